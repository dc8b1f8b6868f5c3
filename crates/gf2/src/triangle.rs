//! [A | B] with the pivots on the diagonal, and what can be read off once the columns are back
//! in their places.

use crate::eliminate::{ColumnSwapForm, column_swap_eliminate};
use crate::matrix::BitMatrix;
use crate::system::{LinearSystem, contradiction};
use crate::vector::BitVector;

/// [A | B] after an elimination that swaps columns: a triangle of pivots, then the free columns.
pub(crate) struct Triangle {
    matrix: BitMatrix,
    form: ColumnSwapForm,
}

impl Triangle {
    pub(crate) fn new(system: &LinearSystem) -> Self {
        let mut matrix = system.augmented();
        let form = column_swap_eliminate(&mut matrix, system.a().cols(), &mut ());
        Self { matrix, form }
    }

    /// The number of unknowns.
    fn n(&self) -> usize {
        self.form.permutation.len()
    }

    /// The solution for right-hand side `goal` in which all free variables are 0, or nothing
    /// if a row reads 0 = 1.
    pub(crate) fn particular(&self, goal: usize) -> Option<BitVector> {
        let b = self.n() + goal;
        let contradiction = contradiction(&self.matrix, self.form.rank, b);
        contradiction.is_none().then(|| self.substitute_back(b))
    }

    /// A basis of the kernel of A, one vector for each free variable in their original order.
    pub(crate) fn kernel(&self) -> Vec<BitVector> {
        let mut free: Vec<usize> = (self.form.rank..self.n()).collect();
        free.sort_unstable_by_key(|&position| self.form.permutation[position]);
        let vectors = free.into_iter().map(|given| self.substitute_back(given));
        vectors.collect()
    }

    /// The x that has a 1 for the free variable in column `given`, 0 for the others, and 0 on
    /// the right; or, if `given` is a column of B, 0 for every free variable and that
    /// right-hand side.
    fn substitute_back(&self, given: usize) -> BitVector {
        // A row says that the sum of its 1s, the one on the right included, is 0. The pivot of
        // row i stands in column i, and what is to its right is known already.
        let mut values = BitVector::unit(self.matrix.cols(), given);
        for row in (0..self.form.rank).rev() {
            let sum = self.matrix.row(row).dot(values.as_slice());
            values.set(row, sum);
        }
        self.in_original_order(&values)
    }

    /// The values of the unknowns, from the order of the columns back to that of A.
    fn in_original_order(&self, values: &BitVector) -> BitVector {
        let mut x = BitVector::zeros(self.n());
        for (position, &variable) in self.form.permutation.iter().enumerate() {
            x.set(variable, values.get(position));
        }
        x
    }
}
