//! Telling what kind of input a board is.

use std::ops::Range;

use super::cells::{Style, cell_rows, first_unlike_nakov};
use super::error::Fault;
use super::grid::is_bar;
use super::problem::{CellProblem, InputProblem, SystemProblem, Unread};
use super::source::Row;
use crate::kind::Kind;
use crate::nakov::ROW_LENGTHS;

/// Tells the kind of a board from what it looks like; two possible readings are an error.
pub(crate) fn recognize(rows: &[Row<'_>]) -> Result<Kind, Fault> {
    if let Some((form, span)) = unread(rows) {
        return Err(Fault::at(span, InputProblem::Unread(form)));
    }
    if rows.iter().any(|row| has_bar(row) || has_equals(row)) {
        return Ok(Kind::System);
    }
    match style(rows)? {
        Style::Letters => Ok(Kind::Flip),
        Style::Hashes => Ok(Kind::Lights),
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

/// The form that is not read here, if it is one, and what shows it.
fn unread(rows: &[Row<'_>]) -> Option<(Unread, Range<usize>)> {
    let first = rows[0];
    let mut chars = first.text.chars();
    let form = match (chars.next()?, chars.next()) {
        ('{', _) => Unread::Trace,
        ('[', Some('.' | '#' | ']')) => Unread::Buttons,
        ('[', _) => Unread::Toggle,
        _ => return toml_value(rows).map(|span| (Unread::Toggle, span)),
    };
    Some((form, first.char_span(0, '[')))
}

/// The quote or the bracket of a value that TOML has and an equation has not.
fn toml_value(rows: &[Row<'_>]) -> Option<Range<usize>> {
    let keys = rows.iter().filter(|row| row.text.contains('='));
    let mut values = keys.flat_map(|row| row.symbols().map(move |(at, c)| (row, at, c)));
    let (row, at, c) = values.find(|&(_, _, c)| matches!(c, '"' | '['))?;
    Some(row.char_span(at, c))
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
