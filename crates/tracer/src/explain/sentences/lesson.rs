//! What a lesson says beside the explanation: short sentences for a moment each.

use std::ops::Range;

use super::{numbers, plural, which_columns};
use crate::explain::model::{Inline, Prose, TableColumn, TableRow, number, prose};

/// The caption of the board after the same press again.
pub(crate) fn caption_again(cell: usize) -> Prose {
    prose!["cell ", number(cell), " again"]
}

/// What one press changes, and that the same press undoes it.
pub(crate) fn press_and_again(cell: usize, reached: &[usize]) -> Prose {
    let changes = match reached {
        [] => return prose!["Pressing cell ", number(cell), " changes nothing."],
        _ => prose![
            "Pressing cell ",
            number(cell),
            " changes ",
            plural(reached.len(), "cell ", "cells "),
            numbers(reached.iter().copied()),
            "."
        ],
    };
    changes.then(prose![
        "Pressing it again changes ",
        plural(reached.len(), "it", "the same cells"),
        " back: two presses are as good as none."
    ])
}

/// That the row which has just moved up holds the pivot.
pub(crate) fn pivot_after_swap(row: usize, var: usize) -> Prose {
    prose![
        "Now ",
        Inline::Row(row),
        " has the 1 that its column needs: it is the pivot of ",
        Inline::Variable(var),
        "."
    ]
}

/// The heading of a pivot that someone declares.
pub(crate) fn heading_claimed_pivot(row: usize, col: usize) -> Prose {
    prose!["column ", number(col), ": pivot ", Inline::Row(row)]
}

/// The heading of columns that someone leaves without a pivot.
pub(crate) fn heading_claimed_free(cols: &Range<usize>) -> Prose {
    prose![which_columns(cols), ": no pivot"]
}

/// A row of a table of back-substitution, read aloud: the row, what it says, and what that is
/// for each goal.
pub(crate) fn table_row(columns: &[TableColumn], row: &TableRow) -> Prose {
    let mut said = Prose::default();
    let mut before: Option<&Prose> = None;
    for (at, (column, cell)) in columns.iter().zip(&row.cells).enumerate() {
        // What already is in free variables alone need not be said twice.
        if cell.is_empty() || before == Some(cell) {
            continue;
        }
        said.push(match at {
            0 => prose![],
            1 => prose![": "],
            _ => lead_of(&column.heading),
        });
        said.push(cell.clone());
        before = Some(cell);
    }
    said.push(".");
    said
}

/// What stands before a later cell: whose it is, where goals have columns of their own.
fn lead_of(heading: &Prose) -> Prose {
    match heading.0.as_slice() {
        [Inline::Goal(goal)] => prose!["; for ", Inline::Goal(*goal), ": "],
        [Inline::Text(_), Inline::Goal(goal)] => {
            prose!["; constant for ", Inline::Goal(*goal), ": "]
        }
        _ => prose!["; that is "],
    }
}
