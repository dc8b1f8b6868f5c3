//! What one small board costs, and what a plain elimination of a large system costs.

use divan::{Bencher, black_box};
use gf2::{BitMatrix, LinearSystem, Outcome, Search, forward_eliminate};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn main() {
    divan::main();
}

/// The 16×16 matrix of the 4×4 Flip Game: a press flips the piece and its neighbours.
fn flip_matrix() -> BitMatrix {
    BitMatrix::from_fn(16, 16, |cell, press| {
        let (row, col) = (cell / 4, cell % 4);
        row.abs_diff(press / 4) + col.abs_diff(press % 4) <= 1
    })
}

/// The system of the board whose black cells are the bits of `board`, for both goals.
fn flip_system(board: u16) -> LinearSystem {
    let b = BitMatrix::from_fn(16, 2, |cell, goal| (board >> cell & 1 == 1) == (goal == 0));
    LinearSystem::new(flip_matrix(), b).expect("16 rows each")
}

fn solve_and_search(system: &LinearSystem) -> usize {
    let outcomes = system.solve();
    let solvable = outcomes.iter().filter_map(Outcome::solutions);
    solvable
        .map(|set| set.least(Search::default()).weight)
        .sum()
}

#[divan::bench]
fn solvable_board(bencher: Bencher<'_, '_>) {
    let system = flip_system(0b0001_1001_1011_1001);
    bencher.bench(|| solve_and_search(black_box(&system)));
}

#[divan::bench]
fn impossible_board(bencher: Bencher<'_, '_>) {
    let system = flip_system(1);
    bencher.bench(|| solve_and_search(black_box(&system)));
}

#[divan::bench]
fn all_solutions_of_nullity_20(bencher: Bencher<'_, '_>) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let a = BitMatrix::random_of_rank(40, 60, 40, &mut rng);
    let b = BitMatrix::random(40, 1, &mut rng);
    let system = LinearSystem::new(a, b).expect("40 rows each");
    let outcomes = system.solve();
    let set = outcomes[0].solutions().expect("the rank is full");
    bencher.bench(|| black_box(set).least(Search::default()));
}

#[divan::bench]
fn forward_elimination_1000(bencher: Bencher<'_, '_>) {
    let matrix = BitMatrix::random(1000, 1001, &mut ChaCha8Rng::seed_from_u64(1));
    bencher
        .with_inputs(|| matrix.clone())
        .bench_values(|mut work| forward_eliminate(&mut work, 1000, &mut ()));
}
