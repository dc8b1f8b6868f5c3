//! Faults of claims: about the form that the elimination reached, and about solutions.

use std::fmt;

use gf2::BitVector;

use crate::verify::words::{Equation, R, X, bit, list, vector};

/// A false claim about the form: free variables, expressions, the kernel, contradictions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormFault {
    /// Free variables that are not exactly those without a pivot.
    NotTheFree {
        /// The right ones.
        right: Vec<usize>,
    },
    /// Fewer pivots than the rank, or dependent pivot columns.
    PivotsAreNoBasis {
        /// The number of pivots.
        pivots: usize,
        /// The rank.
        rank: usize,
    },
    /// A claim about free variables before they were named.
    FreeNotNamed,
    /// The free variables named a second time.
    FreeNamedTwice,
    /// A variable that is not the one whose pivot the row has.
    NotThePivot {
        /// The row.
        row: usize,
        /// The variable whose pivot it has.
        right: Option<usize>,
    },
    /// A variable that is not free.
    NotFree {
        /// The variable.
        var: usize,
    },
    /// An expression that does not follow from the system.
    NotAnIdentity,
    /// A free variable with a wrong value.
    WrongFreeValue {
        /// The variable.
        var: usize,
        /// The right value.
        right: bool,
    },
    /// A vector x with A·x ≠ 0.
    NotInKernel {
        /// The first equation that does not come out 0.
        equation: usize,
    },
    /// A row that does not read 0 = 1.
    NoContradiction {
        /// The row.
        row: usize,
    },
    /// A witness other than the equations that the row is the sum of.
    NotTheSum {
        /// The row.
        row: usize,
        /// The first equation that is wrongly there or wrongly missing.
        equation: usize,
        /// Whether it is part of the sum.
        right: bool,
    },
    /// A witness whose original equations do not sum to 0 = 1.
    NoWitness,
}

impl fmt::Display for FormFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotTheFree { right } => {
                write!(f, "the variables without a pivot are {}", list(right, X))
            }
            Self::PivotsAreNoBasis { pivots, rank } if pivots == rank => {
                write!(f, "the {pivots} pivot columns are not independent")
            }
            Self::PivotsAreNoBasis { pivots, rank } => {
                write!(f, "there are {pivots} pivots, but the rank is {rank}")
            }
            Self::FreeNotNamed => f.write_str("no step has named the free variables yet"),
            Self::FreeNamedTwice => f.write_str("the free variables are named already"),
            Self::NotThePivot { row, right: None } => write!(f, "{} has no pivot", R(*row)),
            Self::NotThePivot {
                row,
                right: Some(var),
            } => write!(f, "{} has the pivot of {}", R(*row), X(*var)),
            Self::NotFree { var } => write!(f, "{} is not a free variable", X(*var)),
            Self::NotAnIdentity => f.write_str("this does not follow from the equations"),
            Self::WrongFreeValue { var, right } => {
                write!(
                    f,
                    "the free variable {} must be {} here",
                    X(*var),
                    bit(*right)
                )
            }
            Self::NotInKernel { equation } => {
                write!(f, "A·x = 0 fails in {}", Equation(*equation))
            }
            Self::NoContradiction { row } => write!(f, "{} does not read 0 = 1", R(*row)),
            Self::NotTheSum {
                row,
                equation,
                right,
            } => {
                let verb = if *right {
                    "contains"
                } else {
                    "does not contain"
                };
                write!(
                    f,
                    "the sum that is {} {verb} {}",
                    R(*row),
                    Equation(*equation)
                )
            }
            Self::NoWitness => f.write_str("the sum of these equations is not 0 = 1"),
        }
    }
}

/// A false claim about solutions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SolutionFault {
    /// A substitution or a candidate without a choice before it.
    NoChoice,
    /// A candidate for another goal than the choice.
    OtherGoal {
        /// The choice's goal.
        right: usize,
    },
    /// Variables that are not exactly the row's other ones.
    NotTheRow {
        /// The row.
        row: usize,
        /// The right ones.
        right: Vec<usize>,
    },
    /// A variable without a value yet.
    NotKnownYet {
        /// The variable.
        var: usize,
    },
    /// A variable that has a value already.
    KnownAlready {
        /// The variable.
        var: usize,
    },
    /// A value that does not follow.
    WrongValue {
        /// The right value.
        right: bool,
    },
    /// A candidate that is not what was chosen and substituted.
    NotAsChosen {
        /// The first variable that differs.
        var: usize,
        /// Its value so far.
        right: bool,
    },
    /// A vector x with A·x ≠ b.
    NotASolution {
        /// The first equation that it violates.
        equation: usize,
    },
    /// A miscounted weight.
    WrongWeight {
        /// The right weight.
        right: usize,
    },
    /// Not the least solution, or not the first of several.
    NotLeast {
        /// A better one.
        better: BitVector,
    },
    /// A lower bound that cannot be derived.
    BoundTooHigh {
        /// The bound that is claimed.
        claimed: usize,
        /// The highest that can be derived.
        right: usize,
    },
}

impl fmt::Display for SolutionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoChoice => f.write_str("no values are chosen for the free variables"),
            Self::OtherGoal { right } => {
                write!(f, "the values were chosen for goal {}", right + 1)
            }
            Self::NotTheRow { row, right } => {
                write!(
                    f,
                    "the other variables of {} are {}",
                    R(*row),
                    list(right, X)
                )
            }
            Self::NotKnownYet { var } => write!(f, "{} has no value yet", X(*var)),
            Self::KnownAlready { var } => write!(f, "{} has its value already", X(*var)),
            Self::WrongValue { right } => write!(f, "the row gives {}", bit(*right)),
            Self::NotAsChosen { var, right } => {
                write!(
                    f,
                    "{} is {} by the choice and the rows",
                    X(*var),
                    bit(*right)
                )
            }
            Self::NotASolution { equation } => {
                write!(f, "A·x = b fails in {}", Equation(*equation))
            }
            Self::WrongWeight { right } => write!(f, "x has {right} ones"),
            Self::NotLeast { better } => {
                let weight = better.weight();
                write!(f, "{} of weight {weight} comes before it", vector(better))
            }
            Self::BoundTooHigh { claimed, right } => write!(
                f,
                "that every solution has at least {claimed} ones cannot be derived, only {right}"
            ),
        }
    }
}
