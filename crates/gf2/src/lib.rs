//! Bit-packed linear algebra over GF(2), the field with two elements.
//!
//! In GF(2) there are only 0 and 1, addition is exclusive or, multiplication is "and", and
//! every number is its own negative. A row operation is therefore one exclusive or of whole
//! words, and there is no scaling step.
//!
//! ```
//! use gf2::{BitMatrix, LinearSystem, Outcome};
//!
//! let a: BitMatrix = "110\n011".parse()?;
//! let b: BitMatrix = "1\n0".parse()?;
//! let system = LinearSystem::new(a, b)?;
//! let Outcome::Solvable(solutions) = &system.solve()[0] else { unreachable!() };
//! assert_eq!(solutions.particular().to_string(), "100");
//! assert_eq!(solutions.log2_count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod eliminate;
mod error;
mod matrix;
mod observe;
#[cfg(feature = "rand")]
mod random;
mod row_op;
mod slice;
mod solutions;
mod system;
mod vector;

pub use eliminate::{
    ColumnSwapForm, column_swap_eliminate, forward_eliminate, gauss_jordan_eliminate,
};
pub use error::{InverseError, NotSquare, ParseError, ParseProblem, ShapeError};
pub use matrix::{BitMatrix, EchelonForm};
pub use observe::{Event, Observer, SkipReason};
pub use row_op::RowOp;
pub use slice::{BitSlice, Ones};
pub use solutions::{GrayCode, Least, Search, SolutionSet};
pub use system::{LinearSystem, Outcome};
pub use vector::BitVector;
