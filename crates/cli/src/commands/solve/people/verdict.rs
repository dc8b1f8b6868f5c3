//! The answer itself.

use gf2::{BitVector, Least};

use super::Page;
use crate::answer::GoalAnswer;
use crate::layout::list;
use crate::words::named;

/// Up to this many unknowns are all listed with their values.
const FEW_UNKNOWNS: usize = 32;

impl Page<'_> {
    pub(super) fn verdict(&self) -> String {
        let reached = self.answer.best.zip(self.answer.least());
        match reached {
            _ if self.is_system() => self.solutions(),
            Some((goal, least)) => self.least_number(&self.labels.goals[goal], least),
            None => self.refusal(),
        }
    }

    fn least_number(&self, goal: &str, least: &Least) -> String {
        let moves = if self.presses() {
            "presses"
        } else {
            "operations"
        };
        let weight = least.weight;
        let strong = |text: String| self.plan.style.strong(&text);
        self.paragraph(&match self.answer.lower_bound() {
            Some(bound) if bound < weight => format!(
                "{} Fewer than {bound} cannot; whether {weight} is the least is not proven, \
                 since there are too many solutions to try.",
                strong(format!("{weight} {moves} reach {goal}."))
            ),
            _ if weight == 0 => strong(format!(
                "Least number of {moves}: 0, this already is {goal}."
            )),
            _ => strong(format!(
                "Least number of {moves}: {weight}, to reach {goal}."
            )),
        })
    }

    fn refusal(&self) -> String {
        let word = self.plan.style.strong(self.solved.puzzle.refusal());
        self.paragraph(&match self.labels.goals.as_slice() {
            [goal] => format!("{word}: {goal} cannot be reached."),
            goals => format!("{word}: neither {} can be reached.", list(goals, "nor")),
        })
    }

    /// The solution of a system for each right-hand side.
    fn solutions(&self) -> String {
        let goals = self.answer.goals.iter().zip(&self.labels.goals);
        let solutions = goals.map(|(found, name)| match found {
            GoalAnswer::Unreachable { .. } => {
                let word = self.solved.puzzle.refusal();
                let what = format!("{word}, the equations contradict each other");
                let sentence = format!("{}.", self.about(name, &what));
                self.paragraph(&self.plan.style.strong(&sentence))
            }
            GoalAnswer::Reachable {
                least,
                log2_solutions,
            } => {
                let which = which_solution(least, *log2_solutions);
                let values = self.plan.style.strong(&self.values(&least.x));
                self.paragraph(&format!("{}:", self.about(name, which))) + &self.item(&values)
            }
        });
        solutions.collect()
    }

    /// The beginning of a sentence about the right-hand side called `name`, which is not
    /// mentioned if it is the only one.
    fn about(&self, name: &str, what: &str) -> String {
        if self.labels.goals.len() > 1 {
            return format!("{name}: {what}");
        }
        let (first, rest) = what.split_at(1);
        first.to_uppercase() + rest
    }

    /// Every unknown with its value, or of many only those that are 1.
    fn values(&self, x: &BitVector) -> String {
        let names = &self.labels.variables;
        if names.len() <= FEW_UNKNOWNS {
            let values = names.iter().zip(x.iter());
            let values = values.map(|(name, bit)| format!("{name} = {}", u8::from(bit)));
            return values.collect::<Vec<String>>().join(", ");
        }
        match named(x, names).as_slice() {
            [] => "every unknown is 0".to_owned(),
            [one] => format!("{one} is 1, every other unknown 0"),
            several => format!("{} are 1, every other unknown 0", list(several, "and")),
        }
    }
}

fn which_solution(least: &Least, log2_solutions: usize) -> &'static str {
    match (log2_solutions, least.lower_bound) {
        (0, _) => "the only solution",
        (_, None) => "a solution with the fewest ones",
        (_, Some(_)) => "a solution with few ones (whether with the fewest is not proven)",
    }
}
