//! Claims about the states after a line.

use gf2::BitVector;

use super::patterns::{check_line, check_presses};
use super::{Checker, count};
use crate::step::ExploreStep;
use crate::verify::explore::patterns::Patterns;
use crate::verify::explore::states::Kept;
use crate::verify::fault::{ExploreFault, FaultReason, RuleFault, SolutionFault};
use crate::verify::least;
use crate::verify::rows::Row;

impl Checker<'_> {
    pub(super) fn row_dp_step(&mut self, step: &ExploreStep) -> Result<(), FaultReason> {
        match *step {
            ExploreStep::Grid { ref guessed, .. } => self.check_grid(guessed),
            ExploreStep::States {
                goal,
                row,
                states,
                dropped,
            } => {
                let patterns = self.patterns()?;
                check_line(patterns, row)?;
                let kept = patterns.kept(row);
                count("states", states, kept.states(goal))?;
                count("dropped", dropped, kept.dropped(goal))?;
                self.states = Some((goal, row));
                Ok(())
            }
            ExploreStep::State { ref x, weight } => self.check_state(x, weight),
            _ => Err(RuleFault::OfAnotherMethod.into()),
        }
    }

    /// The presses lead through the lines with every settled cell right, are weighed, and no
    /// others that lead to the same state come before them.
    fn check_state(&self, x: &BitVector, weight: usize) -> Result<(), FaultReason> {
        let (goal, line) = self.states.ok_or(ExploreFault::NoStates)?;
        let patterns = self.patterns()?;
        let kept = patterns.kept(line);
        check_way(patterns, kept, goal, x)?;
        least::check_weight(x, weight)?;
        let way = Row::of(x.as_slice());
        let best = kept.best(&way);
        if best == way {
            return Ok(());
        }
        let better = self.truth.vector(&best);
        Err(SolutionFault::NotLeast { better }.into())
    }
}

/// Checks that the presses `x` up to the line are guesses and what they force.
fn check_way(
    patterns: &Patterns,
    kept: &Kept,
    goal: usize,
    x: &BitVector,
) -> Result<(), FaultReason> {
    let lines = &patterns.lines;
    let mut beyond = lines.variables[kept.end()..].iter();
    if let Some(&var) = beyond.find(|&&var| x.get(var)) {
        return Err(ExploreFault::BeyondTheLine { var }.into());
    }
    let guesses = patterns.guessed.iter();
    let values = guesses.map(|&place| x.get(lines.variables[place]));
    let pattern = patterns.pattern(goal, &values.collect());
    let vars = lines.variables[..kept.end()].iter().copied();
    check_presses(&patterns.x(&pattern), x, vars)?;
    match patterns.fails_after(&pattern) {
        Some(line) if lines.ends[line] <= kept.end() => {
            let cell = patterns.wrong(&pattern, line)[0];
            Err(ExploreFault::LeavesWrong { cell }.into())
        }
        _ => Ok(()),
    }
}
