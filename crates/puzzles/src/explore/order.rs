//! The order in which a board is walked through, and which presses it leaves to guess.
//!
//! Chasing lights, as players of the toy Lights Out (1995) know it: choose the presses of the
//! first row; from then on the last press that still reaches a lit cell is the one below it, so
//! each row forces the presses of the next. The same thought serves any local moves. Take the
//! moves in reading order. The *last press* of a cell is the last move that changes it. A move
//! that is the last press of some cell is *forced*, by the first such cell: when its turn comes,
//! it must be pressed exactly if that cell is still wrong. All other moves are *guessed*. With
//! plus-shaped presses these are the first row; with a king's presses the first row and the
//! first column; on a torus, where a row changes the row above it too, the first two rows.
//!
//! A board is walked through row by row, or column by column if that leaves fewer guesses.

use std::ops::Range;

use gf2::BitMatrix;

use super::batch::Batch;
use super::event::Event;
use super::grid::Grid;

/// A board, line by line in the order of the walk.
///
/// Moves and cells are numbered by their *place* in that order: place p is the p-th press, and
/// the p-th cell.
pub(super) struct Order {
    pub(super) rows: usize,
    pub(super) cols: usize,
    /// Whether the lines are the columns of the board.
    pub(super) transposed: bool,
    /// Whether a press changes a cell more than a line away, which is around the edges.
    pub(super) wraps: bool,
    /// The number of guessed moves.
    pub(super) guesses: usize,
    pub(super) lines: Vec<Line>,
    /// The variable at each place, which is also the cell there.
    pub(super) variables: Vec<usize>,
}

/// One line of a walk: a row of the board, or a column.
pub(super) struct Line {
    /// The presses of the line, in order.
    pub(super) moves: Vec<Move>,
    /// All of them at once, where that is possible.
    pub(super) batch: Option<Batch>,
    /// The numbers of the guesses among them.
    pub(super) guesses: Range<usize>,
    /// The cells that no press after this line changes, without those of the lines before. A
    /// cell that no press changes at all is looked at after the first line.
    pub(super) settled: Vec<Bits>,
}

/// One press of a walk.
pub(super) struct Move {
    /// Its place in the order.
    pub(super) place: usize,
    pub(super) rule: Rule,
    /// The cells that it changes.
    pub(super) toggles: Vec<Bits>,
}

impl Move {
    /// The places of the cells that it changes.
    pub(super) fn places(&self) -> impl Iterator<Item = usize> {
        let ones = |bits: &Bits| {
            let Bits { word, mask } = *bits;
            let is_one = move |bit: &usize| mask >> bit & 1 == 1;
            (0..64).filter(is_one).map(move |bit| word * 64 + bit)
        };
        self.toggles.iter().flat_map(ones)
    }
}

/// What decides about a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rule {
    /// The guess with this number.
    Guessed(usize),
    /// The cell at this place: the press is the last one that reaches it.
    ForcedBy(usize),
}

/// Some bits of one word of a packed vector over the places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits {
    pub(super) word: usize,
    pub(super) mask: u64,
}

impl Order {
    /// Returns the walk through a board with local moves: row by row, or column by column if
    /// that leaves fewer presses to guess.
    pub(super) fn of(a: &BitMatrix, grid: Grid) -> Self {
        let (by_rows, by_columns) = both_ways(a, grid);
        if by_columns.guesses() < by_rows.guesses() {
            by_columns.order(a, grid, true)
        } else {
            by_rows.order(a, grid, false)
        }
    }

    /// The number of moves in a line.
    pub(super) fn width(&self) -> usize {
        if self.transposed {
            self.rows
        } else {
            self.cols
        }
    }

    /// The value of guess `number` in a pattern: the last guess is the units digit.
    #[inline]
    pub(super) fn guess(&self, pattern: u64, number: usize) -> bool {
        pattern >> (self.guesses - 1 - number) & 1 == 1
    }

    /// What tells how the board is walked through.
    pub(super) fn event(&self) -> Event {
        let moves = self.lines.iter().flat_map(|line| &line.moves);
        let guessed = moves.filter(|step| matches!(step.rule, Rule::Guessed(_)));
        let mut guessed: Vec<usize> = guessed.map(|step| self.variables[step.place]).collect();
        guessed.sort_unstable();
        Event::Grid {
            rows: self.rows,
            cols: self.cols,
            transposed: self.transposed,
            guessed,
        }
    }
}

/// The walks row by row and column by column.
fn both_ways(a: &BitMatrix, grid: Grid) -> (Walk, Walk) {
    let by_rows = (0..grid.cells()).collect();
    let down = |col| (0..grid.rows).map(move |row| row * grid.cols + col);
    let by_columns = (0..grid.cols).flat_map(down).collect();
    (Walk::new(a, by_rows), Walk::new(a, by_columns))
}

/// The places of the cells, and the last press of each.
struct Walk {
    variables: Vec<usize>,
    /// For each variable, or cell, its place.
    places: Vec<usize>,
    /// For each place of a cell, the place of the last press that changes it.
    last_press: Vec<Option<usize>>,
    /// For each place of a press, the place of the first cell whose last press it is.
    forced_by: Vec<Option<usize>>,
}

impl Walk {
    fn new(a: &BitMatrix, variables: Vec<usize>) -> Self {
        let mut places = vec![0; variables.len()];
        for (place, &variable) in variables.iter().enumerate() {
            places[variable] = place;
        }
        let last = |&cell: &usize| a.row(cell).iter_ones().map(|press| places[press]).max();
        let last_press: Vec<_> = variables.iter().map(last).collect();
        let mut forced_by = vec![None; variables.len()];
        for (cell, &press) in last_press.iter().enumerate() {
            if let Some(press) = press {
                forced_by[press].get_or_insert(cell);
            }
        }
        Self {
            variables,
            places,
            last_press,
            forced_by,
        }
    }

    /// The number of presses that are the last one of no cell.
    fn guesses(&self) -> usize {
        self.forced_by.iter().filter(|cell| cell.is_none()).count()
    }

    fn order(self, a: &BitMatrix, grid: Grid, transposed: bool) -> Order {
        let width = if transposed { grid.rows } else { grid.cols };
        Order {
            rows: grid.rows,
            cols: grid.cols,
            transposed,
            wraps: self.wraps(a, width),
            guesses: self.guesses(),
            lines: self.lines(a, width),
            variables: self.variables,
        }
    }

    /// Tells whether a press changes a cell more than a line away. On a torus that need not be:
    /// the moves may have no part that reaches around these edges, or none that doesn't cancel.
    fn wraps(&self, a: &BitMatrix, width: usize) -> bool {
        let line = |number: usize| self.places[number] / width;
        let mut cells = a.iter_rows().enumerate();
        cells.any(|(cell, presses)| {
            let mut presses = presses.iter_ones();
            presses.any(|press| line(press).abs_diff(line(cell)) > 1)
        })
    }

    fn lines(&self, a: &BitMatrix, width: usize) -> Vec<Line> {
        let mut moves = self.moves(a).into_iter();
        let settled = self.settled(width).into_iter();
        let mut guesses = 0;
        let line = |cells| {
            let moves: Vec<Move> = moves.by_ref().take(width).collect();
            let is_guessed = |step: &&Move| matches!(step.rule, Rule::Guessed(_));
            let first = guesses;
            guesses += moves.iter().filter(is_guessed).count();
            Line {
                batch: Batch::of(&moves),
                moves,
                guesses: first..guesses,
                settled: packed(cells),
            }
        };
        settled.map(line).collect()
    }

    fn moves(&self, a: &BitMatrix) -> Vec<Move> {
        let mut guesses = 0..;
        let mut rule = |place: usize| match self.forced_by[place] {
            Some(cell) => Rule::ForcedBy(cell),
            None => Rule::Guessed(guesses.next().expect("endless")),
        };
        let toggled = self.toggled(a);
        let moves = toggled.into_iter().enumerate();
        moves
            .map(|(place, cells)| Move {
                place,
                rule: rule(place),
                toggles: packed(cells),
            })
            .collect()
    }

    /// For each place of a press, the places of the cells that it changes, ascending.
    fn toggled(&self, a: &BitMatrix) -> Vec<Vec<usize>> {
        let mut toggled = vec![Vec::new(); self.variables.len()];
        for (place, &cell) in self.variables.iter().enumerate() {
            for press in a.row(cell).iter_ones() {
                toggled[self.places[press]].push(place);
            }
        }
        toggled
    }

    /// For each line, the places of the cells that are settled after it and not before.
    fn settled(&self, width: usize) -> Vec<Vec<usize>> {
        let lines = self.variables.len().checked_div(width).unwrap_or(0);
        let mut settled = vec![Vec::new(); lines];
        for (cell, press) in self.last_press.iter().enumerate() {
            settled[press.map_or(0, |press| press / width)].push(cell);
        }
        settled
    }
}

/// Packs ascending places into the words of a vector.
fn packed(places: Vec<usize>) -> Vec<Bits> {
    let mut packed: Vec<Bits> = Vec::new();
    for place in places {
        let (word, mask) = (place / 64, 1 << (place % 64));
        match packed.last_mut() {
            Some(bits) if bits.word == word => bits.mask |= mask,
            _ => packed.push(Bits { word, mask }),
        }
    }
    packed
}
