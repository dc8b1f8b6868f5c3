//! The normalized input of a puzzle, as a trace stores it.

use crate::kind::Kind;

/// A kind and the fields that make its puzzle again, in the order in which they are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The kind of puzzle.
    pub kind: Kind,
    /// The fields, all of them, in their fixed order.
    pub fields: Vec<(&'static str, Field)>,
}

/// The value of a problem's field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Field {
    /// A word, such as the goal.
    Text(String),
    /// The rows of a board.
    Lines(Vec<String>),
    /// A yes or no, such as whether the board is a torus.
    Flag(bool),
}
