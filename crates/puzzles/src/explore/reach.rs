//! What can be reached with 0, 1, 2, … moves, as sets of bits over all boards.
//!
//! Level d + 1 holds what one more move, any of them, makes of the boards of level d and no
//! level before holds. This needs no queue, and moves 64 boards at once; in return it
//! remembers no presses. Those of a goal are found by walking down the levels again.

use gf2::{BitVector, LinearSystem};

use super::boards::Boards;
use super::event::{Event, Observer};
use super::goals::Answers;
use super::work::{Counted, Work};
use super::{Explored, lists_boards, packed_columns, unpacked};

/// Finds the least solution of every goal.
pub(super) fn reach(system: &LinearSystem, observer: &mut dyn Observer) -> Explored {
    let mut levels = Levels::new(system);
    let reached = levels.fill(observer);
    Explored {
        goals: levels.answers.finish(observer),
        work: Work {
            counts: vec![
                (Counted::Boards, reached),
                (Counted::MemoryBits, 1 << levels.cells),
            ],
        },
    }
}

struct Levels {
    cells: usize,
    moves: Vec<u32>,
    /// The moves that change something, and the last of each that change the same: no least
    /// set has another, since the last makes the earlier string.
    distinct: Vec<usize>,
    /// The boards that need exactly 0, 1, 2, … moves.
    boards: Vec<Boards>,
    answers: Answers,
    /// The goals that are not found yet, with the boards that they want.
    waiting: Vec<(usize, u32)>,
    /// How many boards there are to reach.
    reachable: u64,
    lists: bool,
}

impl Levels {
    fn new(system: &LinearSystem) -> Self {
        let a = system.a();
        let wanted = packed_columns(system.b());
        let moves = packed_columns(a);
        Self {
            cells: a.rows(),
            distinct: distinct(&moves),
            moves,
            boards: Vec::new(),
            answers: Answers::none_of(wanted.len()),
            waiting: wanted.into_iter().enumerate().collect(),
            reachable: 1 << a.rank(),
            lists: lists_boards(a),
        }
    }

    /// Adds levels until every goal is found or a level adds nothing, and returns the number of
    /// boards.
    fn fill(&mut self, observer: &mut dyn Observer) -> u64 {
        let mut seen = Boards::none(self.cells);
        seen.insert(0);
        let mut level = Boards::none(self.cells);
        level.insert(0);
        let mut reached = 0;
        loop {
            let states = level.len();
            reached += states;
            self.tell(&level, states, observer);
            self.boards.push(level);
            self.note_goals(observer);
            if states == 0 || self.answers.are_complete() {
                return reached;
            }
            observer.progress(reached, self.reachable);
            level = self.next_level(&mut seen);
        }
    }

    /// What one more move makes of the boards of the last level, without those seen before.
    fn next_level(&self, seen: &mut Boards) -> Boards {
        let last = self.boards.last().expect("the start is a level");
        let mut next = Boards::none(self.cells);
        for &press in &self.distinct {
            next.add_moved(last, self.moves[press]);
        }
        next.keep_new(seen);
        next
    }

    /// Tells a level that is about to be added.
    fn tell(&self, boards: &Boards, states: u64, observer: &mut dyn Observer) {
        let level = self.boards.len();
        observer.observe(Event::Level { level, states });
        if self.lists {
            let mut states: Vec<_> = boards.iter().map(|b| unpacked(self.cells, b)).collect();
            states.sort_unstable();
            for state in states {
                observer.observe(Event::New { state });
            }
        }
    }

    /// Finds the goals that are boards of the last level.
    fn note_goals(&mut self, observer: &mut dyn Observer) {
        let last = self.boards.last().expect("a level was just added");
        let is_here = |&(_, board): &(usize, u32)| last.contains(board);
        let here: Vec<_> = self.waiting.iter().copied().filter(is_here).collect();
        self.waiting.retain(|waiting| !is_here(waiting));
        for (goal, board) in here {
            let x = self.least_presses(board);
            self.answers.find(goal, x, observer);
        }
    }

    /// The first string of the presses that reach a board of the last level in as many moves.
    fn least_presses(&self, board: u32) -> BitVector {
        let mut presses = Vec::new();
        let found = self.descend(board, self.boards.len() - 1, 0, &mut presses);
        assert!(found, "a board of a level has presses of that number");
        BitVector::from_ones(self.moves.len(), presses)
    }

    /// Looks for the first string of `level` moves, none of them before move `from`, that makes
    /// `board`, a board of that level. Adds them to `presses`, or tells that there are none.
    ///
    /// The first string has its first 1 as late as possible, then its second, and so on. So of
    /// the moves that lead to the level below, the last is tried first, and after it only
    /// greater ones.
    fn descend(&self, board: u32, level: usize, from: usize, presses: &mut Vec<usize>) -> bool {
        if level == 0 {
            return true;
        }
        let below = &self.boards[level - 1];
        let leads_down = |press: &usize| below.contains(board ^ self.moves[*press]);
        let after = self.distinct.iter().copied().filter(|&press| press >= from);
        let useful: Vec<usize> = after.filter(leads_down).collect();
        // As the order does not matter, every press of the set leads down from here. So the
        // first of them leaves `level` − 1 of these moves behind it.
        for &press in useful.iter().rev().skip(level - 1) {
            presses.push(press);
            if self.descend(board ^ self.moves[press], level - 1, press + 1, presses) {
                return true;
            }
            presses.pop();
        }
        false
    }
}

/// The moves that are not 0, and of equal ones the last.
fn distinct(moves: &[u32]) -> Vec<usize> {
    let is_last = |&press: &usize| !moves[press + 1..].contains(&moves[press]);
    let all = 0..moves.len();
    all.filter(|&press| moves[press] != 0)
        .filter(is_last)
        .collect()
}
