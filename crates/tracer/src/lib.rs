//! Traces: every step of an elimination over GF(2), recorded, replayed, verified, explained.
//!
//! A [`Trace`] stores a system once and then operations and claims, never a matrix a step.
//! Whoever eliminates drives a [`Recorder`]; [`record`] drives it from `gf2`'s own elimination.

mod explain;
mod json;
mod picture;
mod problem;
mod record;
mod replay;
mod step;
mod system;
mod trace;
mod verify;

pub use explain::model as explanation;
pub use explain::{Detail, Phrase, explain, lesson, one_based, phrases};
pub use explanation::{Explanation, Lesson};
pub use json::{JsonlWriter, ReadError, ReadProblem};
pub use picture::{MoveKind, Picture, Place};
pub use problem::{Field, Problem};
pub use record::{Choices, RecordError, RecordOptions, Recorder, record, record_with};
pub use replay::State;
pub use step::{ExploreStep, Extension, SkipReason, Step};
pub use system::{System, SystemError};
pub use trace::{GoalOutcome, Least, Method, Outcome, Trace};
pub use verify::{
    Due, ExploreFault, Fault, FaultReason, FormFault, Note, OperationFault, OutcomeFault,
    RuleFault, ShapeFault, SolutionFault, Verdict, Verified,
};
