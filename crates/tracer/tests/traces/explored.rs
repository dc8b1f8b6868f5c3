//! Traces of what `puzzles` explores, for the tests of several files.

use gf2::{BitMatrix, BitVector, LinearSystem};
use puzzles::Moves;
use puzzles::explore::{Event, Grid, Observer, explore};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tracer::{ExploreStep, Method, Problem, Recorder, Step, System, Trace};

/// Records what an exploration tells.
struct Recording(Recorder);

impl Observer for Recording {
    fn observe(&mut self, event: Event) {
        self.0.claim(step(event));
    }
}

/// The step that tells of an event.
#[rustfmt::skip]
fn step(event: Event) -> Step {
    Step::Explore(match event {
        Event::Candidate { goal, x, weight } => return Step::Candidate { goal, x, weight },
        Event::Grid { rows, cols, transposed, guessed } => {
            ExploreStep::Grid { rows, cols, transposed, guessed }
        }
        Event::Guess { goal, values } => ExploreStep::Guess { goal, values },
        Event::Row { row, presses } => ExploreStep::Row { row, presses },
        Event::Fails { cells } => ExploreStep::Fails { cells },
        Event::Cut { weight } => ExploreStep::Cut { weight },
        Event::Patterns { goal, tried, solved, failed, cut } => {
            ExploreStep::Patterns { goal, tried, solved, failed, cut }
        }
        Event::States { goal, row, states, dropped } => {
            ExploreStep::States { goal, row, states, dropped }
        }
        Event::State { x, weight } => ExploreStep::State { x, weight },
        Event::Level { level, states } => ExploreStep::Level { level, states },
        Event::Pop { state, x } => ExploreStep::Pop { state, x },
        Event::Reach { state, press } => ExploreStep::Reach { state, press },
        Event::New { state } => ExploreStep::New { state },
        Event::Subset { x, gives } => ExploreStep::Subset { x, gives },
        Event::Weight { weight, tried, gives } => ExploreStep::Weight { weight, tried, gives },
        Event::Found { goal, x, weight } => ExploreStep::Found { goal, x, weight },
        Event::Missed { goal } => ExploreStep::Missed { goal },
    })
}

/// A system, and how its cells lie if they lie on a grid.
#[derive(Debug, Clone)]
pub(crate) struct Board {
    pub(crate) system: System,
    pub(crate) grid: Option<Grid>,
}

impl Board {
    /// A board of lamps, with a column of `b` for each goal.
    pub(crate) fn lamps(moves: Moves, [rows, cols]: [usize; 2], torus: bool, b: BitMatrix) -> Self {
        let linear = LinearSystem::new(moves.matrix(rows, cols, torus), b).unwrap();
        Self {
            system: System::unnamed(linear),
            grid: Some(Grid { rows, cols }),
        }
    }

    /// Any system.
    pub(crate) fn toggles(a: BitMatrix, b: BitMatrix) -> Self {
        Self {
            system: System::unnamed(LinearSystem::new(a, b).unwrap()),
            grid: None,
        }
    }

    /// The trace of a method, or nothing if it does not apply.
    pub(crate) fn trace(&self, method: Method) -> Option<Trace> {
        let recorder = Recorder::new(Problem::system(), self.system.clone(), method);
        let mut recording = Recording(recorder);
        let method = puzzles::explore::Method::from_name(method.name()).unwrap();
        let linear = self.system.linear();
        let explored = explore(linear, self.grid, method, &mut recording).ok()?;
        Some(recording.0.finish_found(explored.goals))
    }
}

/// Random matrices, seeded.
pub(crate) struct Random(ChaCha8Rng);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A matrix in which one entry of `one_in` is 1.
    pub(crate) fn matrix(&mut self, rows: usize, cols: usize, one_in: u32) -> BitMatrix {
        BitMatrix::from_fn(rows, cols, |_, _| self.0.next_u32().is_multiple_of(one_in))
    }

    /// Right-hand sides for `a`: for each goal A·x of a random x, or, for the last of several,
    /// a random change, which often nothing gives.
    pub(crate) fn goals(&mut self, a: &BitMatrix, goals: usize) -> BitMatrix {
        let columns: Vec<BitVector> = (0..goals)
            .map(|goal| {
                let x = BitVector::from_fn(a.cols(), |_| self.0.next_u32().is_multiple_of(2));
                if goal > 0 && goal + 1 == goals {
                    BitVector::from_fn(a.rows(), |_| self.0.next_u32().is_multiple_of(2))
                } else {
                    a.multiply_vector(&x)
                }
            })
            .collect();
        BitMatrix::from_fn(a.rows(), goals, |cell, goal| columns[goal].get(cell))
    }
}
