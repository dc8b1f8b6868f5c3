//! What is due in a chase.

use gf2::BitVector;

use super::Walk;
use crate::step::ExploreStep;
use crate::verify::canonical::count_up;
use crate::verify::explore::limits::LISTED_GUESSED;
use crate::verify::explore::patterns::{End, Patterns};
use crate::verify::fault::{Due, Fault};

impl Walk<'_> {
    /// Each goal's patterns, all of them or their number and the one that wins, and its answer.
    pub(super) fn chase(&mut self, patterns: &Patterns) -> Result<(), Fault> {
        for goal in 0..patterns.goals() {
            if patterns.guessed.len() <= LISTED_GUESSED {
                self.all_patterns(patterns, goal)?;
            } else {
                self.summary(patterns, goal)?;
            }
            self.answer(goal)?;
        }
        Ok(())
    }

    /// Every pattern, counting up.
    fn all_patterns(&mut self, patterns: &Patterns, goal: usize) -> Result<(), Fault> {
        let mut values = BitVector::zeros(patterns.guessed.len());
        let mut best = None;
        loop {
            let solved = self.pattern(patterns, goal, &values, best)?;
            // A heavier one is cut, so what solves is at least as light as the best.
            best = solved.or(best);
            if !count_up(&mut values) {
                return Ok(());
            }
        }
    }

    fn summary(&mut self, patterns: &Patterns, goal: usize) -> Result<(), Fault> {
        let tally = patterns.tally(goal);
        self.step(ExploreStep::Patterns {
            goal,
            tried: 1 << patterns.guessed.len(),
            solved: tally.solved,
            failed: tally.failed,
            cut: tally.cut,
        })?;
        let Some(least) = self.truth.least(goal) else {
            return Ok(());
        };
        let places = patterns.guessed.iter();
        let values = places.map(|&place| least.get(patterns.lines.variables[place]));
        self.pattern(patterns, goal, &values.collect(), None)?;
        Ok(())
    }

    /// One pattern up to its end, where the best so far has `best` presses. Returns its presses
    /// if it solves.
    fn pattern(
        &mut self,
        patterns: &Patterns,
        goal: usize,
        values: &BitVector,
        best: Option<usize>,
    ) -> Result<Option<usize>, Fault> {
        let values = values.clone();
        let pattern = patterns.pattern(goal, &values);
        self.step(ExploreStep::Guess { goal, values })?;
        let end = patterns.end(&pattern, best);
        let lines = match end {
            End::Fails { line } | End::Cut { line } => 0..line + 1,
            End::Solves => 0..patterns.lines.ends.len(),
        };
        for row in lines.filter(|&line| patterns.forces(line)) {
            let presses = patterns.forced_presses(&pattern, row);
            self.step(ExploreStep::Row { row, presses })?;
        }
        match end {
            End::Fails { line } => {
                let cells = patterns.wrong(&pattern, line);
                self.step(ExploreStep::Fails { cells })?;
            }
            End::Cut { line } => {
                let weight = patterns.weight_through(&pattern, line);
                self.step(ExploreStep::Cut { weight })?;
            }
            End::Solves => {
                // What the candidate is, soundness has compared with the pattern.
                self.expect(Due::Candidate { goal })?;
                return Ok(Some(patterns.x(&pattern).weight()));
            }
        }
        Ok(None)
    }
}
