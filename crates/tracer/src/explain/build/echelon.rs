//! Where the elimination ends.

use super::column_swap;
use super::matrix::{matrix_with_columns, state_row};
use crate::explain::model::{Block, EntryMark, MatrixRow, Part, PartKind, RowState};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// The part that shows the last state in full, zero rows included.
pub(super) fn part(reading: &Reading<'_>) -> Part {
    let heading = say::heading_end(reading.form());
    let mut blocks = vec![Block::Paragraph(what_it_is(reading))];
    if reading.shows_matrices() {
        let rows = (0..reading.m).map(|row| end_row(reading, row)).collect();
        let columns = reading.variables.clone();
        blocks.push(Block::Matrix(matrix_with_columns(reading, columns, rows)));
    }
    blocks.extend(super::paragraph(column_swap::order(reading)));
    super::part(PartKind::Echelon, heading, blocks)
}

pub(super) fn what_it_is(reading: &Reading<'_>) -> crate::explain::model::Prose {
    if let Some(form) = reading.form() {
        match reading.pivots.len() {
            0 => say::no_pivot_at_all(),
            rank => say::echelon_is(form, rank, reading.n - rank),
        }
    } else if is_echelon(reading) {
        say::is_echelon()
    } else if is_solved_in_another_order(reading) {
        say::is_solved_in_another_order()
    } else {
        say::not_echelon()
    }
}

/// Tells whether every row with unknowns has a pivot that is alone in its column, whatever the
/// order of the rows.
fn is_solved_in_another_order(reading: &Reading<'_>) -> bool {
    let zero = reading.zero_rows().len();
    let alone = |&(_, col): &(usize, usize)| reading.end.column(col).weight() == 1;
    reading.pivots.len() + zero == reading.m && reading.pivots.iter().all(alone)
}

/// Tells whether the first ones of the rows move to the right from row to row, and rows
/// without unknowns come last.
fn is_echelon(reading: &Reading<'_>) -> bool {
    let leading = (0..reading.m).map(|row| {
        let first = reading.end.row(row).first_one();
        first.filter(|&j| j < reading.n).unwrap_or(usize::MAX)
    });
    let leading: Vec<usize> = leading.collect();
    leading
        .windows(2)
        .all(|pair| pair[0] < pair[1] || pair[1] == usize::MAX)
}

fn end_row(reading: &Reading<'_>, row: usize) -> MatrixRow {
    let mut shown = state_row(&reading.end, row, reading.n);
    if let Some(&(_, col)) = reading.pivots.iter().find(|&&(r, _)| r == row) {
        return shown.marked(col, EntryMark::Pivot).playing(RowState::Pivot);
    }
    if shown.left.is_zero() {
        let contradicts = !shown.right.is_zero();
        shown = shown.noted(say::note_zero_row(contradicts));
        return shown.playing(if contradicts {
            RowState::Contradiction
        } else {
            RowState::Zero
        });
    }
    shown
}
