//! What is due line by line over states.

use super::Walk;
use crate::step::ExploreStep;
use crate::verify::explore::limits::LISTED_GUESSED;
use crate::verify::explore::patterns::Patterns;
use crate::verify::fault::Fault;

impl Walk<'_> {
    /// For each goal the states after each line, and its answer.
    pub(super) fn row_dp(&mut self, patterns: &Patterns) -> Result<(), Fault> {
        for goal in 0..patterns.goals() {
            for row in 0..patterns.lines.ends.len() {
                self.states(patterns, goal, row)?;
            }
            self.answer(goal)?;
        }
        Ok(())
    }

    fn states(&mut self, patterns: &Patterns, goal: usize, row: usize) -> Result<(), Fault> {
        let kept = patterns.kept(row);
        self.step(ExploreStep::States {
            goal,
            row,
            states: kept.states(goal),
            dropped: kept.dropped(goal),
        })?;
        if patterns.guessed.len() > LISTED_GUESSED {
            return Ok(());
        }
        for way in kept.list(patterns, goal) {
            self.step(ExploreStep::State {
                weight: way.weight(),
                x: self.truth.vector(&way),
            })?;
        }
        Ok(())
    }
}
