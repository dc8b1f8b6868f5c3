//! Claims about the form that the elimination reached.

use gf2::BitVector;

use super::Checker;
use crate::verify::fault::{FaultReason, FormFault, OperationFault};
use crate::verify::rows::Row;

impl Checker<'_> {
    /// The free variables are those without a pivot, and the pivots are as many as the rank, in
    /// independent columns, so that the free variables fix the others.
    pub(super) fn check_free(&mut self, cols: &[usize]) -> Result<(), FormFault> {
        if self.free.is_some() {
            return Err(FormFault::FreeNamedTwice);
        }
        let (pivots, rank) = (self.replay.pivot_count(), self.truth.rank());
        let basic = self.replay.variables_with_pivot(true);
        if pivots != rank || !self.truth.are_independent(&basic) {
            return Err(FormFault::PivotsAreNoBasis { pivots, rank });
        }
        let right = self.replay.variables_with_pivot(false);
        if cols != right {
            return Err(FormFault::NotTheFree { right });
        }
        self.free = Some(right);
        Ok(())
    }

    /// The expression, all on one side, is a sum of the system's equations.
    pub(super) fn check_express(
        &self,
        var: usize,
        row: usize,
        uses: &[usize],
        constants: &BitVector,
    ) -> Result<(), FaultReason> {
        let free = self.free()?;
        self.check_solved_for(row, var)?;
        if let Some(&var) = uses.iter().find(|var| free.binary_search(var).is_err()) {
            return Err(FormFault::NotFree { var }.into());
        }
        let n = self.skipped.len();
        let right = constants.iter_ones().map(|goal| n + goal);
        let ones = uses.iter().copied().chain([var]).chain(right);
        if self
            .truth
            .implies(Row::from_ones(n + constants.len(), ones))
        {
            Ok(())
        } else {
            Err(FormFault::NotAnIdentity.into())
        }
    }

    /// A·x = 0, and of the free variables that of the vector alone is 1.
    pub(super) fn check_kernel(&self, col: usize, x: &BitVector) -> Result<(), FormFault> {
        let free = self.free()?;
        if free.binary_search(&col).is_err() {
            return Err(FormFault::NotFree { var: col });
        }
        self.check_free_values(x, |var| var == col)?;
        match self.truth.violated(&Row::of(x.as_slice()), |_| false) {
            Some(equation) => Err(FormFault::NotInKernel { equation }),
            None => Ok(()),
        }
    }

    /// The row reads 0 = 1, and so does the sum of the original equations that it is.
    pub(super) fn check_inconsistent(
        &self,
        goal: usize,
        row: usize,
        witness: &BitVector,
    ) -> Result<(), FormFault> {
        if !self.replay.is_contradiction(row, goal) {
            return Err(FormFault::NoContradiction { row });
        }
        let sum = BitVector::from_ones(witness.len(), self.replay.equations(row));
        if let Some(equation) = (0..sum.len()).find(|&i| sum.get(i) != witness.get(i)) {
            return Err(FormFault::NotTheSum {
                row,
                equation,
                right: sum.get(equation),
            });
        }
        if self.truth.is_contradiction(goal, witness.iter_ones()) {
            Ok(())
        } else {
            Err(FormFault::NoWitness)
        }
    }

    /// Checks that `row` has the pivot of `var`, and still contains it: operations after the
    /// pivot may have changed the row.
    pub(super) fn check_solved_for(&self, row: usize, var: usize) -> Result<(), FaultReason> {
        let right = self.replay.pivot_of_row(row);
        if right != Some(var) {
            Err(FormFault::NotThePivot { row, right }.into())
        } else if self.replay.contains(row, var) {
            Ok(())
        } else {
            let col = self.replay.column_of(var);
            Err(OperationFault::PivotIsZero { row, col }.into())
        }
    }

    /// Checks that every free variable has the value in `x` that it should have.
    pub(super) fn check_free_values(
        &self,
        x: &BitVector,
        value: impl Fn(usize) -> bool,
    ) -> Result<(), FormFault> {
        match self.free()?.iter().find(|&&var| x.get(var) != value(var)) {
            Some(&var) => Err(FormFault::WrongFreeValue {
                var,
                right: value(var),
            }),
            None => Ok(()),
        }
    }
}
