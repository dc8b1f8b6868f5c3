//! Free variables.

use super::{count, for_each_goal, number_of_solutions, plural, sentence, variables};
use crate::explain::model::{Prose, prose};
use crate::explain::reading::Scene;

/// The heading of the part about free variables.
pub(crate) fn heading_free() -> Prose {
    prose!["Free variables"]
}

/// The question before the free variables are named.
pub(crate) fn which_are_free() -> Prose {
    prose!["Which unknowns are free, and why? So how many solutions are there? Answer first."]
}

/// That every column has a pivot.
pub(crate) fn none_is_free(scene: Scene, n: usize, solvable: &[usize]) -> Prose {
    let columns = if n == 0 {
        prose!["There are no unknowns, so none is free: exactly one solution, the empty one"]
    } else {
        prose!["Every column has a pivot, so no variable is free and each is forced: one solution"]
    };
    prose![columns, for_each_goal(scene, solvable), "."]
}

/// Which variables are free, where nothing says why.
pub(crate) fn these_are_free(free: &[usize]) -> Prose {
    prose![
        variables(free),
        plural(free.len(), " is free.", " are free.")
    ]
}

/// Which variables are free, and the reason of a run of columns.
pub(crate) fn free_because(free: &[usize], columns: Prose, reason: Prose) -> Prose {
    let lead = prose![columns, " got no pivot: ", reason];
    let so = prose![
        "So ",
        variables(free),
        plural(free.len(), " is free.", " are free.")
    ];
    sentence(lead).then(so)
}

/// What free means, and how many solutions it gives.
pub(crate) fn free_means(scene: Scene, free: usize, basic: usize, solvable: &[usize]) -> Prose {
    let choice = prose![
        "Free does not mean 0 and does not mean unimportant: you choose 0 or 1 for ",
        plural(free, "it", "each of them"),
    ];
    let forced = match basic {
        0 => prose![": "],
        1 => prose![", and the one other variable is forced: "],
        _ => prose![", and the ", basic, " others are forced: "],
    };
    prose![
        choice,
        forced,
        number_of_solutions(free),
        for_each_goal(scene, solvable),
        "."
    ]
}

/// That their number is no accident.
pub(crate) fn how_many_is_fixed(n: usize, rank: usize) -> Prose {
    prose![
        "Which variables are free depends on the order of the columns; how many does not: ",
        count(n, "unknown", "unknowns"),
        " − ",
        count(rank, "pivot", "pivots"),
        " = ",
        n - rank,
        ".",
    ]
}

/// That some reasons are not given.
pub(crate) fn reasons_left_out(shown: usize, total: usize) -> Prose {
    super::some_of_many(shown, total, "reasons")
}
