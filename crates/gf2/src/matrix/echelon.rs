//! What elimination tells about a matrix: echelon forms, rank, determinant, inverse.

use super::BitMatrix;
use crate::eliminate::{forward_unobserved, gauss_jordan_unobserved};
use crate::error::{InverseError, NotSquare};

/// An echelon form and where its pivots stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EchelonForm {
    /// The matrix in echelon form.
    pub matrix: BitMatrix,
    /// The pivot columns, ascending; the pivot of row `i` is in the `i`-th of them.
    pub pivots: Vec<usize>,
}

impl EchelonForm {
    /// Returns the rank, which is the number of pivots.
    pub fn rank(&self) -> usize {
        self.pivots.len()
    }

    /// Returns the columns without a pivot, ascending.
    pub fn free_columns(&self) -> Vec<usize> {
        free_columns(self.matrix.cols, &self.pivots)
    }
}

/// The columns below `n` that are not among the ascending `pivots`.
pub(crate) fn free_columns(n: usize, pivots: &[usize]) -> Vec<usize> {
    let mut pivots = pivots.iter().peekable();
    (0..n)
        .filter(|col| pivots.next_if_eq(&col).is_none())
        .collect()
}

impl BitMatrix {
    /// Returns a row echelon form, by forward elimination.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "011\n110\n101".parse()?;
    /// let form = a.row_echelon_form();
    /// assert_eq!(form.matrix.to_string(), "110\n011\n000");
    /// assert_eq!((form.pivots, a.rank()), (vec![0, 1], 2));
    /// # Ok::<(), gf2::ParseError>(())
    /// ```
    pub fn row_echelon_form(&self) -> EchelonForm {
        let mut matrix = self.clone();
        let pivots = forward_unobserved(&mut matrix, self.cols);
        EchelonForm { matrix, pivots }
    }

    /// Returns the reduced row echelon form, by Gauss–Jordan elimination. It is unique:
    /// matrices with the same row space have the same one.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "011\n110\n101".parse()?;
    /// assert_eq!(a.reduced_row_echelon_form().matrix.to_string(), "101\n011\n000");
    /// # Ok::<(), gf2::ParseError>(())
    /// ```
    pub fn reduced_row_echelon_form(&self) -> EchelonForm {
        let mut matrix = self.clone();
        let pivots = gauss_jordan_unobserved(&mut matrix, self.cols);
        EchelonForm { matrix, pivots }
    }

    /// Returns the reduced row echelon form R of this m×n matrix A and an invertible m×m
    /// matrix T with T·A = R. Row i of T selects the rows of A that row i of R is the sum of.
    ///
    /// ```
    /// # use gf2::BitMatrix;
    /// let a: BitMatrix = "011\n110\n101".parse()?;
    /// let (form, t) = a.reduced_row_echelon_form_with_transform();
    /// assert_eq!(&t * &a, form.matrix);
    /// assert_eq!(t.row(2).to_string(), "111"); // the sum of all three rows is zero
    /// # Ok::<(), gf2::ParseError>(())
    /// ```
    pub fn reduced_row_echelon_form_with_transform(&self) -> (EchelonForm, Self) {
        let mut work = self.beside_identity();
        let pivots = gauss_jordan_unobserved(&mut work, self.cols);
        let (matrix, transform) = work.split_columns(self.cols);
        (EchelonForm { matrix, pivots }, transform)
    }

    /// Returns the rank.
    pub fn rank(&self) -> usize {
        forward_unobserved(&mut self.clone(), self.cols).len()
    }

    /// Returns the nullity, the dimension of the kernel: columns minus rank.
    pub fn nullity(&self) -> usize {
        self.cols - self.rank()
    }

    /// Returns the determinant: 1 if the rows are linearly independent, else 0. That of the
    /// 0×0 matrix is 1.
    ///
    /// # Errors
    ///
    /// If the matrix is not square.
    pub fn determinant(&self) -> Result<bool, NotSquare> {
        self.require_square("determinant")?;
        Ok(self.rank() == self.rows)
    }

    /// Returns the inverse, by reducing [self | I] to [I | inverse].
    ///
    /// # Errors
    ///
    /// If the matrix is not square, or is singular.
    ///
    /// ```
    /// # use gf2::{BitMatrix, InverseError};
    /// let a: BitMatrix = "11\n01".parse()?;
    /// assert_eq!(&a * &a.inverse()?, BitMatrix::identity(2));
    /// let singular: BitMatrix = "11\n11".parse()?;
    /// assert_eq!(singular.inverse(), Err(InverseError::Singular { size: 2, rank: 1 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn inverse(&self) -> Result<Self, InverseError> {
        self.require_square("inverse")?;
        let (form, transform) = self.reduced_row_echelon_form_with_transform();
        if form.rank() == self.rows {
            Ok(transform)
        } else {
            Err(InverseError::Singular {
                size: self.rows,
                rank: form.rank(),
            })
        }
    }

    /// [self | I], whose right part records what the row operations on it add up to.
    pub(super) fn beside_identity(&self) -> Self {
        self.beside(&Self::identity(self.rows))
    }
}
