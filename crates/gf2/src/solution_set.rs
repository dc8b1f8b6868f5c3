//! All solutions of one right-hand side: a particular solution plus the kernel.

use crate::vector::BitVector;

/// The solutions of A·x = b, which are x_p + t₁n₁ + … + t_k n_k with each t either 0 or 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolutionSet {
    particular: BitVector,
    kernel: Vec<BitVector>,
}

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
    fn default() -> Self {
        Self { max_nullity: 28 }
    }
}

impl SolutionSet {
    /// The kernel vectors must be linearly independent, one for each free column in order.
    pub(crate) fn new(particular: BitVector, kernel: Vec<BitVector>) -> Self {
        Self { particular, kernel }
    }

    /// Returns the solution in which all free variables are 0.
    pub fn particular(&self) -> &BitVector {
        &self.particular
    }

    /// Returns a basis of the kernel, one vector for each free column in order.
    pub fn kernel(&self) -> &[BitVector] {
        &self.kernel
    }

    /// Returns log₂ of the number of solutions, which is the nullity.
    pub fn log2_count(&self) -> usize {
        self.kernel.len()
    }

    /// Iterates over all solutions in Gray-code order: each differs from the one before by
    /// one kernel vector.
    pub fn iter(&self) -> GrayCode<'_> {
        GrayCode {
            set: self,
            next: Some(self.particular.clone()),
            step: 0,
        }
    }

    /// Returns the lightest solution; of several the first as a string of 0s and 1s.
    pub fn least(&self, search: Search) -> Least {
        let _ = search;
        let best = self
            .iter()
            .min_by(|x, y| x.weight().cmp(&y.weight()).then(x.cmp(y)));
        let x = best.expect("the particular solution is one");
        Least {
            weight: x.weight(),
            x,
            lower_bound: None,
        }
    }
}

/// The solutions of a [`SolutionSet`] in Gray-code order.
#[derive(Debug, Clone)]
pub struct GrayCode<'a> {
    set: &'a SolutionSet,
    next: Option<BitVector>,
    step: u128,
}

impl Iterator for GrayCode<'_> {
    type Item = BitVector;

    fn next(&mut self) -> Option<BitVector> {
        let current = self.next.take()?;
        self.step += 1;
        let change = self.step.trailing_zeros() as usize;
        self.next = self.set.kernel.get(change).map(|n| &current + n);
        Some(current)
    }
}
