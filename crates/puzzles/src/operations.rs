//! Puzzles whose moves are lists of cells.

use gf2::{BitMatrix, BitVector, LinearSystem};

/// Returns the system of moves that change the cells in `moves`, from `start` to each of
/// `goals`: a cell must change exactly if its two states differ.
pub(crate) fn system<M: IntoIterator<Item = usize>>(
    moves: impl ExactSizeIterator<Item = M>,
    start: &BitVector,
    goals: &[BitVector],
) -> LinearSystem {
    let mut a = BitMatrix::zeros(start.len(), moves.len());
    for (j, changed) in moves.enumerate() {
        for cell in changed {
            a.set(cell, j, true);
        }
    }
    let mut b = BitMatrix::zeros(start.len(), goals.len());
    for (g, goal) in goals.iter().enumerate() {
        for cell in 0..start.len() {
            b.set(cell, g, start.get(cell) != goal.get(cell));
        }
    }
    LinearSystem::new(a, b).expect("a row for each cell")
}
