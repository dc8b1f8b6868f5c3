//! Rows without unknowns: tests, and contradictions.

use super::{count, goals, list, numbers, parity, plural, rows};
use crate::explain::model::{Formula, Inline, PartKind, Prose, prose};
use crate::explain::reading::Subject;

/// The heading of the part about zero rows.
pub(in crate::explain) fn heading_tests() -> Prose {
    prose!["ZERO ROWS ARE TESTS"]
}

/// The heading of the part about goals that cannot be reached.
pub(in crate::explain) fn heading_contradiction(subject: Subject, unreachable: &[usize]) -> Prose {
    match subject {
        Subject::Unknowns => prose!["A CONTRADICTION"],
        _ => prose!["WHY ", goals(unreachable), " CANNOT BE REACHED"],
    }
}

/// Where zero rows come from.
pub(in crate::explain) fn tests_intro(zero: &[usize]) -> Prose {
    prose![
        rows(zero),
        plural(zero.len(), " has", " have"),
        " lost every unknown. Such a row cannot be steered by any choice: \
         its left side is 0, so its right side must be 0 too. It is a test that the board passes or fails.",
    ]
}

/// Where zero rows come from, in a plain system.
pub(in crate::explain) fn tests_intro_system(zero: &[usize]) -> Prose {
    prose![
        rows(zero),
        plural(zero.len(), " has", " have"),
        " lost every unknown. Its left side is 0 whatever the unknowns are, \
         so its right side must be 0 too: 0 = 0 is always true and says nothing new, 0 = 1 is never true.",
    ]
}

/// Which equations a zero row is the sum of.
pub(in crate::explain) fn test_is_sum(subject: Subject, row: usize, equations: &[usize]) -> Prose {
    let of = match (subject, equations.len()) {
        (Subject::Unknowns, 1) => prose!["is equation "],
        (Subject::Unknowns, _) => prose!["is the sum of equations "],
        (_, 1) => prose!["is the equation of cell "],
        _ => prose!["is the sum of the equations of cells "],
    };
    prose![
        Inline::Row(row),
        " ",
        of,
        numbers(equations.iter().copied())
    ]
}

/// What a sum without unknowns means on the board.
pub(in crate::explain) fn every_move_even(subject: Subject, cells: usize) -> Prose {
    let moves = if subject == Subject::Presses {
        "press"
    } else {
        "operation"
    };
    match cells {
        1 => prose![
            ", and every unknown cancelled: no ",
            moves,
            " changes that cell."
        ],
        _ => prose![
            ", and every unknown cancelled: every ",
            moves,
            " changes an even number of these ",
            cells,
            " cells.",
        ],
    }
}

/// How many of a test's cells have to change for a goal, and whether that can be.
pub(in crate::explain) fn verdict(goal: usize, changing: usize, what: &str) -> Prose {
    let result = if changing % 2 == 0 {
        "passed"
    } else {
        "failed"
    };
    prose![
        Inline::Goal(goal),
        ": ",
        changing,
        " of them ",
        what,
        ", ",
        parity(changing),
        ": ",
        Inline::Strong(prose![result]),
        ".",
    ]
}

/// What has to be true of a cell that changes, where all cells must end in the same state.
pub(in crate::explain) fn in_state(changing: usize, state: &str) -> String {
    format!("{} {state}", plural(changing, "is", "are"))
}

/// What has to be true of a cell that changes, where cells end in different states.
pub(in crate::explain) fn must_change_words(changing: usize) -> String {
    format!("{} to change", plural(changing, "has", "have"))
}

/// The caption of the cells of a contradiction.
pub(in crate::explain) fn caption_counted() -> Prose {
    prose!["these cells"]
}

/// That a goal cannot be reached, where no one has shown why.
pub(in crate::explain) fn contradiction_not_shown(unreachable: &[usize]) -> Prose {
    prose![
        "There is no solution for ",
        goals(unreachable),
        ", but these operations do not say why."
    ]
}

/// The caption of a test's board.
pub(in crate::explain) fn caption_test(row: usize) -> Prose {
    prose![Inline::Row(row)]
}

/// That the tests are drawn.
pub(in crate::explain) fn tests_drawn(count_of: usize) -> Prose {
    match count_of {
        1 => prose!["The cells of this test, as they stand:"],
        _ => prose!["The cells of each test, as they stand:"],
    }
}

/// How the other tests come out.
pub(in crate::explain) fn tests_result(tests: usize, failed: &[(usize, Vec<usize>)]) -> Prose {
    if failed.is_empty() {
        return match tests {
            1 => prose!["The test is passed."],
            2 => prose!["Both tests are passed."],
            _ => prose!["All ", tests, " tests are passed."],
        };
    }
    let lines = failed
        .iter()
        .map(|(goal, rows_of)| prose![Inline::Goal(*goal), " fails at ", rows(rows_of)]);
    prose![
        list(lines),
        ": part ",
        Inline::Part(PartKind::Contradiction),
        "."
    ]
}

/// How rare solvable boards are.
pub(in crate::explain) fn one_board_in(tests: usize) -> Prose {
    prose![
        count(tests, "test", "tests"),
        ", each passed by half of all boards: of ",
        Formula::power(2, tests),
        " boards one can be solved.",
    ]
}

/// What a zero row says about a goal of a plain system.
pub(in crate::explain) fn zero_row_says(goal: Option<usize>, one: bool) -> Prose {
    let for_goal = goal.map(|goal| prose![" for ", Inline::Goal(goal)]);
    if one {
        prose![
            "0 = 1",
            for_goal,
            ", ",
            Inline::Strong(prose!["a contradiction"])
        ]
    } else {
        prose!["0 = 0", for_goal, ", always true"]
    }
}

/// A zero row of a plain system: where it comes from and what it says.
pub(in crate::explain) fn zero_row(
    row: usize,
    equations: &[usize],
    says: impl Iterator<Item = Prose>,
) -> Prose {
    prose![
        test_is_sum(Subject::Unknowns, row, equations),
        ": ",
        list(says),
        "."
    ]
}

/// How a contradiction comes about.
pub(in crate::explain) fn contradiction_intro(
    subject: Subject,
    row: usize,
    unreachable: &[usize],
    equations: &[usize],
) -> Prose {
    let for_goals = prose![
        Inline::Row(row),
        " reads 0 = 1 for ",
        goals(unreachable),
        ". Go back to where it comes from: "
    ];
    prose![for_goals, test_is_sum(subject, row, equations), "."]
}

/// The sum of the original equations.
pub(in crate::explain) fn add_them_up(
    equations: usize,
    unreachable: &[usize],
    all: usize,
) -> Prose {
    let for_goals = if all == 1 {
        prose![]
    } else {
        prose![" for ", goals(unreachable)]
    };
    match equations {
        1 => prose!["That equation, as it was given:"],
        _ => prose![
            "Add these equations as they were given. Every unknown occurs an even number of times, so it cancels; \
             the right sides add up to 1",
            for_goals,
            ":",
        ],
    }
}

/// What the contradiction means on the board.
pub(in crate::explain) fn contradiction_on_board(subject: Subject, cells: usize) -> Prose {
    let moves = if subject == Subject::Presses {
        "press"
    } else {
        "operation"
    };
    match cells {
        1 => prose!["No ", moves, " changes that cell."],
        _ => prose![
            "Every ",
            moves,
            " changes an even number of these ",
            cells,
            " cells, so the number of them that still must change \
             stays odd or stays even for ever.",
        ],
    }
}

/// The count that decides.
pub(in crate::explain) fn contradiction_count(goal: usize, changing: usize, what: &str) -> Prose {
    prose![
        Inline::Goal(goal),
        ": now ",
        changing,
        " of them ",
        what,
        ", an odd number. It can never become 0, so ",
        Inline::Goal(goal),
        " cannot be reached.",
    ]
}

/// What the contradiction means in a plain system.
pub(in crate::explain) fn contradiction_system(unreachable: &[usize], one_goal: bool) -> Prose {
    let which = if one_goal {
        prose![]
    } else {
        prose![" for ", goals(unreachable)]
    };
    prose![
        "0 = 1 is never true, so no choice of the unknowns satisfies all equations",
        which,
        ": there is no solution."
    ]
}

/// Why nothing follows the contradiction.
pub(in crate::explain) fn nothing_more() -> Prose {
    prose!["One contradiction is enough: with no solution there is nothing to substitute back."]
}
