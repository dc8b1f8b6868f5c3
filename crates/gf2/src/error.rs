//! What can be wrong with a shape or a text.

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

impl std::error::Error for ShapeError {}

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
    /// A row whose length differs from the first row's.
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
                write!(f, "this row has {found} entries, the first has {expected}")
            }
        }
    }
}

impl std::error::Error for ParseError {}
