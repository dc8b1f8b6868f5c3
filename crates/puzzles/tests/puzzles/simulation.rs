//! A against the rules: the matrix says what playing the moves does, for every set of moves.

use gf2::{BitMatrix, BitVector};
use puzzles::{Board, Flip, Lights, Moves, Puzzle, Target};

use crate::all_vectors;

/// Every shape of move, on a plane and on a torus.
fn rules() -> impl Iterator<Item = (Moves, bool)> {
    let shapes = Moves::ALL.into_iter();
    shapes.flat_map(|moves| [(moves, false), (moves, true)])
}

/// Demands that playing x from the board A·x switches everything off: then A·x is exactly what
/// x changes.
fn assert_matrix_plays(a: &BitMatrix, cols: usize, moves: Moves, torus: bool, x: &BitVector) {
    let board = Board::new(cols, a.multiply_vector(x));
    let lights = Lights::new(board, moves, torus, Target::Zeros);
    assert!(lights.accepts(0, x), "{} {x} {moves:?}", lights.title());
}

#[test]
fn every_set_of_presses_does_what_the_matrix_says_on_small_boards() {
    for (moves, torus) in rules() {
        for rows in 1..=8 {
            for cols in (1..=8).filter(|cols| rows * cols <= 9) {
                let a = moves.matrix(rows, cols, torus);
                for x in all_vectors(rows * cols) {
                    assert_matrix_plays(&a, cols, moves, torus, &x);
                }
            }
        }
    }
}

#[test]
fn every_single_press_does_what_the_matrix_says_on_larger_boards() {
    for (moves, torus) in rules() {
        for (rows, cols) in [(7, 9), (9, 7), (1, 65), (64, 1), (2, 33), (8, 8), (5, 13)] {
            let a = moves.matrix(rows, cols, torus);
            for cell in 0..rows * cols {
                let x = BitVector::unit(rows * cols, cell);
                assert_matrix_plays(&a, cols, moves, torus, &x);
            }
        }
    }
}

#[test]
fn a_solution_of_the_system_is_what_the_board_accepts() {
    // Every board and every set of presses, so that right-hand sides are tested too.
    for (rows, cols) in [(1, 1), (1, 4), (2, 2), (4, 1)] {
        for cells in all_vectors(rows * cols) {
            let board = Board::new(cols, cells);
            for (moves, torus) in rules() {
                let lights = Lights::new(board.clone(), moves, torus, Target::Either);
                assert_accepts_exactly_solutions(&lights);
            }
            assert_accepts_exactly_solutions(&Flip::new(board, Target::Either));
        }
    }
}

fn assert_accepts_exactly_solutions(puzzle: &dyn Puzzle) {
    let system = puzzle.system();
    for x in all_vectors(system.a().cols()) {
        for goal in 0..system.b().cols() {
            let solves = system.a().multiply_vector(&x) == system.b().column(goal);
            let accepts = puzzle.accepts(goal, &x);
            assert_eq!(accepts, solves, "{puzzle:?} goal {goal} x {x}");
        }
    }
}

#[test]
fn a_press_in_a_corner_changes_what_the_rules_say() {
    // Written down by hand: the cells that a press of the top left cell of a 3×3 board changes.
    let expected = [
        (Moves::Plus, false, "110100000"),
        (Moves::Plus, true, "111100100"),
        (Moves::X, false, "100010000"),
        (Moves::X, true, "100011011"),
        (Moves::King, false, "110110000"),
        (Moves::King, true, "111111111"),
        (Moves::RowColumn, false, "111100100"),
        (Moves::RowColumn, true, "111100100"),
        (Moves::NoSelf, false, "010100000"),
        (Moves::NoSelf, true, "011100100"),
    ];
    for (moves, torus, cells) in expected {
        let changed = moves.matrix(3, 3, torus).column(0);
        assert_eq!(changed.to_string(), cells, "{moves:?} torus {torus}");
    }
}

#[test]
fn wrapped_offsets_that_meet_cancel() {
    // On a 2×2 torus up and down are one neighbour, and so are left and right.
    for moves in [Moves::Plus, Moves::King] {
        assert_eq!(moves.matrix(2, 2, true), BitMatrix::identity(4));
    }
    // All four diagonals of a 2×2 torus are one cell, which is changed four times.
    assert_eq!(Moves::X.matrix(2, 2, true), BitMatrix::identity(4));
    assert!(Moves::NoSelf.matrix(2, 2, true).is_zero());
    assert_eq!(Moves::Plus.matrix(1, 1, true), BitMatrix::identity(1));
}

#[test]
#[should_panic(expected = "a bit for each cell")]
fn presses_for_another_board_are_refused() {
    let board = Board::new(2, BitVector::zeros(4));
    Flip::new(board, Target::Either).accepts(0, &BitVector::zeros(5));
}
