//! Any system A·X = B over GF(2).

mod names;

use gf2::{BitMatrix, BitVector, LinearSystem};

use crate::answer::AnswerForm;
use crate::kind::Kind;
use crate::picture::Picture;
use crate::problem::Problem;
use crate::puzzle::{Labels, Puzzle};

pub(crate) use names::{Name, Names};

/// One equation: the sum of some unknowns is a constant, one for each right-hand side.
///
/// The unknowns are a list, not bits, so that a short text takes little memory however many
/// unknowns its system has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Equation {
    /// The unknowns of the sum, by number, none twice.
    pub(crate) unknowns: Vec<u32>,
    /// What the sum should be, for each right-hand side.
    pub(crate) constants: BitVector,
}

/// A system of equations as it was written, without a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct System {
    names: Names,
    equations: Vec<Equation>,
    goals: usize,
}

impl System {
    /// Every equation must have `goals` constants and only unknowns that have a name.
    pub(crate) fn new(names: Names, equations: Vec<Equation>, goals: usize) -> Self {
        debug_assert!(equations.iter().all(|e| e.constants.len() == goals));
        Self {
            names,
            equations,
            goals,
        }
    }
}

/// Writes a number of things, such as `1 equation` or `3 equations`.
fn count(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}

impl Puzzle for System {
    fn kind(&self) -> Kind {
        Kind::System
    }

    fn title(&self) -> String {
        let equations = count(self.equations.len(), "equation");
        let unknowns = count(self.names.len(), "unknown");
        match self.goals {
            1 => format!("{equations}, {unknowns}"),
            goals => format!("{equations}, {unknowns}, {goals} right-hand sides"),
        }
    }

    fn problem(&self) -> Problem {
        Problem {
            kind: Kind::System,
            fields: Vec::new(),
        }
    }

    fn system(&self) -> LinearSystem {
        let mut a = BitMatrix::zeros(self.equations.len(), self.names.len());
        for (row, equation) in self.equations.iter().enumerate() {
            for &unknown in &equation.unknowns {
                a.flip(row, unknown as usize);
            }
        }
        let constants = self.equations.iter().map(|e| &e.constants);
        let b = BitMatrix::from_rows(self.goals, constants);
        LinearSystem::new(a, b).expect("a row for each equation")
    }

    fn labels(&self) -> Labels {
        let numbered = |letter: char, number: usize| {
            let numbers = 1..=number;
            numbers.map(|i| format!("{letter}{i}")).collect()
        };
        Labels {
            variables: self.names.to_strings(),
            equations: numbered('e', self.equations.len()),
            goals: numbered('b', self.goals),
        }
    }

    fn picture(&self) -> Option<Picture> {
        None
    }

    fn accepts(&self, goal: usize, x: &BitVector) -> bool {
        assert_eq!(x.len(), self.names.len(), "a bit for each unknown");
        assert!(goal < self.goals, "no right-hand side {goal}");
        self.equations.iter().all(|equation| {
            let ones = equation.unknowns.iter().filter(|&&u| x.get(u as usize));
            (ones.count() % 2 == 1) == equation.constants.get(goal)
        })
    }

    fn answer_form(&self) -> AnswerForm {
        AnswerForm::Solutions
    }
}
