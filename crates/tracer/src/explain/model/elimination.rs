//! The elimination: what happens to one column, or one operation alone.

use std::ops::Range;

use crate::explain::model::{Board, Formula, Matrix, MatrixRow, Prose};
use gf2::RowOp;

/// The work on one column, or on a run of columns that get no pivot for the same reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The steps of the trace that are explained here.
    pub steps: Range<usize>,
    /// The columns; more than one only where none of them gets a pivot.
    pub cols: Range<usize>,
    /// The pivot's row.
    pub pivot: Option<usize>,
    /// Whether it is spelled out or told in a line.
    pub fold: Fold,
    /// The exchange of columns before anything else, if there was one.
    pub column_swap: Option<Box<ColumnSwap>>,
    /// The heading, such as "column 2 of 16, pivot R3, moved up to R2".
    pub heading: Prose,
    /// Why this row, or why no row.
    pub reason: Prose,
    /// The exchange of rows, if there was one.
    pub swap: Option<RowOp>,
    /// What is added to which rows, and why.
    pub clearing: Prose,
    /// The additions, in order; empty where the matrix is too large to be shown.
    pub additions: Vec<Addition>,
    /// The pivot row as an equation, for each goal.
    pub pivot_row: Vec<Formula>,
    /// The pivot row on the board, where variables are cells.
    pub mask: Option<Board>,
    /// All of it in one line.
    pub summary: Prose,
}

/// Two columns that change places, so that a pivot can stand on the diagonal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnSwap {
    /// The columns, the left one first.
    pub cols: [usize; 2],
    /// The heading, such as "column 7 of 12: changes places with column 9".
    pub heading: Prose,
    /// Why these columns, and which unknown is where now.
    pub reason: Prose,
    /// [A | B] after it, where the column's work is spelled out.
    pub matrix: Option<Matrix>,
}

/// How much of a column's work is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fold {
    /// Everything, each addition as a sum.
    Full,
    /// The reason, and the first addition as a sum; of the others the result.
    Live,
    /// A line.
    Line,
}

/// An addition of rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Addition {
    /// The step of the trace.
    pub step: usize,
    /// The operation.
    pub operation: RowOp,
    /// The target before, the source, and the target after.
    pub rows: [MatrixRow; 3],
}

/// One operation, where no pivot gives it a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operation {
    /// The step of the trace.
    pub step: usize,
    /// The operation.
    pub operation: RowOp,
    /// What it does.
    pub effect: Prose,
    /// The rows: before, added, after, or the two rows after their exchange.
    pub rows: Vec<MatrixRow>,
}
