//! Making a toggle puzzle again.

use std::collections::HashSet;

use gf2::BitVector;

use super::{ProblemError, list, named, require_few, text};
use crate::kind::Kind;
use crate::limits::{MAX_CELLS, MAX_GOALS, MAX_UNKNOWNS};
use crate::mask::Mask;
use crate::names::{are_symbols, is_name};
use crate::problem::Field;
use crate::toggle::{Named, Parts, Toggle};

const FIELDS: [&str; 9] = [
    "title",
    "mask",
    "symbols",
    "states",
    "start",
    "moves",
    "move_names",
    "goals",
    "goal_names",
];

/// The puzzle that the fields describe, if each of them makes sense.
pub(super) fn rebuild(fields: &[(String, Field)]) -> Result<Toggle, ProblemError> {
    let [
        title,
        shape,
        symbols,
        states,
        start,
        moves,
        move_names,
        goals,
        goal_names,
    ] = named(Kind::Toggle, &FIELDS, fields)?;
    let mask = mask(list("mask", shape)?)?;
    let cells = mask.len();
    let title = text("title", title)?.to_owned();
    require_names("title", std::slice::from_ref(&title))?;
    let moves = named_cells(["moves", "move_names"], [moves, move_names], cells)?;
    require_few("moves", moves.len(), MAX_UNKNOWNS)?;
    let goals = named_cells(["goals", "goal_names"], [goals, goal_names], cells)?;
    require_few("goals", goals.len(), MAX_GOALS)?;
    if goals.is_empty() {
        return Err(bad_line("goals", 1, "a board"));
    }
    let parts = Parts {
        title,
        symbols: symbol_pair(text("symbols", symbols)?)?,
        states: state_words(list("states", states)?)?,
        start: bits("start", 1, text("start", start)?, cells)?,
        mask,
        moves,
        goals,
    };
    Ok(Toggle::new(parts, None))
}

fn bad_line(field: &'static str, line: usize, wanted: &'static str) -> ProblemError {
    ProblemError::BadLine {
        field,
        line,
        wanted,
    }
}

fn mask(lines: &[String]) -> Result<Mask, ProblemError> {
    let longest = lines.iter().map(String::len).max().unwrap_or(0);
    if lines.len().saturating_mul(longest) > MAX_CELLS {
        return Err(ProblemError::TooManyCells);
    }
    let square = |row, found| match found {
        '#' => Ok(true),
        '.' => Ok(false),
        _ => Err(ProblemError::StrayCell { row, found }),
    };
    let row = |(row, line): (usize, &String)| line.chars().map(|c| square(row, c)).collect();
    let rows: Vec<Vec<bool>> = (1..).zip(lines).map(row).collect::<Result<_, _>>()?;
    Mask::of(&rows).ok_or(ProblemError::EmptyBoard)
}

fn symbol_pair(symbols: &str) -> Result<[char; 2], ProblemError> {
    let found: Vec<char> = symbols.chars().collect();
    let pair = <[char; 2]>::try_from(found).ok();
    pair.filter(|&pair| are_symbols(pair))
        .ok_or_else(|| super::unknown_word("symbols", symbols))
}

fn state_words(states: &[String]) -> Result<[String; 2], ProblemError> {
    require_names("states", states)?;
    let pair = <[String; 2]>::try_from(states.to_vec());
    pair.map_err(|_| bad_line("states", 2, "the last of two words"))
}

fn require_names(field: &'static str, names: &[String]) -> Result<(), ProblemError> {
    match names.iter().position(|name| !is_name(name)) {
        Some(at) => Err(bad_line(field, at + 1, "a printable name")),
        None => Ok(()),
    }
}

/// One bit for each cell.
fn bits(
    field: &'static str,
    line: usize,
    bits: &str,
    cells: usize,
) -> Result<BitVector, ProblemError> {
    let vector = bits.parse::<BitVector>().ok();
    vector
        .filter(|vector| vector.len() == cells)
        .ok_or(bad_line(field, line, "a 0 or 1 for each cell"))
}

/// Lists of cells with their names, all different.
fn named_cells(
    [list_field, names_field]: [&'static str; 2],
    [cells_of, names]: [&Field; 2],
    cells: usize,
) -> Result<Vec<Named>, ProblemError> {
    let (lists, names) = (list(list_field, cells_of)?, list(names_field, names)?);
    if lists.len() != names.len() {
        let fields = [list_field, names_field];
        return Err(ProblemError::Uneven { fields });
    }
    require_names(names_field, names)?;
    let mut seen = HashSet::new();
    if let Some(at) = names.iter().position(|name| !seen.insert(name)) {
        return Err(bad_line(names_field, at + 1, "a name that no other has"));
    }
    let named = |(at, (list, name)): (usize, (&String, &String))| {
        Ok(Named {
            name: name.clone(),
            cells: bits(list_field, at + 1, list, cells)?,
        })
    };
    lists.iter().zip(names).enumerate().map(named).collect()
}
