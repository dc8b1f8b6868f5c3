//! The lines of the page that are found by search, and what Rowstep says to the same input.

use std::fmt;

use gf2::{Outcome, Search};
use puzzles::{Kind, Puzzle};
use rowstep_tests::cases::Input;
use rowstep_tests::program::{rowstep, rowstep_on};

use super::question::{Question, Said};

/// A line of the page.
pub(super) enum Line {
    /// An input on which the mistake shows.
    Counterexample(Counterexample),
    /// Something else that was counted or tried.
    Fact(&'static str, String),
}

/// An input with the wrong answer to it and the right one.
pub(super) struct Counterexample {
    pub(super) label: &'static str,
    pub(super) input: Input,
    pub(super) says: String,
    pub(super) right: String,
}

impl Line {
    /// The first of the questions to which the mistake gives a wrong answer.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub(super) fn first(
        label: &'static str,
        mut questions: impl Iterator<Item = Question>,
        mistake: impl Fn(&Question) -> Said,
    ) -> Self {
        let wrong = questions.find_map(|question| {
            let said = mistake(&question);
            question.is_wrong(said).then_some((question, said))
        });
        let (question, said) = wrong.expect("the mistake shows somewhere");
        Self::Counterexample(Counterexample {
            label,
            input: question.input(),
            says: question.words(said),
            right: question.words(question.right()),
        })
    }

    /// The question whose board is `text`, to which the mistake gives a wrong answer.
    ///
    /// # Panics
    ///
    /// If the answer is right, or there is no such question.
    pub(super) fn at(
        label: &'static str,
        questions: impl Iterator<Item = Question>,
        text: &str,
        mistake: impl Fn(&Question) -> Said,
    ) -> Self {
        let this = questions.filter(|question| question.input().text == text);
        Self::first(label, this, mistake)
    }

    /// The counterexample that the line shows, if it shows one.
    pub(super) fn counterexample(&self) -> Option<&Counterexample> {
        match self {
            Self::Counterexample(counterexample) => Some(counterexample),
            Self::Fact(..) => None,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counterexample(shown) => {
                let Counterexample {
                    label, says, right, ..
                } = shown;
                let input = shown.input_words();
                write!(
                    f,
                    "- **{label}:** `{input}`. The mistake says `{says}`, right is `{right}`."
                )
            }
            Self::Fact(label, fact) => write!(f, "- **{label}:** {fact}"),
        }
    }
}

impl Counterexample {
    /// The input as one types it: options with the board, or what `printf` makes.
    pub(super) fn input_words(&self) -> String {
        let text = &self.input.text;
        let mut words: Vec<String> = self.input.args().into_iter().map(str::to_owned).collect();
        if self.is_file() {
            let escaped = text.replace('\r', "\\r").replace('\n', "\\n");
            words.insert(0, format!("printf '{escaped}'"));
        } else if text.contains([' ', '|']) {
            words.push(format!("--board '{text}'"));
        } else {
            words.push(format!("--board {text}"));
        }
        words.join(" ")
    }

    /// Whether the input is a text with lines, rather than a board for the command line.
    fn is_file(&self) -> bool {
        self.input.text.contains(['\n', '\r'])
    }

    /// Checks that Rowstep gives the right answer, as a library and as a program.
    pub(super) fn check_rowstep(&self) {
        let input = self.input_words();
        assert_ne!(self.says, self.right, "{input}: this is no mistake");
        assert_eq!(self.library(), self.right, "{input}: the library");
        assert_eq!(self.program(&[]), self.right, "{input}: the program");
        let all = self.program(&["--method", "all"]);
        assert_eq!(all, self.right, "{input}: every method of the program");
    }

    /// What the library says, a word for each board.
    fn library(&self) -> String {
        let boards = puzzles::read(&self.input.text, &self.input.options).expect("it is read");
        let answers = boards.iter().map(|puzzle| least(puzzle.as_ref()));
        answers.collect::<Vec<_>>().join(", ")
    }

    /// What the program says, a word for each board.
    fn program(&self, method: &[&str]) -> String {
        let (text, options) = (&self.input.text, self.input.args());
        let args = [&["solve", "--answer"], method, &options].concat();
        let run = if self.is_file() {
            rowstep_on(text, &args)
        } else {
            rowstep(&[&args[..], &["--board", text]].concat())
        };
        run.answer().lines().collect::<Vec<_>>().join(", ")
    }
}

/// The answer by linear algebra; every least solution is played.
fn least(puzzle: &dyn Puzzle) -> String {
    let outcomes = puzzle.system().solve();
    let solutions = outcomes.iter().map(Outcome::solutions).enumerate();
    let least = solutions.filter_map(|(goal, solutions)| {
        let least = solutions?.least(Search::default());
        assert!(puzzle.accepts(goal, &least.x), "{}", puzzle.title());
        Some(least)
    });
    match (least.min_by_key(|least| least.weight), puzzle.kind()) {
        (Some(least), Kind::System) => least.x.to_string(),
        (Some(least), _) => least.weight.to_string(),
        (None, Kind::System) => "no solution".to_owned(),
        (None, Kind::Nakov) => "-1".to_owned(),
        (None, _) => "Impossible".to_owned(),
    }
}
