//! Columns that change places, and the recursion over the free variables.

use super::{count, list};
use crate::explain::model::{Formula, Inline, Prose, number, prose};

/// Why columns change places, and what is to be kept apart from then on.
pub(crate) fn why_columns_move() -> Prose {
    prose![
        "The pivots are to stand on the diagonal: that of ",
        Inline::Row(0),
        " in column 1, that of ",
        Inline::Row(1),
        " in column 2, and so on. Where no pivot can stand in the column whose turn it is, a \
         column further right takes its place, in every row; so those without a pivot gather at \
         the right end. A column takes its unknown along, which is written over it. From the \
         first such swap on, a place and an unknown are two things: “column 3” is the third \
         place, whichever unknown stands there.",
    ]
}

/// The heading of two columns that change places.
pub(crate) fn heading_column_swap([col, other]: [usize; 2], n: usize) -> Prose {
    prose![
        "column ",
        number(col),
        " of ",
        n,
        ": changes places with column ",
        number(other)
    ]
}

/// Why two columns change places; `vars` are the unknowns that stand in them after it.
pub(crate) fn why_columns_swap(
    [col, other]: [usize; 2],
    [comes, goes]: [usize; 2],
    m: usize,
) -> Prose {
    let none = if col + 1 == m {
        prose![
            Inline::Row(col),
            ", the only row left without a pivot, has "
        ]
    } else {
        prose!["No row from ", Inline::Row(col), " down has "]
    };
    let one = if col + 1 == m { "no 1" } else { "a 1" };
    prose![
        none,
        one,
        " in column ",
        number(col),
        ", so no pivot can stand there. The first column after it where one can is column ",
        number(other),
        ", that of ",
        Inline::Variable(comes),
        ". The two change places, in every row: now ",
        Inline::Variable(comes),
        " stands in column ",
        number(col),
        " and ",
        Inline::Variable(goes),
        " in column ",
        number(other),
        ".",
    ]
}

/// The work on a column in a line, where another takes its place first.
pub(crate) fn moved_column_summary(col: usize, other: usize, var: usize, work: Prose) -> Prose {
    prose![
        "column ",
        number(col),
        ": changes places with column ",
        number(other),
        " (",
        Inline::Variable(var),
        "); ",
        work
    ]
}

/// How often columns changed places.
pub(crate) fn column_swaps_summed_up(swaps: usize) -> Prose {
    prose![
        "Before that, ",
        count(swaps, "column", "columns"),
        " changed places with one further right.",
    ]
}

/// That every column is where it was.
pub(crate) fn no_column_moved() -> Prose {
    prose!["No column had to change places, so each still has the number of its unknown."]
}

/// Which columns were swapped, and which unknown stands where now; `all` columns or some.
pub(crate) fn order_of_columns(swaps: &[[usize; 2]], moved: &[(usize, usize)], all: bool) -> Prose {
    let swap = |&[col, other]: &[usize; 2]| prose![number(col), " with ", number(other)];
    let place = |(index, &(col, var)): (usize, &(usize, usize))| {
        let verb = if index == 0 {
            " stands in column "
        } else {
            " in column "
        };
        prose![Inline::Variable(var), verb, number(col)]
    };
    let others = if all {
        ""
    } else {
        "; every other unknown is where it was"
    };
    let one_by_one = if swaps.len() > 1 {
        ", one after the other"
    } else {
        ""
    };
    prose![
        "Columns changed places: ",
        list(swaps.iter().map(swap)),
        one_by_one,
        ". So now ",
        list(moved.iter().enumerate().map(place)),
        others,
        ". The same swaps in reverse order would undo it.",
    ]
}

/// How what is found is said in the original order.
pub(crate) fn order_undone() -> Prose {
    prose![
        "That is not even needed: from here on unknowns are called by their own numbers, not by \
         the places of their columns, so the answer comes out in the original order."
    ]
}

/// The recursion over the free variables, and what the pivot rows do in it.
pub(crate) fn recursion(free: &[usize], rank: usize) -> Prose {
    let is = |var: &usize, value| Formula::is(*var, value);
    let tries = |var: &usize| prose![is(var, false), ", then ", is(var, true)];
    let branches = match free {
        [] => return Prose::default(),
        [one] => prose![tries(one), ". Either way"],
        [first, second] => prose![
            tries(first),
            ", and within each of these ",
            tries(second),
            ". At the end of each branch"
        ],
        [first, second, .., last] => prose![
            tries(first),
            ", within each of these ",
            tries(second),
            ", and so on to ",
            Inline::Variable(*last),
            ". At the end of each branch"
        ],
    };
    let forced = match rank {
        0 => " no unknown is left to be forced.",
        1 => " the pivot row forces the one that is left.",
        _ => " the pivot rows force the other unknowns, from the last row up.",
    };
    prose![
        "The rest is a recursion over the free variables: first ",
        branches,
        forced
    ]
}
