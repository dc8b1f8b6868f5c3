//! Reading every board of a text whose form is known.

use super::ReadOptions;
use super::cases;
use super::cells::{Style, nakov, rectangle};
use super::counted;
use super::equations;
use super::error::Fault;
use super::grid;
use super::machines;
use super::problem::InputProblem;
use super::recognize::{Form, is_equations, recognize_board};
use super::source::{Blocks, Row};
use crate::answer::AnswerForm;
use crate::flip::Flip;
use crate::goal::Target;
use crate::kind::Kind;
use crate::lights::Lights;
use crate::moves::Moves;
use crate::puzzle::Puzzle;

/// A puzzle, or the limit that it exceeds.
type Kept = Result<Box<dyn Puzzle>, Fault>;

/// The side of the board that the judge of the Flip Game gives.
const JUDGE_SIDE: usize = 4;

/// Tells whether the text is four rows of four, as the judge of the Flip Game gives them, with
/// blank lines between. Copies of the sample on the web are torn like this.
pub(super) fn is_torn_judge_board(blocks: &Blocks<'_>) -> bool {
    let rows = blocks.rows();
    blocks.iter().count() > 1
        && rows.len() == JUDGE_SIDE
        && rows.iter().all(|row| row.symbols().count() == JUDGE_SIDE)
}

/// Reads every board; one that exceeds a limit is kept as a fault in its place. A Flip Game
/// board that was `torn` by blank lines says so.
pub(super) fn read(
    form: Form,
    torn: bool,
    blocks: &Blocks<'_>,
    options: &ReadOptions,
) -> Result<Vec<Kept>, Fault> {
    match form {
        Form::Counted => {
            let lights = LightsOptions::of(options)?;
            let boards = (1..).zip(counted::boards(blocks.rows())?);
            let read = |(number, rows)| {
                let lights = lights.read(rows)?;
                Ok(lights.answered_as(AnswerForm::PressMatrix { number }))
            };
            boards.map(|board| keep(read(board))).collect()
        }
        Form::Usual(kind) => {
            refuse_lights_options(kind, options)?;
            usual(kind, torn, blocks, options)
        }
    }
}

/// Reads every board of a text that is written as is usual for its kind.
fn usual(
    kind: Kind,
    torn: bool,
    blocks: &Blocks<'_>,
    options: &ReadOptions,
) -> Result<Vec<Kept>, Fault> {
    let each = Each {
        kind,
        blocks,
        options,
    };
    match kind {
        Kind::Flip => {
            let goal = goal(kind, options, Target::Either)?;
            each.block(|rows| Ok(Flip::new(rectangle(kind, rows)?.0, goal).joined(torn)))
        }
        Kind::Lights => {
            let lights = LightsOptions::of(options)?;
            each.block(|rows| lights.read(rows))
        }
        Kind::Nakov => {
            no_goal(kind, options)?;
            each.block(nakov)
        }
        Kind::System => {
            no_goal(kind, options)?;
            each.block(|rows| {
                if is_equations(rows)? {
                    equations::read(rows)
                } else {
                    grid::read(rows)
                }
            })
        }
        Kind::Buttons => {
            no_goal(kind, options)?;
            let rows = blocks.rows().iter();
            rows.map(|&row| keep(machines::read(row))).collect()
        }
        Kind::Switches => {
            no_goal(kind, options)?;
            let cases = cases::read(blocks.rows())?.into_iter();
            cases.map(keep).collect()
        }
        Kind::Toggle => unreachable!("a TOML file has no blocks"),
    }
}

/// Keeps a limit that a board exceeds, so that the others can be answered.
fn keep<P: Puzzle + 'static>(result: Result<P, Fault>) -> Result<Kept, Fault> {
    match result {
        Ok(puzzle) => Ok(Ok(Box::new(puzzle))),
        Err(fault) if fault.is_limit() => Ok(Err(fault)),
        Err(fault) => Err(fault),
    }
}

/// The blocks of a text, each of which is a board of one kind.
struct Each<'b, 'a> {
    kind: Kind,
    blocks: &'b Blocks<'a>,
    options: &'b ReadOptions,
}

impl<'a> Each<'_, 'a> {
    /// Reads each block.
    fn block<P: Puzzle + 'static>(
        &self,
        read: impl Fn(&[Row<'a>]) -> Result<P, Fault>,
    ) -> Result<Vec<Kept>, Fault> {
        let read = |rows: &[Row<'a>]| {
            keep(read(rows)).map_err(|fault| self.other_kind(rows).unwrap_or(fault))
        };
        self.blocks.iter().map(read).collect()
    }

    /// The fault of a board that would be fine if it were the only one.
    fn other_kind(&self, rows: &[Row<'_>]) -> Option<Fault> {
        let first = self.kind;
        let found = match self.options.kind {
            None => recognize_board(rows).ok().filter(|&kind| kind != first)?,
            Some(_) => return None,
        };
        let problem = InputProblem::MixedKinds { first, found };
        Some(Fault::at(rows[0].span(), problem))
    }
}

/// What the options say about Lights Out boards.
struct LightsOptions {
    moves: Option<Moves>,
    torus: bool,
    goal: Target,
}

impl LightsOptions {
    fn of(options: &ReadOptions) -> Result<Self, Fault> {
        Ok(Self {
            moves: options.moves,
            torus: options.torus,
            goal: goal(Kind::Lights, options, Target::Zeros)?,
        })
    }

    fn read(&self, rows: &[Row<'_>]) -> Result<Lights, Fault> {
        let (board, style) = rectangle(Kind::Lights, rows)?;
        // The handles of a refrigerator turn in whole rows and columns, and its judge wants to
        // know which.
        let (moves, answer) = match style {
            Style::Signs => (Moves::RowColumn, AnswerForm::Presses),
            _ => (Moves::Plus, AnswerForm::Moves),
        };
        let moves = self.moves.unwrap_or(moves);
        Ok(Lights::new(board, moves, self.torus, self.goal).answered_as(answer))
    }
}

pub(super) fn refuse_lights_options(kind: Kind, options: &ReadOptions) -> Result<(), Fault> {
    let option = match (options.moves, options.torus) {
        _ if kind == Kind::Lights => return Ok(()),
        (Some(_), _) => "--moves",
        (None, true) => "--torus",
        (None, false) => return Ok(()),
    };
    Err(Fault::nowhere(InputProblem::OnlyForLights { option, kind }))
}

/// The goal that was asked for, or else the kind's own.
fn goal(kind: Kind, options: &ReadOptions, own: Target) -> Result<Target, Fault> {
    match &options.goal {
        None => Ok(own),
        Some(word) => Target::from_word(kind, word).ok_or_else(|| unknown_goal(kind, word)),
    }
}

fn no_goal(kind: Kind, options: &ReadOptions) -> Result<(), Fault> {
    match &options.goal {
        None => Ok(()),
        Some(word) => Err(unknown_goal(kind, word)),
    }
}

fn unknown_goal(kind: Kind, word: &str) -> Fault {
    let goal = word.to_owned();
    Fault::nowhere(InputProblem::UnknownGoal { goal, kind })
}
