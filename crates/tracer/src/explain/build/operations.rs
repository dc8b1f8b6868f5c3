//! Operations one by one, where no rule orders them: a student's, or another program's.

use gf2::{BitMatrix, RowOp};

use super::elimination::{add, why_no_pivot};
use super::matrix::state_row;
use crate::explain::model::{Block, Operation, RowState};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;
use crate::step::Step;

/// The operations and the claims between them, one by one.
pub(super) fn operations(reading: &Reading<'_>) -> Vec<Block> {
    let mut matrix = reading.start.clone();
    let mut blocks = Vec::new();
    for (index, step) in reading.trace.steps.iter().enumerate() {
        blocks.extend(step_blocks(reading, &mut matrix, index, step));
    }
    if blocks.is_empty() {
        blocks.push(Block::Paragraph(say::no_operations()));
    }
    blocks
}

/// Tells of a step, and does it.
fn step_blocks(
    reading: &Reading<'_>,
    matrix: &mut BitMatrix,
    index: usize,
    step: &Step,
) -> Vec<Block> {
    match step {
        Step::Swap { rows: [a, b], .. } => vec![swap_operation(reading, index, matrix, *a, *b)],
        Step::Add {
            source, targets, ..
        } => {
            let each = |target| add_operation(reading, index, matrix, *source, target);
            targets.iter_ones().map(each).collect()
        }
        Step::Pivot { row, col } => vec![Block::Paragraph(say::claims_pivot(*row, *col))],
        Step::Skip { row, col, why } => {
            let cols = *col..*col + 1;
            let reason = why_no_pivot(reading, &cols, *row, *why);
            vec![Block::Paragraph(say::claims_no_pivot(&cols, reason))]
        }
        _ => Vec::new(),
    }
}

fn swap_operation(
    reading: &Reading<'_>,
    step: usize,
    matrix: &mut BitMatrix,
    a: usize,
    b: usize,
) -> Block {
    let operation = RowOp::Swap { a, b };
    operation.apply(matrix);
    let row = |row| state_row(matrix, row, reading.n).playing(RowState::Target);
    Block::Operation(Operation {
        step,
        operation,
        effect: say::effect_of_swap(a, b),
        rows: if reading.shows_matrices() {
            vec![row(a), row(b)]
        } else {
            Vec::new()
        },
    })
}

fn add_operation(
    reading: &Reading<'_>,
    step: usize,
    matrix: &mut BitMatrix,
    source: usize,
    target: usize,
) -> Block {
    let rows = add(reading, matrix, source, target, None);
    let [before, added, _] = &rows;
    let (gone, new): (Vec<usize>, Vec<usize>) =
        added.left.iter_ones().partition(|&j| before.left.get(j));
    Block::Operation(Operation {
        step,
        operation: RowOp::Add { source, target },
        effect: say::effect_of_add(source, target, &gone, &new),
        rows: if reading.shows_matrices() {
            rows.into()
        } else {
            Vec::new()
        },
    })
}
