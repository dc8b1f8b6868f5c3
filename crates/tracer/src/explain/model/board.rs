//! Boards: small pictures made of cells.

use crate::explain::model::Prose;

/// A grid of cells with a caption.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// What the board shows, in a few words.
    pub caption: Prose,
    /// The rows from the top; they may differ in length.
    pub rows: Vec<Vec<BoardCell>>,
}

/// What stands in a place of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardCell {
    /// There is no cell in this place.
    Outside,
    /// The letter for the cell's state, as the input writes it.
    State {
        /// The letter.
        symbol: char,
        /// Why the cell stands out.
        mark: CellMark,
    },
    /// The number of the cell, as people count.
    Number(usize),
    /// A cell that is not pressed, or does not matter here.
    Quiet,
    /// A cell that is pressed, or belongs to the row or the pattern shown.
    Chosen,
    /// A cell that has not to change, among others that have.
    Kept,
    /// The cell of the row's pivot.
    Pivot,
}

/// Why a cell of a board stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellMark {
    /// It does not.
    Plain,
    /// It has just been pressed.
    Pressed,
    /// It has just changed.
    Changed,
    /// It belongs to the cells that the text talks about.
    Counted,
    /// It is not as the goal wants it, and it is its turn.
    Wrong,
}
