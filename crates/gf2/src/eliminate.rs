//! Gaussian elimination, written once for each form and observed.
//!
//! All three share the pivot rule: columns from left to right, and in a column the first 1 at
//! or below the row whose turn it is. They search pivots in the first `pivot_cols` columns
//! alone and act on whole rows, so right-hand sides or an identity to the right come along.

use std::ops::Range;

use crate::matrix::BitMatrix;
use crate::observe::{Event, Observer, SkipReason};
use crate::vector::BitVector;

/// Brings `matrix` to row echelon form, and returns the pivot columns in order; the pivot of
/// row `i` is in the `i`-th of them.
///
/// Takes O(m·n·rank / 64) word operations. If nobody watches,
/// [`BitMatrix::row_echelon_form`] does the same.
///
/// # Panics
///
/// If `pivot_cols` exceeds the number of columns.
///
/// ```
/// use gf2::{BitMatrix, Event, Observer, forward_eliminate};
///
/// struct Additions(usize);
/// impl Observer for Additions {
///     fn observe(&mut self, event: Event<'_>, _: &BitMatrix) {
///         if let Event::Add { targets, .. } = event {
///             self.0 += targets.weight();
///         }
///     }
/// }
///
/// let mut augmented: BitMatrix = "110 1\n111 0\n101 0".parse()?;
/// let mut additions = Additions(0);
/// let pivots = forward_eliminate(&mut augmented, 3, &mut additions);
/// assert_eq!(augmented.to_string(), "1101\n0111\n0011");
/// assert_eq!((pivots, additions.0), (vec![0, 1, 2], 2));
/// # Ok::<(), gf2::ParseError>(())
/// ```
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
///
/// ```
/// use gf2::{BitMatrix, gauss_jordan_eliminate};
///
/// let mut augmented: BitMatrix = "110 1\n111 0\n101 0".parse()?;
/// gauss_jordan_eliminate(&mut augmented, 3, &mut ());
/// assert_eq!(augmented.to_string(), "1001\n0100\n0011");
/// # Ok::<(), gf2::ParseError>(())
/// ```
pub fn gauss_jordan_eliminate<O: Observer>(
    matrix: &mut BitMatrix,
    pivot_cols: usize,
    observer: &mut O,
) -> Vec<usize> {
    eliminate(matrix, pivot_cols, observer, |_, rows| 0..rows)
}

/// [`forward_eliminate`] with nobody watching, compiled once and here.
pub(crate) fn forward_unobserved(matrix: &mut BitMatrix, pivot_cols: usize) -> Vec<usize> {
    forward_eliminate(matrix, pivot_cols, &mut ())
}

/// [`gauss_jordan_eliminate`] with nobody watching, compiled once and here.
pub(crate) fn gauss_jordan_unobserved(matrix: &mut BitMatrix, pivot_cols: usize) -> Vec<usize> {
    gauss_jordan_eliminate(matrix, pivot_cols, &mut ())
}

/// The loop that both row forms share; `reach` says which rows a pivot clears, given its row
/// and the number of rows.
fn eliminate<O: Observer>(
    matrix: &mut BitMatrix,
    pivot_cols: usize,
    observer: &mut O,
    reach: impl Fn(usize, usize) -> Range<usize>,
) -> Vec<usize> {
    check_pivot_columns(matrix, pivot_cols);
    let rows = matrix.rows();
    let mut pivots = Vec::with_capacity(pivot_cols.min(rows));
    let mut targets = BitVector::zeros(rows);
    for col in 0..pivot_cols {
        let row = pivots.len();
        if let Some(found) = matrix.first_one_in_column(col, row..rows) {
            install_pivot(matrix, row, found, col, observer);
            let range = reach(row, rows);
            clear_column(matrix, row, col, range, &mut targets, observer);
            pivots.push(col);
        } else {
            skip_column(matrix, row, col, observer);
        }
    }
    pivots
}

/// How [`column_swap_eliminate`] left a matrix: the pivots on the diagonal, the columns permuted.
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
///
/// ```
/// use gf2::{BitMatrix, column_swap_eliminate};
///
/// let mut a: BitMatrix = "0110\n0111".parse()?;
/// let form = column_swap_eliminate(&mut a, 4, &mut ());
/// assert_eq!(a.to_string(), "1010\n0100");
/// assert_eq!((form.rank, form.permutation), (2, vec![1, 3, 2, 0]));
/// # Ok::<(), gf2::ParseError>(())
/// ```
pub fn column_swap_eliminate<O: Observer>(
    matrix: &mut BitMatrix,
    pivot_cols: usize,
    observer: &mut O,
) -> ColumnSwapForm {
    check_pivot_columns(matrix, pivot_cols);
    let rows = matrix.rows();
    let mut permutation: Vec<usize> = (0..pivot_cols).collect();
    let mut targets = BitVector::zeros(rows);
    let mut rank = 0;
    // The first column from the diagonal on with a 1 low enough, and the first row with it.
    while let Some((partner, found)) =
        (rank..pivot_cols).find_map(|col| Some((col, matrix.first_one_in_column(col, rank..rows)?)))
    {
        if partner != rank {
            matrix.swap_columns(rank, partner);
            permutation.swap(rank, partner);
            let (left, right) = (rank, partner);
            observer.observe(Event::SwapColumns { left, right }, matrix);
        }
        install_pivot(matrix, rank, found, rank, observer);
        clear_column(matrix, rank, rank, rank + 1..rows, &mut targets, observer);
        rank += 1;
    }
    // Where no partner was found, none is left for any later column.
    for col in rank..pivot_cols {
        skip_column(matrix, rank, col, observer);
    }
    ColumnSwapForm { rank, permutation }
}

fn check_pivot_columns(matrix: &BitMatrix, pivot_cols: usize) {
    let cols = matrix.cols();
    assert!(pivot_cols <= cols, "{pivot_cols} pivot columns of {cols}");
}

/// Reports a column that gets no pivot.
#[inline]
fn skip_column<O: Observer>(matrix: &BitMatrix, row: usize, col: usize, observer: &mut O) {
    let reason = if row == matrix.rows() {
        SkipReason::NoRow
    } else {
        SkipReason::NoOne
    };
    observer.observe(Event::Skip { row, col, reason }, matrix);
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
        let (upper, lower) = (row, found);
        observer.observe(Event::Swap { upper, lower, col }, matrix);
    }
    observer.observe(Event::Pivot { row, col }, matrix);
}

/// Adds the pivot row to every row of `range` that still has a 1 in the pivot's column.
///
/// These rows are collected first, in `targets`: a test for each row in the midst of the
/// additions would be a branch that no processor can predict.
#[inline]
fn clear_column<O: Observer>(
    matrix: &mut BitMatrix,
    source: usize,
    col: usize,
    range: Range<usize>,
    targets: &mut BitVector,
    observer: &mut O,
) {
    matrix.collect_ones_in_column(col, range, targets);
    targets.set(source, false);
    if targets.is_zero() {
        return;
    }
    for target in targets.iter_ones() {
        // The columns before the pivot's are done: the pivot row is 0 in all of them.
        matrix.add_row_from(source, target, col);
    }
    let targets = targets.as_slice();
    let event = Event::Add {
        source,
        targets,
        col,
    };
    observer.observe(event, matrix);
}
