//! Nullities and kernels that are known from elsewhere.

use gf2::BitMatrix;
use puzzles::Moves;

use crate::one;

/// Plus on n×n, n = 1, 2, …: OEIS A159257.
const PLUS_SQUARE: [usize; 33] = [
    0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4, 0, 8, 2, 0, 16, 0, 0, 0, 14, 4, 0, 0, 0, 0, 10, 20,
    0, 20, 16,
];

/// Plus on m×n, m and n from 1: degrees of greatest common divisors of Fibonacci polynomials
/// over GF(2).
const PLUS: [[usize; 12]; 12] = [
    [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0],
    [1, 0, 2, 0, 1, 0, 2, 0, 1, 0, 2, 0],
    [0, 2, 0, 0, 3, 0, 0, 2, 0, 0, 3, 0],
    [0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0],
    [1, 1, 3, 0, 2, 0, 4, 1, 1, 0, 4, 0],
    [0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0],
    [0, 2, 0, 0, 4, 0, 0, 2, 0, 0, 7, 0],
    [1, 0, 2, 0, 1, 6, 2, 0, 1, 0, 2, 0],
    [0, 1, 0, 4, 1, 0, 0, 1, 8, 0, 1, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [1, 2, 3, 0, 4, 0, 7, 2, 1, 0, 6, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];

/// Plus on an n×n torus, n = 1, 2, …, offsets that meet cancelling: OEIS A165738.
const TORUS_SQUARE: [usize; 24] = [
    0, 0, 4, 0, 8, 8, 0, 0, 4, 16, 0, 16, 0, 0, 12, 0, 16, 8, 0, 32, 4, 0, 0, 32,
];

/// Plus on an m×n torus, m and n from 1.
const TORUS: [[usize; 12]; 12] = [
    [0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 2],
    [0, 0, 4, 0, 0, 4, 0, 0, 4, 0, 0, 4],
    [2, 4, 4, 4, 2, 6, 2, 4, 4, 4, 2, 6],
    [0, 0, 4, 0, 0, 8, 0, 0, 4, 0, 0, 8],
    [0, 0, 2, 0, 8, 2, 0, 0, 2, 8, 0, 2],
    [2, 4, 6, 8, 2, 8, 2, 8, 6, 4, 2, 12],
    [0, 0, 2, 0, 0, 2, 0, 0, 14, 0, 0, 2],
    [0, 0, 4, 0, 0, 8, 0, 0, 4, 0, 0, 16],
    [2, 4, 4, 4, 2, 6, 14, 4, 4, 4, 2, 6],
    [0, 0, 4, 0, 8, 4, 0, 0, 4, 16, 0, 4],
    [0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 2],
    [2, 4, 6, 8, 2, 12, 2, 16, 6, 4, 2, 16],
];

/// King on n×n.
const KING: [usize; 16] = [0, 3, 0, 0, 9, 0, 0, 15, 0, 0, 21, 0, 0, 27, 0, 0];

/// X on n×n.
const X: [usize; 16] = [0, 2, 0, 4, 4, 0, 0, 2, 8, 0, 8, 0, 0, 6, 0, 8];

/// No-self on n×n: the nullity is n.
const NO_SELF: [usize; 16] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/// Row-column on n×n.
const ROW_COLUMN: [usize; 12] = [0, 0, 4, 0, 8, 0, 12, 0, 16, 0, 20, 0];

fn nullity(a: &BitMatrix) -> usize {
    a.cols() - a.rank()
}

fn assert_squares(moves: Moves, torus: bool, expected: &[usize]) {
    for (n, &expected) in (1..).zip(expected) {
        let found = nullity(&moves.matrix(n, n, torus));
        assert_eq!(found, expected, "{moves:?} {n}×{n}, torus {torus}");
    }
}

fn assert_rectangles(torus: bool, expected: &[[usize; 12]; 12]) {
    for (m, row) in (1..).zip(expected) {
        for (n, &expected) in (1..).zip(row) {
            let found = nullity(&Moves::Plus.matrix(m, n, torus));
            assert_eq!(found, expected, "{m}×{n}, torus {torus}");
        }
    }
}

#[test]
fn nullities_of_plus_boards() {
    assert_squares(Moves::Plus, false, &PLUS_SQUARE);
    assert_rectangles(false, &PLUS);
}

#[test]
fn nullities_of_plus_tori() {
    assert_squares(Moves::Plus, true, &TORUS_SQUARE);
    assert_rectangles(true, &TORUS);
}

#[test]
fn nullities_of_other_shapes() {
    assert_squares(Moves::King, false, &KING);
    assert_squares(Moves::X, false, &X);
    assert_squares(Moves::NoSelf, false, &NO_SELF);
    assert_squares(Moves::RowColumn, false, &ROW_COLUMN);
}

#[test]
fn the_kernel_of_the_flip_game() {
    let system = one("wwww/wwww/wwww/wwww").system();
    let gf2::Outcome::Solvable(solutions) = &system.solve()[0] else {
        panic!("no press is a solution");
    };
    let kernel: Vec<String> = solutions.kernel().iter().map(ToString::to_string).collect();
    assert_eq!(
        kernel,
        [
            "0111101011001000",
            "1101000111100100",
            "1011100001110010",
            "1110010100110001"
        ]
    );
}
