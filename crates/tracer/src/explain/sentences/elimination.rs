//! The elimination: what is done to each column, and why.

use std::ops::Range;

use gf2::{RowOp, SkipReason};

use super::{count, plural, rows, variables};
use crate::explain::model::{Formula, Inline, Prose, Sign, number, prose};
use crate::explain::one_based;

/// The heading of the part about the elimination.
pub(in crate::explain) fn heading_elimination(by_column: bool, reduced: bool) -> Prose {
    match (by_column, reduced) {
        (false, _) => prose!["THE OPERATIONS, ONE BY ONE"],
        (true, false) => prose!["FORWARD ELIMINATION"],
        (true, true) => prose!["ELIMINATION TO REDUCED FORM"],
    }
}

/// The two moves, and why they lose nothing.
pub(in crate::explain) fn allowed_moves() -> Prose {
    prose![
        "Two moves are allowed: swap two rows, add one row to another. Doing the same move again undoes it, \
         so no solution is ever lost or gained.",
    ]
}

/// What the elimination aims at.
pub(in crate::explain) fn aim(reduced: bool) -> Prose {
    let rest = if reduced {
        "every other row"
    } else {
        "every row below"
    };
    prose![
        "Aim, column by column: one row keeps the unknown (its 1 is the ",
        Inline::Strong(prose!["pivot"]),
        "), and ",
        rest,
        " loses it.",
    ]
}

/// That rows are no longer cells or equations as given.
pub(in crate::explain) fn rows_are_places(on_board: bool) -> Prose {
    let cells = if on_board {
        "Rows are cells only at the start."
    } else {
        "Rows are the given equations only at the start."
    };
    prose![cells, " From now on R2 is “the row in place 2”."]
}

/// The heading of a column with a pivot.
pub(in crate::explain) fn heading_column(
    col: usize,
    n: usize,
    row: usize,
    from: Option<usize>,
) -> Prose {
    let column = prose!["column ", number(col), " of ", n, ": pivot "];
    match from {
        None => prose![column, Inline::Row(row)],
        Some(from) => prose![
            column,
            Inline::Row(from),
            ", moved up to ",
            Inline::Row(row)
        ],
    }
}

/// The heading of columns without a pivot.
pub(in crate::explain) fn heading_no_pivot(cols: &Range<usize>, n: usize) -> Prose {
    prose![which_columns(cols), " of ", n, ": no pivot"]
}

/// Names one column or a run of them.
pub(in crate::explain) fn which_columns(cols: &Range<usize>) -> Prose {
    let (first, last) = (number(cols.start), number(cols.end - 1));
    match cols.len() {
        1 => prose!["column ", first],
        2 => prose!["columns ", first, " and ", last],
        _ => prose!["columns ", first, " to ", last],
    }
}

/// Why the pivot is in the row whose turn it is.
pub(in crate::explain) fn why_this_row(row: usize, col: usize, last: bool) -> Prose {
    if last {
        return prose![
            "Why ",
            Inline::Row(row),
            ": it is the only row left without a pivot, and it has a 1 in column ",
            number(col),
            ".",
        ];
    }
    prose![
        "Why ",
        Inline::Row(row),
        ": it is the first row, from ",
        Inline::Row(row),
        " down, with a 1 in column ",
        number(col),
        ".",
    ]
}

/// Why two rows change places.
pub(in crate::explain) fn why_swap(row: usize, found: usize, col: usize) -> Prose {
    prose![
        Inline::Row(row),
        " has no ",
        Inline::Variable(col),
        ". Looking down from ",
        Inline::Row(row),
        ", the first 1 in column ",
        number(col),
        " is in ",
        Inline::Row(found),
        ", so the two rows change places: ",
        RowOp::Swap { a: row, b: found },
        ".",
    ]
}

/// Why the pivot row is added to others.
pub(in crate::explain) fn why_add(
    source: usize,
    targets: &[usize],
    col: usize,
    swapped: bool,
) -> Prose {
    let new = if swapped { "the new " } else { "" };
    prose![
        rows(targets),
        plural(targets.len(), " also contains ", " also contain "),
        Inline::Variable(col),
        ". Adding ",
        new,
        Inline::Row(source),
        plural(targets.len(), " cancels it", " to each cancels it"),
        " (1 + 1 = 0):",
    ]
}

/// That no row has to be changed.
pub(in crate::explain) fn nothing_to_add(col: usize, reduced: bool) -> Prose {
    let place = if reduced { "other row" } else { "row below" };
    prose![
        "No ",
        place,
        " contains ",
        Inline::Variable(col),
        ", so there is nothing to add."
    ]
}

/// Why a column gets no pivot.
pub(in crate::explain) fn why_no_pivot(
    cols: &Range<usize>,
    row: usize,
    m: usize,
    why: SkipReason,
) -> Prose {
    let them: Vec<usize> = cols.clone().collect();
    let it = plural(them.len(), "it", "any of them");
    match why {
        SkipReason::NoOne => prose![
            "no row from ",
            Inline::Row(row),
            " down has a 1 in ",
            it,
            ", so there is no pivot",
        ],
        SkipReason::NoRow if m == 0 => prose!["there is no row at all, so there is no pivot"],
        SkipReason::NoRow => prose![
            plural(m, "the only row already has a pivot", ""),
            if m == 1 {
                prose![]
            } else {
                prose!["all ", m, " rows already have a pivot"]
            },
            ", so none is left for ",
            variables(&them),
            "; the 1s in ",
            plural(them.len(), "its column", "these columns"),
            " stay: they are how ",
            variables(&them),
            plural(them.len(), " acts", " act"),
            " on the others",
        ],
    }
}

/// The work on a column in a line.
pub(in crate::explain) fn column_summary(
    col: usize,
    row: usize,
    from: Option<usize>,
    targets: &[usize],
) -> Prose {
    let column = prose!["column ", number(col), ": "];
    let pivot = match from {
        None => prose!["pivot ", Inline::Row(row)],
        Some(from) => prose![RowOp::Swap { a: row, b: from }],
    };
    let added = match (targets, from) {
        ([], _) => prose!["; no other row to clear"],
        (_, None) => prose![", added to ", rows(targets)],
        (_, Some(_)) => prose![", then ", Inline::Row(row), " added to ", rows(targets)],
    };
    prose![column, pivot, added]
}

/// Columns without a pivot in a line.
pub(in crate::explain) fn no_pivot_summary(cols: &Range<usize>, reason: Prose) -> Prose {
    prose![which_columns(cols), ": ", reason]
}

/// Where the folded columns can be seen.
pub(in crate::explain) fn folded_from_here() -> Prose {
    prose![
        "The other columns go the same way, a line each (",
        Inline::Code("--detail operation".to_owned()),
        " shows every sum):",
    ]
}

/// The caption of a pivot row drawn as cells.
pub(in crate::explain) fn caption_mask() -> Prose {
    prose!["the pivot row on the board"]
}

/// What the mask of a pivot row means.
pub(in crate::explain) fn mask_means() -> Prose {
    prose![
        "Beside each step stands its pivot row on the board (",
        Inline::Sign(Sign::Pivot),
        " the pivot’s cell, ",
        Inline::Sign(Sign::Chosen),
        " the row’s other cells): \
         the row says whether the number of presses among these cells is odd or even.",
    ]
}

/// The pivot row as an equation.
pub(in crate::explain) fn row_reads(row: usize, formula: Formula) -> Prose {
    prose![Inline::Row(row), " reads ", formula, "."]
}

/// All the work on many columns.
pub(in crate::explain) fn work_summed_up(
    swaps: usize,
    additions: usize,
    pivots: usize,
    n: usize,
) -> Prose {
    prose![
        "In all: ",
        count(swaps, "swap", "swaps"),
        " and ",
        count(additions, "addition", "additions"),
        " of rows give ",
        count(pivots, "pivot", "pivots"),
        " in ",
        count(n, "column", "columns"),
        ".",
    ]
}

/// That only the first columns are told.
pub(in crate::explain) fn first_columns_only(shown: usize, n: usize) -> Prose {
    prose![
        "(Columns ",
        one_based(shown),
        " to ",
        n,
        " are left out here; ",
        Inline::Code("--detail operation".to_owned()),
        " has a line for each.)",
    ]
}

/// What a swap does, where no pivot orders it.
pub(in crate::explain) fn effect_of_swap(a: usize, b: usize) -> Prose {
    prose![
        Inline::Row(a),
        " and ",
        Inline::Row(b),
        " change places; no equation changes."
    ]
}

/// What an addition does, where no pivot orders it.
pub(in crate::explain) fn effect_of_add(
    source: usize,
    target: usize,
    gone: &[usize],
    new: &[usize],
) -> Prose {
    let mut prose = prose![
        Inline::Row(source),
        " is added to ",
        Inline::Row(target),
        ": "
    ];
    prose.push(match gone {
        [] => prose!["nothing cancels"],
        _ => prose![
            variables(gone),
            plural(gone.len(), " cancels", " cancel"),
            " (1 + 1 = 0)"
        ],
    });
    if !new.is_empty() {
        prose.push(prose![
            ", ",
            variables(new),
            plural(new.len(), " comes in", " come in")
        ]);
    }
    prose![prose, "."]
}

/// That someone declares a pivot.
pub(in crate::explain) fn claims_pivot(row: usize, col: usize) -> Prose {
    prose![
        "Claim: the 1 of ",
        Inline::Row(row),
        " in column ",
        number(col),
        " is a pivot; from here on ",
        Inline::Row(row),
        " stands for ",
        Inline::Variable(col),
        ".",
    ]
}

/// That someone declares that a column has no pivot.
pub(in crate::explain) fn claims_no_pivot(cols: &Range<usize>, reason: Prose) -> Prose {
    prose!["Claim: in ", which_columns(cols), " ", reason, "."]
}

/// That there are no operations.
pub(in crate::explain) fn no_operations() -> Prose {
    prose!["No row was swapped or added."]
}
