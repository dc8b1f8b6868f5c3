//! What a trace of `chase` says.

use gf2::BitVector;

use crate::step::{ExploreStep, Step};
use crate::trace::Trace;

/// What is said about a goal.
#[derive(Default)]
pub(in crate::explain) struct GoalPatterns<'a> {
    /// The patterns that are told, in their order: all, or the winning one.
    pub(in crate::explain) patterns: Vec<Pattern<'a>>,
    /// What became of all, where they are too many to be told.
    pub(in crate::explain) counts: Option<Counts>,
}

/// What became of the patterns of a goal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::explain) struct Counts {
    pub(in crate::explain) tried: u64,
    pub(in crate::explain) solved: u64,
    pub(in crate::explain) failed: u64,
    pub(in crate::explain) cut: u64,
}

/// A pattern of the guessed presses, and the presses that it forces.
pub(in crate::explain) struct Pattern<'a> {
    /// The step that guesses it.
    pub(in crate::explain) step: usize,
    /// The guessed values, in order.
    pub(in crate::explain) values: &'a BitVector,
    /// The lines with forced moves that were reached, and the presses there.
    pub(in crate::explain) rows: Vec<(usize, &'a [usize])>,
    pub(in crate::explain) end: End<'a>,
}

/// How a pattern ends.
#[derive(Debug, Clone, Copy)]
pub(in crate::explain) enum End<'a> {
    Solves { x: &'a BitVector, weight: usize },
    Fails { cells: &'a [usize] },
    Cut { weight: usize },
}

/// Reads the patterns of each goal.
pub(in crate::explain) fn read(trace: &Trace) -> Vec<GoalPatterns<'_>> {
    let goals = trace.system.b().cols();
    let mut read: Vec<GoalPatterns<'_>> = (0..goals).map(|_| GoalPatterns::default()).collect();
    let mut open = None;
    for (index, step) in trace.steps.iter().enumerate() {
        let end = match step {
            Step::Candidate { x, weight, .. } => End::Solves { x, weight: *weight },
            Step::Explore(ExploreStep::Fails { cells }) => End::Fails { cells },
            Step::Explore(ExploreStep::Cut { weight }) => End::Cut { weight: *weight },
            Step::Explore(ExploreStep::Guess { goal, values }) => {
                open = Some((*goal, index, values, Vec::new()));
                continue;
            }
            Step::Explore(ExploreStep::Row { row, presses }) => {
                if let Some((.., rows)) = &mut open {
                    rows.push((*row, presses.as_slice()));
                }
                continue;
            }
            Step::Explore(ExploreStep::Patterns {
                goal,
                tried,
                solved,
                failed,
                cut,
            }) => {
                read[*goal].counts = Some(Counts {
                    tried: *tried,
                    solved: *solved,
                    failed: *failed,
                    cut: *cut,
                });
                continue;
            }
            _ => continue,
        };
        if let Some((goal, step, values, rows)) = open.take() {
            read[goal].patterns.push(Pattern {
                step,
                values,
                rows,
                end,
            });
        }
    }
    read
}

impl Pattern<'_> {
    /// The pattern's number of presses, if it reaches the goal.
    pub(in crate::explain) fn weight(&self) -> Option<usize> {
        match self.end {
            End::Solves { weight, .. } => Some(weight),
            _ => None,
        }
    }
}

impl GoalPatterns<'_> {
    /// What became of the patterns.
    pub(in crate::explain) fn counts(&self) -> Counts {
        let told = || {
            let mut counts = Counts::default();
            for pattern in &self.patterns {
                counts.tried += 1;
                match pattern.end {
                    End::Solves { .. } => counts.solved += 1,
                    End::Fails { .. } => counts.failed += 1,
                    End::Cut { .. } => counts.cut += 1,
                }
            }
            counts
        };
        self.counts.unwrap_or_else(told)
    }
}
