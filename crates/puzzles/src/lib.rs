//! Toggle puzzles and 0/1 systems: what people type, what it means, and the linear system
//! A·X = B over GF(2) that it gives.
//!
//! [`read`] turns a text into puzzles and says exactly what is wrong with a text that is none.
//! A [`Puzzle`] gives its [`LinearSystem`](gf2::LinearSystem), the [`Labels`] of its parts, a
//! [`Picture`] of its board, and its normalized [`Problem`], from which [`rebuild`] makes it
//! again. Every kind can also *simulate* its moves ([`Puzzle::accepts`]), so that an answer
//! from linear algebra is checked against the puzzle itself and not against A.
//!
//! ```
//! use gf2::Outcome;
//! use puzzles::{ReadOptions, read};
//!
//! let puzzles = read("bwwb/bbwb/bwwb/bwww", &ReadOptions::default())?;
//! assert_eq!(puzzles[0].title(), "Flip Game 4×4");
//! for (goal, outcome) in puzzles[0].system().solve().iter().enumerate() {
//!     let Outcome::Solvable(solutions) = outcome else { unreachable!() };
//!     assert!(puzzles[0].accepts(goal, solutions.particular()));
//! }
//! # Ok::<(), puzzles::InputError>(())
//! ```
//!
//! Where things are: [`flip`](Flip), [`lights`](Lights), [`nakov`](Nakov),
//! [`buttons`](Buttons), [`switches`](Switches), [`toggle`](Toggle) and [`system`](System) each
//! hold one kind; `input` reads text; `rebuild` reads problems; [`explore`](mod@explore) has the
//! methods that try patterns, boards or sets of moves instead of eliminating; [`limits`] states
//! how large anything may be.

mod answer;
mod board;
mod buttons;
mod examples;
pub mod explore;
mod flip;
mod goal;
mod input;
mod kind;
mod lights;
pub mod limits;
mod mask;
mod moves;
mod nakov;
mod names;
mod operations;
mod picture;
mod problem;
mod puzzle;
mod rebuild;
mod simulate;
mod switches;
mod system;
mod toggle;

pub use answer::AnswerForm;
pub use board::Board;
pub use buttons::Buttons;
pub use examples::{Example, example, examples};
pub use flip::Flip;
pub use goal::Target;
pub use input::{
    CellProblem, CountProblem, Failure, InputError, InputProblem, Location, MachineProblem,
    ReadOptions, Reading, SwitchProblem, SystemProblem, ToggleProblem, read, read_each,
};
pub use kind::Kind;
pub use lights::Lights;
pub use moves::Moves;
pub use nakov::Nakov;
pub use picture::{MoveKind, Picture, Place};
pub use problem::{Field, Problem};
pub use puzzle::{Labels, Puzzle};
pub use rebuild::{ProblemError, rebuild};
pub use switches::Switches;
pub use system::System;
pub use toggle::Toggle;
