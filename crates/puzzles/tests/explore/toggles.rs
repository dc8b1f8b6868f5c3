//! Random puzzles, against brute force.

use gf2::{BitMatrix, BitVector, LinearSystem};
use proptest::collection::vec;
use proptest::prelude::*;
use puzzles::explore::{Grid, Method};

use crate::{brute_force, explored};

/// Some of the moves, by number, as columns of A, so that duplicates are common; move 0 changes
/// nothing.
fn toggle_puzzle() -> impl Strategy<Value = LinearSystem> {
    (0..7_usize, 0..9_usize, 0..4_usize).prop_flat_map(|(cells, moves, goals)| {
        let kinds = vec(vec(any::<bool>(), cells), 4);
        let chosen = vec(0..5_usize, moves);
        let b = vec(vec(any::<bool>(), cells), goals);
        (kinds, chosen, b).prop_map(move |(kinds, chosen, b)| {
            let column = |kind: usize, cell: usize| kind > 0 && kinds[kind - 1][cell];
            let a = BitMatrix::from_fn(cells, moves, |cell, j| column(chosen[j], cell));
            let b = BitMatrix::from_fn(cells, goals, |cell, goal| b[goal][cell]);
            LinearSystem::new(a, b).unwrap()
        })
    })
}

/// Presses that change any of the nearest cells, each press in its own way.
fn local_puzzle() -> impl Strategy<Value = (Grid, LinearSystem)> {
    let sizes = prop_oneof![
        (1..5_usize, 1..4_usize),
        (1..4_usize, 1..5_usize),
        (1..2_usize, 1..11_usize),
        (1..11_usize, 1..2_usize),
    ];
    (sizes, any::<bool>(), 0..=100_u32, 0..3_usize).prop_flat_map(
        |((rows, cols), torus, density, goals)| {
            let grid = Grid { rows, cols };
            let cells = grid.cells();
            let ones = vec(0..100_u32, cells * cells);
            let presses = vec(vec(any::<bool>(), cells), goals);
            (ones, presses, any::<bool>()).prop_map(move |(ones, presses, any_goal)| {
                let a = BitMatrix::from_fn(cells, cells, |i, j| {
                    ones[i * cells + j] < density && are_close(grid, torus, i, j)
                });
                let vectors = presses.into_iter().map(BitVector::from_iter);
                let reached = |x| if any_goal { x } else { a.multiply_vector(&x) };
                let changes: Vec<BitVector> = vectors.map(reached).collect();
                let b = BitMatrix::from_columns(cells, &changes);
                (grid, LinearSystem::new(a, b).unwrap())
            })
        },
    )
}

/// Whether a king could go from one cell to the other, or they are the same.
fn are_close(grid: Grid, torus: bool, one: usize, other: usize) -> bool {
    let steps = |len: usize| {
        if torus {
            vec![len - 1, 0, 1]
        } else {
            vec![0, 1]
        }
    };
    let reaches = |a: usize, b: usize, len: usize| {
        let there = steps(len)
            .iter()
            .any(|step| (a + step) % len == b && (torus || a <= b));
        let back = steps(len)
            .iter()
            .any(|step| (b + step) % len == a && (torus || b <= a));
        there || back
    };
    reaches(one / grid.cols, other / grid.cols, grid.rows)
        && reaches(one % grid.cols, other % grid.cols, grid.cols)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn of_any_moves(system in toggle_puzzle()) {
        let expected = brute_force(&system);
        for method in [Method::Bfs, Method::Subsets, Method::Reach] {
            let found = explored(&system, None, method).goals;
            prop_assert_eq!(&found, &expected, "{:?}", method);
        }
    }

    #[test]
    fn of_local_presses((grid, system) in local_puzzle()) {
        let expected = brute_force(&system);
        for method in Method::ALL {
            let found = explored(&system, Some(grid), method).goals;
            prop_assert_eq!(&found, &expected, "{:?}", method);
        }
    }
}

/// No cells, no moves, no goals, in all combinations.
#[test]
fn of_nothing() {
    for (cells, moves, goals) in [(0, 0, 0), (0, 3, 2), (3, 0, 2), (0, 0, 1), (3, 3, 0)] {
        let a = BitMatrix::zeros(cells, moves);
        let b = BitMatrix::from_fn(cells, goals, |_, goal| goal == 1);
        let system = LinearSystem::new(a, b).unwrap();
        let expected = brute_force(&system);
        for method in [Method::Bfs, Method::Subsets, Method::Reach] {
            let found = explored(&system, None, method).goals;
            assert_eq!(found, expected, "{method:?} {cells}×{moves}, {goals} goals");
        }
    }
}
