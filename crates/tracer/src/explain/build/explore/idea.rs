//! What `chase` and `row-dp` have in common: which presses are guessed, and how the others are
//! forced.

use gf2::BitVector;

use crate::explain::build::board::draw;
use crate::explain::build::zero_rows::uniform;
use crate::explain::build::{MAX_CELLS, paragraph};
use crate::explain::exploration::order::Order;
use crate::explain::model::{Block, BoardCell, Figure, Prose};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// A cell, the presses that reach it, and the last of them.
pub(super) fn example(reading: &Reading<'_>, order: &Order) -> Option<Block> {
    let picture = reading.picture?;
    let a = reading.trace.system.a();
    let forces = |&cell: &usize| {
        order.last_press[cell].is_some_and(|press| order.forced_by[press] == Some(cell))
    };
    let cells = (0..reading.m).filter(forces);
    // The first of those that most presses reach.
    let cell = cells.min_by_key(|&cell| std::cmp::Reverse(a.row(cell).weight()))?;
    let last = order.last_press[cell]?;
    let reaching: BitVector = a.row(cell).to_vector();
    let presses: Vec<usize> = reaching.iter_ones().collect();
    let board = draw(picture, say::caption_reaching(cell), |i| {
        match reaching.get(i) {
            true if i == last => BoardCell::Pivot,
            true => BoardCell::Chosen,
            false => BoardCell::Quiet,
        }
    });
    let text = say::last_press(cell, &presses, last, order.kind);
    Some(Block::Figure(Figure {
        boards: (reading.m <= MAX_CELLS)
            .then_some(board)
            .into_iter()
            .collect(),
        text: vec![Block::Paragraph(text)],
    }))
}

/// Which presses are guessed.
pub(super) fn guessed(order: &Order) -> Prose {
    let forces = say::each_forces(order.kind, order.forcing(), order.lines.len());
    let guesses = order.guesses();
    forces.then(say::guessed_presses(&guesses, &order.guessed, order.kind))
}

/// Which cells are wrong for each goal, in the letters of the board.
pub(super) fn wrong(reading: &Reading<'_>) -> Option<Block> {
    let picture = reading.picture?;
    let state = |target: &BitVector| {
        let wanted = uniform(target)?;
        Some(picture.states[usize::from(!wanted)].as_str())
    };
    let states: Option<Vec<&str>> = picture.goals.iter().map(state).collect();
    let told = match states {
        Some(states) => say::wrong_states(&states),
        None => say::wrong_in_general(),
    };
    paragraph(told)
}
