//! Rows without unknowns: tests that a goal passes or fails, and the contradictions.

use gf2::BitVector;

use super::board::draw;
use super::boards_shown;
use super::matrix::matrix;
use super::part;
use crate::explain::claims::Contradiction;
use crate::explain::model::{
    Block, Board, BoardCell, CellMark, Figure, Lead, MatrixRow, Part, PartKind, Prose, RowLabel,
    RowState,
};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;
use crate::picture::Picture;

/// The most tests that are drawn or listed.
const MAX_TESTS: usize = 8;
/// The most original equations that are added up in full.
const MAX_SUMMANDS: usize = 12;

/// The state that all cells of a target share, if they do.
pub(super) fn uniform(target: &BitVector) -> Option<bool> {
    match target.weight() {
        0 => Some(false),
        ones if ones == target.len() => Some(true),
        _ => None,
    }
}

/// The part about zero rows, if there are any.
pub(super) fn tests(reading: &Reading<'_>) -> Option<Part> {
    let zero = reading.zero_rows();
    if zero.is_empty() || reading.goals.is_empty() {
        return None;
    }
    let blocks = match reading.picture {
        Some(picture) => board_tests(reading, picture, &zero),
        None => system_tests(reading, &zero),
    };
    Some(part(PartKind::Tests, say::heading_tests(), blocks))
}

fn board_tests(reading: &Reading<'_>, picture: &Picture, zero: &[usize]) -> Vec<Block> {
    let scene = reading.scene();
    let shown = &zero[..zero.len().min(boards_shown(MAX_TESTS, reading.m))];
    let boards = shown.iter().map(|&row| {
        let origin = reading.origin.row(row).to_vector();
        draw_counted(
            reading,
            picture,
            say::caption_test(row, passed(reading, row)),
            &origin,
        )
    });
    let drawn = if stands_as_it_is(picture) {
        say::tests_drawn_as_they_stand(zero.len())
    } else {
        say::tests_drawn_as_changes(zero.len())
    };
    let mut blocks = vec![
        Block::Paragraph(say::tests_intro(scene, zero)),
        Block::Paragraph(first_test(reading, picture, zero[0]).then(drawn)),
        Block::Figure(Figure {
            boards: boards.collect(),
            text: Vec::new(),
        }),
    ];
    if shown.len() < zero.len() {
        blocks.push(Block::Paragraph(say::tests_left_out(
            shown.len(),
            zero.len(),
        )));
    }
    // Only if elimination is complete are the zero rows all the tests that there are.
    let complete = zero.len() + reading.trace.outcome.rank == reading.m;
    let result = say::tests_result(scene, zero.len(), &failures(reading, zero), complete);
    blocks.push(Block::Paragraph(result));
    blocks
}

fn first_test(reading: &Reading<'_>, picture: &Picture, row: usize) -> Prose {
    let origin = reading.origin.row(row).to_vector();
    let cells: Vec<usize> = origin.iter_ones().collect();
    let scene = reading.scene();
    let mut prose = say::row_is_sum(scene, row, Prose::default(), &cells);
    prose.push(say::every_move_even(scene, cells.len()));
    for goal in 0..reading.goals.len() {
        let (changing, what) = changing(reading, picture, goal, &origin);
        prose = prose.then(say::verdict(scene, goal, changing, &what));
    }
    prose
}

/// Whether a zero row is a test that all goals pass, or all fail; `None` if they differ.
fn passed(reading: &Reading<'_>, row: usize) -> Option<bool> {
    let mut results = (0..reading.goals.len()).map(|goal| !reading.end.get(row, reading.n + goal));
    let first = results.next()?;
    results.all(|result| result == first).then_some(first)
}

/// Tells whether the state of a cell says whether it has to change: every goal wants all cells
/// alike.
fn stands_as_it_is(picture: &Picture) -> bool {
    picture.goals.iter().all(|target| uniform(target).is_some())
}

/// How many of the selected cells have to change for a goal, and what is true of those cells.
fn changing(
    reading: &Reading<'_>,
    picture: &Picture,
    goal: usize,
    cells: &BitVector,
) -> (usize, String) {
    let b = reading.trace.system.b();
    let changing = cells.iter_ones().filter(|&i| b.get(i, goal)).count();
    let what = match uniform(&picture.goals[goal]) {
        Some(target) => say::in_state(changing, &picture.states[usize::from(!target)]),
        None => say::must_change_words(changing),
    };
    (changing, what)
}

/// The tests that some goals fail, each with those goals.
fn failures(reading: &Reading<'_>, zero: &[usize]) -> Vec<(usize, Vec<usize>)> {
    let of_row = |&row: &usize| {
        let fails = |&goal: &usize| reading.end.get(row, reading.n + goal);
        (
            row,
            (0..reading.goals.len()).filter(fails).collect::<Vec<_>>(),
        )
    };
    let rows = zero.iter().map(of_row);
    rows.filter(|(_, goals)| !goals.is_empty()).collect()
}

/// Draws the selected cells alone: as they stand, or whether they have to change.
fn draw_counted(
    reading: &Reading<'_>,
    picture: &Picture,
    caption: Prose,
    cells: &BitVector,
) -> Board {
    let as_it_is = stands_as_it_is(picture);
    draw(picture, caption, |i| match cells.get(i) {
        false => BoardCell::Quiet,
        true if as_it_is => BoardCell::State {
            symbol: picture.symbols[usize::from(picture.start.get(i))],
            mark: CellMark::Counted,
        },
        true if reading.trace.system.b().get(i, 0) => BoardCell::Chosen,
        true => BoardCell::Kept,
    })
}

fn system_tests(reading: &Reading<'_>, zero: &[usize]) -> Vec<Block> {
    let shown = &zero[..zero.len().min(MAX_TESTS)];
    let scene = reading.scene();
    let line = |&row: &usize| {
        let equations: Vec<usize> = reading.origin.row(row).iter_ones().collect();
        let says = (0..reading.goals.len()).map(|goal| {
            let one = reading.end.get(row, reading.n + goal);
            say::zero_row_says(scene, goal, one)
        });
        say::zero_row(scene, row, &equations, says)
    };
    let mut blocks = vec![
        Block::Paragraph(say::tests_intro(scene, zero)),
        Block::List(shown.iter().map(line).collect()),
    ];
    if shown.len() < zero.len() {
        blocks.push(Block::Paragraph(say::zero_rows_left_out(
            shown.len(),
            zero.len(),
        )));
    }
    blocks
}

/// The part about the goals that cannot be reached, if there are any.
pub(super) fn contradictions(reading: &Reading<'_>) -> Option<Part> {
    let unreachable = reading.unsolvable();
    if unreachable.is_empty() {
        return None;
    }
    let mut blocks = Vec::new();
    let mut told: Vec<&BitVector> = Vec::new();
    for &goal in &unreachable {
        if let Some(contradiction) = reading.goals[goal].contradiction {
            if told.contains(&contradiction.witness) {
                continue;
            }
            told.push(contradiction.witness);
            blocks.extend(contradiction_blocks(reading, contradiction));
        }
    }
    if blocks.is_empty() {
        blocks.push(Block::Paragraph(say::contradiction_not_shown(
            reading.scene(),
            &unreachable,
        )));
    } else if reading.solvable().is_empty() {
        blocks.push(Block::Paragraph(say::nothing_more()));
    }
    let heading = say::heading_contradiction(reading.scene(), &unreachable);
    Some(part(PartKind::Contradiction, heading, blocks))
}

fn contradiction_blocks(reading: &Reading<'_>, contradiction: Contradiction<'_>) -> Vec<Block> {
    let Contradiction { row, witness } = contradiction;
    let scene = reading.scene();
    let equations: Vec<usize> = witness.iter_ones().collect();
    let goals = refuted_by(reading, witness);
    let intro = say::contradiction_intro(scene, row, &goals, &equations);
    let mut blocks = vec![Block::Paragraph(intro)];
    if let Some(picture) = reading.picture {
        blocks.push(on_board(reading, picture, witness, &goals));
    }
    if reading.shows_matrices() && equations.len() <= MAX_SUMMANDS {
        blocks.push(Block::Paragraph(say::add_them_up(
            scene,
            equations.len(),
            &goals,
        )));
        blocks.push(Block::Matrix(matrix(reading, sum(reading, &equations))));
    }
    if scene.subject == Subject::Unknowns {
        blocks.push(Block::Remark(say::contradiction_system(scene, &goals)));
    }
    blocks
}

/// The goals whose contradiction is the same sum of equations.
fn refuted_by(reading: &Reading<'_>, witness: &BitVector) -> Vec<usize> {
    let same = |goal: &usize| {
        let contradiction = reading.goals[*goal].contradiction;
        contradiction.is_some_and(|contradiction| contradiction.witness == witness)
    };
    reading.unsolvable().into_iter().filter(same).collect()
}

fn on_board(
    reading: &Reading<'_>,
    picture: &Picture,
    witness: &BitVector,
    goals: &[usize],
) -> Block {
    let scene = reading.scene();
    let mut text = vec![Block::Paragraph(say::parity_stays(scene, witness.weight()))];
    for &goal in goals {
        let (count, what) = changing(reading, picture, goal, witness);
        let decides = say::contradiction_count(scene, goal, count, &what);
        text.push(Block::Paragraph(decides));
    }
    let board = draw_counted(reading, picture, say::caption_counted(), witness);
    Block::Figure(Figure {
        boards: vec![board],
        text,
    })
}

/// Original equations and their sum.
fn sum(reading: &Reading<'_>, equations: &[usize]) -> Vec<MatrixRow> {
    let given = |(position, &equation): (usize, &usize)| {
        let mut row = super::matrix::state_row(&reading.start, equation, reading.n);
        row.label = RowLabel::Equation(equation);
        row.led_by(if position == 0 {
            Lead::None
        } else {
            Lead::Plus
        })
    };
    let mut rows: Vec<MatrixRow> = equations.iter().enumerate().map(given).collect();
    let mut total = gf2::BitMatrix::zeros(2, reading.start.cols());
    for &equation in equations {
        let bits = reading.start.row(equation);
        bits.iter_ones().for_each(|j| total.flip(0, j));
    }
    let mut result = super::matrix::state_row(&total, 0, reading.n)
        .led_by(Lead::Equals)
        .playing(RowState::Contradiction);
    result.label = RowLabel::None;
    if equations.len() > 1 {
        rows.push(result);
    }
    rows
}
