//! A walk through a board in progress: what is pressed, and what is still wrong.

use std::ops::Range;

use gf2::{BitSlice, BitVector};

use super::order::{Line, Move, Order, Rule};

/// How far a walk came. All vectors are over the places of the order.
#[derive(Clone)]
pub(super) struct Walker<'a> {
    order: &'a Order,
    /// The cells that must still change, packed.
    wrong: Vec<u64>,
    /// The presses so far, packed.
    pressed: Vec<u64>,
    weight: usize,
}

impl<'a> Walker<'a> {
    /// Returns a walk that has not begun, to the goal that wants `change` of the cells.
    pub(super) fn new(order: &'a Order, change: BitSlice<'_>) -> Self {
        let wanted = order.variables.iter().map(|&cell| change.get(cell));
        let wrong = wanted.collect::<BitVector>().words().to_vec();
        Self {
            order,
            pressed: vec![0; wrong.len()],
            wrong,
            weight: 0,
        }
    }

    /// Goes back to how the walk `start` stands, in the memory that is there.
    pub(super) fn restart(&mut self, start: &Self) {
        self.wrong.copy_from_slice(&start.wrong);
        self.pressed.copy_from_slice(&start.pressed);
        self.weight = start.weight;
    }

    /// Goes through a line: presses the guessed moves that `guess` says, by their numbers, and
    /// the forced ones whose cell is wrong when their turn comes.
    #[inline]
    pub(super) fn walk(&mut self, line: &Line, guess: impl Fn(usize) -> bool) {
        if let Some(batch) = &line.batch {
            self.weight += batch.press(&mut self.wrong, &mut self.pressed);
            return;
        }
        for step in &line.moves {
            let presses = match step.rule {
                Rule::Guessed(number) => guess(number),
                Rule::ForcedBy(cell) => self.wrong[cell / 64] >> (cell % 64) & 1 == 1,
            };
            if presses {
                self.press(step);
            }
        }
    }

    #[inline]
    fn press(&mut self, step: &Move) {
        for bits in &step.toggles {
            self.wrong[bits.word] ^= bits.mask;
        }
        self.pressed[step.place / 64] |= 1 << (step.place % 64);
        self.weight += 1;
    }

    /// Tells whether all cells that are settled with `line`, just walked, are right.
    #[inline]
    pub(super) fn is_right(&self, line: &Line) -> bool {
        let mut settled = line.settled.iter();
        settled.all(|bits| self.wrong[bits.word] & bits.mask == 0)
    }

    /// The cells settled with `line` that are wrong, ascending.
    pub(super) fn wrong(&self, line: &Line) -> Vec<usize> {
        let mut cells = Vec::new();
        for bits in &line.settled {
            let wrong = self.wrong[bits.word] & bits.mask;
            let ones = (0..64).filter(|bit| wrong >> bit & 1 == 1);
            cells.extend(ones.map(|bit| self.order.variables[bits.word * 64 + bit]));
        }
        cells.sort_unstable();
        cells
    }

    /// The number of presses so far.
    #[inline]
    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    /// Tells whether the move at a place is pressed.
    pub(super) fn is_pressed(&self, place: usize) -> bool {
        self.pressed[place / 64] >> (place % 64) & 1 == 1
    }

    /// The presses at a range of places.
    pub(super) fn presses(&self, places: Range<usize>) -> BitVector {
        BitVector::from_fn(places.len(), |i| self.is_pressed(places.start + i))
    }

    /// The presses so far, by variable.
    pub(super) fn x(&self) -> BitVector {
        let variables = &self.order.variables;
        let places = (0..variables.len()).filter(|&place| self.is_pressed(place));
        BitVector::from_ones(variables.len(), places.map(|place| variables[place]))
    }

    /// Tells whether this walk has fewer presses than the other, or as many that are the first
    /// as a string.
    pub(super) fn beats(&self, other: &Self) -> bool {
        self.weight < other.weight || (self.weight == other.weight && self.x() < other.x())
    }
}
