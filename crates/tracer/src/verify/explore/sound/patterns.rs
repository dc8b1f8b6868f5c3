//! Claims about the grid and about patterns.

use gf2::BitVector;

use super::{Checker, Guessed, count};
use crate::step::ExploreStep;
use crate::verify::explore::facts::Facts;
use crate::verify::explore::patterns::Patterns;
use crate::verify::fault::{ExploreFault, FaultReason, RuleFault, SolutionFault};
use crate::verify::rows::Row;
use crate::verify::{least, shape};

impl<'a> Checker<'a> {
    pub(super) fn chase_step(&mut self, step: &ExploreStep) -> Result<(), FaultReason> {
        match step {
            ExploreStep::Grid { guessed, .. } => self.check_grid(guessed),
            ExploreStep::Guess { goal, values } => self.check_guess(*goal, values),
            ExploreStep::Row { row, presses } => self.check_row(*row, presses),
            ExploreStep::Fails { cells } => self.check_fails(cells),
            ExploreStep::Cut { weight } => self.check_cut(*weight),
            ExploreStep::Patterns {
                goal,
                tried,
                solved,
                failed,
                cut,
            } => {
                let patterns = self.patterns()?;
                let right = patterns.tally(*goal);
                count("tried", *tried, 1 << patterns.guessed.len())?;
                count("solved", *solved, right.solved)?;
                count("failed", *failed, right.failed)?;
                Ok(count("cut", *cut, right.cut)?)
            }
            _ => Err(RuleFault::OfAnotherMethod.into()),
        }
    }

    /// The grid fits, and exactly the moves that are the last press of no cell are guessed.
    pub(super) fn check_grid(&mut self, guessed: &[usize]) -> Result<(), FaultReason> {
        if self.is_grid_told {
            return Err(ExploreFault::GridTwice.into());
        }
        self.is_grid_told = true;
        let right = self.patterns()?.lines.guessed_variables();
        if guessed == right {
            Ok(())
        } else {
            Err(ExploreFault::NotTheGuessed { right }.into())
        }
    }

    /// The patterns, if the grid is told.
    pub(super) fn patterns(&self) -> Result<&'a Patterns, ExploreFault> {
        match self.facts {
            Facts::Grid(Some(patterns)) if self.is_grid_told => match patterns {
                Ok(patterns) => Ok(patterns),
                Err(fault) => Err(fault.clone()),
            },
            _ => Err(ExploreFault::NoGrid),
        }
    }

    fn check_guess(&mut self, goal: usize, values: &BitVector) -> Result<(), FaultReason> {
        let patterns = self.patterns()?;
        shape::length("values", values, patterns.guessed.len())?;
        self.pattern = Some(Guessed {
            goal,
            pattern: patterns.pattern(goal, values),
        });
        Ok(())
    }

    /// Exactly these presses of the line follow from the guesses.
    fn check_row(&self, row: usize, presses: &[usize]) -> Result<(), FaultReason> {
        let patterns = self.patterns()?;
        let guessed = self.pattern.as_ref().ok_or(ExploreFault::NoPattern)?;
        check_line(patterns, row)?;
        let right = patterns.forced_presses(&guessed.pattern, row);
        if presses == right {
            Ok(())
        } else {
            Err(ExploreFault::NotTheForced { right }.into())
        }
    }

    /// Exactly these cells are wrong after the first line that leaves a settled one wrong.
    fn check_fails(&mut self, cells: &[usize]) -> Result<(), FaultReason> {
        let patterns = self.patterns()?;
        let Guessed { pattern, .. } = self.pattern.take().ok_or(ExploreFault::NoPattern)?;
        let line = patterns.fails_after(&pattern);
        let right = line.map_or(Vec::new(), |line| patterns.wrong(&pattern, line));
        if !right.is_empty() && cells == right {
            Ok(())
        } else {
            Err(ExploreFault::NotTheWrong { right }.into())
        }
    }

    /// The presses after the first line in which they are more than those of a candidate.
    fn check_cut(&mut self, weight: usize) -> Result<(), FaultReason> {
        let patterns = self.patterns()?;
        let Guessed { goal, pattern } = self.pattern.take().ok_or(ExploreFault::NoPattern)?;
        let line = self.lightest[goal].and_then(|best| patterns.exceeds_after(&pattern, best));
        let right = line.map(|line| patterns.weight_through(&pattern, line));
        if right == Some(weight) {
            Ok(())
        } else {
            Err(ExploreFault::NotTheCut { right }.into())
        }
    }

    /// The candidate is the pattern with all that it forces, solves the system, and is weighed.
    pub(super) fn check_candidate(
        &mut self,
        goal: usize,
        x: &BitVector,
        weight: usize,
    ) -> Result<(), FaultReason> {
        let patterns = self.patterns()?;
        let guessed = self.pattern.take().ok_or(ExploreFault::NoPattern)?;
        if guessed.goal != goal {
            let right = guessed.goal;
            return Err(SolutionFault::OtherGoal { right }.into());
        }
        check_presses(&patterns.x(&guessed.pattern), x, 0..x.len())?;
        least::check_solves(self.truth, goal, &Row::of(x.as_slice()))?;
        least::check_weight(x, weight)?;
        let lightest = self.lightest[goal].unwrap_or(weight);
        self.lightest[goal] = Some(lightest.min(weight));
        Ok(())
    }
}

pub(super) fn check_line(patterns: &Patterns, line: usize) -> Result<(), ExploreFault> {
    let lines = patterns.lines.ends.len();
    if line < lines {
        Ok(())
    } else {
        Err(ExploreFault::NoSuchLine { lines })
    }
}

/// Checks that `x` has the presses that a pattern gives to `vars`.
pub(super) fn check_presses(
    right: &Row,
    x: &BitVector,
    mut vars: impl Iterator<Item = usize>,
) -> Result<(), SolutionFault> {
    match vars.find(|&var| right.get(var) != x.get(var)) {
        Some(var) => Err(SolutionFault::NotAsChosen {
            var,
            right: right.get(var),
        }),
        None => Ok(()),
    }
}
