//! The frames of a derivation that no rule orders: a student's, or another program's.

use std::ops::Range;

use gf2::BitMatrix;

use super::frame;
use crate::explain::build::elimination::why_no_pivot;
use crate::explain::model::{Change, Frame, FrameScene, Prose, RowOp, Said, Standing, prose};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;
use crate::step::Step;

/// The frames of the operations and of the claims between them.
pub(super) fn frames(reading: &Reading<'_>) -> Vec<Frame> {
    let mut matrix = reading.start.clone();
    let mut frames = Vec::new();
    for (index, step) in reading.trace.steps.iter().enumerate() {
        let told = match step {
            Step::Swap { rows: [a, b], .. } => {
                matrix.swap_rows(*a, *b);
                vec![swap(index, *a, *b)]
            }
            Step::Add {
                source, targets, ..
            } => additions(reading, &mut matrix, index, *source, targets.iter_ones()),
            Step::Pivot { row, col } => vec![pivot(index, *row, *col)],
            Step::Skip { row, col, why } => {
                let cols = *col..*col + 1;
                let reason = why_no_pivot(reading, &cols, *row, *why);
                vec![skip(index, cols, reason)]
            }
            _ => Vec::new(),
        };
        frames.extend(told);
    }
    frames
}

fn shown(steps: Range<usize>, change: Change, heading: Prose, said: Prose) -> Frame {
    Frame {
        steps,
        change,
        ..frame(0, FrameScene::Matrix, heading, Said::always(said))
    }
}

fn swap(index: usize, a: usize, b: usize) -> Frame {
    shown(
        index..index + 1,
        Change::Swap { rows: [a, b] },
        prose![RowOp::Swap { a, b }],
        say::effect_of_swap(a, b),
    )
}

fn additions(
    reading: &Reading<'_>,
    matrix: &mut BitMatrix,
    index: usize,
    source: usize,
    targets: impl Iterator<Item = usize>,
) -> Vec<Frame> {
    let addition = |(at, target): (usize, usize)| {
        let unknowns = matrix
            .row(source)
            .iter_ones()
            .take_while(|&j| j < reading.n);
        let (gone, new): (Vec<usize>, Vec<usize>) = unknowns.partition(|&j| matrix.get(target, j));
        matrix.add_row(source, target);
        shown(
            index + usize::from(at > 0)..index + 1,
            Change::Add {
                source,
                targets: vec![target],
                col: None,
            },
            prose![RowOp::Add { source, target }],
            say::effect_of_add(source, target, &gone, &new),
        )
    };
    targets.enumerate().map(addition).collect()
}

fn pivot(index: usize, row: usize, col: usize) -> Frame {
    let said = say::claims_pivot(row, col);
    let heading = say::heading_claimed_pivot(row, col);
    let mut frame = shown(index..index + 1, Change::Pivot { row, col }, heading, said);
    frame.decided = vec![(col, Standing::Basic)];
    frame
}

fn skip(index: usize, cols: Range<usize>, reason: Prose) -> Frame {
    let said = say::claims_no_pivot(&cols, reason);
    let heading = say::heading_claimed_free(&cols);
    let decided = cols.clone().map(|var| (var, Standing::Free)).collect();
    let mut frame = shown(index..index + 1, Change::Skip { cols }, heading, said);
    frame.decided = decided;
    frame
}
