//! Why a method cannot explore a puzzle, and what can.

use std::error::Error;
use std::fmt;

use super::Method;
use crate::limits::{
    MAX_CHASE_GUESSES, MAX_ROW_DP_GUESSES, MAX_SEARCH_CELLS, MAX_SEARCH_MOVES, MAX_SUBSET_MOVES,
};

/// The eliminations, which solve every system.
const ELIMINATIONS: [&str; 3] = ["gauss", "gauss-jordan", "column-swap"];

/// A method that does not apply to a puzzle, or would take too long.
///
/// It prints as one sentence that names the limit and what this puzzle needs.
///
/// ```
/// use gf2::LinearSystem;
/// use puzzles::explore::{Method, applies};
///
/// let system = LinearSystem::new("110\n011".parse()?, "1\n0".parse()?)?;
/// let refusal = applies(&system, None, Method::Chase).unwrap_err();
/// assert_eq!(
///     refusal.to_string(),
///     "chase is for rectangular boards on which every cell has a press; this is none"
/// );
/// assert_eq!(
///     refusal.help(),
///     "these methods would work: gauss, gauss-jordan, column-swap, bfs, subsets, reach"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    pub(super) method: Method,
    pub(super) reason: Reason,
    /// The other methods of this module that would work.
    pub(super) others: Vec<Method>,
}

/// Why a method cannot explore a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reason {
    /// There is no grid, or A is not of its size.
    NoGrid,
    /// A press changes a cell that is no neighbour.
    NotLocal,
    /// Too many presses to guess.
    Guesses { needed: usize },
    /// Too many patterns or states times cells times goals.
    Work { needed: u64, limit: u64 },
    /// Too many cells or moves for a table of all boards.
    Boards { cells: usize, moves: usize },
    /// Too many moves to try every set of them.
    Moves { needed: usize },
}

impl Refusal {
    /// Returns the method that was asked for.
    pub fn method(&self) -> Method {
        self.method
    }

    /// Returns the names of all methods that would work, the eliminations first.
    pub fn working(&self) -> Vec<&'static str> {
        let others = self.others.iter().map(|method| method.name());
        ELIMINATIONS.into_iter().chain(others).collect()
    }

    /// Says which methods would work.
    pub fn help(&self) -> String {
        format!("these methods would work: {}", self.working().join(", "))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.method.name();
        match self.reason {
            Reason::NoGrid => write!(
                f,
                "{name} is for rectangular boards on which every cell has a press; this is none"
            ),
            Reason::NotLocal => write!(
                f,
                "{name} needs presses that change no cell but the pressed one and its eight \
                 neighbours; here a press changes a cell further away"
            ),
            Reason::Guesses { needed } => {
                let limit = match self.method {
                    Method::RowDp => MAX_ROW_DP_GUESSES,
                    _ => MAX_CHASE_GUESSES,
                };
                write!(
                    f,
                    "{name} guesses at most {limit} presses; this board needs {needed}"
                )
            }
            Reason::Work { needed, limit } => {
                let what = match self.method {
                    Method::RowDp => "states",
                    _ => "patterns",
                };
                write!(
                    f,
                    "{name} is limited to {limit} {what} times cells times goals; this board has \
                     {needed}"
                )
            }
            Reason::Boards { cells, moves } => write!(
                f,
                "{name} takes at most {MAX_SEARCH_CELLS} cells and {MAX_SEARCH_MOVES} moves; this \
                 has {cells} cells and {moves} moves"
            ),
            Reason::Moves { needed } => write!(
                f,
                "{name} tries all sets of at most {MAX_SUBSET_MOVES} moves; this has {needed} moves"
            ),
        }
    }
}

impl Error for Refusal {}
