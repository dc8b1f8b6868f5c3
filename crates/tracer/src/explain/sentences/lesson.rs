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
    let changes = prose!["Pressing cell ", number(cell), " changes "];
    if reached.is_empty() {
        return prose![changes, "nothing."];
    }
    prose![
        changes,
        cells(reached),
        ". Pressing it again changes ",
        plural(reached.len(), "it", "the same cells"),
        " back: two presses are as good as none."
    ]
}

/// A press of the play-out, and what it changes.
pub(crate) fn press_now(cell: usize, changed: &[usize]) -> Prose {
    prose!["Press cell ", number(cell), ": ", now_changes(changed)]
}

/// A named operation of the play-out, and what it changes.
pub(crate) fn operate_now(name: &str, changed: &[usize]) -> Prose {
    prose!["Do ", name, ": ", now_changes(changed)]
}

fn now_changes(changed: &[usize]) -> Prose {
    match changed {
        [] => prose!["nothing changes."],
        _ => prose![
            cells(changed),
            plural(changed.len(), " changes.", " change.")
        ],
    }
}

fn cells(cells: &[usize]) -> Prose {
    prose![
        plural(cells.len(), "cell ", "cells "),
        numbers(cells.iter().copied())
    ]
}

/// A sentence that announced what followed it, where nothing follows.
pub(crate) fn closed(announcement: Prose) -> Prose {
    let mut closed = announcement;
    if let Some(Inline::Text(text)) = closed.0.last_mut()
        && let Some(words) = text.strip_suffix(':')
    {
        *text = format!("{words}.");
    }
    closed
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
        match (at, column.heading.0.as_slice()) {
            (0, _) => said.push(cell.clone()),
            (1, _) => said.push(prose![": ", cell.clone()]),
            (_, [Inline::Goal(goal)]) => {
                said.push(prose!["; for ", Inline::Goal(*goal), ": ", cell.clone()]);
            }
            (_, [Inline::Text(_), Inline::Goal(goal)]) => {
                said.push(prose![
                    ", plus ",
                    cell.clone(),
                    " for ",
                    Inline::Goal(*goal)
                ]);
            }
            // What already is in free variables alone need not be said twice.
            _ if before == Some(cell) => {}
            _ => said.push(prose!["; that is ", cell.clone()]),
        }
        before = Some(cell);
    }
    said.push(".");
    said
}
