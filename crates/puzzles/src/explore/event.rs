//! What an exploration tells whoever watches it.

use gf2::BitVector;

/// One thing that an exploration did, after it was done.
///
/// Variables, cells, goals and lines count from 0. A *change* is the vector A·x over the cells:
/// which cells differ from how they were at the start. Lists of variables and of cells ascend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// Chase, row-dp: how the board is walked through.
    Grid {
        /// The number of rows of the board.
        rows: usize,
        /// The number of columns of the board.
        cols: usize,
        /// Whether a line of the walk is a column of the board, and not a row.
        transposed: bool,
        /// The variables whose values are tried and not derived.
        guessed: Vec<usize>,
    },
    /// Chase: a pattern is tried.
    Guess {
        /// The goal.
        goal: usize,
        /// A value for each guessed variable, in the order of the walk.
        values: BitVector,
    },
    /// Chase: the presses that the cells before force in a line that has forced moves.
    Row {
        /// The line.
        row: usize,
        /// The forced variables that are pressed.
        presses: Vec<usize>,
    },
    /// Chase: the pattern ends, because no later press reaches these wrong cells.
    Fails {
        /// The cells that are wrong for good.
        cells: Vec<usize>,
    },
    /// Chase: the pattern ends, because it has more presses than the best one so far.
    Cut {
        /// Its presses so far.
        weight: usize,
    },
    /// Chase: the pattern reaches the goal.
    Candidate {
        /// The goal.
        goal: usize,
        /// The presses.
        x: BitVector,
        /// Their number.
        weight: usize,
    },
    /// Chase: what became of all patterns of a goal.
    Patterns {
        /// The goal.
        goal: usize,
        /// The number of patterns; each was solved, failed or was cut.
        tried: u64,
        /// Those that reached the goal.
        solved: u64,
        /// Those that left a cell wrong.
        failed: u64,
        /// Those that had too many presses before they came so far.
        cut: u64,
    },
    /// Row-dp: what was kept after a line.
    States {
        /// The goal.
        goal: usize,
        /// The line.
        row: usize,
        /// The number of different states.
        states: u64,
        /// How many ways led to a state that had a better one.
        dropped: u64,
    },
    /// Row-dp: one of the states, by its best presses so far.
    State {
        /// The presses so far; variables of later lines are 0.
        x: BitVector,
        /// Their number.
        weight: usize,
    },
    /// Bfs, reach: all changes that need exactly this many moves are known.
    Level {
        /// The number of moves.
        level: usize,
        /// The number of changes that need so many.
        states: u64,
    },
    /// Bfs: the next change is taken from the queue.
    Pop {
        /// The change.
        state: BitVector,
        /// The presses that first reached it.
        x: BitVector,
    },
    /// Bfs: one more press reaches a change for the first time.
    Reach {
        /// The change.
        state: BitVector,
        /// The variable pressed after those of the change popped last.
        press: usize,
    },
    /// Reach: a change of the level just told.
    New {
        /// The change.
        state: BitVector,
    },
    /// Subsets: a set of moves was tried.
    Subset {
        /// The moves.
        x: BitVector,
        /// The change that they give.
        gives: BitVector,
    },
    /// Subsets: what became of all sets of one size.
    Weight {
        /// The size.
        weight: usize,
        /// The number of sets of that size.
        tried: u64,
        /// For each goal, how many of them give it.
        gives: Vec<u64>,
    },
    /// The least solution of a goal.
    Found {
        /// The goal.
        goal: usize,
        /// The solution.
        x: BitVector,
        /// Its number of presses.
        weight: usize,
    },
    /// The goal has no solution.
    Missed {
        /// The goal.
        goal: usize,
    },
}

/// Watches an exploration. `()` is the observer that does nothing.
pub trait Observer {
    /// Takes note of `event`.
    fn observe(&mut self, event: Event);

    /// Hears now and then that `done` of at most `total` pieces of the work are done.
    fn progress(&mut self, done: u64, total: u64) {
        let _ = (done, total);
    }
}

impl Observer for () {
    fn observe(&mut self, _: Event) {}
}
