//! Which cells a press changes, and the matrix A that follows.

use gf2::{BitMatrix, LinearSystem};

use crate::board::Board;

/// The shape of a press: which cells change when one is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Moves {
    /// The cell and its orthogonal neighbours.
    #[default]
    Plus,
    /// The cell and its diagonal neighbours.
    X,
    /// The cell and all eight neighbours.
    King,
    /// The whole row and the whole column of the cell, the cell itself once.
    RowColumn,
    /// The orthogonal neighbours without the cell.
    NoSelf,
}

/// Steps from the pressed cell to the cells that change, as (rows, columns).
type Offsets = &'static [(isize, isize)];

const PLUS: Offsets = &[(0, 0), (-1, 0), (0, -1), (0, 1), (1, 0)];
const X: Offsets = &[(0, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)];
const KING: Offsets = &[
    (0, 0),
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
    (1, 1),
];
const NO_SELF: Offsets = &[(-1, 0), (0, -1), (0, 1), (1, 0)];

impl Moves {
    /// Every shape.
    pub const ALL: [Self; 5] = [
        Self::Plus,
        Self::X,
        Self::King,
        Self::RowColumn,
        Self::NoSelf,
    ];

    /// Returns the word for this shape on a command line and in a trace.
    pub fn name(self) -> &'static str {
        match self {
            Self::Plus => "plus",
            Self::X => "x",
            Self::King => "king",
            Self::RowColumn => "row-column",
            Self::NoSelf => "no-self",
        }
    }

    /// Returns the shape with the given [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|moves| moves.name() == name)
    }

    /// The neighbourhood, or `None` for the one shape whose size depends on the board.
    fn offsets(self) -> Option<Offsets> {
        match self {
            Self::Plus => Some(PLUS),
            Self::X => Some(X),
            Self::King => Some(KING),
            Self::NoSelf => Some(NO_SELF),
            Self::RowColumn => None,
        }
    }

    /// Returns A for a board of `rows` × `cols`: A\[i\]\[j\] = 1 if pressing cell j changes
    /// cell i.
    ///
    /// On a torus the edges are joined, and offsets that wrap onto the same cell cancel:
    /// changing a cell twice changes nothing.
    ///
    /// ```
    /// use puzzles::Moves;
    ///
    /// assert_eq!(Moves::Plus.matrix(1, 3, false).to_string(), "110\n111\n011");
    /// // On a ring of two cells, left and right are the same neighbour.
    /// assert_eq!(Moves::Plus.matrix(1, 2, true).to_string(), "10\n01");
    /// ```
    pub fn matrix(self, rows: usize, cols: usize, torus: bool) -> BitMatrix {
        match self.offsets() {
            Some(offsets) => neighbourhood_matrix(offsets, rows, cols, torus),
            None => line_matrix(rows, cols),
        }
    }

    /// Returns the system of `board` with a right-hand side for each state in `wanted`: the
    /// presses that reach a cell are odd in number exactly if it must change.
    pub(crate) fn system(self, board: &Board, torus: bool, wanted: &[bool]) -> LinearSystem {
        let a = self.matrix(board.rows(), board.cols(), torus);
        let mut b = BitMatrix::zeros(a.rows(), wanted.len());
        for (goal, &state) in wanted.iter().enumerate() {
            for (cell, start) in board.cells().iter().enumerate() {
                if start != state {
                    b.flip(cell, goal);
                }
            }
        }
        LinearSystem::new(a, b).expect("a row for each cell")
    }
}

fn neighbourhood_matrix(offsets: Offsets, rows: usize, cols: usize, torus: bool) -> BitMatrix {
    let mut a = BitMatrix::zeros(rows * cols, rows * cols);
    for row in 0..rows {
        for col in 0..cols {
            for &(down, right) in offsets {
                let reached = (
                    shifted(row, down, rows, torus),
                    shifted(col, right, cols, torus),
                );
                if let (Some(r), Some(c)) = reached {
                    a.flip(r * cols + c, row * cols + col);
                }
            }
        }
    }
    a
}

/// A of the shape that covers the row and the column of the pressed cell.
fn line_matrix(rows: usize, cols: usize) -> BitMatrix {
    let mut a = BitMatrix::zeros(rows * cols, rows * cols);
    for cell in 0..rows * cols {
        let (row, col) = (cell / cols, cell % cols);
        for c in 0..cols {
            a.set(row * cols + c, cell, true);
        }
        for r in 0..rows {
            a.set(r * cols + col, cell, true);
        }
    }
    a
}

/// Moves a coordinate below `len` by −1, 0 or 1; `None` where that leaves the board.
#[inline]
fn shifted(at: usize, by: isize, len: usize, torus: bool) -> Option<usize> {
    match at.checked_add_signed(by) {
        Some(to) if to < len => Some(to),
        Some(_) if torus => Some(0),
        None if torus => Some(len - 1),
        _ => None,
    }
}
