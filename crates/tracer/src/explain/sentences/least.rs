//! The least solution, why it is least, and its play-out.

use super::{for_goals, goal_label, list, number_of_solutions, plural, the_goals, weight};
use crate::explain::model::{Atom, Formula, Inline, Prose, Sign, number, prose};
use crate::explain::reading::{Scene, Subject};

/// The heading of the part about the least solution.
pub(crate) fn heading_least(scene: Scene) -> Prose {
    match scene.subject {
        Subject::Unknowns => prose!["The fewest ones"],
        Subject::Presses => prose!["The fewest presses"],
        Subject::Operations => prose!["The fewest operations"],
    }
}

/// The least solution of a goal.
pub(crate) fn least_is(scene: Scene, goal: usize, n: usize, moves: Prose, proven: bool) -> Prose {
    let moves = if n == 0 && scene.subject != Subject::Unknowns {
        prose![]
    } else {
        prose![": ", moves]
    };
    let found = if proven { "" } else { " (the best found)" };
    let n = Inline::Strong(weight(scene, n));
    prose![goal_label(scene, goal), n, found, moves, "."]
}

/// The presses of a solution as cells.
pub(crate) fn press_cells(cells: &[usize]) -> Prose {
    prose![
        plural(cells.len(), "cell ", "cells "),
        super::numbers(cells.iter().copied())
    ]
}

/// A solution of a plain system.
pub(crate) fn solution_is(x: Formula) -> Prose {
    prose![Formula::of(Atom::Unknowns).equals(x)]
}

/// Why nothing is less than the only solution.
pub(crate) fn only_solution() -> Prose {
    prose!["There is no other solution, so none takes fewer."]
}

/// Why nothing is less: all are listed.
///
/// `tied` says that some goal has several that are as light.
pub(crate) fn all_are_listed(
    scene: Scene,
    total: usize,
    least: &[(usize, usize)],
    tied: bool,
) -> Prose {
    let which =
        tied.then_some(" Where several need as few, the first as a string of 0s and 1s is given.");
    let lead = match total {
        2 => prose!["Why least: both solutions are listed above; neither has fewer than "],
        _ => prose![
            "Why least: all ",
            total,
            " solutions are listed above; none has fewer than "
        ],
    };
    let same = least.windows(2).all(|pair| pair[0].1 == pair[1].1);
    match least {
        [(_, 0), ..] if same => prose!["Why least: nothing is less than 0."],
        [(_, first), ..] if same => prose![lead, weight(scene, *first), ".", which],
        _ => {
            let each =
                |&(goal, n): &(usize, usize)| prose![weight(scene, n), for_goals(scene, &[goal])];
            prose![lead, list(least.iter().map(each)), ".", which]
        }
    }
}

/// Why nothing is less: all were tried.
pub(crate) fn all_were_tried(scene: Scene, goal: usize, log2: usize, least: usize) -> Prose {
    prose![
        "Why least: all ",
        number_of_solutions(log2),
        for_goals(scene, &[goal]),
        " were tried; none has fewer than ",
        weight(scene, least),
        ".",
    ]
}

/// What a trace claims of more solutions than a checker tries.
pub(crate) fn not_tried_again(scene: Scene, goal: usize, log2: usize, least: usize) -> Prose {
    match least {
        0 => prose!["Why least: nothing is less than 0."],
        _ => prose![
            "The trace says that none of the ",
            number_of_solutions(log2),
            for_goals(scene, &[goal]),
            " has fewer than ",
            weight(scene, least),
            "; so many are not tried again here.",
        ],
    }
}

/// That the least is not proven.
pub(crate) fn not_proven(
    scene: Scene,
    goal: usize,
    log2: usize,
    best: usize,
    bound: usize,
) -> Prose {
    prose![
        Inline::Strong(prose!["Not proven to be least"]),
        for_goals(scene, &[goal]),
        ": there are ",
        number_of_solutions(log2),
        ", and not all were tried. ",
        weight(scene, best),
        plural(best, " is", " are"),
        " the best that was found",
        (bound > 0).then(|| prose!["; every solution has at least ", bound]),
        ".",
    ]
}

/// That the solution with all free variables 0 is not the least: its weight, the least, and the
/// quiet patterns that lead from one to the other.
pub(crate) fn zero_is_not_least(
    scene: Scene,
    goal: usize,
    (zero, least): (usize, usize),
    quiet: &[usize],
) -> Prose {
    let terms = std::iter::once(Atom::Particular).chain(quiet.iter().map(|&i| Atom::Quiet(i)));
    prose![
        "All free variables 0 is ",
        Inline::Strong(prose!["not"]),
        " the least here: it gives ",
        weight(scene, zero),
        for_goals(scene, &[goal]),
        ", and ",
        Formula::sum(terms),
        " gives ",
        least,
        ". Free means that you choose, and 1 can be better.",
    ]
}

/// That no solution needs fewer than the one with all free variables 0 does.
pub(crate) fn zero_is_least(scene: Scene, which: &[usize]) -> Prose {
    prose![
        "Here the solution with all free variables 0 happens to need no more",
        for_goals(scene, which),
        ". That is luck, not a rule: always look at the others.",
    ]
}

/// The answer for a board with several goals.
pub(crate) fn best_of_goals(scene: Scene, goal: usize, n: usize, tied: bool) -> Prose {
    let tie = if tied {
        " (the first goal of those that need as few)"
    } else {
        ""
    };
    prose![
        "So the answer is ",
        weight(scene, n),
        ", to ",
        Inline::Goal(goal),
        tie,
        "."
    ]
}

/// The heading of the play-out.
pub(crate) fn heading_play_out(scene: Scene, goal: usize) -> Prose {
    prose!["Played out to ", the_goals(scene, &[goal])]
}

/// What the play-out shows.
pub(crate) fn play_out_intro(scene: Scene) -> Prose {
    match scene.subject {
        Subject::Presses => {
            prose!["After each press, the pressed cell in brackets; any other order ends the same:"]
        }
        _ => prose!["After each operation; any other order ends the same:"],
    }
}

/// The caption of the board before the first move.
pub(crate) fn caption_before() -> Prose {
    prose!["start"]
}

/// The caption of the board after a press.
pub(crate) fn caption_after_press(cell: usize) -> Prose {
    prose!["cell ", number(cell)]
}

/// The caption of the board after a named move.
pub(crate) fn caption_after_operation(name: &str) -> Prose {
    prose![name]
}

/// That there is nothing to do.
pub(crate) fn already_there(scene: Scene, goal: usize) -> Prose {
    prose![
        "The board is at ",
        the_goals(scene, &[goal]),
        " already: there is nothing to do."
    ]
}

/// That a play-out is not drawn.
pub(crate) fn play_out_left_out(scene: Scene, moves: usize) -> Prose {
    let what = prose![
        "A board after each of ",
        weight(scene, moves),
        " would be too many"
    ];
    match scene.subject {
        Subject::Presses => prose![
            what,
            "; these are the presses (",
            Inline::Sign(Sign::Chosen),
            "):"
        ],
        _ => prose![what, "."],
    }
}

/// The caption of the cells to press.
pub(crate) fn caption_to_press() -> Prose {
    prose!["press these"]
}
