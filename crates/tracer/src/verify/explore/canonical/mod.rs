//! The steps of an exploration are exactly those that its method's rules give.
//!
//! They all follow from the system, so each step that is due is worked out when its turn comes
//! and compared whole. Only the sizes of a grid are taken from the trace.

mod bfs;
mod chase;
mod reach;
mod row_dp;
mod subsets;

use gf2::BitVector;

use super::changes::Changes;
use super::facts::Facts;
use super::lines::Lines;
use super::patterns::Patterns;
use crate::step::{ExploreStep, Step};
use crate::trace::{Method, Trace};
use crate::verify::fault::{Due, Fault, RuleFault};
use crate::verify::rows::Row;
use crate::verify::truth::Truth;
use crate::verify::words::{describe, goal as goal_name};

/// Checks that the trace follows its method's rules; stops where it no longer does.
pub(super) fn check(trace: &Trace, truth: &Truth<'_>, facts: &Facts) -> Result<(), Fault> {
    let mut walk = Walk {
        trace,
        truth,
        next: 0,
    };
    match facts {
        Facts::Grid(patterns) => {
            let patterns = patterns
                .as_ref()
                .and_then(|patterns| patterns.as_ref().ok());
            // Without a grid that fits nothing else is due, and no claim is sound.
            let Some(patterns) = patterns else {
                return walk.expect(Due::Grid);
            };
            walk.grid(patterns)?;
            match trace.method {
                Method::Chase => walk.chase(patterns)?,
                _ => walk.row_dp(patterns)?,
            }
        }
        Facts::Changes(changes) => match trace.method {
            Method::Bfs => walk.bfs(changes)?,
            _ => walk.reach(changes)?,
        },
        Facts::Subsets(subsets) => walk.subsets(subsets)?,
    }
    walk.expect(Due::End)?;
    walk.outcome()
}

/// A walk through the steps along the rules.
struct Walk<'a> {
    trace: &'a Trace,
    truth: &'a Truth<'a>,
    /// The step that comes next.
    next: usize,
}

impl Walk<'_> {
    /// Takes the next step, which must be the one that is due; steps of someone's own are passed
    /// over.
    fn expect(&mut self, due: Due) -> Result<(), Fault> {
        let is_own = |step: &&Step| matches!(step, Step::Extension { .. });
        self.next += self.trace.steps[self.next..]
            .iter()
            .take_while(is_own)
            .count();
        let found = self.trace.steps.get(self.next);
        if !due.is(found) {
            let system = &self.trace.system;
            return Err(Fault {
                step: Some(self.next),
                claim: found.map_or("missing".to_owned(), |step| describe(step, system)),
                reason: RuleFault::NotDue { due }.into(),
            });
        }
        self.next += usize::from(found.is_some());
        Ok(())
    }

    /// Takes the next step, which must be this one.
    fn step(&mut self, due: ExploreStep) -> Result<(), Fault> {
        self.expect(Due::Explore(due))
    }

    /// The grid, whose lines are the columns if that leaves fewer moves to guess.
    fn grid(&mut self, patterns: &Patterns) -> Result<(), Fault> {
        let size @ [rows, cols] = patterns.lines.size;
        let guessed = |transposed| {
            let lines = Lines::of(&self.trace.system, size, transposed);
            lines.expect("a grid fits either way").guessed_variables()
        };
        let (by_rows, by_cols) = (guessed(false), guessed(true));
        let transposed = by_cols.len() < by_rows.len();
        self.step(ExploreStep::Grid {
            rows,
            cols,
            transposed,
            guessed: if transposed { by_cols } else { by_rows },
        })
    }

    /// The change that moves make.
    fn change(&self, x: &BitVector) -> BitVector {
        let x = Row::of(x.as_slice());
        let equations = self.truth.equations.iter();
        equations.map(|equation| equation.is_odd_with(&x)).collect()
    }

    /// The least solution of a goal, or that there is none.
    fn answer(&mut self, goal: usize) -> Result<(), Fault> {
        self.step(match self.truth.least(goal) {
            Some(x) => ExploreStep::Found {
                goal,
                weight: x.weight(),
                x: self.truth.vector(x),
            },
            None => ExploreStep::Missed { goal },
        })
    }

    /// The goals that have no solution, in order.
    fn missed(&mut self) -> Result<(), Fault> {
        let mut goals = (0..self.truth.goals.len()).filter(|&goal| !self.truth.is_solvable(goal));
        goals.try_for_each(|goal| self.step(ExploreStep::Missed { goal }))
    }

    /// What was found is proven: no outcome of an exploration leaves that open.
    fn outcome(&self) -> Result<(), Fault> {
        let mut goals = self.trace.outcome.goals.iter().enumerate();
        let is_open = |least: &crate::trace::Least| least.lower_bound.is_some();
        match goals.find(|(_, goal)| goal.least().is_some_and(is_open)) {
            None => Ok(()),
            Some((goal, _)) => Err(Fault {
                step: None,
                claim: goal_name(goal, &self.trace.system),
                reason: RuleFault::NotAsFound.into(),
            }),
        }
    }
}

/// The goals that are not found yet in a search through the levels of changes.
struct Open {
    /// The least set of moves of each that is left, and its number.
    goals: Vec<(u64, usize)>,
    /// Whether there is a goal that no moves reach.
    is_any_missed: bool,
}

impl Open {
    fn of(trace: &Trace, changes: &Changes) -> Self {
        let wanted = |goal| changes.least(&trace.system.b().column(goal));
        let all = 0..trace.system.b().cols();
        let goals: Vec<_> = all
            .clone()
            .filter_map(|goal| Some((wanted(goal)?, goal)))
            .collect();
        Self {
            is_any_missed: goals.len() < all.len(),
            goals,
        }
    }

    /// Tells whether every goal is found.
    fn is_empty(&self) -> bool {
        self.goals.is_empty() && !self.is_any_missed
    }

    /// Takes the goals whose sets are so, with their numbers ascending.
    fn take(&mut self, is_so: impl Fn(u64) -> bool) -> Vec<(u64, usize)> {
        self.goals.extract_if(.., |(set, _)| is_so(*set)).collect()
    }
}
