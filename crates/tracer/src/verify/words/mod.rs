//! How faults speak of rows, columns, variables and steps: counted from 1, as people do.

mod explore;

use std::fmt::{self, Display};

use gf2::BitVector;

use crate::step::{SkipReason, Step};
use crate::system::System;

pub(super) use explore::due;

/// The most items of a list that are named.
const NAMED: usize = 6;
/// The longest vector that is shown.
const SHOWN: usize = 64;

/// A row, as `R3`.
pub(super) struct R(pub(super) usize);

impl Display for R {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{}", self.0 + 1)
    }
}

/// A column, as `column 3`.
pub(super) struct Column(pub(super) usize);

impl Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.0 + 1)
    }
}

/// A variable, as `x3`.
pub(super) struct X(pub(super) usize);

impl Display for X {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}", self.0 + 1)
    }
}

/// An original equation, as `equation 3`.
pub(super) struct Equation(pub(super) usize);

impl Display for Equation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "equation {}", self.0 + 1)
    }
}

/// A cell, as `cell 3`.
pub(super) struct Cell(pub(super) usize);

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell {}", self.0 + 1)
    }
}

/// A bit as 0 or 1.
pub(super) fn bit(value: bool) -> u8 {
    u8::from(value)
}

/// Names the items of a list, at most [`NAMED`] of them; an empty one is `none`.
pub(super) fn list<T: Display>(items: &[usize], name: impl Fn(usize) -> T) -> String {
    let named: Vec<String> = items
        .iter()
        .take(NAMED)
        .map(|&item| name(item).to_string())
        .collect();
    match items.len().checked_sub(NAMED) {
        _ if items.is_empty() => "none".to_owned(),
        None | Some(0) => named.join(", "),
        Some(more) => format!("{} and {more} more", named.join(", ")),
    }
}

/// Names a goal, as `goal "all white"`.
pub(super) fn goal(goal: usize, system: &System) -> String {
    match system.goals().get(goal) {
        Some(name) => format!("goal {name:?}"),
        None => format!("goal {}", goal + 1),
    }
}

/// Shows a solution, or how heavy it is if it is long.
pub(super) fn vector(x: &BitVector) -> String {
    if x.len() <= SHOWN {
        format!("x = {x}")
    } else {
        format!("x with {} of {} ones", x.weight(), x.len())
    }
}

/// Says in a few words what `step` does or claims.
pub(super) fn describe(step: &Step, system: &System) -> String {
    match step {
        Step::Swap { rows: [a, b], col } => format!("{} ↔ {}, {}", R(*a), R(*b), Column(*col)),
        Step::SwapColumns { cols: [a, b] } => format!("{} ↔ {}", Column(*a), Column(*b)),
        Step::Add {
            source,
            targets,
            col,
        } => format!("{}, {}", addition(*source, targets), Column(*col)),
        Step::Pivot { row, col } => format!("pivot {}, {}", R(*row), Column(*col)),
        Step::Skip { col, row, why } => skip(*col, *row, *why),
        Step::Free { cols } => format!("free variables: {}", list(cols, X)),
        Step::Express { var, row, uses, .. } => {
            format!(
                "{} from {} in free variables: {}",
                X(*var),
                R(*row),
                list(uses, X)
            )
        }
        Step::Kernel { col, x } => format!("kernel vector of {}, {}", X(*col), vector(x)),
        Step::Inconsistent { goal: g, row, .. } => {
            format!("{}, {} reads 0 = 1", goal(*g, system), R(*row))
        }
        Step::Choose { goal: g, values } => {
            format!(
                "{}, free variables {values:?}",
                goal(*g, system),
                values = values.to_string()
            )
        }
        Step::Back {
            var, row, value, ..
        } => format!("{} = {} from {}", X(*var), bit(*value), R(*row)),
        Step::Candidate { goal: g, x, weight } => {
            format!(
                "{}, candidate {}, weight {weight}",
                goal(*g, system),
                vector(x)
            )
        }
        Step::Particular { goal: g, x } => {
            format!("{}, particular solution {}", goal(*g, system), vector(x))
        }
        Step::Search {
            goal: g, x, weight, ..
        } => format!(
            "{}, least solution {}, weight {weight}",
            goal(*g, system),
            vector(x)
        ),
        Step::Explore(step) => explore::describe(step, system),
        Step::Extension { .. } => "a step of its own".to_owned(),
    }
}

fn addition(source: usize, targets: &BitVector) -> String {
    let targets: Vec<usize> = targets.iter_ones().collect();
    match &targets[..] {
        [target] => format!("{0} ← {0} + {1}", R(*target), R(source)),
        _ => format!("{} added to {}", R(source), list(&targets, R)),
    }
}

fn skip(col: usize, row: usize, why: SkipReason) -> String {
    match why {
        SkipReason::NoOne => {
            format!("{} has no pivot: no 1 from {} down", Column(col), R(row))
        }
        SkipReason::NoRow => {
            format!("{} has no pivot: all {row} rows have theirs", Column(col))
        }
    }
}
