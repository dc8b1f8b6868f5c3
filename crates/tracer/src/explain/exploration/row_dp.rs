//! What a trace of `row-dp` says.

use gf2::BitVector;

use crate::step::{ExploreStep, Step};
use crate::trace::Trace;

/// What was kept after a line.
pub(in crate::explain) struct Kept<'a> {
    pub(in crate::explain) step: usize,
    /// The number of states.
    pub(in crate::explain) states: u64,
    /// How many ways were dropped.
    pub(in crate::explain) dropped: u64,
    /// The states, if they are told.
    pub(in crate::explain) listed: Vec<State<'a>>,
}

/// A state, by the best way to it.
pub(in crate::explain) struct State<'a> {
    pub(in crate::explain) step: usize,
    pub(in crate::explain) x: &'a BitVector,
    pub(in crate::explain) weight: usize,
}

/// Reads for each goal what was kept after each line.
pub(in crate::explain) fn read(trace: &Trace) -> Vec<Vec<Kept<'_>>> {
    let goals = trace.system.b().cols();
    let mut read: Vec<Vec<Kept<'_>>> = (0..goals).map(|_| Vec::new()).collect();
    let mut open = 0;
    for (index, step) in trace.steps.iter().enumerate() {
        match step {
            Step::Explore(ExploreStep::States {
                goal,
                states,
                dropped,
                ..
            }) => {
                open = *goal;
                read[open].push(Kept {
                    step: index,
                    states: *states,
                    dropped: *dropped,
                    listed: Vec::new(),
                });
            }
            Step::Explore(ExploreStep::State { x, weight }) => {
                if let Some(kept) = read[open].last_mut() {
                    kept.listed.push(State {
                        step: index,
                        x,
                        weight: *weight,
                    });
                }
            }
            _ => {}
        }
    }
    read
}
