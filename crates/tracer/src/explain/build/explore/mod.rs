//! Explanations of the methods that explore: the idea, the method at work, what it tried, what
//! that costs, and what came out.

mod bfs;
mod chase;
mod ending;
mod idea;
mod levels;
mod reach;
mod row_dp;
mod subsets;
mod walk;

use crate::explain::model::Part;
use crate::explain::reading::Reading;
use crate::trace::Method;

/// The parts of the explanation of a method that explores.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    match reading.trace.method {
        Method::Chase => chase::parts(reading),
        Method::RowDp => row_dp::parts(reading),
        Method::Bfs => bfs::parts(reading),
        Method::Subsets => subsets::parts(reading),
        Method::Reach => reach::parts(reading),
        Method::Gauss | Method::GaussJordan | Method::ColumnSwap | Method::Manual => Vec::new(),
    }
}
