//! Toggle puzzles and 0/1 systems: what people type, what it means, and the linear system
//! A·X = B over GF(2) that it gives.
//!
//! Every kind can *simulate* its moves ([`Puzzle::accepts`]), so an answer from linear algebra
//! is checked against the puzzle itself and not against A.

mod picture;
mod problem;
mod puzzle;

pub use picture::{MoveKind, Picture, Place};
pub use problem::{Field, Problem};
pub use puzzle::{Kind, Labels, Puzzle};
