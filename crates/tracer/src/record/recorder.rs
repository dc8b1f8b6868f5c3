//! The recorder that anyone's elimination can drive.

use std::fmt;

use gf2::{BitMatrix, BitVector, Event, Observer};

use crate::problem::Problem;
use crate::step::Step;
use crate::system::System;
use crate::trace::{Method, Outcome, Trace};

/// Takes a system, then operations and claims one by one, and gives a [`Trace`].
#[derive(Debug, Clone)]
pub struct Recorder {
    problem: Problem,
    system: System,
    method: Method,
    steps: Vec<Step>,
}

/// An operation that cannot be one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordError {
    /// A row that the system does not have.
    NoSuchRow {
        /// The row.
        row: usize,
        /// The number of rows.
        rows: usize,
    },
    /// A column that the system does not have.
    NoSuchColumn {
        /// The column.
        col: usize,
        /// The number of columns.
        cols: usize,
    },
    /// A row swapped with itself or added to itself.
    SameRow {
        /// The row.
        row: usize,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchRow { row, rows } => write!(f, "there is no row {row} among {rows}"),
            Self::NoSuchColumn { col, cols } => {
                write!(f, "there is no column {col} among {cols}")
            }
            Self::SameRow { row } => write!(f, "row {row} cannot be combined with itself"),
        }
    }
}

impl std::error::Error for RecordError {}

impl Recorder {
    /// Returns a recorder for a derivation of `system` by `method`.
    pub fn new(problem: Problem, system: System, method: Method) -> Self {
        Self {
            problem,
            system,
            method,
            steps: Vec::new(),
        }
    }

    /// Returns the system that is solved.
    pub fn system(&self) -> &System {
        &self.system
    }

    /// Records that rows `a` and `b` changed places, while working on `col`.
    ///
    /// # Errors
    ///
    /// If a row or the column does not exist, or the rows are the same.
    pub fn swap(&mut self, a: usize, b: usize, col: usize) -> Result<(), RecordError> {
        self.check_pair(a, b, col)?;
        self.push(Step::Swap {
            rows: [a.min(b), a.max(b)],
            col,
        });
        Ok(())
    }

    /// Records that row `source` was added to row `target`, while working on `col`.
    ///
    /// # Errors
    ///
    /// If a row or the column does not exist, or the rows are the same.
    pub fn add(&mut self, source: usize, target: usize, col: usize) -> Result<(), RecordError> {
        self.check_pair(source, target, col)?;
        self.push_add(source, target, col);
        Ok(())
    }

    /// Records any other step: a claim, which is not checked here but by `verify`.
    pub fn claim(&mut self, step: Step) {
        self.push(step);
    }

    /// Returns the trace, with the outcome that the system itself gives.
    pub fn finish(self) -> Trace {
        let outcome = Outcome::of(&self.system, gf2::Search::default());
        self.finish_with(outcome)
    }

    pub(crate) fn finish_with(self, outcome: Outcome) -> Trace {
        let Self {
            problem,
            system,
            method,
            steps,
        } = self;
        Trace {
            problem,
            system,
            method,
            steps,
            outcome,
        }
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Returns the original equations that row `row` is now the sum of, by replaying the
    /// operations on an identity matrix.
    pub(crate) fn sum_of_equations(&self, row: usize) -> BitVector {
        let mut transform = BitMatrix::identity(self.system.a().rows());
        for step in &self.steps {
            match step {
                Step::Swap { rows: [a, b], .. } => transform.swap_rows(*a, *b),
                Step::Add {
                    source, targets, ..
                } => {
                    for &target in targets {
                        transform.add_row(*source, target);
                    }
                }
                _ => {}
            }
        }
        transform.row(row).to_vector()
    }

    /// Joins an addition to the step before it where that step adds the same row for the same
    /// column to rows above this one.
    #[inline]
    fn push_add(&mut self, source: usize, target: usize, col: usize) {
        match self.steps.last_mut() {
            Some(Step::Add {
                source: s,
                targets,
                col: c,
            }) if *s == source && *c == col && targets.last().is_some_and(|&t| t < target) => {
                targets.push(target);
            }
            _ => self.push(Step::Add {
                source,
                targets: vec![target],
                col,
            }),
        }
    }

    fn check_pair(&self, a: usize, b: usize, col: usize) -> Result<(), RecordError> {
        let (rows, cols) = (self.system.a().rows(), self.system.a().cols());
        if let Some(&row) = [a, b].iter().find(|&&row| row >= rows) {
            return Err(RecordError::NoSuchRow { row, rows });
        }
        if col >= cols {
            return Err(RecordError::NoSuchColumn { col, cols });
        }
        if a == b {
            return Err(RecordError::SameRow { row: a });
        }
        Ok(())
    }
}

impl Observer for Recorder {
    #[inline]
    fn observe(&mut self, event: Event, _: &BitMatrix) {
        match event {
            Event::Add {
                source,
                target,
                col,
            } => self.push_add(source, target, col),
            Event::Swap { upper, lower, col } => {
                self.push(Step::Swap {
                    rows: [upper, lower],
                    col,
                });
            }
            Event::Pivot { row, col } => self.push(Step::Pivot { row, col }),
            Event::Skip { row, col, reason } => self.push(Step::Skip {
                col,
                row,
                why: reason,
            }),
            Event::SwapColumns { .. } => {
                unreachable!("the methods that are recorded do not swap columns")
            }
        }
    }
}
