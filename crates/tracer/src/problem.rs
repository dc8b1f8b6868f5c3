//! What a trace is about, as neutral fields: this crate knows no puzzles.

/// The normalized input: a kind and its fields in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The kind, such as `flip` or `system`.
    pub kind: String,
    /// The fields, in the order in which they are written.
    pub fields: Vec<(String, Field)>,
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

impl Problem {
    /// Returns the problem that is the system itself, without a board.
    pub fn system() -> Self {
        Self {
            kind: "system".to_owned(),
            fields: Vec::new(),
        }
    }
}
