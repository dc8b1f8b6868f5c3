//! Only what a judge expects.

use std::iter::once;

use gf2::{BitVector, Least};
use puzzles::{AnswerForm, Picture, Puzzle};

use super::Solved;
use crate::answer::{Answer, GoalAnswer};
use crate::diagnostics::Failure;

/// What the judge of POJ 1830 expects to read where there is no way.
const NO_WAY: &str = "Oh,it's impossible~!!";

/// The answer to one board, in the form that its judge wants.
pub(super) fn text(solved: &Solved<'_>) -> String {
    let (puzzle, answer) = (solved.puzzle, &solved.answers[0]);
    let least = answer.least();
    let refusal = || puzzle.refusal().to_owned();
    let lines = match puzzle.answer_form() {
        AnswerForm::Moves => vec![least.map_or_else(refusal, number)],
        AnswerForm::Solutions => vec![solutions(answer).unwrap_or_else(refusal)],
        AnswerForm::Ways => vec![ways(answer).unwrap_or_else(|| NO_WAY.to_owned())],
        AnswerForm::Presses => match least {
            None => vec![refusal()],
            Some(least) => once(number(least))
                .chain(presses(puzzle, &least.x))
                .collect(),
        },
        AnswerForm::PressMatrix { number } => {
            let rows = least.map_or_else(|| vec![refusal()], |least| matrix(puzzle, &least.x));
            once(format!("PUZZLE #{number}")).chain(rows).collect()
        }
    };
    lines.join("\n") + "\n"
}

fn number(least: &Least) -> String {
    least.weight.to_string()
}

/// One x for each right-hand side, if every one has a solution.
fn solutions(answer: &Answer) -> Option<String> {
    let goals = answer.goals.iter().map(GoalAnswer::least);
    let xs: Option<Vec<String>> = goals.map(|least| Some(least?.x.to_string())).collect();
    Some(xs?.join(", "))
}

/// The number of solutions of the only goal.
fn ways(answer: &Answer) -> Option<String> {
    match answer.goals[answer.best?] {
        GoalAnswer::Unreachable { .. } => None,
        GoalAnswer::Reachable { log2_solutions, .. } => Some(power_of_two(log2_solutions)),
    }
}

/// 2^`exponent` in decimal digits, however many these are.
fn power_of_two(exponent: usize) -> String {
    /// Eighteen digits, of which twice the largest number still fits 64 bits.
    const LIMB: u64 = 1_000_000_000_000_000_000;
    // The lowest digits come first.
    let mut limbs = vec![1];
    for _ in 0..exponent {
        let mut carry = 0;
        for limb in &mut limbs {
            let doubled = 2 * *limb + carry;
            (*limb, carry) = (doubled % LIMB, doubled / LIMB);
        }
        if carry > 0 {
            limbs.push(carry);
        }
    }
    let (highest, lower) = limbs.split_last().expect("there is one at least");
    let lower = lower.iter().rev().map(|limb| format!("{limb:018}"));
    once(highest.to_string()).chain(lower).collect()
}

fn board(puzzle: &dyn Puzzle) -> Picture {
    puzzle.picture().expect("whoever presses cells has a board")
}

/// Each press as its row and its column.
fn presses(puzzle: &dyn Puzzle, x: &BitVector) -> Vec<String> {
    let places = board(puzzle).cells;
    let place = |i: usize| format!("{} {}", places[i].row + 1, places[i].col + 1);
    x.iter_ones().map(place).collect()
}

/// The board with a 1 where a cell is pressed, a line for each row.
fn matrix(puzzle: &dyn Puzzle, x: &BitVector) -> Vec<String> {
    let (_, cols) = board(puzzle).size();
    let bits: Vec<String> = x.iter().map(|bit| u8::from(bit).to_string()).collect();
    bits.chunks(cols).map(|row| row.join(" ")).collect()
}

/// The sum of the answers to all boards.
#[derive(Debug, Default)]
pub(super) struct Sum {
    moves: usize,
    /// The word for "no" of the first board that has no answer.
    refusal: Option<String>,
}

impl Sum {
    /// Refuses to add up answers that are no numbers of moves.
    pub(super) fn over<'p>(
        mut puzzles: impl Iterator<Item = &'p dyn Puzzle>,
    ) -> Result<Self, Failure> {
        match puzzles.find(|puzzle| puzzle.answer_form() != AnswerForm::Moves) {
            None => Ok(Self::default()),
            Some(other) => Err(Failure::unusable(format!(
                "--sum does not apply to {}",
                other.title()
            ))
            .help("--sum adds up answers that are least numbers of moves alone")),
        }
    }

    /// Adds the answer to a board.
    pub(super) fn add(&mut self, solved: &Solved<'_>) {
        match solved.answers[0].least() {
            Some(least) => self.moves += least.weight,
            None if self.refusal.is_none() => {
                self.refusal = Some(solved.puzzle.refusal().to_owned());
            }
            None => {}
        }
    }

    /// The last line of all: the sum, or the word for "no" if any board has no answer.
    pub(super) fn line(self) -> String {
        self.refusal.unwrap_or_else(|| self.moves.to_string()) + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::power_of_two;

    #[test]
    fn powers_of_two_are_exact() {
        for exponent in 0..128 {
            assert_eq!(power_of_two(exponent), (1_u128 << exponent).to_string());
        }
        // 2^200, from any table of powers.
        let large = "1606938044258990275541962092341162602522202993782792835301376";
        assert_eq!(power_of_two(200), large);
        assert_eq!(power_of_two(16_384).len(), 4933);
    }
}
