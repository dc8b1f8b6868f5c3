//! Replaying a trace: every state of [A | B] from the start and the deltas.

use gf2::BitMatrix;

use crate::step::Step;
use crate::system::System;
use crate::trace::Trace;

/// [A | B] after some of a trace's steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// How many steps were done.
    pub done: usize,
    /// [A | B].
    pub matrix: BitMatrix,
    /// The pivots so far, as (row, column), in the order in which they were declared.
    pub pivots: Vec<(usize, usize)>,
}

impl State {
    /// Returns the state before the first step.
    pub fn start(trace: &Trace) -> Self {
        Self::of(&trace.system)
    }

    /// Returns the state in which `system` is given.
    pub(crate) fn of(system: &System) -> Self {
        Self {
            done: 0,
            matrix: system.linear().augmented(),
            pivots: Vec::new(),
        }
    }

    /// Does one step; claims change nothing but the list of pivots.
    ///
    /// # Panics
    ///
    /// If the step names a row that does not exist; a verified trace has no such step.
    pub fn apply(&mut self, step: &Step) {
        match step {
            Step::Swap { rows: [a, b], .. } => {
                self.matrix.swap_rows(*a, *b);
                for (row, _) in &mut self.pivots {
                    if *row == *a {
                        *row = *b;
                    } else if *row == *b {
                        *row = *a;
                    }
                }
            }
            Step::Add {
                source, targets, ..
            } => {
                for target in targets.iter_ones() {
                    self.matrix.add_row(*source, target);
                }
            }
            Step::Pivot { row, col } => self.pivots.push((*row, *col)),
            _ => {}
        }
        self.done += 1;
    }
}

impl Trace {
    /// Iterates over the states: before the first step, then after each.
    pub fn states(&self) -> impl Iterator<Item = State> {
        let mut state = State::start(self);
        let first = state.clone();
        std::iter::once(first).chain(self.steps.iter().map(move |step| {
            state.apply(step);
            state.clone()
        }))
    }
}
