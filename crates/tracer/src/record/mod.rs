//! From an elimination to a trace.
//!
//! A [`Recorder`] takes steps from anyone. [`record`] lets `gf2`'s own elimination drive one, and
//! [`claims`] adds what follows from the form that it reached.

mod claims;
mod error;
mod observer;
mod options;
mod recorder;

use gf2::{column_swap_eliminate, forward_eliminate, gauss_jordan_eliminate};

use crate::problem::Problem;
use crate::replay::columns_in_order;
use crate::system::System;
use crate::trace::{Method, Outcome, Trace};
use claims::Echelon;

pub use error::RecordError;
pub use options::{Choices, RecordOptions};
pub use recorder::Recorder;

/// Eliminates `system` by `method` and records every step.
///
/// ```
/// use gf2::LinearSystem;
/// use tracer::{Method, Problem, RecordOptions, System, record};
///
/// let system = System::unnamed(LinearSystem::new("110\n011".parse()?, "1\n0".parse()?)?);
/// let trace = record(Problem::system(), system, Method::Gauss, &RecordOptions::default());
/// assert_eq!(trace.outcome.rank, 2);
/// assert!(trace.verified().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
///
/// If `method` is no elimination: any other is driven through a [`Recorder`].
pub fn record(problem: Problem, system: System, method: Method, options: &RecordOptions) -> Trace {
    record_with(problem, system, method, options, &mut |_, _| ())
}

/// Does the same, and calls `progress(done, total)` with numbers of tried solutions while it
/// searches for the least ones.
///
/// # Panics
///
/// If `method` is no elimination: any other is driven through a [`Recorder`].
pub fn record_with(
    problem: Problem,
    system: System,
    method: Method,
    options: &RecordOptions,
    progress: &mut dyn FnMut(u64, u64),
) -> Trace {
    let mut work = system.linear().augmented();
    let n = system.a().cols();
    let outcome = Outcome::of_with(&system, options.search(), progress);
    let mut recorder = Recorder::new(problem, system, method);
    let pivots = match method {
        Method::Gauss => forward_eliminate(&mut work, n, &mut recorder),
        Method::GaussJordan => gauss_jordan_eliminate(&mut work, n, &mut recorder),
        Method::ColumnSwap => {
            // What follows is said of variables, so the columns go back to their places.
            let form = column_swap_eliminate(&mut work, n, &mut recorder);
            work = columns_in_order(&work, &form.permutation);
            form.permutation[..form.rank].to_vec()
        }
        _ => panic!("{} is recorded step by step", method.name()),
    };
    let pivots: Vec<(usize, usize)> = pivots.into_iter().enumerate().collect();
    Echelon::new(&work, n, &pivots).record(&mut recorder, &outcome, options.choices);
    recorder.finish_with(outcome)
}
