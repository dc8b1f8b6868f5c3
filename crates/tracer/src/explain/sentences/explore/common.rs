//! Words and sentences that several methods share.

use gf2::BitVector;

use super::super::{commas, for_goals, list, plural, power_of_two, weight};
use crate::explain::model::{Inline, Prose, number, prose};
use crate::explain::reading::{Scene, Subject};

/// A count of a trace as a number to be read.
pub(crate) fn big(count: u64) -> Inline {
    Inline::Number(usize::try_from(count).unwrap_or(usize::MAX))
}

/// What a set of moves leads to, in singular and plural.
pub(crate) fn state_noun(scene: Scene) -> (&'static str, &'static str) {
    match scene.subject {
        Subject::Unknowns => ("result", "results"),
        _ => ("board", "boards"),
    }
}

/// A move, in singular and plural.
pub(crate) fn move_noun(scene: Scene) -> (&'static str, &'static str) {
    match scene.subject {
        Subject::Presses => ("press", "presses"),
        Subject::Operations => ("operation", "operations"),
        Subject::Unknowns => ("unknown", "unknowns"),
    }
}

/// A move in a table: the number of its cell, or its variable.
pub(crate) fn a_move(scene: Scene, var: usize) -> Inline {
    match scene.subject {
        Subject::Presses => number(var),
        _ => Inline::Variable(var),
    }
}

/// A set of moves in a table.
pub(crate) fn move_set(scene: Scene, moves: &BitVector) -> Prose {
    if moves.is_zero() {
        return prose!["none"];
    }
    commas(moves.iter_ones().map(|var| a_move(scene, var)))
}

/// The rank as a number of boards: 2^rank, and what the rank is.
pub(super) fn two_to_the_rank(rank: usize) -> Prose {
    prose![
        power_of_two(rank),
        " (2 to the power of the rank, the number of pivots in an elimination)"
    ]
}

/// The heading of the part about goals that were not found.
pub(crate) fn heading_unreached(scene: Scene, unreached: &[usize]) -> Prose {
    match scene.subject {
        Subject::Unknowns => prose!["Why there is no solution", for_goals(scene, unreached)],
        _ => super::super::heading_contradiction(scene, unreached),
    }
}

/// The heading of the part about costs.
pub(crate) fn heading_cost() -> Prose {
    prose!["What was counted, and what it costs"]
}

/// That several ways need as few; `tied` has each goal with the number of ways and the weight.
pub(crate) fn several_are_least(scene: Scene, tied: &[(usize, usize, usize)]) -> Prose {
    let ways = |&(goal, ways, least): &(usize, usize, usize)| {
        prose![
            ways,
            " ways need ",
            weight(scene, least),
            for_goals(scene, &[goal])
        ]
    };
    let capital = super::super::sentence_start(list(tied.iter().map(ways)));
    prose![
        capital,
        "; of equal ones the first as a string of 0s and 1s is given.",
    ]
}

/// Which cells are wrong, where each goal wants all cells in one state; `states` has the wrong
/// one for each goal.
pub(crate) fn wrong_states(states: &[&str]) -> Prose {
    let wrong = Inline::Strong(prose!["wrong"]);
    let lead = prose!["A cell is ", wrong, " while it still has to change: "];
    let each =
        |(goal, state): (usize, &&str)| prose!["for ", Inline::Goal(goal), " while it is ", *state];
    match states {
        [one] => prose![lead, "while it is ", *one, "."],
        [first, second] if first != second => prose![
            lead,
            list(states.iter().enumerate().map(each)),
            ". So ",
            Inline::Goal(1),
            " is the same task as ",
            Inline::Goal(0),
            " on the board with ",
            *first,
            " and ",
            *second,
            " exchanged.",
        ],
        _ => prose![lead, list(states.iter().enumerate().map(each)), "."],
    }
}

/// What a wrong cell is, where cells should end in different states.
pub(crate) fn wrong_in_general() -> Prose {
    prose!["A cell is wrong if it still has to change to be as the goal wants it."]
}

/// "cell 3 is" or "cells 3 and 4 are".
pub(crate) fn cells_are(cells: &[usize]) -> Prose {
    prose![
        plural(cells.len(), "cell ", "cells "),
        super::super::numbers(cells.iter().copied()),
        plural(cells.len(), " is", " are"),
    ]
}
