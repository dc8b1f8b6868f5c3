//! Whether the indices and lengths of a step fit the system at all, so that whatever is checked
//! after that can look them up. A trace that was read fits; one built by hand need not.

use gf2::BitVector;

use super::fault::ShapeFault;
use crate::step::{ExploreStep, Step};
use crate::system::System;

/// Checks every index and length of `step`.
pub(super) fn check(step: &Step, system: &System) -> Result<(), ShapeFault> {
    Sizes {
        rows: system.a().rows(),
        cols: system.a().cols(),
        goals: system.b().cols(),
    }
    .step(step)
}

struct Sizes {
    rows: usize,
    cols: usize,
    goals: usize,
}

impl Sizes {
    fn step(&self, step: &Step) -> Result<(), ShapeFault> {
        match step {
            Step::Swap { rows, col } => {
                rows.iter().try_for_each(|&row| self.row(row))?;
                self.col(*col)
            }
            Step::SwapColumns { cols } => cols.iter().try_for_each(|&col| self.col(col)),
            Step::Pivot { row, col } => self.row(*row).and(self.col(*col)),
            Step::Add {
                source,
                targets,
                col,
            } => {
                length("targets", targets, self.rows)?;
                self.row(*source).and(self.col(*col))
            }
            Step::Skip { col, .. } => self.col(*col),
            Step::Free { cols } => self.cols("cols", cols),
            Step::Explore(step) => self.exploration(step),
            Step::Extension { .. } => Ok(()),
            _ => self.claim(step),
        }
    }

    fn claim(&self, step: &Step) -> Result<(), ShapeFault> {
        match step {
            Step::Express {
                var,
                row,
                uses,
                constants,
            } => {
                self.col(*var)
                    .and(self.row(*row))
                    .and(self.cols("uses", uses))?;
                length("constants", constants, self.goals)
            }
            Step::Back { var, row, uses, .. } => self
                .col(*var)
                .and(self.row(*row))
                .and(self.cols("uses", uses)),
            Step::Kernel { col, x } => self.col(*col).and(self.x(x)),
            Step::Inconsistent { goal, row, witness } => {
                self.goal(*goal).and(self.row(*row))?;
                length("witness", witness, self.rows)
            }
            Step::Choose { goal, .. } => self.goal(*goal),
            Step::Candidate { goal, x, .. }
            | Step::Particular { goal, x }
            | Step::Search { goal, x, .. } => self.goal(*goal).and(self.x(x)),
            _ => Ok(()),
        }
    }

    fn exploration(&self, step: &ExploreStep) -> Result<(), ShapeFault> {
        match step {
            ExploreStep::Grid { guessed, .. } => self.cols("guessed", guessed),
            ExploreStep::Row { presses, .. } => self.cols("presses", presses),
            ExploreStep::Fails { cells } => {
                ascending("cells", cells)?;
                cells.iter().try_for_each(|&cell| self.row(cell))
            }
            ExploreStep::State { x, .. } => self.x(x),
            ExploreStep::Pop { state, x } => self.x(x).and(self.state(state)),
            ExploreStep::Reach { state, press } => self.col(*press).and(self.state(state)),
            ExploreStep::New { state } => self.state(state),
            ExploreStep::Subset { x, gives } => self.x(x).and(length("gives", gives, self.rows)),
            ExploreStep::Found { goal, x, .. } => self.goal(*goal).and(self.x(x)),
            ExploreStep::Guess { goal, .. }
            | ExploreStep::Patterns { goal, .. }
            | ExploreStep::States { goal, .. }
            | ExploreStep::Missed { goal } => self.goal(*goal),
            ExploreStep::Cut { .. } | ExploreStep::Level { .. } | ExploreStep::Weight { .. } => {
                Ok(())
            }
        }
    }

    fn state(&self, state: &BitVector) -> Result<(), ShapeFault> {
        length("state", state, self.rows)
    }

    fn row(&self, index: usize) -> Result<(), ShapeFault> {
        below("row", index, self.rows)
    }

    fn col(&self, index: usize) -> Result<(), ShapeFault> {
        below("column", index, self.cols)
    }

    fn goal(&self, index: usize) -> Result<(), ShapeFault> {
        below("goal", index, self.goals)
    }

    fn cols(&self, field: &'static str, indices: &[usize]) -> Result<(), ShapeFault> {
        ascending(field, indices)?;
        indices.iter().try_for_each(|&col| self.col(col))
    }

    fn x(&self, x: &BitVector) -> Result<(), ShapeFault> {
        length("x", x, self.cols)
    }
}

fn below(what: &'static str, index: usize, count: usize) -> Result<(), ShapeFault> {
    if index < count {
        Ok(())
    } else {
        Err(ShapeFault::OutOfRange { what, index, count })
    }
}

fn ascending(field: &'static str, indices: &[usize]) -> Result<(), ShapeFault> {
    if indices.is_sorted_by(|a, b| a < b) {
        Ok(())
    } else {
        Err(ShapeFault::NotAscending { field })
    }
}

/// Checks that `vector` has the length that the system or the step before it gives.
pub(super) fn length(
    field: &'static str,
    vector: &BitVector,
    expected: usize,
) -> Result<(), ShapeFault> {
    let found = vector.len();
    if found == expected {
        Ok(())
    } else {
        Err(ShapeFault::WrongLength {
            field,
            expected,
            found,
        })
    }
}
