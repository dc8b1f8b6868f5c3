//! The checker's own replay of [A | B], with the equations that each row is the sum of.
//!
//! Columns never move here: a swap of columns only changes which variable is looked up where.

use super::rows::Row;
use crate::step::Step;
use crate::system::System;

/// [A | B] after some steps, and the pivots so far.
#[derive(Debug)]
pub(super) struct Replay {
    variables: usize,
    goals: usize,
    /// [A | B], and if the account is kept [A | B | T], where T · (original equations) are the
    /// rows as they stand.
    rows: Vec<Row>,
    /// The variable in each column of A as the trace has it.
    variable_in: Vec<usize>,
    /// The variable whose pivot each row has.
    pivot_of_row: Vec<Option<usize>>,
    /// The row that has each variable's pivot.
    row_of_pivot: Vec<Option<usize>>,
    pivots: usize,
}

impl Replay {
    /// Returns the start without an account of which equations a row is the sum of.
    pub(super) fn start(system: &System) -> Self {
        Self::with_columns(system, 0, |_| None)
    }

    /// Returns the start with such an account. It takes the square of the number of equations.
    pub(super) fn with_account(system: &System) -> Self {
        Self::with_columns(system, system.a().rows(), Some)
    }

    /// Row i gets `more` columns after those of [A | B], with a 1 in that of `one(i)`.
    fn with_columns(system: &System, more: usize, one: impl Fn(usize) -> Option<usize>) -> Self {
        let (m, n, goals) = (system.a().rows(), system.a().cols(), system.b().cols());
        let row = |i| {
            let right = system.b().row(i).iter_ones().map(|goal| n + goal);
            let ones = system.a().row(i).iter_ones().chain(right);
            let account = one(i).map(|at| n + goals + at);
            Row::from_ones(n + goals + more, ones.chain(account))
        };
        Self {
            variables: n,
            goals,
            rows: (0..m).map(row).collect(),
            variable_in: (0..n).collect(),
            pivot_of_row: vec![None; m],
            row_of_pivot: vec![None; n],
            pivots: 0,
        }
    }

    /// Does one step, which must be a legal one; claims change nothing.
    pub(super) fn apply(&mut self, step: &Step) {
        match *step {
            Step::Swap { rows: [a, b], .. } => self.swap(a, b),
            Step::Add {
                source,
                ref targets,
                ..
            } => {
                for target in targets.iter_ones() {
                    self.add(source, target);
                }
            }
            Step::SwapColumns { cols: [a, b] } => self.variable_in.swap(a, b),
            Step::Pivot { row, col } => {
                let var = self.variable_in[col];
                self.pivot_of_row[row] = Some(var);
                self.row_of_pivot[var] = Some(row);
                self.pivots += 1;
            }
            _ => {}
        }
    }

    /// Exchanges two rows; pivots move with them.
    fn swap(&mut self, a: usize, b: usize) {
        self.rows.swap(a, b);
        self.pivot_of_row.swap(a, b);
        for row in [a, b] {
            if let Some(var) = self.pivot_of_row[row] {
                self.row_of_pivot[var] = Some(row);
            }
        }
    }

    fn add(&mut self, source: usize, target: usize) {
        let added = std::mem::take(&mut self.rows[source]);
        self.rows[target].add(&added);
        self.rows[source] = added;
    }

    pub(super) fn row_count(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn pivot_count(&self) -> usize {
        self.pivots
    }

    pub(super) fn pivot_of_row(&self, row: usize) -> Option<usize> {
        self.pivot_of_row[row]
    }

    pub(super) fn row_of_pivot(&self, var: usize) -> Option<usize> {
        self.row_of_pivot[var]
    }

    /// The variables that have a pivot, or those that have none, ascending.
    pub(super) fn variables_with_pivot(&self, with_pivot: bool) -> Vec<usize> {
        let variables = 0..self.variables;
        variables
            .filter(|&var| self.row_of_pivot[var].is_some() == with_pivot)
            .collect()
    }

    pub(super) fn variable_in(&self, col: usize) -> usize {
        self.variable_in[col]
    }

    /// The column of A in which a variable stands.
    pub(super) fn column_of(&self, var: usize) -> usize {
        let column = self.variable_in.iter().position(|&other| other == var);
        column.expect("every variable stands in a column")
    }

    /// The entry of A at `row`, `col`, a column as the trace has it.
    pub(super) fn entry(&self, row: usize, col: usize) -> bool {
        self.contains(row, self.variable_in[col])
    }

    /// Tells whether `row` contains the variable.
    pub(super) fn contains(&self, row: usize, var: usize) -> bool {
        self.rows[row].get(var)
    }

    /// The right-hand side of `row` for `goal`.
    pub(super) fn right(&self, row: usize, goal: usize) -> bool {
        self.rows[row].get(self.variables + goal)
    }

    /// The variables that `row` still contains.
    pub(super) fn variables(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        self.rows[row]
            .ones()
            .take_while(|&var| var < self.variables)
    }

    /// The original equations that `row` is the sum of, if the account is kept.
    pub(super) fn equations(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        let first = self.variables + self.goals;
        self.rows[row]
            .ones()
            .filter_map(move |at| at.checked_sub(first))
    }

    /// Tells whether `row` reads 0 = 1 for `goal`.
    pub(super) fn is_contradiction(&self, row: usize, goal: usize) -> bool {
        self.right(row, goal) && self.variables(row).next().is_none()
    }
}
