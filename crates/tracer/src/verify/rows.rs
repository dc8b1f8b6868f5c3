//! The checker's own packed rows, and the space that rows span.
//!
//! Nothing here calls `gf2`'s operations: a fault in them must not hide itself.

use gf2::BitSlice;

/// A row of bits, 64 to a word.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(super) struct Row(Vec<u64>);

impl Row {
    pub(super) fn zeros(len: usize) -> Self {
        Self(vec![0; len.div_ceil(64)])
    }

    /// Returns the row of `len` bits with a 1 at each of `ones`.
    pub(super) fn from_ones(len: usize, ones: impl IntoIterator<Item = usize>) -> Self {
        let mut row = Self::zeros(len);
        for index in ones {
            row.flip(index);
        }
        row
    }

    pub(super) fn of(bits: BitSlice<'_>) -> Self {
        Self::from_ones(bits.len(), bits.iter_ones())
    }

    pub(super) fn get(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    pub(super) fn flip(&mut self, index: usize) {
        self.0[index / 64] ^= 1 << (index % 64);
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word ^= other;
        }
    }

    pub(super) fn weight(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns the number of ones before `end`.
    pub(super) fn weight_before(&self, end: usize) -> usize {
        let (whole, rest) = (end / 64, end % 64);
        let ones: u32 = self.0[..whole].iter().map(|word| word.count_ones()).sum();
        let last = self.0.get(whole).map_or(0, |word| word & ((1 << rest) - 1));
        (ones + last.count_ones()) as usize
    }

    /// Returns the first one at or after `start`.
    pub(super) fn first_from(&self, start: usize) -> Option<usize> {
        let (whole, rest) = (start / 64, start % 64);
        let first = self.0.get(whole)? & (u64::MAX << rest);
        let words = std::iter::once(first).chain(self.0[whole + 1..].iter().copied());
        let (at, word) = words.enumerate().find(|&(_, word)| word != 0)?;
        Some(64 * (whole + at) + word.trailing_zeros() as usize)
    }

    /// Tells whether the two have an odd number of ones in common.
    pub(super) fn is_odd_with(&self, other: &Self) -> bool {
        let common = self
            .0
            .iter()
            .zip(&other.0)
            .map(|(a, b)| (a & b).count_ones());
        common.sum::<u32>() % 2 == 1
    }

    /// Returns the ones, ascending.
    pub(super) fn ones(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let rest = |&word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
            let words = std::iter::successors(Some(word).filter(|&word| word != 0), rest);
            words.map(move |word| 64 * at + word.trailing_zeros() as usize)
        })
    }

    pub(super) fn lead(&self) -> Option<usize> {
        self.ones().next()
    }

    /// Tells whether this row comes before `other` when both are read as strings of 0s and 1s.
    pub(super) fn reads_before(&self, other: &Self) -> bool {
        let mut pairs = self.0.iter().zip(&other.0);
        pairs.find(|(a, b)| a != b).is_some_and(|(a, b)| {
            let first_difference = (a ^ b).trailing_zeros();
            b >> first_difference & 1 == 1
        })
    }
}

/// The space that rows span, as a basis in which every row begins in another column.
#[derive(Debug, Clone)]
pub(super) struct Span {
    /// The basis row that begins in each column.
    begins: Vec<Option<Row>>,
}

impl Span {
    /// Returns the span of `rows`, which are `len` long, by inserting one row after another.
    pub(super) fn of(len: usize, rows: impl IntoIterator<Item = Row>) -> Self {
        let mut span = Self {
            begins: vec![None; len],
        };
        for row in rows {
            let row = span.reduce(row);
            if let Some(lead) = row.lead() {
                span.begins[lead] = Some(row);
            }
        }
        span
    }

    /// Returns `row` less the basis rows that begin where it has a 1: zero if it is in the span.
    pub(super) fn reduce(&self, mut row: Row) -> Row {
        for (col, basis) in self.begins.iter().enumerate() {
            if let Some(basis) = basis
                && row.get(col)
            {
                row.add(basis);
            }
        }
        row
    }

    pub(super) fn contains(&self, row: Row) -> bool {
        self.reduce(row).lead().is_none()
    }

    pub(super) fn beginning_in(&self, col: usize) -> Option<&Row> {
        self.begins[col].as_ref()
    }

    /// Sets the variables of `x`, of which there are `n`, in whose columns a row begins, so that
    /// each of these rows holds with the right-hand side that `right` finds in it.
    ///
    /// From the last row upwards, for a row has variables to the right of its first alone.
    pub(super) fn substitute(&self, mut x: Row, n: usize, right: impl Fn(&Row) -> bool) -> Row {
        for (col, row) in self.begins[..n].iter().enumerate().rev() {
            if let Some(row) = row
                && row.is_odd_with(&x) != right(row)
            {
                x.flip(col);
            }
        }
        x
    }

    pub(super) fn dimension(&self) -> usize {
        self.begins.iter().flatten().count()
    }
}

#[cfg(test)]
mod tests {
    use super::Row;

    #[test]
    fn ones_before_and_from_a_place_at_every_word_boundary() {
        for len in [0, 1, 63, 64, 65, 127, 128, 129] {
            let ones: Vec<usize> = (0..len).filter(|at| at % 3 == 0 || at % 64 > 61).collect();
            let row = Row::from_ones(len, ones.iter().copied());
            for place in 0..=len {
                let before = ones.partition_point(|&one| one < place);
                assert_eq!(row.weight_before(place), before, "{len}, {place}");
                assert_eq!(
                    row.first_from(place),
                    ones.get(before).copied(),
                    "{len}, {place}"
                );
            }
        }
    }
}
