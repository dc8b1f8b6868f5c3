//! What every puzzle can tell about itself.

use std::fmt;

use gf2::{BitVector, LinearSystem};

use crate::answer::AnswerForm;
use crate::explore::Grid;
use crate::kind::Kind;
use crate::picture::Picture;
use crate::problem::Problem;

/// What the variables, the equations and the goals are called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Labels {
    /// A name for each column of A.
    pub variables: Vec<String>,
    /// A name for each row of A.
    pub equations: Vec<String>,
    /// A name for each column of B.
    pub goals: Vec<String>,
}

/// A puzzle or a system, read and ready.
pub trait Puzzle: fmt::Debug {
    /// Returns the kind of puzzle.
    fn kind(&self) -> Kind;

    /// Describes what the input was read as, such as `Lights Out 3×5`.
    fn title(&self) -> String;

    /// Returns the normalized input, from which [`rebuild`](crate::rebuild) makes this puzzle
    /// again; a system has no fields, since A and B say it all.
    fn problem(&self) -> Problem;

    /// Returns A·X = B: equation i is about cell i, variable j about move j, and there is a
    /// right-hand side for each goal.
    fn system(&self) -> LinearSystem;

    /// Returns the names of variables, equations and goals, as traces hold them.
    fn labels(&self) -> Labels;

    /// Returns how the board is drawn; a plain system has no board.
    ///
    /// The picture follows from [`problem`](Self::problem) alone, so that a trace is drawn
    /// exactly as the input that it came from.
    fn picture(&self) -> Option<Picture>;

    /// Returns the rectangle of the cells, if the moves are presses of its cells, numbered row
    /// by row as the cells are. Methods that go through a board line by line need it.
    fn grid(&self) -> Option<Grid> {
        None
    }

    /// Returns what its reader should be told about how the text was read, where another
    /// reading was possible.
    fn remark(&self) -> Option<&'static str> {
        None
    }

    /// Plays the moves that `x` selects, and tells whether goal number `goal` is reached.
    ///
    /// This is a simulation of the puzzle's rules that uses neither A nor B.
    ///
    /// # Panics
    ///
    /// If `x` has not one bit for each move, or there is no such goal.
    fn accepts(&self, goal: usize, x: &BitVector) -> bool;

    /// Returns what a judge expects to read.
    fn answer_form(&self) -> AnswerForm {
        AnswerForm::Moves
    }

    /// Returns the word for "no", where no goal can be reached.
    fn refusal(&self) -> &str {
        self.kind().refusal()
    }
}
