//! Shapes, vectors and matrices for the properties.

use gf2::{BitMatrix, BitVector};
use proptest::collection::vec;
use proptest::prelude::*;

/// Small sizes, and those around one and two words.
pub(crate) fn size() -> impl Strategy<Value = usize> {
    prop_oneof![
        0..8usize,
        prop::sample::select(vec![0, 1, 63, 64, 65, 127, 128, 129]),
    ]
}

/// The bit `index` of a list of words.
fn bit(words: &[u64], index: usize) -> bool {
    words[index / 64] >> (index % 64) & 1 == 1
}

/// Any vector of `len` components.
pub(crate) fn vector(len: usize) -> impl Strategy<Value = BitVector> {
    vec(any::<u64>(), len.div_ceil(64))
        .prop_map(move |words| BitVector::from_fn(len, |j| bit(&words, j)))
}

/// Any matrix of a shape; nearly all have nearly full rank.
fn dense(rows: usize, cols: usize) -> impl Strategy<Value = BitMatrix> {
    vec(any::<u64>(), (rows * cols).div_ceil(64)).prop_map(move |words| {
        BitMatrix::from_fn(rows, cols, |row, col| bit(&words, row * cols + col))
    })
}

/// A matrix of a shape, of any rank: dense, or a product through fewer dimensions.
pub(crate) fn matrix(rows: usize, cols: usize) -> impl Strategy<Value = BitMatrix> {
    let low_rank = (0..=rows.min(cols))
        .prop_flat_map(move |rank| (dense(rows, rank), dense(rank, cols)))
        .prop_map(|(left, right)| &left * &right);
    prop_oneof![dense(rows, cols), low_rank]
}

/// A matrix of any shape and rank.
pub(crate) fn any_matrix() -> impl Strategy<Value = BitMatrix> {
    (size(), size()).prop_flat_map(|(rows, cols)| matrix(rows, cols))
}

/// A square matrix of any size and rank.
pub(crate) fn square_matrix() -> impl Strategy<Value = BitMatrix> {
    size().prop_flat_map(|n| matrix(n, n))
}

/// An invertible matrix: a product of row operations applied to the identity.
pub(crate) fn invertible(n: usize) -> impl Strategy<Value = BitMatrix> {
    vec((0..n.max(1), 0..n.max(1)), 0..4 * n + 1).prop_map(move |pairs| {
        let mut matrix = BitMatrix::identity(n);
        for (source, target) in pairs.into_iter().filter(|(s, t)| s != t) {
            matrix.add_row(source, target);
        }
        matrix
    })
}

/// Asserts that the bits beyond the last column are zero, on which equality, hashes, weights
/// and every other operation rely.
pub(crate) fn assert_packed(matrix: &BitMatrix) {
    for row in matrix.iter_rows() {
        assert_eq!(row.words().len(), matrix.cols().div_ceil(64));
        if let Some(last) = row.words().last()
            && !matrix.cols().is_multiple_of(64)
        {
            assert_eq!(last >> (matrix.cols() % 64), 0, "bits beyond the last");
        }
    }
}

/// The vector whose components are the binary digits of `number`, the lowest first.
pub(crate) fn digits(len: usize, number: u32) -> BitVector {
    BitVector::from_fn(len, |j| number >> j & 1 == 1)
}
