//! The first verdict: every operation is reversible, and every claim is true of the system when
//! it is made, whoever made it and in whatever order.

mod form;
mod operations;
mod solutions;

use super::Note;
use super::fault::{Fault, FaultReason, FormFault, RuleFault};
use super::replay::Replay;
use super::shape;
use super::truth::Truth;
use super::words::describe;
use crate::step::Step;
use crate::trace::{Method, Trace};

/// Checks all steps, and adds to `notes` what could not be derived again.
pub(super) fn check(trace: &Trace, truth: &Truth<'_>, notes: &mut Vec<Note>) -> Result<(), Fault> {
    let needs_account = |step: &Step| matches!(step, Step::Inconsistent { .. });
    let replay = if trace.steps.iter().any(needs_account) {
        Replay::with_account(&trace.system)
    } else {
        Replay::start(&trace.system)
    };
    let mut checker = Checker {
        method: trace.method,
        truth,
        replay,
        skipped: vec![false; trace.system.a().cols()],
        free: None,
        choice: None,
        notes,
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
    method: Method,
    truth: &'a Truth<'a>,
    replay: Replay,
    /// The variables whose columns were found to get no pivot.
    skipped: Vec<bool>,
    /// The free variables, once they are named.
    free: Option<Vec<usize>>,
    /// The choice that substitutions and the candidate belong to.
    choice: Option<Choice>,
    notes: &'a mut Vec<Note>,
}

/// The values that are known under a choice of the free variables.
struct Choice {
    goal: usize,
    values: Vec<Option<bool>>,
}

impl Checker<'_> {
    /// Checks one step, which fits the system, and does it.
    fn step(&mut self, step: &Step) -> Result<(), FaultReason> {
        match step {
            Step::Swap { rows: [a, b], .. } => operations::check_swap(*a, *b)?,
            Step::SwapColumns { cols: [a, b] } => {
                operations::check_swap_columns(*a, *b, self.method)?;
            }
            Step::Add {
                source, targets, ..
            } => operations::check_add(*source, targets)?,
            Step::Pivot { row, col } => self.check_pivot(*row, *col)?,
            Step::Skip { col, row, why } => self.check_skip(*col, *row, *why)?,
            Step::Free { cols } => self.check_free(cols)?,
            Step::Express {
                var,
                row,
                uses,
                constants,
            } => self.check_express(*var, *row, uses, constants)?,
            Step::Kernel { col, x } => self.check_kernel(*col, x)?,
            Step::Inconsistent { goal, row, witness } => {
                self.check_inconsistent(*goal, *row, witness)?;
            }
            Step::Choose { goal, values } => self.check_choose(*goal, values)?,
            Step::Back {
                var,
                row,
                uses,
                value,
            } => self.check_back(*var, *row, uses, *value)?,
            Step::Candidate { goal, x, weight } => self.check_candidate(*goal, x, *weight)?,
            Step::Particular { goal, x } => self.check_particular(*goal, x)?,
            Step::Search {
                goal,
                x,
                weight,
                lower_bound,
            } => self.check_search(*goal, x, *weight, *lower_bound)?,
            Step::Explore(_) => return Err(RuleFault::OfAnotherMethod.into()),
            Step::Extension { .. } => {}
        }
        self.replay.apply(step);
        Ok(())
    }

    fn free(&self) -> Result<&[usize], FormFault> {
        self.free.as_deref().ok_or(FormFault::FreeNotNamed)
    }
}
