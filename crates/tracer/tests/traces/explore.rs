//! The verdicts on whole traces of the methods that explore.

use gf2::{BitMatrix, BitVector};
use puzzles::Moves;
use puzzles::explore::Grid;
use tracer::{GoalOutcome, Method, Trace};

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

#[test]
fn random_local_moves() {
    let mut random = Random::new(15);
    let sizes = [[2, 2], [1, 6], [2, 5], [3, 3], [4, 3], [3, 5], [6, 2]];
    for (size, torus) in sizes
        .into_iter()
        .flat_map(|size| [(size, false), (size, true)])
    {
        let king = Moves::King.matrix(size[0], size[1], torus);
        for one_in in [1, 2, 2, 3] {
            let kept = random.matrix(king.rows(), king.cols(), one_in);
            let a = BitMatrix::from_fn(king.rows(), king.cols(), |cell, press| {
                king.get(cell, press) && kept.get(cell, press)
            });
            let b = random.goals(&a, 2);
            let mut board = Board::toggles(a, b);
            let [rows, cols] = size;
            board.grid = Some(Grid { rows, cols });
            assert_all_canonical(&board);
        }
    }
}

#[test]
fn boards_whose_patterns_and_states_are_summarized() {
    let mut random = Random::new(21);
    for (moves, size, torus) in [
        (Moves::Plus, [6, 6], false),
        (Moves::Plus, [8, 8], false),
        (Moves::Plus, [9, 8], false),
        (Moves::Plus, [11, 12], false),
        (Moves::NoSelf, [9, 6], false),
        (Moves::Plus, [8, 3], true),
        (Moves::King, [4, 6], false),
        (Moves::X, [6, 5], false),
    ] {
        let b = random.goals(&moves.matrix(size[0], size[1], torus), 3);
        let board = Board::lamps(moves, size, torus, b);
        for method in [Method::Chase, Method::RowDp] {
            let trace = board.trace(method).expect("at most 16 moves are guessed");
            assert!(trace.steps.len() < 100, "a summary");
            assert_canonical(&trace);
        }
    }
}

/// With more solutions than could be tried one by one, the method's own tables tell which is
/// least, and no note says that it was not proven again.
#[test]
fn least_solutions_of_systems_of_high_nullity() {
    let mut random = Random::new(34);
    let searched = random.matrix(7, 64, 2);
    let b = random.goals(&searched, 4);
    let searched = Board::toggles(searched, b);
    for method in [Method::Bfs, Method::Reach] {
        assert_canonical(&searched.trace(method).unwrap());
    }
    let tried = random.matrix(2, 24, 2);
    let b = random.goals(&tried, 3);
    let trace = Board::toggles(tried, b).trace(Method::Subsets).unwrap();
    assert!(trace.outcome.nullity > 20);
    assert_canonical(&trace);
}

#[test]
fn another_least_solution_is_refuted_at_any_nullity() {
    // Each of 24 moves alone solves it, so the last one, the first as a string, is least.
    let board = Board::toggles(BitMatrix::from_fn(1, 24, |_, _| true), "1".parse().unwrap());
    for method in [Method::Bfs, Method::Subsets, Method::Reach] {
        let trace = board.trace(method).unwrap();
        assert_canonical(&trace);
        for other in [0, 22] {
            let mut wrong = trace.clone();
            let GoalOutcome::Solvable { least, .. } = &mut wrong.outcome.goals[0] else {
                panic!("the goal can be reached")
            };
            assert_eq!(least.x, BitVector::unit(24, 23));
            least.x = BitVector::unit(24, other);
            let fault = wrong.verify().sound.unwrap_err().to_string();
            assert!(fault.starts_with("outcome (goal \"b1\"): x = 0"), "{fault}");
            assert!(fault.ends_with("1 of weight 1 comes before it"), "{fault}");
        }
    }
}

#[test]
fn a_board_of_a_million_states() {
    let mut random = Random::new(5);
    let b = random.goals(&Moves::Plus.matrix(4, 5, false), 3);
    let board = Board::lamps(Moves::Plus, [4, 5], false, b);
    for method in [Method::Bfs, Method::Reach, Method::Subsets] {
        assert_canonical(&board.trace(method).unwrap());
    }
}
