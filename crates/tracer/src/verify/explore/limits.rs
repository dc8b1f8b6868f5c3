//! How large a system may be, so that its claims can all be worked out again.
//!
//! These are the limits of the methods themselves, so no trace of theirs is beyond them. They are
//! checked before anything of that size is allocated: a trace may say whatever it likes.

use crate::trace::{Method, Trace};
use crate::verify::fault::ExploreFault;

/// The most moves that `chase` guesses.
const CHASE_GUESSED: usize = 20;
/// The most moves that `row-dp` guesses.
const ROW_DP_GUESSED: usize = 16;
/// The most equations, which are cells of a board, for `bfs` and `reach`.
const SEARCHED_CELLS: usize = 25;
/// The most variables for `bfs` and `reach`.
const SEARCHED_MOVES: usize = 64;
/// The most variables for `subsets`.
const SUBSETS_MOVES: usize = 24;

/// The most guessed moves with which every pattern and state is listed.
pub(super) const LISTED_GUESSED: usize = 5;
/// The highest rank with which every change is listed.
pub(super) const LISTED_RANK: usize = 6;
/// The most variables with which every subset is listed.
pub(super) const LISTED_MOVES: usize = 6;

/// Checks the size of the system.
pub(super) fn check(trace: &Trace) -> Result<(), ExploreFault> {
    let (cells, moves) = (trace.system.a().rows(), trace.system.a().cols());
    match trace.method {
        Method::Bfs | Method::Reach => {
            at_most(trace.method, SEARCHED_CELLS, "equations", cells)?;
            at_most(trace.method, SEARCHED_MOVES, "moves", moves)
        }
        Method::Subsets => at_most(trace.method, SUBSETS_MOVES, "moves", moves),
        _ => Ok(()),
    }
}

/// Checks the number of guessed moves.
pub(super) fn check_guessed(method: Method, guessed: usize) -> Result<(), ExploreFault> {
    let most = match method {
        Method::RowDp => ROW_DP_GUESSED,
        _ => CHASE_GUESSED,
    };
    at_most(method, most, "guessed moves", guessed)
}

fn at_most(
    method: Method,
    most: usize,
    what: &'static str,
    found: usize,
) -> Result<(), ExploreFault> {
    if found <= most {
        return Ok(());
    }
    Err(ExploreFault::TooMany {
        method,
        most,
        what,
        found,
    })
}
