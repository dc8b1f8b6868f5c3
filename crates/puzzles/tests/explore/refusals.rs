//! What is refused, and what is advised instead.

use gf2::{BitMatrix, BitVector, LinearSystem};
use puzzles::explore::{Grid, Method, applies, explore};
use puzzles::{Moves, limits};

use crate::Shape;

/// The sentence and the advice for a method that must be refused.
fn refused(system: &LinearSystem, grid: Option<Grid>, method: Method) -> [String; 2] {
    let refusal = applies(system, grid, method).expect_err("it must be refused");
    assert_eq!(refusal.method(), method);
    assert!(!refusal.working().contains(&method.name()));
    let explored = explore(system, grid, method, &mut ());
    assert_eq!(explored.as_ref(), Err(&refusal));
    [refusal.to_string(), refusal.help()]
}

fn zeros(cells: usize, moves: usize) -> LinearSystem {
    LinearSystem::new(BitMatrix::zeros(cells, moves), BitMatrix::zeros(cells, 0)).unwrap()
}

#[test]
fn a_board_that_is_too_wide() {
    let shape = Shape::flat(Moves::Plus, 24, 30);
    let system = shape.system([]);
    let grid = Some(shape.grid);
    let eliminations = "these methods would work: gauss, gauss-jordan, column-swap";
    assert_eq!(
        refused(&system, grid, Method::Chase),
        [
            "chase guesses at most 20 presses; this board needs 24",
            eliminations
        ]
    );
    assert_eq!(
        refused(&system, grid, Method::RowDp),
        [
            "row-dp guesses at most 16 presses; this board needs 24",
            eliminations
        ]
    );
    for method in [Method::Bfs, Method::Reach] {
        let [sentence, _] = refused(&system, grid, method);
        let expected = "takes at most 25 cells and 64 moves; this has 720 cells and 720 moves";
        assert_eq!(sentence, format!("{} {expected}", method.name()));
    }
    assert_eq!(
        refused(&system, grid, Method::Subsets),
        [
            "subsets tries all sets of at most 24 moves; this has 720 moves",
            eliminations
        ]
    );
}

#[test]
fn a_board_that_one_of_two_siblings_takes() {
    let shape = Shape::flat(Moves::Plus, 17, 40);
    let [_, help] = refused(&shape.system([]), Some(shape.grid), Method::RowDp);
    assert_eq!(
        help,
        "these methods would work: gauss, gauss-jordan, column-swap, chase"
    );
}

#[test]
fn presses_that_are_not_local() {
    let shape = Shape::flat(Moves::RowColumn, 4, 4);
    let grid = Some(shape.grid);
    let [sentence, help] = refused(&shape.system([]), grid, Method::Chase);
    assert_eq!(
        sentence,
        "chase needs presses that change no cell but the pressed one and its eight neighbours; \
         here a press changes a cell further away"
    );
    assert_eq!(
        help,
        "these methods would work: gauss, gauss-jordan, column-swap, bfs, subsets, reach"
    );
}

/// Around the edge is near, so on a board with sides of at most three cells everything is.
#[test]
fn presses_around_the_edge() {
    for (rows, cols, applies_there) in [(1, 3, true), (3, 3, true), (3, 4, false), (4, 1, false)] {
        let shape = Shape::flat(Moves::RowColumn, rows, cols);
        let found = applies(&shape.system([]), Some(shape.grid), Method::Chase);
        assert_eq!(found.is_ok(), applies_there, "{rows}×{cols}");
    }
    let torus = Shape::torus(Moves::Plus, 3, 4);
    assert!(applies(&torus.system([]), Some(torus.grid), Method::Chase).is_ok());
}

/// A grid of another size than A is no grid of this puzzle.
#[test]
fn no_grid() {
    let grid = Shape::flat(Moves::Plus, 2, 3).grid;
    for (cells, moves, grid) in [(6, 6, None), (6, 7, Some(grid)), (7, 6, Some(grid))] {
        for method in [Method::Chase, Method::RowDp] {
            let [sentence, _] = refused(&zeros(cells, moves), grid, method);
            let expected =
                "is for rectangular boards on which every cell has a press; this is none";
            assert_eq!(sentence, format!("{} {expected}", method.name()));
        }
    }
}

#[test]
fn each_limit_is_reached_and_not_passed() {
    let accepts = |cells, moves, method| applies(&zeros(cells, moves), None, method).is_ok();
    let (cells, moves) = (limits::MAX_SEARCH_CELLS, limits::MAX_SEARCH_MOVES);
    for method in [Method::Bfs, Method::Reach] {
        assert!(accepts(cells, moves, method));
        assert!(!accepts(cells + 1, moves, method));
        assert!(!accepts(cells, moves + 1, method));
    }
    assert!(accepts(1000, limits::MAX_SUBSET_MOVES, Method::Subsets));
    assert!(!accepts(0, limits::MAX_SUBSET_MOVES + 1, Method::Subsets));
    let guesses = [
        (Method::Chase, limits::MAX_CHASE_GUESSES),
        (Method::RowDp, limits::MAX_ROW_DP_GUESSES),
    ];
    for (method, limit) in guesses {
        for (rows, accepted) in [(limit, true), (limit + 1, false)] {
            for shape in [
                Shape::flat(Moves::Plus, rows, rows),
                Shape::flat(Moves::Plus, rows, rows + 1),
                Shape::flat(Moves::Plus, rows + 1, rows),
            ] {
                let applies = applies(&shape.system([]), Some(shape.grid), method);
                assert_eq!(applies.is_ok(), accepted, "{shape:?}");
            }
        }
    }
}

/// A narrow board has few patterns, but a long one makes each of them long.
#[test]
fn a_board_that_is_too_long() {
    let shape = Shape::flat(Moves::Plus, 16, 80);
    let system = shape.system([&BitVector::ones(shape.grid.cells())]);
    let [sentence, help] = refused(&system, Some(shape.grid), Method::RowDp);
    assert_eq!(
        sentence,
        format!(
            "row-dp is limited to {} states times cells times goals; this board has {}",
            limits::MAX_ROW_DP_WORK,
            (1 << 16) * 16 * 80
        )
    );
    assert!(help.contains("chase"), "{help}");
}
