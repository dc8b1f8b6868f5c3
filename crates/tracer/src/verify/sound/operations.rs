//! Operations, pivots, and columns without one.

use gf2::BitVector;

use super::Checker;
use crate::step::SkipReason;
use crate::trace::Method;
use crate::verify::fault::{FaultReason, OperationFault};

/// A swap undoes itself, if it exchanges two rows.
pub(super) fn check_swap(a: usize, b: usize) -> Result<(), OperationFault> {
    if a == b {
        Err(OperationFault::SwapsOneRow)
    } else {
        Ok(())
    }
}

/// A swap of columns undoes itself, if it exchanges two, and the method keeps an account of
/// which variable is where.
pub(super) fn check_swap_columns(a: usize, b: usize, method: Method) -> Result<(), OperationFault> {
    if method != Method::ColumnSwap {
        Err(OperationFault::ColumnsStay)
    } else if a == b {
        Err(OperationFault::SwapsOneColumn)
    } else {
        Ok(())
    }
}

/// An addition undoes itself, if the row that is added stays as it is.
pub(super) fn check_add(source: usize, targets: &BitVector) -> Result<(), OperationFault> {
    if targets.get(source) {
        Err(OperationFault::AddsToItself { row: source })
    } else {
        Ok(())
    }
}

impl Checker<'_> {
    /// A pivot is a 1 whose row and column have none yet.
    pub(super) fn check_pivot(&self, row: usize, col: usize) -> Result<(), OperationFault> {
        self.check_still_open(col)?;
        if let Some(var) = self.replay.pivot_of_row(row) {
            let col = self.replay.column_of(var);
            Err(OperationFault::RowHasPivot { row, col })
        } else if self.replay.entry(row, col) {
            Ok(())
        } else {
            Err(OperationFault::PivotIsZero { row, col })
        }
    }

    /// A column is free if no row that could still have a pivot has a 1 in it.
    pub(super) fn check_skip(
        &mut self,
        col: usize,
        row: usize,
        why: SkipReason,
    ) -> Result<(), FaultReason> {
        self.check_still_open(col)?;
        let (rows, pivots) = (self.replay.row_count(), self.replay.pivot_count());
        if row != pivots {
            return Err(OperationFault::WrongPivotCount {
                claimed: row,
                right: pivots,
            }
            .into());
        }
        // "No 1 from `row` down" is what is claimed, "no 1 in a row without a pivot" is what
        // makes the column free; they differ if the pivots are not in the first rows.
        let mut candidates =
            (0..rows).filter(|&r| r >= row || self.replay.pivot_of_row(r).is_none());
        if let Some(row) = candidates.find(|&r| self.replay.entry(r, col)) {
            return Err(OperationFault::StillHasOne { row, col }.into());
        }
        let rows_left = rows - pivots;
        if (why == SkipReason::NoRow) != (rows_left == 0) {
            return Err(OperationFault::WrongSkipReason { rows_left }.into());
        }
        self.skipped[self.replay.variable_in(col)] = true;
        Ok(())
    }

    /// Checks that nothing has been said about the column yet.
    fn check_still_open(&self, col: usize) -> Result<(), OperationFault> {
        let var = self.replay.variable_in(col);
        if self.free.is_some() {
            Err(OperationFault::AfterFree)
        } else if let Some(row) = self.replay.row_of_pivot(var) {
            Err(OperationFault::ColumnHasPivot { col, row })
        } else if self.skipped[var] {
            Err(OperationFault::ColumnIsFree { col })
        } else {
            Ok(())
        }
    }
}
