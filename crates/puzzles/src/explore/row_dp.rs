//! Dynamic programming over the lines of a board (R. Bellman, 1957), the sibling of the chase.
//!
//! What is guessed and what is forced, and by which cell, is in [`order`](super::order), as for
//! the chase. But the chase follows each pattern to its end, and here all go forward together,
//! a line at a time. Presses are local: how the cells that are not yet settled stand depends
//! on the presses of this line and of the line before alone (where moves reach around the edges
//! also on those of the first two lines, which the last ones meet again). So ways that agree in
//! these have the same future, and only the best of them is kept: the one with the fewest
//! presses, and of several the first as a string.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::iter::repeat_n;
use std::ops::Range;

use gf2::{BitSlice, BitVector, LinearSystem};

use super::Explored;
use super::event::{Event, Observer};
use super::goals::tell_answer;
use super::order::Order;
use super::walker::Walker;
use super::work::{Counted, Work};
use crate::limits::MAX_LISTED_GUESSES;

/// Finds the least solution of every goal.
pub(super) fn row_dp(
    system: &LinearSystem,
    order: &Order,
    observer: &mut dyn Observer,
) -> Explored {
    observer.observe(order.event());
    let wanted = system.b().transpose();
    let mut table = Table {
        order,
        goals: wanted.rows(),
        states: 0,
        most: 0,
    };
    let goals = wanted.iter_rows().enumerate();
    let goals = goals.map(|(goal, change)| table.solve(goal, change, observer));
    let goals = goals.collect();
    // A state holds the presses and what is wrong, a bit each for every cell.
    let bits = table.most * 2 * order.variables.len() as u64;
    Explored {
        goals,
        work: Work {
            counts: vec![(Counted::States, table.states), (Counted::MemoryBits, bits)],
        },
    }
}

/// The states of one line after the other, and how many there were.
struct Table<'a> {
    order: &'a Order,
    /// The number of goals.
    goals: usize,
    /// The states kept so far, over all lines and goals.
    states: u64,
    /// The most states kept after one line.
    most: u64,
}

impl<'a> Table<'a> {
    /// Finds the least solution of a goal.
    fn solve(
        &mut self,
        goal: usize,
        change: BitSlice<'_>,
        observer: &mut dyn Observer,
    ) -> Option<BitVector> {
        let mut kept = vec![Walker::new(self.order, change)];
        for row in 0..self.order.lines.len() {
            let (next, right) = self.continued(kept, row);
            kept = next;
            let states = kept.len() as u64;
            self.states += states;
            self.most = self.most.max(states);
            observer.observe(Event::States {
                goal,
                row,
                states,
                dropped: right - states,
            });
            if self.order.guesses <= MAX_LISTED_GUESSES {
                tell_states(&kept, observer);
            }
            let lines = self.order.lines.len();
            let done = goal * lines + row + 1;
            observer.progress(done as u64, (self.goals * lines) as u64);
        }
        let best = kept.iter().reduce(|a, b| if b.beats(a) { b } else { a });
        let x = best.map(Walker::x);
        tell_answer(goal, x.as_ref(), observer);
        x
    }

    /// Takes each state through line `row` in every way. Returns the best way to each state,
    /// and the number of ways that left every settled cell right.
    fn continued(&self, kept: Vec<Walker<'a>>, row: usize) -> (Vec<Walker<'a>>, u64) {
        let line = &self.order.lines[row];
        let mut best: HashMap<BitVector, Walker<'a>> = HashMap::with_capacity(kept.len());
        let mut right = 0;
        for state in kept {
            for (pattern, mut next) in (0_u64..).zip(repeat_n(state, 1 << line.guesses.len())) {
                next.walk(line, |number| {
                    pattern >> (number - line.guesses.start) & 1 == 1
                });
                if !next.is_right(line) {
                    continue;
                }
                right += 1;
                match best.entry(self.future(&next, row)) {
                    Entry::Vacant(free) => {
                        free.insert(next);
                    }
                    Entry::Occupied(mut other) if next.beats(other.get()) => {
                        other.insert(next);
                    }
                    Entry::Occupied(_) => {}
                }
            }
        }
        // The order of a hash map is no one's; nothing that follows depends on it.
        (best.into_values().collect(), right)
    }

    /// The presses that a walk's future depends on after line `row`.
    fn future(&self, walk: &Walker<'_>, row: usize) -> BitVector {
        let places = |lines: Range<usize>| {
            let width = self.order.width();
            lines.start * width..lines.end * width
        };
        let recent = walk.presses(places(row.saturating_sub(1)..row + 1));
        if self.order.wraps {
            let first = walk.presses(places(0..2.min(row + 1)));
            first.concat(&recent)
        } else {
            recent
        }
    }
}

/// Tells the states that were kept, in the order of their presses as strings.
fn tell_states(kept: &[Walker<'_>], observer: &mut dyn Observer) {
    let mut states: Vec<_> = kept.iter().map(|walk| (walk.x(), walk.weight())).collect();
    states.sort_unstable();
    for (x, weight) in states {
        observer.observe(Event::State { x, weight });
    }
}
