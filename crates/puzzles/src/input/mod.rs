//! Reading a text: what kind it is, where its boards are, and what is wrong with it.
//!
//! A text is cut into boards and rows (`source`), the first board tells the form
//! (`recognize`), and each board is read in that form (`boards`): `cells` reads boards, `grid`
//! rows with a bar, `equations` equations, `machines` machines, `cases` cases of switches,
//! `counted` boards after their count. All of them report a `Fault` at some bytes of the text,
//! from which line and column are found in one place (`error`).

mod boards;
mod cases;
mod cells;
mod counted;
mod equations;
mod error;
mod grid;
mod machines;
mod message;
mod problem;
mod recognize;
mod source;
mod toggle;
mod tokens;

pub use error::{Failure, InputError, Location};
pub use problem::{
    CellProblem, CountProblem, InputProblem, MachineProblem, SwitchProblem, SystemProblem,
    ToggleProblem,
};

use crate::kind::Kind;
use crate::limits::MAX_BYTES;
use crate::moves::Moves;
use crate::puzzle::Puzzle;
use error::{Fault, Locator};
use recognize::{Form, is_toml, recognize, recognize_lights};
use source::{Blocks, Hash, Row, blocks, mark_len, meaning_of_hash};

/// How a text is to be read, where the text itself leaves a choice.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReadOptions {
    /// The kind of puzzle; recognized if `None`.
    pub kind: Option<Kind>,
    /// The goal, one of [`Kind::goal_words`]; the kind's own if `None`.
    pub goal: Option<String>,
    /// The shape of a press in Lights Out; if `None`, row-column on a board of `+` and `-`, plus
    /// on any other.
    pub moves: Option<Moves>,
    /// Whether the edges of a Lights Out board are joined.
    pub torus: bool,
}

/// Reads all boards of a text; the first fixes the kind.
///
/// - **Kind.** `=` or `|` in the first board means a system; `b` and `w` (or `B` and `W`) a
///   Flip Game; `0` and `1` in rows of 3, 5, 5, 5, 3 a Nakov board and in rows of one length
///   Lights Out; so do `.` and `#`, and `-` and `+`; `[` and a light a machine. Only a text that
///   is none of these may start with a count: of Lights Out boards of 5×6, or of cases of
///   switches. Anything else is an error. [`ReadOptions::kind`] overrides.
/// - **Rows.** A row stands on a line, or between two `/` of a line. Its cells have blanks
///   between all of them or between none. A board on a single line of several longer groups
///   has the groups as its rows: `bwwb bbwb bwwb bwww`. A Nakov board that was asked for may
///   also stand on one line, however its 21 values are spaced.
/// - **Several boards** are separated by blank lines; each row is a machine; after a count the
///   boards or cases follow each other, with blank lines between any rows or none.
/// - **Machines** are written `[.##.] (3) (1,3) {3,5}`: the pattern, and the lights that each
///   button switches, counted from 0; what stands in braces is passed over.
/// - **Switches**: after the number of cases, which a single case may leave out, each case is
///   the number of switches, a row of positions at the start and one at the end, and pairs
///   `i j` (operating switch i changes j as well) up to `0 0`.
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
    let mut blocks = blocks(text, hash_in(text, options.kind));
    let Some(first) = blocks.iter().next() else {
        return Err(nothing(text));
    };
    if options.kind == Some(Kind::Toggle) || options.kind.is_none() && is_toml(first) {
        return toml(text, options);
    }
    refuse_empty_rows(&blocks)?;
    let form = match options.kind {
        None => recognize(first, blocks.rows())?,
        Some(Kind::Lights) => recognize_lights(first, blocks.rows()),
        Some(kind) => Form::Usual(kind),
    };
    refuse_doubtful_comment(&blocks, form)?;
    let torn = form == Form::Usual(Kind::Flip) && boards::is_torn_judge_board(&blocks);
    if torn {
        blocks.join();
    }
    let mut locator = Locator::new(text);
    let readings = boards::read(form, torn, &blocks, options)?.into_iter();
    Ok(readings
        .map(|reading| reading.map_err(|fault| locator.locate(fault)))
        .collect())
}

/// Reads a text as TOML: the one puzzle that it describes.
fn toml(text: &str, options: &ReadOptions) -> Result<Vec<Reading>, Fault> {
    boards::refuse_lights_options(Kind::Toggle, options)?;
    match toggle::read(text, options) {
        Ok(puzzle) => Ok(vec![Ok(Box::new(puzzle))]),
        Err(fault) if fault.is_limit() => Ok(vec![Err(Locator::new(text).locate(fault))]),
        Err(fault) => Err(fault),
    }
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
fn refuse_doubtful_comment(blocks: &Blocks<'_>, form: Form) -> Result<(), Fault> {
    let starts_with_dot = |row: &Row<'_>| row.text.starts_with('.');
    let dots = || blocks.rows().iter().any(starts_with_dot);
    match blocks.doubtful {
        Some(comment) if form == Form::Usual(Kind::Lights) && dots() => {
            Err(Fault::at(comment.span(), CellProblem::DoubtfulComment))
        }
        _ => Ok(()),
    }
}
