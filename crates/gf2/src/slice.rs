//! A borrowed run of bits: a row of a matrix, or a whole vector.

use std::fmt;

use crate::bits::{WORD_BITS, place};
use crate::vector::BitVector;

/// A borrowed vector over GF(2), such as a row of a [`BitMatrix`](crate::BitMatrix).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSlice<'a> {
    len: usize,
    words: &'a [u64],
}

impl<'a> BitSlice<'a> {
    /// `words` must hold exactly `len` bits, with zeros beyond the last.
    pub(crate) fn new(len: usize, words: &'a [u64]) -> Self {
        Self { len, words }
    }

    /// Returns the number of components.
    #[inline]
    pub fn len(self) -> usize {
        self.len
    }

    /// Tells whether there are no components at all.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Returns component `index`.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`len`](Self::len).
    #[inline]
    pub fn get(self, index: usize) -> bool {
        assert!(index < self.len, "bit {index} of {}", self.len);
        let (word, mask) = place(index);
        self.words[word] & mask != 0
    }

    /// Tells whether every component is 0.
    pub fn is_zero(self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Returns the number of ones.
    pub fn weight(self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Returns the least index that holds a 1.
    pub fn first_one(self) -> Option<usize> {
        self.iter_ones().next()
    }

    /// Returns the dot product, the parity of the places where both have a 1.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn dot(self, other: BitSlice<'_>) -> bool {
        assert_eq!(
            self.len, other.len,
            "dot product of vectors of different lengths"
        );
        let ones: u32 = self
            .words
            .iter()
            .zip(other.words)
            .map(|(a, b)| (a & b).count_ones())
            .sum();
        ones % 2 == 1
    }

    /// Iterates over the components in order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = bool> + 'a {
        (0..self.len).map(move |j| self.get(j))
    }

    /// Iterates over the indices that hold a 1, ascending.
    pub fn iter_ones(self) -> Ones<'a> {
        Ones {
            words: self.words,
            word: 0,
            rest: self.words.first().copied().unwrap_or(0),
        }
    }

    /// Returns the packed words; component `j` is bit `j % 64` of word `j / 64`.
    #[inline]
    pub fn words(self) -> &'a [u64] {
        self.words
    }

    /// Copies the components into a vector of their own.
    pub fn to_vector(self) -> BitVector {
        BitVector::from_words(self.len, self.words.to_vec())
    }
}

/// The indices of the ones of a vector, ascending.
#[derive(Debug, Clone)]
pub struct Ones<'a> {
    words: &'a [u64],
    word: usize,
    rest: u64,
}

impl Iterator for Ones<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.rest == 0 {
            self.word += 1;
            self.rest = *self.words.get(self.word)?;
        }
        let bit = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(self.word * WORD_BITS + bit)
    }
}

impl fmt::Display for BitSlice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.iter().map(|bit| if bit { '1' } else { '0' }).collect();
        f.pad(&text)
    }
}

impl fmt::Debug for BitSlice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BitSlice({self})")
    }
}
