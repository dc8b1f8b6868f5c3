//! A lower bound on the weight of every solution, and whether a solution attains it.
//!
//! Component j of `x_p + t₁n₁ + … + t_k n_k` is the j-th of `x_p` plus t·c, where c is component j
//! of the k kernel vectors. So the components with the same c form a class: they change together or not
//! at all, and of a class with o ones and z zeros in `x_p` every solution has at least
//! min(o, z) ones. Where c = 0 nothing ever changes, and the o ones stay.

use std::collections::BTreeMap;

use crate::matrix::BitMatrix;
use crate::system::LinearSystem;
use crate::vector::BitVector;

/// The classes of one solution set, and the bound that they give.
pub(super) struct ClassBound<'a> {
    particular: &'a BitVector,
    /// The kernel vectors as rows.
    kernel: BitMatrix,
    classes: BTreeMap<BitVector, Class>,
}

/// How many components of a class are 1 and 0 in the particular solution.
#[derive(Default)]
struct Class {
    ones: usize,
    zeros: usize,
}

impl<'a> ClassBound<'a> {
    pub(super) fn new(particular: &'a BitVector, kernel: &[BitVector]) -> Self {
        let kernel = BitMatrix::from_rows(particular.len(), kernel);
        let mut classes: BTreeMap<BitVector, Class> = BTreeMap::new();
        for (column, bit) in kernel.transpose().iter_rows().zip(particular.iter()) {
            let class = classes.entry(column.to_vector()).or_default();
            class.ones += usize::from(bit);
            class.zeros += usize::from(!bit);
        }
        Self {
            particular,
            kernel,
            classes,
        }
    }

    /// The number of ones that every solution has at least.
    pub(super) fn weight(&self) -> usize {
        let least = self.classes.iter().map(|(column, class)| {
            if column.is_zero() {
                class.ones
            } else {
                class.ones.min(class.zeros)
            }
        });
        least.sum()
    }

    /// The first as text of the solutions whose weight is the bound, if there are any.
    ///
    /// They are those that change exactly the classes with more ones than zeros; classes with
    /// as many of each may do as they like. That is a linear system in t, one equation t·c for
    /// each class that is not free.
    pub(super) fn attained(&self) -> Option<BitVector> {
        let bound_classes = || {
            let all = self.classes.iter();
            all.filter(|(column, class)| !column.is_zero() && class.ones != class.zeros)
        };
        let columns = bound_classes().map(|(column, _)| column);
        let changes: BitVector = bound_classes().map(|(_, c)| c.ones > c.zeros).collect();
        let system = LinearSystem::new(
            BitMatrix::from_rows(self.kernel.rows(), columns),
            BitMatrix::from_columns(changes.len(), [&changes]),
        );
        let choices = system.expect("one equation a class").reduce();

        let mut x = self.kernel.sum_of_rows(&choices.particular(0)?);
        x += self.particular;
        let moves: Vec<BitVector> = choices
            .kernel()
            .iter()
            .map(|t| self.kernel.sum_of_rows(t))
            .collect();
        Some(first_as_text(x, &moves))
    }
}

/// The first as text of x plus any sum of `moves`: with their reduced row echelon form every
/// pivot component can be made 0, from the left.
fn first_as_text(mut x: BitVector, moves: &[BitVector]) -> BitVector {
    let form = BitMatrix::from_rows(x.len(), moves).reduced_row_echelon_form();
    for (row, &pivot) in form.pivots.iter().enumerate() {
        if x.get(pivot) {
            x += form.matrix.row(row);
        }
    }
    x
}
