//! A dense matrix over GF(2), its rows bit-packed one after the other.

mod algebra;
mod layout;
mod text;

use crate::bits::{add_words, place, tail_mask, words_for};
use crate::slice::BitSlice;
use crate::vector::BitVector;

/// A matrix over GF(2) of any shape, 0×n and m×0 included.
///
/// ```
/// use gf2::BitMatrix;
///
/// let a: BitMatrix = "101\n011".parse()?;
/// assert_eq!((a.rows(), a.cols()), (2, 3));
/// assert_eq!(a.rank(), 2);
/// # Ok::<(), gf2::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct BitMatrix {
    rows: usize,
    cols: usize,
    /// Row `i` is words `i * words_for(cols)` and on; bits beyond the last column are zero.
    words: Vec<u64>,
}

impl BitMatrix {
    /// Returns the zero matrix.
    pub fn zeros(rows: usize, cols: usize) -> Self {
        Self {
            rows,
            cols,
            words: vec![0; rows * words_for(cols)],
        }
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

    /// Returns the number of rows.
    #[inline]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the number of columns.
    #[inline]
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// Words that a row takes.
    #[inline]
    fn stride(&self) -> usize {
        words_for(self.cols)
    }

    /// Returns the entry at `row`, `col`.
    ///
    /// # Panics
    ///
    /// If `row` or `col` is out of range.
    #[inline]
    pub fn get(&self, row: usize, col: usize) -> bool {
        assert!(
            row < self.rows && col < self.cols,
            "entry ({row}, {col}) of {}×{}",
            self.rows,
            self.cols
        );
        let (word, mask) = place(col);
        self.words[row * self.stride() + word] & mask != 0
    }

    /// Sets the entry at `row`, `col` to `bit`.
    ///
    /// # Panics
    ///
    /// If `row` or `col` is out of range.
    #[inline]
    pub fn set(&mut self, row: usize, col: usize, bit: bool) {
        if self.get(row, col) != bit {
            self.flip(row, col);
        }
    }

    /// Adds 1 to the entry at `row`, `col`.
    ///
    /// # Panics
    ///
    /// If `row` or `col` is out of range.
    #[inline]
    pub fn flip(&mut self, row: usize, col: usize) {
        assert!(
            row < self.rows && col < self.cols,
            "entry ({row}, {col}) of {}×{}",
            self.rows,
            self.cols
        );
        let (word, mask) = place(col);
        let stride = self.stride();
        self.words[row * stride + word] ^= mask;
    }

    /// Borrows row `row`.
    ///
    /// # Panics
    ///
    /// If `row` is out of range.
    #[inline]
    pub fn row(&self, row: usize) -> BitSlice<'_> {
        assert!(row < self.rows, "row {row} of {}", self.rows);
        let stride = self.stride();
        BitSlice::new(self.cols, &self.words[row * stride..(row + 1) * stride])
    }

    /// Iterates over the rows from the top.
    pub fn iter_rows(&self) -> impl ExactSizeIterator<Item = BitSlice<'_>> {
        (0..self.rows).map(|i| self.row(i))
    }

    /// Copies column `col`.
    ///
    /// # Panics
    ///
    /// If `col` is out of range.
    pub fn column(&self, col: usize) -> BitVector {
        assert!(col < self.cols, "column {col} of {}", self.cols);
        BitVector::from_fn(self.rows, |row| self.get(row, col))
    }

    /// Adds row `source` to row `target`.
    ///
    /// # Panics
    ///
    /// If a row is out of range, or `source` is `target`: a row added to itself is lost.
    #[inline]
    pub fn add_row(&mut self, source: usize, target: usize) {
        assert!(
            source < self.rows && target < self.rows,
            "rows {source}, {target} of {}",
            self.rows
        );
        assert_ne!(source, target, "a row cannot be added to itself");
        let stride = self.stride();
        let (low, high) = (source.min(target), source.max(target));
        let (upper, lower) = self.words.split_at_mut(high * stride);
        let (upper, lower) = (
            &mut upper[low * stride..(low + 1) * stride],
            &mut lower[..stride],
        );
        if target < source {
            add_words(upper, lower);
        } else {
            add_words(lower, upper);
        }
    }

    /// Exchanges two rows; nothing happens if they are the same.
    ///
    /// # Panics
    ///
    /// If a row is out of range.
    #[inline]
    pub fn swap_rows(&mut self, a: usize, b: usize) {
        assert!(
            a < self.rows && b < self.rows,
            "rows {a}, {b} of {}",
            self.rows
        );
        if a == b {
            return;
        }
        let stride = self.stride();
        let (low, high) = (a.min(b), a.max(b));
        let (upper, lower) = self.words.split_at_mut(high * stride);
        upper[low * stride..(low + 1) * stride].swap_with_slice(&mut lower[..stride]);
    }

    /// Exchanges two columns; nothing happens if they are the same.
    ///
    /// # Panics
    ///
    /// If a column is out of range.
    pub fn swap_columns(&mut self, a: usize, b: usize) {
        assert!(
            a < self.cols && b < self.cols,
            "columns {a}, {b} of {}",
            self.cols
        );
        for row in 0..self.rows {
            if self.get(row, a) != self.get(row, b) {
                self.flip(row, a);
                self.flip(row, b);
            }
        }
    }

    /// Tells whether every entry is 0.
    pub fn is_zero(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Holds while the bits beyond the last column are zero.
    #[cfg(debug_assertions)]
    #[allow(dead_code)]
    pub(crate) fn padding_is_zero(&self) -> bool {
        let mask = !tail_mask(self.cols);
        self.iter_rows()
            .all(|row| row.words().last().is_none_or(|w| w & mask == 0))
    }
}
