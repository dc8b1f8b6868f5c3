//! How many subsets of each size give a goal, without trying all subsets.
//!
//! The subsets that give a goal are the solutions: one of them plus every kernel vector. Goals
//! share what they have in common: together they need no more than all 2^k subsets.

use std::collections::HashMap;
use std::rc::Rc;

use crate::verify::rows::Row;
use crate::verify::truth::Truth;

/// The solutions of each goal, by their sizes.
#[derive(Debug)]
pub(super) struct Subsets {
    moves: usize,
    goals: Vec<Option<Rc<Solutions>>>,
}

/// The solutions of a goal.
#[derive(Debug)]
struct Solutions {
    /// The least of them, as a number whose highest digit is the first variable.
    least: u32,
    /// How many there are of each size.
    by_weight: Vec<u64>,
}

impl Subsets {
    /// Works out all of them. There must be at most 24 variables.
    pub(super) fn of(truth: &Truth<'_>) -> Self {
        let moves = truth.variables();
        let number = |x: Row| x.ones().map(|var| 1 << (moves - 1 - var)).sum::<u32>();
        let kernel: Vec<u32> = truth.kernel().map(number).collect();
        // Goals with the same right-hand side have the same solution to start from.
        let mut known: HashMap<u32, Rc<Solutions>> = HashMap::new();
        let mut solutions = |x: Row| {
            let x = number(x);
            let found = known.entry(x);
            Rc::clone(found.or_insert_with(|| Rc::new(Solutions::of(x, &kernel, moves))))
        };
        let goals = 0..truth.goals.len();
        Self {
            goals: goals
                .map(|goal| truth.solution(goal).map(&mut solutions))
                .collect(),
            moves,
        }
    }

    /// The least solution of a goal, if it has any.
    pub(super) fn least(&self, goal: usize) -> Option<Row> {
        let least = self.goals[goal].as_ref()?.least;
        let ones = (0..self.moves).filter(|var| least >> (self.moves - 1 - var) & 1 == 1);
        Some(Row::from_ones(self.moves, ones))
    }

    /// How many subsets of that size there are.
    pub(super) fn tried(&self, weight: usize) -> u64 {
        if weight > self.moves {
            return 0;
        }
        // Each factor makes a binomial coefficient of the one before, so nothing is lost.
        (0..weight as u64).fold(1, |count, i| count * (self.moves as u64 - i) / (i + 1))
    }

    /// How many of them give each goal.
    pub(super) fn gives(&self, weight: usize) -> Vec<u64> {
        let of_goal = |solutions: &Option<Rc<Solutions>>| {
            let by_weight = &solutions.as_ref()?.by_weight;
            by_weight.get(weight).copied()
        };
        let goals = self.goals.iter();
        goals.map(|goal| of_goal(goal).unwrap_or(0)).collect()
    }
}

impl Solutions {
    fn of(start: u32, kernel: &[u32], moves: usize) -> Self {
        let mut by_weight = vec![0; moves + 1];
        let (mut x, mut least) = (start, start);
        for count in 0..1_u64 << kernel.len() {
            if count > 0 {
                // Gray code: a single kernel vector is added each time.
                x ^= kernel[count.trailing_zeros() as usize];
            }
            by_weight[x.count_ones() as usize] += 1;
            least = std::cmp::min_by_key(least, x, |x| (x.count_ones(), *x));
        }
        Self { least, by_weight }
    }
}
