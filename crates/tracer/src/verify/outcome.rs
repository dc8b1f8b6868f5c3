//! The outcome, compared with what the system itself gives.

use super::Note;
use super::fault::{Fault, FaultReason, OutcomeFault};
use super::least;
use super::truth::Truth;
use super::words::goal as goal_name;
use crate::trace::{GoalOutcome, Least, Trace};

/// Checks the outcome, and adds to `notes` what could not be derived again.
pub(super) fn check(trace: &Trace, truth: &Truth<'_>, notes: &mut Vec<Note>) -> Result<(), Fault> {
    let outcome = &trace.outcome;
    let number = |name: &str, claimed, right| {
        check_number(claimed, right).map_err(|reason| fault(format!("{name} {claimed}"), reason))
    };
    number("rank", outcome.rank, truth.rank())?;
    number("nullity", outcome.nullity, truth.nullity())?;
    number("number of goals", outcome.goals.len(), truth.goals.len())?;
    for (goal, claimed) in outcome.goals.iter().enumerate() {
        let name = goal_name(goal, &trace.system);
        let note = check_goal(truth, goal, claimed).map_err(|reason| fault(name, reason))?;
        notes.extend(note);
    }
    check_best(&outcome.goals, outcome.best).map_err(|reason| fault("best".to_owned(), reason))
}

fn fault(claim: String, reason: impl Into<FaultReason>) -> Fault {
    Fault {
        step: None,
        claim,
        reason: reason.into(),
    }
}

fn check_number(claimed: usize, right: usize) -> Result<(), OutcomeFault> {
    if claimed == right {
        Ok(())
    } else {
        Err(OutcomeFault::WrongNumber { claimed, right })
    }
}

fn check_goal(
    truth: &Truth<'_>,
    goal: usize,
    claimed: &GoalOutcome,
) -> Result<Option<Note>, FaultReason> {
    let right = truth.is_solvable(goal);
    match claimed {
        GoalOutcome::Unsolvable if !right => Ok(None),
        GoalOutcome::Solvable {
            log2_solutions,
            least,
        } if right => {
            check_number(*log2_solutions, truth.nullity())?;
            let Least {
                x,
                weight,
                lower_bound,
            } = least;
            super::shape::length("x", x, truth.variables())?;
            Ok(least::check(truth, goal, x, *weight, *lower_bound)?)
        }
        _ => Err(OutcomeFault::WrongSolvable { right }.into()),
    }
}

/// The best goal is the first of least weight among those that are solvable.
fn check_best(goals: &[GoalOutcome], claimed: Option<usize>) -> Result<(), OutcomeFault> {
    let weight = |goal: &GoalOutcome| goal.least().map(|least| least.weight);
    let lightest = goals.iter().filter_map(weight).min();
    let right = lightest.and_then(|least| goals.iter().position(|g| weight(g) == Some(least)));
    if claimed == right {
        Ok(())
    } else {
        Err(OutcomeFault::WrongBest { right })
    }
}
