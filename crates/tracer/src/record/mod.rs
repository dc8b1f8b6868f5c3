//! From an elimination to a trace.

mod claims;
mod recorder;

use gf2::{forward_eliminate, gauss_jordan_eliminate};

use crate::problem::Problem;
use crate::system::System;
use crate::trace::{Method, Outcome, Trace};

pub use recorder::{RecordError, Recorder};

/// How a trace is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RecordOptions {
    /// Which choices of the free variables are listed.
    pub choices: Choices,
    /// How far the search for a least solution may go.
    pub search: gf2::Search,
}

/// Which choices of the free variables a trace lists for each goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Choices {
    /// All up to nullity 6 and 256 variables, otherwise the first, and none beyond 256
    /// variables; the substitution stands under the first.
    #[default]
    Auto,
    /// As `Auto`, with the substitution under every choice that is listed.
    Full,
}

/// Eliminates `system` by `method` and records every step.
///
/// # Panics
///
/// If `method` is [`Method::Manual`], which is driven through a [`Recorder`].
pub fn record(problem: Problem, system: System, method: Method, options: &RecordOptions) -> Trace {
    let mut work = system.linear().augmented();
    let n = system.a().cols();
    let outcome = Outcome::of(&system, options.search);
    let mut recorder = Recorder::new(problem, system, method);
    let pivots = match method {
        Method::Gauss => forward_eliminate(&mut work, n, &mut recorder),
        Method::GaussJordan => gauss_jordan_eliminate(&mut work, n, &mut recorder),
        Method::Manual => panic!("a manual trace is recorded step by step"),
    };
    claims::record_claims(&mut recorder, &work, &pivots, &outcome, options.choices);
    recorder.finish_with(outcome)
}
