//! Builds the parts of an explanation from what was read.

mod back;
mod board;
mod column_swap;
mod echelon;
mod elimination;
mod explore;
mod free;
mod glance;
mod groups;
mod least;
mod lesson;
mod matrix;
mod names;
mod operations;
mod solutions;
mod zero_rows;

pub(super) use lesson::lesson;

use crate::explain::model::{Block, Explanation, Part, PartKind, Prose};
use crate::explain::reading::Reading;
use crate::explain::{Detail, sentences as say};

/// Builds the whole explanation.
pub(super) fn explanation(reading: &Reading<'_>) -> Explanation {
    let parts = if reading.trace.method.is_exploration() {
        explore::parts(reading)
    } else {
        elimination_parts(reading)
    };
    Explanation {
        detail: reading.detail,
        title: glance::title(reading),
        legend: say::legend(reading.scene(), reading.trace.system.goals(), reading.n),
        names: names::names(reading),
        lead: glance::lead(reading, &parts),
        parts,
    }
}

/// The parts of an elimination, or of somebody's own derivation.
fn elimination_parts(reading: &Reading<'_>) -> Vec<Part> {
    let mut parts = Vec::new();
    if reading.detail != Detail::Outline {
        parts.extend([board::equations(reading), matrix::augmented(reading)]);
        parts.push(elimination::part(reading));
    }
    parts.push(echelon::part(reading));
    parts.extend(zero_rows::tests(reading));
    parts.extend(zero_rows::contradictions(reading));
    if !reading.solvable().is_empty() {
        parts.extend(free::part(reading));
        parts.extend(back::letters(reading));
        parts.extend(back::numbers(reading));
        parts.extend(solutions::part(reading));
        parts.extend(least::part(reading));
        parts.extend(least::play_out(reading));
    }
    parts
}

/// The most cells that are drawn for a single cell's sake.
const MAX_CELLS: usize = 150;

/// How many boards of `cells` cells may be drawn for one purpose: `most`, or fewer of large ones.
fn boards_shown(most: usize, cells: usize) -> usize {
    most.min(MAX_CELLS * most / cells.max(1)).max(2)
}

/// A part with its heading and blocks.
fn part(kind: PartKind, heading: Prose, blocks: Vec<Block>) -> Part {
    Part {
        kind,
        heading,
        blocks,
    }
}

/// A paragraph, unless there is nothing to say.
fn paragraph(prose: Prose) -> Option<Block> {
    (!prose.is_empty()).then_some(Block::Paragraph(prose))
}
