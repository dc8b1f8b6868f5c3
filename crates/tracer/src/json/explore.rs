//! The steps of the methods that explore: what is written, and what is accepted.

use super::error::ReadError;
use super::steps::Fields;
use super::wire::Bits;
use crate::step::ExploreStep;

/// The names of these steps.
pub(super) const KNOWN: [&str; 16] = [
    "grid", "guess", "row", "fails", "cut", "patterns", "states", "state", "level", "pop", "reach",
    "new", "subset", "weight", "found", "missed",
];

/// A step as it is written.
#[derive(serde::Serialize)]
#[serde(tag = "step", rename_all = "lowercase")]
pub(super) enum ExploreWire<'a> {
    Grid {
        rows: usize,
        cols: usize,
        transposed: bool,
        guessed: &'a [usize],
    },
    Guess {
        goal: usize,
        values: Bits<'a>,
    },
    Row {
        row: usize,
        presses: &'a [usize],
    },
    Fails {
        cells: &'a [usize],
    },
    Cut {
        weight: usize,
    },
    Patterns {
        goal: usize,
        tried: u64,
        solved: u64,
        failed: u64,
        cut: u64,
    },
    States {
        goal: usize,
        row: usize,
        states: u64,
        dropped: u64,
    },
    State {
        x: Bits<'a>,
        weight: usize,
    },
    Level {
        level: usize,
        states: u64,
    },
    Pop {
        state: Bits<'a>,
        x: Bits<'a>,
    },
    Reach {
        state: Bits<'a>,
        press: usize,
    },
    New {
        state: Bits<'a>,
    },
    Subset {
        x: Bits<'a>,
        gives: Bits<'a>,
    },
    Weight {
        weight: usize,
        tried: u64,
        gives: &'a [u64],
    },
    Found {
        goal: usize,
        x: Bits<'a>,
        weight: usize,
    },
    Missed {
        goal: usize,
    },
}

impl<'a> From<&'a ExploreStep> for ExploreWire<'a> {
    #[rustfmt::skip]
    fn from(step: &'a ExploreStep) -> Self {
        match *step {
            ExploreStep::Grid { rows, cols, transposed, ref guessed } => {
                Self::Grid { rows, cols, transposed, guessed }
            }
            ExploreStep::Guess { goal, ref values } => Self::Guess { goal, values: values.into() },
            ExploreStep::Row { row, ref presses } => Self::Row { row, presses },
            ExploreStep::Fails { ref cells } => Self::Fails { cells },
            ExploreStep::Cut { weight } => Self::Cut { weight },
            ExploreStep::Patterns { goal, tried, solved, failed, cut } => {
                Self::Patterns { goal, tried, solved, failed, cut }
            }
            ExploreStep::States { goal, row, states, dropped } => {
                Self::States { goal, row, states, dropped }
            }
            ExploreStep::State { ref x, weight } => Self::State { x: x.into(), weight },
            ExploreStep::Level { level, states } => Self::Level { level, states },
            ExploreStep::Pop { ref state, ref x } => Self::Pop { state: state.into(), x: x.into() },
            ExploreStep::Reach { ref state, press } => Self::Reach { state: state.into(), press },
            ExploreStep::New { ref state } => Self::New { state: state.into() },
            ExploreStep::Subset { ref x, ref gives } => {
                Self::Subset { x: x.into(), gives: gives.into() }
            }
            ExploreStep::Weight { weight, tried, ref gives } => {
                Self::Weight { weight, tried, gives }
            }
            ExploreStep::Found { goal, ref x, weight } => Self::Found { goal, x: x.into(), weight },
            ExploreStep::Missed { goal } => Self::Missed { goal },
        }
    }
}

impl Fields<'_, '_> {
    /// Reads a step of a method that explores.
    pub(super) fn exploration(&mut self, known: &str) -> Result<ExploreStep, ReadError> {
        match known {
            "grid" | "guess" | "row" | "fails" | "cut" | "patterns" => self.pattern(known),
            "states" | "state" | "found" | "missed" => self.best(known),
            _ => self.change(known),
        }
    }

    /// Reads a step about patterns.
    fn pattern(&mut self, known: &str) -> Result<ExploreStep, ReadError> {
        Ok(match known {
            "grid" => ExploreStep::Grid {
                rows: self.number("rows")?,
                cols: self.number("cols")?,
                transposed: self.flag("transposed")?,
                guessed: self.variables("guessed")?,
            },
            "guess" => ExploreStep::Guess {
                goal: self.goal()?,
                values: self.values()?,
            },
            "row" => ExploreStep::Row {
                row: self.number("row")?,
                presses: self.variables("presses")?,
            },
            "fails" => ExploreStep::Fails {
                cells: self.cells("cells")?,
            },
            "cut" => ExploreStep::Cut {
                weight: self.number("weight")?,
            },
            _ => ExploreStep::Patterns {
                goal: self.goal()?,
                tried: self.count("tried")?,
                solved: self.count("solved")?,
                failed: self.count("failed")?,
                cut: self.count("cut")?,
            },
        })
    }

    /// Reads a step about the best of several ways.
    fn best(&mut self, known: &str) -> Result<ExploreStep, ReadError> {
        Ok(match known {
            "states" => ExploreStep::States {
                goal: self.goal()?,
                row: self.number("row")?,
                states: self.count("states")?,
                dropped: self.count("dropped")?,
            },
            "state" => ExploreStep::State {
                x: self.x()?,
                weight: self.number("weight")?,
            },
            "found" => ExploreStep::Found {
                goal: self.goal()?,
                x: self.x()?,
                weight: self.number("weight")?,
            },
            _ => ExploreStep::Missed { goal: self.goal()? },
        })
    }

    /// Reads a step about changes.
    fn change(&mut self, known: &str) -> Result<ExploreStep, ReadError> {
        Ok(match known {
            "level" => ExploreStep::Level {
                level: self.number("level")?,
                states: self.count("states")?,
            },
            "pop" => ExploreStep::Pop {
                state: self.state("state")?,
                x: self.x()?,
            },
            "reach" => ExploreStep::Reach {
                state: self.state("state")?,
                press: self.variable("press")?,
            },
            "new" => ExploreStep::New {
                state: self.state("state")?,
            },
            "subset" => ExploreStep::Subset {
                x: self.x()?,
                gives: self.state("gives")?,
            },
            _ => ExploreStep::Weight {
                weight: self.number("weight")?,
                tried: self.count("tried")?,
                gives: self.counts("gives")?,
            },
        })
    }
}
