//! The free variables.

use super::elimination::columns_without_pivot;
use crate::explain::model::{Block, Part, PartKind};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// The most runs of columns whose reasons are given.
const MAX_REASONS: usize = 8;

fn blocks(reading: &Reading<'_>, free: &[usize]) -> Vec<Block> {
    let rank = reading.n - free.len();
    if free.is_empty() {
        return vec![Block::Paragraph(say::none_is_free(
            reading.n,
            &reading.solvable(),
        ))];
    }
    let mut blocks = vec![Block::Paragraph(say::these_are_free(free))];
    let reasons = columns_without_pivot(reading);
    if !reasons.is_empty() {
        let lines = reasons.into_iter().take(MAX_REASONS);
        let lines = lines.map(|(cols, reason)| say::free_reason(say::which_columns(&cols), reason));
        blocks.push(Block::List(lines.collect()));
    }
    blocks.push(Block::Paragraph(say::free_means(
        free.len(),
        rank,
        &reading.solvable(),
    )));
    blocks.push(Block::Paragraph(say::how_many_is_fixed(reading.n, rank)));
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
