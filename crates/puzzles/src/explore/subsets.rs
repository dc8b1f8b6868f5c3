//! Every set of moves.
//!
//! The sets are counted up as strings: the last move is the units digit. From one set to the
//! next, counting changes the last t + 1 digits, where t is the number of zeros at the end of
//! the new number. So with the sums of the last 1, 2, 3, … moves at hand, each step adds one
//! vector, just as in a Gray code (Knuth, The Art of Computer Programming 7.2.1.1: these are
//! the sets of another basis in Gray-code order), and of several sets of one size the first as
//! a string comes first.

use std::collections::BTreeMap;

use gf2::{BitVector, LinearSystem};

use super::Explored;
use super::event::{Event, Observer};
use super::goals::{Goals, tell_answer};
use super::work::{Counted, Work};
use crate::limits::MAX_LISTED_MOVES;

/// Sets between two reports of progress.
const REPORT_EVERY: u32 = 1 << 20;

/// Finds the least solution of every goal.
pub(super) fn subsets(system: &LinearSystem, observer: &mut dyn Observer) -> Explored {
    let goals = Goals::of(system);
    let census = Census::take(system, &goals, observer);
    if !census.lists() {
        census.tell_weights(goals.len(), observer);
    }
    Explored {
        goals: census.answers(goals.len(), observer),
        work: Work {
            counts: vec![(Counted::Subsets, census.tried.iter().sum())],
        },
    }
}

/// What the sets of moves give.
struct Census<'a> {
    moves: usize,
    /// The number of sets of each size.
    tried: Vec<u64>,
    /// The changes that are goals, by the first goal that wants them.
    hits: BTreeMap<usize, Hits<'a>>,
}

/// The sets that give one change.
struct Hits<'a> {
    /// The goals that want the change.
    goals: &'a [usize],
    /// The size of the least of the sets, and its number.
    least: (u32, u32),
    /// How many of the sets have each size.
    by_weight: Vec<u64>,
}

impl<'a> Census<'a> {
    /// Tries every set.
    fn take(system: &LinearSystem, goals: &'a Goals, observer: &mut dyn Observer) -> Self {
        let moves = system.a().cols();
        let mut census = Self {
            moves,
            tried: vec![0; moves + 1],
            hits: BTreeMap::new(),
        };
        let steps = sums_of_last_moves(system);
        let mut change = BitVector::zeros(system.a().rows());
        let sets = 1_u32 << moves;
        for set in 0..sets {
            if set > 0 {
                change += &steps[set.trailing_zeros() as usize];
            }
            if census.lists() {
                let (x, gives) = (selected(moves, set), change.clone());
                observer.observe(Event::Subset { x, gives });
            }
            census.count(set, goals.at(change.words()));
            if (set + 1) % REPORT_EVERY == 0 {
                observer.progress(u64::from(set + 1), u64::from(sets));
            }
        }
        census
    }

    /// Counts a set that gives what `goals` want.
    fn count(&mut self, set: u32, goals: &'a [usize]) {
        let weight = set.count_ones();
        self.tried[weight as usize] += 1;
        let Some(&first) = goals.first() else {
            return;
        };
        let hits = self.hits.entry(first).or_insert_with(|| Hits {
            goals,
            least: (weight, set),
            by_weight: vec![0; self.moves + 1],
        });
        hits.by_weight[weight as usize] += 1;
        // Strings are compared as the numbers are: the first move is the highest digit.
        hits.least = hits.least.min((weight, set));
    }

    /// Tells whether there are so few sets that each of them is told.
    fn lists(&self) -> bool {
        self.moves <= MAX_LISTED_MOVES
    }

    fn tell_weights(&self, goals: usize, observer: &mut dyn Observer) {
        for (weight, &tried) in self.tried.iter().enumerate() {
            let mut gives = vec![0; goals];
            for hits in self.hits.values() {
                for &goal in hits.goals {
                    gives[goal] = hits.by_weight[weight];
                }
            }
            observer.observe(Event::Weight {
                weight,
                tried,
                gives,
            });
        }
    }

    fn answers(&self, goals: usize, observer: &mut dyn Observer) -> Vec<Option<BitVector>> {
        let mut found = vec![None; goals];
        for hits in self.hits.values() {
            for &goal in hits.goals {
                found[goal] = Some(selected(self.moves, hits.least.1));
            }
        }
        for (goal, least) in found.iter().enumerate() {
            tell_answer(goal, least.as_ref(), observer);
        }
        found
    }
}

/// The sums of the last move, the last two, the last three, …, as changes.
fn sums_of_last_moves(system: &LinearSystem) -> Vec<BitVector> {
    let moves = system.a().transpose();
    let mut sum = BitVector::zeros(moves.cols());
    let sums = (0..moves.rows()).rev().map(|variable| {
        sum += moves.row(variable);
        sum.clone()
    });
    sums.collect()
}

/// The set that a number means: the last move is the lowest digit.
fn selected(moves: usize, set: u32) -> BitVector {
    BitVector::from_fn(moves, |variable| set >> (moves - 1 - variable) & 1 == 1)
}
