//! Reading the moves: shapes that are placed, and lists of cells.

use std::collections::HashSet;

use gf2::BitVector;

use super::document::{Table, Value};
use super::pictures::{cell, cells};
use super::shapes::{Edges, Shape};
use super::{names, one_name};
use crate::input::error::Fault;
use crate::input::problem::{InputProblem, ToggleProblem};
use crate::input::source::shortened;
use crate::limits::MAX_UNKNOWNS;
use crate::mask::Mask;
use crate::names::is_name;
use crate::toggle::Named;

const KEYS: &[&str] = &["name", "names", "shape", "edges", "at", "cells"];

/// Reads every table of moves, in their order.
pub(super) fn moves(value: Value<'_>, mask: &Mask) -> Result<Vec<Named>, Fault> {
    let wanted = "a list of tables, each under [[moves]]";
    let tables = value.items().ok_or_else(|| value.unexpected(wanted))?;
    let mut moves = Vec::new();
    let mut seen = HashSet::new();
    for item in tables {
        let table = item.table("a table of moves", "a table under [[moves]]", KEYS)?;
        let mut group = Group::new(item, moves.len());
        match (table.get("shape"), table.get("cells")) {
            (Some(shape), None) => group.place(&table, shape, mask)?,
            (None, Some(cells)) => group.list(&table, cells, mask)?,
            (shape, _) => {
                let (keys, both) = (["shape", "cells"], shape.is_some());
                return Err(table.fault(ToggleProblem::OneOf { keys, both }));
            }
        }
        for named in group.named(&table)? {
            if !seen.insert(named.name.clone()) {
                let name = named.name;
                return Err(table.fault(ToggleProblem::NameTwice { name }));
            }
            moves.push(named);
        }
    }
    Ok(moves)
}

/// The moves of one table.
struct Group<'d> {
    value: Value<'d>,
    /// The number of moves before them.
    before: usize,
    moves: Vec<BitVector>,
}

impl<'d> Group<'d> {
    fn new(value: Value<'d>, before: usize) -> Self {
        let moves = Vec::new();
        Self {
            value,
            before,
            moves,
        }
    }

    /// Adds a move, if there may be one more.
    fn push(&mut self, cells: BitVector) -> Result<(), Fault> {
        let found = self.before + self.moves.len() + 1;
        if found > MAX_UNKNOWNS {
            return Err(self.value.fault(InputProblem::TooLarge {
                what: "moves",
                found: found.to_string(),
                limit: MAX_UNKNOWNS,
            }));
        }
        self.moves.push(cells);
        Ok(())
    }

    /// Places a shape: on the cells that are listed, or wherever it fits, or on every cell.
    fn place(&mut self, table: &Table<'_>, value: Value<'_>, mask: &Mask) -> Result<(), Fault> {
        let shape = Shape::read(value)?;
        let edges = table.get("edges").map_or(Ok(Edges::Fit), edges)?;
        match (table.get("at"), edges) {
            (None, Edges::Fit) => {
                for cells in shape.everywhere_it_fits(mask) {
                    self.push(cells)?;
                }
                if self.moves.is_empty() {
                    return Err(value.fault(ToggleProblem::FitsNowhere));
                }
                return Ok(());
            }
            _ if !shape.has_anchor() => return Err(value.fault(ToggleProblem::NoAnchor)),
            (Some(at), _) => {
                let wanted = "a list of cells";
                for item in at.items().ok_or_else(|| at.unexpected(wanted))? {
                    let place = mask.places()[cell(item, mask.len())?];
                    let cells = shape.at(place, mask, edges);
                    self.push(cells.ok_or_else(|| item.fault(ToggleProblem::DoesNotFit))?)?;
                }
            }
            (None, Edges::Cut | Edges::Wrap) => {
                for &place in mask.places() {
                    let cells = shape.at(place, mask, edges);
                    self.push(cells.expect("a shape that is cut or wraps fits"))?;
                }
            }
        }
        Ok(())
    }

    /// Adds moves that list their cells: `"all"`, one list, or a list of lists.
    fn list(&mut self, table: &Table<'_>, value: Value<'_>, mask: &Mask) -> Result<(), Fault> {
        for key in ["edges", "at"] {
            if let Some(value) = table.get(key) {
                let other = "shape";
                return Err(value.fault(ToggleProblem::Needs { key, other }));
            }
        }
        if value.text() == Some("all") {
            return self.push(BitVector::ones(mask.len()));
        }
        let wanted = "a list of cells, a list of such lists, or \"all\"";
        let mut items = value.items().ok_or_else(|| value.unexpected(wanted))?;
        if items.len() > 0 && items.all(|item| item.items().is_some()) {
            let mut lists = value.items().into_iter().flatten();
            return lists.try_for_each(|list| self.push(cells(list, mask.len())?));
        }
        // An empty list is one move that changes nothing.
        self.push(cells(value, mask.len())?)
    }

    /// The moves with the names that the table gives them, or with their numbers.
    fn named(self, table: &Table<'_>) -> Result<Vec<Named>, Fault> {
        let names = match (table.get("name"), table.get("names")) {
            (Some(_), Some(_)) => {
                let (keys, both) = (["name", "names"], true);
                return Err(table.fault(ToggleProblem::OneOf { keys, both }));
            }
            (_, Some(value)) => {
                let names = names(value)?;
                let (found, moves) = (names.len(), self.moves.len());
                if found != moves {
                    return Err(value.fault(ToggleProblem::NameCount { found, moves }));
                }
                names
            }
            (name, None) => {
                let word = name.map_or(Ok("move"), one_name)?;
                let numbers = (1..=self.moves.len()).map(|i| self.before + i);
                let names: Vec<String> = numbers.map(|n| format!("{word} {n}")).collect();
                // With its number a name must still be one.
                if let Some(value) = name.filter(|_| !names.iter().all(|name| is_name(name))) {
                    return Err(value.fault(ToggleProblem::BadName));
                }
                names
            }
        };
        let named = names.into_iter().zip(self.moves);
        Ok(named.map(|(name, cells)| Named { name, cells }).collect())
    }
}

/// What a shape does at the edges.
fn edges(value: Value<'_>) -> Result<Edges, Fault> {
    let wanted = "\"fit\", \"cut\" or \"wrap\"";
    let word = value.text().ok_or_else(|| value.unexpected(wanted))?;
    Edges::from_word(word).ok_or_else(|| {
        let (word, known) = (shortened(word), Edges::WORDS);
        value.fault(ToggleProblem::UnknownWord { word, known })
    })
}
