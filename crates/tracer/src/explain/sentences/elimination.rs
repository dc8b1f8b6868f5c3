//! The elimination: what is done to each column, and why.

use std::ops::Range;

use gf2::{RowOp, SkipReason};

use super::{count, one_and_one, plural, rows, see_all, variables};
use crate::explain::model::{Inline, Prose, Sign, number, prose};
use crate::explain::one_based;
use crate::explain::reading::{Form, Scene, Subject};

/// The heading of the part about the elimination.
pub(crate) fn heading_elimination(form: Option<Form>) -> Prose {
    match form {
        None => prose!["The operations, one by one"],
        Some(Form::Echelon) => prose!["Forward elimination"],
        Some(Form::Reduced) => prose!["Elimination to reduced form"],
        Some(Form::Diagonal) => prose!["Forward elimination with swaps of columns"],
    }
}

/// The moves, and why they lose nothing.
pub(crate) fn allowed_moves(form: Option<Form>) -> Prose {
    let moves = if form == Some(Form::Diagonal) {
        "Three moves are allowed: swap two rows, add one row to another, swap two columns. "
    } else {
        "Two moves are allowed: swap two rows, add one row to another. "
    };
    prose![
        moves,
        "Doing the same move again undoes it, so no solution is ever lost or gained."
    ]
}

/// What the elimination aims at.
pub(crate) fn aim(form: Form) -> Prose {
    let others = if form == Form::Reduced {
        "), every other row loses it. Later pivots come from the rows below it."
    } else {
        "), every row below loses it. Later pivots come from the rows below it."
    };
    prose![
        "The aim, column by column: one row keeps the unknown (its 1 is the ",
        Inline::Strong(prose!["pivot"]),
        others,
    ]
}

/// That rows are no longer equations as given.
pub(crate) fn rows_are_places(scene: Scene) -> Prose {
    let rows = match scene.subject {
        Subject::Unknowns => "Rows are the given equations only at the start. From now on ",
        _ => "Rows belong to cells only at the start. From now on ",
    };
    prose![rows, Inline::Row(1), " is “the row in place 2”."]
}

/// What the mask of a pivot row means.
pub(crate) fn mask_means() -> Prose {
    prose![
        "Each step shows its pivot row on the board (",
        Inline::Sign(Sign::Pivot),
        " pivot, ",
        Inline::Sign(Sign::Chosen),
        " other unknowns): are the presses among these cells odd or even in number?",
    ]
}

/// The caption of a pivot row drawn as cells.
pub(crate) fn caption_mask() -> Prose {
    prose!["the pivot row on the board"]
}

/// The heading of a column with a pivot, and the variable that stands in it.
pub(crate) fn heading_column(
    col: usize,
    var: usize,
    n: usize,
    row: usize,
    from: Option<usize>,
) -> Prose {
    let now = (var != col).then(|| prose![", now ", Inline::Variable(var)]);
    let column = prose!["column ", number(col), " of ", n, now, ": pivot "];
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
pub(crate) fn heading_no_pivot(cols: &Range<usize>, n: usize) -> Prose {
    prose![which_columns(cols), " of ", n, ": no pivot"]
}

/// Names one column or a run of them.
pub(crate) fn which_columns(cols: &Range<usize>) -> Prose {
    let (first, last) = (number(cols.start), number(cols.end - 1));
    match cols.len() {
        1 => prose!["column ", first],
        2 => prose!["columns ", first, " and ", last],
        _ => prose!["columns ", first, " to ", last],
    }
}

/// Why the pivot is in the row whose turn it is.
pub(crate) fn why_this_row(row: usize, col: usize, last: bool) -> Prose {
    let why = prose!["Why ", Inline::Row(row), ": it is the "];
    let place = prose!["column ", number(col), "."];
    if last {
        return prose![
            why,
            "only row left without a pivot, and it has a 1 in ",
            place
        ];
    }
    prose![
        why,
        "first row, from ",
        Inline::Row(row),
        " down, with a 1 in ",
        place
    ]
}

/// Why two rows change places.
pub(crate) fn why_swap(row: usize, found: usize, col: usize, var: usize) -> Prose {
    prose![
        Inline::Row(row),
        " has no ",
        Inline::Variable(var),
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

/// Why the pivot row is added to others; the additions follow.
pub(crate) fn why_add(source: usize, targets: &[usize], var: usize, swapped: bool) -> Prose {
    prose![why_add_clause(source, targets, var, swapped), ":"]
}

/// Why the pivot row is added to others, as clauses.
pub(crate) fn why_add_clause(source: usize, targets: &[usize], var: usize, swapped: bool) -> Prose {
    let new = if swapped { "the new " } else { "" };
    let many = targets.len();
    prose![
        rows(targets),
        plural(many, " also contains ", " also contain "),
        Inline::Variable(var),
        ". Adding ",
        new,
        Inline::Row(source),
        plural(many, " cancels it", " to each cancels it"),
        " (",
        one_and_one(),
        ")",
    ]
}

/// That no row has to be changed.
pub(crate) fn nothing_to_add(var: usize, reduced: bool) -> Prose {
    let place = if reduced { "other row" } else { "row below" };
    prose![
        "No ",
        place,
        " contains ",
        Inline::Variable(var),
        ", so there is nothing to add."
    ]
}

/// Why the columns of the variables `free` get no pivot, as a clause; `acts` tells whether they
/// hold a 1 at the end.
pub(crate) fn why_no_pivot(
    free: &[usize],
    row: usize,
    m: usize,
    why: SkipReason,
    acts: bool,
) -> Prose {
    let it = plural(free.len(), "it", "any of them");
    match why {
        SkipReason::NoOne => prose!["no row from ", Inline::Row(row), " down has a 1 in ", it],
        SkipReason::NoRow if m == 0 => prose!["there is no row at all"],
        SkipReason::NoRow => {
            let rows = match m {
                1 => prose!["the only row already has a pivot"],
                _ => prose!["all ", m, " rows already have a pivot"],
            };
            prose![
                rows,
                ", so none is left for ",
                variables(free),
                acts.then(|| they_stay(free))
            ]
        }
    }
}

fn they_stay(free: &[usize]) -> Prose {
    prose![
        "; the 1s that stay in ",
        plural(free.len(), "its column", "their columns"),
        " are how ",
        plural(free.len(), "it acts", "these act"),
        " on the others",
    ]
}

/// The work on a column in a line.
pub(crate) fn column_summary(
    col: usize,
    row: usize,
    from: Option<usize>,
    targets: &[usize],
) -> Prose {
    prose![
        "column ",
        number(col),
        ": ",
        column_work(row, from, targets)
    ]
}

/// What is done to the rows for a column's sake, in a line.
pub(crate) fn column_work(row: usize, from: Option<usize>, targets: &[usize]) -> Prose {
    let pivot = match from {
        None => prose!["pivot ", Inline::Row(row)],
        Some(from) => prose![RowOp::Swap { a: row, b: from }],
    };
    let added = match (targets, from) {
        ([], _) => prose!["; nothing to add"],
        (_, None) => prose![", added to ", rows(targets)],
        (_, Some(_)) => prose![", then ", Inline::Row(row), " added to ", rows(targets)],
    };
    prose![pivot, added]
}

/// Columns without a pivot in a line.
pub(crate) fn no_pivot_summary(cols: &Range<usize>, reason: Prose) -> Prose {
    prose![which_columns(cols), ": no pivot, for ", reason]
}

/// Where the folded columns can be seen.
pub(crate) fn folded_from_here() -> Prose {
    prose![
        "The other columns in a line each (",
        see_all(),
        " shows every sum):"
    ]
}

/// All the work on many columns.
pub(crate) fn work_summed_up(swaps: usize, additions: usize, pivots: usize, n: usize) -> Prose {
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
pub(crate) fn first_columns_only(shown: usize, n: usize) -> Prose {
    prose![
        "(Columns ",
        one_based(shown),
        " to ",
        n,
        " are left out here; ",
        see_all(),
        " has a line for each.)",
    ]
}

/// What a swap does, where no pivot orders it.
pub(crate) fn effect_of_swap(a: usize, b: usize) -> Prose {
    prose![
        Inline::Row(a),
        " and ",
        Inline::Row(b),
        " change places; the equations stay the same."
    ]
}

/// What an addition does, where no pivot orders it.
pub(crate) fn effect_of_add(source: usize, target: usize, gone: &[usize], new: &[usize]) -> Prose {
    let added = prose![
        Inline::Row(source),
        " is added to ",
        Inline::Row(target),
        ": "
    ];
    let cancels = match gone {
        [] => prose!["no unknown cancels"],
        _ => prose![
            variables(gone),
            plural(gone.len(), " cancels", " cancel"),
            " (",
            one_and_one(),
            ")"
        ],
    };
    let comes = match new {
        [] => prose![],
        _ => prose![
            ", ",
            variables(new),
            plural(new.len(), " comes in", " come in")
        ],
    };
    prose![added, cancels, comes, "."]
}

/// That someone declares a pivot.
pub(crate) fn claims_pivot(row: usize, col: usize) -> Prose {
    prose![
        "Said here: the 1 of ",
        Inline::Row(row),
        " in column ",
        number(col),
        " is a pivot, so ",
        Inline::Row(row),
        " stands for ",
        Inline::Variable(col),
        ".",
    ]
}

/// That someone declares that a column has no pivot.
pub(crate) fn claims_no_pivot(cols: &Range<usize>, reason: Prose) -> Prose {
    prose![
        "Said here: ",
        which_columns(cols),
        " gets no pivot, for ",
        reason,
        "."
    ]
}

/// That there are no operations.
pub(crate) fn no_operations() -> Prose {
    prose!["No row was swapped or added."]
}
