//! The Flip Game (POJ 1753), on a board of any size.

use gf2::{BitVector, LinearSystem};

use crate::board::Board;
use crate::explore::Grid;
use crate::goal::Target;
use crate::kind::Kind;
use crate::moves::Moves;
use crate::picture::Picture;
use crate::problem::{Field, Problem};
use crate::puzzle::{Labels, Puzzle};
use crate::simulate::plays_to;

/// The letters of a white piece (0) and a black one (1).
pub(crate) const SYMBOLS: [char; 2] = ['w', 'b'];

/// The Flip Game: pressing a piece turns it and its orthogonal neighbours over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flip {
    board: Board,
    goal: Target,
    /// Whether blank lines stood between the rows.
    joined: bool,
}

impl Flip {
    /// Returns the game on `board`, where 1 is a black piece.
    pub fn new(board: Board, goal: Target) -> Self {
        Self {
            board,
            goal,
            joined: false,
        }
    }

    /// Notes whether blank lines stood between the rows of the board.
    pub(crate) fn joined(self, joined: bool) -> Self {
        Self { joined, ..self }
    }

    /// Returns the board at the start, 1 for black.
    pub fn board(&self) -> &Board {
        &self.board
    }
}

impl Puzzle for Flip {
    fn kind(&self) -> Kind {
        Kind::Flip
    }

    fn title(&self) -> String {
        format!("Flip Game {}", self.board.size())
    }

    fn problem(&self) -> Problem {
        let goal = self.goal.word(Kind::Flip).to_owned();
        Problem {
            kind: Kind::Flip,
            fields: vec![
                ("board", Field::Lines(self.board.lines(SYMBOLS))),
                ("goal", Field::Text(goal)),
            ],
        }
    }

    fn system(&self) -> LinearSystem {
        Moves::Plus.system(&self.board, false, self.goal.states())
    }

    fn labels(&self) -> Labels {
        self.board
            .labels(self.goal.names(["all white", "all black"]))
    }

    fn picture(&self) -> Option<Picture> {
        let title = self.title();
        let picture = self
            .board
            .picture(title, self.goal, SYMBOLS, ["white", "black"]);
        Some(picture)
    }

    fn remark(&self) -> Option<&'static str> {
        self.joined.then_some(
            "four rows of four letters are read as one board, as POJ 1753 gives it, although a \
             blank line stands between them",
        )
    }

    fn grid(&self) -> Option<Grid> {
        Some(Grid {
            rows: self.board.rows(),
            cols: self.board.cols(),
        })
    }

    fn accepts(&self, goal: usize, x: &BitVector) -> bool {
        let wanted = self.goal.states()[goal];
        plays_to(&self.board, Moves::Plus, false, x, wanted)
    }
}
