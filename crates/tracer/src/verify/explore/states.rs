//! The states of `row-dp`, counted without going through them.
//!
//! The ways through the first lines that leave every settled cell right are the solutions of
//! equations in the guesses; a state is some of their presses. Both are sums of guesses, so the
//! number of states is a power of two, and ways to one state differ by a space of vectors.

use gf2::BitVector;

use super::patterns::Patterns;
use crate::verify::rows::{Row, Span};
use crate::verify::truth::least;

/// What is kept after a line.
#[derive(Debug)]
pub(super) struct Kept {
    /// The place after the last of the line.
    end: usize,
    /// The number of guesses up to there.
    guesses: usize,
    /// Whether each goal can have every settled cell right.
    is_possible: Vec<bool>,
    /// log₂ of the number of states, if that is possible.
    log2_states: usize,
    /// log₂ of the number of ways into them from the states of the line before.
    log2_ways: usize,
    /// What ways to one state differ by: presses over the variables.
    same: Vec<Row>,
}

impl Kept {
    /// Works out what is kept after `line`.
    pub(super) fn after(patterns: &Patterns, line: usize) -> Self {
        let (k, end) = (patterns.guessed.len(), patterns.lines.ends[line]);
        let guesses = patterns.guessed.partition_point(|&place| place < end);
        let settled = settled_by(patterns, line);
        let state = || settled.iter().chain(presses_of_state(patterns, line));
        let before = line.checked_sub(1);
        let before = before.map(|before| presses_of_state(patterns, before));
        let of_line = patterns.lines.places_of(line);
        let guessed = of_line.filter(|&place| patterns.lines.forced_by[place].is_none());
        let ways = settled
            .iter()
            .chain(before.into_iter().flatten())
            .chain(guessed.map(|place| &patterns.sums[place]));
        let told = span(k, state());
        let rank = span(k, settled.iter()).dimension();
        Self {
            end,
            guesses,
            is_possible: possible(patterns, &settled),
            log2_states: told.dimension() - rank,
            log2_ways: span(k, ways).dimension() - rank,
            same: differences(patterns, &told, guesses, end),
        }
    }

    /// The number of states for a goal.
    pub(super) fn states(&self, goal: usize) -> u64 {
        u64::from(self.is_possible[goal]) << self.log2_states
    }

    /// The number of ways that were dropped for a better way to the same state.
    pub(super) fn dropped(&self, goal: usize) -> u64 {
        (u64::from(self.is_possible[goal]) << self.log2_ways) - self.states(goal)
    }

    /// Returns the best way to the state to which `x` is a way.
    pub(super) fn best(&self, x: &Row) -> Row {
        least(x.clone(), &self.same)
    }

    /// The place after the last of the line.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// The best way to each state of a goal, in order of their strings.
    pub(super) fn list(&self, patterns: &Patterns, goal: usize) -> Vec<Row> {
        let values = |count: u64| {
            let ones = (0..self.guesses).filter(|guess| count >> guess & 1 == 1);
            BitVector::from_ones(patterns.guessed.len(), ones)
        };
        let all = (0..1_u64 << self.guesses).map(|count| patterns.pattern(goal, &values(count)));
        let is_right = |pattern: &Row| {
            let fails = patterns.fails_after(pattern);
            fails.is_none_or(|line| patterns.lines.ends[line] > self.end)
        };
        let ways = all.filter(is_right);
        let xs = ways.map(|pattern| patterns.x_before(self.end, &pattern));
        let mut best: Vec<Row> = xs.filter(|x| self.best(x) == *x).collect();
        best.sort_by(|a, b| b.reads_before(a).cmp(&a.reads_before(b)));
        best
    }
}

/// The sums for the cells that are settled after `line` or before.
fn settled_by(patterns: &Patterns, line: usize) -> Vec<Row> {
    let n = patterns.lines.variables.len();
    let after = |cell: &usize| patterns.lines.settled_after[*cell] <= line;
    let checked = patterns.checked.iter().take_while(|cell| after(cell));
    patterns.sums[n..n + checked.count()].to_vec()
}

/// The presses that make up a state after `line`: those of this line and of the line before,
/// and around the edges those of the first two lines, which the last lines meet again.
fn presses_of_state(patterns: &Patterns, line: usize) -> impl Iterator<Item = &Row> {
    let first = if patterns.lines.wraps { 0..2 } else { 0..0 };
    let recent = line.saturating_sub(1)..line + 1;
    let lines = first.filter(move |&l| l <= line).chain(recent);
    lines
        .flat_map(|line| patterns.lines.places_of(line))
        .map(|place| &patterns.sums[place])
}

/// The span of sums, without their constants.
fn span<'a>(k: usize, sums: impl Iterator<Item = &'a Row>) -> Span {
    let guesses = |sum: &Row| Row::from_ones(k, sum.ones().take_while(|&at| at < k));
    Span::of(k, sums.map(guesses))
}

/// Whether each goal can have all of these sums 0: no sum of them is a constant 1.
fn possible(patterns: &Patterns, sums: &[Row]) -> Vec<bool> {
    let (k, goals) = (patterns.guessed.len(), patterns.goals());
    let span = Span::of(k + goals, sums.iter().cloned());
    let constants: Vec<&Row> = (k..k + goals)
        .filter_map(|at| span.beginning_in(at))
        .collect();
    (k..k + goals)
        .map(|at| !constants.iter().any(|row| row.get(at)))
        .collect()
}

/// The presses by which ways to one state differ: those of guesses that `told` says nothing of.
fn differences(patterns: &Patterns, told: &Span, guesses: usize, end: usize) -> Vec<Row> {
    let k = patterns.guessed.len();
    let free = (0..guesses).filter(|&guess| told.beginning_in(guess).is_none());
    let vectors = free.map(|guess| told.substitute(Row::from_ones(k, [guess]), k, |_| false));
    vectors
        .map(|vector| patterns.x_before(end, &patterns.change(vector.ones())))
        .collect()
}
