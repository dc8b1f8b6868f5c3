//! Breadth-first search over the boards (E. F. Moore, 1959; C. Y. Lee, 1961).
//!
//! A state is a change, and an edge is one more press. The queue holds the states level by
//! level, so a state is first reached with as few presses as possible.
//!
//! As pressing twice does nothing and the order does not matter, a set of presses is tried in
//! ascending order only: from a state whose first set ends with move m, the moves after m are
//! tried, from the last one down. That also settles ties, because the search then comes to the
//! sets of each size in the order of their strings:
//!
//! - X before Y as strings, of equal size, means that at the first place where they differ X
//!   has the 0. Sets with the same elements but the last one come from the same popped state,
//!   and the greater last element, which makes the earlier string, is tried first. Otherwise
//!   let X′ and Y′ be the sets without their last elements and p the first place where these
//!   differ. The one with the 0 at p, say X′, is the earlier one; it has an element beyond p,
//!   so the last element of X lies beyond p as well, and X too is before Y.
//! - The least set X of a state, the first string of the fewest presses, is tried: let m be its
//!   last element. Then X′ = X − m is the least set of *its* state. If that had a lighter set,
//!   adding m to it (or taking m out) would beat X. If it had another of the same size, Y′
//!   before X′, then m is not in Y′ (taking it out would give the state of X with two presses
//!   fewer), and Y′ + m would be before X: the first difference lies before m. So X′ is what
//!   the queue holds for its state, by induction over the size, and m comes after it.
//!
//! So the first set that reaches a state is its least one, and a byte for each state is
//! enough: the last press of that set.

use std::ops::Range;

use gf2::{BitVector, LinearSystem};

use super::event::{Event, Observer};
use super::goals::{Answers, Goals};
use super::work::{Counted, Work};
use super::{Explored, lists_boards, packed_columns, unpacked};

/// Marks a state that was not reached yet.
const UNSEEN: u8 = u8::MAX;

/// Marks the start, which has no last press.
const START: u8 = UNSEEN - 1;

/// Popped states between two reports of progress.
const REPORT_EVERY: u64 = 1 << 16;

/// Finds the least solution of every goal.
pub(super) fn bfs(system: &LinearSystem, observer: &mut dyn Observer) -> Explored {
    let mut search = Search::new(system);
    let states = search.run(observer);
    let table = search.last_press.len() as u64 * u64::from(u8::BITS);
    Explored {
        goals: search.answers.finish(observer),
        work: Work {
            counts: vec![(Counted::States, states), (Counted::MemoryBits, table)],
        },
    }
}

struct Search {
    cells: usize,
    moves: Vec<u32>,
    /// For each state the last press of the set that first reached it, or one of the marks.
    last_press: Vec<u8>,
    goals: Goals,
    answers: Answers,
    /// How many states there are to reach.
    reachable: u64,
    lists: bool,
}

impl Search {
    fn new(system: &LinearSystem) -> Self {
        let a = system.a();
        let goals = Goals::of(system);
        Self {
            cells: a.rows(),
            moves: packed_columns(a),
            last_press: vec![UNSEEN; 1 << a.rows()],
            answers: Answers::none_of(goals.len()),
            goals,
            reachable: 1 << a.rank(),
            lists: lists_boards(a),
        }
    }

    /// Searches until every goal is found or nothing is left, and returns the number of states.
    fn run(&mut self, observer: &mut dyn Observer) -> u64 {
        self.last_press[0] = START;
        tell_level(0, 1, observer);
        self.note_goals(0, observer);
        let (mut queue, mut states, mut level) = (vec![0], 1, 0);
        // One level is taken from the queue while the next is put into it.
        while !queue.is_empty() && !self.answers.are_complete() {
            let next = self.expand(&queue, states, observer);
            states += next.len() as u64;
            level += 1;
            // A level in which the search stopped is not known to be complete.
            if !next.is_empty() && !self.answers.are_complete() {
                tell_level(level, next.len(), observer);
            }
            queue = next;
        }
        states
    }

    /// Pops every state of a level and returns the states first reached from them, in order.
    fn expand(&mut self, queue: &[u32], before: u64, observer: &mut dyn Observer) -> Vec<u32> {
        let mut next = Vec::new();
        for (popped, &state) in (1..).zip(queue) {
            if self.lists {
                self.tell_pop(state, observer);
            }
            for press in self.moves_after_last(state).rev() {
                let reached = state ^ self.moves[press];
                if self.last_press[reached as usize] != UNSEEN {
                    continue;
                }
                self.last_press[reached as usize] = u8::try_from(press).expect("at most 64 moves");
                next.push(reached);
                if self.lists {
                    let state = unpacked(self.cells, reached);
                    observer.observe(Event::Reach { state, press });
                }
                self.note_goals(reached, observer);
                if self.answers.are_complete() {
                    return next;
                }
            }
            if popped % REPORT_EVERY == 0 {
                observer.progress(before + next.len() as u64, self.reachable);
            }
        }
        next
    }

    /// The moves that are tried in a state: those after the last one of its set.
    fn moves_after_last(&self, state: u32) -> Range<usize> {
        let first = match self.last_press[state as usize] {
            START => 0,
            press => usize::from(press) + 1,
        };
        first..self.moves.len()
    }

    /// Tells the goals that a state, just reached, is.
    fn note_goals(&mut self, state: u32, observer: &mut dyn Observer) {
        let change = [u64::from(state)];
        // With no cell there is no word: every goal wants the one empty change.
        let words = self.cells.min(1);
        for &goal in self.goals.at(&change[..words]) {
            let x = presses_to(&self.last_press, &self.moves, state);
            self.answers.find(goal, x, observer);
        }
    }

    fn tell_pop(&self, state: u32, observer: &mut dyn Observer) {
        observer.observe(Event::Pop {
            state: unpacked(self.cells, state),
            x: presses_to(&self.last_press, &self.moves, state),
        });
    }
}

fn tell_level(level: usize, states: usize, observer: &mut dyn Observer) {
    let states = states as u64;
    observer.observe(Event::Level { level, states });
}

/// The set that first reached a state: its last press, and the set of the state without it.
fn presses_to(last_press: &[u8], moves: &[u32], mut state: u32) -> BitVector {
    let mut x = BitVector::zeros(moves.len());
    while last_press[state as usize] != START {
        let press = usize::from(last_press[state as usize]);
        x.set(press, true);
        state ^= moves[press];
    }
    x
}
