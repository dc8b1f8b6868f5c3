//! The least solution, why it is least, and its play-out.

use super::{goals, list, number_of_solutions, plural, weight, weight_noun};
use crate::explain::model::{Atom, Formula, Inline, Prose, number, prose};
use crate::explain::reading::Subject;

/// The heading of the part about the least solution.
pub(in crate::explain) fn heading_least(subject: Subject) -> Prose {
    match subject {
        Subject::Unknowns => prose!["THE SOLUTION WITH THE FEWEST ONES"],
        Subject::Presses => prose!["THE FEWEST PRESSES"],
        Subject::Operations => prose!["THE FEWEST OPERATIONS"],
    }
}

/// The least solution of a goal.
pub(in crate::explain) fn least_is(
    subject: Subject,
    goal: usize,
    n: usize,
    moves: Prose,
    proven: bool,
) -> Prose {
    let moves = if moves.is_empty() || n == 0 {
        prose![]
    } else {
        prose![": ", moves]
    };
    let best_found = if proven { "" } else { " (the best found)" };
    prose![
        Inline::Goal(goal),
        ": ",
        Inline::Strong(weight(subject, n)),
        best_found,
        moves,
        "."
    ]
}

/// A solution of a plain system.
pub(in crate::explain) fn tuple_is(tuple: Formula) -> Prose {
    prose![Formula::of(Atom::Unknowns), " = ", tuple]
}

/// Why nothing is less than the only solution.
pub(in crate::explain) fn only_solution() -> Prose {
    prose!["There is no other solution, so there is none with fewer."]
}

/// The caption of the cells to press.
pub(in crate::explain) fn caption_to_press() -> Prose {
    prose!["press these"]
}

/// The presses of a solution as cells.
pub(in crate::explain) fn press_cells(cells: &[usize]) -> Prose {
    prose![
        plural(cells.len(), "cell ", "cells "),
        super::numbers(cells.iter().copied())
    ]
}

/// Why nothing is less: all are listed.
pub(in crate::explain) fn all_are_listed(
    total: usize,
    least: &[(usize, usize)],
    subject: Subject,
) -> Prose {
    let lead = match total {
        2 => prose!["Why least: both solutions are listed above; neither has fewer than "],
        _ => prose![
            "Why least: all ",
            total,
            " solutions are listed above; none has fewer than "
        ],
    };
    let [(_, first), rest @ ..] = least else {
        return Prose::default();
    };
    if rest.iter().all(|(_, weight)| weight == first) {
        return prose![lead, weight(subject, *first), "."];
    }
    let each = least
        .iter()
        .map(|&(goal, n)| prose![weight(subject, n), " for ", Inline::Goal(goal)]);
    prose![lead, list(each), "."]
}

/// Why nothing is less: all were tried.
pub(in crate::explain) fn all_were_tried(
    goal: usize,
    log2: usize,
    least: usize,
    subject: Subject,
) -> Prose {
    prose![
        "Why least: all ",
        number_of_solutions(log2),
        " for ",
        Inline::Goal(goal),
        " were tried, too many to list; none has fewer than ",
        weight(subject, least),
        ".",
    ]
}

/// That the least is not proven.
pub(in crate::explain) fn not_proven(
    goal: usize,
    log2: usize,
    best: usize,
    bound: usize,
    subject: Subject,
) -> Prose {
    prose![
        Inline::Strong(prose!["Not proven least."]),
        " There are ",
        number_of_solutions(log2),
        " for ",
        Inline::Goal(goal),
        ", too many to try them all. ",
        weight(subject, best),
        " ",
        plural(best, "is", "are"),
        " the best that was found; every solution needs at least ",
        bound,
        ".",
    ]
}

/// That the solution with all free variables 0 is not the least.
pub(in crate::explain) fn zero_is_not_least(
    subject: Subject,
    goal: usize,
    (particular, least): (usize, usize),
    one_goal: bool,
) -> Prose {
    let whom = if one_goal {
        prose![]
    } else {
        prose!["for ", Inline::Goal(goal), " "]
    };
    prose![
        "All free variables 0 is NOT the least here: ",
        whom,
        "it takes ",
        weight(subject, particular),
        ", the least takes ",
        least,
        ". Free means you may choose, and choosing 1 can be better.",
    ]
}

/// That the solution with all free variables 0 happens to be the least.
pub(in crate::explain) fn zero_is_least(solvable: &[usize], all: bool) -> Prose {
    let which = if all {
        prose![]
    } else {
        prose![" for ", goals(solvable)]
    };
    prose![
        "Here the solution with all free variables 0 happens to be the least",
        which,
        ". That is luck, not a rule: always look at the others.",
    ]
}

/// How the least solution comes from the particular one.
pub(in crate::explain) fn least_is_sum(quiet: &[usize]) -> Prose {
    let terms = std::iter::once(Atom::Particular).chain(quiet.iter().map(|&i| Atom::Quiet(i)));
    prose!["The least is ", Formula::sum(terms), "."]
}

/// Which goal is nearest.
pub(in crate::explain) fn best_of_goals(
    subject: Subject,
    goal: usize,
    n: usize,
    tied: bool,
) -> Prose {
    let (one, many) = weight_noun(subject);
    let tie = if tied {
        " (the first of those that need as few)"
    } else {
        ""
    };
    prose![
        "So the answer is ",
        n,
        " ",
        plural(n, one, many),
        ", to ",
        Inline::Goal(goal),
        tie,
        "."
    ]
}

/// The heading of the play-out.
pub(in crate::explain) fn heading_play_out(goal: usize) -> Prose {
    prose!["PLAYED OUT TO ", Inline::Goal(goal)]
}

/// What the play-out shows.
pub(in crate::explain) fn play_out_intro(subject: Subject) -> Prose {
    match subject {
        Subject::Presses => prose![
            "After each press, with the pressed cell in brackets (any other order ends the same):"
        ],
        _ => prose!["After each operation (any other order ends the same):"],
    }
}

/// The caption of the board before the first move.
pub(in crate::explain) fn caption_before() -> Prose {
    prose!["start"]
}

/// The caption of the board after a move.
pub(in crate::explain) fn caption_after_press(cell: usize) -> Prose {
    prose!["cell ", number(cell)]
}

/// The caption of the board after a named move.
pub(in crate::explain) fn caption_after_operation(name: &str) -> Prose {
    prose![name]
}

/// That there is nothing to do.
pub(in crate::explain) fn already_there(goal: usize) -> Prose {
    prose!["The board is at ", Inline::Goal(goal), " already."]
}

/// That a play-out is not drawn.
pub(in crate::explain) fn play_out_left_out(moves: usize, subject: Subject) -> Prose {
    prose![
        "Too many boards to draw one after each of ",
        weight(subject, moves),
        "; this is what to press (",
        Inline::Sign(crate::explain::model::Sign::Chosen),
        "):"
    ]
}
