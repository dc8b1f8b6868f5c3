//! A board as anyone can draw it, without knowing the puzzle.

use gf2::BitVector;

/// A place on the drawing grid, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// The row, from the top.
    pub row: usize,
    /// The column, from the left.
    pub col: usize,
}

/// What a variable stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// Variable j is "press cell j": there are as many moves as cells, in the same order.
    PressCell,
    /// Variable j is an operation with a name and a shape of its own.
    Operation,
}

/// A board: where its cells are drawn, how they stand, and how they should stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// What the board is called, such as `Flip Game 4×4`.
    pub title: String,
    /// Where each cell is drawn; cell i belongs to equation i.
    pub cells: Vec<Place>,
    /// What a variable stands for.
    pub moves: MoveKind,
    /// How each cell stands at the start.
    pub start: BitVector,
    /// How each cell should stand, for each goal.
    pub goals: Vec<BitVector>,
    /// The letters for a cell in state 0 and in state 1, as the input writes them.
    pub symbols: [char; 2],
    /// The words for the two states, such as `white` and `black`.
    pub states: [String; 2],
}

impl Picture {
    /// Returns the number of rows and of columns of the drawing grid.
    pub fn size(&self) -> (usize, usize) {
        let ends = self
            .cells
            .iter()
            .map(|place| (place.row + 1, place.col + 1));
        ends.fold((0, 0), |(rows, cols), (row, col)| {
            (rows.max(row), cols.max(col))
        })
    }
}
