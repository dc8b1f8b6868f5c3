//! Columns that change places, and what undoes it.

use super::matrix::{matrix_with_columns, state_row};
use crate::explain::model::{ColumnSwap, Fold, Prose};
use crate::explain::reading::{Form, Reading};
use crate::explain::sentences as say;
use crate::replay::State;
use crate::step::Step;

/// The exchange of two columns; `state` is as it stands after it.
pub(super) fn column_swap(
    reading: &Reading<'_>,
    cols: [usize; 2],
    fold: Fold,
    state: &State,
) -> ColumnSwap {
    let vars = cols.map(|col| state.variables[col]);
    let rows = (0..reading.m).map(|row| state_row(&state.matrix, row, reading.n));
    ColumnSwap {
        cols,
        heading: say::heading_column_swap(cols, reading.n),
        reason: say::why_columns_swap(cols, vars, reading.m),
        matrix: (fold != Fold::Line)
            .then(|| matrix_with_columns(reading, state.variables.clone(), rows.collect())),
    }
}

/// Which variable each column belongs to at the end, and how that is undone; nothing where
/// columns never move.
pub(super) fn order(reading: &Reading<'_>) -> Prose {
    if reading.form() != Some(Form::Diagonal) || reading.n == 0 {
        return Prose::default();
    }
    let swap = |step: &Step| match step {
        Step::SwapColumns { cols } => Some(*cols),
        _ => None,
    };
    let swaps: Vec<[usize; 2]> = reading.trace.steps.iter().filter_map(swap).collect();
    if swaps.is_empty() {
        return say::no_column_moved();
    }
    let places = reading.variables.iter().copied().enumerate();
    let moved: Vec<(usize, usize)> = places.filter(|(col, var)| col != var).collect();
    let all = moved.len() == reading.n;
    let order = say::order_of_columns(&swaps, &moved, all);
    if reading.solvable().is_empty() {
        order
    } else {
        order.then(say::order_undone())
    }
}
