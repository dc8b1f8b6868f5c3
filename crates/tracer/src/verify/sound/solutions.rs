//! Claims about the solutions of a goal.

use gf2::BitVector;

use super::{Checker, Choice};
use crate::verify::fault::{FaultReason, SolutionFault};
use crate::verify::rows::Row;
use crate::verify::{least, shape};

impl Checker<'_> {
    /// A choice gives each free variable a value, and forgets the choice before it.
    pub(super) fn check_choose(
        &mut self,
        goal: usize,
        values: &BitVector,
    ) -> Result<(), FaultReason> {
        let free = self.free()?;
        shape::length("values", values, free.len())?;
        let mut known = vec![None; self.skipped.len()];
        for (&var, value) in free.iter().zip(values.iter()) {
            known[var] = Some(value);
        }
        self.choice = Some(Choice {
            goal,
            values: known,
        });
        Ok(())
    }

    /// The row gives its pivot's variable the value that makes it true.
    pub(super) fn check_back(
        &mut self,
        var: usize,
        row: usize,
        uses: &[usize],
        value: bool,
    ) -> Result<(), FaultReason> {
        self.check_solved_for(row, var)?;
        let right: Vec<usize> = self
            .replay
            .variables(row)
            .filter(|&other| other != var)
            .collect();
        if uses != right {
            return Err(SolutionFault::NotTheRow { row, right }.into());
        }
        let choice = self.choice.as_mut().ok_or(SolutionFault::NoChoice)?;
        let mut sum = self.replay.right(row, choice.goal);
        for &var in uses {
            sum ^= choice.values[var].ok_or(SolutionFault::NotKnownYet { var })?;
        }
        if choice.values[var].replace(sum).is_some() {
            return Err(SolutionFault::KnownAlready { var }.into());
        }
        if value == sum {
            Ok(())
        } else {
            Err(SolutionFault::WrongValue { right: sum }.into())
        }
    }

    /// The candidate is what was chosen and substituted, solves the system, and is weighed.
    pub(super) fn check_candidate(
        &mut self,
        goal: usize,
        x: &BitVector,
        weight: usize,
    ) -> Result<(), FaultReason> {
        let choice = self.choice.take().ok_or(SolutionFault::NoChoice)?;
        if choice.goal != goal {
            return Err(SolutionFault::OtherGoal { right: choice.goal }.into());
        }
        for (var, value) in choice.values.into_iter().enumerate() {
            if let Some(right) = value.filter(|&value| value != x.get(var)) {
                return Err(SolutionFault::NotAsChosen { var, right }.into());
            }
        }
        self.check_solves(goal, x)?;
        Ok(least::check_weight(x, weight)?)
    }

    /// The particular solution solves the system, with 0 for every free variable.
    pub(super) fn check_particular(&self, goal: usize, x: &BitVector) -> Result<(), FaultReason> {
        self.check_free_values(x, |_| false)?;
        Ok(self.check_solves(goal, x)?)
    }

    /// The search's result solves the system, and is what it says of all other solutions.
    pub(super) fn check_search(
        &mut self,
        goal: usize,
        x: &BitVector,
        weight: usize,
        lower_bound: Option<usize>,
    ) -> Result<(), FaultReason> {
        let note = least::check(self.truth, goal, x, weight, lower_bound)?;
        self.notes.extend(note);
        Ok(())
    }

    fn check_solves(&self, goal: usize, x: &BitVector) -> Result<(), SolutionFault> {
        least::check_solves(self.truth, goal, &Row::of(x.as_slice()))
    }
}
