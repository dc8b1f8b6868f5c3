//! What can be wrong with a problem.

use std::fmt;

use crate::input::Failure;
use crate::kind::Kind;
use crate::limits::MAX_CELLS;
#[cfg(doc)]
use crate::limits::{MAX_GOALS, MAX_UNKNOWNS};

/// A problem that no puzzle gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemError {
    /// There is no kind of this name.
    UnknownKind(String),
    /// A system has no fields to make it from: A and B are the problem.
    SystemIsNotRebuilt,
    /// The fields are not those of the kind, in their order.
    WrongFields {
        /// The kind.
        kind: Kind,
        /// The names that the fields should have.
        expected: &'static [&'static str],
    },
    /// A field is a word, a list of rows or a yes or no where it should be another of these.
    WrongType {
        /// The name of the field.
        field: &'static str,
    },
    /// A field has a word that it cannot have.
    UnknownWord {
        /// The name of the field.
        field: &'static str,
        /// The word.
        word: String,
    },
    /// The board has no cells.
    EmptyBoard,
    /// A row has another number of cells than it should.
    RowLength {
        /// The row, from 1.
        row: usize,
        /// The number it should have.
        expected: usize,
    },
    /// The board has another number of rows than it should.
    RowCount {
        /// The number it should have.
        expected: usize,
    },
    /// A character is no cell of the kind.
    StrayCell {
        /// The row, from 1.
        row: usize,
        /// The character.
        found: char,
    },
    /// A line of a field is not what it should be.
    BadLine {
        /// The name of the field.
        field: &'static str,
        /// The line, from 1.
        line: usize,
        /// What it should be.
        wanted: &'static str,
    },
    /// Two lists that belong together have different lengths.
    Uneven {
        /// The names of the fields.
        fields: [&'static str; 2],
    },
    /// The fields are not as a puzzle writes them, such as pairs that are not sorted.
    NotNormal,
    /// The board has more cells than [`MAX_CELLS`].
    TooManyCells,
    /// There are more moves than [`MAX_UNKNOWNS`] or more goals than [`MAX_GOALS`].
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many there may be.
        limit: usize,
    },
}

impl ProblemError {
    /// Tells whether the problem is wrong or only too large.
    pub fn failure(&self) -> Failure {
        match self {
            Self::TooManyCells | Self::TooMany { .. } => Failure::Limit,
            _ => Failure::Unusable,
        }
    }
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKind(kind) => {
                let names = Kind::ALL.map(Kind::name).join(", ");
                write!(f, "there is no kind {kind:?}; the kinds are {names}")
            }
            Self::SystemIsNotRebuilt => f.write_str("a system is its own problem"),
            Self::WrongFields { kind, expected } => {
                let names = expected.join(", ");
                write!(
                    f,
                    "a problem of kind {} has the fields {names}",
                    kind.name()
                )
            }
            Self::WrongType { field } => write!(f, "the field {field:?} has another type"),
            Self::UnknownWord { field, word } => {
                write!(f, "the field {field:?} cannot be {word:?}")
            }
            Self::EmptyBoard => f.write_str("the board has no cells"),
            Self::RowLength { row, expected } => {
                write!(f, "row {row} of the board should have {expected} cells")
            }
            Self::RowCount { expected } => write!(f, "the board should have {expected} rows"),
            Self::StrayCell { row, found } => {
                write!(f, "{found:?} in row {row} of the board is no cell")
            }
            Self::BadLine {
                field,
                line,
                wanted,
            } => write!(f, "line {line} of the field {field:?} should be {wanted}"),
            Self::Uneven { fields: [a, b] } => {
                write!(f, "the fields {a:?} and {b:?} have different lengths")
            }
            Self::NotNormal => f.write_str("the fields are not written in their one way"),
            Self::TooManyCells => write!(f, "the board has more than {MAX_CELLS} cells"),
            Self::TooMany { what, limit } => write!(f, "there are more than {limit} {what}"),
        }
    }
}

impl std::error::Error for ProblemError {}
