//! Lights Out on a board of any size, with several shapes of moves, also on a torus.

use gf2::{BitVector, LinearSystem};

use crate::answer::AnswerForm;
use crate::board::Board;
use crate::explore::Grid;
use crate::goal::Target;
use crate::kind::Kind;
use crate::moves::Moves;
use crate::picture::Picture;
use crate::problem::{Field, Problem};
use crate::puzzle::{Labels, Puzzle};
use crate::simulate::plays_to;

/// The digits of a lamp that is off (0) and of one that is on (1).
pub(crate) const SYMBOLS: [char; 2] = ['0', '1'];

/// Lights Out: pressing a lamp switches it and others around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lights {
    board: Board,
    moves: Moves,
    torus: bool,
    goal: Target,
    answer_form: AnswerForm,
}

impl Lights {
    /// Returns the puzzle on `board`, where 1 is a lamp that is on; on a `torus` the edges are
    /// joined.
    pub fn new(board: Board, moves: Moves, torus: bool, goal: Target) -> Self {
        Self {
            board,
            moves,
            torus,
            goal,
            answer_form: AnswerForm::Moves,
        }
    }

    /// Returns the same puzzle for a judge who wants its answer as `answer_form`.
    pub fn answered_as(self, answer_form: AnswerForm) -> Self {
        Self {
            answer_form,
            ..self
        }
    }

    /// Returns the board at the start, 1 for on.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns which cells a press changes.
    pub fn moves(&self) -> Moves {
        self.moves
    }

    /// Tells whether the edges are joined.
    pub fn is_torus(&self) -> bool {
        self.torus
    }
}

impl Puzzle for Lights {
    fn kind(&self) -> Kind {
        Kind::Lights
    }

    fn title(&self) -> String {
        let moves = match self.moves {
            Moves::Plus => "",
            Moves::X => ", x moves",
            Moves::King => ", king moves",
            Moves::RowColumn => ", row-column moves",
            Moves::NoSelf => ", no-self moves",
        };
        let torus = if self.torus { ", torus" } else { "" };
        format!("Lights Out {}{moves}{torus}", self.board.size())
    }

    fn problem(&self) -> Problem {
        let goal = self.goal.word(Kind::Lights).to_owned();
        Problem {
            kind: Kind::Lights,
            fields: vec![
                ("board", Field::Lines(self.board.lines(SYMBOLS))),
                ("moves", Field::Text(self.moves.name().to_owned())),
                ("torus", Field::Flag(self.torus)),
                ("goal", Field::Text(goal)),
            ],
        }
    }

    fn system(&self) -> LinearSystem {
        self.moves
            .system(&self.board, self.torus, self.goal.states())
    }

    fn labels(&self) -> Labels {
        self.board.labels(self.goal.names(["all off", "all on"]))
    }

    fn picture(&self) -> Option<Picture> {
        let title = self.title();
        let picture = self.board.picture(title, self.goal, SYMBOLS, ["off", "on"]);
        Some(picture)
    }

    fn grid(&self) -> Option<Grid> {
        Some(Grid {
            rows: self.board.rows(),
            cols: self.board.cols(),
        })
    }

    fn accepts(&self, goal: usize, x: &BitVector) -> bool {
        let wanted = self.goal.states()[goal];
        plays_to(&self.board, self.moves, self.torus, x, wanted)
    }

    fn answer_form(&self) -> AnswerForm {
        self.answer_form
    }
}
