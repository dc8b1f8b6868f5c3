//! The augmented matrix and the echelon form.

use super::{count, zero_equals};
use crate::explain::model::{Atom, Formula, Inline, Prose, Sign, number, prose};
use crate::explain::reading::{Form, Scene, Subject};

/// The heading of the part that shows [A | B].
pub(crate) fn heading_matrix() -> Prose {
    prose!["The augmented matrix ", Formula::of(Atom::Augmented)]
}

/// How to read the matrix.
pub(crate) fn how_to_read(scene: Scene) -> Prose {
    let zero = Inline::Sign(Sign::Zero);
    let lead = match scene.subject {
        Subject::Presses => "A row for each cell, a column for each press: ",
        Subject::Operations => "A row for each cell, a column for each operation: ",
        Subject::Unknowns => "A row for each equation, a column for each unknown: ",
    };
    prose![lead, zero, " stands for 0, the bar for ="]
}

/// The note beside a row of [A | B].
pub(crate) fn note_cell(cell: usize, symbol: char) -> Prose {
    prose!["cell ", number(cell), ": ", String::from(symbol)]
}

/// That the matrix is too large to be shown.
pub(crate) fn matrix_left_out(m: usize, n: usize) -> Prose {
    prose![
        count(m, "row", "rows"),
        " and ",
        count(n, "column", "columns"),
        " are too many to be read here, so rows are not written out. Every operation is in the \
         trace: ",
        Inline::Code("rowstep trace".to_owned()),
        ".",
    ]
}

/// What marks a pivot where it cannot be boxed.
pub(crate) fn pivot_legend() -> Prose {
    prose![Inline::Sign(Sign::Pivot), " is the 1 of a pivot."]
}

/// The heading of the part that shows where the elimination ends.
pub(crate) fn heading_end(form: Option<Form>) -> Prose {
    match form {
        Some(Form::Reduced) => prose!["The reduced row echelon form"],
        Some(Form::Echelon) => prose!["The row echelon form"],
        Some(Form::Diagonal) => prose!["The row echelon form, pivots on the diagonal"],
        None => prose!["Where the operations end"],
    }
}

/// What an echelon form is; `free` columns have no pivot.
pub(crate) fn echelon_is(form: Form, rank: usize, free: usize) -> Prose {
    let pivots = count(rank, "pivot", "pivots");
    let rest = match (form, rank) {
        (Form::Reduced, 1) => ", the only 1 in its column",
        (Form::Reduced, _) => ", each further right than the one above and alone in its column",
        (Form::Echelon, 1) => ", with zeros below",
        (Form::Echelon, _) => ", each further right than the one above, zeros below",
        (Form::Diagonal, _) => " on the diagonal, zeros below",
    };
    let last = match (form, free) {
        (Form::Diagonal, 1) => " The column without a pivot comes last.",
        (Form::Diagonal, 2..) => " The columns without a pivot come last.",
        _ => "",
    };
    prose![pivots, rest, ": the rank is ", rank, ".", last]
}

/// That there is no pivot at all.
pub(crate) fn no_pivot_at_all() -> Prose {
    prose!["There is no pivot: the rank is 0."]
}

/// The note beside a row without unknowns.
pub(crate) fn note_zero_row(contradiction: bool) -> Prose {
    prose![zero_equals(contradiction)]
}

/// That the end is no echelon form.
pub(crate) fn not_echelon() -> Prose {
    prose!["This is not a row echelon form yet: whoever wrote these operations stopped here."]
}

/// That the end is an echelon form, though no one said so.
pub(crate) fn is_echelon() -> Prose {
    prose![
        "This is a row echelon form: the first 1 of each row stands further right than that of \
         the row above."
    ]
}

/// That the end is as good as a reduced form.
pub(crate) fn is_solved_in_another_order() -> Prose {
    prose![
        "Every row with unknowns has a pivot that is alone in its column, so each can be read off. \
         The rows are not in the order of their pivots; that changes no solution."
    ]
}
