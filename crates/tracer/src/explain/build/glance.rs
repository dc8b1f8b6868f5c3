//! The problem at a glance, and where the explanation goes.

use super::board::{draw_numbers, draw_state};
use crate::explain::model::{Block, Board, CellMark, Figure, Part, PartKind, Prose, prose};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;
use crate::picture::Picture;

/// The most cells whose numbers are drawn.
const MAX_NUMBERED: usize = 400;

/// The title: the board's, or the size of the system.
pub(super) fn title(reading: &Reading<'_>) -> Prose {
    match reading.picture {
        Some(picture) => prose![picture.title.as_str()],
        None => say::system_title(reading.m, reading.n),
    }
}

/// The board with the numbers of its cells, and what becomes of the goals.
pub(super) fn lead(reading: &Reading<'_>, parts: &[Part]) -> Vec<Block> {
    match reading.picture {
        Some(picture) => vec![Block::Figure(Figure {
            boards: boards(reading, picture),
            text: vec![
                Block::Paragraph(symbols(reading, picture)),
                Block::Paragraph(outlook(reading, parts)),
            ],
        })],
        None => vec![Block::Paragraph(outlook(reading, parts))],
    }
}

fn boards(reading: &Reading<'_>, picture: &Picture) -> Vec<Board> {
    let plain = |_| CellMark::Plain;
    let start = draw_state(picture, say::caption_start(), &picture.start, plain);
    let mut boards = vec![start];
    // A goal that is not "all the same" has to be seen.
    for (goal, target) in picture.goals.iter().enumerate() {
        if super::zero_rows::uniform(target).is_none() {
            boards.push(draw_state(
                picture,
                say::caption_goal(reading.scene(), goal),
                target,
                plain,
            ));
        }
    }
    if (1..=MAX_NUMBERED).contains(&reading.m) {
        boards.push(draw_numbers(picture));
    }
    boards
}

/// What variables and letters mean, and how cells are numbered where that is not drawn.
fn symbols(reading: &Reading<'_>, picture: &Picture) -> Prose {
    let numbered = (reading.m > MAX_NUMBERED).then(say::numbered_row_by_row);
    let letters = say::letters_mean(picture.symbols, &picture.states);
    let example = reading.n.min(6).checked_sub(1);
    let means = example.map(|var| match reading.subject() {
        Subject::Presses => say::variable_is_press(var),
        _ => say::variable_is_operation(var, &reading.trace.system.variables()[var]),
    });
    prose![means].then(letters).then(numbered)
}

fn outlook(reading: &Reading<'_>, parts: &[Part]) -> Prose {
    let scene = reading.scene();
    let (solvable, unsolvable) = (reading.solvable(), reading.unsolvable());
    let is_search = reading.trace.method.is_exploration();
    if scene.subject == Subject::Unknowns && !is_search {
        let shown = parts.iter().any(|part| part.kind == PartKind::Solutions);
        let log2 = reading.nullity();
        return say::where_this_goes_system(scene, &solvable, &unsolvable, log2, shown);
    }
    let least = |&goal: &usize| Some((goal, reading.least(goal)?.weight));
    let reached: Vec<(usize, usize)> = solvable.iter().filter_map(least).collect();
    let proven = solvable.iter().all(|&goal| reading.is_proven(goal));
    if scene.subject == Subject::Unknowns {
        return say::where_this_search_goes(scene, &reached, &unsolvable, proven);
    }
    say::where_this_goes(scene, &reached, &unsolvable, proven)
}
