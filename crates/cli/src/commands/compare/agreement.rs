//! Whether the methods agree, and if not, the smallest evidence.

use gf2::BitVector;
use tracer::Method;

use crate::answer::Answer;

/// Two methods that cannot both be right about a goal.
///
/// Every solution was played through on the puzzle before it came here, so the lighter one, or
/// of two as light the first as a string, shows by itself that the other is not the least.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Disagreement {
    /// The goal.
    pub(super) goal: usize,
    /// The method whose solution stands.
    pub(super) right: Method,
    /// Its solution.
    pub(super) x: BitVector,
    /// The method that missed it.
    pub(super) wrong: Method,
    /// The solution that it has instead, if any.
    pub(super) instead: Option<BitVector>,
}

impl Disagreement {
    /// Looks for the disagreement with the lightest solution, the first goal's of several.
    pub(super) fn among<'a>(answers: impl Iterator<Item = &'a Answer>) -> Option<Self> {
        let answers: Vec<&Answer> = answers.collect();
        let goals = answers.first().map_or(0, |answer| answer.goals.len());
        let found = (0..goals).filter_map(|goal| Self::about(goal, &answers));
        found.min_by_key(|disagreement| disagreement.x.weight())
    }

    /// The best solution of a goal, beside a method that has not got it.
    fn about(goal: usize, answers: &[&Answer]) -> Option<Self> {
        let solution = |answer: &Answer| answer.goals[goal].least().map(|least| least.x.clone());
        let rank = |x: &BitVector| (x.weight(), x.to_string());
        let found = answers
            .iter()
            .filter_map(|a| Some((a.method, solution(a)?)));
        let (right, x) = found.min_by_key(|(_, x)| rank(x))?;
        let misses = |answer: &&&Answer| match answer.goals[goal].least() {
            None => true,
            // What is not said to be the least need not be it, but must be no lie either.
            Some(least) => match least.lower_bound {
                None => least.x != x,
                Some(bound) => bound > x.weight(),
            },
        };
        let wrong = answers.iter().find(misses)?;
        Some(Self {
            goal,
            right,
            wrong: wrong.method,
            instead: solution(wrong),
            x,
        })
    }
}

#[cfg(test)]
mod tests {
    use gf2::Least;

    use super::*;
    use crate::answer::GoalAnswer;

    /// The answer of a method with these solutions, one for each goal that it reaches.
    fn answer(method: Method, goals: &[Option<&str>]) -> Answer {
        let goal = |x: Option<&str>| match x {
            None => GoalAnswer::Unreachable { witness: None },
            Some(x) => {
                let x: BitVector = x.parse().unwrap();
                GoalAnswer::Reachable {
                    log2_solutions: 0,
                    least: Least {
                        weight: x.weight(),
                        x,
                        lower_bound: None,
                    },
                }
            }
        };
        Answer {
            method,
            goals: goals.iter().copied().map(goal).collect(),
            best: None,
            work: None,
        }
    }

    fn disagreement(
        others: &[Option<&str>],
        last: &[Option<&str>],
    ) -> Option<(usize, Method, Method)> {
        let answers = [
            answer(Method::Gauss, others),
            answer(Method::Chase, others),
            answer(Method::Bfs, last),
        ];
        Disagreement::among(answers.iter()).map(|d| (d.goal, d.right, d.wrong))
    }

    #[test]
    fn the_same_answers_agree() {
        let same = [Some("0110"), None];
        assert_eq!(disagreement(&same, &same), None);
    }

    #[test]
    fn a_lighter_solution_shows_that_a_heavier_one_is_wrong() {
        let found = disagreement(&[None, Some("0111")], &[None, Some("1100")]);
        assert_eq!(found, Some((1, Method::Bfs, Method::Gauss)));
    }

    #[test]
    fn of_two_as_light_the_first_as_a_string_is_right() {
        let found = disagreement(&[Some("0110")], &[Some("1100")]);
        assert_eq!(found, Some((0, Method::Gauss, Method::Bfs)));
    }

    #[test]
    fn a_solution_shows_that_a_refusal_is_wrong() {
        let found = disagreement(&[Some("0110")], &[None]);
        assert_eq!(found, Some((0, Method::Gauss, Method::Bfs)));
    }

    #[test]
    fn the_lightest_evidence_is_shown() {
        let found = disagreement(&[Some("0111"), Some("1000")], &[None, None]);
        assert_eq!(found, Some((1, Method::Gauss, Method::Bfs)));
    }

    #[test]
    fn a_solution_that_is_not_proven_may_be_heavier_but_its_bound_must_hold() {
        let proven = answer(Method::Bfs, &[Some("0110")]);
        let mut unproven = answer(Method::Gauss, &[Some("0111")]);
        for (bound, agree) in [(2, true), (3, false)] {
            let GoalAnswer::Reachable { least, .. } = &mut unproven.goals[0] else {
                unreachable!()
            };
            least.lower_bound = Some(bound);
            let found = Disagreement::among([&unproven, &proven].into_iter());
            assert_eq!(found.is_none(), agree, "bound {bound}");
        }
    }
}
