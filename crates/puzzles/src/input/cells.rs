//! Reading the cells of a board.

use std::borrow::Cow;

use gf2::BitVector;

use super::error::Fault;
use super::problem::{CellProblem, InputProblem};
use super::source::Row;
use crate::board::Board;
use crate::kind::Kind;
use crate::limits::MAX_CELLS;
use crate::nakov::{CELLS, Nakov, ROW_LENGTHS};

/// The ways to write cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// `b` and `w`, also as capitals.
    Letters,
    /// `0` and `1`.
    Digits,
    /// `.` and `#`.
    Hashes,
    /// `-` (open) and `+` (closed), the handles of a refrigerator (POJ 2965).
    Signs,
}

impl Style {
    /// The style in which `c` is a cell.
    pub(crate) fn of(c: char) -> Option<Self> {
        match c {
            'b' | 'w' | 'B' | 'W' => Some(Self::Letters),
            '0' | '1' => Some(Self::Digits),
            '.' | '#' => Some(Self::Hashes),
            '-' | '+' => Some(Self::Signs),
            _ => None,
        }
    }

    /// The state of the cell that is written `c`, if it is one in this style.
    #[inline]
    fn state(self, c: char) -> Option<bool> {
        match (self, c) {
            (Self::Letters, 'b' | 'B')
            | (Self::Digits, '1')
            | (Self::Hashes, '#')
            | (Self::Signs, '+') => Some(true),
            (Self::Letters, 'w' | 'W')
            | (Self::Digits, '0')
            | (Self::Hashes, '.')
            | (Self::Signs, '-') => Some(false),
            _ => None,
        }
    }

    /// The kind that a board in this style most likely is.
    pub(crate) fn kind(self) -> Kind {
        match self {
            Self::Letters => Kind::Flip,
            Self::Digits | Self::Hashes | Self::Signs => Kind::Lights,
        }
    }

    /// What is wrong with the character `found` in a board of this style, read as `kind`.
    pub(crate) fn stray(self, found: char, kind: Kind) -> CellProblem {
        let first = match self {
            Self::Letters => "b and w",
            Self::Digits => "0 and 1",
            Self::Hashes => ". and #",
            Self::Signs => "+ and -",
        };
        match (self, Self::of(found)) {
            (_, Some(_)) => CellProblem::Mixed { first, found },
            (Self::Hashes, None) => CellProblem::StrayAmongHashes { found },
            _ => CellProblem::Stray { found, kind },
        }
    }
}

/// Reads a board whose rows have one length, and tells how it is written.
pub(crate) fn rectangle(kind: Kind, rows: &[Row<'_>]) -> Result<(Board, Style), Fault> {
    let rows = cell_rows(rows);
    let style = style_for(kind, rows[0])?;
    let mut cells = Vec::new();
    let mut cols = 0;
    for &row in rows.iter() {
        let before = cells.len();
        read_row(kind, style, row, &mut cells)?;
        require_even_blanks(row)?;
        let found = cells.len() - before;
        if before == 0 {
            cols = found;
        } else if found != cols {
            let problem = CellProblem::RaggedRow { first: cols, found };
            return Err(Fault::at(row.span(), problem));
        }
    }
    if cells.len() > MAX_CELLS {
        return Err(too_large(rows[0], "cells", cells.len(), MAX_CELLS));
    }
    Ok((Board::new(cols, cells.into_iter().collect()), style))
}

/// The fault of a board or a system, starting with `row`, that has `found` of something.
pub(crate) fn too_large(row: Row<'_>, what: &'static str, found: usize, limit: usize) -> Fault {
    let found = found.to_string();
    Fault::at(row.span(), InputProblem::TooLarge { what, found, limit })
}

/// The style of a board of `kind` that starts with `row`.
fn style_for(kind: Kind, row: Row<'_>) -> Result<Style, Fault> {
    let (at, c) = row.symbols().next().expect("a row has a symbol");
    match (kind, Style::of(c)) {
        (Kind::Flip, Some(Style::Letters)) => Ok(Style::Letters),
        (Kind::Lights, Some(style)) if style.kind() == Kind::Lights => Ok(style),
        (Kind::Nakov, Some(Style::Digits)) => Ok(Style::Digits),
        _ => {
            let problem = CellProblem::Stray { found: c, kind };
            Err(Fault::at(row.char_span(at, c), problem))
        }
    }
}

/// Appends the cells of a row.
fn read_row(kind: Kind, style: Style, row: Row<'_>, cells: &mut Vec<bool>) -> Result<(), Fault> {
    for (at, c) in row.symbols() {
        match style.state(c) {
            Some(state) => cells.push(state),
            None => return Err(Fault::at(row.char_span(at, c), style.stray(c, kind))),
        }
    }
    Ok(())
}

/// Tells whether a group is a single cell.
fn is_single(group: Row<'_>) -> bool {
    group.text.chars().nth(1).is_none()
}

/// The rows of a board: those it is written in, or the groups of its only line if all of them
/// are longer than one cell.
pub(crate) fn cell_rows<'r, 'a>(rows: &'r [Row<'a>]) -> Cow<'r, [Row<'a>]> {
    match rows {
        [only] if !only.groups().any(is_single) => Cow::Owned(only.groups().collect()),
        _ => Cow::Borrowed(rows),
    }
}

/// Refuses a row with blanks between some cells and not between others.
fn require_even_blanks(row: Row<'_>) -> Result<(), Fault> {
    if !row.text.contains(char::is_whitespace) {
        return Ok(());
    }
    match row.groups().find(|&group| !is_single(group)) {
        None => Ok(()),
        Some(group) => Err(Fault::at(group.span(), CellProblem::UnevenBlanks)),
    }
}

/// Reads a Nakov board: 21 values on one line, or rows of 3, 5, 5, 5, 3.
pub(crate) fn nakov(rows: &[Row<'_>]) -> Result<Nakov, Fault> {
    let style = style_for(Kind::Nakov, rows[0])?;
    let mut cells = Vec::new();
    let mut lengths = Vec::new();
    for &row in rows {
        let before = cells.len();
        read_row(Kind::Nakov, style, row, &mut cells)?;
        if rows.len() > 1 {
            require_even_blanks(row)?;
        }
        lengths.push(cells.len() - before);
    }
    if rows.len() == 1 && cells.len() == CELLS || lengths == ROW_LENGTHS {
        return Ok(Nakov::new(cells.into_iter().collect::<BitVector>()));
    }
    Err(wrong_rows(rows, &lengths))
}

/// The fault of a board whose rows have not the lengths of a Nakov board's.
fn wrong_rows(rows: &[Row<'_>], lengths: &[usize]) -> Fault {
    let at = first_unlike_nakov(lengths);
    let (total, found) = (lengths.iter().sum(), lengths[at]);
    let problem = match ROW_LENGTHS.get(at) {
        Some(&expected) if total == CELLS => CellProblem::NakovRow { found, expected },
        _ => CellProblem::NakovCells { found: total },
    };
    Fault::at(rows[at].span(), problem)
}

/// The first row that a Nakov board does not have, or the last if only rows are missing.
pub(crate) fn first_unlike_nakov(lengths: &[usize]) -> usize {
    let same = lengths
        .iter()
        .zip(ROW_LENGTHS)
        .take_while(|&(&len, row)| len == row);
    same.count().min(lengths.len() - 1)
}
