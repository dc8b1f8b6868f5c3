//! A borrowed run of bits: a row of a matrix, or a whole vector.

use std::cmp::Ordering;
use std::fmt;
use std::iter::FusedIterator;
use std::ops::{Index, Range};

use crate::bits::{WORD_BITS, is_packed, place, take_bits, words_for};
use crate::vector::BitVector;

/// A borrowed vector over GF(2), such as a row of a [`BitMatrix`](crate::BitMatrix).
///
/// ```
/// use gf2::BitMatrix;
///
/// let a: BitMatrix = "1011\n0110".parse()?;
/// let row = a.row(0);
/// assert_eq!(row.iter_ones().collect::<Vec<_>>(), [0, 2, 3]);
/// assert_eq!(row.words(), [0b1101]);
/// assert!(row[2]);
/// # Ok::<(), gf2::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSlice<'a> {
    len: usize,
    words: &'a [u64],
}

impl<'a> BitSlice<'a> {
    /// `words` must hold exactly `len` bits, with zeros beyond the last.
    #[inline]
    pub(crate) fn new(len: usize, words: &'a [u64]) -> Self {
        debug_assert!(is_packed(len, words));
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
    #[inline]
    pub fn is_zero(self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Returns the number of ones.
    #[inline]
    pub fn weight(self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Returns the number of places where the two differ, which is the weight of their sum.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    #[inline]
    pub fn distance(self, other: BitSlice<'_>) -> usize {
        assert_eq!(
            self.len, other.len,
            "distance of vectors of different lengths"
        );
        let pairs = self.words.iter().zip(other.words);
        pairs.map(|(a, b)| (a ^ b).count_ones() as usize).sum()
    }

    /// Returns the least index that holds a 1.
    #[inline]
    pub fn first_one(self) -> Option<usize> {
        self.iter_ones().next()
    }

    /// Returns the greatest index that holds a 1.
    #[inline]
    pub fn last_one(self) -> Option<usize> {
        let word = self.words.iter().rposition(|&w| w != 0)?;
        Some(word * WORD_BITS + self.words[word].ilog2() as usize)
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
        // The parity of a sum of counts is the parity of the sum of the words.
        let both = self.words.iter().zip(other.words).map(|(a, b)| a & b);
        both.fold(0, |sum, word| sum ^ word).count_ones() % 2 == 1
    }

    /// Iterates over the components in order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = bool> + 'a {
        (0..self.len).map(move |j| self.get(j))
    }

    /// Iterates over the indices that hold a 1, ascending.
    #[inline]
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

    /// Copies the components of `range` into a vector of their own.
    ///
    /// # Panics
    ///
    /// If the range is reversed or ends beyond [`len`](Self::len).
    pub fn part(self, range: Range<usize>) -> BitVector {
        assert!(
            range.start <= range.end && range.end <= self.len,
            "bits {range:?} of {}",
            self.len
        );
        let len = range.len();
        let mut words = vec![0; words_for(len)];
        take_bits(&mut words, self.words, range.start, len);
        BitVector::from_words(len, words)
    }
}

impl Index<usize> for BitSlice<'_> {
    type Output = bool;

    /// # Panics
    ///
    /// If `index` is not below [`len`](Self::len).
    fn index(&self, index: usize) -> &bool {
        if self.get(index) { &true } else { &false }
    }
}

impl PartialOrd for BitSlice<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BitSlice<'_> {
    /// Orders vectors as their texts: at the first difference 0 comes before 1, and a vector
    /// comes before any longer one that it begins.
    fn cmp(&self, other: &Self) -> Ordering {
        let shared = self.len.min(other.len);
        let pairs = self.words.iter().zip(other.words).enumerate();
        let difference = pairs
            .map(|(i, (a, b))| (i, a ^ b))
            .find(|&(_, changed)| changed != 0);
        match difference {
            // Component 0 is the lowest bit of its word, so the first difference is the lowest.
            Some((i, changed)) if i * WORD_BITS + (changed.trailing_zeros() as usize) < shared => {
                let lowest = changed & changed.wrapping_neg();
                (self.words[i] & lowest).cmp(&(other.words[i] & lowest))
            }
            _ => self.len.cmp(&other.len),
        }
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

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.rest == 0 {
            self.rest = *self.words.get(self.word + 1)?;
            self.word += 1;
        }
        let bit = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(self.word * WORD_BITS + bit)
    }
}

impl FusedIterator for Ones<'_> {}

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
