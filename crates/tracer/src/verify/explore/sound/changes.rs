//! Claims about the changes that moves make, and how many moves each one needs.

use gf2::BitVector;

use super::{Checker, count};
use crate::step::ExploreStep;
use crate::verify::explore::changes::Changes;
use crate::verify::explore::facts::Facts;
use crate::verify::fault::{ExploreFault, FaultReason, RuleFault};

impl<'a> Checker<'a> {
    pub(super) fn bfs_step(&mut self, step: &ExploreStep) -> Result<(), FaultReason> {
        match step {
            ExploreStep::Level { level, states } => self.check_level(*level, *states),
            ExploreStep::Pop { state, x } => self.check_pop(state, x),
            ExploreStep::Reach { state, press } => self.check_reach(state, *press),
            _ => Err(RuleFault::OfAnotherMethod.into()),
        }
    }

    pub(super) fn reach_step(&mut self, step: &ExploreStep) -> Result<(), FaultReason> {
        match step {
            ExploreStep::Level { level, states } => self.check_level(*level, *states),
            ExploreStep::New { state } => self.check_new(state),
            _ => Err(RuleFault::OfAnotherMethod.into()),
        }
    }

    fn changes(&self) -> &'a Changes {
        match self.facts {
            Facts::Changes(changes) => changes,
            _ => unreachable!("these methods have these facts"),
        }
    }

    fn check_level(&mut self, level: usize, states: u64) -> Result<(), FaultReason> {
        count("states", states, self.changes().count(level))?;
        self.level = Some(level);
        Ok(())
    }

    /// The moves make the change, and no others that do come before them.
    fn check_pop(&mut self, state: &BitVector, x: &BitVector) -> Result<(), FaultReason> {
        self.check_gives(x, state)?;
        let set = self.changes().set(x);
        self.check_first(state, set)?;
        self.popped = Some((state.clone(), set));
        Ok(())
    }

    /// The press comes after those of the popped change, and with them is the first way to the
    /// new one.
    fn check_reach(&self, state: &BitVector, press: usize) -> Result<(), FaultReason> {
        let (popped, set) = self.popped.as_ref().ok_or(ExploreFault::NothingPopped)?;
        let a = self.trace.system.a();
        let is_right = |&cell: &usize| state.get(cell) == (popped.get(cell) ^ a.get(cell, press));
        if let Some(equation) = (0..a.rows()).find(|cell| !is_right(cell)) {
            return Err(ExploreFault::NotTheChange { equation }.into());
        }
        let changes = self.changes();
        let last = (*set != 0).then(|| changes.last_move(*set));
        if let Some(last) = last.filter(|&last| press <= last) {
            return Err(ExploreFault::NotAfterTheLast { last }.into());
        }
        let with_press = changes.set(&BitVector::unit(a.cols(), press)) | set;
        Ok(self.check_first(state, with_press)?)
    }

    /// Checks that of all sets that make `state`, which `set` does, it is the least.
    fn check_first(&self, state: &BitVector, set: u64) -> Result<(), ExploreFault> {
        let changes = self.changes();
        let least = changes.least(state).expect("a set makes it");
        if set == least {
            return Ok(());
        }
        let right = changes.vector(least);
        Err(ExploreFault::NotTheFirst { right })
    }

    fn check_new(&self, state: &BitVector) -> Result<(), FaultReason> {
        let level = self.level.ok_or(ExploreFault::NoLevel)?;
        let least = self.changes().least(state);
        let right = least.map(|set| set.count_ones() as usize);
        if right == Some(level) {
            Ok(())
        } else {
            Err(ExploreFault::NotOfThisLevel { right }.into())
        }
    }
}
