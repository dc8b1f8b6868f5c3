//! Rows without unknowns: tests that a goal passes or fails, and the contradictions.

use gf2::BitVector;

use super::board::draw;
use super::matrix::matrix;
use super::part;
use crate::explain::model::{
    Block, Board, BoardCell, CellMark, Figure, Lead, MatrixRow, Part, PartKind, Prose, RowLabel,
    RowState,
};
use crate::explain::reading::{Contradiction, Reading, Subject};
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
pub(super) fn zero_rows(reading: &Reading<'_>) -> Option<Part> {
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
    let shown = &zero[..zero.len().min(MAX_TESTS)];
    let boards = shown.iter().map(|&row| {
        let origin = reading.origin.row(row).to_vector();
        draw_counted(picture, say::caption_test(row), &origin)
    });
    let mut blocks = vec![
        Block::Paragraph(say::tests_intro(zero)),
        Block::Paragraph(first_test(reading, picture, zero[0])),
        Block::Paragraph(say::tests_drawn(zero.len())),
        Block::Figure(Figure {
            boards: boards.collect(),
            text: Vec::new(),
        }),
    ];
    if shown.len() < zero.len() {
        blocks.push(Block::Paragraph(say::some_of_many(
            shown.len(),
            zero.len(),
            "tests",
        )));
    }
    let result = say::tests_result(zero.len(), &failures(reading, zero));
    blocks.push(Block::Paragraph(result.then(say::one_board_in(zero.len()))));
    blocks
}

fn first_test(reading: &Reading<'_>, picture: &Picture, row: usize) -> Prose {
    let origin = reading.origin.row(row).to_vector();
    let cells: Vec<usize> = origin.iter_ones().collect();
    let subject = reading.subject();
    let mut prose = say::test_is_sum(subject, row, &cells);
    prose.push(say::every_move_even(subject, cells.len()));
    for goal in 0..reading.goals.len() {
        let (changing, what) = changing(reading, picture, goal, &origin);
        prose = prose.then(say::verdict(goal, changing, &what));
    }
    prose
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

/// For each goal the tests that it fails, if any.
fn failures(reading: &Reading<'_>, zero: &[usize]) -> Vec<(usize, Vec<usize>)> {
    let of_goal = |goal: usize| {
        let fails = |&row: &usize| reading.end.get(row, reading.n + goal);
        (goal, zero.iter().copied().filter(fails).collect::<Vec<_>>())
    };
    let goals = (0..reading.goals.len()).map(of_goal);
    goals.filter(|(_, rows)| !rows.is_empty()).collect()
}

/// Draws the state of the selected cells alone.
fn draw_counted(picture: &Picture, caption: Prose, cells: &BitVector) -> Board {
    draw(picture, caption, |i| {
        if cells.get(i) {
            BoardCell::State {
                symbol: picture.symbols[usize::from(picture.start.get(i))],
                mark: CellMark::Counted,
            }
        } else {
            BoardCell::Quiet
        }
    })
}

fn system_tests(reading: &Reading<'_>, zero: &[usize]) -> Vec<Block> {
    let shown = &zero[..zero.len().min(MAX_TESTS)];
    let several = reading.goals.len() > 1;
    let line = |&row: &usize| {
        let equations: Vec<usize> = reading.origin.row(row).iter_ones().collect();
        let says = (0..reading.goals.len()).map(|goal| {
            let one = reading.end.get(row, reading.n + goal);
            say::zero_row_says(several.then_some(goal), one)
        });
        say::zero_row(row, &equations, says)
    };
    let mut blocks = vec![
        Block::Paragraph(say::tests_intro_system(zero)),
        Block::List(shown.iter().map(line).collect()),
    ];
    if shown.len() < zero.len() {
        blocks.push(Block::Paragraph(say::some_of_many(
            shown.len(),
            zero.len(),
            "rows",
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
        blocks.push(Block::Paragraph(say::contradiction_not_shown(&unreachable)));
    } else if reading.solvable().is_empty() {
        blocks.push(Block::Paragraph(say::nothing_more()));
    }
    let heading = say::heading_contradiction(reading.subject(), &unreachable);
    Some(part(PartKind::Contradiction, heading, blocks))
}

fn contradiction_blocks(reading: &Reading<'_>, contradiction: Contradiction<'_>) -> Vec<Block> {
    let Contradiction { row, witness } = contradiction;
    let subject = reading.subject();
    let equations: Vec<usize> = witness.iter_ones().collect();
    let has_it = |goal: &usize| {
        reading.goals[*goal]
            .contradiction
            .is_some_and(|c| c.witness == witness)
    };
    let goals: Vec<usize> = reading.unsolvable().into_iter().filter(has_it).collect();
    let mut blocks = vec![Block::Paragraph(say::contradiction_intro(
        subject, row, &goals, &equations,
    ))];
    if let Some(picture) = reading.picture {
        blocks.push(on_board(reading, picture, witness, &goals));
    }
    if reading.shows_matrices() && equations.len() <= MAX_SUMMANDS {
        blocks.push(Block::Paragraph(say::add_them_up(
            equations.len(),
            &goals,
            reading.goals.len(),
        )));
        blocks.push(Block::Matrix(matrix(reading, sum(reading, &equations))));
    }
    if subject == Subject::Unknowns {
        let one_goal = reading.goals.len() == 1;
        blocks.push(Block::Remark(say::contradiction_system(&goals, one_goal)));
    }
    blocks
}

fn on_board(
    reading: &Reading<'_>,
    picture: &Picture,
    witness: &BitVector,
    goals: &[usize],
) -> Block {
    let mut prose = say::contradiction_on_board(reading.subject(), witness.weight());
    for &goal in goals {
        let (count, what) = changing(reading, picture, goal, witness);
        prose = prose.then(say::contradiction_count(goal, count, &what));
    }
    Block::Figure(Figure {
        boards: vec![draw_counted(picture, say::caption_counted(), witness)],
        text: vec![Block::Paragraph(prose)],
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
    rows.push(result);
    rows
}
