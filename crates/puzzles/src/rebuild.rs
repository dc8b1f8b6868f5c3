//! Making a puzzle again from its normalized input.

use std::fmt;

use crate::board::Board;
use crate::flip::{self, Flip};
use crate::goal::Target;
use crate::input::Failure;
use crate::kind::Kind;
use crate::lights::{self, Lights};
use crate::limits::MAX_CELLS;
use crate::moves::Moves;
use crate::nakov::{self, Nakov};
use crate::problem::Field;
use crate::puzzle::Puzzle;

/// A problem that no puzzle gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemError {
    /// There is no kind of this name.
    UnknownKind(String),
    /// A system has no fields to make it from: A and B are the problem.
    SystemIsNotRebuilt,
    /// The fields are not those of the kind, in their order.
    WrongFields {
        /// The kind.
        kind: Kind,
        /// The names that the fields should have.
        expected: &'static [&'static str],
    },
    /// A field is a word, a list of rows or a yes or no where it should be another of these.
    WrongType {
        /// The name of the field.
        field: &'static str,
    },
    /// A field has a word that it cannot have.
    UnknownWord {
        /// The name of the field.
        field: &'static str,
        /// The word.
        word: String,
    },
    /// The board has no cells.
    EmptyBoard,
    /// A row has another number of cells than it should.
    RowLength {
        /// The row, from 1.
        row: usize,
        /// The number it should have.
        expected: usize,
    },
    /// The board has another number of rows than it should.
    RowCount {
        /// The number it should have.
        expected: usize,
    },
    /// A character is no cell of the kind.
    StrayCell {
        /// The row, from 1.
        row: usize,
        /// The character.
        found: char,
    },
    /// The board has more cells than [`MAX_CELLS`].
    TooManyCells,
}

impl ProblemError {
    /// Tells whether the problem is wrong or only too large.
    pub fn failure(&self) -> Failure {
        match self {
            Self::TooManyCells => Failure::Limit,
            _ => Failure::Unusable,
        }
    }
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKind(kind) => {
                let names = Kind::ALL.map(Kind::name).join(", ");
                write!(f, "there is no kind {kind:?}; the kinds are {names}")
            }
            Self::SystemIsNotRebuilt => f.write_str("a system is its own problem"),
            Self::WrongFields { kind, expected } => {
                let names = expected.join(", ");
                write!(
                    f,
                    "a problem of kind {} has the fields {names}",
                    kind.name()
                )
            }
            Self::WrongType { field } => write!(f, "the field {field:?} has another type"),
            Self::UnknownWord { field, word } => {
                write!(f, "the field {field:?} cannot be {word:?}")
            }
            Self::EmptyBoard => f.write_str("the board has no cells"),
            Self::RowLength { row, expected } => {
                write!(f, "row {row} of the board should have {expected} cells")
            }
            Self::RowCount { expected } => write!(f, "the board should have {expected} rows"),
            Self::StrayCell { row, found } => {
                write!(f, "{found:?} in row {row} of the board is no cell")
            }
            Self::TooManyCells => write!(f, "the board has more than {MAX_CELLS} cells"),
        }
    }
}

impl std::error::Error for ProblemError {}

/// Makes the puzzle of a normalized problem again.
///
/// Only exactly what [`Puzzle::problem`] gives is accepted: the fields in their order, rows of
/// one length without blanks, the letters in lower case.
///
/// ```
/// use puzzles::{ReadOptions, read, rebuild};
///
/// let puzzle = &read("B W / w w", &ReadOptions::default())?[0];
/// let problem = puzzle.problem();
/// let fields: Vec<_> = problem.fields.iter().map(|(n, f)| (n.to_string(), f.clone())).collect();
/// let again = rebuild(problem.kind.name(), &fields)?;
/// assert_eq!(again.problem(), problem);
/// assert_eq!(again.system(), puzzle.system());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the kind is unknown or `system`, or the fields are not what this kind gives, or the board
/// exceeds [`limits`](crate::limits).
pub fn rebuild(kind: &str, fields: &[(String, Field)]) -> Result<Box<dyn Puzzle>, ProblemError> {
    let Some(kind) = Kind::from_name(kind) else {
        return Err(ProblemError::UnknownKind(kind.to_owned()));
    };
    Ok(match kind {
        Kind::Flip => {
            let [board, goal] = named(kind, &["board", "goal"], fields)?;
            let board = rectangle(flip::SYMBOLS, lines(board)?)?;
            Box::new(Flip::new(board, target(kind, goal)?))
        }
        Kind::Lights => {
            let [board, moves, torus, goal] =
                named(kind, &["board", "moves", "torus", "goal"], fields)?;
            let board = rectangle(lights::SYMBOLS, lines(board)?)?;
            let (moves, torus) = (shape(moves)?, flag("torus", torus)?);
            Box::new(Lights::new(board, moves, torus, target(kind, goal)?))
        }
        Kind::Nakov => {
            let [board] = named(kind, &["board"], fields)?;
            Box::new(nakov_board(lines(board)?)?)
        }
        Kind::System => return Err(ProblemError::SystemIsNotRebuilt),
    })
}

/// The values of the fields, which must have exactly these names in this order.
fn named<'a, const N: usize>(
    kind: Kind,
    names: &'static [&'static str; N],
    fields: &'a [(String, Field)],
) -> Result<[&'a Field; N], ProblemError> {
    let found = fields.iter().map(|(name, _)| name);
    if !found.eq(names) {
        let expected = names.as_slice();
        return Err(ProblemError::WrongFields { kind, expected });
    }
    Ok(std::array::from_fn(|i| &fields[i].1))
}

fn lines(field: &Field) -> Result<&[String], ProblemError> {
    match field {
        Field::Lines(lines) => Ok(lines),
        _ => Err(ProblemError::WrongType { field: "board" }),
    }
}

fn text<'a>(name: &'static str, field: &'a Field) -> Result<&'a str, ProblemError> {
    match field {
        Field::Text(word) => Ok(word),
        _ => Err(ProblemError::WrongType { field: name }),
    }
}

fn flag(name: &'static str, field: &Field) -> Result<bool, ProblemError> {
    match field {
        Field::Flag(flag) => Ok(*flag),
        _ => Err(ProblemError::WrongType { field: name }),
    }
}

fn target(kind: Kind, field: &Field) -> Result<Target, ProblemError> {
    let word = text("goal", field)?;
    Target::from_word(kind, word).ok_or_else(|| unknown_word("goal", word))
}

fn shape(field: &Field) -> Result<Moves, ProblemError> {
    let word = text("moves", field)?;
    Moves::from_name(word).ok_or_else(|| unknown_word("moves", word))
}

fn unknown_word(field: &'static str, word: &str) -> ProblemError {
    let word = word.to_owned();
    ProblemError::UnknownWord { field, word }
}

/// A board whose rows are as long as the first.
fn rectangle(symbols: [char; 2], lines: &[String]) -> Result<Board, ProblemError> {
    let cols = lines.first().map_or(0, |line| line.chars().count());
    if cols == 0 {
        return Err(ProblemError::EmptyBoard);
    }
    if lines.len().saturating_mul(cols) > MAX_CELLS {
        return Err(ProblemError::TooManyCells);
    }
    let cells = cells(symbols, lines, |_| cols)?;
    Ok(Board::new(cols, cells.into_iter().collect()))
}

fn nakov_board(lines: &[String]) -> Result<Nakov, ProblemError> {
    let lengths = nakov::ROW_LENGTHS;
    if lines.len() != lengths.len() {
        let expected = lengths.len();
        return Err(ProblemError::RowCount { expected });
    }
    let cells = cells(nakov::SYMBOLS, lines, |row| lengths[row])?;
    Ok(Nakov::new(cells.into_iter().collect()))
}

/// The cells of rows that have the given lengths.
fn cells(
    symbols: [char; 2],
    lines: &[String],
    length: impl Fn(usize) -> usize,
) -> Result<Vec<bool>, ProblemError> {
    let mut cells = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let (row, expected) = (index + 1, length(index));
        if line.chars().count() != expected {
            return Err(ProblemError::RowLength { row, expected });
        }
        for found in line.chars() {
            let state = symbols.iter().position(|&symbol| symbol == found);
            let state = state.ok_or(ProblemError::StrayCell { row, found })?;
            cells.push(state == 1);
        }
    }
    Ok(cells)
}
