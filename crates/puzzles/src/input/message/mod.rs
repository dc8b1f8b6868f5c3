//! The sentences about wrong input, all in one place.
//!
//! Each problem has two: what is wrong, and what would be right. They have no full stop, so
//! that a caller can join them.

mod forms;
mod toggle;

use super::problem::{CellProblem, InputProblem, SystemProblem};
use crate::kind::Kind;
use crate::limits::MAX_UNKNOWNS;

/// What is wrong, and what would be right.
type Sentences = (String, String);

const FORMS: &str = "a board is lines of b and w, of 0 and 1, of . and #, or of + and -; \
                     a machine is a line such as [.##.] (3) (1,3); \
                     a system is rows such as 1 0 1 | 1, or equations such as x1 + x3 = 1";
const EITHER_ROWS: &str = "in Lights Out all rows have the same number of cells; \
                           a Nakov board has 21 cells, in rows of 3, 5, 5, 5, 3";
const NAKOV: &str = "a Nakov board has 21 cells, in rows of 3, 5, 5, 5, 3";
const TERMS: &str = "a side is a sum of unknowns, 0 and 1, such as x1 + x3 + 1";

impl InputProblem {
    /// Says what is wrong and what would be right.
    pub(super) fn sentences(&self) -> Sentences {
        match self {
            Self::Empty => pair("there is nothing to read", FORMS),
            Self::OnlyComments => pair("there is nothing but comments", FORMS),
            Self::EmptyRow => pair(
                "a row beside / is empty",
                "/ stands between two rows, such as bw/wb",
            ),
            Self::Unrecognized { found } => pair(format!("{found:?} fits no form of input"), FORMS),
            Self::Trace => pair("this looks like a trace, which is no puzzle", FORMS),
            Self::MixedKinds { first, found } => pair(
                format!(
                    "this looks like {}, but the first in this input is {}",
                    found.described(),
                    first.described()
                ),
                "all boards of one input are of one kind",
            ),
            Self::Cells(problem) => problem.sentences(),
            Self::System(problem) => problem.sentences(),
            Self::Machine(problem) => problem.sentences(),
            Self::Count(problem) => problem.sentences(),
            Self::Switches(problem) => problem.sentences(),
            Self::Toggle(problem) => problem.sentences(),
            Self::TooLarge { what, found, limit } => pair(
                format!("{found} {what} are too many"),
                format!("there may be up to {limit}"),
            ),
            Self::UnknownGoal { goal, kind } => unknown_goal(goal, *kind),
            Self::OnlyForLights { option, kind } => pair(
                format!("{option} does not apply: this is {}", kind.described()),
                format!(
                    "{option} is for Lights Out boards, lines of 0 and 1, of . and # or of + and -"
                ),
            ),
        }
    }
}

impl CellProblem {
    fn sentences(&self) -> Sentences {
        match self {
            Self::Stray { found, kind } => pair(
                format!("{found:?} is no cell of {}", kind.described()),
                format!("a cell is {}", symbols(*kind)),
            ),
            Self::StrayAmongHashes { found } => pair(
                format!("{found:?} is no cell of a board of . and #"),
                "a cell is # (on) or . (off); # starts a comment only beside lines of other cells",
            ),
            Self::Mixed { first, found } => pair(
                format!("{found:?} stands in a board of {first}"),
                "all cells of a board are written in one way",
            ),
            Self::DoubtfulComment => pair(
                "this line is a comment or a row of a board of . and #",
                "where other boards are written in 0 and 1, write all of them in 0 and 1",
            ),
            Self::UnevenBlanks => pair(
                "blanks stand between some cells of this row and not between others",
                "a row has blanks between all cells or between none",
            ),
            Self::RaggedRow { first, found } => pair(
                format!("this row has {}, the first has {first}", cells(*found)),
                "all rows have the same number of cells",
            ),
            Self::RaggedBinary {
                first,
                found,
                total,
            } => pair(
                format!(
                    "this row has {}, the first has {first}, the whole board {total}",
                    cells(*found)
                ),
                EITHER_ROWS,
            ),
            Self::NakovCells { found } => pair(format!("this board has {}", cells(*found)), NAKOV),
            Self::NakovRow { found, expected } => pair(
                format!("this row has {} instead of {expected}", cells(*found)),
                NAKOV,
            ),
        }
    }
}

impl SystemProblem {
    fn sentences(&self) -> Sentences {
        const BAR: &str = "a row has one bar, before its right-hand sides, such as 1 0 1 | 1";
        const PLUS: &str = "write + between terms, such as x1 + x3 = 1";
        let uneven = |side: &str, first: &usize, found: &usize| {
            let entries = count(*found, "entry", "entries");
            format!("this row has {entries} {side} the bar, the first has {first}")
        };
        match self {
            Self::NoBar => pair("this row has no bar", BAR),
            Self::SecondBar => pair("this is the row's second bar", BAR),
            Self::NothingAfterBar => pair("nothing stands after the bar", BAR),
            Self::UnevenUnknowns { first, found } => pair(
                uneven("before", first, found),
                "all rows have an entry for every unknown",
            ),
            Self::UnevenGoals { first, found } => pair(
                uneven("after", first, found),
                "all rows have an entry for every right-hand side",
            ),
            Self::BarAndEquals => pair(
                "some rows of this system have a bar and others =",
                "a system is rows with a bar, or equations with =",
            ),
            Self::StrayEntry { found } => pair(
                format!("{found:?} is no entry of a system"),
                "an entry is 0 or 1: there are no other numbers in GF(2)",
            ),
            Self::NoEquals => pair(
                "this equation has no =",
                "an equation is two sides with = between them, such as x1 + x3 = 1",
            ),
            Self::SecondEquals => pair(
                "this is the equation's second =",
                "write two equations, each on its own line",
            ),
            Self::MissingTerm => pair("a term is missing here", TERMS),
            Self::MissingSign => pair("there is no sign before this term", PLUS),
            Self::Product => pair(
                "this reads as a product of unknowns, which is not linear",
                "an unknown is one letter, with an index or without: x1, x_12, x₁, a",
            ),
            Self::NotBinary { number } => pair(
                format!("{number} is no number of GF(2)"),
                "there are only 0 and 1, and 1 + 1 = 0",
            ),
            Self::IndexZero => pair("this index is 0", "unknowns are counted from 1: x1, x2, …"),
            Self::IndexTooLarge { index } => pair(
                format!("index {index} is too large"),
                format!("unknowns are counted from 1 to {MAX_UNKNOWNS} at most"),
            ),
            Self::NoIndex => pair(
                "an index is missing here",
                "an index is written x1, x_1, x_{12} or x₁",
            ),
            Self::StrayInEquation { found } => {
                pair(format!("{found:?} has no meaning in an equation"), TERMS)
            }
        }
    }
}

fn pair(wrong: impl Into<String>, right: impl Into<String>) -> Sentences {
    (wrong.into(), right.into())
}

/// How the cells of each kind are written.
fn symbols(kind: Kind) -> &'static str {
    match kind {
        Kind::Flip => "b (black) or w (white)",
        Kind::Lights => "1 (on) or 0 (off); or, in a board of their own, # and . or + and -",
        Kind::Buttons => "# (on) or . (off)",
        Kind::Nakov | Kind::Switches | Kind::Toggle | Kind::System => "0 or 1",
    }
}

fn cells(number: usize) -> String {
    count(number, "cell", "cells")
}

fn count(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

fn unknown_goal(goal: &str, kind: Kind) -> Sentences {
    let right = match kind {
        Kind::Nakov => "its one goal is the board that it shows: leave the choice out".to_owned(),
        Kind::Buttons => "its one goal is its pattern: leave the choice out".to_owned(),
        Kind::Switches => "its one goal is its second row: leave the choice out".to_owned(),
        Kind::System => "every right-hand side is a goal: leave the choice out".to_owned(),
        Kind::Flip | Kind::Lights | Kind::Toggle => {
            let words = kind.goal_words();
            format!("its goals are {}", words.join(", "))
        }
    };
    let wrong = format!("{} has no goal {goal:?} to choose", kind.described());
    pair(wrong, right)
}
