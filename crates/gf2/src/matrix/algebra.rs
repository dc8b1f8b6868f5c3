//! Products, rank, spaces.

use super::BitMatrix;
use crate::eliminate::forward_eliminate;
use crate::vector::BitVector;

impl BitMatrix {
    /// Returns self · x.
    ///
    /// # Panics
    ///
    /// If the length of `x` is not the number of columns.
    pub fn multiply_vector(&self, x: &BitVector) -> BitVector {
        assert_eq!(x.len(), self.cols, "a vector of another length");
        self.iter_rows().map(|row| row.dot(x.as_slice())).collect()
    }

    /// Returns the rank.
    pub fn rank(&self) -> usize {
        forward_eliminate(&mut self.clone(), self.cols, &mut ()).len()
    }
}
