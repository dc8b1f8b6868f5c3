//! Any board with any moves and goals.

use gf2::{BitVector, LinearSystem};

use crate::explore::Grid;
use crate::kind::Kind;
use crate::mask::Mask;
use crate::operations::system;
use crate::picture::{MoveKind, Picture};
use crate::problem::{Field, Problem};
use crate::puzzle::{Labels, Puzzle};

/// Something with a name that concerns some cells: a move or a goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Named {
    /// The name.
    pub(crate) name: String,
    /// The cells that a move changes, or that are in state 1 in a goal.
    pub(crate) cells: BitVector,
}

/// What makes a toggle puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) title: String,
    pub(crate) mask: Mask,
    pub(crate) symbols: [char; 2],
    pub(crate) states: [String; 2],
    pub(crate) start: BitVector,
    pub(crate) moves: Vec<Named>,
    pub(crate) goals: Vec<Named>,
}

/// A board of any shape, with moves that change any cells, a start, and one or more goals.
///
/// It is read from a TOML file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toggle {
    parts: Parts,
    /// The word for "no", if it has its own. It says how to answer, and not what is asked, so it
    /// is no part of the problem.
    refusal: Option<String>,
}

impl Toggle {
    /// Returns the puzzle; every move, every goal and the start must have a bit for each cell.
    pub(crate) fn new(parts: Parts, refusal: Option<String>) -> Self {
        let cells = parts.mask.len();
        debug_assert_eq!(parts.start.len(), cells);
        debug_assert!(parts.moves.iter().all(|m| m.cells.len() == cells));
        debug_assert!(parts.goals.iter().all(|g| g.cells.len() == cells));
        Self { parts, refusal }
    }
}

/// What a puzzle without a title is called.
pub(crate) fn usual_title(cells: usize) -> String {
    match cells {
        1 => "Toggle puzzle, 1 cell".to_owned(),
        _ => format!("Toggle puzzle, {cells} cells"),
    }
}

fn names(named: &[Named]) -> Vec<String> {
    named.iter().map(|named| named.name.clone()).collect()
}

fn bits(named: &[Named]) -> Vec<String> {
    named.iter().map(|named| named.cells.to_string()).collect()
}

impl Puzzle for Toggle {
    fn kind(&self) -> Kind {
        Kind::Toggle
    }

    fn title(&self) -> String {
        self.parts.title.clone()
    }

    fn problem(&self) -> Problem {
        let parts = &self.parts;
        let fields = vec![
            ("title", Field::Text(parts.title.clone())),
            ("mask", Field::Lines(parts.mask.lines())),
            ("symbols", Field::Text(parts.symbols.iter().collect())),
            ("states", Field::Lines(parts.states.to_vec())),
            ("start", Field::Text(parts.start.to_string())),
            ("moves", Field::Lines(bits(&parts.moves))),
            ("move_names", Field::Lines(names(&parts.moves))),
            ("goals", Field::Lines(bits(&parts.goals))),
            ("goal_names", Field::Lines(names(&parts.goals))),
        ];
        let kind = Kind::Toggle;
        Problem { kind, fields }
    }

    fn system(&self) -> LinearSystem {
        let moves = self.parts.moves.iter().map(|m| m.cells.iter_ones());
        let goals: Vec<BitVector> = self.parts.goals.iter().map(|g| g.cells.clone()).collect();
        system(moves, &self.parts.start, &goals)
    }

    fn labels(&self) -> Labels {
        let cells = 1..=self.parts.mask.len();
        Labels {
            variables: names(&self.parts.moves),
            equations: cells.map(|cell| format!("cell {cell}")).collect(),
            goals: names(&self.parts.goals),
        }
    }

    fn picture(&self) -> Option<Picture> {
        let parts = &self.parts;
        Some(Picture {
            title: parts.title.clone(),
            cells: parts.mask.places().to_vec(),
            moves: MoveKind::Operation,
            start: parts.start.clone(),
            goals: parts.goals.iter().map(|goal| goal.cells.clone()).collect(),
            symbols: parts.symbols,
            states: parts.states.clone(),
        })
    }

    /// A full rectangle with as many moves as cells, in whatever way these lie: whether each move
    /// stays near its cell, perhaps around an edge, is seen from A.
    fn grid(&self) -> Option<Grid> {
        let (mask, moves) = (&self.parts.mask, self.parts.moves.len());
        let grid = Grid {
            rows: mask.rows(),
            cols: mask.cols(),
        };
        (grid.cells() == mask.len() && moves == mask.len()).then_some(grid)
    }

    fn accepts(&self, goal: usize, x: &BitVector) -> bool {
        assert_eq!(x.len(), self.parts.moves.len(), "a bit for each move");
        // Make one move after the other, cell by cell, and look at the board.
        let mut board: Vec<bool> = self.parts.start.iter().collect();
        for made in x.iter_ones() {
            for (state, changes) in board.iter_mut().zip(self.parts.moves[made].cells.iter()) {
                *state ^= changes;
            }
        }
        self.parts.goals[goal].cells.iter().eq(board)
    }

    fn refusal(&self) -> &str {
        self.refusal.as_deref().unwrap_or(self.kind().refusal())
    }
}
