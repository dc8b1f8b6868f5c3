//! Telling what kind of input a board is.

use super::cases::is_cases;
use super::cells::{Style, cell_rows, first_unlike_nakov};
use super::counted::is_counted;
use super::error::Fault;
use super::grid::is_bar;
use super::machines::is_machine;
use super::problem::{CellProblem, InputProblem, SystemProblem};
use super::source::Row;
use crate::kind::Kind;
use crate::nakov::ROW_LENGTHS;

/// Where the boards of a text are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// As is usual for the kind: in blocks, or for some kinds in rows.
    Usual(Kind),
    /// Lights Out boards of 5×6 without anything between them, after their count.
    Counted,
}

/// Tells the form of a text from what its first board and all its rows look like.
///
/// What can be read as a board is one; only what cannot may start with a count.
pub(crate) fn recognize(first: &[Row<'_>], all: &[Row<'_>]) -> Result<Form, Fault> {
    recognize_board(first)
        .map(Form::Usual)
        .or_else(|fault| with_count(all).ok_or(fault))
}

/// Tells the form of a text that should have Lights Out boards.
pub(crate) fn recognize_lights(first: &[Row<'_>], all: &[Row<'_>]) -> Form {
    match (recognize_board(first), with_count(all)) {
        (Err(_), Some(Form::Counted)) => Form::Counted,
        _ => Form::Usual(Kind::Lights),
    }
}

/// The form of a text that starts with a count, if it does.
fn with_count(rows: &[Row<'_>]) -> Option<Form> {
    if is_counted(rows) {
        Some(Form::Counted)
    } else {
        is_cases(rows).then_some(Form::Usual(Kind::Switches))
    }
}

/// Tells the kind of a board from what it looks like; two possible readings are an error.
pub(crate) fn recognize_board(rows: &[Row<'_>]) -> Result<Kind, Fault> {
    let first = rows[0];
    if first.text.starts_with('{') {
        return Err(Fault::at(first.char_span(0, '{'), InputProblem::Trace));
    }
    if is_machine(first) {
        return Ok(Kind::Buttons);
    }
    if is_toml(rows) {
        return Ok(Kind::Toggle);
    }
    if rows.iter().any(|row| has_bar(row) || has_equals(row)) {
        return Ok(Kind::System);
    }
    match style(rows)? {
        Style::Letters => Ok(Kind::Flip),
        Style::Hashes | Style::Signs => Ok(Kind::Lights),
        Style::Digits => lights_or_nakov(rows),
    }
}

fn has_bar(row: &Row<'_>) -> bool {
    row.text.contains(is_bar)
}

fn has_equals(row: &Row<'_>) -> bool {
    row.text.contains('=')
}

/// Tells whether a system is written as equations; else it has a bar, or should have one.
pub(crate) fn is_equations(rows: &[Row<'_>]) -> Result<bool, Fault> {
    let bar = rows.iter().position(has_bar);
    let equals = rows.iter().position(has_equals);
    if let (Some(bar), Some(equals)) = (bar, equals) {
        let span = rows[bar.max(equals)].span();
        return Err(Fault::at(span, SystemProblem::BarAndEquals));
    }
    Ok(equals.is_some())
}

/// Tells whether a text starts as a TOML file does: with a table, or with the quote or the bracket
/// of a value that an equation has not.
pub(crate) fn is_toml(rows: &[Row<'_>]) -> bool {
    let has_value = |row: &Row<'_>| match row.text.split_once('=') {
        Some((_, value)) => row.text.contains(['"', '[']) || value.trim_start().starts_with('\''),
        None => false,
    };
    let first = rows[0];
    first.text.starts_with('[') && !is_machine(first) || rows.iter().any(has_value)
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
    let is_signs = |row: &Row<'_>| row.symbols().all(|(_, c)| matches!(c, '+' | '-'));
    let mut sums = rows.iter().filter(|row| row.text.contains('+'));
    if let Some(sum) = sums.find(|_| !rows.iter().any(is_signs)) {
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
    let lengths: Vec<usize> = rows.iter().map(|row| row.symbols().count()).collect();
    let first = lengths[0];
    match lengths.iter().position(|&len| len != first) {
        None => Ok(Kind::Lights),
        Some(_) if lengths == ROW_LENGTHS => Ok(Kind::Nakov),
        Some(ragged) => {
            let at = ragged.max(first_unlike_nakov(&lengths));
            let problem = CellProblem::RaggedBinary {
                first,
                found: lengths[at],
                total: lengths.iter().sum(),
            };
            Err(Fault::at(rows[at].span(), problem))
        }
    }
}
