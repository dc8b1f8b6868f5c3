//! Rows without unknowns: tests, and contradictions.

use super::{
    for_goals, goal_label, list, numbers, parity, plural, power_of_two, rows, some_of_many,
    the_goals, zero_equals,
};
use crate::explain::model::{Inline, PartKind, Prose, Sign, prose};
use crate::explain::reading::{Scene, Subject};

/// The heading of the part about zero rows.
pub(crate) fn heading_tests() -> Prose {
    prose!["Zero rows are tests"]
}

/// The heading of the part about goals that cannot be reached.
pub(crate) fn heading_contradiction(scene: Scene, unreachable: &[usize]) -> Prose {
    match scene.subject {
        Subject::Unknowns => prose!["The contradiction", for_goals(scene, unreachable)],
        _ => prose!["Why ", the_goals(scene, unreachable), " cannot be reached"],
    }
}

/// What a row without unknowns is good for.
pub(crate) fn tests_intro(scene: Scene, zero: &[usize]) -> Prose {
    let lead = prose![
        rows(zero),
        plural(zero.len(), " has", " have"),
        " no unknowns left"
    ];
    match scene.subject {
        Subject::Unknowns => prose![
            lead,
            ". The left side is 0 whatever the unknowns are: ",
            zero_equals(false),
            " is always true and says nothing new, ",
            zero_equals(true),
            " is never true.",
        ],
        _ => prose![
            lead,
            ": 0 on the left, whatever is ",
            if scene.subject == Subject::Presses {
                "pressed"
            } else {
                "used"
            },
            ", so the right side must be 0. That is a test which a board passes or fails.",
        ],
    }
}

/// Which original equations a row is the sum of.
///
/// `aside` stands between the row and the rest, for what else is to be said of the row.
pub(crate) fn row_is_sum(scene: Scene, row: usize, aside: Prose, equations: &[usize]) -> Prose {
    let of = match (scene.subject, equations.len()) {
        (Subject::Unknowns, 1) => " is equation ",
        (Subject::Unknowns, _) => " is the sum of equations ",
        (_, 1) => " is the equation of cell ",
        _ => " is the sum of the equations of cells ",
    };
    prose![
        Inline::Row(row),
        aside,
        of,
        numbers(equations.iter().copied())
    ]
}

/// What a sum without unknowns means on the board.
pub(crate) fn every_move_even(scene: Scene, cells: usize) -> Prose {
    let a_move = if scene.subject == Subject::Presses {
        "press"
    } else {
        "operation"
    };
    match cells {
        1 => prose![
            ", and it has no unknowns: no ",
            a_move,
            " changes that cell."
        ],
        _ => prose![
            ", and every unknown cancelled: every ",
            a_move,
            " changes an even number of these ",
            cells,
            " cells.",
        ],
    }
}

/// How many of a test's cells have to change for a goal, and whether that can be.
pub(crate) fn verdict(scene: Scene, goal: usize, changing: usize, what: &str) -> Prose {
    let passed = changing.is_multiple_of(2);
    let result = Inline::Strong(prose![if passed { "passed" } else { "failed" }]);
    prose![
        goal_label(scene, goal),
        changing,
        " of them ",
        what,
        ", ",
        parity(changing),
        ": ",
        result,
        ".",
    ]
}

/// What is true of the cells that have to change, where all cells must end in one state.
pub(crate) fn in_state(changing: usize, state: &str) -> String {
    format!("{} {state}", plural(changing, "is", "are"))
}

/// What is true of the cells that have to change, where cells end in different states.
pub(crate) fn must_change_words(changing: usize) -> String {
    format!("{} to change", plural(changing, "has", "have"))
}

/// The caption of a test's board; `passed` is `None` if the goals differ.
pub(crate) fn caption_test(row: usize, passed: Option<bool>) -> Prose {
    let result = match passed {
        Some(true) => ": passed",
        Some(false) => ": failed",
        None => "",
    };
    prose![Inline::Row(row), result]
}

/// The tests are drawn with the cells as they stand.
pub(crate) fn tests_drawn_as_they_stand(tests: usize) -> Prose {
    match tests {
        1 => prose!["The cells of the test, as they stand:"],
        _ => prose!["The cells of each test, as they stand:"],
    }
}

/// The tests are drawn with the cells that have to change.
pub(crate) fn tests_drawn_as_changes(tests: usize) -> Prose {
    let which = if tests == 1 {
        "the test ("
    } else {
        "each test ("
    };
    prose![
        "The cells of ",
        which,
        Inline::Sign(Sign::Chosen),
        " must change, ",
        Inline::Sign(Sign::Kept),
        " must not):",
    ]
}

/// How all tests together come out; `failed` has each failing row with its goals.
pub(crate) fn tests_result(
    scene: Scene,
    tests: usize,
    failed: &[(usize, Vec<usize>)],
    all_rows_told: bool,
) -> Prose {
    let result = match (failed, tests) {
        ([], 1) => prose!["The test is passed."],
        ([], 2) => prose!["Both tests are passed."],
        ([], _) => prose!["All ", tests, " tests are passed."],
        _ => {
            let part = Inline::Part(PartKind::Contradiction);
            prose![
                which_fail(scene, failed),
                "; part ",
                part,
                " says what that means."
            ]
        }
    };
    let share = match (all_rows_told, tests) {
        (false, _) => prose![],
        (true, 1) => prose!["Half of all boards pass it."],
        _ => prose![
            "Each halves the boards: one in ",
            power_of_two(tests),
            " passes all."
        ],
    };
    result.then(share)
}

/// The failing rows; together if they fail for the same goals.
fn which_fail(scene: Scene, failed: &[(usize, Vec<usize>)]) -> Prose {
    let alike = failed.windows(2).all(|pair| pair[0].1 == pair[1].1);
    if let ([(_, whom), ..], true) = (failed, alike) {
        let which: Vec<usize> = failed.iter().map(|(row, _)| *row).collect();
        let fail = plural(which.len(), " fails", " fail");
        return prose![rows(&which), fail, for_goals(scene, whom)];
    }
    let fails = |(row, whom): &(usize, Vec<usize>)| {
        prose![Inline::Row(*row), " fails", for_goals(scene, whom)]
    };
    list(failed.iter().map(fails))
}

/// What a zero row of a plain system says.
pub(crate) fn zero_row_says(scene: Scene, goal: usize, one: bool) -> Prose {
    let meaning = if one {
        prose![Inline::Strong(prose!["a contradiction"])]
    } else {
        prose!["always true"]
    };
    let whom = for_goals(scene, &[goal]);
    prose![zero_equals(one), whom, " (", meaning, ")"]
}

/// A zero row of a plain system: where it comes from and what it says.
pub(crate) fn zero_row(
    scene: Scene,
    row: usize,
    equations: &[usize],
    says: impl Iterator<Item = Prose>,
) -> Prose {
    prose![
        row_is_sum(scene, row, prose![], equations),
        ". It reads ",
        list(says),
        "."
    ]
}

/// Where a contradiction comes from.
pub(crate) fn contradiction_intro(
    scene: Scene,
    row: usize,
    unreachable: &[usize],
    equations: &[usize],
) -> Prose {
    let reads = prose![
        ", which reads ",
        zero_equals(true),
        for_goals(scene, unreachable),
        ","
    ];
    prose![row_is_sum(scene, row, reads, equations), "."]
}

/// That the original equations are added up below.
pub(crate) fn add_them_up(scene: Scene, equations: usize, unreachable: &[usize]) -> Prose {
    match equations {
        1 => prose!["This is that equation as it stood at the start:"],
        _ => prose![
            "Add these equations as they stood at the start. Every unknown occurs in an even number of \
             them and cancels; the right sides add up to 1",
            for_goals(scene, unreachable),
            ":",
        ],
    }
}

/// Why the number of cells that have to change keeps its parity.
pub(crate) fn parity_stays(scene: Scene, cells: usize) -> Prose {
    let a_move = if scene.subject == Subject::Presses {
        "press"
    } else {
        "operation"
    };
    match cells {
        1 => prose!["No ", a_move, " changes that cell."],
        _ => prose![
            "Every ",
            a_move,
            " changes an even number of these ",
            cells,
            " cells. So however many of them still have to change, that number stays odd or \
             stays even for ever.",
        ],
    }
}

/// The count that decides.
pub(crate) fn contradiction_count(scene: Scene, goal: usize, changing: usize, what: &str) -> Prose {
    prose![
        goal_label(scene, goal),
        changing,
        " of them ",
        what,
        " now, an odd number. It can never become 0, so ",
        the_goals(scene, &[goal]),
        " cannot be reached.",
    ]
}

/// What the contradiction means in a plain system.
pub(crate) fn contradiction_system(scene: Scene, unreachable: &[usize]) -> Prose {
    prose![
        zero_equals(true),
        " is never true, and no choice of the unknowns can make it so: there is no solution",
        for_goals(scene, unreachable),
        ".",
    ]
}

/// The caption of the cells of a contradiction.
pub(crate) fn caption_counted() -> Prose {
    prose!["these cells"]
}

/// Why nothing follows the contradiction.
pub(crate) fn nothing_more() -> Prose {
    prose!["One contradiction is enough: without a solution there is nothing to substitute back."]
}

/// That a goal has no solution, where no one has shown why.
pub(crate) fn contradiction_not_shown(scene: Scene, unreachable: &[usize]) -> Prose {
    prose![
        "There is no solution",
        for_goals(scene, unreachable),
        ", but these operations do not go far enough to show it."
    ]
}

/// That some tests are not drawn.
pub(crate) fn tests_left_out(shown: usize, total: usize) -> Prose {
    some_of_many(shown, total, "tests")
}

/// That some zero rows are not listed.
pub(crate) fn zero_rows_left_out(shown: usize, total: usize) -> Prose {
    some_of_many(shown, total, "such rows")
}
