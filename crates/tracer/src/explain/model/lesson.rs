//! Lessons: a derivation as frames that follow each other.

use std::ops::Range;

use crate::explain::Detail;
use crate::explain::model::{Board, Explanation, Figure, Formula, Matrix, Prose};
use crate::picture::Picture;
use gf2::BitMatrix;

/// A derivation as frames that follow each other: what slides and the page step through.
///
/// It stores [A | B] once and then what each frame changes; [`views`](Self::views) replays it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// The whole explanation; frames refer to its parts.
    pub explanation: Explanation,
    /// The board, if there is one.
    pub picture: Option<Picture>,
    /// What one press does, and that the same press again undoes it, where there are presses.
    pub press: Option<Figure>,
    /// The least solution of the best goal, each press numbered in its cell, where there are
    /// presses and a goal can be reached.
    pub least: Option<Board>,
    /// What to ask before the free variables are named, where there is a part about them.
    pub question: Option<Prose>,
    /// [A | B] as it is given, its first row the first equation.
    pub start: BitMatrix,
    /// The frames; none for a method that does not eliminate.
    pub frames: Vec<Frame>,
}

/// A moment of a derivation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    /// The steps of the trace that are done in this frame and were not in the one before.
    pub steps: Range<usize>,
    /// The coarsest detail at which one stops here; whoever wants more detail stops here too.
    pub stop: Detail,
    /// The column that is worked on, where the method works column by column; of several that
    /// get no pivot the first.
    pub column: Option<usize>,
    /// What is done to [A | B].
    pub change: Change,
    /// What belongs on the screen.
    pub scene: FrameScene,
    /// A heading, such as "column 2 of 5: pivot R3, moved up to R2".
    pub heading: Prose,
    /// What is said when one stops here, at each detail.
    pub said: Said,
    /// The unknowns whose standing changes.
    pub decided: Vec<(usize, Standing)>,
    /// The goal for which unknowns get values here.
    pub goal: Option<usize>,
    /// The row that is worked with, as presses on the board.
    pub mask: Option<Board>,
    /// The row that is worked with, as an equation for each goal.
    pub equations: Vec<Formula>,
}

/// What is done to [A | B]; all indices are places in it as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Nothing.
    None,
    /// Two columns of A change places.
    SwapColumns {
        /// The columns, the left one first.
        cols: [usize; 2],
    },
    /// Two rows change places.
    Swap {
        /// The rows, the upper one first.
        rows: [usize; 2],
    },
    /// An entry is chosen as pivot.
    Pivot {
        /// Its row.
        row: usize,
        /// Its column.
        col: usize,
    },
    /// A row is added to others.
    Add {
        /// The row that is added.
        source: usize,
        /// The rows that change, ascending; one, unless there is too much to be done one by one.
        targets: Vec<usize>,
        /// The column that is cleared, if the steps say so.
        col: Option<usize>,
    },
    /// Columns are left without a pivot.
    Skip {
        /// The columns.
        cols: Range<usize>,
    },
}

/// What belongs on the screen in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameScene {
    /// [A | B], with the board beside it.
    Matrix,
    /// A part of the explanation.
    Part {
        /// Its index among the parts.
        part: usize,
        /// How many rows of its table, or boards of its figure, are revealed; `None` means that
        /// the part is shown whole.
        revealed: Option<usize>,
    },
}

/// The same moment in few words, in some, and in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What was achieved since the last stop at this detail.
    pub outline: Prose,
    /// What was done, and why.
    pub pivot: Prose,
    /// What this one operation does, and why.
    pub operation: Prose,
}

/// What is known of an unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Its column was not looked at yet.
    Undecided,
    /// It has a pivot.
    Basic,
    /// It has none: its value is chosen.
    Free,
    /// It has a value, for the goal that is spoken of.
    Value(bool),
}

/// A frame with everything that its screen needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View<'a> {
    /// The number of the frame, from 0.
    pub index: usize,
    /// The frame.
    pub frame: &'a Frame,
    /// [A | B] after the frame's change: every pivot so far, the rows in play and the entries
    /// that changed are marked, and the row that changed is labelled with its operation.
    pub matrix: Matrix,
    /// The standing of each unknown.
    pub standings: Vec<Standing>,
}
