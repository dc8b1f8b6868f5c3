//! Replays a lesson: [A | B] and the standings of the unknowns, frame by frame.

use gf2::{BitMatrix, RowOp};

use crate::explain::build::matrix::state_row;
use crate::explain::model::{
    Change, EntryMark, Frame, Lesson, Matrix, MatrixRow, RowState, Standing, View, prose,
};
use crate::explain::sentences as say;

impl Lesson {
    /// Replays the frames, each with the matrix and the standings after it.
    pub fn views(&self) -> impl Iterator<Item = View<'_>> {
        let mut stage = Stage::start(self);
        self.frames.iter().enumerate().map(move |(index, frame)| {
            stage.apply(frame);
            View {
                index,
                frame,
                matrix: stage.matrix(index),
                standings: stage.standings.clone(),
            }
        })
    }

    /// Returns the number of unknowns.
    pub fn unknowns(&self) -> usize {
        self.explanation.names.variables.len()
    }
}

/// Where the replay of a lesson stands.
struct Stage<'a> {
    lesson: &'a Lesson,
    matrix: BitMatrix,
    columns: Vec<usize>,
    pivots: Vec<(usize, usize)>,
    standings: Vec<Standing>,
}

impl<'a> Stage<'a> {
    fn start(lesson: &'a Lesson) -> Self {
        let n = lesson.unknowns();
        Self {
            lesson,
            matrix: lesson.start.clone(),
            columns: (0..n).collect(),
            pivots: Vec::new(),
            standings: vec![Standing::Undecided; n],
        }
    }

    fn apply(&mut self, frame: &Frame) {
        match &frame.change {
            Change::SwapColumns { cols: [a, b] } => {
                self.matrix.swap_columns(*a, *b);
                self.columns.swap(*a, *b);
                self.rename_pivots(|(row, col)| (row, exchanged(col, *a, *b)));
            }
            Change::Swap { rows: [a, b] } => {
                self.matrix.swap_rows(*a, *b);
                self.rename_pivots(|(row, col)| (exchanged(row, *a, *b), col));
            }
            Change::Pivot { row, col } => self.pivots.push((*row, *col)),
            Change::Add {
                source, targets, ..
            } => targets
                .iter()
                .for_each(|&target| self.matrix.add_row(*source, target)),
            Change::None | Change::Skip { .. } => {}
        }
        for &(var, standing) in &frame.decided {
            self.standings[var] = standing;
        }
    }

    fn rename_pivots(&mut self, renamed: impl Fn((usize, usize)) -> (usize, usize)) {
        for pivot in &mut self.pivots {
            *pivot = renamed(*pivot);
        }
    }

    fn matrix(&self, index: usize) -> Matrix {
        let n = self.columns.len();
        let mut rows: Vec<MatrixRow> = (0..self.matrix.rows())
            .map(|row| state_row(&self.matrix, row, n))
            .collect();
        for &(row, col) in &self.pivots {
            // A manual derivation may have cancelled what it called a pivot.
            if self.matrix.get(row, col) {
                rows[row].marks.push((col, EntryMark::Pivot));
            }
        }
        match &self.lesson.frames[index].change {
            Change::None if index == 0 => self.note_cells(&mut rows),
            Change::None => note_zero_rows(&mut rows),
            change => {
                mark(change, &mut rows);
                self.mark_what_follows(index, &mut rows);
            }
        }
        Matrix {
            headings: true,
            columns: self.columns.clone(),
            goals: self.matrix.cols() - n,
            rows,
            pivot_legend: say::pivot_legend(),
        }
    }

    /// Says which cell each row belongs to, and how it stands.
    fn note_cells(&self, rows: &mut [MatrixRow]) {
        let Some(picture) = &self.lesson.picture else {
            return;
        };
        for (cell, row) in rows.iter_mut().enumerate() {
            let symbol = picture.symbols[usize::from(picture.start.get(cell))];
            row.note = say::note_cell(cell, symbol);
        }
    }

    /// Where a pivot was chosen: the ones that the next frames cancel.
    fn mark_what_follows(&self, index: usize, rows: &mut [MatrixRow]) {
        let Change::Pivot { col, .. } = self.lesson.frames[index].change else {
            return;
        };
        for frame in &self.lesson.frames[index + 1..] {
            let Change::Add { targets, .. } = &frame.change else {
                return;
            };
            for &target in targets.iter().filter(|&&row| self.matrix.get(row, col)) {
                rows[target].marks.push((col, EntryMark::Target));
            }
        }
    }
}

/// Marks the rows in play and the entries that changed, and labels the rows that did.
fn mark(change: &Change, rows: &mut [MatrixRow]) {
    match change {
        Change::Swap { rows: [a, b] } => {
            rows[*a].state = RowState::Target;
            rows[*b].state = RowState::Target;
            rows[*a].note = prose![RowOp::Swap { a: *a, b: *b }];
        }
        Change::Pivot { row, .. } => rows[*row].state = RowState::Pivot,
        Change::Add {
            source,
            targets,
            col,
        } => {
            rows[*source].state = RowState::Pivot;
            let added = rows[*source].left.clone();
            for &target in targets {
                mark_target(&mut rows[target], *source, target, *col, added.iter_ones());
            }
        }
        Change::None | Change::SwapColumns { .. } | Change::Skip { .. } => {}
    }
}

fn mark_target(
    row: &mut MatrixRow,
    source: usize,
    target: usize,
    col: Option<usize>,
    added: impl Iterator<Item = usize>,
) {
    row.state = RowState::Target;
    row.note = prose![RowOp::Add { source, target }];
    // A pivot of an earlier column keeps its mark: it is still one.
    let kept: Vec<usize> = row.marks.iter().map(|&(j, _)| j).collect();
    for j in added.filter(|j| !kept.contains(j)) {
        let mark = if Some(j) == col {
            EntryMark::Cancelled
        } else {
            EntryMark::Changed
        };
        row.marks.push((j, mark));
    }
}

/// Marks the rows without unknowns, and says what they read.
fn note_zero_rows(rows: &mut [MatrixRow]) {
    for row in rows.iter_mut().filter(|row| row.left.is_zero()) {
        let contradicts = !row.right.is_zero();
        row.state = if contradicts {
            RowState::Contradiction
        } else {
            RowState::Zero
        };
        row.note = say::note_zero_row(contradicts);
    }
}

/// What `index` becomes when `a` and `b` change places.
fn exchanged(index: usize, a: usize, b: usize) -> usize {
    match index {
        _ if index == a => b,
        _ if index == b => a,
        _ => index,
    }
}
