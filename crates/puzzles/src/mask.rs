//! Which squares of a drawing grid are cells.

use crate::picture::Place;

/// The squares of a drawing grid that are cells, numbered row by row.
///
/// The grid is as small as it can be: its outer rows and columns have cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mask {
    cols: usize,
    /// The number of the cell at each square of the grid, row by row.
    numbers: Vec<Option<u32>>,
    places: Vec<Place>,
}

impl Mask {
    /// Returns the mask of the squares that are `true` in `rows`, which may have any lengths;
    /// `None` if no square is.
    pub(crate) fn of(rows: &[Vec<bool>]) -> Option<Self> {
        let squares = || {
            let with_places = |(row, squares): (usize, &Vec<bool>)| {
                let cells = squares.iter().enumerate().filter(|&(_, &cell)| cell);
                cells.map(|(col, _)| Place { row, col }).collect::<Vec<_>>()
            };
            rows.iter().enumerate().flat_map(with_places)
        };
        let (top, bottom) = (squares().next()?.row, squares().last()?.row);
        let left = squares().map(|place| place.col).min()?;
        let right = squares().map(|place| place.col).max()?;
        let cols = right - left + 1;
        let places: Vec<Place> = squares()
            .map(|place| Place {
                row: place.row - top,
                col: place.col - left,
            })
            .collect();
        let mut numbers = vec![None; (bottom - top + 1) * cols];
        for (number, place) in (0..).zip(&places) {
            numbers[place.row * cols + place.col] = Some(number);
        }
        Some(Self {
            cols,
            numbers,
            places,
        })
    }

    /// Returns the number of cells.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns the number of rows of the grid.
    pub(crate) fn rows(&self) -> usize {
        self.numbers.len() / self.cols
    }

    /// Returns the number of columns of the grid.
    pub(crate) fn cols(&self) -> usize {
        self.cols
    }

    /// Returns where each cell is drawn.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places
    }

    /// Returns the number of the cell at a square, if that is on the grid and a cell.
    pub(crate) fn cell_at(&self, row: usize, col: usize) -> Option<usize> {
        let on_grid = row < self.rows() && col < self.cols;
        let number = on_grid.then(|| self.numbers[row * self.cols + col])?;
        number.map(|number| number as usize)
    }

    /// Returns the number of cells in each row of the grid.
    pub(crate) fn row_lengths(&self) -> Vec<usize> {
        let rows = self.numbers.chunks(self.cols);
        rows.map(|row| row.iter().flatten().count()).collect()
    }

    /// Returns the rows of the grid, `#` for a cell and `.` for none.
    pub(crate) fn lines(&self) -> Vec<String> {
        let sign = |number: &Option<u32>| if number.is_some() { '#' } else { '.' };
        let rows = self.numbers.chunks(self.cols);
        rows.map(|row| row.iter().map(sign).collect()).collect()
    }
}
