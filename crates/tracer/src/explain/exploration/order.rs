//! The order in which `chase` and `row-dp` go through a board, and what it forces.

use gf2::{BitMatrix, BitVector};

use crate::step::{ExploreStep, Step};
use crate::trace::Trace;

/// The moves of a grid line by line, the last press of each cell, and so which moves are forced.
pub(in crate::explain) struct Order {
    /// What a line is.
    pub(in crate::explain) kind: LineKind,
    /// The variables of each line, in order.
    pub(in crate::explain) lines: Vec<Vec<usize>>,
    /// The guessed variables, in order.
    pub(in crate::explain) guessed: Vec<usize>,
    /// For each variable the first cell whose last press it is; none if it is guessed.
    pub(in crate::explain) forced_by: Vec<Option<usize>>,
    /// For each cell the last move that changes it.
    pub(in crate::explain) last_press: Vec<Option<usize>>,
    /// For each variable and cell, its line.
    pub(in crate::explain) line_of: Vec<usize>,
}

/// What is decided at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::explain) enum LineKind {
    /// A row of the grid.
    Row,
    /// A column of the grid.
    Column,
    /// A single cell, where the grid is one row: as a whole it would show nothing.
    Cell,
}

/// Which press a cell forces, if it is the same one for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::explain) enum Forcing {
    /// The one at the same place of the next line.
    NextLine,
    /// One that depends on the cell.
    Various,
}

/// How the states of `row-dp` grow with a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::explain) enum Growth {
    /// No two ways come to the same state, so there are no more states than patterns.
    NeverMeet,
    /// Every way begins with a pattern of the first line, and nothing else is guessed.
    NextLine,
    /// Every line has a guess; so many there are of them.
    Guesses(usize),
    /// Nothing more is known than that the lines that are remembered bound them, and the patterns
    /// of so many guesses.
    Bounded(usize),
}

/// Which moves are guessed, if that can be said in a few words.
pub(in crate::explain) enum Guesses {
    /// All of the first lines, so many of them.
    Lines(usize),
    /// The first line, and the first move of every other.
    LineAndSide,
    /// Some others.
    Others,
}

impl Order {
    /// Returns the order that a trace begins with.
    pub(in crate::explain) fn of(trace: &Trace) -> Option<Self> {
        let grid = trace.steps.iter().find_map(|step| match step {
            Step::Explore(ExploreStep::Grid {
                rows,
                cols,
                transposed,
                ..
            }) => Some((*rows, *cols, *transposed)),
            _ => None,
        });
        let (rows, cols, transposed) = grid?;
        Some(Self::new(trace.system.a(), rows, cols, transposed))
    }

    fn new(a: &BitMatrix, rows: usize, cols: usize, transposed: bool) -> Self {
        let kind = match (transposed, rows) {
            (true, _) => LineKind::Column,
            (false, 1) => LineKind::Cell,
            (false, _) => LineKind::Row,
        };
        let lines: Vec<Vec<usize>> = match kind {
            LineKind::Column => {
                let column = |col| (0..rows).map(|row| row * cols + col).collect();
                (0..cols).map(column).collect()
            }
            LineKind::Row => {
                let row = |row: usize| (row * cols..(row + 1) * cols).collect();
                (0..rows).map(row).collect()
            }
            LineKind::Cell => (0..cols).map(|cell| vec![cell]).collect(),
        };
        let sequence: Vec<usize> = lines.iter().flatten().copied().collect();
        let mut place = vec![0; sequence.len()];
        for (at, &variable) in sequence.iter().enumerate() {
            place[variable] = at;
        }
        let last = |cell: usize| a.row(cell).iter_ones().max_by_key(|&press| place[press]);
        let last_press: Vec<Option<usize>> = (0..sequence.len()).map(last).collect();
        let mut forced_by = vec![None; sequence.len()];
        for &cell in &sequence {
            if let Some(press) = last_press[cell] {
                forced_by[press].get_or_insert(cell);
            }
        }
        let width = lines.first().map_or(1, Vec::len).max(1);
        Self {
            kind,
            guessed: sequence
                .into_iter()
                .filter(|&press| forced_by[press].is_none())
                .collect(),
            line_of: place.iter().map(|place| place / width).collect(),
            lines,
            forced_by,
            last_press,
        }
    }

    /// The number of presses and of cells.
    pub(in crate::explain) fn cells(&self) -> usize {
        self.forced_by.len()
    }

    /// Follows the pattern that guesses no press, until cells are wrong for good. Returns what
    /// it presses and those cells; no cells if it reaches the goal that wants `change`.
    pub(in crate::explain) fn follow_no_guess(
        &self,
        a: &BitMatrix,
        change: BitVector,
    ) -> (Vec<usize>, Vec<usize>) {
        let mut wrong = change;
        let mut pressed = Vec::new();
        for (at, moves) in self.lines.iter().enumerate() {
            for &press in moves {
                if self.forced_by[press].is_some_and(|cell| wrong.get(cell)) {
                    wrong += &a.column(press);
                    pressed.push(press);
                }
            }
            let settled = |cell: usize| self.last_press[cell].map_or(0, |j| self.line_of[j]);
            let fails: Vec<usize> = wrong.iter_ones().filter(|&c| settled(c) == at).collect();
            if !fails.is_empty() {
                return (pressed, fails);
            }
        }
        (pressed, Vec::new())
    }

    /// Tells whether a line has moves that are guessed.
    pub(in crate::explain) fn is_guessed_in(&self, line: usize) -> bool {
        self.lines[line]
            .iter()
            .any(|&press| self.forced_by[press].is_none())
    }

    /// Tells whether the last lines reach the first ones again, as on a torus.
    pub(in crate::explain) fn wraps(&self) -> bool {
        let late = |(cell, press): (usize, &Option<usize>)| {
            press.is_some_and(|press| self.line_of[press] > self.line_of[cell] + 1)
        };
        self.last_press.iter().enumerate().any(late)
    }

    /// Tells which moves are guessed.
    pub(in crate::explain) fn guesses(&self) -> Guesses {
        let whole = |count: usize| self.lines.iter().take(count).flatten();
        let width = self.lines.first().map_or(1, Vec::len).max(1);
        let full = self.guessed.len() / width;
        if self.guessed.len().is_multiple_of(width) && whole(full).eq(&self.guessed) {
            return Guesses::Lines(full);
        }
        let side = self.lines.iter().skip(1).filter_map(|line| line.first());
        if whole(1).chain(side).eq(&self.guessed) {
            return Guesses::LineAndSide;
        }
        Guesses::Others
    }

    /// Tells how the states of `row-dp` grow.
    pub(in crate::explain) fn growth(&self, a: &BitMatrix) -> Growth {
        let every_line_guesses = (0..self.lines.len()).all(|line| self.is_guessed_in(line));
        match self.forcing() {
            // The cells of a line force the next line, one press each. Where a press reaches a
            // cell whenever that cell's press reaches it back, they fix the line before likewise.
            Forcing::NextLine if *a == a.transpose() => Growth::NeverMeet,
            Forcing::NextLine => Growth::NextLine,
            // Two lines are too few to tell how a longer board would go on.
            Forcing::Various if every_line_guesses && self.lines.len() > 2 => {
                Growth::Guesses(self.guessed.len())
            }
            Forcing::Various => Growth::Bounded(self.guessed.len()),
        }
    }

    /// Tells which press a cell forces; with plus-shaped presses the one in the next line.
    pub(in crate::explain) fn forcing(&self) -> Forcing {
        let next = |pair: &[Vec<usize>]| {
            let mut cells = pair[0].iter().zip(&pair[1]);
            cells.all(|(&cell, &press)| self.last_press[cell] == Some(press))
        };
        if self.lines.windows(2).all(next) {
            Forcing::NextLine
        } else {
            Forcing::Various
        }
    }
}
