//! Reading a text: what kind it is, where its boards are, and what is wrong with it.
//!
//! A text is cut into boards and rows (`source`), the first board tells the kind
//! (`recognize`), and each board is read as that kind: `cells` reads boards, `grid` rows with a
//! bar, `equations` equations. All of them report a `Fault` at some bytes of the text, from
//! which line and column are found in one place (`error`).

mod cells;
mod equations;
mod error;
mod grid;
mod message;
mod problem;
mod recognize;
mod source;
mod tokens;

pub use error::{Failure, InputError, Location};
pub use problem::{CellProblem, InputProblem, SystemProblem, Unread};

use crate::flip::Flip;
use crate::goal::Target;
use crate::kind::Kind;
use crate::lights::Lights;
use crate::limits::MAX_BYTES;
use crate::moves::Moves;
use crate::puzzle::Puzzle;
use cells::{nakov, rectangle};
use error::{Fault, Locator};
use recognize::{is_equations, recognize};
use source::{Blocks, Hash, Row, blocks, mark_len, meaning_of_hash};

/// How a text is to be read, where the text itself leaves a choice.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReadOptions {
    /// The kind of puzzle; recognized if `None`.
    pub kind: Option<Kind>,
    /// The goal, one of [`Kind::goal_words`]; the kind's own if `None`.
    pub goal: Option<String>,
    /// The shape of a press in Lights Out; plus if `None`.
    pub moves: Option<Moves>,
    /// Whether the edges of a Lights Out board are joined.
    pub torus: bool,
}

/// Reads all boards of a text; the first fixes the kind.
///
/// - **Kind.** `=` or `|` in the first board means a system; `b` and `w` (or `B` and `W`) a
///   Flip Game; `0` and `1` in rows of 3, 5, 5, 5, 3 a Nakov board and in rows of one length
///   Lights Out; so do `.` and `#`. Anything else is an error. [`ReadOptions::kind`] overrides.
/// - **Rows.** A row stands on a line, or between two `/` of a line. Its cells have blanks
///   between all of them or between none. A board on a single line of several longer groups
///   has the groups as its rows: `bwwb bbwb bwwb bwww`. A Nakov board that was asked for may
///   also stand on one line, however its 21 values are spaced.
/// - **Several boards** are separated by blank lines.
/// - **Comments.** `#` starts a comment at a line's start, if any other line has something
///   other than `#`, `.` and blanks; else it is a lit cell.
/// - **Equations** are linear: sums of unknowns, 0 and 1 on both sides, with `+`, `-`, `−` or
///   `⊕` between them, a coefficient 0 or 1 before an unknown, and an optional label such as
///   `e1:` or `(1)`. Terms that repeat cancel, since 1 + 1 = 0. An unknown is one letter, with
///   an index (`x1`, `x_1`, `x_{12}`, `x₁`) or without. If all are one letter with an index,
///   the largest index is the number of unknowns; else the unknowns are those mentioned, in
///   order.
/// - Carriage returns, a byte order mark and blanks around rows are accepted.
///
/// ```
/// use puzzles::{ReadOptions, read};
///
/// let boards = read("01101\n\n1 1\n1 0\n", &ReadOptions::default())?;
/// assert_eq!(boards[1].title(), "Lights Out 2×2");
/// let system = &read("x1 + x3 = 1\nx2 = x3\n", &ReadOptions::default())?[0];
/// assert_eq!(system.title(), "2 equations, 3 unknowns");
/// assert_eq!(system.system().augmented().to_string(), "1011\n0110");
/// # Ok::<(), puzzles::InputError>(())
/// ```
///
/// # Errors
///
/// If the text or an option is unusable, or anything exceeds [`limits`](crate::limits).
pub fn read(text: &str, options: &ReadOptions) -> Result<Vec<Box<dyn Puzzle>>, InputError> {
    read_each(text, options)?.into_iter().collect()
}

/// Reads all boards of a text as [`read`] does, but keeps a board that exceeds a limit as an
/// error in its place, so that the others can be answered.
///
/// # Errors
///
/// If the text or an option is unusable, or the text as a whole exceeds
/// [`limits::MAX_BYTES`](crate::limits::MAX_BYTES).
pub fn read_each(text: &str, options: &ReadOptions) -> Result<Vec<Reading>, InputError> {
    read_blocks(text, options).map_err(|fault| Locator::new(text).locate(fault))
}

/// A board that was read, or the limit that it exceeds.
pub type Reading = Result<Box<dyn Puzzle>, InputError>;

fn read_blocks(text: &str, options: &ReadOptions) -> Result<Vec<Reading>, Fault> {
    if text.len() > MAX_BYTES {
        return Err(Fault::nowhere(InputProblem::TooLarge {
            what: "bytes",
            found: text.len().to_string(),
            limit: MAX_BYTES,
        }));
    }
    let blocks = blocks(text, hash_in(text, options.kind));
    let Some(first) = blocks.iter().next() else {
        return Err(nothing(text));
    };
    refuse_empty_rows(&blocks)?;
    let kind = options.kind.map_or_else(|| recognize(first), Ok)?;
    let form = Form::of(kind, options)?;
    refuse_doubtful_comment(&blocks, kind)?;
    let mut locator = Locator::new(text);
    let reading = |rows: &[Row<'_>]| match form.read(rows) {
        Ok(puzzle) => Ok(Ok(puzzle)),
        Err(fault) if fault.is_limit() => Ok(Err(locator.locate(fault))),
        Err(fault) => Err(mixed_kinds(kind, rows, options).unwrap_or(fault)),
    };
    blocks.iter().map(reading).collect()
}

/// The fault of a text without boards.
fn nothing(text: &str) -> Fault {
    let start = mark_len(text);
    let problem = if text.contains('#') {
        InputProblem::OnlyComments
    } else {
        InputProblem::Empty
    };
    Fault::at(start..start, problem)
}

/// What `#` at a line's start is: only Lights Out has it as a cell.
fn hash_in(text: &str, kind: Option<Kind>) -> Hash {
    match kind {
        None | Some(Kind::Lights) if text.contains('#') => meaning_of_hash(text),
        _ => Hash::Comment,
    }
}

/// Refuses a `/` with nothing before or after it.
fn refuse_empty_rows(blocks: &Blocks<'_>) -> Result<(), Fault> {
    match blocks.rows().iter().find(|row| row.text.is_empty()) {
        None => Ok(()),
        Some(row) => Err(Fault::at(row.span(), InputProblem::EmptyRow)),
    }
}

/// Refuses a line of `#` and `.` that is a comment because of other boards in 0 and 1, if any
/// board is written in `#` and `.`: it may be meant as a row.
fn refuse_doubtful_comment(blocks: &Blocks<'_>, kind: Kind) -> Result<(), Fault> {
    let starts_with_dot = |row: &Row<'_>| row.text.starts_with('.');
    match blocks.doubtful {
        Some(comment) if kind == Kind::Lights && blocks.rows().iter().any(starts_with_dot) => {
            Err(Fault::at(comment.span(), CellProblem::DoubtfulComment))
        }
        _ => Ok(()),
    }
}

/// The fault of a board that would be fine if it were the only one.
fn mixed_kinds(first: Kind, rows: &[Row<'_>], options: &ReadOptions) -> Option<Fault> {
    let found = match options.kind {
        None => recognize(rows).ok().filter(|&kind| kind != first)?,
        Some(_) => return None,
    };
    let problem = InputProblem::MixedKinds { first, found };
    Some(Fault::at(rows[0].span(), problem))
}

/// A kind with the choices that its boards leave open.
enum Form {
    Flip(Target),
    Lights(Moves, bool, Target),
    Nakov,
    System,
}

impl Form {
    fn of(kind: Kind, options: &ReadOptions) -> Result<Self, Fault> {
        if kind != Kind::Lights {
            refuse_lights_options(kind, options)?;
        }
        Ok(match kind {
            Kind::Flip => Self::Flip(goal(kind, options, Target::Either)?),
            Kind::Lights => Self::Lights(
                options.moves.unwrap_or_default(),
                options.torus,
                goal(kind, options, Target::Zeros)?,
            ),
            Kind::Nakov => no_goal(kind, options).map(|()| Self::Nakov)?,
            Kind::System => no_goal(kind, options).map(|()| Self::System)?,
        })
    }

    fn read(&self, rows: &[Row<'_>]) -> Result<Box<dyn Puzzle>, Fault> {
        Ok(match *self {
            Self::Flip(goal) => Box::new(Flip::new(rectangle(Kind::Flip, rows)?, goal)),
            Self::Lights(moves, torus, goal) => {
                let board = rectangle(Kind::Lights, rows)?;
                Box::new(Lights::new(board, moves, torus, goal))
            }
            Self::Nakov => Box::new(nakov(rows)?),
            Self::System if is_equations(rows)? => Box::new(equations::read(rows)?),
            Self::System => Box::new(grid::read(rows)?),
        })
    }
}

fn refuse_lights_options(kind: Kind, options: &ReadOptions) -> Result<(), Fault> {
    let option = match (options.moves, options.torus) {
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
