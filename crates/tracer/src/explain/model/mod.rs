//! What an explanation consists of, for any renderer: no markup, no glyphs, no escaping.
//!
//! Indices of rows, columns, cells and variables count from 0; a renderer prints them through
//! [`one_based`](crate::explain::one_based).

mod board;
mod elimination;
mod lesson;
mod matrix;
mod prose;
mod table;

pub use board::{Board, BoardCell, CellMark};
pub use elimination::{Addition, Column, ColumnSwap, Fold, Operation};
pub use lesson::{Change, Frame, FrameScene, Lesson, Said, Standing, View};
pub use matrix::{EntryMark, Lead, Matrix, MatrixRow, RowLabel, RowState};
pub use prose::{Atom, Formula, Inline, Prose, Sign};
pub(crate) use prose::{ProsePart, number, prose};
pub use table::{Align, Table, TableColumn, TableRow};

pub use gf2::RowOp;

use crate::explain::Detail;

/// A whole explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// How much of it is spelled out.
    pub detail: Detail,
    /// What is solved, such as `Flip Game 4×4`.
    pub title: Prose,
    /// What the goals and the unknowns are called.
    pub legend: Vec<Prose>,
    /// What the variables and goals are called.
    pub names: Names,
    /// The problem at a glance, and where the explanation goes.
    pub lead: Vec<Block>,
    /// The parts, in reading order; they are numbered from 1.
    pub parts: Vec<Part>,
}

impl Explanation {
    /// Returns the number of the part of a kind, if the explanation has one.
    pub fn part_number(&self, kind: PartKind) -> Option<usize> {
        let index = self.parts.iter().position(|part| part.kind == kind)?;
        Some(crate::explain::one_based(index))
    }
}

/// How variables and goals are written in formulas and headings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    /// The symbol of each variable, such as x₆.
    pub variables: Vec<Symbol>,
    /// The symbol of each goal, such as W, which heads its column of [A | B].
    pub goals: Vec<Symbol>,
    /// The symbol of a row's right-hand side, whatever the goal.
    pub right_side: Symbol,
}

/// A letter with an index, or without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbol {
    /// The letter, or a short word.
    pub letter: String,
    /// The index below it, as people count.
    pub index: Option<usize>,
}

/// A part of an explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Which part it is.
    pub kind: PartKind,
    /// Its heading.
    pub heading: Prose,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// The parts that an explanation can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PartKind {
    /// The idea of a method that explores, and why it misses nothing.
    Idea,
    /// Such a method at work: a pattern, a queue, a subset, step by step.
    Walk,
    /// Everything that it tried: patterns, states, levels or subsets.
    Listing,
    /// What it counted, and what that costs in general.
    Cost,
    /// What one equation means.
    Equations,
    /// The augmented matrix [A | B].
    Matrix,
    /// The elimination, column by column or operation by operation.
    Elimination,
    /// Where the elimination ends.
    Echelon,
    /// The rows without unknowns, as tests.
    Tests,
    /// The goals that cannot be reached, in the original equations.
    Contradiction,
    /// The free variables.
    Free,
    /// Back-substitution with letters.
    Letters,
    /// Back-substitution with numbers.
    Numbers,
    /// The particular solution, the quiet patterns, and so all solutions.
    Solutions,
    /// The least solution, and why it is least.
    Least,
    /// The least solution, played out on the board.
    PlayOut,
}

/// A piece of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Sentences.
    Paragraph(Prose),
    /// Sentences that must not be overlooked.
    Remark(Prose),
    /// One item a line.
    List(Vec<Prose>),
    /// Displayed formulas, one a line.
    Formulas(Vec<Formula>),
    /// Boards, and the text that belongs beside them.
    Figure(Figure),
    /// A matrix, or rows of one.
    Matrix(Matrix),
    /// A table.
    Table(Table),
    /// The work on one column.
    Column(Column),
    /// A single row operation, where no pivot orders them.
    Operation(Operation),
}

/// Boards side by side, and the text about them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The boards, from left to right.
    pub boards: Vec<Board>,
    /// Paragraphs, lists and formulas.
    pub text: Vec<Block>,
}
