//! Every claim of an exploration is true of the system, wherever it stands.

mod changes;
mod patterns;
mod states;
mod subsets;

use gf2::BitVector;

use super::facts::Facts;
use crate::step::{ExploreStep, Step};
use crate::trace::{Method, Trace};
use crate::verify::fault::{ExploreFault, Fault, FaultReason, OutcomeFault, RuleFault};
use crate::verify::rows::Row;
use crate::verify::truth::Truth;
use crate::verify::words::describe;
use crate::verify::{least, shape};

/// Checks all steps.
pub(super) fn check(trace: &Trace, truth: &Truth<'_>, facts: &Facts) -> Result<(), Fault> {
    let mut checker = Checker {
        trace,
        truth,
        facts,
        is_grid_told: false,
        pattern: None,
        lightest: vec![None; trace.system.b().cols()],
        states: None,
        level: None,
        popped: None,
    };
    for (index, step) in trace.steps.iter().enumerate() {
        let checked = shape::check(step, &trace.system).map_err(FaultReason::from);
        checked
            .and_then(|()| checker.step(step))
            .map_err(|reason| Fault {
                step: Some(index),
                claim: describe(step, &trace.system),
                reason,
            })?;
    }
    Ok(())
}

/// What the steps so far have established.
struct Checker<'a> {
    trace: &'a Trace,
    truth: &'a Truth<'a>,
    facts: &'a Facts,
    is_grid_told: bool,
    /// The pattern that presses, wrong cells, a cut and a candidate belong to.
    pattern: Option<Guessed>,
    /// The least weight of the candidates of each goal.
    lightest: Vec<Option<usize>>,
    /// The goal and the line whose states were counted.
    states: Option<(usize, usize)>,
    level: Option<usize>,
    /// The change that was popped, and the set of moves that reaches it.
    popped: Option<(BitVector, u64)>,
}

/// A pattern that was guessed.
struct Guessed {
    goal: usize,
    pattern: Row,
}

impl Checker<'_> {
    /// Checks one step, which fits the system.
    fn step(&mut self, step: &Step) -> Result<(), FaultReason> {
        match (self.trace.method, step) {
            (_, Step::Extension { .. }) => Ok(()),
            (_, Step::Explore(ExploreStep::Found { goal, x, weight })) => {
                self.check_found(*goal, x, *weight)
            }
            (_, Step::Explore(ExploreStep::Missed { goal })) => self.check_missed(*goal),
            (Method::Chase, Step::Candidate { goal, x, weight }) => {
                self.check_candidate(*goal, x, *weight)
            }
            (Method::Chase, Step::Explore(step)) => self.chase_step(step),
            (Method::RowDp, Step::Explore(step)) => self.row_dp_step(step),
            (Method::Bfs, Step::Explore(step)) => self.bfs_step(step),
            (Method::Reach, Step::Explore(step)) => self.reach_step(step),
            (Method::Subsets, Step::Explore(step)) => self.subsets_step(step),
            _ => Err(RuleFault::OfAnotherMethod.into()),
        }
    }

    /// The solution solves the system, is weighed, and no other comes before it.
    fn check_found(&self, goal: usize, x: &BitVector, weight: usize) -> Result<(), FaultReason> {
        if let Facts::Grid(_) = self.facts {
            // How many moves are guessed bounds the solutions, so that all could be tried.
            self.patterns()?;
        }
        least::check(self.truth, goal, x, weight, None)?;
        Ok(())
    }

    fn check_missed(&self, goal: usize) -> Result<(), FaultReason> {
        if self.truth.is_solvable(goal) {
            return Err(OutcomeFault::WrongSolvable { right: true }.into());
        }
        Ok(())
    }

    /// Checks that A·x is the change.
    fn check_gives(&self, x: &BitVector, change: &BitVector) -> Result<(), ExploreFault> {
        let x = Row::of(x.as_slice());
        match self.truth.violated(&x, |equation| change.get(equation)) {
            Some(equation) => Err(ExploreFault::NotTheChange { equation }),
            None => Ok(()),
        }
    }
}

/// Checks a number that was counted.
fn count(what: &'static str, claimed: u64, right: u64) -> Result<(), ExploreFault> {
    if claimed == right {
        Ok(())
    } else {
        Err(ExploreFault::WrongCount { what, right })
    }
}
