//! What can be wrong with an input.

mod forms;
mod toggle;

use crate::kind::Kind;

pub use forms::{CountProblem, MachineProblem, SwitchProblem};
pub use toggle::ToggleProblem;

/// What is wrong with an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputProblem {
    /// The text has nothing but blanks.
    Empty,
    /// The text has nothing but comments.
    OnlyComments,
    /// Nothing stands before, between or after the `/` of a line.
    EmptyRow,
    /// No kind of input looks like this.
    Unrecognized {
        /// The first character that fits nothing.
        found: char,
    },
    /// The text is a trace, which is no input of a puzzle.
    Trace,
    /// A board of another kind than the first of the file.
    MixedKinds {
        /// The kind of the first board.
        first: Kind,
        /// The kind that this board looks like.
        found: Kind,
    },
    /// The cells of a board are wrong.
    Cells(CellProblem),
    /// A grid with a bar, or an equation, is wrong.
    System(SystemProblem),
    /// A machine with buttons is wrong.
    Machine(MachineProblem),
    /// A count or the boards that it announces are wrong.
    Count(CountProblem),
    /// Cases of switches are wrong.
    Switches(SwitchProblem),
    /// A TOML file is wrong.
    Toggle(ToggleProblem),
    /// More of something than [`limits`](crate::limits) allow.
    TooLarge {
        /// What there is too much of, such as `cells`.
        what: &'static str,
        /// How much there is, as digits; it may be beyond any number.
        found: String,
        /// How much there may be.
        limit: usize,
    },
    /// A goal that this kind of input does not have.
    UnknownGoal {
        /// The goal asked for.
        goal: String,
        /// What was read.
        kind: Kind,
    },
    /// Moves or a torus for something that is no Lights Out board.
    OnlyForLights {
        /// The option, as on a command line.
        option: &'static str,
        /// What was read.
        kind: Kind,
    },
}

/// What is wrong with the cells of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CellProblem {
    /// A character that no cell of this kind of board has.
    Stray {
        /// The character.
        found: char,
        /// What was being read.
        kind: Kind,
    },
    /// A character in a board of `.` and `#`, where `#` starts no comment.
    StrayAmongHashes {
        /// The character.
        found: char,
    },
    /// Cells written in two ways in one board, such as `b` beside `1`.
    Mixed {
        /// The first way, such as `b and w`.
        first: &'static str,
        /// The first character of another way.
        found: char,
    },
    /// A line of `#` and `.` that is a comment because of other lines, beside boards that are
    /// written in `#` and `.`.
    DoubtfulComment,
    /// Blanks between some cells of a row and not between others.
    UnevenBlanks,
    /// A row with another number of cells than the first.
    RaggedRow {
        /// The number of cells in the first row.
        first: usize,
        /// The number of cells in this row.
        found: usize,
    },
    /// A board of 0 and 1 that can be neither Lights Out, with rows of one length, nor Nakov,
    /// with rows of 3, 5, 5, 5, 3; from this row on neither fits.
    RaggedBinary {
        /// The number of cells in the first row.
        first: usize,
        /// The number of cells in this row.
        found: usize,
        /// The number of cells in all rows.
        total: usize,
    },
    /// A Nakov board has not 21 cells.
    NakovCells {
        /// The number of cells.
        found: usize,
    },
    /// A Nakov board has 21 cells, but not in rows of 3, 5, 5, 5, 3.
    NakovRow {
        /// The number of cells in this row.
        found: usize,
        /// The number of cells that this row should have.
        expected: usize,
    },
}

/// What is wrong with a grid with a bar, or with an equation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SystemProblem {
    /// A row has no bar, where others have or where a system was asked for.
    NoBar,
    /// A row has a second bar.
    SecondBar,
    /// Nothing stands after the bar.
    NothingAfterBar,
    /// A row has another number of entries before the bar than the first.
    UnevenUnknowns {
        /// The first row's number.
        first: usize,
        /// This row's number.
        found: usize,
    },
    /// A row has another number of entries after the bar than the first.
    UnevenGoals {
        /// The first row's number.
        first: usize,
        /// This row's number.
        found: usize,
    },
    /// Some rows have a bar and some `=`; this is the first of the other form, or has both.
    BarAndEquals,
    /// A character that no entry of a grid has.
    StrayEntry {
        /// The character.
        found: char,
    },
    /// An equation has no `=`.
    NoEquals,
    /// An equation has a second `=`.
    SecondEquals,
    /// A side of an equation is empty, or a sign has nothing after it.
    MissingTerm,
    /// Two terms have no sign between them.
    MissingSign,
    /// Unknowns are multiplied, or a name has several letters.
    Product,
    /// A number is neither 0 nor 1.
    NotBinary {
        /// The number, as written.
        number: String,
    },
    /// An unknown has the index 0.
    IndexZero,
    /// An unknown has a larger index than [`limits`](crate::limits) allow.
    IndexTooLarge {
        /// The index, as digits; it may be beyond any number.
        index: String,
    },
    /// An underscore or a brace is not followed by an index.
    NoIndex,
    /// A character that no equation has.
    StrayInEquation {
        /// The character.
        found: char,
    },
}

impl From<CellProblem> for InputProblem {
    fn from(problem: CellProblem) -> Self {
        Self::Cells(problem)
    }
}

impl From<SystemProblem> for InputProblem {
    fn from(problem: SystemProblem) -> Self {
        Self::System(problem)
    }
}

impl From<MachineProblem> for InputProblem {
    fn from(problem: MachineProblem) -> Self {
        Self::Machine(problem)
    }
}

impl From<CountProblem> for InputProblem {
    fn from(problem: CountProblem) -> Self {
        Self::Count(problem)
    }
}

impl From<SwitchProblem> for InputProblem {
    fn from(problem: SwitchProblem) -> Self {
        Self::Switches(problem)
    }
}

impl From<ToggleProblem> for InputProblem {
    fn from(problem: ToggleProblem) -> Self {
        Self::Toggle(problem)
    }
}
