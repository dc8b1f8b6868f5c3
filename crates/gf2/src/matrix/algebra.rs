//! Sums, products and powers.

use std::ops::{Add, AddAssign, Mul};

use super::BitMatrix;
use crate::bits::add_words;
use crate::error::{NotSquare, ShapeError};
use crate::vector::BitVector;

impl BitMatrix {
    /// Returns self · x.
    ///
    /// # Panics
    ///
    /// If the length of `x` is not the number of columns.
    pub fn multiply_vector(&self, x: &BitVector) -> BitVector {
        assert_eq!(x.len(), self.cols, "a vector of another length");
        self.iter_rows().map(|row| row.dot(x.as_slice())).collect()
    }

    /// Returns y · self, the sum of the rows that `y` selects.
    ///
    /// # Panics
    ///
    /// If the length of `y` is not the number of rows.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "110\n011\n101".parse()?;
    /// assert!(a.sum_of_rows(&"111".parse()?).is_zero());
    /// # Ok::<(), gf2::ParseError>(())
    /// ```
    pub fn sum_of_rows(&self, y: &BitVector) -> BitVector {
        assert_eq!(y.len(), self.rows, "a vector of another length");
        let mut sum = BitVector::zeros(self.cols);
        for row in y.iter_ones() {
            sum += self.row(row);
        }
        sum
    }

    /// Returns self · right, an m×n matrix times an n×p one.
    ///
    /// Row i of the product is the sum of those rows of `right` that row i of self selects,
    /// which takes O(m·n·p / 64) word operations.
    ///
    /// # Errors
    ///
    /// If self has not as many columns as `right` has rows.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "11\n01".parse()?;
    /// let b: BitMatrix = "101\n110".parse()?;
    /// assert_eq!(a.multiply(&b)?.to_string(), "011\n110");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn multiply(&self, right: &Self) -> Result<Self, ShapeError> {
        if self.cols != right.rows {
            return Err(self.misfit("multiply", right));
        }
        let mut product = Self::zeros(self.rows, right.cols);
        let stride = product.stride();
        for (i, selector) in self.iter_rows().enumerate() {
            let target = &mut product.words[i * stride..][..stride];
            for k in selector.iter_ones() {
                add_words(target, right.row(k).words());
            }
        }
        Ok(product)
    }

    /// Returns the product of `exponent` copies of self, by repeated squaring; the identity if
    /// `exponent` is 0.
    ///
    /// # Errors
    ///
    /// If the matrix is not square.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let cycle: BitMatrix = "010\n001\n100".parse()?;
    /// assert_eq!(cycle.power(3)?, BitMatrix::identity(3));
    /// assert_eq!(cycle.power(1_000_000_000_000)?, cycle);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn power(&self, exponent: u64) -> Result<Self, NotSquare> {
        self.require_square("power")?;
        let mut power = Self::identity(self.rows);
        for bit in (0..u64::BITS - exponent.leading_zeros()).rev() {
            power = &power * &power;
            if exponent >> bit & 1 == 1 {
                power = &power * self;
            }
        }
        Ok(power)
    }

    /// Returns the trace, the sum of the diagonal.
    ///
    /// # Errors
    ///
    /// If the matrix is not square.
    pub fn trace(&self) -> Result<bool, NotSquare> {
        self.require_square("trace")?;
        Ok((0..self.rows).fold(false, |sum, i| sum ^ self.get(i, i)))
    }

    pub(super) fn require_square(&self, operation: &'static str) -> Result<(), NotSquare> {
        if self.is_square() {
            Ok(())
        } else {
            Err(NotSquare {
                operation,
                rows: self.rows,
                cols: self.cols,
            })
        }
    }
}

impl AddAssign<&BitMatrix> for BitMatrix {
    /// # Panics
    ///
    /// If the shapes differ.
    fn add_assign(&mut self, other: &BitMatrix) {
        let (left, right) = ((self.rows, self.cols), (other.rows, other.cols));
        assert_eq!(left, right, "sum of matrices of different shapes");
        add_words(&mut self.words, &other.words);
    }
}

impl Add for &BitMatrix {
    type Output = BitMatrix;

    /// # Panics
    ///
    /// If the shapes differ.
    fn add(self, other: &BitMatrix) -> BitMatrix {
        let mut sum = self.clone();
        sum += other;
        sum
    }
}

impl Mul for &BitMatrix {
    type Output = BitMatrix;

    /// # Panics
    ///
    /// If the shapes do not fit; [`multiply`](BitMatrix::multiply) returns an error instead.
    fn mul(self, right: &BitMatrix) -> BitMatrix {
        self.multiply(right)
            .unwrap_or_else(|error| panic!("{error}"))
    }
}

impl Mul<&BitVector> for &BitMatrix {
    type Output = BitVector;

    /// # Panics
    ///
    /// If the length of `x` is not the number of columns.
    fn mul(self, x: &BitVector) -> BitVector {
        self.multiply_vector(x)
    }
}
