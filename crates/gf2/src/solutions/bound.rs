//! A lower bound on the weight of every solution, and the solutions that attain it.
//!
//! Component j of `x_p + t₁n₁ + … + t_k n_k` is the j-th of `x_p` plus t·c, where c is the list
//! of the j-th components of the kernel vectors. So the components with the same c form a
//! class: they change together or not at all. Of a class with o ones and z zeros in `x_p`
//! every solution has at least min(o, z) ones. Where c = 0 nothing changes, and the ones stay.

use std::collections::BTreeMap;

use crate::matrix::{BitMatrix, EchelonForm};
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
    /// A solution attains the bound if it changes exactly the classes with more ones than
    /// zeros; classes with as many of each may do as they like. That is a linear system in t,
    /// with an equation t·c for each class that is not free.
    pub(super) fn attained(&self) -> Option<BitVector> {
        let (columns, wishes): (Vec<_>, Vec<_>) = self
            .classes
            .iter()
            .filter(|(column, class)| !column.is_zero() && class.ones != class.zeros)
            .map(|(column, class)| (column, class.ones > class.zeros))
            .unzip();
        let wishes: BitVector = wishes.into_iter().collect();
        let system = LinearSystem::new(
            BitMatrix::from_rows(self.kernel.rows(), columns),
            BitMatrix::from_columns(wishes.len(), [&wishes]),
        );
        let choices = system.expect("an equation for each class").reduce();
        let t = choices.particular(0)?;
        let x = self.particular + &self.kernel.sum_of_rows(&t);

        let moves = choices.kernel().into_iter();
        let moves: Vec<_> = moves.map(|t| self.kernel.sum_of_rows(&t)).collect();
        let moves = BitMatrix::from_rows(self.particular.len(), &moves).reduced_row_echelon_form();
        Some(first_as_text(x, &moves))
    }
}

/// The first as text of x plus any sum of moves: with their reduced row echelon form every
/// pivot component can be made 0, from the left.
fn first_as_text(mut x: BitVector, moves: &EchelonForm) -> BitVector {
    for (row, &pivot) in moves.pivots.iter().enumerate() {
        if x.get(pivot) {
            x += moves.matrix.row(row);
        }
    }
    x
}
