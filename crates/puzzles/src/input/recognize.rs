//! Telling what kind of input a board is.

use super::cells::{Style, cell_rows};
use super::error::Fault;
use super::grid::is_bar;
use super::problem::{CellProblem, InputProblem, SystemProblem, Unread};
use super::source::Row;
use crate::kind::Kind;
use crate::nakov::ROW_LENGTHS;

/// Tells the kind of a board from what it looks like; two possible readings are an error.
pub(crate) fn recognize(rows: &[Row<'_>]) -> Result<Kind, Fault> {
    if let Some((form, at)) = unread(rows) {
        return Err(Fault::at(at..at + 1, InputProblem::Unread(form)));
    }
    if rows.iter().any(|row| row.text.contains(is_bar)) || is_equations(rows) {
        return Ok(Kind::System);
    }
    match style(rows)? {
        Style::Letters => Ok(Kind::Flip),
        Style::Hashes => Ok(Kind::Lights),
        Style::Digits => lights_or_nakov(rows),
    }
}

/// Tells whether a system is written as equations.
pub(crate) fn is_equations(rows: &[Row<'_>]) -> bool {
    rows.iter().any(|row| row.text.contains('='))
}

/// The form that is not read here, if it is one, and where it shows.
fn unread(rows: &[Row<'_>]) -> Option<(Unread, usize)> {
    let first = rows[0];
    let mut chars = first.text.chars();
    match (chars.next(), chars.next()) {
        (Some('{'), _) => return Some((Unread::Trace, first.start)),
        (Some('['), Some('.' | '#' | ']')) => return Some((Unread::Buttons, first.start)),
        (Some('['), _) => return Some((Unread::Toggle, first.start)),
        _ => {}
    }
    let is_toml = |row: &&Row<'_>| row.text.contains('=') && row.text.contains(['"', '[']);
    let row = rows.iter().find(is_toml)?;
    Some((Unread::Toggle, row.start))
}

/// The way in which all cells of a board are written.
fn style(rows: &[Row<'_>]) -> Result<Style, Fault> {
    let mut first = None;
    for &row in rows {
        for (at, c) in row.symbols() {
            match (first, Style::of(c)) {
                (None, Some(style)) => first = Some(style),
                (Some(first), Some(style)) if first == style => {}
                (first, _) => return Err(stray(rows, first, row, at, c)),
            }
        }
    }
    Ok(first.expect("a row has a symbol"))
}

/// The fault of a character that does not go with the cells before it.
fn stray(rows: &[Row<'_>], first: Option<Style>, row: Row<'_>, at: usize, c: char) -> Fault {
    if let Some(sum) = rows.iter().find(|row| row.text.contains('+')) {
        return Fault::at(sum.span(), SystemProblem::NoEquals);
    }
    let span = row.char_span(at, c);
    match first {
        None => Fault::at(span, InputProblem::Unrecognized { found: c }),
        Some(first) => Fault::at(span, first.stray(c, first.kind())),
    }
}

/// Decides by the lengths of the rows between the two kinds that are written in 0 and 1.
fn lights_or_nakov(rows: &[Row<'_>]) -> Result<Kind, Fault> {
    let rows = cell_rows(rows);
    let len = |row: &Row<'_>| row.symbols().count();
    let first = len(&rows[0]);
    if rows.iter().map(len).eq(ROW_LENGTHS) {
        return Ok(Kind::Nakov);
    }
    match rows.iter().find(|row| len(row) != first) {
        None => Ok(Kind::Lights),
        Some(row) => {
            let found = len(row);
            let problem = CellProblem::RaggedBinary { first, found };
            Err(Fault::at(row.span(), problem))
        }
    }
}
