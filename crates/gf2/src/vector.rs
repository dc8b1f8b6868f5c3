//! An owned vector over GF(2).

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, AddAssign, Index, Range};
use std::str::FromStr;

use crate::bits::{add_words, is_packed, place, put_bits, tail_mask, words_for};
use crate::error::{ParseError, ParseProblem};
use crate::slice::{BitSlice, Ones};

/// A vector over GF(2), one bit a component.
///
/// It prints as its components in order, and compares as that text does.
///
/// ```
/// use gf2::BitVector;
///
/// let x: BitVector = "0110".parse()?;
/// assert_eq!(x.weight(), 2);
/// assert_eq!((&x + &BitVector::unit(4, 0)).to_string(), "1110");
/// # Ok::<(), gf2::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct BitVector {
    len: usize,
    words: Vec<u64>,
}

impl BitVector {
    /// `words` must hold exactly `len` bits, with zeros beyond the last.
    pub(crate) fn from_words(len: usize, words: Vec<u64>) -> Self {
        debug_assert!(is_packed(len, &words));
        Self { len, words }
    }

    /// Returns the zero vector of `len` components.
    pub fn zeros(len: usize) -> Self {
        Self {
            len,
            words: vec![0; words_for(len)],
        }
    }

    /// Returns the vector of `len` ones.
    pub fn ones(len: usize) -> Self {
        let mut words = vec![u64::MAX; words_for(len)];
        if let Some(last) = words.last_mut() {
            *last &= tail_mask(len);
        }
        Self { len, words }
    }

    /// Returns the unit vector with its 1 at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is not below `len`.
    pub fn unit(len: usize, index: usize) -> Self {
        Self::from_ones(len, [index])
    }

    /// Returns the vector whose component `j` is `bit(j)`.
    pub fn from_fn(len: usize, bit: impl FnMut(usize) -> bool) -> Self {
        (0..len).map(bit).collect()
    }

    /// Returns the vector with a 1 at each of `indices`, named once or more.
    ///
    /// ```
    /// # use gf2::BitVector;
    /// assert_eq!(BitVector::from_ones(5, [3, 0, 3]).to_string(), "10010");
    /// ```
    ///
    /// # Panics
    ///
    /// If an index is not below `len`.
    pub fn from_ones(len: usize, indices: impl IntoIterator<Item = usize>) -> Self {
        let mut vector = Self::zeros(len);
        for index in indices {
            vector.set(index, true);
        }
        vector
    }

    /// Borrows the whole vector.
    #[inline]
    pub fn as_slice(&self) -> BitSlice<'_> {
        BitSlice::new(self.len, &self.words)
    }

    /// Returns the number of components.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Tells whether there are no components at all.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns component `index`.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`len`](Self::len).
    #[inline]
    pub fn get(&self, index: usize) -> bool {
        self.as_slice().get(index)
    }

    /// Sets component `index` to `bit`.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`len`](Self::len).
    #[inline]
    pub fn set(&mut self, index: usize, bit: bool) {
        assert!(index < self.len, "bit {index} of {}", self.len);
        let (word, mask) = place(index);
        if bit {
            self.words[word] |= mask;
        } else {
            self.words[word] &= !mask;
        }
    }

    /// Adds 1 to component `index`.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`len`](Self::len).
    #[inline]
    pub fn flip(&mut self, index: usize) {
        assert!(index < self.len, "bit {index} of {}", self.len);
        let (word, mask) = place(index);
        self.words[word] ^= mask;
    }

    /// Tells whether every component is 0.
    pub fn is_zero(&self) -> bool {
        self.as_slice().is_zero()
    }

    /// Returns the number of ones.
    pub fn weight(&self) -> usize {
        self.as_slice().weight()
    }

    /// Returns the least index that holds a 1.
    pub fn first_one(&self) -> Option<usize> {
        self.as_slice().first_one()
    }

    /// Returns the greatest index that holds a 1.
    pub fn last_one(&self) -> Option<usize> {
        self.as_slice().last_one()
    }

    /// Returns the number of places where the two differ, which is the weight of their sum.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn distance(&self, other: &Self) -> usize {
        self.as_slice().distance(other.as_slice())
    }

    /// Returns the dot product, the parity of the places where both have a 1.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn dot(&self, other: &Self) -> bool {
        self.as_slice().dot(other.as_slice())
    }

    /// Iterates over the components in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = bool> {
        self.as_slice().iter()
    }

    /// Iterates over the indices that hold a 1, ascending.
    pub fn iter_ones(&self) -> Ones<'_> {
        self.as_slice().iter_ones()
    }

    /// The packed words, for whoever keeps the bits beyond the last component zero.
    #[inline]
    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// Returns the packed words; component `j` is bit `j % 64` of word `j / 64`.
    #[inline]
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Adds `other`, of the same length, and returns the weight of the sum, in one pass.
    #[inline]
    pub(crate) fn add_and_weigh(&mut self, other: &Self) -> usize {
        debug_assert_eq!(self.len, other.len);
        let mut weight = 0;
        for (t, s) in self.words.iter_mut().zip(&other.words) {
            *t ^= s;
            weight += t.count_ones() as usize;
        }
        weight
    }

    /// Returns the components of this vector followed by those of `other`.
    pub fn concat(&self, other: &Self) -> Self {
        let len = self.len + other.len;
        let mut words = self.words.clone();
        words.resize(words_for(len), 0);
        put_bits(&mut words, self.len, &other.words);
        Self { len, words }
    }

    /// Copies the components of `range` into a vector of their own.
    ///
    /// # Panics
    ///
    /// If the range is reversed or ends beyond [`len`](Self::len).
    pub fn part(&self, range: Range<usize>) -> Self {
        self.as_slice().part(range)
    }
}

impl Index<usize> for BitVector {
    type Output = bool;

    /// # Panics
    ///
    /// If `index` is not below [`len`](Self::len).
    fn index(&self, index: usize) -> &bool {
        if self.get(index) { &true } else { &false }
    }
}

impl FromIterator<bool> for BitVector {
    fn from_iter<I: IntoIterator<Item = bool>>(bits: I) -> Self {
        let mut vector = Self::default();
        for bit in bits {
            let (word, mask) = place(vector.len);
            if word == vector.words.len() {
                vector.words.push(0);
            }
            if bit {
                vector.words[word] |= mask;
            }
            vector.len += 1;
        }
        vector
    }
}

impl AddAssign<BitSlice<'_>> for BitVector {
    /// # Panics
    ///
    /// If the lengths differ.
    #[inline]
    fn add_assign(&mut self, other: BitSlice<'_>) {
        assert_eq!(self.len, other.len(), "sum of vectors of different lengths");
        add_words(&mut self.words, other.words());
    }
}

impl AddAssign<&BitVector> for BitVector {
    /// # Panics
    ///
    /// If the lengths differ.
    #[inline]
    fn add_assign(&mut self, other: &BitVector) {
        *self += other.as_slice();
    }
}

impl Add for &BitVector {
    type Output = BitVector;

    /// # Panics
    ///
    /// If the lengths differ.
    fn add(self, other: &BitVector) -> BitVector {
        let mut sum = self.clone();
        sum += other;
        sum
    }
}

impl PartialOrd for BitVector {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BitVector {
    /// Orders vectors as their texts: at the first difference 0 comes before 1, and a vector
    /// comes before any longer one that it begins.
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_slice().cmp(&other.as_slice())
    }
}

impl FromStr for BitVector {
    type Err = ParseError;

    /// Reads 0s and 1s; spaces and tabs between them are skipped.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.chars()
            .enumerate()
            .filter(|(_, c)| !matches!(c, ' ' | '\t'))
            .map(|(at, c)| match c {
                '0' => Ok(false),
                '1' => Ok(true),
                _ => Err(ParseError {
                    line: 1,
                    column: at + 1,
                    problem: ParseProblem::UnexpectedCharacter(c),
                }),
            })
            .collect()
    }
}

impl fmt::Display for BitVector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_slice(), f)
    }
}

impl fmt::Debug for BitVector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BitVector({self})")
    }
}
