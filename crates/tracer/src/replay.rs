//! Replaying a trace: every state of [A | B] from the start and the deltas.

use gf2::{BitMatrix, BitSlice, BitVector};

use crate::step::Step;
use crate::system::System;
use crate::trace::Trace;

/// [A | B] after some of a trace's steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// How many steps were done.
    pub done: usize,
    /// [A | B], its columns in the places where swaps of columns left them.
    pub matrix: BitMatrix,
    /// The variable of each column of A: 0, 1, 2, … unless columns were swapped.
    pub variables: Vec<usize>,
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
            variables: (0..system.a().cols()).collect(),
            pivots: Vec::new(),
        }
    }

    /// Does one step; claims change nothing but the list of pivots.
    ///
    /// # Panics
    ///
    /// If the step names a row or a column that does not exist; a verified trace has no such
    /// step.
    pub fn apply(&mut self, step: &Step) {
        match step {
            Step::Swap { rows: [a, b], .. } => {
                self.matrix.swap_rows(*a, *b);
                for (row, _) in &mut self.pivots {
                    exchange(row, *a, *b);
                }
            }
            Step::SwapColumns { cols: [a, b] } => {
                self.matrix.swap_columns(*a, *b);
                self.variables.swap(*a, *b);
                for (_, col) in &mut self.pivots {
                    exchange(col, *a, *b);
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

    /// Returns a row as an equation: component j is the coefficient of variable j, whichever
    /// column it stands in, and the right-hand sides follow.
    ///
    /// # Panics
    ///
    /// If there is no such row.
    pub fn equation(&self, row: usize) -> BitVector {
        in_order(self.matrix.row(row), &self.variables)
    }
}

/// Makes `index` `b` if it is `a`, and the other way round.
fn exchange(index: &mut usize, a: usize, b: usize) {
    if *index == a {
        *index = b;
    } else if *index == b {
        *index = a;
    }
}

/// Puts each entry of a row of [A | B] to its variable's own place, where `variables` says
/// which variable each column of A belongs to.
fn in_order(row: BitSlice<'_>, variables: &[usize]) -> BitVector {
    let place = |col| variables.get(col).copied().unwrap_or(col);
    BitVector::from_ones(row.len(), row.iter_ones().map(place))
}

/// Undoes all swaps of columns: each goes back to its variable's own place.
pub(crate) fn columns_in_order(matrix: &BitMatrix, variables: &[usize]) -> BitMatrix {
    let mut ordered = BitMatrix::zeros(0, matrix.cols());
    for row in matrix.iter_rows() {
        ordered.push_row(in_order(row, variables).as_slice());
    }
    ordered
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
