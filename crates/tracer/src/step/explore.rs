//! The steps of the methods that explore patterns, states or subsets instead of eliminating.
//!
//! They speak of *changes*: the vector A·x over the equations. On a board it says which cells
//! have changed since the start, which is the change 0…0; goal g is reached where the change
//! is column g of B.

use gf2::BitVector;

/// One thing that an exploration did or found out. Indices count from 0, and lists of indices
/// ascend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExploreStep {
    /// How the variables lie on a grid, and which of them are guessed.
    Grid {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        cols: usize,
        /// Whether the lines that follow each other are the columns.
        transposed: bool,
        /// The variables that are guessed; all others are forced.
        guessed: Vec<usize>,
    },
    /// A pattern of the guessed variables.
    Guess {
        /// The goal.
        goal: usize,
        /// A value for each of them, in the order in which the lines have them.
        values: BitVector,
    },
    /// The presses that a line is forced to.
    Row {
        /// The line.
        row: usize,
        /// The forced variables that are 1.
        presses: Vec<usize>,
    },
    /// The pattern leaves cells wrong that no later press reaches.
    Fails {
        /// The cells.
        cells: Vec<usize>,
    },
    /// The pattern already has more presses than the best one.
    Cut {
        /// Its number of presses so far.
        weight: usize,
    },
    /// What became of all patterns of a goal, where they are too many to be listed.
    Patterns {
        /// The goal.
        goal: usize,
        /// The number of patterns.
        tried: u64,
        /// How many reached the goal.
        solved: u64,
        /// How many left a cell wrong.
        failed: u64,
        /// How many were given up for having too many presses.
        cut: u64,
    },
    /// The states that are kept after a line.
    States {
        /// The goal.
        goal: usize,
        /// The line.
        row: usize,
        /// Their number.
        states: u64,
        /// How many ways were dropped since another way to the same state is better.
        dropped: u64,
    },
    /// One of these states: its best way.
    State {
        /// The presses so far.
        x: BitVector,
        /// Their number.
        weight: usize,
    },
    /// How many changes need a number of moves, and no fewer.
    Level {
        /// The number of moves.
        level: usize,
        /// The number of changes.
        states: u64,
    },
    /// The next change of the queue.
    Pop {
        /// The change.
        state: BitVector,
        /// The moves that first reached it.
        x: BitVector,
    },
    /// A move from the popped change reaches another one for the first time.
    Reach {
        /// The new change.
        state: BitVector,
        /// The move.
        press: usize,
    },
    /// A change of the level that was told last.
    New {
        /// The change.
        state: BitVector,
    },
    /// What a subset of the moves gives.
    Subset {
        /// The moves.
        x: BitVector,
        /// The change.
        gives: BitVector,
    },
    /// What became of all subsets of a size, where they are too many to be listed.
    Weight {
        /// The size.
        weight: usize,
        /// The number of subsets.
        tried: u64,
        /// How many of them give each goal.
        gives: Vec<u64>,
    },
    /// The least solution of a goal.
    Found {
        /// The goal.
        goal: usize,
        /// The solution.
        x: BitVector,
        /// Its number of ones.
        weight: usize,
    },
    /// A goal that cannot be reached.
    Missed {
        /// The goal.
        goal: usize,
    },
}
