//! What watching costs: forward elimination of a random 1000×1001 system, with the observer
//! that does nothing and with the one that records every step.
//!
//! The project promises that recording costs at most 15 %.

use divan::Bencher;
use gf2::{BitMatrix, LinearSystem, forward_eliminate};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tracer::{Method, Problem, Recorder, System};

const N: usize = 1000;

fn main() {
    divan::main();
}

/// Returns a random system of N equations in N unknowns with one right-hand side.
fn random_system() -> System {
    let mut random = ChaCha8Rng::seed_from_u64(1753);
    let mut bits = |rows, cols| BitMatrix::from_fn(rows, cols, |_, _| random.next_u32() >> 31 == 1);
    let (a, b) = (bits(N, N), bits(N, 1));
    System::unnamed(LinearSystem::new(a, b).expect("N rows each"))
}

#[divan::bench(sample_count = 200)]
fn unobserved(bencher: Bencher<'_, '_>) {
    let start = random_system().linear().augmented();
    bencher
        .with_inputs(|| start.clone())
        .bench_local_values(|mut matrix| {
            let pivots = forward_eliminate(&mut matrix, N, &mut ());
            (matrix, pivots)
        });
}

#[divan::bench(sample_count = 200)]
fn recorded(bencher: Bencher<'_, '_>) {
    let system = random_system();
    let start = system.linear().augmented();
    let recorder = Recorder::new(Problem::system(), system, Method::Gauss);
    bencher
        .with_inputs(|| (start.clone(), recorder.clone()))
        .bench_local_values(|(mut matrix, mut recorder)| {
            let pivots = forward_eliminate(&mut matrix, N, &mut recorder);
            (matrix, pivots, recorder)
        });
}
