//! Random vectors and matrices, uniformly drawn from a generator that the caller seeds.
//!
//! The generator must not be linear over GF(2), as xorshift and LFSR are: their matrices come
//! out rank-deficient. Any of `ChaCha`, PCG and `SplitMix` will do.

use rand::Rng;

use crate::bits::{tail_mask, words_for};
use crate::matrix::BitMatrix;
use crate::vector::BitVector;

impl BitVector {
    /// Returns a vector drawn uniformly from all of `len` components.
    pub fn random<R: Rng + ?Sized>(len: usize, rng: &mut R) -> Self {
        let mut words: Vec<u64> = (0..words_for(len)).map(|_| rng.next_u64()).collect();
        if let Some(last) = words.last_mut() {
            *last &= tail_mask(len);
        }
        Self::from_words(len, words)
    }
}

impl BitMatrix {
    /// Returns a matrix drawn uniformly from all of its shape.
    pub fn random<R: Rng + ?Sized>(rows: usize, cols: usize, rng: &mut R) -> Self {
        let mut matrix = Self::zeros(0, cols);
        for _ in 0..rows {
            matrix.push_row(BitVector::random(cols, rng).as_slice());
        }
        matrix
    }

    /// Returns a matrix drawn uniformly from all of its shape that have rank `rank`.
    ///
    /// It is the product of an m×r and an r×n factor, each drawn uniformly from those of rank
    /// r. Every m×n matrix of rank r is such a product in equally many ways (the invertible
    /// r×r matrices can be put between the factors), so all are equally likely.
    ///
    /// # Panics
    ///
    /// If `rank` exceeds `rows` or `cols`.
    ///
    /// ```
    /// use gf2::BitMatrix;
    /// use rand_chacha::ChaCha8Rng;
    /// use rand_chacha::rand_core::SeedableRng;
    ///
    /// let mut rng = ChaCha8Rng::seed_from_u64(1753);
    /// let a = BitMatrix::random_of_rank(20, 30, 7, &mut rng);
    /// assert_eq!((a.rows(), a.cols(), a.rank()), (20, 30, 7));
    /// ```
    pub fn random_of_rank<R: Rng + ?Sized>(
        rows: usize,
        cols: usize,
        rank: usize,
        rng: &mut R,
    ) -> Self {
        assert!(
            rank <= rows.min(cols),
            "rank {rank} of a {rows}×{cols} matrix"
        );
        let left = random_of_full_rank(rows, rank, rng);
        let right = random_of_full_rank(rank, cols, rng);
        &left * &right
    }

    /// Returns a matrix drawn uniformly from the invertible n×n ones.
    pub fn random_invertible<R: Rng + ?Sized>(n: usize, rng: &mut R) -> Self {
        random_of_full_rank(n, n, rng)
    }
}

/// Draws until the rank is full. Of the square matrices more than 28 % have full rank, of the
/// others more, so this takes less than four draws on average.
fn random_of_full_rank<R: Rng + ?Sized>(rows: usize, cols: usize, rng: &mut R) -> BitMatrix {
    loop {
        let matrix = BitMatrix::random(rows, cols, rng);
        if matrix.rank() == rows.min(cols) {
            return matrix;
        }
    }
}
