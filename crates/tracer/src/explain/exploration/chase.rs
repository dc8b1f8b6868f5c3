//! What a trace of `chase` says.

use gf2::BitVector;

use crate::step::{ExploreStep, Step};
use crate::trace::Trace;

/// What is said about a goal.
#[derive(Default)]
pub(in crate::explain) struct GoalPatterns {
    /// The patterns that are told, in their order: all, or the winning one.
    pub(in crate::explain) patterns: Vec<Pattern>,
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
pub(in crate::explain) struct Pattern {
    /// The step that guesses it, if it is told.
    pub(in crate::explain) step: Option<usize>,
    /// The guessed values, in order.
    pub(in crate::explain) values: BitVector,
    /// The forced presses, as far as the pattern was followed.
    pub(in crate::explain) forced: Vec<usize>,
    /// How many lines were followed, up to the last one with forced moves.
    pub(in crate::explain) lines: usize,
    pub(in crate::explain) end: End,
}

/// How a pattern ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::explain) enum End {
    /// It reaches the goal with so many presses.
    Solves { weight: usize },
    /// It leaves these cells wrong.
    Fails { cells: Vec<usize> },
    /// It has more presses than the best, so many.
    Cut { weight: usize },
}

/// Reads the patterns of each goal.
pub(in crate::explain) fn read(trace: &Trace) -> Vec<GoalPatterns> {
    let goals = trace.system.b().cols();
    let mut read: Vec<GoalPatterns> = (0..goals).map(|_| GoalPatterns::default()).collect();
    let mut open = None;
    for (index, step) in trace.steps.iter().enumerate() {
        match step {
            Step::Explore(ExploreStep::Guess { goal, values }) => {
                open = Some((*goal, Pattern::begun(index, values)));
            }
            Step::Explore(ExploreStep::Row { row, presses }) => {
                if let Some((_, pattern)) = &mut open {
                    pattern.forced.extend(presses);
                    pattern.lines = row + 1;
                }
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
            }
            _ => {
                if let Some(end) = end(step)
                    && let Some((goal, pattern)) = open.take()
                {
                    read[goal].patterns.push(Pattern { end, ..pattern });
                }
            }
        }
    }
    read
}

/// How a step ends the pattern that it stands under, if it does.
fn end(step: &Step) -> Option<End> {
    match step {
        Step::Candidate { weight, .. } => Some(End::Solves { weight: *weight }),
        Step::Explore(ExploreStep::Fails { cells }) => Some(End::Fails {
            cells: cells.clone(),
        }),
        Step::Explore(ExploreStep::Cut { weight }) => Some(End::Cut { weight: *weight }),
        _ => None,
    }
}

impl Pattern {
    /// Returns a pattern of which nothing but the guess is known.
    fn begun(step: usize, values: &BitVector) -> Self {
        Self {
            step: Some(step),
            values: values.clone(),
            forced: Vec::new(),
            lines: 0,
            end: End::Fails { cells: Vec::new() },
        }
    }

    /// The pattern's number of presses, if it reaches the goal.
    pub(in crate::explain) fn weight(&self) -> Option<usize> {
        match self.end {
            End::Solves { weight, .. } => Some(weight),
            _ => None,
        }
    }
}

impl GoalPatterns {
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
