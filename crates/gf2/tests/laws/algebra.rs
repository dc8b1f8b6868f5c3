//! The laws of the matrix ring, inverses and determinants.

use gf2::{BitMatrix, InverseError, NotSquare};
use proptest::prelude::*;

use crate::strategies::{
    any_matrix, assert_packed, invertible, matrix, size, square_matrix, vector,
};

/// Two square matrices of one size.
fn two_squares() -> impl Strategy<Value = (BitMatrix, BitMatrix)> {
    size().prop_flat_map(|n| (matrix(n, n), matrix(n, n)))
}

proptest! {
    #[test]
    fn a_product_is_the_sum_over_the_middle_index(
        (a, b) in (0..6usize, 60..70usize, 0..6usize)
            .prop_flat_map(|(m, n, p)| (matrix(m, n), matrix(n, p)))
    ) {
        let product = &a * &b;
        assert_packed(&product);
        let expected = BitMatrix::from_fn(a.rows(), b.cols(), |row, col| {
            (0..a.cols()).filter(|&k| a[(row, k)] && b[(k, col)]).count() % 2 == 1
        });
        prop_assert_eq!(product, expected);
    }

    #[test]
    fn products_associate(
        (a, b, c) in (size(), size(), size(), size())
            .prop_flat_map(|(m, n, p, q)| (matrix(m, n), matrix(n, p), matrix(p, q)))
    ) {
        prop_assert_eq!(&(&a * &b) * &c, &a * &(&b * &c));
    }

    #[test]
    fn products_distribute_over_sums(
        (a, b, c, d) in (size(), size(), size())
            .prop_flat_map(|(m, n, p)| (matrix(m, n), matrix(n, p), matrix(n, p), matrix(m, n)))
    ) {
        prop_assert_eq!(&a * &(&b + &c), &(&a * &b) + &(&a * &c));
        prop_assert_eq!(&(&a + &d) * &b, &(&a * &b) + &(&d * &b));
    }

    #[test]
    fn every_matrix_is_its_own_negative(a in any_matrix()) {
        prop_assert!((&a + &a).is_zero());
        prop_assert_eq!(&(&a + &BitMatrix::zeros(a.rows(), a.cols())), &a);
    }

    #[test]
    fn identities_are_neutral(a in any_matrix()) {
        prop_assert_eq!(&(&BitMatrix::identity(a.rows()) * &a), &a);
        prop_assert_eq!(&(&a * &BitMatrix::identity(a.cols())), &a);
    }

    #[test]
    fn transposing_reverses_products(
        (a, b) in (size(), size(), size()).prop_flat_map(|(m, n, p)| (matrix(m, n), matrix(n, p)))
    ) {
        prop_assert_eq!((&a * &b).transpose(), &b.transpose() * &a.transpose());
    }

    #[test]
    fn vectors_multiply_as_one_column_and_one_row(
        (a, x, y) in (size(), size())
            .prop_flat_map(|(m, n)| (matrix(m, n), vector(n), vector(m)))
    ) {
        let column = BitMatrix::from_columns(a.cols(), [&x]);
        prop_assert_eq!((&a * &column).column(0), &a * &x);
        let row = BitMatrix::from_rows(a.rows(), [&y]);
        prop_assert_eq!((&row * &a).row(0).to_vector(), a.sum_of_rows(&y));
        // y·(A·x) = (y·A)·x
        prop_assert_eq!(y.dot(&(&a * &x)), a.sum_of_rows(&y).dot(&x));
    }

    #[test]
    fn powers_add_their_exponents(a in square_matrix(), i in 0..20u64, j in 0..20u64) {
        let power = |e| a.power(e).unwrap();
        prop_assert_eq!(&power(i) * &power(j), power(i + j));
        prop_assert_eq!(&power(1), &a);
        prop_assert_eq!(power(0), BitMatrix::identity(a.rows()));
    }

    #[test]
    fn traces_are_linear_and_cyclic((a, b) in two_squares()) {
        let trace = |m: &BitMatrix| m.trace().unwrap();
        prop_assert_eq!(trace(&(&a + &b)), trace(&a) ^ trace(&b));
        prop_assert_eq!(trace(&(&a * &b)), trace(&(&b * &a)));
        prop_assert_eq!(trace(&BitMatrix::identity(a.rows())), a.rows() % 2 == 1);
    }

    #[test]
    fn determinants_multiply((a, b) in two_squares()) {
        let det = |m: &BitMatrix| m.determinant().unwrap();
        prop_assert_eq!(det(&(&a * &b)), det(&a) && det(&b));
        prop_assert_eq!(det(&a), det(&a.transpose()));
    }

    /// The parity of the permutations that meet only ones.
    #[test]
    fn small_determinants_are_leibniz_sums(a in (0..5usize).prop_flat_map(|n| matrix(n, n))) {
        prop_assert_eq!(a.determinant().unwrap(), leibniz(&a, 0, &mut vec![false; a.cols()]));
    }

    #[test]
    fn an_inverse_undoes_on_both_sides(a in size().prop_flat_map(invertible)) {
        let inverse = a.inverse().unwrap();
        assert_packed(&inverse);
        prop_assert_eq!(&a * &inverse, BitMatrix::identity(a.rows()));
        prop_assert_eq!(&inverse * &a, BitMatrix::identity(a.rows()));
        prop_assert_eq!(a.determinant(), Ok(true));
    }

    #[test]
    fn a_square_matrix_is_invertible_or_singular(a in square_matrix()) {
        match a.inverse() {
            Ok(inverse) => prop_assert_eq!(&a * &inverse, BitMatrix::identity(a.rows())),
            Err(InverseError::Singular { size, rank }) => {
                prop_assert_eq!((size, rank), (a.rows(), a.rank()));
                prop_assert!(rank < size);
                prop_assert!(!a.null_space_basis().is_empty());
            }
            Err(error) => prop_assert!(false, "{}", error),
        }
    }
}

fn leibniz(a: &BitMatrix, row: usize, used: &mut Vec<bool>) -> bool {
    if row == a.rows() {
        return true;
    }
    let mut sum = false;
    for col in 0..a.cols() {
        if !used[col] && a[(row, col)] {
            used[col] = true;
            sum ^= leibniz(a, row + 1, used);
            used[col] = false;
        }
    }
    sum
}

#[test]
fn only_square_matrices_have_inverse_determinant_trace_and_power() {
    let a = BitMatrix::zeros(2, 3);
    let refusal = |operation| NotSquare {
        operation,
        rows: 2,
        cols: 3,
    };
    assert_eq!(a.inverse(), Err(refusal("inverse").into()));
    assert_eq!(a.determinant(), Err(refusal("determinant")));
    assert_eq!(a.trace(), Err(refusal("trace")));
    assert_eq!(a.power(2), Err(refusal("power")));
    assert_eq!(
        a.inverse().unwrap_err().to_string(),
        "inverse: the matrix must be square, and is 2×3"
    );
    let singular = BitMatrix::zeros(2, 2).inverse().unwrap_err();
    assert_eq!(
        singular.to_string(),
        "inverse: the 2×2 matrix is singular, its rank is 0"
    );
}

#[test]
fn the_empty_matrix_is_invertible() {
    let empty = BitMatrix::zeros(0, 0);
    assert_eq!(empty.determinant(), Ok(true));
    assert_eq!(empty.trace(), Ok(false));
    assert_eq!(empty.inverse().unwrap(), empty);
}
