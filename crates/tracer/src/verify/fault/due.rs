//! What a method's rules have at some place, and how it is said.

use std::fmt;

use gf2::BitVector;

use crate::step::{ExploreStep, SkipReason};
use crate::verify::words::{Column, R, X, due, list};

/// The step that a method's rules have at some place, as far as they fix it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Due {
    /// These rows change places.
    Swap {
        /// The row whose turn it is, and the first below it with a 1.
        rows: [usize; 2],
        /// The column.
        col: usize,
    },
    /// These columns change places.
    SwapColumns {
        /// The column whose turn it is, and the first after it with a 1 low enough.
        cols: [usize; 2],
        /// The row whose turn it is.
        row: usize,
    },
    /// This entry is the pivot.
    Pivot {
        /// The row.
        row: usize,
        /// The column.
        col: usize,
    },
    /// The pivot row is added to these rows.
    Add {
        /// The pivot row.
        source: usize,
        /// All rows that still have a 1 in the column, where the method clears it.
        targets: BitVector,
        /// The pivot's column.
        col: usize,
    },
    /// This column gets no pivot.
    Skip {
        /// The column.
        col: usize,
        /// The number of pivots so far.
        row: usize,
        /// Why.
        why: SkipReason,
    },
    /// The free variables are named.
    Free,
    /// This variable is expressed.
    Express {
        /// The variable.
        var: usize,
        /// Its row.
        row: usize,
        /// The constant for each goal.
        constants: BitVector,
    },
    /// This free variable's kernel vector.
    Kernel {
        /// The free variable.
        col: usize,
    },
    /// The contradiction of a goal.
    Inconsistent {
        /// The goal.
        goal: usize,
        /// The first row that reads 0 = 1 for it.
        row: usize,
    },
    /// These values of the free variables.
    Choose {
        /// The goal.
        goal: usize,
        /// The values.
        values: BitVector,
    },
    /// This variable's substitution.
    Back {
        /// The variable.
        var: usize,
        /// Its row.
        row: usize,
    },
    /// The solution that was chosen.
    Candidate {
        /// The goal.
        goal: usize,
    },
    /// The particular solution.
    Particular {
        /// The goal.
        goal: usize,
    },
    /// The result of the search.
    Search {
        /// The goal.
        goal: usize,
    },
    /// The grid.
    Grid,
    /// This step of an exploration.
    Explore(ExploreStep),
    /// Nothing more.
    End,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap { rows: [a, b], col } => write!(
                f,
                "{0} ↔ {1} is due: {1} is the first row below {0} with a 1 in {2}",
                R(*a),
                R(*b),
                Column(*col)
            ),
            Self::SwapColumns { cols: [a, b], row } => write!(
                f,
                "{0} ↔ {1} is due: {1} is the first after {0} with a 1 from {2} down",
                Column(*a),
                Column(*b),
                R(*row)
            ),
            Self::Pivot { row, col } => {
                write!(
                    f,
                    "pivot {}, {} is due: it has a 1 there",
                    R(*row),
                    Column(*col)
                )
            }
            Self::Add {
                source,
                targets,
                col,
            } => write!(
                f,
                "{} must be added to every row that still has to lose its 1 in {}: {}",
                R(*source),
                Column(*col),
                list(&targets.iter_ones().collect::<Vec<_>>(), R)
            ),
            Self::Skip { col, row, why } => fmt_skip(*col, *row, *why, f),
            Self::Free => f.write_str("the free variables are due"),
            Self::Express {
                var,
                row,
                constants,
            } => {
                let (var, row) = (X(*var), R(*row));
                write!(
                    f,
                    "{var} from {row} in free variables is due, constants {constants}"
                )
            }
            Self::Kernel { col } => write!(f, "the kernel vector of {} is due", X(*col)),
            _ => self.fmt_goal_step(f),
        }
    }
}

impl Due {
    fn fmt_goal_step(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Inconsistent { goal, row } => {
                let (goal, row) = (goal + 1, R(*row));
                write!(
                    f,
                    "{row} is due: the first row that reads 0 = 1 for goal {goal}"
                )
            }
            Self::Choose { goal, values } => {
                let goal = goal + 1;
                write!(
                    f,
                    "the choice \"{values}\" of the free variables for goal {goal} is due"
                )
            }
            Self::Back { var, row } => {
                write!(f, "back-substitution of {} in {} is due", X(*var), R(*row))
            }
            Self::Grid => f.write_str("the grid is due"),
            Self::Explore(step) => f.write_str(&due(step)),
            Self::Candidate { goal } => write!(f, "the candidate for goal {} is due", goal + 1),
            Self::Particular { goal } => {
                write!(f, "the particular solution for goal {} is due", goal + 1)
            }
            Self::Search { goal } => {
                write!(
                    f,
                    "the search's least solution for goal {} is due",
                    goal + 1
                )
            }
            _ => f.write_str("nothing more is due"),
        }
    }
}

fn fmt_skip(col: usize, row: usize, why: SkipReason, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let col = Column(col);
    match why {
        SkipReason::NoOne => {
            write!(
                f,
                "{col} gets no pivot: no row from {} down has a 1 in it",
                R(row)
            )
        }
        SkipReason::NoRow => write!(f, "{col} gets no pivot: all {row} rows have one (no-row)"),
    }
}
