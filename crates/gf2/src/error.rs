//! What can be wrong with a shape or a text, or stand against an inverse.

use std::error::Error;
use std::fmt;

/// Two shapes that do not fit together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShapeError {
    /// What was asked for, such as `augment`.
    pub operation: &'static str,
    /// Rows and columns of the first operand.
    pub left: (usize, usize),
    /// Rows and columns of the second operand.
    pub right: (usize, usize),
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            operation,
            left: (m, n),
            right: (p, q),
        } = self;
        write!(f, "cannot {operation} {m}×{n} and {p}×{q}")
    }
}

impl Error for ShapeError {}

/// A matrix that would have to be square and is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotSquare {
    /// What was asked for, such as `determinant`.
    pub operation: &'static str,
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub cols: usize,
}

impl fmt::Display for NotSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            operation,
            rows,
            cols,
        } = self;
        write!(
            f,
            "{operation}: the matrix must be square, and is {rows}×{cols}"
        )
    }
}

impl Error for NotSquare {}

/// Why a matrix has no inverse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InverseError {
    /// Only square matrices have one.
    NotSquare(NotSquare),
    /// The rows are linearly dependent.
    Singular {
        /// The number of rows and columns.
        size: usize,
        /// The rank, which is less than `size`.
        rank: usize,
    },
}

impl fmt::Display for InverseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSquare(error) => error.fmt(f),
            Self::Singular { size, rank } => {
                write!(
                    f,
                    "inverse: the {size}×{size} matrix is singular, its rank is {rank}"
                )
            }
        }
    }
}

impl Error for InverseError {}

impl From<NotSquare> for InverseError {
    fn from(error: NotSquare) -> Self {
        Self::NotSquare(error)
    }
}

/// A text that is not a vector or a matrix of 0s and 1s, and where it goes wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: ParseProblem,
}

/// What is wrong with a text of 0s and 1s.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseProblem {
    /// A character other than 0, 1 and space.
    UnexpectedCharacter(char),
    /// A row whose length differs from the first row's. The position is that of the first
    /// entry too many, or where the first missing entry should stand.
    RaggedRow {
        /// The first row's length.
        expected: usize,
        /// This row's length.
        found: usize,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.problem {
            ParseProblem::UnexpectedCharacter(c) => write!(f, "expected 0 or 1, found {c:?}"),
            ParseProblem::RaggedRow { expected, found } => {
                let entries = if *found == 1 { "entry" } else { "entries" };
                write!(
                    f,
                    "this row has {found} {entries}, the first row has {expected}"
                )
            }
        }
    }
}

impl Error for ParseError {}
