//! Rank, nullity and the bases of the four spaces.

use gf2::{BitMatrix, BitVector};
use proptest::prelude::*;

use crate::strategies::{any_matrix, matrix, size};

/// Asserts that the vectors are linearly independent.
fn assert_independent(len: usize, basis: &[BitVector]) {
    assert_eq!(BitMatrix::from_rows(len, basis).rank(), basis.len());
}

/// Asserts that the rows of two matrices span the same space: neither adds to the other.
fn assert_same_span(left: &BitMatrix, right: &BitMatrix) {
    let both = left.stack(right).unwrap().rank();
    assert_eq!((left.rank(), right.rank()), (both, both));
}

proptest! {
    #[test]
    fn rank_and_nullity_add_up_to_the_columns(a in any_matrix()) {
        prop_assert_eq!(a.rank() + a.nullity(), a.cols());
        prop_assert_eq!(a.rank(), a.transpose().rank());
        prop_assert!(a.rank() <= a.rows().min(a.cols()));
    }

    /// Sylvester's and Frobenius' bounds.
    #[test]
    fn ranks_of_products_and_sums_are_bounded(
        (a, b, c) in (size(), size(), size())
            .prop_flat_map(|(m, n, p)| (matrix(m, n), matrix(n, p), matrix(m, n)))
    ) {
        let product = (&a * &b).rank();
        prop_assert!(product <= a.rank().min(b.rank()));
        prop_assert!(product + a.cols() >= a.rank() + b.rank());
        prop_assert!((&a + &c).rank() <= a.rank() + c.rank());
    }

    #[test]
    fn the_row_space_basis_spans_the_rows(a in any_matrix()) {
        let basis = a.row_space_basis();
        assert_independent(a.cols(), &basis);
        assert_same_span(&a, &BitMatrix::from_rows(a.cols(), &basis));
    }

    #[test]
    fn the_column_space_basis_is_columns_that_span_all(a in any_matrix()) {
        let basis = a.column_space_basis();
        assert_independent(a.rows(), &basis);
        assert_same_span(&a.transpose(), &BitMatrix::from_rows(a.rows(), &basis));
        let columns: Vec<_> = (0..a.cols()).map(|col| a.column(col)).collect();
        prop_assert!(basis.iter().all(|vector| columns.contains(vector)));
    }

    #[test]
    fn the_null_space_basis_is_one(a in any_matrix()) {
        let basis = a.null_space_basis();
        prop_assert_eq!(basis.len(), a.nullity());
        assert_independent(a.cols(), &basis);
        prop_assert!(basis.iter().all(|n| (&a * n).is_zero()));
        // In the free columns the basis is an identity.
        for (i, &col) in a.row_echelon_form().free_columns().iter().enumerate() {
            prop_assert!(basis.iter().enumerate().all(|(j, n)| n[col] == (i == j)));
        }
    }

    #[test]
    fn the_left_null_space_basis_is_one(a in any_matrix()) {
        let basis = a.left_null_space_basis();
        prop_assert_eq!(basis.len(), a.rows() - a.rank());
        assert_independent(a.rows(), &basis);
        prop_assert!(basis.iter().all(|y| a.sum_of_rows(y).is_zero()));
    }
}

#[test]
fn empty_shapes_have_the_spaces_they_should() {
    for n in [0, 1, 64, 65] {
        let flat = BitMatrix::zeros(0, n);
        assert_eq!((flat.rank(), flat.nullity()), (0, n));
        assert_eq!(flat.null_space_basis().len(), n);
        assert!(flat.left_null_space_basis().is_empty());
        let tall = BitMatrix::zeros(n, 0);
        assert_eq!((tall.rank(), tall.nullity()), (0, 0));
        assert_eq!(tall.left_null_space_basis().len(), n);
        assert!(tall.null_space_basis().is_empty());
    }
}
