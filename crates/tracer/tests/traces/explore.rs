//! The verdicts on whole traces of the methods that explore.

use gf2::BitMatrix;
use puzzles::Moves;
use tracer::{Method, Trace};

use crate::explored::{Board, Random};

#[track_caller]
fn assert_canonical(trace: &Trace) {
    let verdict = trace.verify();
    if let Err(fault) = &verdict.canonical {
        panic!("{fault}\n{}", trace.to_json());
    }
    assert_eq!(verdict.sound, Ok(()));
    assert_eq!(verdict.notes, []);
    let json = trace.to_json();
    let read = Trace::from_json(&json).unwrap();
    assert_eq!(read.to_json(), json);
    assert_eq!(&read, trace);
}

/// Checks the traces of all methods that apply, and says how many do.
#[track_caller]
fn assert_all_canonical(board: &Board) -> usize {
    let traces = Method::EXPLORATIONS.map(|method| board.trace(method));
    let traces = traces.iter().flatten();
    traces.clone().for_each(assert_canonical);
    traces.count()
}

/// Every shape of moves, on a board with edges and on a torus.
fn every_shape() -> impl Iterator<Item = (Moves, bool)> {
    Moves::ALL
        .into_iter()
        .flat_map(|moves| [(moves, false), (moves, true)])
}

#[test]
fn every_shape_of_small_boards() {
    let mut random = Random::new(3);
    for (moves, torus) in every_shape() {
        for rows in 1..=4 {
            for cols in (1..=4).chain(if rows < 3 { 5..=9 } else { 5..=5 }) {
                let b = random.goals(&moves.matrix(rows, cols, torus), 3);
                let board = Board::lamps(moves, [rows, cols], torus, b);
                let apply = assert_all_canonical(&board);
                assert!(apply >= 3, "{moves:?} {rows}×{cols}");
            }
        }
    }
}

#[test]
fn every_flip_board_of_2_by_2_and_2_by_3() {
    for (rows, cols) in [(2, 2), (2, 3)] {
        for board in 0..1_u32 << (rows * cols) {
            let b = BitMatrix::from_fn(rows * cols, 2, |cell, goal| {
                (board >> cell & 1 == 1) == (goal == 0)
            });
            let board = Board::lamps(Moves::Plus, [rows, cols], false, b);
            assert_eq!(assert_all_canonical(&board), 5);
        }
    }
}

#[test]
fn random_toggles_with_duplicate_and_empty_moves() {
    let mut random = Random::new(8);
    for (cells, moves) in [
        (0, 0),
        (0, 3),
        (3, 0),
        (1, 1),
        (4, 6),
        (6, 4),
        (5, 9),
        (9, 7),
        (8, 12),
    ] {
        for one_in in [1, 2, 4] {
            let a = random.matrix(cells, moves, one_in);
            for goals in 0..4 {
                let b = random.goals(&a, goals);
                assert_eq!(assert_all_canonical(&Board::toggles(a.clone(), b)), 3);
            }
        }
    }
}
