//! The two row operations. Over GF(2) nothing else is needed: there is no scaling.

use std::fmt;

use crate::matrix::BitMatrix;

/// A row operation. Doing it twice undoes it.
///
/// ```
/// use gf2::{BitMatrix, RowOp};
///
/// let mut a: BitMatrix = "110\n011".parse()?;
/// let before = a.clone();
/// let add = RowOp::Add { source: 0, target: 1 };
/// add.apply(&mut a);
/// assert_eq!(a.to_string(), "110\n101");
/// assert_eq!(add.to_string(), "R2 ← R2 + R1");
/// add.undo(&mut a);
/// assert_eq!(a, before);
/// # Ok::<(), gf2::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowOp {
    /// Rows `a` and `b` change places: `Ra ↔ Rb`.
    Swap {
        /// One row.
        a: usize,
        /// The other row.
        b: usize,
    },
    /// Row `source` is added to row `target`: `Rtarget ← Rtarget + Rsource`.
    Add {
        /// The row that is added, and stays as it is.
        source: usize,
        /// The row that changes.
        target: usize,
    },
}

impl RowOp {
    /// Applies the operation to `matrix`.
    ///
    /// # Panics
    ///
    /// If a row is out of range, or a row would be added to itself (which would lose it).
    #[inline]
    pub fn apply(self, matrix: &mut BitMatrix) {
        match self {
            Self::Swap { a, b } => matrix.swap_rows(a, b),
            Self::Add { source, target } => matrix.add_row(source, target),
        }
    }

    /// Takes the operation back, which is the same as applying it once more.
    ///
    /// # Panics
    ///
    /// As [`apply`](Self::apply).
    #[inline]
    pub fn undo(self, matrix: &mut BitMatrix) {
        self.inverse().apply(matrix);
    }

    /// Returns the operation that undoes this one: over GF(2), itself.
    #[inline]
    pub fn inverse(self) -> Self {
        self
    }
}

impl fmt::Display for RowOp {
    /// Prints the operation as people write it, with rows from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Swap { a, b } => write!(f, "R{} ↔ R{}", a + 1, b + 1),
            Self::Add { source, target } => {
                let (source, target) = (source + 1, target + 1);
                write!(f, "R{target} ← R{target} + R{source}")
            }
        }
    }
}
