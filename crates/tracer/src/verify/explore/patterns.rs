//! All patterns of the guessed moves at once.
//!
//! A forced press is the sum of presses before it and of a constant of the goal. So every press,
//! and whether a cell that forces nothing is wrong in the end, is a sum of guesses plus a constant.
//! Nothing has to be played through: a pattern is a sum of vectors, one for each guess that is 1.

use std::cell::OnceCell;

use gf2::BitVector;

use super::lines::Lines;
use super::states::Kept;
use crate::system::System;
use crate::verify::rows::Row;

/// The presses and wrong cells of every pattern, as sums.
#[derive(Debug)]
pub(super) struct Patterns {
    pub(super) lines: Lines,
    /// The places of the guessed moves.
    pub(super) guessed: Vec<usize>,
    /// The cells that force nothing, in order of the line after which they are settled.
    pub(super) checked: Vec<usize>,
    /// The press at each place, and after them whether each of the checked cells is wrong: a bit
    /// for each guess, and the constant for each goal.
    pub(super) sums: Vec<Row>,
    /// The pattern 0…0 of each goal: a bit for each of the sums.
    starts: Vec<Row>,
    /// What each guess changes in a pattern.
    changes: Vec<Row>,
    tallies: Vec<OnceCell<Tally>>,
    /// The states after each line.
    kept: Vec<OnceCell<Kept>>,
}

/// What becomes of all patterns of a goal.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Tally {
    pub(super) solved: u64,
    pub(super) failed: u64,
    pub(super) cut: u64,
}

/// How a pattern ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// Cells are wrong that are settled after this line.
    Fails { line: usize },
    /// After this line there are more presses than the best pattern has.
    Cut { line: usize },
    /// The goal is reached.
    Solves,
}

impl Patterns {
    pub(super) fn of(system: &System, lines: Lines) -> Self {
        let guessed: Vec<usize> = lines.guessed().collect();
        let mut checked = cells_that_force_nothing(&lines);
        checked.sort_by_key(|&cell| (lines.settled_after[cell], cell));
        let sums = sums(system, &lines, &guessed, &checked);
        let goals = system.b().cols();
        let column = |at: usize| {
            let ones = (0..sums.len()).filter(|&sum| sums[sum].get(at));
            Row::from_ones(sums.len(), ones)
        };
        let k = guessed.len();
        Self {
            starts: (k..k + goals).map(column).collect(),
            changes: (0..k).map(column).collect(),
            tallies: vec![OnceCell::new(); goals],
            kept: lines.ends.iter().map(|_| OnceCell::new()).collect(),
            lines,
            guessed,
            checked,
            sums,
        }
    }

    /// The number of goals.
    pub(super) fn goals(&self) -> usize {
        self.starts.len()
    }

    /// What `row-dp` keeps after `line`.
    pub(super) fn kept(&self, line: usize) -> &Kept {
        self.kept[line].get_or_init(|| Kept::after(self, line))
    }

    /// The number of places.
    fn n(&self) -> usize {
        self.lines.variables.len()
    }

    /// Returns the pattern with these guesses.
    pub(super) fn pattern(&self, goal: usize, values: &BitVector) -> Row {
        let mut pattern = self.starts[goal].clone();
        for guess in values.iter_ones() {
            pattern.add(&self.changes[guess]);
        }
        pattern
    }

    /// What these guesses change, whatever the goal.
    pub(super) fn change(&self, guesses: impl Iterator<Item = usize>) -> Row {
        let mut change = Row::zeros(self.sums.len());
        guesses.for_each(|guess| change.add(&self.changes[guess]));
        change
    }

    /// The presses before place `end`, as a vector over the variables.
    pub(super) fn x_before(&self, end: usize, pattern: &Row) -> Row {
        let places = pattern.ones().take_while(|&place| place < end);
        Row::from_ones(self.n(), places.map(|place| self.lines.variables[place]))
    }

    /// The presses, as a vector over the variables.
    pub(super) fn x(&self, pattern: &Row) -> Row {
        self.x_before(self.n(), pattern)
    }

    /// The line after which the first wrong cells are settled.
    pub(super) fn fails_after(&self, pattern: &Row) -> Option<usize> {
        let at = pattern.first_from(self.n())? - self.n();
        Some(self.lines.settled_after[self.checked[at]])
    }

    /// The line after which there are more than `best` presses.
    pub(super) fn exceeds_after(&self, pattern: &Row, best: usize) -> Option<usize> {
        if pattern.weight_before(self.n()) <= best {
            return None;
        }
        let is_as_light = |&end: &usize| pattern.weight_before(end) <= best;
        Some(self.lines.ends.partition_point(is_as_light))
    }

    /// Tells how a pattern ends if the best so far has `best` presses.
    pub(super) fn end(&self, pattern: &Row, best: Option<usize>) -> End {
        let fails = self.fails_after(pattern);
        let exceeds = best.and_then(|best| self.exceeds_after(pattern, best));
        match (fails, exceeds) {
            // What is wrong is looked at before the presses are counted.
            (Some(line), Some(cut)) if cut < line => End::Cut { line: cut },
            (Some(line), _) => End::Fails { line },
            (None, Some(line)) => End::Cut { line },
            (None, None) => End::Solves,
        }
    }

    /// The wrong cells that are settled after `line`, ascending.
    pub(super) fn wrong(&self, pattern: &Row, line: usize) -> Vec<usize> {
        let wrong = pattern.ones().filter_map(|at| at.checked_sub(self.n()));
        let cells = wrong.map(|at| self.checked[at]);
        cells
            .filter(|&cell| self.lines.settled_after[cell] == line)
            .collect()
    }

    /// The forced variables of a line that are pressed, ascending.
    pub(super) fn forced_presses(&self, pattern: &Row, line: usize) -> Vec<usize> {
        let places = self.lines.places_of(line);
        let pressed =
            places.filter(|&place| self.lines.forced_by[place].is_some() && pattern.get(place));
        // Within a line, places and variables ascend together.
        pressed.map(|place| self.lines.variables[place]).collect()
    }

    /// Tells whether a line has a forced move.
    pub(super) fn forces(&self, line: usize) -> bool {
        let mut places = self.lines.places_of(line);
        places.any(|place| self.lines.forced_by[place].is_some())
    }

    /// The number of presses up to the end of `line`.
    pub(super) fn weight_through(&self, pattern: &Row, line: usize) -> usize {
        pattern.weight_before(self.lines.ends[line])
    }

    /// Counts what becomes of the patterns of a goal, tried in counting order.
    pub(super) fn tally(&self, goal: usize) -> Tally {
        *self.tallies[goal].get_or_init(|| self.count(goal))
    }

    fn count(&self, goal: usize) -> Tally {
        let (mut tally, mut best) = (Tally::default(), None);
        let steps = self.steps();
        let mut pattern = self.starts[goal].clone();
        for count in 0..1_u64 << self.guessed.len() {
            if count > 0 {
                pattern.add(&steps[count.trailing_zeros() as usize]);
            }
            match self.end(&pattern, best) {
                End::Fails { .. } => tally.failed += 1,
                End::Cut { .. } => tally.cut += 1,
                End::Solves => {
                    tally.solved += 1;
                    best = Some(pattern.weight_before(self.n()));
                }
            }
        }
        tally
    }

    /// What changes when counting up turns t zeros at the end of the new number: the last t + 1
    /// guesses.
    fn steps(&self) -> Vec<Row> {
        let k = self.guessed.len();
        (1..=k).map(|last| self.change(k - last..k)).collect()
    }
}

fn cells_that_force_nothing(lines: &Lines) -> Vec<usize> {
    let mut forces = vec![false; lines.variables.len()];
    for &cell in lines.forced_by.iter().flatten() {
        forces[cell] = true;
    }
    (0..forces.len()).filter(|&cell| !forces[cell]).collect()
}

/// Every press, and then whether each checked cell is wrong, as a sum of guesses and constants.
fn sums(system: &System, lines: &Lines, guessed: &[usize], checked: &[usize]) -> Vec<Row> {
    let (k, goals) = (guessed.len(), system.b().cols());
    let mut guesses = 0..;
    let mut sums: Vec<Row> = Vec::with_capacity(lines.variables.len() + checked.len());
    // How a cell stands after the presses before place `end`.
    let wrong = |sums: &[Row], cell: usize, end: usize| {
        let constants = system.b().row(cell).iter_ones().map(|goal| k + goal);
        let mut wrong = Row::from_ones(k + goals, constants);
        let places = system
            .a()
            .row(cell)
            .iter_ones()
            .map(|var| lines.places[var]);
        for place in places.filter(|&place| place < end) {
            wrong.add(&sums[place]);
        }
        wrong
    };
    for (place, forced_by) in lines.forced_by.iter().enumerate() {
        let press = match *forced_by {
            Some(cell) => wrong(&sums, cell, place),
            None => Row::from_ones(k + goals, guesses.next()),
        };
        sums.push(press);
    }
    for &cell in checked {
        sums.push(wrong(&sums, cell, lines.variables.len()));
    }
    sums
}
