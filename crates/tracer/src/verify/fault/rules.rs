//! Faults against a method's rules, by steps that may well be true.

use std::fmt;

use super::Due;

/// A true step that the method's rules do not have here, or a rule for the whole trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RuleFault {
    /// Another step is due.
    NotDue {
        /// The step that the rules have here.
        due: Due,
    },
    /// An outcome that differs from the steps: from the goal's search, or not proven although
    /// all solutions are listed.
    NotAsFound,
    /// A step that no trace of this method has: a step of an exploration among row operations, or
    /// the other way round.
    OfAnotherMethod,
    /// A manual derivation has no rules that it could follow exactly.
    ManualHasNoRules,
}

impl fmt::Display for RuleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotDue { due } => due.fmt(f),
            Self::NotAsFound => f.write_str("the steps found something else"),
            Self::OfAnotherMethod => f.write_str("this method has no such step"),
            Self::ManualHasNoRules => {
                f.write_str("method manual has no rules that a trace could follow exactly")
            }
        }
    }
}
