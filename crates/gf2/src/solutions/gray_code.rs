//! Listing a solution set with one kernel vector of change between neighbours.

use std::iter::FusedIterator;

use super::SolutionSet;
use crate::vector::BitVector;

/// The solutions of a [`SolutionSet`] in Gray-code order.
///
/// In the binary reflected Gray code (Frank Gray, 1953) step s changes digit number
/// "trailing zeros of s", so after 2^k − 1 steps each of the 2^k combinations of k kernel
/// vectors was there once.
#[derive(Debug, Clone)]
pub struct GrayCode<'a> {
    kernel: &'a [BitVector],
    next: Option<BitVector>,
    /// Steps so far. They would take longer to overflow than anyone can wait.
    step: u128,
}

impl<'a> GrayCode<'a> {
    pub(super) fn new(set: &'a SolutionSet) -> Self {
        Self {
            kernel: &set.kernel,
            next: Some(set.particular.clone()),
            step: 0,
        }
    }
}

impl Iterator for GrayCode<'_> {
    type Item = BitVector;

    fn next(&mut self) -> Option<BitVector> {
        let current = self.next.take()?;
        self.step += 1;
        let change = self.kernel.get(self.step.trailing_zeros() as usize);
        self.next = change.map(|n| &current + n);
        Some(current)
    }
}

impl FusedIterator for GrayCode<'_> {}
