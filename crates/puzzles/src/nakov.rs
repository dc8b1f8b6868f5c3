//! The Nakov board (INFOMAN 17, 2000): 21 cells and 15 operations.
//!
//! ```text
//!        1  2  3
//!     4  5  6  7  8
//!     9 10 11 12 13
//!    14 15 16 17 18
//!       19 20 21
//! ```

use gf2::{BitMatrix, BitVector, LinearSystem};

use crate::kind::Kind;
use crate::picture::{MoveKind, Picture, Place};
use crate::problem::{Field, Problem};
use crate::puzzle::{Labels, Puzzle};

/// The number of cells.
pub(crate) const CELLS: usize = 21;

/// The number of operations.
const OPERATIONS: usize = 15;

/// The number of cells in each row.
pub(crate) const ROW_LENGTHS: [usize; 5] = [3, 5, 5, 5, 3];

/// The digits of a cell in state 0 and in state 1.
pub(crate) const SYMBOLS: [char; 2] = ['0', '1'];

/// The cells, counted from 1, that operations 1–5 invert: the 3×3 squares.
const SQUARES: [[usize; 9]; 5] = [
    [1, 2, 3, 5, 6, 7, 10, 11, 12],
    [4, 5, 6, 9, 10, 11, 14, 15, 16],
    [5, 6, 7, 10, 11, 12, 15, 16, 17],
    [6, 7, 8, 11, 12, 13, 16, 17, 18],
    [10, 11, 12, 15, 16, 17, 19, 20, 21],
];

/// The cells, counted from 1, that operations 6–14 invert: the pluses.
const PLUSES: [[usize; 5]; 9] = [
    [1, 4, 5, 6, 10],
    [2, 5, 6, 7, 11],
    [3, 6, 7, 8, 12],
    [5, 9, 10, 11, 15],
    [6, 10, 11, 12, 16],
    [7, 11, 12, 13, 17],
    [10, 14, 15, 16, 19],
    [11, 15, 16, 17, 20],
    [12, 16, 17, 18, 21],
];

/// The Nakov board: from all 0 to a given board, by inverting squares, pluses or everything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nakov {
    goal: BitVector,
}

impl Nakov {
    /// Returns the puzzle that asks for the board `goal`, cell 1 first.
    ///
    /// # Panics
    ///
    /// If `goal` has not 21 cells.
    pub fn new(goal: BitVector) -> Self {
        assert_eq!(goal.len(), CELLS, "a Nakov board has 21 cells");
        Self { goal }
    }

    /// Returns the board that is asked for.
    pub fn goal(&self) -> &BitVector {
        &self.goal
    }

    /// The board asked for, as its five rows.
    fn lines(&self) -> Vec<String> {
        let mut cells = self.goal.iter().map(|bit| SYMBOLS[usize::from(bit)]);
        let rows = ROW_LENGTHS.iter();
        rows.map(|&len| cells.by_ref().take(len).collect())
            .collect()
    }
}

/// A, 21×15: A\[i\]\[j\] = 1 if operation j inverts cell i.
fn matrix() -> BitMatrix {
    let squares = SQUARES.iter().map(<[usize; 9]>::as_slice);
    let pluses = PLUSES.iter().map(<[usize; 5]>::as_slice);
    let mut a = BitMatrix::zeros(CELLS, OPERATIONS);
    for (operation, cells) in squares.chain(pluses).enumerate() {
        for cell in cells {
            a.flip(cell - 1, operation);
        }
    }
    for cell in 0..CELLS {
        a.flip(cell, OPERATIONS - 1);
    }
    a
}

/// Where each cell is drawn: the rows of 3 stand in the middle of five columns.
fn places() -> Vec<Place> {
    let row_places = |(row, &len): (usize, &usize)| {
        let indent = (5 - len) / 2;
        (indent..indent + len).map(move |col| Place { row, col })
    };
    ROW_LENGTHS
        .iter()
        .enumerate()
        .flat_map(row_places)
        .collect()
}

impl Puzzle for Nakov {
    fn kind(&self) -> Kind {
        Kind::Nakov
    }

    fn title(&self) -> String {
        format!("Nakov board, {CELLS} cells")
    }

    fn problem(&self) -> Problem {
        Problem {
            kind: Kind::Nakov,
            fields: vec![("board", Field::Lines(self.lines()))],
        }
    }

    fn system(&self) -> LinearSystem {
        let b = BitMatrix::from_fn(CELLS, 1, |cell, _| self.goal.get(cell));
        LinearSystem::new(matrix(), b).expect("21 rows each")
    }

    fn labels(&self) -> Labels {
        let operation = |number| match number {
            1..=5 => format!("square {number}"),
            6..=14 => format!("plus {number}"),
            _ => format!("all {number}"),
        };
        Labels {
            variables: (1..=OPERATIONS).map(operation).collect(),
            equations: (1..=CELLS).map(|cell| format!("cell {cell}")).collect(),
            goals: vec!["this board".to_owned()],
        }
    }

    fn picture(&self) -> Option<Picture> {
        Some(Picture {
            title: self.title(),
            cells: places(),
            moves: MoveKind::Operation,
            start: BitVector::zeros(CELLS),
            goals: vec![self.goal.clone()],
            symbols: SYMBOLS,
            states: ["0".to_owned(), "1".to_owned()],
        })
    }

    fn accepts(&self, goal: usize, x: &BitVector) -> bool {
        assert_eq!(goal, 0, "a Nakov board has one goal");
        assert_eq!(x.len(), OPERATIONS, "a bit for each operation");
        played(x) == self.goal.iter().collect::<Vec<_>>()
    }
}

/// Where the squares of operations 1–5 are centred, in rows and columns of the drawing.
const SQUARE_CENTRES: [(usize, usize); 5] = [(1, 2), (2, 1), (2, 2), (2, 3), (3, 2)];

/// Plays the operations that `x` selects, from all 0.
///
/// What a square or a plus covers is measured on the drawing; the lists of cells that A is made
/// of are not looked at.
fn played(x: &BitVector) -> Vec<bool> {
    let mut states = vec![false; CELLS];
    for operation in x.iter_ones() {
        for (state, place) in states.iter_mut().zip(places()) {
            *state ^= covers(operation, place);
        }
    }
    states
}

/// Tells whether an operation, counted from 0, inverts the cell drawn at `place`.
fn covers(operation: usize, place: Place) -> bool {
    let distances = |(row, col)| (place.row.abs_diff(row), place.col.abs_diff(col));
    match operation {
        0..5 => {
            let (down, right) = distances(SQUARE_CENTRES[operation]);
            down <= 1 && right <= 1
        }
        5..14 => {
            // The nine pluses are centred on the inner 3×3, row by row.
            let (row, col) = ((operation - 5) / 3, (operation - 5) % 3);
            let (down, right) = distances((row + 1, col + 1));
            down + right <= 1
        }
        _ => true,
    }
}
