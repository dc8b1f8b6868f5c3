//! Reading a board that a TOML file describes.
//!
//! `document` parses the file and knows where everything stands, `pictures` reads the mask and
//! boards on it, `shapes` and `moves` the moves.

mod document;
mod moves;
mod pictures;
mod shapes;
mod suggest;

use std::collections::HashSet;

use gf2::BitVector;

use self::document::{Table, Value};
use super::ReadOptions;
use super::error::Fault;
use super::problem::{InputProblem, ToggleProblem};
use crate::limits::{MAX_GOALS, MAX_TOML_BYTES};
use crate::mask::Mask;
use crate::names::{are_symbols, is_name};
use crate::toggle::{Named, Parts, Toggle, usual_title};

const KEYS: &[&str] = &[
    "title",
    "mask",
    "symbols",
    "states",
    "start",
    "moves",
    "goals",
    "impossible",
];

/// Reads the puzzle that `text` describes.
pub(super) fn read(text: &str, options: &ReadOptions) -> Result<Toggle, Fault> {
    if text.len() > MAX_TOML_BYTES {
        return Err(Fault::nowhere(InputProblem::TooLarge {
            what: "bytes of TOML",
            found: text.len().to_string(),
            limit: MAX_TOML_BYTES,
        }));
    }
    let document = document::parse(text)?;
    let table = Table::whole(text, &document, KEYS)?;
    let mask = pictures::mask(table.require("mask")?)?;
    let symbols = table.get("symbols").map_or(Ok(['0', '1']), symbols)?;
    let start = match table.get("start") {
        None => BitVector::zeros(mask.len()),
        Some(start) => pictures::board(start, &mask, symbols)?,
    };
    let title = match table.get("title") {
        None => usual_title(mask.len()),
        Some(title) => one_name(title)?.to_owned(),
    };
    let refusal = table.get("impossible").map(one_name).transpose()?;
    let moves = moves::moves(table.require("moves")?, &mask)?;
    let goals = goals(table.require("goals")?, &mask, symbols)?;
    let parts = Parts {
        title,
        states: match table.get("states") {
            None => symbols.map(String::from),
            Some(value) => states(value)?,
        },
        symbols,
        start,
        moves,
        goals: chosen(goals, options)?,
        mask,
    };
    Ok(Toggle::new(parts, refusal.map(str::to_owned)))
}

/// Reads a name.
fn one_name(value: Value<'_>) -> Result<&str, Fault> {
    let name = value.text().ok_or_else(|| value.unexpected("a text"))?;
    if !is_name(name) {
        return Err(value.fault(ToggleProblem::BadName));
    }
    Ok(name)
}

/// Reads a list of names.
fn names(value: Value<'_>) -> Result<Vec<String>, Fault> {
    let items = value
        .items()
        .ok_or_else(|| value.unexpected("a list of names"))?;
    items
        .map(|item| one_name(item).map(str::to_owned))
        .collect()
}

fn symbols(value: Value<'_>) -> Result<[char; 2], Fault> {
    let wanted = "a text of two characters, the first for state 0";
    let text = value.text().ok_or_else(|| value.unexpected(wanted))?;
    let mut chars = text.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some(zero), Some(one), None) if are_symbols([zero, one]) => Ok([zero, one]),
        _ => Err(value.fault(ToggleProblem::BadSymbols)),
    }
}

fn states(value: Value<'_>) -> Result<[String; 2], Fault> {
    let pair = <[String; 2]>::try_from(names(value)?);
    pair.map_err(|_| value.unexpected("a list of two words, the first for state 0"))
}

/// Reads the goals.
fn goals(value: Value<'_>, mask: &Mask, symbols: [char; 2]) -> Result<Vec<Named>, Fault> {
    let wanted = "a list of tables, each under [[goals]]";
    let tables = value.items().ok_or_else(|| value.unexpected(wanted))?;
    let count = tables.len();
    if count == 0 {
        return Err(value.fault(ToggleProblem::NoGoals));
    }
    if count > MAX_GOALS {
        return Err(value.fault(InputProblem::TooLarge {
            what: "goals",
            found: count.to_string(),
            limit: MAX_GOALS,
        }));
    }
    let mut goals = Vec::with_capacity(count);
    let mut seen = HashSet::new();
    for (number, item) in (1..).zip(tables) {
        let table = item.table("a goal", "a table under [[goals]]", &["name", "board"])?;
        let name = match table.get("name") {
            Some(name) => one_name(name)?.to_owned(),
            None if count == 1 => "this board".to_owned(),
            None => format!("goal {number}"),
        };
        if !seen.insert(name.clone()) {
            return Err(table.fault(ToggleProblem::NameTwice { name }));
        }
        let cells = pictures::board(table.require("board")?, mask, symbols)?;
        goals.push(Named { name, cells });
    }
    Ok(goals)
}

/// The goal that was asked for, or all of them.
fn chosen(goals: Vec<Named>, options: &ReadOptions) -> Result<Vec<Named>, Fault> {
    /// The most goals that an error names.
    const FEW: usize = 10;
    let Some(wanted) = &options.goal else {
        return Ok(goals);
    };
    let names = goals.iter().map(|goal| goal.name.clone());
    let known: Vec<String> = names.take(FEW).collect();
    let chosen: Vec<Named> = goals
        .into_iter()
        .filter(|goal| goal.name == *wanted)
        .collect();
    if chosen.is_empty() {
        let problem = ToggleProblem::UnknownGoal {
            goal: wanted.clone(),
            goals: known,
        };
        return Err(Fault::nowhere(problem));
    }
    Ok(chosen)
}
