//! A rectangle of cells, each in state 0 or 1.

use gf2::BitVector;

use crate::goal::Target;
use crate::picture::{MoveKind, Picture, Place};
use crate::puzzle::Labels;

/// A rectangle of cells, each in state 0 or 1, numbered row by row.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    cols: usize,
    cells: BitVector,
}

impl Board {
    /// Returns the board whose rows, one after the other, are `cells`.
    ///
    /// # Panics
    ///
    /// If there is no cell, or the cells do not fill rows of `cols`.
    pub fn new(cols: usize, cells: BitVector) -> Self {
        assert!(cols > 0 && !cells.is_empty(), "a board has cells");
        assert_eq!(cells.len() % cols, 0, "the last row is short");
        Self { cols, cells }
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.cols
    }

    /// Returns the number of columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// Returns the state of every cell.
    pub fn cells(&self) -> &BitVector {
        &self.cells
    }

    /// Returns the size as people write it, such as `3×5`.
    pub(crate) fn size(&self) -> String {
        format!("{}×{}", self.rows(), self.cols)
    }

    /// Returns each row as a string, with `symbols` for states 0 and 1.
    pub(crate) fn lines(&self, symbols: [char; 2]) -> Vec<String> {
        let line = |row: usize| {
            let cells = row * self.cols..(row + 1) * self.cols;
            cells
                .map(|cell| symbols[usize::from(self.cells.get(cell))])
                .collect()
        };
        (0..self.rows()).map(line).collect()
    }

    /// Returns where each cell lies.
    fn places(&self) -> Vec<Place> {
        let place = |cell| Place {
            row: cell / self.cols,
            col: cell % self.cols,
        };
        (0..self.cells.len()).map(place).collect()
    }

    /// Returns a name for each cell, `r1c1` first.
    fn names(&self) -> Vec<String> {
        let name = |p: Place| format!("r{}c{}", p.row + 1, p.col + 1);
        self.places().into_iter().map(name).collect()
    }

    /// Returns the names of a puzzle in which every cell has an equation and a press.
    pub(crate) fn labels(&self, goals: Vec<String>) -> Labels {
        Labels {
            variables: self.names(),
            equations: self.names(),
            goals,
        }
    }

    /// Returns the drawing of a puzzle that starts with this board, and whose moves are presses
    /// of its cells.
    pub(crate) fn picture(
        &self,
        title: String,
        goal: Target,
        symbols: [char; 2],
        states: [&str; 2],
    ) -> Picture {
        Picture {
            title,
            cells: self.places(),
            moves: MoveKind::PressCell,
            start: self.cells.clone(),
            goals: goal.boards(self.cells.len()),
            symbols,
            states: states.map(str::to_owned),
        }
    }
}
