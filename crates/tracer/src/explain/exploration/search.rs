//! What a trace of `bfs` or `reach` says.

use std::collections::HashMap;

use gf2::{BitMatrix, BitVector};

use crate::step::{ExploreStep, Step};
use crate::trace::Trace;

/// The levels of a search, and its boards where they are told.
#[derive(Default)]
pub(in crate::explain) struct Search {
    /// How many boards each level has, of the levels that are known as a whole.
    pub(in crate::explain) levels: Vec<u64>,
    /// Boards in the order in which they were found.
    pub(in crate::explain) boards: Vec<Visited>,
    /// What was done with the boards that were taken from the queue, in order.
    pub(in crate::explain) taken: Vec<Taken>,
    /// Whether the trace tells every board; otherwise the first ones are worked out again.
    pub(in crate::explain) is_listed: bool,
    /// Whether the queue was followed to its end: told, or worked out again.
    pub(in crate::explain) is_complete: bool,
}

/// A board that was found.
pub(in crate::explain) struct Visited {
    /// The step that tells it, if one does.
    pub(in crate::explain) step: Option<usize>,
    /// What differs from the start.
    pub(in crate::explain) state: BitVector,
    /// The number of moves that it needs.
    pub(in crate::explain) level: usize,
    /// The moves that first reached it, where they are remembered.
    pub(in crate::explain) x: Option<BitVector>,
}

/// A board taken from the queue.
pub(in crate::explain) struct Taken {
    /// The step that tells it, if one does.
    pub(in crate::explain) step: Option<usize>,
    /// Its number among the boards.
    pub(in crate::explain) board: usize,
    /// The moves that were tried, in order.
    pub(in crate::explain) tries: Vec<Try>,
}

/// A move that was tried.
pub(in crate::explain) struct Try {
    pub(in crate::explain) press: usize,
    /// The number of the board that it gives.
    pub(in crate::explain) board: usize,
    pub(in crate::explain) is_new: bool,
}

impl Search {
    /// Reads a trace of `reach`; where it does not tell the boards, those of the first two
    /// levels are worked out again.
    pub(in crate::explain) fn of_reach(trace: &Trace) -> Self {
        let mut search = Self::default();
        for (index, step) in trace.steps.iter().enumerate() {
            match step {
                Step::Explore(ExploreStep::Level { states, .. }) => search.levels.push(*states),
                Step::Explore(ExploreStep::New { state }) => {
                    search.is_listed = true;
                    let level = search.levels.len().saturating_sub(1);
                    search.boards.push(Visited {
                        step: Some(index),
                        state: state.clone(),
                        level,
                        x: None,
                    });
                }
                _ => {}
            }
        }
        search.is_complete = search.is_listed;
        if !search.is_listed {
            search.boards = first_levels(trace.system.a(), search.levels.len());
        }
        search
    }

    /// Reads a trace of `bfs`; where it does not tell the boards, the first `taken` that leave
    /// the queue are worked out again.
    pub(in crate::explain) fn of_bfs(trace: &Trace, taken: usize) -> Self {
        let mut queue = Queue::new(trace);
        let mut levels = Vec::new();
        let mut steps = Vec::new();
        for (index, step) in trace.steps.iter().enumerate() {
            match step {
                Step::Explore(ExploreStep::Level { states, .. }) => levels.push(*states),
                Step::Explore(ExploreStep::Pop { .. } | ExploreStep::Reach { .. }) => {
                    steps.push(index);
                }
                _ => {}
            }
        }
        let is_listed = !steps.is_empty();
        while (is_listed || queue.taken.len() < taken) && queue.take() {}
        if is_listed {
            queue.note_steps(trace, &steps);
        }
        Self {
            levels,
            is_complete: queue.is_done(),
            boards: queue.boards,
            taken: queue.taken,
            is_listed,
        }
    }
}

/// The boards of the first two levels, or of fewer.
fn first_levels(a: &BitMatrix, levels: usize) -> Vec<Visited> {
    let start = BitVector::zeros(a.rows());
    let mut first: Vec<BitVector> = (0..a.cols()).map(|j| a.column(j)).collect();
    first.retain(|state| *state != start);
    first.sort_unstable();
    first.dedup();
    let board = |level| {
        move |state| Visited {
            step: None,
            state,
            level,
            x: None,
        }
    };
    let first = first.into_iter().map(board(1));
    let all = std::iter::once(start).map(board(0)).chain(first);
    all.filter(|board| board.level < levels).collect()
}

/// The queue of a breadth-first search.
struct Queue {
    moves: Vec<BitVector>,
    /// The changes of the goals that are not found yet.
    waiting: Vec<BitVector>,
    boards: Vec<Visited>,
    numbers: HashMap<BitVector, usize>,
    taken: Vec<Taken>,
}

impl Queue {
    fn new(trace: &Trace) -> Self {
        let columns = |matrix: &BitMatrix| -> Vec<BitVector> {
            (0..matrix.cols()).map(|j| matrix.column(j)).collect()
        };
        let (a, b) = (trace.system.a(), trace.system.b());
        let mut queue = Self {
            moves: columns(a),
            waiting: columns(b),
            boards: Vec::new(),
            numbers: HashMap::new(),
            taken: Vec::new(),
        };
        queue.add(BitVector::zeros(a.rows()), BitVector::zeros(a.cols()));
        queue
    }

    fn add(&mut self, state: BitVector, x: BitVector) {
        self.waiting.retain(|goal| *goal != state);
        self.numbers.insert(state.clone(), self.boards.len());
        self.boards.push(Visited {
            step: None,
            level: x.weight(),
            state,
            x: Some(x),
        });
    }

    /// Tells whether the search is at its end.
    fn is_done(&self) -> bool {
        self.waiting.is_empty() || self.taken.len() == self.boards.len()
    }

    /// Takes the next board and tries the moves after its last one, from the last down. Returns
    /// whether there was one to be taken.
    fn take(&mut self) -> bool {
        if self.is_done() {
            return false;
        }
        let board = self.taken.len();
        let state = self.boards[board].state.clone();
        let x = self.boards[board].x.clone().unwrap_or_default();
        let after = x.last_one().map_or(0, |last| last + 1);
        let mut tries = Vec::new();
        for press in (after..self.moves.len()).rev() {
            let mut next = state.clone();
            next += &self.moves[press];
            let known = self.numbers.get(&next).copied();
            tries.push(Try {
                press,
                board: known.unwrap_or(self.boards.len()),
                is_new: known.is_none(),
            });
            if known.is_none() {
                let mut presses = x.clone();
                presses.set(press, true);
                self.add(next, presses);
            }
            if self.waiting.is_empty() {
                break;
            }
        }
        self.taken.push(Taken {
            step: None,
            board,
            tries,
        });
        true
    }

    /// Notes which steps tell the boards: each that was taken, and each that was reached.
    fn note_steps(&mut self, trace: &Trace, steps: &[usize]) {
        let is_pop =
            |&&index: &&usize| matches!(trace.steps[index], Step::Explore(ExploreStep::Pop { .. }));
        let (pops, reaches): (Vec<&usize>, Vec<&usize>) = steps.iter().partition(is_pop);
        for (taken, &&step) in self.taken.iter_mut().zip(&pops) {
            taken.step = Some(step);
        }
        // The start is not reached but given.
        for (board, &&step) in self.boards.iter_mut().skip(1).zip(&reaches) {
            board.step = Some(step);
        }
    }
}
