//! Free variables.

use super::{count, goals, plural, variables};
use crate::explain::model::{Formula, Prose, prose};

/// The heading of the part about free variables.
pub(in crate::explain) fn heading_free() -> Prose {
    prose!["FREE VARIABLES"]
}

/// That every column has a pivot.
pub(in crate::explain) fn none_is_free(n: usize, solvable: &[usize]) -> Prose {
    let columns = if n == 0 {
        prose!["There are no unknowns, so none is free"]
    } else {
        prose!["Every column has a pivot, so no variable is free: each is forced"]
    };
    match solvable {
        [] => prose![columns, "."],
        _ => prose![
            columns,
            ". There is exactly one solution for ",
            goals(solvable),
            "."
        ],
    }
}

/// Which variables are free.
pub(in crate::explain) fn these_are_free(free: &[usize]) -> Prose {
    prose![variables(free), plural(free.len(), " is", " are"), " free:"]
}

/// The reason, one line a run of columns.
pub(in crate::explain) fn free_reason(columns: Prose, reason: Prose) -> Prose {
    prose![columns, ": ", reason, "."]
}

/// What free means.
pub(in crate::explain) fn free_means(free: usize, basic: usize, solvable: &[usize]) -> Prose {
    let choice = prose![
        "Free does not mean 0 and does not mean unimportant: you choose 0 or 1 for ",
        plural(free, "it", "each of them"),
    ];
    let forced = match basic {
        0 => prose!["."],
        1 => prose![", and the one other variable is forced."],
        _ => prose![", and the other ", basic, " variables are forced."],
    };
    let solutions = match solvable {
        [] => prose![],
        [one] => prose![number_of_solutions(free), " for ", goals(&[*one]), "."],
        _ => prose![
            number_of_solutions(free),
            " for each of ",
            goals(solvable),
            "."
        ],
    };
    prose![choice, forced].then(solutions)
}

/// Says 2^k, and what it is while that is readable.
pub(in crate::explain) fn number_of_solutions(log2: usize) -> Prose {
    match log2 {
        0 => prose!["One solution"],
        1..=16 => prose![
            Formula::power(2, log2).equals(Formula::number(1 << log2)),
            " solutions"
        ],
        _ => prose![Formula::power(2, log2), " solutions"],
    }
}

/// That their number is no accident.
pub(in crate::explain) fn how_many_is_fixed(n: usize, rank: usize) -> Prose {
    prose![
        "Which variables are free depends on the order of the columns; how many does not: ",
        count(n, "unknown", "unknowns"),
        " minus ",
        count(rank, "pivot", "pivots"),
        " leave ",
        n - rank,
        ".",
    ]
}
