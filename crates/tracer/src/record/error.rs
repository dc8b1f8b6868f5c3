//! What a recorder does not take.

use std::fmt;

/// An operation that cannot be one, or a form from which nothing can be concluded. Rows and
/// columns count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordError {
    /// A row that the system does not have.
    NoSuchRow {
        /// The row.
        row: usize,
        /// The number of rows.
        rows: usize,
    },
    /// A column that the system does not have.
    NoSuchColumn {
        /// The column.
        col: usize,
        /// The number of columns.
        cols: usize,
    },
    /// A row swapped with itself or added to itself.
    SameRow {
        /// The row.
        row: usize,
    },
    /// A row that has no pivot but still contains variables.
    NotReduced {
        /// The row.
        row: usize,
    },
    /// A pivot row that contains the variable of an earlier pivot, or not its own.
    NotTriangular {
        /// The row.
        row: usize,
        /// The column.
        col: usize,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchRow { row, rows } => write!(f, "there is no row {row} among {rows}"),
            Self::NoSuchColumn { col, cols } => {
                write!(f, "there is no column {col} among {cols}")
            }
            Self::SameRow { row } => write!(f, "row {row} cannot be combined with itself"),
            Self::NotReduced { row } => {
                write!(f, "row {row} has no pivot, but still contains variables")
            }
            Self::NotTriangular { row, col } => {
                write!(
                    f,
                    "column {col} of pivot row {row} is in the way of back-substitution"
                )
            }
        }
    }
}

impl std::error::Error for RecordError {}
