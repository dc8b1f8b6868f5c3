//! What a method claims things about, worked out once from the system and, for grids, from the
//! sizes that the trace tells.

use super::changes::Changes;
use super::limits;
use super::lines::Lines;
use super::patterns::Patterns;
use super::subsets::Subsets;
use crate::step::{ExploreStep, Step};
use crate::trace::{Method, Trace};
use crate::verify::fault::ExploreFault;
use crate::verify::rows::Row;
use crate::verify::truth::Truth;

/// What can be claimed about.
#[derive(Debug)]
pub(super) enum Facts {
    /// `chase` and `row-dp`: the patterns, once a grid is told; or why it is none.
    Grid(Option<Result<Box<Patterns>, ExploreFault>>),
    /// `bfs` and `reach`.
    Changes(Changes),
    /// `subsets`.
    Subsets(Subsets),
}

impl Facts {
    /// Works out the facts.
    pub(super) fn of(trace: &Trace, truth: &Truth<'_>) -> Result<Self, ExploreFault> {
        limits::check(trace)?;
        Ok(match trace.method {
            Method::Bfs | Method::Reach => Self::Changes(Changes::of(&trace.system)),
            Method::Subsets => Self::Subsets(Subsets::of(truth)),
            _ => {
                let grid = first_grid(trace);
                Self::Grid(grid.map(|(size, transposed)| patterns(trace, size, transposed)))
            }
        })
    }

    /// The least solution of a goal, as far as these facts tell.
    pub(super) fn least(&self, trace: &Trace, goal: usize) -> Option<Row> {
        match self {
            Self::Grid(_) => None,
            Self::Changes(changes) => {
                let set = changes.least(&trace.system.b().column(goal))?;
                Some(Row::of(changes.vector(set).as_slice()))
            }
            Self::Subsets(subsets) => subsets.least(goal),
        }
    }
}

/// The first grid that is told: its numbers of rows and columns, and whether it is transposed.
fn first_grid(trace: &Trace) -> Option<([usize; 2], bool)> {
    trace.steps.iter().find_map(|step| match *step {
        Step::Explore(ExploreStep::Grid {
            rows,
            cols,
            transposed,
            ..
        }) => Some(([rows, cols], transposed)),
        _ => None,
    })
}

fn patterns(
    trace: &Trace,
    size: [usize; 2],
    transposed: bool,
) -> Result<Box<Patterns>, ExploreFault> {
    let lines = Lines::of(&trace.system, size, transposed)?;
    limits::check_guessed(trace, lines.guessed().count())?;
    Ok(Box::new(Patterns::of(&trace.system, lines)))
}
