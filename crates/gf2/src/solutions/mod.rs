//! All solutions of one right-hand side: a particular solution plus the kernel.

mod bound;
mod descent;
mod gray_code;
mod least;
mod recursion;

pub use gray_code::GrayCode;
pub use least::{Least, Search};

use std::sync::Arc;

use crate::vector::BitVector;

/// The solutions of A·x = b, which are `x_p + t₁n₁ + … + t_k n_k` with each t either 0 or 1.
///
/// ```
/// use gf2::{LinearSystem, Search};
///
/// // Lights Out on one row of five cells: press j changes cells j − 1, j and j + 1.
/// let a = "11000\n11100\n01110\n00111\n00011".parse()?;
/// let system = LinearSystem::new(a, "0\n1\n1\n0\n1".parse()?)?;
/// let outcomes = system.solve();
/// let solutions = outcomes[0].solutions().expect("it can be solved");
///
/// assert_eq!(solutions.particular().to_string(), "11110");
/// assert_eq!(solutions.kernel(), ["11011".parse()?]);
/// let all: Vec<String> = solutions.iter().map(|x| x.to_string()).collect();
/// assert_eq!(all, ["11110", "00101"]);
/// assert_eq!(solutions.least(Search::default()).weight, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolutionSet {
    particular: BitVector,
    /// Shared by the right-hand sides of a system: it can be as large as A, and they many.
    kernel: Arc<[BitVector]>,
}

impl SolutionSet {
    /// The kernel vectors are those of a reduced row echelon form, one for each free column in
    /// order: the last 1 of each is in its free column, where all others have a 0.
    pub(crate) fn new(particular: BitVector, kernel: Arc<[BitVector]>) -> Self {
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

    /// Tells whether `x` is one of the solutions; a vector of another length is none.
    pub fn contains(&self, x: &BitVector) -> bool {
        if x.len() != self.particular.len() {
            return false;
        }
        // The free variables of x say which kernel vectors it must be made of.
        let mut made = self.particular.clone();
        for n in self.kernel() {
            if n.last_one().is_some_and(|free| x.get(free)) {
                made += n;
            }
        }
        made == *x
    }

    /// Iterates over all solutions in Gray-code order, from the particular one on: each
    /// differs from the one before by one kernel vector.
    pub fn iter(&self) -> GrayCode<'_> {
        GrayCode::new(self)
    }
}

impl<'a> IntoIterator for &'a SolutionSet {
    type Item = BitVector;
    type IntoIter = GrayCode<'a>;

    fn into_iter(self) -> GrayCode<'a> {
        self.iter()
    }
}
