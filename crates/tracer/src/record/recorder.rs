//! The recorder that anyone's elimination can drive.

use gf2::{BitMatrix, BitVector, SkipReason};

use super::claims::Echelon;
use super::{RecordError, RecordOptions};
use crate::problem::Problem;
use crate::replay::{State, columns_in_order};
use crate::step::Step;
use crate::system::System;
use crate::trace::{Method, Outcome, Trace};

/// Takes a system, then operations and claims one by one, and gives a [`Trace`].
///
/// It does no arithmetic and believes what it is told; [`Trace::verify`] checks. Additions of
/// one row to rows further and further down, for one column, become one step.
///
/// An elimination of one's own, with other pivots in another order, is a derivation by method
/// `manual`. It is sound, but follows no method's rules:
///
/// ```
/// use gf2::LinearSystem;
/// use tracer::{Method, Problem, RecordOptions, Recorder, System};
///
/// let system = System::unnamed(LinearSystem::new("110\n011\n101".parse()?, "1\n0\n1".parse()?)?);
/// let mut recorder = Recorder::new(Problem::system(), system, Method::Manual);
/// recorder.pivot(2, 2)?; // the last row first, and its last column
/// recorder.add(2, 1, 2)?; // R2 ← R2 + R3
/// recorder.pivot(0, 1)?;
/// recorder.add(0, 1, 1)?; // R2 ← R2 + R1, which leaves 0 = 0
/// recorder.conclude(&RecordOptions::default())?;
///
/// let trace = recorder.finish();
/// assert_eq!(trace.outcome.goals[0].least().unwrap().x.to_string(), "100");
/// let verdict = trace.verify();
/// assert!(verdict.sound.is_ok());
/// assert!(verdict.canonical.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Recorder {
    problem: Problem,
    system: System,
    method: Method,
    steps: Vec<Step>,
    outcome: Option<Outcome>,
}

impl Recorder {
    /// Returns a recorder for a derivation of `system` by `method`.
    pub fn new(problem: Problem, system: System, method: Method) -> Self {
        Self {
            problem,
            system,
            method,
            steps: Vec::new(),
            outcome: None,
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
        match self.steps.last_mut() {
            // Targets ascend, so only a row further down joins the step before.
            Some(Step::Add {
                source: s,
                targets,
                col: c,
            }) if (*s, *c) == (source, col) && targets.last_one() < Some(target) => {
                targets.set(target, true);
            }
            _ => self.push(Step::Add {
                source,
                targets: BitVector::unit(self.system.a().rows(), target),
                col,
            }),
        }
        Ok(())
    }

    /// Records that the entry at `row`, `col` is the pivot of its row and of its column.
    ///
    /// # Errors
    ///
    /// If the row or the column does not exist.
    pub fn pivot(&mut self, row: usize, col: usize) -> Result<(), RecordError> {
        self.check_row(row)?;
        self.check_col(col)?;
        self.push(Step::Pivot { row, col });
        Ok(())
    }

    /// Records that `col` gets no pivot, after as many pivots as were recorded so far.
    ///
    /// # Errors
    ///
    /// If the column does not exist.
    pub fn skip(&mut self, col: usize) -> Result<(), RecordError> {
        self.check_col(col)?;
        let pivots = self
            .steps
            .iter()
            .filter(|step| matches!(step, Step::Pivot { .. }));
        let row = pivots.count();
        let why = if row == self.system.a().rows() {
            SkipReason::NoRow
        } else {
            SkipReason::NoOne
        };
        self.push(Step::Skip { col, row, why });
        Ok(())
    }

    /// Records any other step: a claim, which is not checked here but by [`Trace::verify`].
    pub fn claim(&mut self, step: Step) {
        self.push(step);
    }

    /// Records all that follows from the form reached: the free variables, the basic ones
    /// expressed in them, the kernel, and contradiction or solutions of each goal.
    ///
    /// # Errors
    ///
    /// If there is a row without pivot that still contains variables, or a pivot row that
    /// contains the variable of an earlier pivot.
    pub fn conclude(&mut self, options: &RecordOptions) -> Result<(), RecordError> {
        let mut state = State::of(&self.system);
        self.steps.iter().for_each(|step| state.apply(step));
        let n = self.system.a().cols();
        // What follows is said of variables, so the columns go back to their places.
        let matrix = columns_in_order(&state.matrix, &state.variables);
        let pivots = state.pivots.iter();
        let pivots: Vec<(usize, usize)> = pivots
            .map(|&(row, col)| (row, state.variables[col]))
            .collect();
        let echelon = Echelon::checked(&matrix, n, &pivots)?;
        let outcome = Outcome::of(&self.system, options.search());
        echelon.record(self, &outcome, options.choices);
        self.outcome = Some(outcome);
        Ok(())
    }

    /// Returns the trace of an exploration that found these least solutions, one for each goal
    /// that has any.
    pub fn finish_found(self, least: impl IntoIterator<Item = Option<BitVector>>) -> Trace {
        let outcome = Outcome::found(&self.system, least);
        self.finish_with(outcome)
    }

    /// Returns the trace, with the outcome that the system itself gives.
    pub fn finish(mut self) -> Trace {
        let known = self.outcome.take();
        let outcome = known.unwrap_or_else(|| Outcome::of(&self.system, gf2::Search::default()));
        self.finish_with(outcome)
    }

    pub(super) fn finish_with(self, outcome: Outcome) -> Trace {
        Trace {
            problem: self.problem,
            system: self.system,
            method: self.method,
            steps: self.steps,
            outcome,
        }
    }

    pub(super) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Returns the matrix T for which T · (the original equations) are the rows as they stand,
    /// by repeating the operations on an identity matrix.
    pub(super) fn transform(&self) -> BitMatrix {
        let mut transform = BitMatrix::identity(self.system.a().rows());
        for step in &self.steps {
            match step {
                Step::Swap { rows: [a, b], .. } => transform.swap_rows(*a, *b),
                Step::Add {
                    source, targets, ..
                } => {
                    for target in targets.iter_ones() {
                        transform.add_row(*source, target);
                    }
                }
                _ => {}
            }
        }
        transform
    }

    fn check_pair(&self, a: usize, b: usize, col: usize) -> Result<(), RecordError> {
        self.check_row(a)?;
        self.check_row(b)?;
        self.check_col(col)?;
        if a == b {
            return Err(RecordError::SameRow { row: a });
        }
        Ok(())
    }

    fn check_row(&self, row: usize) -> Result<(), RecordError> {
        let rows = self.system.a().rows();
        if row < rows {
            Ok(())
        } else {
            Err(RecordError::NoSuchRow { row, rows })
        }
    }

    fn check_col(&self, col: usize) -> Result<(), RecordError> {
        let cols = self.system.a().cols();
        if col < cols {
            Ok(())
        } else {
            Err(RecordError::NoSuchColumn { col, cols })
        }
    }
}
