//! A rectangle of cells, each in state 0 or 1.

use gf2::BitVector;

use crate::picture::Place;

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
    pub(crate) fn places(&self) -> Vec<Place> {
        let place = |cell| Place {
            row: cell / self.cols,
            col: cell % self.cols,
        };
        (0..self.cells.len()).map(place).collect()
    }

    /// Returns a name for each cell, `r1c1` first.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |p: Place| format!("r{}c{}", p.row + 1, p.col + 1);
        self.places().into_iter().map(name).collect()
    }
}
