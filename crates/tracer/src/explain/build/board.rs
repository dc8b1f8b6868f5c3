//! Boards, and the part that turns a board into equations.

use gf2::BitVector;

use super::{MAX_CELLS, paragraph, part};
use crate::explain::model::{
    Atom, Block, Board, BoardCell, CellMark, Figure, Formula, Part, PartKind, Prose,
};
use crate::explain::reading::{Reading, Subject};
use crate::explain::{one_based, sentences as say};
use crate::picture::Picture;

/// The most operations whose shapes are drawn.
const MAX_SHAPES: usize = 24;
/// The most equations of a plain system that are written out.
const MAX_EQUATIONS: usize = 12;
/// The most right-hand sides that are written out beside an equation.
const MAX_SIDES: usize = 4;

/// Draws a board whose cell i shows `cell(i)`.
pub(super) fn draw(picture: &Picture, caption: Prose, cell: impl Fn(usize) -> BoardCell) -> Board {
    let mut rows: Vec<Vec<BoardCell>> = Vec::new();
    for (i, place) in picture.cells.iter().enumerate() {
        if rows.len() <= place.row {
            rows.resize(place.row + 1, Vec::new());
        }
        let row = &mut rows[place.row];
        if row.len() <= place.col {
            row.resize(place.col + 1, BoardCell::Outside);
        }
        row[place.col] = cell(i);
    }
    Board { caption, rows }
}

/// Draws the board in a state, with the marks of `mark`.
pub(super) fn draw_state(
    picture: &Picture,
    caption: Prose,
    state: &BitVector,
    mark: impl Fn(usize) -> CellMark,
) -> Board {
    draw(picture, caption, |i| BoardCell::State {
        symbol: picture.symbols[usize::from(state.get(i))],
        mark: mark(i),
    })
}

/// Draws which cells belong to `chosen`.
pub(super) fn draw_chosen(picture: &Picture, caption: Prose, chosen: &BitVector) -> Board {
    draw(picture, caption, |i| {
        if chosen.get(i) {
            BoardCell::Chosen
        } else {
            BoardCell::Quiet
        }
    })
}

/// What the puzzle is, and what one equation means.
pub(super) fn equations(reading: &Reading<'_>) -> Part {
    let scene = reading.scene();
    let mut blocks = vec![Block::Paragraph(say::odd_and_even(scene))];
    match reading.picture {
        Some(picture) => blocks.extend(board_blocks(reading, picture)),
        None => blocks.extend(system_blocks(reading)),
    }
    part(PartKind::Equations, say::heading_equations(scene), blocks)
}

fn board_blocks(reading: &Reading<'_>, picture: &Picture) -> Vec<Block> {
    let mut blocks = Vec::new();
    if reading.subject() == Subject::Operations {
        blocks.extend(shapes(reading, picture));
    }
    if let Some(cell) = example_cell(reading) {
        blocks.push(one_equation(reading, picture, cell));
    }
    blocks.push(Block::Paragraph(
        say::each_cell().then(say::goals_share(reading.scene())),
    ));
    blocks
}

/// The shapes of named operations.
fn shapes(reading: &Reading<'_>, picture: &Picture) -> Vec<Block> {
    let names = reading.trace.system.variables();
    let boards = names.iter().take(MAX_SHAPES).enumerate().map(|(j, name)| {
        let caption = say::caption_operation(j, name);
        draw_chosen(picture, caption, &reading.trace.system.a().column(j))
    });
    let mut blocks = vec![
        Block::Paragraph(say::operations_drawn()),
        Block::Figure(Figure {
            boards: boards.collect(),
            text: Vec::new(),
        }),
    ];
    if names.len() > MAX_SHAPES {
        let note = say::shapes_left_out(MAX_SHAPES, names.len());
        blocks.push(Block::Paragraph(note));
    }
    blocks
}

/// The first cell that most moves reach.
fn example_cell(reading: &Reading<'_>) -> Option<usize> {
    let a = reading.trace.system.a();
    (0..reading.m).min_by_key(|&cell| std::cmp::Reverse(a.row(cell).weight()))
}

fn one_equation(reading: &Reading<'_>, picture: &Picture, cell: usize) -> Block {
    let scene = reading.scene();
    let row = reading.trace.system.a().row(cell).to_vector();
    let moves: Vec<usize> = row.iter_ones().collect();
    let state = |bit: bool| picture.states[usize::from(bit)].as_str();
    let now =
        say::who_reaches(scene, cell, &moves).then(say::cell_is(state(picture.start.get(cell))));
    let mut text = vec![Block::Paragraph(now)];
    for (goal, target) in picture.goals.iter().enumerate() {
        let changes = reading.trace.system.b().get(cell, goal);
        text.push(Block::Paragraph(say::must_change(
            scene,
            goal,
            state(target.get(cell)),
            changes,
        )));
        text.push(Block::Formulas(vec![equation(&row, changes)]));
    }
    let caption = say::caption_reaching(cell);
    let chosen = if scene.subject == Subject::Presses {
        row
    } else {
        BitVector::unit(reading.m, cell)
    };
    let board = (reading.m <= MAX_CELLS).then(|| draw_chosen(picture, caption, &chosen));
    Block::Figure(Figure {
        boards: board.into_iter().collect(),
        text,
    })
}

/// A row as an equation with its right-hand side.
pub(super) fn equation(row: &BitVector, right: bool) -> Formula {
    Formula::sum(row.iter_ones().map(Atom::Variable)).equals(Formula::of(Atom::Bit(right)))
}

fn system_blocks(reading: &Reading<'_>) -> Vec<Block> {
    let system = &reading.trace.system;
    let share = paragraph(say::goals_share(reading.scene()));
    let goals = system.b().cols();
    if !(1..=MAX_SIDES).contains(&goals) || reading.m > MAX_EQUATIONS {
        return share.into_iter().collect();
    }
    let line = |i: usize| {
        let right = |goal| system.b().get(i, goal);
        let first = equation(&system.a().row(i).to_vector(), right(0));
        let others: Vec<bool> = (1..goals).map(right).collect();
        say::equation(i, first, &others)
    };
    let list = Block::List((0..reading.m).map(line).collect());
    std::iter::once(list).chain(share).collect()
}

/// Draws the numbers of the cells, as people count.
pub(super) fn draw_numbers(picture: &Picture) -> Board {
    draw(picture, say::caption_numbers(), |i| {
        BoardCell::Number(one_based(i))
    })
}
