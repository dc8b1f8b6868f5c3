//! Gaussian elimination, written once for each form and observed.
//!
//! All three share the pivot rule: columns from left to right, and in a column the first 1 at
//! or below the row whose turn it is. They search pivots in the first `pivot_cols` columns
//! alone and act on whole rows, so right-hand sides or an identity to the right come along.

use crate::matrix::BitMatrix;
use crate::observe::{Event, Observer, SkipReason};

/// Brings `matrix` to row echelon form, and returns the pivot columns in order; the pivot of
/// row `i` is in the `i`-th of them.
///
/// Takes O(m·n·rank / 64) word operations.
///
/// # Panics
///
/// If `pivot_cols` exceeds the number of columns.
pub fn forward_eliminate<O: Observer>(
    matrix: &mut BitMatrix,
    pivot_cols: usize,
    observer: &mut O,
) -> Vec<usize> {
    eliminate(matrix, pivot_cols, observer, |row, rows| row + 1..rows)
}

/// Brings `matrix` to *reduced* row echelon form, and returns the pivot columns in order.
///
/// Each pivot clears its column above and below at once.
///
/// # Panics
///
/// If `pivot_cols` exceeds the number of columns.
pub fn gauss_jordan_eliminate<O: Observer>(
    matrix: &mut BitMatrix,
    pivot_cols: usize,
    observer: &mut O,
) -> Vec<usize> {
    eliminate(matrix, pivot_cols, observer, |_, rows| 0..rows)
}

/// The loop that both row forms share; `reach` says which rows a pivot clears.
fn eliminate<O: Observer>(
    matrix: &mut BitMatrix,
    pivot_cols: usize,
    observer: &mut O,
    reach: impl Fn(usize, usize) -> std::ops::Range<usize>,
) -> Vec<usize> {
    assert!(
        pivot_cols <= matrix.cols(),
        "{pivot_cols} pivot columns of {}",
        matrix.cols()
    );
    let rows = matrix.rows();
    let mut pivots = Vec::with_capacity(pivot_cols.min(rows));
    for col in 0..pivot_cols {
        let row = pivots.len();
        let Some(found) = first_one_from(matrix, row, col) else {
            observer.observe(
                Event::Skip {
                    row,
                    col,
                    reason: skip_reason(row, rows),
                },
                matrix,
            );
            continue;
        };
        install_pivot(matrix, row, found, col, observer);
        clear_column(matrix, row, col, reach(row, rows), observer);
        pivots.push(col);
    }
    pivots
}

/// A matrix whose pivots stand on the diagonal, and how its columns were permuted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnSwapForm {
    /// The number of pivots; they stand at (0,0), (1,1), …
    pub rank: usize,
    /// Position `j` holds the original column `permutation[j]`.
    pub permutation: Vec<usize>,
}

/// Brings `matrix` to an echelon form with the pivots on the diagonal, swapping columns among
/// the first `pivot_cols` where a column has no pivot; the free columns come last.
///
/// # Panics
///
/// If `pivot_cols` exceeds the number of columns.
pub fn column_swap_eliminate<O: Observer>(
    matrix: &mut BitMatrix,
    pivot_cols: usize,
    observer: &mut O,
) -> ColumnSwapForm {
    assert!(
        pivot_cols <= matrix.cols(),
        "{pivot_cols} pivot columns of {}",
        matrix.cols()
    );
    let rows = matrix.rows();
    let mut permutation: Vec<usize> = (0..pivot_cols).collect();
    let mut rank = 0;
    for col in 0..pivot_cols {
        // Once a column finds no partner, none is left for any later one.
        let found = (rank == col)
            .then(|| (col..pivot_cols).find_map(|j| Some((j, first_one_from(matrix, col, j)?))))
            .flatten();
        let Some((partner, found)) = found else {
            observer.observe(
                Event::Skip {
                    row: rank,
                    col,
                    reason: skip_reason(rank, rows),
                },
                matrix,
            );
            continue;
        };
        if partner != col {
            matrix.swap_columns(col, partner);
            permutation.swap(col, partner);
            observer.observe(
                Event::SwapColumns {
                    left: col,
                    right: partner,
                },
                matrix,
            );
        }
        install_pivot(matrix, rank, found, col, observer);
        clear_column(matrix, rank, col, rank + 1..rows, observer);
        rank += 1;
    }
    ColumnSwapForm { rank, permutation }
}

fn skip_reason(row: usize, rows: usize) -> SkipReason {
    if row == rows {
        SkipReason::NoRow
    } else {
        SkipReason::NoOne
    }
}

/// The first row, from `row` down, with a 1 in `col`.
#[inline]
fn first_one_from(matrix: &BitMatrix, row: usize, col: usize) -> Option<usize> {
    (row..matrix.rows()).find(|&r| matrix.get(r, col))
}

/// Brings the 1 that was found to the row whose turn it is.
#[inline]
fn install_pivot<O: Observer>(
    matrix: &mut BitMatrix,
    row: usize,
    found: usize,
    col: usize,
    observer: &mut O,
) {
    if found != row {
        matrix.swap_rows(row, found);
        observer.observe(
            Event::Swap {
                upper: row,
                lower: found,
                col,
            },
            matrix,
        );
    }
    observer.observe(Event::Pivot { row, col }, matrix);
}

/// Adds the pivot row to every row of `range` that still has a 1 in the pivot's column.
#[inline]
fn clear_column<O: Observer>(
    matrix: &mut BitMatrix,
    source: usize,
    col: usize,
    range: std::ops::Range<usize>,
    observer: &mut O,
) {
    for target in range {
        if target != source && matrix.get(target, col) {
            matrix.add_row(source, target);
            observer.observe(
                Event::Add {
                    source,
                    target,
                    col,
                },
                matrix,
            );
        }
    }
}
