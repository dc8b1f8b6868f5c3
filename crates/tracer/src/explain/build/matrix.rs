//! Rows of [A | B], and the part that shows the augmented matrix.

use gf2::{BitMatrix, BitVector};

use super::part;
use crate::explain::model::{
    Block, EntryMark, Lead, Matrix, MatrixRow, Part, PartKind, Prose, RowLabel, RowState,
};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// A row of a state of [A | B] with its n unknowns, unmarked.
pub(super) fn state_row(matrix: &BitMatrix, row: usize, n: usize) -> MatrixRow {
    let bits = matrix.row(row);
    MatrixRow {
        lead: Lead::None,
        label: RowLabel::Row(row),
        left: BitVector::from_fn(n, |j| bits.get(j)),
        right: BitVector::from_fn(matrix.cols() - n, |j| bits.get(n + j)),
        marks: Vec::new(),
        state: RowState::Plain,
        note: Prose::default(),
    }
}

impl MatrixRow {
    /// Returns the row with an entry marked.
    pub(super) fn marked(mut self, col: usize, mark: EntryMark) -> Self {
        self.marks.push((col, mark));
        self
    }

    /// Returns the row in another part.
    pub(super) fn playing(mut self, state: RowState) -> Self {
        self.state = state;
        self
    }

    /// Returns the row with a sign before it.
    pub(super) fn led_by(mut self, lead: Lead) -> Self {
        self.lead = lead;
        self
    }

    /// Returns the row with words at its right.
    pub(super) fn noted(mut self, note: Prose) -> Self {
        self.note = note;
        self
    }
}

/// A matrix of the given rows, its columns in their original order, with headings.
pub(super) fn matrix(reading: &Reading<'_>, rows: Vec<MatrixRow>) -> Matrix {
    matrix_with_columns(reading, (0..reading.n).collect(), rows)
}

/// A matrix of the given rows, whose columns stand for `columns`, with headings.
pub(super) fn matrix_with_columns(
    reading: &Reading<'_>,
    columns: Vec<usize>,
    rows: Vec<MatrixRow>,
) -> Matrix {
    Matrix {
        headings: true,
        columns,
        goals: reading.goals.len(),
        rows,
        pivot_legend: say::pivot_legend(),
    }
}

/// The part that shows [A | B] as it is given.
pub(super) fn augmented(reading: &Reading<'_>) -> Part {
    let heading = say::heading_matrix();
    let blocks = if reading.shows_matrices() {
        let row = |i| state_row(&reading.start, i, reading.n).noted(note(reading, i));
        vec![
            Block::Paragraph(say::how_to_read(reading.scene())),
            Block::Matrix(matrix(reading, (0..reading.m).map(row).collect())),
        ]
    } else {
        vec![Block::Paragraph(say::matrix_left_out(reading.m, reading.n))]
    };
    part(PartKind::Matrix, heading, blocks)
}

fn note(reading: &Reading<'_>, row: usize) -> Prose {
    reading.picture.map_or_else(Prose::default, |picture| {
        say::note_cell(row, picture.symbols[usize::from(picture.start.get(row))])
    })
}
