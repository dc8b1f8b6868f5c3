//! Putting together and taking apart, against the entries one by one.

use gf2::{BitMatrix, BitSlice, ShapeError};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::strategies::{any_matrix, assert_packed, matrix, size, vector};

/// Two positions up to `len`, in order.
fn cut(len: usize, first: Index, second: Index) -> (usize, usize) {
    let (a, b) = (first.index(len + 1), second.index(len + 1));
    (a.min(b), a.max(b))
}

proptest! {
    #[test]
    fn augmenting_puts_side_by_side(
        (a, b) in (size(), size(), size()).prop_flat_map(|(m, n, k)| (matrix(m, n), matrix(m, k)))
    ) {
        let joined = a.augment(&b).unwrap();
        let expected = BitMatrix::from_fn(a.rows(), a.cols() + b.cols(), |row, col| {
            if col < a.cols() { a[(row, col)] } else { b[(row, col - a.cols())] }
        });
        assert_packed(&joined);
        prop_assert_eq!(&joined, &expected);
        prop_assert_eq!(joined.split_columns(a.cols()), (a, b));
    }

    #[test]
    fn stacking_puts_below(
        (a, b) in (size(), size(), size()).prop_flat_map(|(m, n, k)| (matrix(m, n), matrix(k, n)))
    ) {
        let stacked = a.stack(&b).unwrap();
        prop_assert_eq!(&stacked.transpose(), &a.transpose().augment(&b.transpose()).unwrap());
        prop_assert_eq!(stacked.split_rows(a.rows()), (a, b));
    }

    #[test]
    fn a_submatrix_is_a_block(a in any_matrix(), cuts: [Index; 4]) {
        let (top, bottom) = cut(a.rows(), cuts[0], cuts[1]);
        let (left, right) = cut(a.cols(), cuts[2], cuts[3]);
        let block = a.submatrix(top..bottom, left..right);
        let expected = BitMatrix::from_fn(bottom - top, right - left, |row, col| {
            a[(top + row, left + col)]
        });
        assert_packed(&block);
        prop_assert_eq!(block, expected);
    }

    #[test]
    fn transposing_exchanges_rows_and_columns(a in any_matrix()) {
        let t = a.transpose();
        assert_packed(&t);
        prop_assert_eq!((t.rows(), t.cols()), (a.cols(), a.rows()));
        prop_assert_eq!(&t, &BitMatrix::from_fn(a.cols(), a.rows(), |row, col| a[(col, row)]));
        for col in 0..a.cols() {
            prop_assert_eq!(a.column(col), t.row(col).to_vector());
        }
        prop_assert_eq!(t.transpose(), a);
    }

    #[test]
    fn rows_and_columns_make_the_matrix(a in any_matrix()) {
        let rows: Vec<_> = a.iter_rows().map(BitSlice::to_vector).collect();
        let columns: Vec<_> = (0..a.cols()).map(|col| a.column(col)).collect();
        prop_assert_eq!(&BitMatrix::from_rows(a.cols(), &rows), &a);
        prop_assert_eq!(&BitMatrix::from_columns(a.rows(), &columns), &a);
    }

    #[test]
    fn swapped_columns_change_places(a in any_matrix(), first: Index, second: Index) {
        prop_assume!(a.cols() > 0);
        let (i, j) = (first.index(a.cols()), second.index(a.cols()));
        let mut swapped = a.clone();
        swapped.swap_columns(i, j);
        let from = |col| if col == i { j } else if col == j { i } else { col };
        let expected = BitMatrix::from_fn(a.rows(), a.cols(), |row, col| a[(row, from(col))]);
        prop_assert_eq!(swapped, expected);
    }

    #[test]
    fn entries_can_be_set_and_flipped(a in any_matrix(), row: Index, col: Index, bit: bool) {
        prop_assume!(a.rows() > 0 && a.cols() > 0);
        let (row, col) = (row.index(a.rows()), col.index(a.cols()));
        let mut b = a.clone();
        b.set(row, col, bit);
        prop_assert_eq!(b[(row, col)], bit);
        b.set(row, col, !a[(row, col)]);
        prop_assert_ne!(&b, &a);
        b.flip(row, col);
        prop_assert_eq!(b, a);
    }

    #[test]
    fn a_pushed_row_is_the_last(
        (a, row) in (size(), size()).prop_flat_map(|(m, n)| (matrix(m, n), vector(n)))
    ) {
        let mut longer = a.clone();
        longer.push_row(row.as_slice());
        assert_packed(&longer);
        prop_assert_eq!(longer.row(a.rows()), row.as_slice());
        prop_assert_eq!(longer.split_rows(a.rows()).0, a);
    }
}

#[test]
fn misfits_are_errors_that_name_both_shapes() {
    let (a, b) = (BitMatrix::zeros(2, 3), BitMatrix::zeros(4, 5));
    let (left, right) = ((2, 3), (4, 5));
    for (operation, result) in [
        ("augment", a.augment(&b)),
        ("stack", a.stack(&b)),
        ("multiply", a.multiply(&b)),
    ] {
        let expected = ShapeError {
            operation,
            left,
            right,
        };
        assert_eq!(result, Err(expected.clone()));
        assert_eq!(
            expected.to_string(),
            format!("cannot {operation} 2×3 and 4×5")
        );
    }
}

#[test]
#[should_panic(expected = "matrix is too large")]
fn a_size_beyond_counting_is_refused() {
    BitMatrix::zeros(usize::MAX, 65);
}
