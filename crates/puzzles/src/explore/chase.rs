//! Light chasing: every pattern of the guessed presses, with the forced presses that follow.
//!
//! What is guessed and what is forced, and by which cell, is in [`order`](super::order).
//! A pattern is followed line by line. It *fails* as soon as a cell is wrong that no later
//! press changes. It is *cut* as soon as it has more presses than the best pattern of this goal
//! so far; one with as many goes on, because it may win the tie. What comes to the end solves.

use gf2::{BitSlice, BitVector, LinearSystem};

use super::Explored;
use super::event::{Event, Observer};
use super::goals::tell_answer;
use super::order::{Line, Order, Rule};
use super::walker::Walker;
use super::work::{Counted, Work};
use crate::limits::MAX_LISTED_GUESSES;

/// Presses decided between two reports of progress, roughly.
const REPORT_EVERY: usize = 1 << 22;

/// Finds the least solution of every goal.
pub(super) fn chase(system: &LinearSystem, order: &Order, observer: &mut dyn Observer) -> Explored {
    observer.observe(order.event());
    let wanted = system.b().transpose();
    let (mut tried, mut cut) = (0, 0);
    let mut goals = Vec::new();
    for (goal, change) in wanted.iter_rows().enumerate() {
        let mut chase = Chase::new(order, goal, wanted.rows(), change);
        chase.try_all(observer);
        chase.finish(observer);
        tried += chase.tally.tried;
        cut += chase.tally.cut;
        goals.push(chase.best.map(|best| best.x));
    }
    Explored {
        goals,
        work: Work {
            counts: vec![(Counted::Patterns, tried), (Counted::Cut, cut)],
        },
    }
}

/// The patterns of one goal.
struct Chase<'a> {
    order: &'a Order,
    goal: usize,
    /// The number of all goals.
    goals: usize,
    /// Where every pattern starts.
    start: Walker<'a>,
    /// The pattern followed last, as far as it went.
    walker: Walker<'a>,
    best: Option<Best>,
    tally: Tally,
}

/// The best pattern so far.
struct Best {
    pattern: u64,
    x: BitVector,
    weight: usize,
}

/// What became of the patterns so far.
#[derive(Default)]
struct Tally {
    tried: u64,
    solved: u64,
    failed: u64,
    cut: u64,
}

/// How a pattern ends.
enum End {
    /// After this line cells are wrong for good.
    Fails { line: usize },
    /// After this line it has more presses than the best.
    Cut { line: usize },
    /// It reaches the goal.
    Solves,
}

impl<'a> Chase<'a> {
    fn new(order: &'a Order, goal: usize, goals: usize, change: BitSlice<'_>) -> Self {
        let start = Walker::new(order, change);
        Self {
            order,
            goal,
            goals,
            walker: start.clone(),
            start,
            best: None,
            tally: Tally::default(),
        }
    }

    /// Tries every pattern, counting up.
    fn try_all(&mut self, observer: &mut dyn Observer) {
        let patterns = 1_u64 << self.order.guesses;
        let report_every = (REPORT_EVERY / self.order.variables.len().max(1)).max(1) as u64;
        for pattern in 0..patterns {
            let end = self.follow(pattern);
            if self.lists() {
                self.tell(pattern, &end, observer);
            }
            self.count(pattern, &end);
            if (pattern + 1) % report_every == 0 {
                let done = self.goal as u64 * patterns + pattern + 1;
                observer.progress(done, self.goals as u64 * patterns);
            }
        }
    }

    /// Follows a pattern to its end.
    fn follow(&mut self, pattern: u64) -> End {
        let limit = self.best.as_ref().map_or(usize::MAX, |best| best.weight);
        self.walker.restart(&self.start);
        for (line, steps) in self.order.lines.iter().enumerate() {
            let guess = |number| self.order.guess(pattern, number);
            self.walker.walk(steps, guess);
            if !self.walker.is_right(steps) {
                return End::Fails { line };
            }
            if self.walker.weight() > limit {
                return End::Cut { line };
            }
        }
        End::Solves
    }

    fn count(&mut self, pattern: u64, end: &End) {
        self.tally.tried += 1;
        match end {
            End::Fails { .. } => self.tally.failed += 1,
            End::Cut { .. } => self.tally.cut += 1,
            End::Solves => {
                self.tally.solved += 1;
                self.compare(pattern);
            }
        }
    }

    /// Keeps the pattern just followed, which solves, if it is better than the best: it has no
    /// more presses, or it would have been cut.
    fn compare(&mut self, pattern: u64) {
        let (x, weight) = (self.walker.x(), self.walker.weight());
        let better = |best: &Best| (weight, &x) < (best.weight, &best.x);
        if self.best.as_ref().is_none_or(better) {
            self.best = Some(Best { pattern, x, weight });
        }
    }

    /// Tells whether there are so few patterns that each of them is told.
    fn lists(&self) -> bool {
        self.order.guesses <= MAX_LISTED_GUESSES
    }

    /// Tells the summary, unless every pattern was told, and the answer.
    fn finish(&mut self, observer: &mut dyn Observer) {
        if !self.lists() {
            let Tally {
                tried,
                solved,
                failed,
                cut,
            } = self.tally;
            observer.observe(Event::Patterns {
                goal: self.goal,
                tried,
                solved,
                failed,
                cut,
            });
            // The winner is told in full; followed again, it is cut by nothing.
            if let Some(pattern) = self.best.as_ref().map(|best| best.pattern) {
                let end = self.follow(pattern);
                self.tell(pattern, &end, observer);
            }
        }
        let least = self.best.as_ref().map(|best| &best.x);
        tell_answer(self.goal, least, observer);
    }

    /// Tells the pattern just followed.
    fn tell(&self, pattern: u64, end: &End, observer: &mut dyn Observer) {
        let (goal, guesses) = (self.goal, self.order.guesses);
        let values = BitVector::from_fn(guesses, |number| self.order.guess(pattern, number));
        observer.observe(Event::Guess { goal, values });
        let lines = &self.order.lines;
        let last = match *end {
            End::Fails { line } | End::Cut { line } => line + 1,
            End::Solves => lines.len(),
        };
        for (row, line) in lines[..last].iter().enumerate() {
            if let Some(presses) = self.forced_presses(line) {
                observer.observe(Event::Row { row, presses });
            }
        }
        let weight = self.walker.weight();
        observer.observe(match *end {
            End::Fails { line } => Event::Fails {
                cells: self.walker.wrong(&lines[line]),
            },
            End::Cut { .. } => Event::Cut { weight },
            End::Solves => Event::Candidate {
                goal,
                x: self.walker.x(),
                weight,
            },
        });
    }

    /// The forced variables of a line that are pressed; nothing if it has no forced moves.
    fn forced_presses(&self, line: &Line) -> Option<Vec<usize>> {
        let is_forced = |rule: &Rule| matches!(rule, Rule::ForcedBy(_));
        let forced: Vec<_> = line.moves.iter().filter(|m| is_forced(&m.rule)).collect();
        let pressed = forced.iter().filter(|m| self.walker.is_pressed(m.place));
        // Within a line, places and variables ascend together.
        let presses = pressed.map(|m| self.order.variables[m.place]).collect();
        (!forced.is_empty()).then_some(presses)
    }
}
