//! The free variables.

use super::elimination::{columns_without_pivot, variables_in};
use crate::explain::model::{Block, Part, PartKind, Prose};
use crate::explain::reading::{Form, Reading};
use crate::explain::sentences as say;

/// The most runs of columns whose reasons are given.
const MAX_REASONS: usize = 8;

fn blocks(reading: &Reading<'_>, free: &[usize]) -> Vec<Block> {
    let scene = reading.scene();
    let solvable = reading.solvable();
    let rank = reading.n - free.len();
    if free.is_empty() {
        return vec![Block::Paragraph(say::none_is_free(
            scene, reading.n, &solvable,
        ))];
    }
    let mut blocks = reasons(reading, free);
    blocks.push(Block::Paragraph(say::free_means(
        scene,
        free.len(),
        rank,
        &solvable,
    )));
    blocks.push(Block::Paragraph(say::how_many_is_fixed(reading.n, rank)));
    if reading.form() == Some(Form::Diagonal) {
        blocks.push(Block::Paragraph(say::recursion(free, rank)));
    }
    blocks
}

/// Why each run of columns without a pivot has none.
fn reasons(reading: &Reading<'_>, free: &[usize]) -> Vec<Block> {
    let runs = columns_without_pivot(reading);
    let told: usize = runs.iter().map(|(cols, _)| cols.len()).sum();
    if told < free.len() {
        // A manual derivation need not say why.
        return vec![Block::Paragraph(say::these_are_free(free))];
    }
    let total = runs.len();
    let because = |(cols, reason): (std::ops::Range<usize>, Prose)| {
        let free = variables_in(reading, &cols);
        let because = say::free_because(&free, say::which_columns(&cols), reason);
        Block::Paragraph(because)
    };
    let mut blocks: Vec<Block> = runs.into_iter().take(MAX_REASONS).map(because).collect();
    if total > MAX_REASONS {
        blocks.push(Block::Paragraph(say::reasons_left_out(MAX_REASONS, total)));
        blocks.push(Block::Paragraph(say::these_are_free(free)));
    }
    blocks
}

/// The part about the free variables, if the trace names them.
pub(super) fn part(reading: &Reading<'_>) -> Option<Part> {
    let free = reading.free?;
    Some(super::part(
        PartKind::Free,
        say::heading_free(),
        blocks(reading, free),
    ))
}
