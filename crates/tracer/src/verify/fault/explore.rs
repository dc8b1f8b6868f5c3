//! Faults of the methods that explore patterns, states or subsets.

use std::fmt;

use gf2::BitVector;

use crate::trace::Method;
use crate::verify::words::{Cell, Equation, X, list};

/// A false claim about patterns, states, changes or subsets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExploreFault {
    /// A system beyond the limits of the method.
    TooMany {
        /// The method.
        method: Method,
        /// The most that it takes.
        most: usize,
        /// What is counted.
        what: &'static str,
        /// How many there are.
        found: usize,
    },
    /// A claim about lines before a step has told the grid.
    NoGrid,
    /// A second grid.
    GridTwice,
    /// A grid whose cells are not the variables and the equations.
    NotTheCells {
        /// The number of variables.
        variables: usize,
        /// The number of equations.
        equations: usize,
    },
    /// A move that changes a cell further away than the method allows.
    NotLocal {
        /// The move.
        var: usize,
        /// The cell.
        cell: usize,
    },
    /// Guessed moves that are not exactly those that are the last press of no cell.
    NotTheGuessed {
        /// The right ones.
        right: Vec<usize>,
    },
    /// A line beyond the last.
    NoSuchLine {
        /// How many there are.
        lines: usize,
    },
    /// Presses, wrong cells or a cut without a pattern before them.
    NoPattern,
    /// Presses that are not exactly the forced ones of the line.
    NotTheForced {
        /// The right ones.
        right: Vec<usize>,
    },
    /// Cells that are not exactly those that the pattern leaves wrong first.
    NotTheWrong {
        /// The right ones.
        right: Vec<usize>,
    },
    /// A cut where there is no lighter pattern, or at another weight.
    NotTheCut {
        /// The presses after the line in which they first are more than the best.
        right: Option<usize>,
    },
    /// A wrong number.
    WrongCount {
        /// What is counted.
        what: &'static str,
        /// The right number.
        right: u64,
    },
    /// A wrong number of subsets that give a goal.
    WrongGives {
        /// The goal.
        goal: usize,
        /// The right number.
        right: u64,
    },
    /// A state before the states were counted.
    NoStates,
    /// A way to a state with a press after the line.
    BeyondTheLine {
        /// The press.
        var: usize,
    },
    /// A way to a state that leaves settled cells wrong.
    LeavesWrong {
        /// The first of them.
        cell: usize,
    },
    /// Moves that give another change.
    NotTheChange {
        /// The first equation in which it differs.
        equation: usize,
    },
    /// A press before a change was popped.
    NothingPopped,
    /// A press that does not come after all presses of the popped change.
    NotAfterTheLast {
        /// The last of them.
        last: usize,
    },
    /// A new change before a level was told.
    NoLevel,
    /// A change that is not of that level.
    NotOfThisLevel {
        /// The number of moves that it needs, or nothing if none make it.
        right: Option<usize>,
    },
    /// Moves that are not the least ones for the change.
    NotTheFirst {
        /// The least ones.
        right: BitVector,
    },
}

impl fmt::Display for ExploreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany {
                method,
                most,
                what,
                found,
            } => write!(
                f,
                "{} is limited to {most} {what}; this has {found}",
                method.name()
            ),
            Self::WrongCount { what, right } => write!(f, "{what}: {right} is right"),
            Self::WrongGives { goal, right } => write!(f, "{right} of them give goal {}", goal + 1),
            _ => self.fmt_lines(f),
        }
    }
}

impl ExploreFault {
    /// The faults about changes and the moves that make them.
    fn fmt_changes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotTheChange { equation } => {
                write!(f, "A·x is another change in {}", Equation(*equation))
            }
            Self::NothingPopped => f.write_str("no change was taken from the queue"),
            Self::NotAfterTheLast { last } => {
                write!(
                    f,
                    "only moves after {}, the last press, are tried",
                    X(*last)
                )
            }
            Self::NotOfThisLevel { right: None } => f.write_str("no moves lead to it"),
            Self::NotOfThisLevel { right: Some(level) } => write!(f, "it is of level {level}"),
            Self::NotTheFirst { right } => write!(f, "x = {right} is the first to reach it"),
            _ => f.write_str("no level was told"),
        }
    }

    /// The faults of grids, patterns and the states after a line.
    fn fmt_lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGrid => f.write_str("no step has told the grid yet"),
            Self::GridTwice => f.write_str("the grid is told already"),
            Self::NotTheCells {
                variables,
                equations,
            } => write!(
                f,
                "a cell for each variable and equation is needed: {variables} and {equations}"
            ),
            Self::NotLocal { var, cell } => write!(
                f,
                "{} changes {}, which is more than a row or a column away",
                X(*var),
                Cell(*cell)
            ),
            Self::NotTheGuessed { right } => {
                let right = list(right, X);
                write!(f, "the last press of no cell, and so guessed: {right}")
            }
            Self::NoSuchLine { lines } => write!(f, "there are {lines} lines"),
            Self::NoPattern => f.write_str("no pattern is guessed"),
            Self::NotTheForced { right } => {
                write!(f, "the pattern forces these: {}", list(right, X))
            }
            Self::NotTheWrong { right } => {
                write!(f, "the settled cells that are wrong: {}", list(right, Cell))
            }
            Self::NotTheCut { right: None } => {
                f.write_str("there are never more presses than in the best so far")
            }
            Self::NotTheCut { right: Some(right) } => {
                write!(f, "{right} presses are the first that are too many")
            }
            Self::NoStates => f.write_str("no step has counted the states yet"),
            Self::BeyondTheLine { var } => write!(f, "{} comes after the line", X(*var)),
            Self::LeavesWrong { cell } => write!(f, "{} is settled and wrong", Cell(*cell)),
            _ => self.fmt_changes(f),
        }
    }
}
