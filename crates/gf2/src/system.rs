//! A·x = b for one or several right-hand sides, and what comes out.

use std::cell::LazyCell;
use std::ops::Range;
use std::sync::Arc;

use crate::eliminate::{forward_unobserved, gauss_jordan_unobserved};
use crate::error::ShapeError;
use crate::matrix::{BitMatrix, free_columns, kernel_basis};
use crate::solutions::SolutionSet;
use crate::triangle::Triangle;
use crate::vector::BitVector;

/// The system A·X = B: one matrix A (m×n) and k right-hand sides, the columns of B (m×k).
///
/// ```
/// use gf2::{LinearSystem, Outcome};
///
/// // x1 + x2 = 1, x2 + x3 = 0, x1 + x3 = 1, and beside it the same with 0 in the last row.
/// let system = LinearSystem::new("110\n011\n101".parse()?, "11\n00\n10".parse()?)?;
/// let [Outcome::Solvable(first), Outcome::Inconsistent { witness }] = &system.solve()[..] else {
///     panic!("the first is solvable, the second is not");
/// };
/// assert_eq!(first.particular().to_string(), "100");
/// assert_eq!(witness.to_string(), "111"); // all three equations together read 0 = 1
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

impl Outcome {
    /// Returns the solutions, or nothing if there are none.
    pub fn solutions(&self) -> Option<&SolutionSet> {
        match self {
            Self::Inconsistent { .. } => None,
            Self::Solvable(solutions) => Some(solutions),
        }
    }
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
        self.a.beside(&self.b)
    }

    /// Solves for every right-hand side, in order, with one elimination of [A | B].
    ///
    /// If a right-hand side turns out to be inconsistent, a second elimination, with an
    /// identity beside [A | B], finds the witnesses.
    pub fn solve(&self) -> Vec<Outcome> {
        let reduced = self.reduce();
        self.outcomes(reduced.kernel(), |goal| reduced.particular(goal))
    }

    /// Solves as textbooks do by hand: forward elimination of [A | B], then back-substitution
    /// from the last pivot upwards. The outcomes are those of [`solve`](Self::solve).
    ///
    /// ```
    /// # use gf2::LinearSystem;
    /// let system = LinearSystem::new("110\n011".parse()?, "1\n0".parse()?)?;
    /// assert_eq!(system.solve_by_back_substitution(), system.solve());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solve_by_back_substitution(&self) -> Vec<Outcome> {
        let echelon = Echelon::new(self);
        self.outcomes(echelon.kernel(), |goal| echelon.particular(goal))
    }

    /// Solves by an elimination that swaps columns, so that the pivots stand on the diagonal
    /// and the free columns come last; the swaps are undone in what it returns. The outcomes
    /// are those of [`solve`](Self::solve).
    ///
    /// [`SolutionSet::least_by_recursion`] is the search that goes with it.
    ///
    /// ```
    /// # use gf2::LinearSystem;
    /// // The first column is empty, so it changes places with the second.
    /// let system = LinearSystem::new("010\n011".parse()?, "1\n0".parse()?)?;
    /// let outcomes = system.solve_by_column_swaps();
    /// let solutions = outcomes[0].solutions().expect("it can be solved");
    /// assert_eq!(solutions.particular().to_string(), "011");
    /// assert_eq!(solutions.kernel(), ["100".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solve_by_column_swaps(&self) -> Vec<Outcome> {
        let triangle = Triangle::new(self);
        self.outcomes(triangle.kernel(), |goal| triangle.particular(goal))
    }

    /// The outcome for every right-hand side, from the kernel and the particular solutions.
    fn outcomes(
        &self,
        kernel: Vec<BitVector>,
        particular: impl Fn(usize) -> Option<BitVector>,
    ) -> Vec<Outcome> {
        let kernel: Arc<[BitVector]> = kernel.into();
        let sums = LazyCell::new(|| RowSums::new(self));
        (0..self.b.cols())
            .map(|goal| match particular(goal) {
                Some(x) => Outcome::Solvable(SolutionSet::new(x, Arc::clone(&kernel))),
                None => Outcome::Inconsistent {
                    witness: sums.witness(goal),
                },
            })
            .collect()
    }

    /// Brings [A | B] to the form in which A is in reduced row echelon form.
    pub(crate) fn reduce(&self) -> Reduced {
        let n = self.a.cols();
        let mut matrix = self.augmented();
        let pivots = gauss_jordan_unobserved(&mut matrix, n);
        Reduced { matrix, pivots, n }
    }
}

/// The first of the rows without a pivot, which are 0 in A, that has a 1 in column `b` of B:
/// it reads 0 = 1.
pub(crate) fn contradiction(matrix: &BitMatrix, rank: usize, b: usize) -> Option<usize> {
    matrix.first_one_in_column(b, rank..matrix.rows())
}

/// [A | B] with A in reduced row echelon form: the answers can be read off.
pub(crate) struct Reduced {
    matrix: BitMatrix,
    pivots: Vec<usize>,
    n: usize,
}

impl Reduced {
    /// The solution for right-hand side `goal` in which all free variables are 0, or nothing
    /// if a row reads 0 = 1.
    pub(crate) fn particular(&self, goal: usize) -> Option<BitVector> {
        let (rank, b) = (self.pivots.len(), self.n + goal);
        if contradiction(&self.matrix, rank, b).is_some() {
            return None;
        }
        let rows = (0..rank).filter(|&row| self.matrix.get(row, b));
        Some(BitVector::from_ones(
            self.n,
            rows.map(|row| self.pivots[row]),
        ))
    }

    /// A basis of the kernel of A, one vector for each free column in order.
    pub(crate) fn kernel(&self) -> Vec<BitVector> {
        kernel_basis(&self.matrix, &self.pivots, self.n)
    }
}

/// [A | B] with A in row echelon form: the answers follow from the last row upwards.
struct Echelon {
    matrix: BitMatrix,
    pivots: Vec<usize>,
    n: usize,
}

impl Echelon {
    fn new(system: &LinearSystem) -> Self {
        let n = system.a.cols();
        let mut matrix = system.augmented();
        let pivots = forward_unobserved(&mut matrix, n);
        Self { matrix, pivots, n }
    }

    /// The solution for right-hand side `goal` in which all free variables are 0, or nothing
    /// if a row reads 0 = 1.
    fn particular(&self, goal: usize) -> Option<BitVector> {
        let (rank, b) = (self.pivots.len(), self.n + goal);
        let contradiction = contradiction(&self.matrix, rank, b);
        contradiction.is_none().then(|| self.substitute_back(b))
    }

    /// A basis of the kernel of A, one vector for each free column in order.
    fn kernel(&self) -> Vec<BitVector> {
        let free = free_columns(self.n, &self.pivots).into_iter();
        free.map(|col| self.substitute_back(col)).collect()
    }

    /// The x that has a 1 in the free column `given`, 0 in the others, and 0 on the right; or,
    /// if `given` is a column of B, 0 in every free column and that right-hand side.
    fn substitute_back(&self, given: usize) -> BitVector {
        // A row says that the sum of its 1s, the one on the right included, is 0. From the
        // last pivot upwards, the pivot's own variable is the only one not yet known.
        let mut x = BitVector::unit(self.matrix.cols(), given);
        for (row, &pivot) in self.pivots.iter().enumerate().rev() {
            let sum = self.matrix.row(row).dot(x.as_slice());
            x.set(pivot, sum);
        }
        x.as_slice().part(0..self.n)
    }
}

/// [A | B | I] after forward elimination: the right part says which equations each row is the
/// sum of.
struct RowSums {
    matrix: BitMatrix,
    rank: usize,
    /// The columns of B, and after them those of I.
    b: Range<usize>,
}

impl RowSums {
    fn new(system: &LinearSystem) -> Self {
        let (m, n) = (system.a.rows(), system.a.cols());
        let b = n..n + system.b.cols();
        let mut matrix = system.augmented().beside(&BitMatrix::identity(m));
        let rank = forward_unobserved(&mut matrix, n).len();
        Self { matrix, rank, b }
    }

    /// The equations whose sum is the first row that reads 0 = 1 for right-hand side `goal`.
    fn witness(&self, goal: usize) -> BitVector {
        let row = contradiction(&self.matrix, self.rank, self.b.start + goal)
            .expect("a right-hand side without a solution leaves a row 0 = 1");
        self.matrix.row(row).part(self.b.end..self.matrix.cols())
    }
}
