//! A·x = b for one or several right-hand sides, and what comes out.

use crate::eliminate::gauss_jordan_eliminate;
use crate::error::ShapeError;
use crate::matrix::BitMatrix;
use crate::solution_set::SolutionSet;
use crate::vector::BitVector;

/// The system A·X = B: one matrix A (m×n) and k right-hand sides, the columns of B (m×k).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinearSystem {
    a: BitMatrix,
    b: BitMatrix,
}

/// What became of one right-hand side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// There is no solution: `witness` is a vector y with y·A = 0 and y·b = 1, so the sum of
    /// the equations that it selects reads 0 = 1.
    Inconsistent {
        /// The selected equations, one bit for each.
        witness: BitVector,
    },
    /// There are solutions.
    Solvable(SolutionSet),
}

impl LinearSystem {
    /// Returns the system with the given sides.
    ///
    /// # Errors
    ///
    /// If A and B differ in their numbers of rows.
    pub fn new(a: BitMatrix, b: BitMatrix) -> Result<Self, ShapeError> {
        if a.rows() == b.rows() {
            Ok(Self { a, b })
        } else {
            let (left, right) = ((a.rows(), a.cols()), (b.rows(), b.cols()));
            Err(ShapeError {
                operation: "solve",
                left,
                right,
            })
        }
    }

    /// Returns A.
    pub fn a(&self) -> &BitMatrix {
        &self.a
    }

    /// Returns B, a column for each right-hand side.
    pub fn b(&self) -> &BitMatrix {
        &self.b
    }

    /// Returns [A | B].
    pub fn augmented(&self) -> BitMatrix {
        self.a
            .augment(&self.b)
            .expect("the constructor compared the rows")
    }

    /// Solves for every right-hand side, in order, with one elimination.
    pub fn solve(&self) -> Vec<Outcome> {
        let (m, n, k) = (self.a.rows(), self.a.cols(), self.b.cols());
        // The identity on the right records which equations each row is the sum of.
        let mut work = self
            .augmented()
            .augment(&BitMatrix::identity(m))
            .expect("m rows each");
        let pivots = gauss_jordan_eliminate(&mut work, n, &mut ());
        let kernel = kernel_basis(&work, &pivots, n);
        (n..n + k)
            .map(
                |goal| match (pivots.len()..m).find(|&row| work.get(row, goal)) {
                    Some(row) => Outcome::Inconsistent {
                        witness: BitVector::from_fn(m, |i| work.get(row, n + k + i)),
                    },
                    None => {
                        let ones = pivots
                            .iter()
                            .enumerate()
                            .filter(|&(row, _)| work.get(row, goal));
                        let particular = BitVector::from_ones(n, ones.map(|(_, &col)| col));
                        Outcome::Solvable(SolutionSet::new(particular, kernel.clone()))
                    }
                },
            )
            .collect()
    }
}

/// The kernel basis that a reduced row echelon form shows: for each free column the vector
/// with a 1 there, 0 in the other free columns, and the column's entries in the pivot columns.
pub(crate) fn kernel_basis(reduced: &BitMatrix, pivots: &[usize], n: usize) -> Vec<BitVector> {
    let mut is_pivot = vec![false; n];
    for &col in pivots {
        is_pivot[col] = true;
    }
    let free = (0..n).filter(|&col| !is_pivot[col]);
    free.map(|col| {
        let rows = pivots
            .iter()
            .enumerate()
            .filter(|&(row, _)| reduced.get(row, col));
        BitVector::from_ones(n, rows.map(|(_, &pivot)| pivot).chain([col]))
    })
    .collect()
}
