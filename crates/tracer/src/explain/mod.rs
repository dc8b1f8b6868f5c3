//! From a verified trace to an explanation that a person can follow.
//!
//! The data flow: a [`Verified`] trace is read once ([`reading`], [`claims`]), each part of the explanation
//! is built from what was read ([`build`]) with sentences from one place ([`sentences`]), and
//! the result is a renderer-neutral [`Explanation`] ([`model`]).

mod build;
mod claims;
mod exploration;
pub mod model;
mod numbering;
mod phrases;
mod reading;
mod sentences;

use model::{Explanation, Lesson};
pub use numbering::one_based;
pub use phrases::{Phrase, phrases};

use crate::picture::Picture;
use crate::verify::Verified;
use reading::Reading;

/// How much of a derivation is spelled out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Detail {
    /// The results, without the operations.
    Outline,
    /// The first columns in full, the others in a line each.
    #[default]
    Pivot,
    /// Every operation.
    Operation,
}

/// Explains a verified trace; `picture` is the board that it is about, if there is one.
///
/// Every number in the explanation comes from the trace or is computed from the states that it
/// replays to.
///
/// ```
/// use gf2::LinearSystem;
/// use tracer::explanation::PartKind;
/// use tracer::{Detail, Method, Problem, RecordOptions, System, explain, record};
///
/// let system = LinearSystem::new("110\n011".parse()?, "1\n0".parse()?)?;
/// let system = System::unnamed(system);
/// let trace = record(Problem::system(), system, Method::Gauss, &RecordOptions::default());
/// let explanation = explain(trace.verified()?, None, Detail::Pivot);
/// assert_eq!(explanation.part_number(PartKind::Elimination), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
///
/// If `picture` does not fit the trace's system: a cell for each equation and a target for each
/// goal.
pub fn explain(trace: Verified<'_>, picture: Option<&Picture>, detail: Detail) -> Explanation {
    build::explanation(&Reading::new(trace.trace(), picture, detail))
}

/// Cuts a verified derivation into frames that follow each other, for slides and for the page;
/// `picture` is the board that it is about, if there is one.
///
/// The explanation inside is the one that [`explain`] gives for the same arguments.
///
/// # Panics
///
/// If `picture` does not fit the trace's system: a cell for each equation and a target for each
/// goal.
pub fn lesson(trace: Verified<'_>, picture: Option<&Picture>, detail: Detail) -> Lesson {
    build::lesson(&Reading::new(trace.trace(), picture, detail))
}
