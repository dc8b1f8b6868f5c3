//! Making a puzzle again from its normalized input.

mod error;
mod toggle;

use std::collections::BTreeSet;

use gf2::BitVector;

use crate::board::Board;
use crate::buttons::{self, Buttons};
use crate::flip::{self, Flip};
use crate::goal::Target;
use crate::kind::Kind;
use crate::lights::{self, Lights};
use crate::limits::{MAX_CELLS, MAX_UNKNOWNS};
use crate::moves::Moves;
use crate::nakov::{self, Nakov};
use crate::problem::Field;
use crate::puzzle::Puzzle;
use crate::switches::{self, Switches};

pub use error::ProblemError;

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
    let puzzle: Box<dyn Puzzle> = match kind {
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
        Kind::Buttons => {
            let [pattern, buttons] = named(kind, &["pattern", "buttons"], fields)?;
            Box::new(machine(
                text("pattern", pattern)?,
                list("buttons", buttons)?,
            )?)
        }
        Kind::Switches => {
            let [start, end, pairs] = named(kind, &["start", "end", "pairs"], fields)?;
            let ends = [text("start", start)?, text("end", end)?];
            Box::new(case(ends, list("pairs", pairs)?)?)
        }
        Kind::Toggle => Box::new(toggle::rebuild(fields)?),
        Kind::System => return Err(ProblemError::SystemIsNotRebuilt),
    };
    // A puzzle has one problem: two that differ only in how they are written are not the same
    // trace.
    let problem = puzzle.problem().fields;
    let is_normal = problem.iter().map(|(name, field)| (*name, field));
    let given = fields.iter().map(|(name, field)| (name.as_str(), field));
    if is_normal.eq(given) {
        Ok(puzzle)
    } else {
        Err(ProblemError::NotNormal)
    }
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

fn list<'a>(name: &'static str, field: &'a Field) -> Result<&'a [String], ProblemError> {
    match field {
        Field::Lines(lines) => Ok(lines),
        _ => Err(ProblemError::WrongType { field: name }),
    }
}

fn lines(field: &Field) -> Result<&[String], ProblemError> {
    list("board", field)
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
    lines: &[impl AsRef<str>],
    length: impl Fn(usize) -> usize,
) -> Result<Vec<bool>, ProblemError> {
    let mut cells = Vec::new();
    for (index, line) in lines.iter().map(AsRef::as_ref).enumerate() {
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

/// Refuses more than `limit` of something.
fn require_few(what: &'static str, found: usize, limit: usize) -> Result<(), ProblemError> {
    if found > limit {
        return Err(ProblemError::TooMany { what, limit });
    }
    Ok(())
}

/// The cells of a row that is a field of its own.
fn row(field: &str, symbols: [char; 2]) -> Result<BitVector, ProblemError> {
    let len = field.chars().count();
    if len > MAX_CELLS {
        return Err(ProblemError::TooManyCells);
    }
    if len == 0 {
        return Err(ProblemError::EmptyBoard);
    }
    let cells = cells(symbols, std::slice::from_ref(&field), |_| len)?;
    Ok(cells.into_iter().collect())
}

fn machine(pattern: &str, buttons: &[String]) -> Result<Buttons, ProblemError> {
    let pattern = row(pattern, buttons::SYMBOLS)?;
    require_few("buttons", buttons.len(), MAX_UNKNOWNS)?;
    let button = |(line, written): (usize, &String)| {
        let wanted = "the numbers of lights, ascending, with commas between";
        let lights = numbers(written, ',', pattern.len());
        let lights = lights.filter(|lights| lights.is_sorted_by(|a, b| a < b));
        lights
            .map(Vec::into_boxed_slice)
            .ok_or(ProblemError::BadLine {
                field: "buttons",
                line,
                wanted,
            })
    };
    let buttons = (1..).zip(buttons).map(button).collect::<Result<_, _>>()?;
    Ok(Buttons::new(pattern, buttons))
}

fn case(ends: [&str; 2], pairs: &[String]) -> Result<Switches, ProblemError> {
    let [start, end] = ends.map(|end| row(end, switches::SYMBOLS));
    let (start, end) = (start?, end?);
    if start.len() != end.len() {
        let fields = ["start", "end"];
        return Err(ProblemError::Uneven { fields });
    }
    let pair = |(line, written): (usize, &String)| {
        let wanted = "two different switches, counted from 1";
        let found = numbers(written, ' ', start.len() + 1).and_then(|pair| match pair[..] {
            [i, j] if i != j && i.min(j) > 0 => Some((i as usize - 1, j as usize - 1)),
            _ => None,
        });
        found.ok_or(ProblemError::BadLine {
            field: "pairs",
            line,
            wanted,
        })
    };
    let pairs = (1..)
        .zip(pairs)
        .map(pair)
        .collect::<Result<BTreeSet<_>, _>>()?;
    Ok(Switches::new(start, end, pairs))
}

/// The numbers below `end` that `text` lists; none if it is empty.
fn numbers(text: &str, separator: char, end: usize) -> Option<Vec<u32>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    let number = |digits: &str| digits.parse().ok().filter(|&n: &u32| (n as usize) < end);
    text.split(separator).map(number).collect()
}
