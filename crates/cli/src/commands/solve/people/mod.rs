//! The answer for people: what the input was read as, the least number of moves, the moves on
//! the board, how many solutions there are, and where every step can be read.

mod drawing;
mod facts;
mod verdict;

use puzzles::{AnswerForm, Kind, Labels, MoveKind, Picture};

use tracer::Method;

use super::{Plan, Solved};
use crate::answer::Answer;
use crate::input::Source;
use crate::layout::{list, wrap};

/// Everything that the sentences about one board need.
struct Page<'a> {
    solved: &'a Solved<'a>,
    answer: &'a Answer,
    labels: Labels,
    picture: Option<Picture>,
    plan: &'a Plan,
}

/// The whole answer about board number `index`.
pub(super) fn page(solved: &Solved<'_>, index: usize, plan: &Plan) -> String {
    let page = Page {
        solved,
        answer: &solved.answers[0],
        labels: solved.puzzle.labels(),
        picture: solved.puzzle.picture(),
        plan,
    };
    let parts = [
        Some(page.read_as(index)),
        Some(page.verdict()),
        page.drawing(),
        page.moves(),
        Some(page.facts()),
        page.more(index),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let gap = if index == 0 { "" } else { "\n" };
    gap.to_owned() + &parts.join("\n")
}

/// What stands in the place of a board that a limit refuses, among others.
pub(super) fn refused(index: usize, plan: &Plan) -> String {
    if plan.boards == 1 {
        return String::new();
    }
    let gap = if index == 0 { "" } else { "\n" };
    format!("{gap}Board {} of {} is refused.\n", index + 1, plan.boards)
}

impl Page<'_> {
    /// What the input was read as, and what to write if something else was meant.
    fn read_as(&self, index: usize) -> String {
        let goals = match (self.is_system(), self.labels.goals.len()) {
            (true, _) => String::new(),
            (false, 1) => format!("; goal: {}", self.labels.goals[0]),
            (false, _) => format!("; goals: {}", list(&self.labels.goals, "or")),
        };
        let read = match self.plan.boards {
            1 => "Read".to_owned(),
            boards if self.is_system() => format!("System {} of {boards}, read", index + 1),
            boards => format!("Board {} of {boards}, read", index + 1),
        };
        let hint = match index {
            0 if self.plan.recognized && self.looks_like_equations() => {
                " (For equations put | before the right-hand side.)"
            }
            0 if self.plan.boards > 1 && self.is_system() => " (A blank line starts a new system.)",
            _ => "",
        };
        self.paragraph(&format!(
            "{read} as {}{goals}.{hint}",
            self.solved.puzzle.title()
        ))
    }

    /// A plain grid of 0 and 1 may have been meant as the rows of a system.
    fn looks_like_equations(&self) -> bool {
        let puzzle = self.solved.puzzle;
        let zero_one = |picture: &Picture| picture.symbols == ['0', '1'];
        puzzle.kind() == Kind::Lights
            && puzzle.answer_form() == AnswerForm::Moves
            && self.picture.as_ref().is_some_and(zero_one)
    }

    /// Where every step can be read, if the input can be named again.
    fn more(&self, index: usize) -> Option<String> {
        let input = match &self.plan.source {
            Source::Example(example) => format!("--example {}", example.name),
            Source::Board(board) if !board.contains(['\'', '\n']) => format!("--board '{board}'"),
            Source::File(path) if is_plain(path) => path.display().to_string(),
            _ => return None,
        };
        let number = match self.plan.boards {
            1 => String::new(),
            _ => format!(" --board-number {}", index + 1),
        };
        let options = &self.plan.options;
        let method = match self.plan.method {
            None | Some(Method::Gauss) => String::new(),
            Some(method) => format!(" --method {}", method.name()),
        };
        Some(format!(
            "Every step: rowstep explain {input}{number}{options}{method}\n"
        ))
    }

    fn is_system(&self) -> bool {
        self.solved.puzzle.kind() == Kind::System
    }

    /// Tells whether a move is a press of a cell, rather than an operation with a name.
    fn presses(&self) -> bool {
        let press = |picture: &Picture| picture.moves == MoveKind::PressCell;
        self.picture.as_ref().is_some_and(press)
    }

    fn paragraph(&self, text: &str) -> String {
        format!("{}\n", wrap(text, self.plan.style.width, 0))
    }

    fn item(&self, text: &str) -> String {
        format!(
            "  {}\n",
            wrap(text, self.plan.style.width.saturating_sub(2), 4)
        )
    }
}

/// Tells whether a shell takes the name as it is.
fn is_plain(path: &std::path::Path) -> bool {
    let plain = |c: char| c.is_alphanumeric() || "/._-".contains(c);
    path.to_str()
        .is_some_and(|name| name.chars().all(plain) && !name.starts_with('-'))
}
