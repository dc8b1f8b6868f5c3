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
    /// It cannot be reached: the sum of these equations reads 0 = 1.
    Unreachable {
        /// The equations, one bit for each.
        witness: BitVector,
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
    /// Solves `puzzle` and plays every solution through on the puzzle itself.
    ///
    /// `progress` is told how many of how many solutions a search has looked at.
    pub(crate) fn find(
        puzzle: &dyn Puzzle,
        system: &LinearSystem,
        method: Method,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Self, Failure> {
        let (goals, work) = match exploration(method) {
            None => (eliminate(system, method, progress), None),
            Some(explorer) => {
                let explored = exploration::run(puzzle, explorer, progress)?;
                (
                    compare_with_elimination(system, explorer, explored.goals)?,
                    Some(explored.work),
                )
            }
        };
        for (goal, answer) in goals.iter().enumerate() {
            answer.check(puzzle, system, goal)?;
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
            Outcome::Inconsistent { witness } => Self::Unreachable { witness },
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

    /// Plays a solution through on the puzzle, or multiplies a contradiction out.
    fn check(
        &self,
        puzzle: &dyn Puzzle,
        system: &LinearSystem,
        goal: usize,
    ) -> Result<(), Failure> {
        match self {
            Self::Reachable { least, .. } if puzzle.accepts(goal, &least.x) => Ok(()),
            Self::Reachable { least, .. } => Err(Failure::internal(format!(
                "the moves {} do not reach goal {} of {}",
                least.x,
                goal + 1,
                puzzle.title()
            ))),
            Self::Unreachable { witness } if contradicts(system, goal, witness) => Ok(()),
            Self::Unreachable { witness } => Err(Failure::internal(format!(
                "the equations {witness} are no contradiction for goal {} of {}",
                goal + 1,
                puzzle.title()
            ))),
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
/// which equations contradict each other. Both must agree on what can be solved.
fn compare_with_elimination(
    system: &LinearSystem,
    explorer: puzzles::explore::Method,
    found: Vec<Option<BitVector>>,
) -> Result<Vec<GoalAnswer>, Failure> {
    let goals = system.solve().into_iter().zip(found).enumerate();
    let answer = |(goal, (outcome, x)): (usize, (Outcome, Option<BitVector>))| match (outcome, x) {
        (Outcome::Inconsistent { witness }, None) => Ok(GoalAnswer::Unreachable { witness }),
        (Outcome::Solvable(solutions), Some(x)) => Ok(GoalAnswer::Reachable {
            least: Least {
                weight: x.weight(),
                x,
                lower_bound: None,
            },
            log2_solutions: solutions.log2_count(),
        }),
        (Outcome::Inconsistent { witness }, Some(x)) => Err(Failure::internal(format!(
            "{} reaches goal {} by {x}, but the equations {witness} contradict each other",
            explorer.name(),
            goal + 1
        ))),
        (Outcome::Solvable(solutions), None) => Err(Failure::internal(format!(
            "{} says that goal {} cannot be reached, but {} reaches it",
            explorer.name(),
            goal + 1,
            solutions.particular()
        ))),
    };
    goals.map(answer).collect()
}

/// Searches for the least solution as the method does.
fn least(solutions: &SolutionSet, method: Method, progress: &mut dyn FnMut(u64, u64)) -> Least {
    let search = Search::default();
    match method {
        Method::ColumnSwap => solutions.least_by_recursion(search, progress),
        _ => solutions.least_with(search, progress),
    }
}
