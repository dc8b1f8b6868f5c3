//! A dense matrix over GF(2), its rows bit-packed one after the other.

mod algebra;
mod construct;
mod echelon;
mod layout;
mod rows;
mod spaces;
mod text;

use std::ops::Index;

use crate::bits::{is_packed, place, words_for};

pub use echelon::EchelonForm;
pub(crate) use echelon::free_columns;
pub(crate) use spaces::kernel_basis;

/// A matrix over GF(2) of any shape, 0×n and m×0 included.
///
/// ```
/// use gf2::BitMatrix;
///
/// let a: BitMatrix = "101\n011".parse()?;
/// assert_eq!((a.rows(), a.cols()), (2, 3));
/// assert!(a[(0, 2)]);
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

    /// Tells whether there are as many rows as columns.
    #[inline]
    pub fn is_square(&self) -> bool {
        self.rows == self.cols
    }

    /// Tells whether every entry is 0.
    pub fn is_zero(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Returns the entry at `row`, `col`.
    ///
    /// # Panics
    ///
    /// If `row` or `col` is out of range.
    #[inline]
    pub fn get(&self, row: usize, col: usize) -> bool {
        let (word, mask) = self.entry(row, col);
        self.words[word] & mask != 0
    }

    /// Sets the entry at `row`, `col` to `bit`.
    ///
    /// # Panics
    ///
    /// If `row` or `col` is out of range.
    #[inline]
    pub fn set(&mut self, row: usize, col: usize, bit: bool) {
        let (word, mask) = self.entry(row, col);
        if bit {
            self.words[word] |= mask;
        } else {
            self.words[word] &= !mask;
        }
    }

    /// Adds 1 to the entry at `row`, `col`.
    ///
    /// # Panics
    ///
    /// If `row` or `col` is out of range.
    #[inline]
    pub fn flip(&mut self, row: usize, col: usize) {
        let (word, mask) = self.entry(row, col);
        self.words[word] ^= mask;
    }

    /// Words that a row takes.
    #[inline]
    fn stride(&self) -> usize {
        words_for(self.cols)
    }

    /// The word and the mask of an entry, which must exist.
    #[inline]
    fn entry(&self, row: usize, col: usize) -> (usize, u64) {
        assert!(
            row < self.rows && col < self.cols,
            "entry ({row}, {col}) of {}×{}",
            self.rows,
            self.cols
        );
        let (word, mask) = place(col);
        (row * self.stride() + word, mask)
    }

    /// Wraps words that are rows of `cols` bits, with zeros beyond the last column.
    fn from_words(rows: usize, cols: usize, words: Vec<u64>) -> Self {
        let matrix = Self { rows, cols, words };
        debug_assert_eq!(matrix.words.len(), rows * matrix.stride());
        debug_assert!(matrix.iter_rows().all(|r| is_packed(cols, r.words())));
        matrix
    }
}

impl Index<(usize, usize)> for BitMatrix {
    type Output = bool;

    /// # Panics
    ///
    /// If the row or the column is out of range.
    fn index(&self, (row, col): (usize, usize)) -> &bool {
        if self.get(row, col) { &true } else { &false }
    }
}
