//! Checking a trace from the system alone, with code that shares nothing with the solvers.
//!
//! [`truth`] works out what is true of the system; [`sound`] asks whether the steps are legal and
//! their claims true, [`canonical`] whether they are exactly what the method's rules give,
//! [`outcome`] whether the right thing came out. All of them use [`rows`] and [`replay`], the
//! checker's own bits.

mod canonical;
mod explore;
mod fault;
mod least;
mod outcome;
mod replay;
mod rows;
mod shape;
mod sound;
mod truth;
mod words;

use std::fmt;

use crate::trace::{Method, Trace};

pub use fault::{
    Due, ExploreFault, Fault, FaultReason, FormFault, OperationFault, OutcomeFault, RuleFault,
    ShapeFault, SolutionFault,
};
pub(crate) use truth::MAX_TRIED_NULLITY;
use truth::Truth;

/// What a check of a trace found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Whether every operation is reversible and every claim is true of the system.
    pub sound: Result<(), Fault>,
    /// Whether the trace is sound, and its steps are exactly those that the method's rules
    /// give. A manual derivation never is.
    pub canonical: Result<(), Fault>,
    /// What could not be derived again, without being wrong.
    pub notes: Vec<Note>,
}

/// Something that the checker could not derive again, without it being wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// A solution that is said to be least, where there are too many solutions to try.
    LeastNotProvenAgain {
        /// The goal, from 0.
        goal: usize,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeastNotProvenAgain { goal } => {
                write!(f, "goal {}: least not proven again", goal + 1)
            }
        }
    }
}

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
    ///
    /// Nothing in the trace is believed: rank, kernel and solutions are worked out again from
    /// the system, and every solution is multiplied with A. Only of an elimination, a least
    /// solution among more than 2²⁰ is not derived again, which a [`Note`] says.
    ///
    /// ```
    /// use gf2::LinearSystem;
    /// use tracer::{Method, Problem, RecordOptions, Step, System, record};
    ///
    /// let system = System::unnamed(LinearSystem::new("01\n11".parse()?, "1\n1".parse()?)?);
    /// let mut trace = record(Problem::system(), system, Method::Gauss, &RecordOptions::default());
    /// assert!(trace.verify().canonical.is_ok());
    ///
    /// trace.steps[0] = Step::Swap { rows: [0, 1], col: 1 };
    /// let verdict = trace.verify();
    /// assert!(verdict.sound.is_ok(), "a swap is legal for whatever column");
    /// assert_eq!(
    ///     verdict.canonical.unwrap_err().to_string(),
    ///     "step 1 (R1 ↔ R2, column 2): R1 ↔ R2 is due: \
    ///      R2 is the first row below R1 with a 1 in column 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn verify(&self) -> Verdict {
        let mut truth = Truth::of(&self.system);
        let mut notes = Vec::new();
        let (steps, rules) = if self.method.is_exploration() {
            explore::check(self, &mut truth)
        } else {
            let steps = sound::check(self, &truth, &mut notes);
            (steps, canonical::check(self))
        };
        let sound = steps.and_then(|()| outcome::check(self, &truth, &mut notes));
        notes.sort_by_key(|&Note::LeastNotProvenAgain { goal }| goal);
        notes.dedup();
        let canonical = first_fault(&sound, rules);
        Verdict {
            sound,
            canonical,
            notes,
        }
    }

    /// Checks the trace, and returns the pass that `explain` asks for.
    ///
    /// # Errors
    ///
    /// The first fault, if the trace is not sound, or follows a named method and is not
    /// canonical.
    pub fn verified(&self) -> Result<Verified<'_>, Fault> {
        let verdict = self.verify();
        match self.method {
            Method::Manual => verdict.sound?,
            _ => verdict.canonical?,
        }
        Ok(Verified { trace: self })
    }
}

/// Whichever of two faults comes first in the trace; of two about one step, that of `sound`.
fn first_fault(sound: &Result<(), Fault>, canonical: Result<(), Fault>) -> Result<(), Fault> {
    let place = |fault: &Fault| fault.step.unwrap_or(usize::MAX);
    match (sound, canonical) {
        (Err(sound), Err(canonical)) if place(&canonical) < place(sound) => Err(canonical),
        (Err(sound), _) => Err(sound.clone()),
        (Ok(()), canonical) => canonical,
    }
}
