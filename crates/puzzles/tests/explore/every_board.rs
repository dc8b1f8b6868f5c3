//! All methods on every board of every small shape, against elimination.

use puzzles::Moves;
use puzzles::explore::{Method, applies};

use crate::{Shape, eliminated, explored, with_all_goals};

/// All methods that apply give every board the least solution that elimination gives.
///
/// All boards of a shape are the goals of one system: `bfs`, `reach` and `subsets` take them in
/// one pass, `chase` and `row-dp` one after the other.
fn assert_all_agree(shape: Shape, methods: &[Method]) {
    let system = with_all_goals(shape.a());
    let expected = eliminated(&system);
    for &method in methods {
        let found = explored(&system, Some(shape.grid), method).goals;
        let different = (0..expected.len()).find(|&goal| found[goal] != expected[goal]);
        if let Some(goal) = different {
            let (found, expected) = (&found[goal], &expected[goal]);
            panic!("{shape:?}, {method:?}, board {goal:b}: {found:?}, not {expected:?}");
        }
    }
}

/// Every n×m with n·m = `cells`.
fn sizes(cells: usize) -> impl Iterator<Item = (usize, usize)> {
    let rows = (1..=cells).filter(move |rows| cells.is_multiple_of(*rows));
    rows.map(move |rows| (rows, cells / rows))
}

#[test]
fn on_plus_boards_of_up_to_12_cells() {
    for (rows, cols) in (1..=12).flat_map(sizes) {
        assert_all_agree(Shape::flat(Moves::Plus, rows, cols), &Method::ALL);
    }
}

#[test]
fn on_plus_boards_of_13_and_14_cells() {
    for (rows, cols) in (13..=14).flat_map(sizes) {
        assert_all_agree(Shape::flat(Moves::Plus, rows, cols), &Method::ALL);
    }
}

#[test]
fn on_plus_boards_of_15_cells() {
    for (rows, cols) in sizes(15) {
        assert_all_agree(Shape::flat(Moves::Plus, rows, cols), &Method::ALL);
    }
}

#[test]
fn on_plus_boards_of_16_cells() {
    for (rows, cols) in sizes(16) {
        assert_all_agree(Shape::flat(Moves::Plus, rows, cols), &Method::ALL);
    }
}

#[test]
fn on_boards_with_other_moves() {
    for moves in [Moves::X, Moves::King, Moves::NoSelf] {
        for (rows, cols) in (1..=10).flat_map(sizes) {
            assert_all_agree(Shape::flat(moves, rows, cols), &Method::ALL);
        }
    }
}

#[test]
fn on_tori() {
    for moves in [Moves::Plus, Moves::X, Moves::King, Moves::NoSelf] {
        for (rows, cols) in (1..=10).flat_map(sizes) {
            assert_all_agree(Shape::torus(moves, rows, cols), &Method::ALL);
        }
    }
    for (rows, cols) in [(3, 4), (4, 3), (2, 6), (6, 2)] {
        assert_all_agree(Shape::torus(Moves::Plus, rows, cols), &Method::ALL);
    }
}

/// These presses are not local, so `chase` and `row-dp` do not apply but where every cell is a
/// neighbour of every other, perhaps around an edge.
#[test]
fn on_row_column_boards() {
    for (rows, cols) in (1..=12).flat_map(sizes) {
        let shape = Shape::flat(Moves::RowColumn, rows, cols);
        let system = with_all_goals(shape.a());
        let applying = |method: &Method| applies(&system, Some(shape.grid), *method).is_ok();
        let methods: Vec<Method> = Method::ALL.into_iter().filter(applying).collect();
        assert_eq!(methods.len(), if rows <= 3 && cols <= 3 { 5 } else { 3 });
        assert_all_agree(shape, &methods);
    }
}
