//! What is due level by level.

use super::{Open, Walk};
use crate::step::ExploreStep;
use crate::verify::explore::changes::Changes;
use crate::verify::explore::limits::LISTED_RANK;
use crate::verify::fault::Fault;

impl Walk<'_> {
    /// Levels until every goal is found, or one adds nothing.
    pub(super) fn reach(&mut self, changes: &Changes) -> Result<(), Fault> {
        let mut open = Open::of(self.trace, changes);
        for level in 0.. {
            self.level(changes, level)?;
            if changes.rank() <= LISTED_RANK {
                self.new_changes(changes, level)?;
            }
            let found = open.take(|set| set.count_ones() as usize == level);
            self.found(changes, &found)?;
            if open.is_empty() || changes.count(level) == 0 {
                break;
            }
        }
        self.missed()
    }

    /// The changes of a level, in the order of their strings.
    fn new_changes(&mut self, changes: &Changes, level: usize) -> Result<(), Fault> {
        let sets = changes.sets(level).into_iter();
        let states = sets.map(|set| self.change(&changes.vector(set)));
        let mut states: Vec<_> = states.collect();
        states.sort_unstable();
        states
            .into_iter()
            .try_for_each(|state| self.step(ExploreStep::New { state }))
    }
}
