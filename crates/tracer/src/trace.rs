//! A whole trace.

use gf2::BitVector;

use crate::problem::Problem;
use crate::step::Step;
use crate::system::System;

/// A system, the operations and claims that solve it, and what came out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// The normalized input.
    pub problem: Problem,
    /// The system that the problem gives.
    pub system: System,
    /// The method whose rules the steps follow.
    pub method: Method,
    /// The steps.
    pub steps: Vec<Step>,
    /// What came out.
    pub outcome: Outcome,
}

/// How a system is solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// Forward elimination to row echelon form, then back-substitution.
    Gauss,
    /// Elimination to reduced row echelon form.
    GaussJordan,
    /// Elimination that swaps columns, so that the pivots stand on the diagonal and the free
    /// columns come last, then recursion over the free variables.
    ColumnSwap,
    /// Light chasing: every pattern of guessed presses, and the presses that it forces.
    Chase,
    /// Line by line over states, the best way to each one kept.
    RowDp,
    /// Breadth-first search over changes, with a queue.
    Bfs,
    /// All subsets of the moves.
    Subsets,
    /// Level by level, which changes can be reached.
    Reach,
    /// Any legal steps in any order: a student's, or another program's.
    Manual,
}

impl Method {
    /// The eliminations, which this crate can run.
    pub const ELIMINATIONS: [Self; 3] = [Self::Gauss, Self::GaussJordan, Self::ColumnSwap];

    /// The methods that explore, which whoever knows the puzzle runs.
    pub const EXPLORATIONS: [Self; 5] = [
        Self::Chase,
        Self::RowDp,
        Self::Bfs,
        Self::Subsets,
        Self::Reach,
    ];

    /// Iterates over the methods whose traces can be read and verified.
    pub fn all() -> impl Iterator<Item = Self> {
        let runnable = Self::ELIMINATIONS.into_iter().chain(Self::EXPLORATIONS);
        runnable.chain([Self::Manual])
    }

    /// Tells whether the method explores patterns, states or subsets instead of eliminating.
    pub fn is_exploration(self) -> bool {
        Self::EXPLORATIONS.contains(&self)
    }

    /// Returns the method of that name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|method| method.name() == name)
    }

    /// Returns the method's name in traces and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Gauss => "gauss",
            Self::GaussJordan => "gauss-jordan",
            Self::ColumnSwap => "column-swap",
            Self::Chase => "chase",
            Self::RowDp => "row-dp",
            Self::Bfs => "bfs",
            Self::Subsets => "subsets",
            Self::Reach => "reach",
            Self::Manual => "manual",
        }
    }
}

/// What came out, for the system and for each goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The rank of A.
    pub rank: usize,
    /// The number of free variables.
    pub nullity: usize,
    /// What became of each goal, in their order.
    pub goals: Vec<GoalOutcome>,
    /// The solvable goal of least weight, the first of several.
    pub best: Option<usize>,
}

/// What became of a goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GoalOutcome {
    /// There is no solution.
    Unsolvable,
    /// There are solutions, 2 to the power of the nullity.
    Solvable {
        /// log₂ of the number of solutions.
        log2_solutions: usize,
        /// The least solution.
        least: Least,
    },
}

/// A least solution, and how sure that is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Least {
    /// The solution; of several the first as a string.
    pub x: BitVector,
    /// Its number of ones.
    pub weight: usize,
    /// `None` if no solution is lighter; else a weight that every solution has at least.
    pub lower_bound: Option<usize>,
}

impl Trace {
    /// Tells whether the two tell the same: problem, system with its names, method and steps,
    /// but for steps of someone's own.
    pub fn same_as(&self, other: &Self) -> bool {
        let common = |step: &&Step| !matches!(step, Step::Extension { .. });
        self.problem == other.problem
            && self.system == other.system
            && self.method == other.method
            && self
                .steps
                .iter()
                .filter(common)
                .eq(other.steps.iter().filter(common))
    }
}

impl Outcome {
    /// Returns what comes out if an exploration found these least solutions, one for each goal
    /// that has any.
    pub fn found(system: &System, least: impl IntoIterator<Item = Option<BitVector>>) -> Self {
        let rank = system.a().rank();
        let nullity = system.a().cols() - rank;
        let goal = |x: Option<BitVector>| match x {
            None => GoalOutcome::Unsolvable,
            Some(x) => GoalOutcome::Solvable {
                log2_solutions: nullity,
                least: Least {
                    weight: x.weight(),
                    x,
                    lower_bound: None,
                },
            },
        };
        let goals: Vec<GoalOutcome> = least.into_iter().map(goal).collect();
        Self {
            rank,
            nullity,
            best: best_goal(&goals),
            goals,
        }
    }

    /// Solves `system` and tells what comes out, whatever the method of a trace.
    pub fn of(system: &System, search: gf2::Search) -> Self {
        Self::of_with(system, search, &mut |_, _| ())
    }

    /// Does the same, and calls `progress(done, total)` with numbers of tried solutions.
    pub(crate) fn of_with(
        system: &System,
        search: gf2::Search,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Self {
        let outcomes = system.linear().solve();
        let is_solvable = |o: &&gf2::Outcome| matches!(o, gf2::Outcome::Solvable(_));
        let searches = outcomes.iter().filter(is_solvable).count() as u64;
        let mut searched = 0;
        let mut goals = Vec::with_capacity(outcomes.len());
        for outcome in &outcomes {
            let mut of_all = |done: u64, total: u64| {
                progress(
                    done.saturating_add(searched * total),
                    searches.saturating_mul(total),
                );
            };
            let goal = GoalOutcome::of(outcome, search, &mut of_all);
            searched += u64::from(goal.least().is_some());
            goals.push(goal);
        }
        let rank = system.a().rank();
        Self {
            rank,
            nullity: system.a().cols() - rank,
            best: best_goal(&goals),
            goals,
        }
    }
}

impl GoalOutcome {
    fn of(outcome: &gf2::Outcome, search: gf2::Search, progress: &mut dyn FnMut(u64, u64)) -> Self {
        match outcome {
            gf2::Outcome::Inconsistent { .. } => Self::Unsolvable,
            gf2::Outcome::Solvable(solutions) => {
                let least = solutions.least_with(search, progress);
                Self::Solvable {
                    log2_solutions: solutions.log2_count(),
                    least: Least {
                        x: least.x,
                        weight: least.weight,
                        lower_bound: least.lower_bound,
                    },
                }
            }
        }
    }

    /// Returns the least solution, if there is one.
    pub fn least(&self) -> Option<&Least> {
        match self {
            Self::Unsolvable => None,
            Self::Solvable { least, .. } => Some(least),
        }
    }
}

/// The solvable goal of least weight, the first of several.
pub(crate) fn best_goal(goals: &[GoalOutcome]) -> Option<usize> {
    let weights = goals
        .iter()
        .enumerate()
        .filter_map(|(i, g)| Some((g.least()?.weight, i)));
    weights.min().map(|(_, i)| i)
}
