//! Presses on the board: what one does, and those of the least solution.

use std::cmp::Reverse;

use crate::explain::build::board::{draw, draw_state};
use crate::explain::model::{Block, Board, BoardCell, CellMark, Figure};
use crate::explain::one_based;
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;

/// Shows a press on the board: before, after it, and after the same press again.
pub(super) fn press(reading: &Reading<'_>) -> Option<Figure> {
    let picture = reading
        .picture
        .filter(|_| reading.subject() == Subject::Presses)?;
    let a = reading.trace.system.a();
    // The press that reaches most cells, the first of several.
    let cell = (0..reading.n).min_by_key(|&j| Reverse(a.column(j).weight()))?;
    let change = a.column(cell);
    let mut after = picture.start.clone();
    after += &change;
    let mark = |i| match change.get(i) {
        _ if i == cell => CellMark::Pressed,
        true => CellMark::Changed,
        false => CellMark::Plain,
    };
    let plain = |_| CellMark::Plain;
    let boards = vec![
        draw_state(picture, say::caption_start(), &picture.start, plain),
        draw_state(picture, say::caption_after_press(cell), &after, mark),
        draw_state(picture, say::caption_again(cell), &picture.start, mark),
    ];
    let reached: Vec<usize> = change.iter_ones().collect();
    Some(Figure {
        boards,
        text: vec![Block::Paragraph(say::press_and_again(cell, &reached))],
    })
}

/// The cells of the least solution, numbered, among the others.
pub(super) fn least(reading: &Reading<'_>) -> Option<Board> {
    let picture = reading
        .picture
        .filter(|_| reading.subject() == Subject::Presses)?;
    let least = reading.least(reading.trace.outcome.best?)?;
    Some(draw(picture, say::caption_to_press(), |cell| {
        if least.x.get(cell) {
            BoardCell::Number(one_based(cell))
        } else {
            BoardCell::Quiet
        }
    }))
}
