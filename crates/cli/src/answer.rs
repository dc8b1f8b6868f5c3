//! What comes out for one puzzle by one method, checked before anyone sees it.

use gf2::{BitVector, Least, LinearSystem, Outcome, Search, SolutionSet};
use puzzles::Puzzle;
use puzzles::explore::Work;
use tracer::Method;

use crate::diagnostics::Failure;
use crate::exploration::{self, exploration};

/// What came out, for each goal.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The method that was used.
    pub(crate) method: Method,
    /// What became of each goal, in their order.
    pub(crate) goals: Vec<GoalAnswer>,
    /// The solvable goal of least weight, the first of several.
    pub(crate) best: Option<usize>,
    /// What an exploration counted.
    pub(crate) work: Option<Work>,
}

/// What became of a goal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum GoalAnswer {
    /// It cannot be reached.
    Unreachable {
        /// Equations whose sum reads 0 = 1, one bit for each; `None` if there are no such
        /// equations, which shows that the method is wrong.
        witness: Option<BitVector>,
    },
    /// It can be reached.
    Reachable {
        /// The least solution.
        least: Least,
        /// log₂ of the number of solutions.
        log2_solutions: usize,
    },
}

impl Answer {
    /// Solves `puzzle`, plays every solution through on the puzzle itself, and checks that what
    /// is said to be out of reach is.
    ///
    /// `progress` is told how many of how many solutions a search has looked at.
    pub(crate) fn find(
        puzzle: &dyn Puzzle,
        system: &LinearSystem,
        method: Method,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Self, Failure> {
        let answer = Self::played(puzzle, system, method, progress)?;
        for (goal, found) in answer.goals.iter().enumerate() {
            found.check_refusal(puzzle, system, goal)?;
        }
        Ok(answer)
    }

    /// Solves `puzzle` and plays every solution through on the puzzle itself. What is said to be
    /// out of reach is left to whoever compares methods.
    pub(crate) fn played(
        puzzle: &dyn Puzzle,
        system: &LinearSystem,
        method: Method,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Self, Failure> {
        let (goals, work) = match exploration(method) {
            None => (eliminate(system, method, progress), None),
            Some(explorer) => {
                let explored = exploration::run(puzzle, explorer, progress)?;
                (completed(system, explored.goals), Some(explored.work))
            }
        };
        for (goal, answer) in goals.iter().enumerate() {
            answer.play(puzzle, goal)?;
        }
        let weights = goals
            .iter()
            .enumerate()
            .filter_map(|(i, goal)| Some((goal.least()?.weight, i)));
        let best = weights.min().map(|(_, i)| i);
        Ok(Self {
            method,
            goals,
            best,
            work,
        })
    }

    /// The least solution of the goal that is reached most easily.
    pub(crate) fn least(&self) -> Option<&Least> {
        self.goals[self.best?].least()
    }

    /// Tells whether both found the same goals reachable, with the same least solutions.
    pub(crate) fn agrees_with(&self, other: &Self) -> bool {
        let same = |(a, b): (&GoalAnswer, &GoalAnswer)| a.least() == b.least();
        self.best == other.best && self.goals.iter().zip(&other.goals).all(same)
    }

    /// A weight that every solution of every goal has at least, if any can be reached. It is
    /// the least weight itself exactly if that is proven to be least.
    pub(crate) fn lower_bound(&self) -> Option<usize> {
        let least = self.goals.iter().filter_map(GoalAnswer::least);
        least
            .map(|least| least.lower_bound.unwrap_or(least.weight))
            .min()
    }
}

impl GoalAnswer {
    fn of(outcome: Outcome, method: Method, progress: &mut dyn FnMut(u64, u64)) -> Self {
        match outcome {
            Outcome::Inconsistent { witness } => Self::Unreachable {
                witness: Some(witness),
            },
            Outcome::Solvable(solutions) => Self::Reachable {
                least: least(&solutions, method, progress),
                log2_solutions: solutions.log2_count(),
            },
        }
    }

    /// The least solution, if there is one.
    pub(crate) fn least(&self) -> Option<&Least> {
        match self {
            Self::Unreachable { .. } => None,
            Self::Reachable { least, .. } => Some(least),
        }
    }

    /// Plays a solution through on the puzzle.
    fn play(&self, puzzle: &dyn Puzzle, goal: usize) -> Result<(), Failure> {
        match self.least() {
            Some(least) if !puzzle.accepts(goal, &least.x) => Err(Failure::internal(format!(
                "the moves {} do not reach goal {} of {}",
                least.x,
                goal + 1,
                puzzle.title()
            ))),
            _ => Ok(()),
        }
    }

    /// Multiplies out the contradiction of a goal that is said to be out of reach.
    fn check_refusal(
        &self,
        puzzle: &dyn Puzzle,
        system: &LinearSystem,
        goal: usize,
    ) -> Result<(), Failure> {
        let proven = |y: &BitVector| contradicts(system, goal, y);
        match self {
            Self::Unreachable { witness } if !witness.as_ref().is_some_and(proven) => {
                Err(Failure::internal(format!(
                    "nothing shows that goal {} of {} cannot be reached",
                    goal + 1,
                    puzzle.title()
                )))
            }
            _ => Ok(()),
        }
    }
}

/// Tells whether y·A = 0 and y·b = 1, so that the equations of `y` add up to 0 = 1.
fn contradicts(system: &LinearSystem, goal: usize, y: &BitVector) -> bool {
    system.a().sum_of_rows(y).is_zero() && y.dot(&system.b().column(goal))
}

/// Solves by an elimination.
fn eliminate(
    system: &LinearSystem,
    method: Method,
    progress: &mut dyn FnMut(u64, u64),
) -> Vec<GoalAnswer> {
    let outcomes = match method {
        Method::Gauss => system.solve_by_back_substitution(),
        Method::ColumnSwap => system.solve_by_column_swaps(),
        _ => system.solve(),
    };
    let goals = outcomes.into_iter();
    goals
        .map(|outcome| GoalAnswer::of(outcome, method, progress))
        .collect()
}

/// Completes what an exploration found: an elimination says how many solutions there are, or
/// which equations contradict each other.
fn completed(system: &LinearSystem, found: Vec<Option<BitVector>>) -> Vec<GoalAnswer> {
    let answer = |(outcome, x): (Outcome, Option<BitVector>)| match x {
        None => GoalAnswer::Unreachable {
            witness: match outcome {
                Outcome::Inconsistent { witness } => Some(witness),
                Outcome::Solvable(_) => None,
            },
        },
        Some(x) => GoalAnswer::Reachable {
            least: Least {
                weight: x.weight(),
                x,
                lower_bound: None,
            },
            log2_solutions: outcome.solutions().map_or(0, SolutionSet::log2_count),
        },
    };
    system.solve().into_iter().zip(found).map(answer).collect()
}

/// Searches for the least solution as the method does.
fn least(solutions: &SolutionSet, method: Method, progress: &mut dyn FnMut(u64, u64)) -> Least {
    let search = Search::default();
    match method {
        Method::ColumnSwap => solutions.least_by_recursion(search, progress),
        _ => solutions.least_with(search, progress),
    }
}
