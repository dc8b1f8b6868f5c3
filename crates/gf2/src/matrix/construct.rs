//! Making matrices: named ones, from closures, from rows and from columns.

use super::BitMatrix;
use crate::bits::words_for;
use crate::slice::BitSlice;
use crate::vector::BitVector;

impl BitMatrix {
    /// Returns the zero matrix.
    ///
    /// # Panics
    ///
    /// If it has more words than a `usize` counts.
    pub fn zeros(rows: usize, cols: usize) -> Self {
        let words = rows.checked_mul(words_for(cols));
        let words = words.unwrap_or_else(|| panic!("a {rows}×{cols} matrix is too large"));
        Self::from_words(rows, cols, vec![0; words])
    }

    /// Returns the n×n identity.
    pub fn identity(n: usize) -> Self {
        let mut matrix = Self::zeros(n, n);
        for i in 0..n {
            matrix.set(i, i, true);
        }
        matrix
    }

    /// Returns the matrix whose entry at `row`, `col` is `bit(row, col)`.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let upper = BitMatrix::from_fn(3, 3, |row, col| row <= col);
    /// assert_eq!(upper.to_string(), "111\n011\n001");
    /// ```
    pub fn from_fn(rows: usize, cols: usize, mut bit: impl FnMut(usize, usize) -> bool) -> Self {
        let mut matrix = Self::zeros(rows, cols);
        for row in 0..rows {
            for col in 0..cols {
                if bit(row, col) {
                    matrix.set(row, col, true);
                }
            }
        }
        matrix
    }

    /// Returns the matrix with the given rows, each of `cols` components.
    ///
    /// # Panics
    ///
    /// If a row's length is not `cols`.
    pub fn from_rows<'a>(cols: usize, rows: impl IntoIterator<Item = &'a BitVector>) -> Self {
        let mut matrix = Self::zeros(0, cols);
        for row in rows {
            matrix.push_row(row.as_slice());
        }
        matrix
    }

    /// Returns the matrix with the given columns, each of `rows` components.
    ///
    /// # Panics
    ///
    /// If a column's length is not `rows`.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let columns = ["11".parse()?, "01".parse()?, "00".parse()?];
    /// assert_eq!(BitMatrix::from_columns(2, &columns).to_string(), "100\n110");
    /// # Ok::<(), gf2::ParseError>(())
    /// ```
    pub fn from_columns<'a>(rows: usize, columns: impl IntoIterator<Item = &'a BitVector>) -> Self {
        Self::from_rows(rows, columns).transpose()
    }

    /// Appends a row below the last.
    ///
    /// # Panics
    ///
    /// If the row's length is not the number of columns.
    pub fn push_row(&mut self, row: BitSlice<'_>) {
        assert_eq!(row.len(), self.cols, "a row of another length");
        self.words.extend_from_slice(row.words());
        self.rows += 1;
    }
}
