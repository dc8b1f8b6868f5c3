//! Rank, nullity, and how many solutions each goal has or why it has none.

use gf2::{BitVector, Least};

use super::Page;
use crate::answer::GoalAnswer;
use crate::layout::list;
use crate::words::{Unit, cells, named};

impl Page<'_> {
    pub(super) fn facts(&self) -> String {
        let a = self.solved.system.a();
        let rank = a.rank();
        let mut text = self.paragraph(&format!("Rank {rank}, nullity {}.", a.cols() - rank));
        for (goal, found) in self.answer.goals.iter().enumerate() {
            let name = &self.labels.goals[goal];
            text += &self.item(&match found {
                GoalAnswer::Reachable {
                    least,
                    log2_solutions,
                } => {
                    format!(
                        "{name}: {}{}",
                        count(*log2_solutions),
                        self.weight(least, *log2_solutions)
                    )
                }
                GoalAnswer::Unreachable { witness } => {
                    let why = witness.as_ref().map(|y| self.contradiction(goal, y));
                    format!("{name}: no solution. {}", why.unwrap_or_default())
                }
            });
        }
        text + &self.agreement()
    }

    /// That the methods agree, where there are several.
    fn agreement(&self) -> String {
        let methods = self
            .solved
            .answers
            .iter()
            .map(|answer| answer.method.name().to_owned());
        match methods.collect::<Vec<String>>().as_slice() {
            [_] => String::new(),
            several => self.paragraph(&format!("{} agree.", list(several, "and"))),
        }
    }

    fn weight(&self, least: &Least, log2_solutions: usize) -> String {
        let weight = Unit::of(self.solved.puzzle).count(least.weight);
        match (least.lower_bound, log2_solutions) {
            (None, 0) => format!(", with {weight}"),
            (None, _) => format!(", the least has {weight}"),
            (Some(0), _) => format!(", the best found has {weight}"),
            (Some(bound), _) => {
                format!(", the best found has {weight}, none has fewer than {bound}")
            }
        }
    }

    /// Why a goal cannot be reached, in the words of the puzzle.
    fn contradiction(&self, goal: usize, witness: &BitVector) -> String {
        if self.is_system() {
            let equations = list(&named(witness, &self.labels.equations), "and");
            return match witness.weight() {
                1 => format!("{equations} reads 0 = 1."),
                _ => format!("The sum of {equations} reads 0 = 1."),
            };
        }
        let b = self.solved.system.b();
        let odd = witness.iter_ones().filter(|&i| b.get(i, goal)).count();
        let mover = if self.presses() { "press" } else { "operation" };
        format!(
            "Look at {}: every {mover} changes an even number of them, but an odd number, {odd}, \
             must change.",
            cells(witness)
        )
    }
}

/// The number of solutions, as a power of two, and where that is short as a number too.
fn count(log2: usize) -> String {
    match log2 {
        0 => "1 solution".to_owned(),
        1..=20 => format!("2^{log2} = {} solutions", 1_u32 << log2),
        _ => format!("2^{log2} solutions"),
    }
}
