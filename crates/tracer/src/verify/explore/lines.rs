//! The order in which a grid's moves are made, and which of them are guessed.

use crate::system::System;
use crate::verify::fault::ExploreFault;

/// The moves of a grid, line by line. A *place* is a number in that order; the cells have the
/// same order, for variable and equation r·cols + c belong to one cell.
#[derive(Debug)]
pub(super) struct Lines {
    /// The numbers of rows and columns.
    pub(super) size: [usize; 2],
    /// The place after the last of each line.
    pub(super) ends: Vec<usize>,
    /// The variable at each place, which is also the number of the cell there.
    pub(super) variables: Vec<usize>,
    /// The place of each variable.
    pub(super) places: Vec<usize>,
    /// For each place of a move, the cell that forces it: the first whose last press it is.
    pub(super) forced_by: Vec<Option<usize>>,
    /// For each cell, the line after which nothing changes it.
    pub(super) settled_after: Vec<usize>,
    /// Whether a move changes a cell more than a line away, which is around an edge.
    pub(super) wraps: bool,
}

impl Lines {
    /// Lays the moves out on a grid of `rows`×`cols`.
    pub(super) fn of(
        system: &System,
        size @ [rows, cols]: [usize; 2],
        transposed: bool,
    ) -> Result<Self, ExploreFault> {
        let n = system.a().cols();
        // The sizes are someone's claim: their product need not even be a number.
        if rows.checked_mul(cols) != Some(n) || system.a().rows() != n {
            let (variables, equations) = (n, system.a().rows());
            return Err(ExploreFault::NotTheCells {
                variables,
                equations,
            });
        }
        check_local(system, size)?;
        let (width, height) = if transposed {
            (rows, cols)
        } else {
            (cols, rows)
        };
        let across = |place: usize| place % width * cols + place / width;
        let variables = if transposed {
            (0..n).map(across).collect()
        } else {
            (0..n).collect()
        };
        // With no cells there are no lines either, whatever the sizes say.
        let lines = if n == 0 { 0 } else { height };
        let ends = (1..=lines).map(|line| line * width).collect();
        Ok(Self::with(system, size, variables, ends))
    }

    fn with(system: &System, size: [usize; 2], variables: Vec<usize>, ends: Vec<usize>) -> Self {
        let n = variables.len();
        let width = ends.first().copied().unwrap_or(0);
        let mut places = vec![0; n];
        for (place, &variable) in variables.iter().enumerate() {
            places[variable] = place;
        }
        let (mut forced_by, mut settled_after) = (vec![None; n], vec![0; n]);
        let mut wraps = false;
        for (at, &cell) in variables.iter().enumerate() {
            let presses = system.a().row(cell).iter_ones();
            let presses: Vec<usize> = presses.map(|variable| places[variable]).collect();
            wraps |= presses.iter().any(|p| (p / width).abs_diff(at / width) > 1);
            if let Some(&last) = presses.iter().max() {
                forced_by[last].get_or_insert(cell);
                settled_after[cell] = last / width;
            }
        }
        Self {
            size,
            ends,
            variables,
            places,
            forced_by,
            settled_after,
            wraps,
        }
    }

    /// The places of the moves that are the last press of no cell, ascending.
    pub(super) fn guessed(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.variables.len()).filter(|&place| self.forced_by[place].is_none())
    }

    /// The guessed variables, ascending.
    pub(super) fn guessed_variables(&self) -> Vec<usize> {
        let mut variables: Vec<usize> = self.guessed().map(|place| self.variables[place]).collect();
        variables.sort_unstable();
        variables
    }

    /// The places of a line.
    pub(super) fn places_of(&self, line: usize) -> std::ops::Range<usize> {
        let start = line.checked_sub(1).map_or(0, |before| self.ends[before]);
        start..self.ends[line]
    }
}

/// Checks that every move changes only cells at most a row and a column away, also around edges.
fn check_local(system: &System, [rows, cols]: [usize; 2]) -> Result<(), ExploreFault> {
    let near = |a: usize, b: usize, length: usize| {
        let apart = a.abs_diff(b);
        apart <= 1 || apart == length - 1
    };
    let are_near = |cell: usize, var: usize| {
        near(cell / cols, var / cols, rows) && near(cell % cols, var % cols, cols)
    };
    for cell in 0..system.a().rows() {
        let mut moves = system.a().row(cell).iter_ones();
        if let Some(var) = moves.find(|&var| !are_near(cell, var)) {
            return Err(ExploreFault::NotLocal { var, cell });
        }
    }
    Ok(())
}
