#![doc = include_str!("../README.md")]

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
mod triangle;
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
