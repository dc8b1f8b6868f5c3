//! Rows and columns: reading them, adding and exchanging them, searching them for ones.

use std::ops::Range;

use super::BitMatrix;
use crate::bits::{WORD_BITS, add_words, place};
use crate::slice::BitSlice;
use crate::vector::BitVector;

impl BitMatrix {
    /// Borrows row `row`.
    ///
    /// # Panics
    ///
    /// If `row` is out of range.
    #[inline]
    pub fn row(&self, row: usize) -> BitSlice<'_> {
        assert!(row < self.rows, "row {row} of {}", self.rows);
        let stride = self.stride();
        BitSlice::new(self.cols, &self.words[row * stride..][..stride])
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
        self.add_row_from(source, target, 0);
    }

    /// Adds row `source` to row `target`, where `source` is known to be 0 in every column of
    /// the words before the word of column `col`.
    #[inline]
    pub(crate) fn add_row_from(&mut self, source: usize, target: usize, col: usize) {
        let from = col / WORD_BITS;
        debug_assert!(self.row(source).words()[..from].iter().all(|&w| w == 0));
        assert_ne!(source, target, "a row cannot be added to itself");
        let (source_row, target_row) = self.two_rows(source, target);
        add_words(&mut target_row[from..], &source_row[from..]);
    }

    /// Exchanges two rows; nothing happens if they are the same.
    ///
    /// # Panics
    ///
    /// If a row is out of range.
    #[inline]
    pub fn swap_rows(&mut self, a: usize, b: usize) {
        if a == b {
            assert!(a < self.rows, "row {a} of {}", self.rows);
        } else {
            let (first, second) = self.two_rows(a, b);
            first.swap_with_slice(second);
        }
    }

    /// The words of two different rows, in the order asked for.
    #[inline]
    fn two_rows(&mut self, a: usize, b: usize) -> (&mut [u64], &mut [u64]) {
        assert!(
            a < self.rows && b < self.rows,
            "rows {a}, {b} of {}",
            self.rows
        );
        let stride = self.stride();
        let (before, after) = self.words.split_at_mut(a.max(b) * stride);
        let low = &mut before[a.min(b) * stride..][..stride];
        let high = &mut after[..stride];
        if a < b { (low, high) } else { (high, low) }
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

    /// The first of the rows in `range` with a 1 in `col`.
    #[inline]
    pub(crate) fn first_one_in_column(&self, col: usize, mut range: Range<usize>) -> Option<usize> {
        debug_assert!(col < self.cols && range.end <= self.rows);
        let (word, mask) = place(col);
        let stride = self.stride();
        range.find(|row| self.words[row * stride + word] & mask != 0)
    }

    /// Sets exactly those bits of `ones` that stand for a row in `range` with a 1 in `col`.
    ///
    /// One word after the other, and without a branch on any bit.
    pub(crate) fn collect_ones_in_column(
        &self,
        col: usize,
        range: Range<usize>,
        ones: &mut BitVector,
    ) {
        debug_assert!(col < self.cols && range.end <= self.rows && ones.len() == self.rows);
        let (word, shift) = (col / WORD_BITS, col % WORD_BITS);
        let stride = self.stride();
        for (index, packed) in ones.words_mut().iter_mut().enumerate() {
            let first = index * WORD_BITS;
            let rows = first.max(range.start)..(first + WORD_BITS).min(range.end);
            let bit = |row| self.words[row * stride + word] >> shift & 1;
            *packed = rows.fold(0, |packed, row| packed | bit(row) << (row - first));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every row range of every column, against the entries one by one.
    #[test]
    fn first_one_in_column_agrees_with_get() {
        for cols in [1, 64, 65, 130] {
            let a = BitMatrix::from_fn(7, cols, |row, col| (row * 31 + col * 17) % 5 == 0);
            for col in 0..cols {
                for start in 0..=7 {
                    for end in start..=7 {
                        let expected = (start..end).find(|&row| a.get(row, col));
                        assert_eq!(a.first_one_in_column(col, start..end), expected);
                    }
                }
            }
        }
    }
}
