//! The lightest solution: all of them tried while that is possible, else the best within reach
//! and a bound.

use super::SolutionSet;
use super::bound::ClassBound;
use super::descent::descend;
use crate::vector::BitVector;

/// The lightest solution that a search found, and whether none is lighter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Least {
    /// The solution.
    pub x: BitVector,
    /// Its number of ones.
    pub weight: usize,
    /// `None` if it is proven that no solution is lighter; else a number of ones that every
    /// solution has at least.
    pub lower_bound: Option<usize>,
}

/// How far a search for a least solution may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Search {
    /// The largest nullity for which every solution is tried.
    pub max_nullity: usize,
}

impl Default for Search {
    /// At most 2²⁸ solutions are tried: a second or two with up to 64 unknowns, more with more.
    fn default() -> Self {
        Self { max_nullity: 28 }
    }
}

/// Solutions tried between two reports of progress.
pub(super) const REPORT_EVERY: u64 = 1 << 20;

/// The largest nullity that is ever searched whole: candidates are counted in 64 bits, and
/// nobody would wait for the end of this one.
const MAX_COUNTABLE: usize = 63;

impl SolutionSet {
    /// Returns the lightest solution; of several the first as a string of 0s and 1s.
    ///
    /// Up to the nullity that `search` allows every solution is tried, in O(2^nullity · n / 64).
    /// Beyond it, components that every kernel vector changes together give a lower bound. If a
    /// solution has that weight, a linear system finds the first such, and it is the least too.
    /// If none has, the result is the lightest that a descent reaches, with the lower bound.
    pub fn least(&self, search: Search) -> Least {
        self.least_with(search, &mut |_, _| ())
    }

    /// Returns what [`least`](Self::least) does, and while it tries every solution calls
    /// `progress(done, total)` with numbers of solutions: every 2²⁰, and at the end.
    pub fn least_with(&self, search: Search, progress: &mut dyn FnMut(u64, u64)) -> Least {
        if self.can_be_tried(search) {
            let x = self.lightest_of_all(progress);
            Least {
                weight: x.weight(),
                x,
                lower_bound: None,
            }
        } else {
            self.lightest_in_reach()
        }
    }

    /// Tries every solution, in Gray-code order and in place: one exclusive or and one count
    /// for each, and a comparison as text for those that are as light as the best so far.
    fn lightest_of_all(&self, progress: &mut dyn FnMut(u64, u64)) -> BitVector {
        let total = 1 << self.log2_count();
        let mut x = self.particular.clone();
        let mut best = x.clone();
        let mut best_weight = x.weight();
        let mut done = 1;
        loop {
            let pause = total.min((done / REPORT_EVERY + 1) * REPORT_EVERY);
            for step in done..pause {
                let weight = x.add_and_weigh(&self.kernel[step.trailing_zeros() as usize]);
                if weight < best_weight || (weight == best_weight && x < best) {
                    best.clone_from(&x);
                    best_weight = weight;
                }
            }
            done = pause;
            progress(done, total);
            if done == total {
                return best;
            }
        }
    }

    /// Tells whether there are few enough solutions for every one to be tried.
    pub(super) fn can_be_tried(&self, search: Search) -> bool {
        self.log2_count() <= search.max_nullity.min(MAX_COUNTABLE)
    }

    /// Tells what can be said when there are too many solutions to try.
    pub(super) fn lightest_in_reach(&self) -> Least {
        let bound = ClassBound::new(&self.particular, &self.kernel);
        let attained = bound.attained();
        let lower_bound = attained.is_none().then(|| bound.weight());
        let x = attained.unwrap_or_else(|| descend(&self.particular, &self.kernel));
        Least {
            weight: x.weight(),
            x,
            lower_bound,
        }
    }
}
