//! Whether a least solution is one, for the steps and for the outcome alike.

use gf2::BitVector;

use super::Note;
use super::fault::SolutionFault;
use super::rows::Row;
use super::truth::{Bounds, GoalTruth, Truth};

/// Checks that `x` solves `goal`, weighs `weight`, and is least, or no lighter than
/// `lower_bound`. Returns a note if it is claimed to be least, which was not derived again.
pub(super) fn check(
    truth: &Truth<'_>,
    goal: usize,
    x: &BitVector,
    weight: usize,
    lower_bound: Option<usize>,
) -> Result<Option<Note>, SolutionFault> {
    let row = Row::of(x.as_slice());
    check_solves(truth, goal, &row)?;
    check_weight(x, weight)?;
    let GoalTruth::Solvable(bounds) = &truth.goals[goal] else {
        unreachable!("x solves the goal");
    };
    match lower_bound {
        Some(claimed) if claimed > bounds.lower => Err(SolutionFault::BoundTooHigh {
            claimed,
            right: bounds.lower,
        }),
        // Where every solution can be tried, nothing but the least will do, proven or not.
        Some(_) if bounds.least.is_none() => Ok(None),
        _ => check_least(truth, goal, &row, bounds),
    }
}

fn check_least(
    truth: &Truth<'_>,
    goal: usize,
    x: &Row,
    bounds: &Bounds,
) -> Result<Option<Note>, SolutionFault> {
    let (better, note) = if let Some(least) = &bounds.least {
        (Some(least).filter(|&least| least != x).cloned(), None)
    } else {
        let is_light_as_can_be = bounds.lower == x.weight();
        let note = (!is_light_as_can_be).then_some(Note::LeastNotProvenAgain { goal });
        (truth.better_neighbour(x), note)
    };
    match better {
        Some(better) => Err(SolutionFault::NotLeast {
            better: truth.vector(&better),
        }),
        None => Ok(note),
    }
}

/// Checks A·x = b by multiplication in the original system.
pub(super) fn check_solves(truth: &Truth<'_>, goal: usize, x: &Row) -> Result<(), SolutionFault> {
    match truth.violated_for(goal, x) {
        Some(equation) => Err(SolutionFault::NotASolution { equation }),
        None => Ok(()),
    }
}

/// Checks the number of ones by counting them.
pub(super) fn check_weight(x: &BitVector, weight: usize) -> Result<(), SolutionFault> {
    let right = x.iter().filter(|&bit| bit).count();
    if weight == right {
        Ok(())
    } else {
        Err(SolutionFault::WrongWeight { right })
    }
}
