//! Lights Out: published nullities, least numbers of presses, and brute force on small boards.

use std::collections::BTreeMap;

use gf2::{LinearSystem, Outcome, Search};
use puzzles::{Moves, ReadOptions};
use rowstep_tests::brute_force::{least_moves, presses};
use rowstep_tests::cases::Input;
use rowstep_tests::facts::{distribution, fact};
use serde::Deserialize;

/// An m×n board with all cells in the same state.
fn uniform(m: usize, n: usize, cell: &str, options: &ReadOptions) -> Input {
    let text = format!("{}\n", cell.repeat(n)).repeat(m);
    Input {
        text,
        options: options.clone(),
    }
}

fn with_moves(moves: Moves) -> ReadOptions {
    ReadOptions {
        moves: Some(moves),
        ..ReadOptions::default()
    }
}

fn torus() -> ReadOptions {
    ReadOptions {
        torus: true,
        ..ReadOptions::default()
    }
}

fn nullity(m: usize, n: usize, options: &ReadOptions) -> usize {
    let system = uniform(m, n, "0", options).puzzle().system();
    system.a().cols() - system.a().rank()
}

/// The nullities of the square boards of side 1, 2, … `sides`.
fn of_squares(sides: usize, options: &ReadOptions) -> Vec<usize> {
    (1..=sides).map(|n| nullity(n, n, options)).collect()
}

/// The nullities of all boards with up to `sides` rows and columns.
fn of_rectangles(sides: usize, options: &ReadOptions) -> Vec<Vec<usize>> {
    (1..=sides)
        .map(|m| (1..=sides).map(|n| nullity(m, n, options)).collect())
        .collect()
}

#[test]
fn plus_boards_have_the_published_nullities() {
    let published: Vec<usize> = fact("/lights_out/nullity_nxn_1_to_100/values");
    assert_eq!(of_squares(100, &ReadOptions::default()), published);
    let published: Vec<Vec<usize>> = fact("/lights_out/nullity_mxn_1_to_16/rows");
    assert_eq!(of_rectangles(16, &ReadOptions::default()), published);
}

#[test]
fn tori_have_the_published_nullities() {
    let published: Vec<usize> = fact("/lights_out/nullity_torus_nxn_1_to_30/values");
    assert_eq!(of_squares(30, &torus()), published);
    let published: Vec<Vec<usize>> = fact("/lights_out/nullity_torus_mxn_1_to_12");
    assert_eq!(of_rectangles(12, &torus()), published);
}

#[test]
fn other_moves_have_the_published_nullities() {
    for (moves, name) in [
        (Moves::King, "king8_nxn_1_to_16"),
        (Moves::X, "diag_nxn_1_to_16"),
        (Moves::NoSelf, "noself_nxn_1_to_16"),
        (Moves::RowColumn, "rowcol_nxn_1_to_12"),
    ] {
        let published: Vec<usize> = fact(&format!("/lights_out/nullity_{name}"));
        assert_eq!(
            of_squares(published.len(), &with_moves(moves)),
            published,
            "{name}"
        );
    }
}

/// What is published about the board with all cells lit.
#[derive(Deserialize)]
struct AllOn {
    nullity: usize,
    min: usize,
    free_zero: usize,
}

#[test]
fn all_lit_boards_need_the_published_numbers_of_presses() {
    let published: BTreeMap<usize, AllOn> = fact("/lights_out/all_on_minimum/values");
    // Larger nullities take too long without optimization.
    for (&n, board) in published
        .iter()
        .filter(|(n, board)| **n <= 50 && board.nullity <= 20)
    {
        let puzzle = uniform(n, n, "1", &ReadOptions::default()).puzzle();
        let Outcome::Solvable(solutions) = &puzzle.system().solve()[0] else {
            panic!("all lit can always be switched off (Sutner, 1989), but not {n}×{n}")
        };
        assert_eq!(solutions.log2_count(), board.nullity, "{n}×{n}");
        assert_eq!(solutions.particular().weight(), board.free_zero, "{n}×{n}");
        let least = solutions.least(Search::default());
        assert_eq!(
            (least.weight, least.lower_bound),
            (board.min, None),
            "{n}×{n}"
        );
        assert!(puzzle.accepts(0, &least.x), "{n}×{n}");
    }
}

/// The least number of presses for each board of m×n, by linear algebra; bit i of a board's
/// number is its i-th cell.
fn least_by_algebra(m: usize, n: usize) -> Vec<Option<usize>> {
    let a = uniform(m, n, "0", &ReadOptions::default())
        .puzzle()
        .system()
        .a()
        .clone();
    let boards = 1 << (m * n);
    let b = gf2::BitMatrix::from_fn(m * n, boards, |cell, board| board >> cell & 1 == 1);
    let system = LinearSystem::new(a, b).expect("an equation for each cell");
    let least = |outcome: &Outcome| match outcome {
        Outcome::Solvable(solutions) => Some(solutions.least(Search::default()).weight),
        Outcome::Inconsistent { .. } => None,
    };
    system.solve().iter().map(least).collect()
}

#[test]
fn every_small_board_is_answered_as_brute_force_does() {
    for (m, n) in (1..=12).flat_map(|m| (1..=12 / m).map(move |n| (m, n))) {
        let by_force = least_moves(m * n, &presses(m, n));
        assert_eq!(least_by_algebra(m, n), by_force, "{m}×{n}");
    }
}

#[test]
fn the_worst_boards_and_the_distributions_are_the_published_ones() {
    let worst: BTreeMap<String, usize> = fact("/lights_out/worst_case_moves/values");
    let mut compared = 0;
    for (size, &moves) in &worst {
        let Some((m, n)) = size.split_once('x') else {
            continue;
        };
        let (m, n): (usize, usize) = (m.parse().expect("a side"), n.parse().expect("a side"));
        if m * n <= 16 {
            let least = least_by_algebra(m, n).into_iter().flatten().max();
            assert_eq!(least, Some(moves), "{size}");
            compared += 1;
        }
    }
    assert!(compared > 10);

    for (m, n) in [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
        (2, 2),
        (2, 3),
        (3, 1),
        (3, 2),
        (3, 3),
    ] {
        let least = least_by_algebra(m, n);
        let found = distribution(least.into_iter().flatten());
        assert_eq!(
            found,
            fact(&format!("/lc1284/{m}x{n}/distribution")),
            "{m}×{n}"
        );
    }
}
