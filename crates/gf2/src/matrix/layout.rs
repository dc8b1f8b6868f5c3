//! Putting matrices together and taking them apart.

use super::BitMatrix;
use crate::error::ShapeError;

impl BitMatrix {
    /// Returns [self | right], the two side by side.
    ///
    /// # Errors
    ///
    /// If the numbers of rows differ.
    pub fn augment(&self, right: &Self) -> Result<Self, ShapeError> {
        if self.rows != right.rows {
            return Err(self.misfit("augment", right));
        }
        let mut joined = Self::zeros(self.rows, self.cols + right.cols);
        for row in 0..self.rows {
            for col in self.row(row).iter_ones() {
                joined.set(row, col, true);
            }
            for col in right.row(row).iter_ones() {
                joined.set(row, self.cols + col, true);
            }
        }
        Ok(joined)
    }

    /// The error for two shapes that do not fit.
    pub(super) fn misfit(&self, operation: &'static str, other: &Self) -> ShapeError {
        ShapeError {
            operation,
            left: (self.rows, self.cols),
            right: (other.rows, other.cols),
        }
    }
}
