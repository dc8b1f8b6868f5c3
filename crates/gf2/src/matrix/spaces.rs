//! Bases of the four spaces that belong to a matrix.

use super::BitMatrix;
use super::echelon::free_columns;
use crate::eliminate::{forward_unobserved, gauss_jordan_unobserved};
use crate::slice::BitSlice;
use crate::vector::BitVector;

impl BitMatrix {
    /// Returns a basis of the row space: the nonzero rows of the reduced row echelon form, so
    /// matrices with the same row space give the same basis.
    pub fn row_space_basis(&self) -> Vec<BitVector> {
        let form = self.reduced_row_echelon_form();
        let rows = form.matrix.iter_rows().take(form.rank());
        rows.map(BitSlice::to_vector).collect()
    }

    /// Returns a basis of the column space: the columns where the echelon form has pivots.
    pub fn column_space_basis(&self) -> Vec<BitVector> {
        let pivots = forward_unobserved(&mut self.clone(), self.cols);
        pivots.into_iter().map(|col| self.column(col)).collect()
    }

    /// Returns a basis of the kernel, the x with self · x = 0: for each free column, in order,
    /// the vector with a 1 there and a 0 in the other free columns.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "110\n011".parse()?;
    /// assert_eq!(a.null_space_basis(), ["111".parse()?]);
    /// # Ok::<(), gf2::ParseError>(())
    /// ```
    pub fn null_space_basis(&self) -> Vec<BitVector> {
        let mut reduced = self.clone();
        let pivots = gauss_jordan_unobserved(&mut reduced, self.cols);
        kernel_basis(&reduced, &pivots, self.cols)
    }

    /// Returns a basis of the left kernel, the y with y · self = 0: which rows add up to the
    /// zero rows of the echelon form.
    pub fn left_null_space_basis(&self) -> Vec<BitVector> {
        let mut work = self.beside_identity();
        let rank = forward_unobserved(&mut work, self.cols).len();
        let zero_rows = work.iter_rows().skip(rank);
        zero_rows
            .map(|row| row.part(self.cols..row.len()))
            .collect()
    }
}

/// The kernel basis that a reduced row echelon form shows in its first `n` columns: for each
/// free column the vector with a 1 there, 0 in the other free columns, and the column's
/// entries in the pivot columns.
pub(crate) fn kernel_basis(reduced: &BitMatrix, pivots: &[usize], n: usize) -> Vec<BitVector> {
    let free = free_columns(n, pivots);
    let mut basis: Vec<_> = free.iter().map(|&col| BitVector::unit(n, col)).collect();
    for (vector, &col) in basis.iter_mut().zip(&free) {
        for (row, &pivot) in pivots.iter().enumerate() {
            if reduced.get(row, col) {
                vector.set(pivot, true);
            }
        }
    }
    basis
}
