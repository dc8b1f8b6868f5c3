//! Faults of indices and lengths.

use std::fmt;

/// An index or a length that the system does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShapeFault {
    /// An index beyond the last.
    OutOfRange {
        /// What is counted: `row`, `column`, `goal`.
        what: &'static str,
        /// The index.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// A vector of the wrong length.
    WrongLength {
        /// The field.
        field: &'static str,
        /// The right length.
        expected: usize,
        /// Its length.
        found: usize,
    },
    /// A list of indices that does not ascend.
    NotAscending {
        /// The field.
        field: &'static str,
    },
}

impl fmt::Display for ShapeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { what, index, count } => {
                write!(f, "there is no {what} {}; there are {count}", index + 1)
            }
            Self::WrongLength {
                field,
                expected,
                found,
            } => write!(f, "{field} has length {found}; {expected} is right"),
            Self::NotAscending { field } => write!(f, "the list {field} must ascend"),
        }
    }
}
