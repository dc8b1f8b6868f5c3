//! Playing presses on a rectangle, by walking from cell to cell.
//!
//! This is how a person would check an answer. It shares nothing with the offsets and the
//! matrix of the `moves` module, so that an error there cannot hide here.

use gf2::BitVector;

use crate::board::Board;
use crate::moves::Moves;

/// A step to an orthogonal neighbour.
#[derive(Clone, Copy)]
enum Step {
    Up,
    Down,
    Left,
    Right,
}

const CROSS: [&[Step]; 4] = [&[Step::Up], &[Step::Down], &[Step::Left], &[Step::Right]];
const CORNERS: [&[Step]; 4] = [
    &[Step::Up, Step::Left],
    &[Step::Up, Step::Right],
    &[Step::Down, Step::Left],
    &[Step::Down, Step::Right],
];

/// The lamps as they stand after the presses so far.
struct Lamps {
    /// The state of each cell, row by row.
    states: Vec<Vec<bool>>,
    torus: bool,
}

/// Presses the cells that `x` selects, and tells whether all cells then are in `wanted`.
///
/// # Panics
///
/// If `x` has not one bit for each cell.
pub(crate) fn plays_to(
    board: &Board,
    moves: Moves,
    torus: bool,
    x: &BitVector,
    wanted: bool,
) -> bool {
    assert_eq!(x.len(), board.cells().len(), "a bit for each cell");
    let mut lamps = Lamps::new(board, torus);
    for (cell, pressed) in x.iter().enumerate() {
        if pressed {
            lamps.press((cell / board.cols(), cell % board.cols()), moves);
        }
    }
    lamps.states.iter().flatten().all(|&state| state == wanted)
}

impl Lamps {
    fn new(board: &Board, torus: bool) -> Self {
        let cells: Vec<bool> = board.cells().iter().collect();
        Self {
            states: cells.chunks(board.cols()).map(<[bool]>::to_vec).collect(),
            torus,
        }
    }

    fn press(&mut self, at: (usize, usize), moves: Moves) {
        match moves {
            Moves::Plus => {
                self.toggle(at);
                self.toggle_reached(at, &CROSS);
            }
            Moves::X => {
                self.toggle(at);
                self.toggle_reached(at, &CORNERS);
            }
            Moves::King => {
                self.toggle(at);
                self.toggle_reached(at, &CROSS);
                self.toggle_reached(at, &CORNERS);
            }
            Moves::NoSelf => self.toggle_reached(at, &CROSS),
            Moves::RowColumn => self.toggle_lines(at),
        }
    }

    fn toggle(&mut self, (row, col): (usize, usize)) {
        self.states[row][col] = !self.states[row][col];
    }

    fn toggle_reached(&mut self, from: (usize, usize), walks: &[&[Step]]) {
        for walk in walks {
            let arrived = walk.iter().try_fold(from, |at, &step| self.walk(at, step));
            if let Some(at) = arrived {
                self.toggle(at);
            }
        }
    }

    /// Toggles the row and the column; their common cell changes once.
    fn toggle_lines(&mut self, (row, col): (usize, usize)) {
        for c in 0..self.states[row].len() {
            self.toggle((row, c));
        }
        for r in (0..self.states.len()).filter(|&r| r != row) {
            self.toggle((r, col));
        }
    }

    /// The neighbour in a direction; `None` beyond an edge, unless the edges are joined.
    fn walk(&self, (row, col): (usize, usize), step: Step) -> Option<(usize, usize)> {
        let (last_row, last_col) = (self.states.len() - 1, self.states[0].len() - 1);
        match step {
            Step::Up if row > 0 => Some((row - 1, col)),
            Step::Down if row < last_row => Some((row + 1, col)),
            Step::Left if col > 0 => Some((row, col - 1)),
            Step::Right if col < last_col => Some((row, col + 1)),
            _ if !self.torus => None,
            Step::Up => Some((last_row, col)),
            Step::Down => Some((0, col)),
            Step::Left => Some((row, last_col)),
            Step::Right => Some((row, 0)),
        }
    }
}
