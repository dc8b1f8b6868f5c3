//! Faults of the outcome.

use std::fmt;

/// A claim of the outcome that is false.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OutcomeFault {
    /// A wrong number.
    WrongNumber {
        /// The number that is claimed.
        claimed: usize,
        /// The right number.
        right: usize,
    },
    /// A goal called solvable that is not, or the other way round.
    WrongSolvable {
        /// Whether it is solvable.
        right: bool,
    },
    /// A wrong best goal.
    WrongBest {
        /// The right one.
        right: Option<usize>,
    },
}

impl fmt::Display for OutcomeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::WrongNumber { claimed, right } => write!(f, "{right} is right, not {claimed}"),
            Self::WrongSolvable { right: true } => f.write_str("it has solutions"),
            Self::WrongSolvable { right: false } => f.write_str("it has no solution"),
            Self::WrongBest { right: None } => f.write_str("no goal is solvable"),
            Self::WrongBest { right: Some(goal) } => {
                write!(f, "goal {} is the first of least weight", goal + 1)
            }
        }
    }
}
