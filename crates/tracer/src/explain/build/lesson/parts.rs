//! The frames of the parts that follow the elimination.

use gf2::BitVector;

use super::frame;
use crate::explain::Detail;
use crate::explain::model::{
    Block, Board, Frame, FrameScene, Part, PartKind, Prose, Said, Standing, Table,
};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;

/// The frames of the parts after the elimination; `done` steps of the trace are done by then.
pub(super) fn frames(reading: &Reading<'_>, parts: &[Part], done: usize) -> Vec<Frame> {
    let mut frames = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        match part.kind {
            PartKind::Letters => frames.extend(rows(index, part, done)),
            PartKind::Numbers => frames.extend(numbers(reading, index, part, done)),
            PartKind::PlayOut => frames.extend(boards(reading, index, part, done)),
            PartKind::Least => frames.push(least(reading, index, part, done)),
            PartKind::Tests | PartKind::Contradiction | PartKind::Free | PartKind::Solutions => {
                frames.push(whole(index, part, done));
            }
            _ => {}
        }
    }
    frames
}

/// A part at once.
fn whole(index: usize, part: &Part, done: usize) -> Frame {
    let scene = FrameScene::Part {
        part: index,
        revealed: None,
    };
    let said = Said {
        outline: say::sentence(part.heading.clone()),
        ..Said::always(say::closed(first_words(&part.blocks)))
    };
    frame(done, scene, part.heading.clone(), said)
}

/// The first sentences of a part.
fn first_words(blocks: &[Block]) -> Prose {
    let words = |block: &Block| match block {
        Block::Paragraph(prose) | Block::Remark(prose) => Some(prose.clone()),
        Block::List(items) => items.first().cloned(),
        Block::Figure(figure) => Some(first_words(&figure.text)).filter(|prose| !prose.is_empty()),
        _ => None,
    };
    blocks.iter().find_map(words).unwrap_or_default()
}

/// So much of a part, with words of its own.
fn some(index: usize, part: &Part, done: usize, revealed: usize, said: Prose) -> Frame {
    let scene = FrameScene::Part {
        part: index,
        revealed: Some(revealed),
    };
    Frame {
        stop: Detail::Operation,
        ..frame(done, scene, part.heading.clone(), Said::always(said))
    }
}

fn table(part: &Part) -> Option<&Table> {
    part.blocks.iter().find_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    })
}

/// A part whose table grows row by row; with the last row the rest of the part is there too.
fn rows(index: usize, part: &Part, done: usize) -> Vec<Frame> {
    let intro = say::closed(first_words(&part.blocks));
    let mut frames = vec![some(index, part, done, 0, intro)];
    if let Some(table) = table(part) {
        frames.extend(table.rows.iter().enumerate().map(|(at, row)| {
            let said = say::table_row(&table.columns, row);
            some(index, part, done, at + 1, said)
        }));
    }
    if let Some(last) = frames.last_mut() {
        let end = whole(index, part, done);
        last.stop = end.stop;
        last.scene = end.scene;
        last.said.outline = end.said.outline;
    }
    frames
}

/// The substitution in numbers: the free variables are chosen, then each row forces a value.
fn numbers(reading: &Reading<'_>, index: usize, part: &Part, done: usize) -> Vec<Frame> {
    let mut frames = rows(index, part, done);
    let solvable = reading.solvable();
    let Some(&goal) = solvable.first() else {
        return frames;
    };
    let Some(candidate) = reading.goals[goal].candidates.first() else {
        return frames;
    };
    for frame in &mut frames {
        frame.goal = Some(goal);
    }
    let free = reading.free.unwrap_or(&[]).iter();
    frames[0].decided = free.map(|&var| value(candidate.x, var)).collect();
    let variables: Vec<Option<usize>> = table(part)
        .map(|table| table.rows.iter().map(|row| row.variable).collect())
        .unwrap_or_default();
    for (frame, variable) in frames[1..].iter_mut().zip(variables) {
        frame
            .decided
            .extend(variable.map(|var| value(candidate.x, var)));
    }
    if let Some(last) = frames.last_mut() {
        last.decided = values(candidate.x);
    }
    frames
}

fn value(x: &BitVector, var: usize) -> (usize, Standing) {
    (var, Standing::Value(x.get(var)))
}

fn values(x: &BitVector) -> Vec<(usize, Standing)> {
    (0..x.len()).map(|var| value(x, var)).collect()
}

/// The least solution, as values of all unknowns.
fn least(reading: &Reading<'_>, index: usize, part: &Part, done: usize) -> Frame {
    let mut frame = whole(index, part, done);
    let solvable = reading.solvable();
    let goal = reading.trace.outcome.best.or(solvable.first().copied());
    frame.goal = goal;
    let least = goal.and_then(|goal| reading.least(goal));
    frame.decided = least.map_or_else(Vec::new, |least| values(&least.x));
    frame
}

/// The play-out, a board after the other.
fn boards(reading: &Reading<'_>, index: usize, part: &Part, done: usize) -> Vec<Frame> {
    let boards: Option<&[Board]> = part.blocks.iter().find_map(|block| match block {
        Block::Figure(figure) => Some(figure.boards.as_slice()),
        _ => None,
    });
    match boards {
        Some(boards @ [_, _, ..]) => {
            let intro = say::closed(first_words(&part.blocks));
            let moves = played(reading).into_iter();
            let said = std::iter::once(intro).chain(moves);
            let board = |(at, said)| some(index, part, done, at + 1, said);
            let said = said.take(boards.len()).enumerate();
            let mut frames: Vec<Frame> = said.map(board).collect();
            if let Some(last) = frames.last_mut() {
                last.stop = Detail::Outline;
            }
            frames
        }
        _ => vec![whole(index, part, done)],
    }
}

/// What each move of the play-out does, in words.
fn played(reading: &Reading<'_>) -> Vec<Prose> {
    let system = &reading.trace.system;
    let least = reading
        .trace
        .outcome
        .best
        .and_then(|goal| reading.least(goal));
    let moves = least.into_iter().flat_map(|least| least.x.iter_ones());
    let said = |j: usize| {
        let changed: Vec<usize> = system.a().column(j).iter_ones().collect();
        match reading.subject() {
            Subject::Presses => say::press_now(j, &changed),
            _ => say::operate_now(&system.variables()[j], &changed),
        }
    };
    moves.map(said).collect()
}
