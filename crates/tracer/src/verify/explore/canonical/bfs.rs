//! What is due in a breadth-first search.
//!
//! The queue holds the changes of a level in the order of their least sets as strings, and a
//! change is reached from the one whose least set is its own without the last move. For a part of
//! a least set is the least set of what it makes: a better one would make the whole better.

use super::{Open, Walk};
use crate::step::ExploreStep;
use crate::verify::explore::changes::{Changes, without_last};
use crate::verify::explore::limits::LISTED_RANK;
use crate::verify::fault::Fault;

impl Walk<'_> {
    /// Level by level until every goal is found, or nothing is left in the queue.
    pub(super) fn bfs(&mut self, changes: &Changes) -> Result<(), Fault> {
        let mut open = Open::of(self.trace, changes);
        self.level(changes, 0)?;
        self.found_at(changes, &mut open, |set| set == 0)?;
        let mut level = 0;
        while !open.is_empty() && changes.count(level) > 0 {
            if changes.rank() <= LISTED_RANK {
                self.pops(changes, level, &mut open)?;
            } else {
                let next = |set: u64| set.count_ones() as usize == level + 1;
                self.found_at(changes, &mut open, next)?;
            }
            level += 1;
            if !open.is_empty() && changes.count(level) > 0 {
                self.level(changes, level)?;
            }
        }
        self.missed()
    }

    /// The number of changes of a level.
    pub(super) fn level(&mut self, changes: &Changes, level: usize) -> Result<(), Fault> {
        let states = changes.count(level);
        self.step(ExploreStep::Level { level, states })
    }

    /// The changes of a level taken from the queue, and what each one leads to.
    fn pops(&mut self, changes: &Changes, level: usize, open: &mut Open) -> Result<(), Fault> {
        let next = changes.sets(level + 1);
        for popped in changes.sets(level) {
            let x = changes.vector(popped);
            let state = self.change(&x);
            self.step(ExploreStep::Pop { state, x })?;
            for &set in next.iter().filter(|&&set| without_last(set) == popped) {
                self.step(ExploreStep::Reach {
                    state: self.change(&changes.vector(set)),
                    press: changes.last_move(set),
                })?;
                self.found_at(changes, open, |found| found == set)?;
                if open.is_empty() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// The goals whose least sets are so: in the order in which these are reached.
    fn found_at(
        &mut self,
        changes: &Changes,
        open: &mut Open,
        is_so: impl Fn(u64) -> bool,
    ) -> Result<(), Fault> {
        let mut found = open.take(is_so);
        found.sort_unstable();
        self.found(changes, &found)
    }

    /// These goals, each with its least set.
    pub(super) fn found(&mut self, changes: &Changes, found: &[(u64, usize)]) -> Result<(), Fault> {
        found.iter().try_for_each(|&(set, goal)| {
            self.step(ExploreStep::Found {
                goal,
                x: changes.vector(set),
                weight: set.count_ones() as usize,
            })
        })
    }
}
