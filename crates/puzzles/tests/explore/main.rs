//! The methods that explore: all agree with each other, with elimination, with brute force and
//! with published figures, and what they tell adds up.

mod every_board;
mod known;
mod nakov;
mod refusals;
mod telling;
mod toggles;

use gf2::{BitMatrix, BitVector, LinearSystem, Outcome, Search};
use puzzles::Moves;
use puzzles::explore::{Explored, Grid, Method, explore};

/// A board of some size, whose moves are presses of its cells.
#[derive(Debug, Clone, Copy)]
struct Shape {
    moves: Moves,
    grid: Grid,
    torus: bool,
}

impl Shape {
    fn flat(moves: Moves, rows: usize, cols: usize) -> Self {
        let (grid, torus) = (Grid { rows, cols }, false);
        Self { moves, grid, torus }
    }

    fn torus(moves: Moves, rows: usize, cols: usize) -> Self {
        let (grid, torus) = (Grid { rows, cols }, true);
        Self { moves, grid, torus }
    }

    fn a(self) -> BitMatrix {
        let Grid { rows, cols } = self.grid;
        self.moves.matrix(rows, cols, self.torus)
    }

    /// The system whose goals are these changes.
    fn system<'a>(self, changes: impl IntoIterator<Item = &'a BitVector>) -> LinearSystem {
        let b = BitMatrix::from_columns(self.grid.cells(), changes);
        LinearSystem::new(self.a(), b).expect("a row for each cell")
    }
}

/// The system with every vector as a goal: goal number g is the vector whose bit i is bit i of g.
fn with_all_goals(a: BitMatrix) -> LinearSystem {
    let b = BitMatrix::from_fn(a.rows(), 1 << a.rows(), |cell, goal| goal >> cell & 1 == 1);
    LinearSystem::new(a, b).expect("a row for each cell")
}

/// Explores, unobserved, what the method must accept.
fn explored(system: &LinearSystem, grid: Option<Grid>, method: Method) -> Explored {
    explore(system, grid, method, &mut ()).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The least solution of each goal by elimination.
fn eliminated(system: &LinearSystem) -> Vec<Option<BitVector>> {
    let least = |outcome: &Outcome| {
        let least = outcome.solutions()?.least(Search::default());
        assert_eq!(least.lower_bound, None, "proven");
        Some(least.x)
    };
    system.solve().iter().map(least).collect()
}

/// The least solution of each goal by trying every x in the order of strings.
fn brute_force(system: &LinearSystem) -> Vec<Option<BitVector>> {
    let moves = system.a().cols();
    let mut least: Vec<Option<BitVector>> = vec![None; system.b().cols()];
    for number in 0..1_u32 << moves {
        let x = BitVector::from_fn(moves, |j| number >> (moves - 1 - j) & 1 == 1);
        let change = system.a().multiply_vector(&x);
        for (goal, least) in least.iter_mut().enumerate() {
            let lighter = least.as_ref().is_none_or(|best| x.weight() < best.weight());
            if lighter && system.b().column(goal) == change {
                *least = Some(x.clone());
            }
        }
    }
    least
}

/// How many goals need 0, 1, 2, … moves.
fn distribution(goals: &[Option<BitVector>]) -> Vec<usize> {
    let mut counts = Vec::new();
    for x in goals.iter().flatten() {
        let weight = x.weight();
        counts.resize(counts.len().max(weight + 1), 0);
        counts[weight] += 1;
    }
    counts
}
