//! Faults of the elimination.

use std::fmt;

use crate::verify::words::{Column, R};

/// An operation, a pivot or a free column that is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OperationFault {
    /// A row exchanged with itself.
    SwapsOneRow,
    /// A column exchanged with itself.
    SwapsOneColumn,
    /// Columns exchanged by a method other than `column-swap`.
    ColumnsStay,
    /// A row added to itself, which loses it.
    AddsToItself {
        /// The row.
        row: usize,
    },
    /// A pivot where the matrix has a 0.
    PivotIsZero {
        /// The row.
        row: usize,
        /// The column.
        col: usize,
    },
    /// A second pivot in a row.
    RowHasPivot {
        /// The row.
        row: usize,
        /// The column of the first.
        col: usize,
    },
    /// A second pivot in a column, or a column with a pivot that is called free.
    ColumnHasPivot {
        /// The column.
        col: usize,
        /// The pivot's row.
        row: usize,
    },
    /// A column that was called free already.
    ColumnIsFree {
        /// The column.
        col: usize,
    },
    /// A pivot or a free column after the free variables were named.
    AfterFree,
    /// A wrong number of pivots so far.
    WrongPivotCount {
        /// The number that is claimed.
        claimed: usize,
        /// The right number.
        right: usize,
    },
    /// A column that is called free, but has a 1 where a pivot can stand.
    StillHasOne {
        /// The row.
        row: usize,
        /// The column.
        col: usize,
    },
    /// The other reason why a column gets no pivot.
    WrongSkipReason {
        /// Rows without a pivot.
        rows_left: usize,
    },
}

impl fmt::Display for OperationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::SwapsOneRow => f.write_str("a swap needs two different rows"),
            Self::SwapsOneColumn => f.write_str("a swap needs two different columns"),
            Self::ColumnsStay => f.write_str("only method column-swap swaps columns"),
            Self::AddsToItself { row } => {
                write!(f, "{0} + {0} = 0 would lose the row for good", R(row))
            }
            Self::PivotIsZero { row, col } => write!(f, "{} has a 0 in {}", R(row), Column(col)),
            Self::RowHasPivot { row, col } => {
                write!(f, "{} has its pivot in {} already", R(row), Column(col))
            }
            Self::ColumnHasPivot { col, row } => {
                write!(f, "{} has its pivot in {} already", Column(col), R(row))
            }
            Self::ColumnIsFree { col } => {
                write!(f, "{} was found to be free already", Column(col))
            }
            Self::AfterFree => {
                f.write_str("which variables are free is settled by an earlier step")
            }
            Self::WrongPivotCount { claimed, right } => {
                write!(f, "so far there are {right} pivots, not {claimed}")
            }
            Self::StillHasOne { row, col } => {
                write!(
                    f,
                    "{} has a 1 in {}, which can be a pivot",
                    R(row),
                    Column(col)
                )
            }
            Self::WrongSkipReason { rows_left: 0 } => {
                f.write_str("the reason is that every row has a pivot: no-row")
            }
            Self::WrongSkipReason { rows_left } => {
                write!(
                    f,
                    "rows without a pivot: {rows_left}; so the reason is no-one"
                )
            }
        }
    }
}
