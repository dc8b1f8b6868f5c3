//! One JSON object a board and method, each on one line.

use puzzles::{Kind, Labels};
use serde::Serialize;

use super::Solved;
use crate::answer::{Answer, GoalAnswer};
use crate::json_line::line;

/// A board's answer by one method.
#[derive(Serialize)]
struct BoardObject<'a> {
    puzzle: &'static str,
    solvable: bool,
    min_moves: Option<usize>,
    /// The bounds stand for a minimum that is null; they are null where there is no solution.
    #[serde(flatten)]
    bounds: Option<Bounds>,
    goal: Option<&'a str>,
    moves: Option<Vec<&'a str>>,
    x: Option<String>,
    rank: usize,
    nullity: usize,
    log2_solutions: Option<usize>,
    method: &'static str,
    proven: bool,
    goals: Vec<GoalObject<'a>>,
}

/// What became of one goal.
#[derive(Serialize)]
struct GoalObject<'a> {
    goal: &'a str,
    solvable: bool,
    min_moves: Option<usize>,
    #[serde(flatten)]
    bounds: Option<Bounds>,
    moves: Option<Vec<&'a str>>,
    x: Option<String>,
    log2_solutions: Option<usize>,
    proven: bool,
    /// The equations whose sum reads 0 = 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<Vec<&'a str>>,
}

/// What is known of a minimum that is not.
#[derive(Serialize)]
struct Bounds {
    best_found: Option<usize>,
    lower_bound: Option<usize>,
}

/// The objects of one board, a line for each method.
pub(super) fn lines(solved: &Solved<'_>) -> String {
    let labels = solved.puzzle.labels();
    let rank = solved.system.a().rank();
    let objects = solved
        .answers
        .iter()
        .map(|answer| board_object(solved, answer, &labels, rank));
    objects.map(|object| line(&object)).collect()
}

fn board_object<'a>(
    solved: &Solved<'_>,
    answer: &Answer,
    labels: &'a Labels,
    rank: usize,
) -> BoardObject<'a> {
    let goals = answer.goals.iter().enumerate();
    let goals: Vec<GoalObject<'a>> = goals
        .map(|(i, found)| goal_object(found, i, labels))
        .collect();
    let best = single_goal(solved, answer);
    let reached = best.map(|goal| &answer.goals[goal]);
    let found = reached
        .and_then(GoalAnswer::least)
        .map(|least| least.weight);
    // Another goal may yet turn out to need less than the best that was found.
    let lower_bound = best.and_then(|_| answer.lower_bound());
    let min_moves = found.filter(|_| found == lower_bound);
    BoardObject {
        puzzle: solved.puzzle.kind().name(),
        solvable: is_solvable(solved, answer),
        min_moves,
        bounds: bounds(min_moves, found, lower_bound),
        goal: best.map(|goal| labels.goals[goal].as_str()),
        moves: reached.and_then(|found| moves(found, labels)),
        x: reached.and_then(x),
        rank,
        nullity: solved.system.a().cols() - rank,
        log2_solutions: reached.and_then(log2_solutions),
        method: answer.method.name(),
        proven: match best {
            Some(_) => min_moves.is_some(),
            None => goals.iter().all(|goal| goal.proven),
        },
        goals,
    }
}

/// A board is solved by reaching any goal, a system by satisfying every right-hand side.
fn is_solvable(solved: &Solved<'_>, answer: &Answer) -> bool {
    let mut goals = answer.goals.iter().map(|goal| goal.least().is_some());
    match solved.puzzle.kind() {
        Kind::System => goals.all(|solvable| solvable),
        Kind::Flip | Kind::Lights | Kind::Nakov | Kind::Buttons | Kind::Switches | Kind::Toggle => {
            goals.any(|solvable| solvable)
        }
    }
}

/// The goal that the fields about one goal are about; several right-hand sides of a system have
/// no such goal.
fn single_goal(solved: &Solved<'_>, answer: &Answer) -> Option<usize> {
    let several = solved.puzzle.kind() == Kind::System && answer.goals.len() > 1;
    answer.best.filter(|_| !several)
}

fn goal_object<'a>(found: &GoalAnswer, goal: usize, labels: &'a Labels) -> GoalObject<'a> {
    let least = found.least();
    let min_moves = least
        .filter(|least| least.lower_bound.is_none())
        .map(|least| least.weight);
    let contradiction = match found {
        GoalAnswer::Unreachable { witness } => {
            witness.as_ref().map(|y| names(y, &labels.equations))
        }
        GoalAnswer::Reachable { .. } => None,
    };
    GoalObject {
        goal: &labels.goals[goal],
        solvable: least.is_some(),
        min_moves,
        bounds: bounds(
            min_moves,
            least.map(|l| l.weight),
            least.and_then(|l| l.lower_bound),
        ),
        moves: moves(found, labels),
        x: x(found),
        log2_solutions: log2_solutions(found),
        // That there is no solution is proven by the contradiction.
        proven: least.is_none_or(|least| least.lower_bound.is_none()),
        contradiction,
    }
}

fn bounds(
    min: Option<usize>,
    best_found: Option<usize>,
    lower_bound: Option<usize>,
) -> Option<Bounds> {
    min.is_none().then_some(Bounds {
        best_found,
        lower_bound,
    })
}

fn moves<'a>(found: &GoalAnswer, labels: &'a Labels) -> Option<Vec<&'a str>> {
    found
        .least()
        .map(|least| names(&least.x, &labels.variables))
}

fn x(found: &GoalAnswer) -> Option<String> {
    found.least().map(|least| least.x.to_string())
}

fn log2_solutions(found: &GoalAnswer) -> Option<usize> {
    match found {
        GoalAnswer::Unreachable { .. } => None,
        GoalAnswer::Reachable { log2_solutions, .. } => Some(*log2_solutions),
    }
}

/// The names of the components that are 1.
fn names<'a>(bits: &gf2::BitVector, names: &'a [String]) -> Vec<&'a str> {
    bits.iter_ones().map(|i| names[i].as_str()).collect()
}
