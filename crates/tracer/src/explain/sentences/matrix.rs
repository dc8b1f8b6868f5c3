//! The augmented matrix and the echelon form.

use super::{count, numbers, plural, rows};
use crate::explain::model::{Formula, Inline, PartKind, Prose, Sign, number, prose};
use crate::explain::reading::Subject;

/// The heading of the part that shows [A | B].
pub(in crate::explain) fn heading_matrix(goal_count: usize) -> Prose {
    let mut prose = prose!["THE AUGMENTED MATRIX [A |"];
    for goal in 0..goal_count {
        prose.push(prose![" ", Inline::Goal(goal)]);
    }
    prose![prose, "]"]
}

/// How to read the matrix.
pub(in crate::explain) fn how_to_read(subject: Subject, m: usize, n: usize) -> Prose {
    let lead = prose![
        count(m, "equation", "equations"),
        ", ",
        count(n, "unknown", "unknowns"),
        ". The equations without the letters: a column for each unknown, the right-hand side after the bar, ",
        Inline::Sign(Sign::Zero),
        " for 0. ",
    ];
    match subject {
        Subject::Unknowns => prose![lead, "Row R1 is the first equation."],
        _ => prose![lead, "Row R1 is the equation of cell 1."],
    }
}

/// The note beside a row of [A | B].
pub(in crate::explain) fn note_cell(cell: usize, symbol: char) -> Prose {
    prose!["cell ", number(cell), " ", String::from(symbol)]
}

/// That the matrix is too large to be shown.
pub(in crate::explain) fn matrix_left_out(m: usize, n: usize) -> Prose {
    prose![
        "The matrix has ",
        m,
        " rows and ",
        n,
        " columns, too many to be read here, so only its work is summed up. \
         Every operation is in the trace: ",
        Inline::Code("rowstep trace".to_owned()),
        ".",
    ]
}

/// What marks a pivot where it cannot be boxed.
pub(in crate::explain) fn pivot_legend() -> Prose {
    prose![Inline::Sign(Sign::Pivot), " is the 1 of a pivot."]
}

/// The heading of the part that shows where the elimination ends.
pub(in crate::explain) fn heading_end(is_echelon: bool, is_reduced: bool) -> Prose {
    match (is_echelon, is_reduced) {
        (true, true) => prose!["THE REDUCED ROW ECHELON FORM"],
        (true, false) => prose!["THE ROW ECHELON FORM"],
        (false, _) => prose!["WHERE THE OPERATIONS END"],
    }
}

/// What an echelon form is.
pub(in crate::explain) fn echelon_is(is_reduced: bool, rank: usize) -> Prose {
    let steps = "Each pivot, in brackets, stands further right than the one above it";
    let clear = if is_reduced {
        ", and is the only 1 in its column."
    } else {
        ", with zeros below it."
    };
    prose![
        steps,
        clear,
        " There are ",
        count(rank, "pivot", "pivots"),
        ": the rank is ",
        rank,
        "."
    ]
}

/// That there is no pivot at all.
pub(in crate::explain) fn no_pivot_at_all() -> Prose {
    prose!["No column has a 1, so there is no pivot: the rank is 0."]
}

/// The note beside a pivot row at the end.
pub(in crate::explain) fn note_pivot(col: usize) -> Prose {
    prose!["pivot ", Inline::Variable(col)]
}

/// The note beside a row without unknowns.
pub(in crate::explain) fn note_zero_row(contradicts: &[usize]) -> Prose {
    match contradicts {
        [] => prose!["0 = 0"],
        goals => prose!["0 = 1 for ", super::goals(goals)],
    }
}

/// That the end is no echelon form.
pub(in crate::explain) fn not_echelon() -> Prose {
    prose!["This is not a row echelon form yet: whoever wrote these operations stopped here."]
}

/// That the end is an echelon form, though no one said so.
pub(in crate::explain) fn is_echelon() -> Prose {
    prose![
        "This is a row echelon form: the first 1 of each row stands further right than that of the row above."
    ]
}

/// The rows, in words, that have no unknowns.
pub(in crate::explain) fn zero_rows_follow(zero: &[usize]) -> Prose {
    prose![
        rows(zero),
        plural(zero.len(), " has", " have"),
        " no unknowns left; part ",
        Inline::Part(PartKind::Tests),
        " says what ",
        plural(zero.len(), "it is", "they are"),
        " good for.",
    ]
}

/// The equation of a plain system, with its number.
pub(in crate::explain) fn equation(number_of: usize, formula: Formula) -> Prose {
    prose!["(", number(number_of), ")  ", formula]
}

/// The columns of a list, as people count.
pub(in crate::explain) fn columns(cols: &[usize]) -> Prose {
    prose![
        plural(cols.len(), "column ", "columns "),
        numbers(cols.iter().copied())
    ]
}
