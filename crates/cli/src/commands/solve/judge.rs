//! Only what a judge expects, one line a board.

use puzzles::Kind;

use super::Solved;
use crate::answer::{Answer, GoalAnswer};

/// The number of moves, or the word for "no"; of a system, the solutions.
pub(super) fn line(solved: &Solved<'_>) -> String {
    let answer = &solved.answers[0];
    let kind = solved.puzzle.kind();
    let text = match kind {
        Kind::System => solutions(answer),
        Kind::Flip | Kind::Lights | Kind::Nakov => {
            answer.least().map(|least| least.weight.to_string())
        }
    };
    let mut line = text.unwrap_or_else(|| kind.refusal().to_owned());
    line.push('\n');
    line
}

/// One x for each right-hand side, if every one has a solution.
fn solutions(answer: &Answer) -> Option<String> {
    let goals = answer.goals.iter().map(GoalAnswer::least);
    let xs: Option<Vec<String>> = goals.map(|least| Some(least?.x.to_string())).collect();
    Some(xs?.join(", "))
}
