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

use super::matrix;
use crate::explain::model::{Block, Part};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;
use crate::trace::Method;

/// The parts of the explanation of a method that explores.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    let mut parts = method_parts(reading);
    if let Some(idea) = parts.first_mut() {
        idea.blocks.splice(0..0, system(reading));
    }
    parts
}

/// A plain system, which no board shows, as [A | B].
fn system(reading: &Reading<'_>) -> Vec<Block> {
    if reading.subject() != Subject::Unknowns || !reading.shows_matrices() || reading.m == 0 {
        return Vec::new();
    }
    let row = |i| matrix::state_row(&reading.start, i, reading.n);
    vec![
        Block::Paragraph(say::how_to_read(reading.scene())),
        Block::Matrix(matrix::matrix(reading, (0..reading.m).map(row).collect())),
    ]
}

fn method_parts(reading: &Reading<'_>) -> Vec<Part> {
    match reading.trace.method {
        Method::Chase => chase::parts(reading),
        Method::RowDp => row_dp::parts(reading),
        Method::Bfs => bfs::parts(reading),
        Method::Subsets => subsets::parts(reading),
        Method::Reach => reach::parts(reading),
        Method::Gauss | Method::GaussJordan | Method::ColumnSwap | Method::Manual => Vec::new(),
    }
}
