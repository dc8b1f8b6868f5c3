//! The lightest solution by recursion over the free variables.

use super::SolutionSet;
use super::least::{Least, REPORT_EVERY, Search};
use crate::vector::BitVector;

impl SolutionSet {
    /// Returns what [`least_with`](Self::least_with) does, found by recursion over the free
    /// variables instead of in Gray-code order: for each in turn first 0, then 1, and at the
    /// end of every branch a solution is weighed.
    ///
    /// ```
    /// # use gf2::{LinearSystem, Search};
    /// let system = LinearSystem::new("1011\n0111".parse()?, "1\n1".parse()?)?;
    /// let outcomes = system.solve_by_column_swaps();
    /// let solutions = outcomes[0].solutions().expect("it can be solved");
    /// let least = solutions.least_by_recursion(Search::default(), &mut |_, _| ());
    /// assert_eq!(least.x.to_string(), "0001");
    /// assert_eq!(least, solutions.least(Search::default()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn least_by_recursion(&self, search: Search, progress: &mut dyn FnMut(u64, u64)) -> Least {
        if !self.can_be_tried(search) {
            return self.lightest_in_reach();
        }
        let mut recursion = Recursion {
            kernel: &self.kernel,
            x: self.particular.clone(),
            weight: usize::MAX,
            best: self.particular.clone(),
            done: 0,
            progress,
        };
        recursion.choose(0);
        Least {
            x: recursion.best,
            weight: recursion.weight,
            lower_bound: None,
        }
    }
}

/// A recursion over the free variables.
struct Recursion<'a> {
    /// The vector that each free variable adds if it is 1.
    kernel: &'a [BitVector],
    /// The solution with the choices so far, and 0 for the free variables after them.
    x: BitVector,
    /// The lightest solution so far.
    best: BitVector,
    /// Its number of ones; more than any solution can have before there is one.
    weight: usize,
    /// Solutions weighed so far.
    done: u64,
    progress: &'a mut dyn FnMut(u64, u64),
}

impl Recursion<'_> {
    /// Tries both values of the free variable `index`, and for each all choices after it.
    fn choose(&mut self, index: usize) {
        let kernel = self.kernel;
        let Some(vector) = kernel.get(index) else {
            self.weigh();
            return;
        };
        self.choose(index + 1);
        self.x += vector;
        self.choose(index + 1);
        self.x += vector;
    }

    fn weigh(&mut self) {
        let weight = self.x.weight();
        if weight < self.weight || (weight == self.weight && self.x < self.best) {
            self.best.clone_from(&self.x);
            self.weight = weight;
        }
        self.done += 1;
        let total = 1 << self.kernel.len();
        if self.done.is_multiple_of(REPORT_EVERY) || self.done == total {
            (self.progress)(self.done, total);
        }
    }
}
