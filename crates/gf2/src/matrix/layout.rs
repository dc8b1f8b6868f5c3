//! Putting matrices together and taking them apart.

use std::ops::Range;

use super::BitMatrix;
use crate::bits::{put_bits, take_bits};
use crate::error::ShapeError;

impl BitMatrix {
    /// Returns [self | right], the two side by side.
    ///
    /// # Errors
    ///
    /// If the numbers of rows differ.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "10\n11".parse()?;
    /// let augmented = a.augment(&BitMatrix::identity(2))?;
    /// assert_eq!(augmented.to_string(), "1010\n1101");
    /// assert_eq!(augmented.split_columns(2), (a, BitMatrix::identity(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn augment(&self, right: &Self) -> Result<Self, ShapeError> {
        if self.rows != right.rows {
            return Err(self.misfit("augment", right));
        }
        Ok(self.beside(right))
    }

    /// [self | right] for matrices that are known to have as many rows.
    pub(crate) fn beside(&self, right: &Self) -> Self {
        debug_assert_eq!(self.rows, right.rows);
        let mut joined = Self::zeros(self.rows, self.cols + right.cols);
        let stride = joined.stride();
        for row in 0..self.rows {
            let words = &mut joined.words[row * stride..][..stride];
            put_bits(words, 0, self.row(row).words());
            put_bits(words, self.cols, right.row(row).words());
        }
        joined
    }

    /// Returns self above `below`.
    ///
    /// # Errors
    ///
    /// If the numbers of columns differ.
    pub fn stack(&self, below: &Self) -> Result<Self, ShapeError> {
        if self.cols != below.cols {
            return Err(self.misfit("stack", below));
        }
        let words = [&self.words[..], &below.words[..]].concat();
        Ok(Self::from_words(self.rows + below.rows, self.cols, words))
    }

    /// Returns the columns before `col`, and those from `col` on.
    ///
    /// # Panics
    ///
    /// If `col` exceeds the number of columns.
    pub fn split_columns(&self, col: usize) -> (Self, Self) {
        assert!(col <= self.cols, "column {col} of {}", self.cols);
        (
            self.submatrix(0..self.rows, 0..col),
            self.submatrix(0..self.rows, col..self.cols),
        )
    }

    /// Returns the rows above `row`, and those from `row` down.
    ///
    /// # Panics
    ///
    /// If `row` exceeds the number of rows.
    pub fn split_rows(&self, row: usize) -> (Self, Self) {
        assert!(row <= self.rows, "row {row} of {}", self.rows);
        (
            self.submatrix(0..row, 0..self.cols),
            self.submatrix(row..self.rows, 0..self.cols),
        )
    }

    /// Copies the block where the rows `rows` meet the columns `cols`.
    ///
    /// # Panics
    ///
    /// If a range is reversed or ends outside the matrix.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "1100\n0110\n0011".parse()?;
    /// assert_eq!(a.submatrix(1..3, 1..4).to_string(), "110\n011");
    /// # Ok::<(), gf2::ParseError>(())
    /// ```
    pub fn submatrix(&self, rows: Range<usize>, cols: Range<usize>) -> Self {
        assert!(
            rows.start <= rows.end && rows.end <= self.rows,
            "rows {rows:?} of {}",
            self.rows
        );
        assert!(
            cols.start <= cols.end && cols.end <= self.cols,
            "columns {cols:?} of {}",
            self.cols
        );
        let mut block = Self::zeros(rows.len(), cols.len());
        let stride = block.stride();
        for (i, row) in rows.enumerate() {
            let words = &mut block.words[i * stride..][..stride];
            take_bits(words, self.row(row).words(), cols.start, cols.len());
        }
        block
    }

    /// Returns the n×m matrix whose rows are the columns of this m×n one.
    pub fn transpose(&self) -> Self {
        let mut transposed = Self::zeros(self.cols, self.rows);
        for (i, row) in self.iter_rows().enumerate() {
            for j in row.iter_ones() {
                transposed.set(j, i, true);
            }
        }
        transposed
    }

    /// The error for two shapes that do not fit.
    pub(super) fn misfit(&self, operation: &'static str, other: &Self) -> ShapeError {
        ShapeError {
            operation,
            left: (self.rows, self.cols),
            right: (other.rows, other.cols),
        }
    }
}
