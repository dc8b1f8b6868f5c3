//! The rectangle of a board whose moves are presses of its cells.

use gf2::BitMatrix;

/// A rectangle of cells, each with one press: variable and equation r·cols + c belong to the
/// cell in row r and column c.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub cols: usize,
}

impl Grid {
    /// Returns the number of cells.
    pub fn cells(self) -> usize {
        self.rows * self.cols
    }

    /// Tells whether A has a row and a column for each cell, and every press changes only cells
    /// at most one row and one column away. Around the edges is near too, as on a torus.
    pub fn is_local(self, a: &BitMatrix) -> bool {
        let square = (a.rows(), a.cols()) == (self.cells(), self.cells());
        let rows = a.iter_rows().enumerate();
        square
            && rows
                .into_iter()
                .all(|(cell, row)| row.iter_ones().all(|press| self.are_close(cell, press)))
    }

    /// Tells whether two cells are at most one row and one column apart, perhaps around an edge.
    fn are_close(self, one: usize, other: usize) -> bool {
        let near = |a: usize, b: usize, len: usize| {
            let apart = a.abs_diff(b);
            apart <= 1 || apart == len - 1
        };
        near(one / self.cols, other / self.cols, self.rows)
            && near(one % self.cols, other % self.cols, self.cols)
    }
}
