//! The least set of moves for every change that moves can make, without searching.
//!
//! In coordinates of independent columns of A, each change is one number below 2^rank, and the
//! moves of these columns reach it in one way. Every further move is then taken in: of each pair
//! of changes that it leads to and fro between, either may be made better by way of the other.
//! After the last move every set of moves has been weighed (R. Bellman's dynamic programming, as
//! for a knapsack in which each thing fits once).

use std::cmp::Ordering;

use gf2::BitVector;

use crate::system::System;

/// What every change needs.
#[derive(Debug)]
pub(super) struct Changes {
    moves: usize,
    columns: Columns,
    /// For each change the least set that makes it. Variable 0 is the highest of the bits that
    /// are used, so that of sets with equally many moves the least number is the first string.
    least: Vec<u64>,
    /// How many changes need 0, 1, 2, … moves.
    by_weight: Vec<u64>,
}

impl Changes {
    /// Works out all of them. There must be at most 25 equations and 64 variables.
    pub(super) fn of(system: &System) -> Self {
        let moves = system.a().cols();
        let column = |var| number((0..system.a().rows()).map(|cell| system.a().get(cell, var)));
        let mut columns = Columns::default();
        let (mut independent, mut others) = (Vec::new(), Vec::new());
        for var in 0..moves {
            let bit = 1_u64 << (moves - 1 - var);
            if columns.insert(column(var)) {
                independent.push(bit);
            } else {
                others.push((var, bit));
            }
        }
        let mut least = sums_of(&independent);
        for (var, bit) in others {
            let by = columns.coordinates(column(var));
            take_in(&mut least, by.expect("it depends on the others"), bit);
        }
        let mut by_weight = vec![0; columns.rank() + 1];
        for set in &least {
            by_weight[set.count_ones() as usize] += 1;
        }
        Self {
            moves,
            columns,
            least,
            by_weight,
        }
    }

    /// The least set of moves that makes `change`, if any does.
    pub(super) fn least(&self, change: &BitVector) -> Option<u64> {
        let coordinates = self.columns.coordinates(number(change.iter()))?;
        Some(self.least[coordinates as usize])
    }

    /// The number of changes that need exactly that many moves.
    pub(super) fn count(&self, weight: usize) -> u64 {
        self.by_weight.get(weight).copied().unwrap_or(0)
    }

    pub(super) fn rank(&self) -> usize {
        self.columns.rank()
    }

    /// The least sets of the changes that need exactly that many moves, in order of their strings.
    pub(super) fn sets(&self, weight: usize) -> Vec<u64> {
        let sets = self.least.iter().copied();
        let mut sets: Vec<u64> = sets
            .filter(|set| set.count_ones() as usize == weight)
            .collect();
        sets.sort_unstable();
        sets
    }

    /// A set of moves as a vector over the variables.
    pub(super) fn vector(&self, set: u64) -> BitVector {
        BitVector::from_fn(self.moves, |var| set >> (self.moves - 1 - var) & 1 == 1)
    }

    /// A vector over the variables as a set of moves.
    pub(super) fn set(&self, x: &BitVector) -> u64 {
        x.iter_ones().map(|var| 1 << (self.moves - 1 - var)).sum()
    }

    /// The last move of a set that is not empty.
    pub(super) fn last_move(&self, set: u64) -> usize {
        self.moves - 1 - set.trailing_zeros() as usize
    }
}

/// A set without its last move.
pub(super) fn without_last(set: u64) -> u64 {
    set & (set - 1)
}

/// The bits of a change as a number.
fn number(bits: impl Iterator<Item = bool>) -> u32 {
    bits.enumerate().map(|(at, bit)| u32::from(bit) << at).sum()
}

/// The sum of every subset of `bits`: the i-th of them is there if bit i of the index is.
fn sums_of(bits: &[u64]) -> Vec<u64> {
    let mut sums = vec![0_u64; 1 << bits.len()];
    for index in 1..sums.len() {
        let first = bits[index.trailing_zeros() as usize];
        sums[index] = sums[index & (index - 1)] | first;
    }
    sums
}

/// Takes one more move into account, which is `bit` in a set and leads from each change to the
/// one whose coordinates differ in `by`.
fn take_in(least: &mut [u64], by: u32, bit: u64) {
    let by = by as usize;
    // A move that changes nothing makes no set better.
    let Some(top) = by.checked_ilog2() else {
        return;
    };
    for from in (0..least.len()).filter(|from| from >> top & 1 == 0) {
        let to = from ^ by;
        let (a, b) = (least[from], least[to]);
        match a.count_ones().cmp(&b.count_ones()) {
            Ordering::Less => least[to] = better(b, a | bit),
            Ordering::Greater => least[from] = better(a, b | bit),
            // One more move than an equally large set is no better.
            Ordering::Equal => {}
        }
    }
}

/// The smaller of two sets, or the first as a string.
fn better(a: u64, b: u64) -> u64 {
    std::cmp::min_by_key(a, b, |set| (set.count_ones(), *set))
}

/// Independent columns, and the coordinates in them.
#[derive(Debug, Default)]
struct Columns {
    /// Sums of columns, each with a bit of its own that is 0 in those after it; and of which
    /// columns it is the sum.
    reduced: Vec<(u32, u32)>,
}

impl Columns {
    fn rank(&self) -> usize {
        self.reduced.len()
    }

    /// Adds a column if it is independent of those that are there.
    fn insert(&mut self, column: u32) -> bool {
        let (rest, sum) = self.reduce(column);
        if rest != 0 {
            self.reduced.push((rest, sum | 1 << self.rank()));
        }
        rest != 0
    }

    /// What is left of a change, and which columns were taken from it.
    fn reduce(&self, change: u32) -> (u32, u32) {
        self.reduced
            .iter()
            .fold((change, 0), |(rest, sum), &(row, columns)| {
                if rest & lowest(row) == 0 {
                    (rest, sum)
                } else {
                    (rest ^ row, sum ^ columns)
                }
            })
    }

    fn coordinates(&self, change: u32) -> Option<u32> {
        let (rest, sum) = self.reduce(change);
        (rest == 0).then_some(sum)
    }
}

fn lowest(row: u32) -> u32 {
    row & row.wrapping_neg()
}
