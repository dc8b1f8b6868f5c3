//! What the fields of the JSON are, in their order; the core types themselves are not
//! serialized.

use gf2::{BitMatrix, BitSlice, BitVector};
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use super::explore::ExploreWire;
use crate::problem::{Field, Problem};
use crate::step::{SkipReason, Step};
use crate::system::System;
use crate::trace::{GoalOutcome, Outcome};

/// A vector as a string of 0s and 1s.
pub(super) struct Bits<'a>(BitSlice<'a>);

impl Serialize for Bits<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'a> From<&'a BitVector> for Bits<'a> {
    fn from(vector: &'a BitVector) -> Self {
        Self(vector.as_slice())
    }
}

/// A matrix as a list of its rows.
struct Rows<'a>(&'a BitMatrix);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_seq(Some(self.0.rows()))?;
        for row in self.0.iter_rows() {
            rows.serialize_element(&Bits(row))?;
        }
        rows.end()
    }
}

/// The places of a vector's ones, as a list.
pub(super) struct Indices<'a>(&'a BitVector);

impl Serialize for Indices<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter_ones())
    }
}

/// The problem: its kind, then its own fields.
pub(super) struct ProblemWire<'a>(pub(super) &'a Problem);

impl Serialize for ProblemWire<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.0.fields.len()))?;
        map.serialize_entry("kind", &self.0.kind)?;
        for (name, field) in &self.0.fields {
            match field {
                Field::Text(text) => map.serialize_entry(name, text)?,
                Field::Lines(lines) => map.serialize_entry(name, lines)?,
                Field::Flag(flag) => map.serialize_entry(name, flag)?,
            }
        }
        map.end()
    }
}

/// The system with its names.
#[derive(serde::Serialize)]
pub(super) struct SystemWire<'a> {
    a: Rows<'a>,
    b: Rows<'a>,
    variables: &'a [String],
    equations: &'a [String],
    goals: &'a [String],
}

impl<'a> From<&'a System> for SystemWire<'a> {
    fn from(system: &'a System) -> Self {
        Self {
            a: Rows(system.a()),
            b: Rows(system.b()),
            variables: system.variables(),
            equations: system.equations(),
            goals: system.goals(),
        }
    }
}

/// A step other than an extension, which is text already.
#[derive(serde::Serialize)]
#[serde(tag = "step", rename_all = "lowercase")]
pub(super) enum StepWire<'a> {
    Swap {
        rows: [usize; 2],
        col: usize,
    },
    #[serde(rename = "swap-columns")]
    SwapColumns {
        cols: [usize; 2],
    },
    Pivot {
        row: usize,
        col: usize,
    },
    Add {
        source: usize,
        targets: Indices<'a>,
        col: usize,
    },
    Skip {
        col: usize,
        row: usize,
        why: &'static str,
    },
    Free {
        cols: &'a [usize],
    },
    Express {
        var: usize,
        row: usize,
        uses: &'a [usize],
        constants: Bits<'a>,
    },
    Kernel {
        col: usize,
        x: Bits<'a>,
    },
    Inconsistent {
        goal: usize,
        row: usize,
        witness: Bits<'a>,
    },
    Choose {
        goal: usize,
        values: Bits<'a>,
    },
    Back {
        var: usize,
        row: usize,
        uses: &'a [usize],
        value: u8,
    },
    Candidate {
        goal: usize,
        x: Bits<'a>,
        weight: usize,
    },
    Particular {
        goal: usize,
        x: Bits<'a>,
    },
    Search {
        goal: usize,
        x: Bits<'a>,
        weight: usize,
        proven: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        lower_bound: Option<usize>,
    },
    #[serde(untagged)]
    Explore(ExploreWire<'a>),
}

impl<'a> StepWire<'a> {
    /// Returns the wire form of a step, or the text that an extension is.
    #[rustfmt::skip]
    pub(super) fn of(step: &'a Step) -> Result<Self, &'a str> {
        Ok(match *step {
            Step::Swap { rows, col } => Self::Swap { rows, col },
            Step::SwapColumns { cols } => Self::SwapColumns { cols },
            Step::Pivot { row, col } => Self::Pivot { row, col },
            Step::Add { source, ref targets, col } => Self::Add { source, targets: Indices(targets), col },
            Step::Skip { col, row, why } => Self::Skip { col, row, why: reason(why) },
            Step::Free { ref cols } => Self::Free { cols },
            Step::Express { var, row, ref uses, ref constants } => {
                Self::Express { var, row, uses, constants: constants.into() }
            }
            Step::Kernel { col, ref x } => Self::Kernel { col, x: x.into() },
            Step::Inconsistent { goal, row, ref witness } => {
                Self::Inconsistent { goal, row, witness: witness.into() }
            }
            Step::Choose { goal, ref values } => Self::Choose { goal, values: values.into() },
            Step::Back { var, row, ref uses, value } => {
                Self::Back { var, row, uses, value: u8::from(value) }
            }
            Step::Candidate { goal, ref x, weight } => {
                Self::Candidate { goal, x: x.into(), weight }
            }
            Step::Particular { goal, ref x } => Self::Particular { goal, x: x.into() },
            Step::Search { goal, ref x, weight, lower_bound } => Self::Search {
                goal,
                x: x.into(),
                weight,
                proven: lower_bound.is_none(),
                lower_bound,
            },
            Step::Explore(ref step) => Self::Explore(step.into()),
            Step::Extension { ref json } => return Err(json.as_str()),
        })
    }
}

fn reason(why: SkipReason) -> &'static str {
    match why {
        SkipReason::NoOne => "no-one",
        SkipReason::NoRow => "no-row",
    }
}

/// The outcome.
#[derive(serde::Serialize)]
pub(super) struct OutcomeWire<'a> {
    rank: usize,
    nullity: usize,
    goals: Vec<GoalWire<'a>>,
    best: Option<usize>,
}

/// The outcome of one goal; an unsolvable one has the first field alone.
#[derive(serde::Serialize)]
struct GoalWire<'a> {
    solvable: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    solutions: Option<SolutionsWire<'a>>,
}

#[derive(serde::Serialize)]
struct SolutionsWire<'a> {
    log2_solutions: usize,
    x: Bits<'a>,
    weight: usize,
    proven: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    lower_bound: Option<usize>,
}

impl<'a> From<&'a Outcome> for OutcomeWire<'a> {
    fn from(outcome: &'a Outcome) -> Self {
        Self {
            rank: outcome.rank,
            nullity: outcome.nullity,
            goals: outcome.goals.iter().map(GoalWire::from).collect(),
            best: outcome.best,
        }
    }
}

impl<'a> From<&'a GoalOutcome> for GoalWire<'a> {
    fn from(goal: &'a GoalOutcome) -> Self {
        let solutions = match goal {
            GoalOutcome::Unsolvable => None,
            GoalOutcome::Solvable {
                log2_solutions,
                least,
            } => Some(SolutionsWire {
                log2_solutions: *log2_solutions,
                x: (&least.x).into(),
                weight: least.weight,
                proven: least.lower_bound.is_none(),
                lower_bound: least.lower_bound,
            }),
        };
        Self {
            solvable: solutions.is_some(),
            solutions,
        }
    }
}
