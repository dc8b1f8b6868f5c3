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
/// The most patterns times moves times goals of `chase`.
const CHASE_WORK: usize = 1 << 33;
/// The most states times moves times goals of `row-dp`.
const ROW_DP_WORK: usize = 1 << 26;
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

/// Checks the number of guessed moves, and how much follows from it.
pub(super) fn check_guessed(trace: &Trace, guessed: usize) -> Result<(), ExploreFault> {
    let (most, work, what) = match trace.method {
        Method::RowDp => (
            ROW_DP_GUESSED,
            ROW_DP_WORK,
            "states times moves times goals",
        ),
        _ => (
            CHASE_GUESSED,
            CHASE_WORK,
            "patterns times moves times goals",
        ),
    };
    at_most(trace.method, most, "guessed moves", guessed)?;
    let each = trace
        .system
        .a()
        .cols()
        .saturating_mul(trace.system.b().cols());
    at_most(trace.method, work, what, each.saturating_mul(1 << guessed))
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
