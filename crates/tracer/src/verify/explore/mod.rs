//! Checking the traces of methods that explore patterns, states or subsets.
//!
//! Nothing is explored again. [`facts`] are worked out by linear algebra and by tables over the
//! whole column space: every pattern as a sum of vectors ([`patterns`], [`states`]), the least
//! set of moves for every change ([`changes`]), all solutions by their sizes ([`subsets`]). Then
//! [`sound`] compares each claim with them, and [`canonical`] the steps with those that are due.

mod canonical;
mod changes;
mod facts;
mod limits;
mod lines;
mod patterns;
mod sound;
mod states;
mod subsets;

use super::fault::{ExploreFault, Fault};
use super::truth::Truth;
use crate::trace::Trace;
use facts::Facts;

/// Checks that every claim of the steps is true of the system, and that they are exactly those
/// that the method's rules give. What is proven least on the way is added to `truth`.
pub(super) fn check(
    trace: &Trace,
    truth: &mut Truth<'_>,
) -> (Result<(), Fault>, Result<(), Fault>) {
    let facts = match Facts::of(trace, truth) {
        Ok(facts) => facts,
        Err(beyond) => return (Err(fault(trace, beyond.clone())), Err(fault(trace, beyond))),
    };
    for goal in 0..truth.goals.len() {
        if let Some(least) = facts.least(trace, goal) {
            truth.prove(goal, least);
        }
    }
    let sound = sound::check(trace, truth, &facts);
    (sound, canonical::check(trace, truth, &facts))
}

/// A fault of the trace as a whole.
fn fault(trace: &Trace, reason: ExploreFault) -> Fault {
    Fault {
        step: None,
        claim: format!("method {}", trace.method.name()),
        reason: reason.into(),
    }
}
