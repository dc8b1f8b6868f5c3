//! What can be wrong with a trace, and how it is said.

mod claims;
mod due;
mod explore;
mod operations;
mod outcome;
mod rules;
mod shape;

use std::fmt::{self, Display};

pub use claims::{FormFault, SolutionFault};
pub use due::Due;
pub use explore::ExploreFault;
pub use operations::OperationFault;
pub use outcome::OutcomeFault;
pub use rules::RuleFault;
pub use shape::ShapeFault;

/// The first thing in a trace that is wrong.
///
/// Printed, it names the step, counted from 1, what the step claims, and what is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The step, from 0; one beyond the last if a step is missing at the end; `None` if it is
    /// the outcome or the trace as a whole.
    pub step: Option<usize>,
    /// What the step, or that part of the outcome, does or claims.
    pub claim: String,
    /// What is wrong with it.
    pub reason: FaultReason,
}

/// What is wrong, by the part of the trace that it is about. All indices count from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultReason {
    /// An index or a length that the system does not have.
    Shape(ShapeFault),
    /// An operation, a pivot or a free column that is none.
    Operation(OperationFault),
    /// A claim about the form that was reached: free variables, expressions, the kernel,
    /// contradictions.
    Form(FormFault),
    /// A claim about solutions.
    Solution(SolutionFault),
    /// A claim about patterns, states, changes or subsets.
    Explore(ExploreFault),
    /// A claim of the outcome that is not about a solution.
    Outcome(OutcomeFault),
    /// A true step that the method's rules do not have here.
    Rule(RuleFault),
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {} ({}): {}", step + 1, self.claim, self.reason),
            None => write!(f, "outcome ({}): {}", self.claim, self.reason),
        }
    }
}

impl std::error::Error for Fault {}

impl Display for FaultReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(fault) => fault.fmt(f),
            Self::Operation(fault) => fault.fmt(f),
            Self::Form(fault) => fault.fmt(f),
            Self::Solution(fault) => fault.fmt(f),
            Self::Explore(fault) => fault.fmt(f),
            Self::Outcome(fault) => fault.fmt(f),
            Self::Rule(fault) => fault.fmt(f),
        }
    }
}

/// Lets a check return its own kind of fault.
macro_rules! reasons {
    ($($variant:ident($fault:ty)),*) => {$(
        impl From<$fault> for FaultReason {
            fn from(fault: $fault) -> Self {
                Self::$variant(fault)
            }
        }
    )*};
}

reasons!(
    Shape(ShapeFault),
    Operation(OperationFault),
    Form(FormFault),
    Solution(SolutionFault),
    Explore(ExploreFault),
    Outcome(OutcomeFault),
    Rule(RuleFault)
);
