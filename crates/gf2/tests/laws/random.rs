//! Random matrices: the rank asked for, reproducible, and evenly spread.

use std::collections::BTreeMap;

use gf2::{BitMatrix, BitVector};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::strategies::assert_packed;

fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

#[test]
fn every_possible_rank_can_be_had() {
    let mut rng = seeded(1);
    for (rows, cols) in [
        (0, 0),
        (0, 5),
        (5, 0),
        (1, 1),
        (4, 7),
        (7, 4),
        (65, 64),
        (63, 129),
    ] {
        let full: usize = rows.min(cols);
        for rank in [0, 1, full / 2, full.saturating_sub(1), full] {
            let a = BitMatrix::random_of_rank(rows, cols, rank.min(full), &mut rng);
            assert_packed(&a);
            assert_eq!((a.rows(), a.cols()), (rows, cols));
            assert_eq!(a.rank(), rank.min(full));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_matrix() {
    let draw = |seed| BitMatrix::random_of_rank(20, 30, 10, &mut seeded(seed));
    assert_eq!(draw(7), draw(7));
    assert_ne!(draw(7), draw(8));
}

#[test]
fn invertible_matrices_are() {
    for n in [0, 1, 2, 64, 65] {
        assert!(
            BitMatrix::random_invertible(n, &mut seeded(3))
                .inverse()
                .is_ok()
        );
    }
}

#[test]
fn vectors_stay_within_their_length() {
    let mut rng = seeded(4);
    for len in [0, 1, 63, 64, 65, 129] {
        let x = BitVector::random(len, &mut rng);
        assert_eq!(x.len(), len);
        assert_packed(&BitMatrix::from_rows(len, [&x]));
    }
}

/// There are (2² − 1)·(2³ − 1) = 21 matrices of shape 2×3 and rank 1. With 21,000 draws each
/// is expected 1,000 times, with a standard deviation of 31.
#[test]
fn matrices_of_a_rank_are_equally_likely() {
    let mut rng = seeded(5);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..21_000 {
        let a = BitMatrix::random_of_rank(2, 3, 1, &mut rng);
        *counts.entry(a.to_string()).or_default() += 1;
    }
    assert_eq!(counts.len(), 21);
    assert!(
        counts.values().all(|&count| count.abs_diff(1000) < 160),
        "{counts:?}"
    );
}

#[test]
#[should_panic(expected = "rank 4 of a 3×5 matrix")]
fn a_rank_beyond_the_shape_panics() {
    BitMatrix::random_of_rank(3, 5, 4, &mut seeded(6));
}
