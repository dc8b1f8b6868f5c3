//! Reading what is drawn: the mask, and boards on it.

use gf2::BitVector;

use super::document::Value;
use crate::input::error::Fault;
use crate::input::problem::{InputProblem, ToggleProblem};
use crate::input::source::Row;
use crate::limits::MAX_CELLS;
use crate::mask::Mask;

/// Reads the mask: `#` is a cell, `.` and a blank are none.
pub(super) fn mask(value: Value<'_>) -> Result<Mask, Fault> {
    let rows = squares(value)?;
    let square = |row: Row<'_>, (at, found): (usize, char)| match found {
        '#' => Ok(true),
        '.' | ' ' => Ok(false),
        _ => {
            let wanted = "a mask has # for a cell, and . or a blank where there is none";
            let problem = ToggleProblem::StraySquare { found, wanted };
            Err(Fault::at(row.char_span(at, found), problem))
        }
    };
    let squares = |row: &Row<'_>| row.text.char_indices().map(|c| square(*row, c)).collect();
    let rows: Vec<Vec<bool>> = rows.iter().map(squares).collect::<Result<_, _>>()?;
    Mask::of(&rows).ok_or_else(|| value.fault(ToggleProblem::NoCells))
}

/// The rows of a picture that has no more squares than a board may have cells.
pub(super) fn squares(value: Value<'_>) -> Result<Vec<Row<'_>>, Fault> {
    let rows = value.picture()?;
    let longest = rows.iter().map(|row| row.text.len()).max().unwrap_or(0);
    let squares = rows.len().saturating_mul(longest);
    if squares > MAX_CELLS {
        return Err(value.fault(InputProblem::TooLarge {
            what: "squares",
            found: squares.to_string(),
            limit: MAX_CELLS,
        }));
    }
    Ok(rows)
}

/// Reads a board: `"all"`, `"none"`, a list of the cells in state 1, or a picture.
pub(super) fn board(value: Value<'_>, mask: &Mask, symbols: [char; 2]) -> Result<BitVector, Fault> {
    match value.text() {
        Some("all") => return Ok(BitVector::ones(mask.len())),
        Some("none") => return Ok(BitVector::zeros(mask.len())),
        _ => {}
    }
    // A list with a text in it is a list of rows.
    let is_list = value
        .items()
        .is_some_and(|mut items| items.all(|item| item.text().is_none()));
    if is_list {
        return cells(value, mask.len());
    }
    drawn(value, mask, symbols)
}

/// Reads a list of cells, counted from 1.
pub(super) fn cells(value: Value<'_>, cells: usize) -> Result<BitVector, Fault> {
    let mut listed = BitVector::zeros(cells);
    let items = value
        .items()
        .ok_or_else(|| value.unexpected("a list of cells"))?;
    for item in items {
        let cell = cell(item, cells)?;
        if listed.get(cell) {
            return Err(item.fault(ToggleProblem::CellTwice));
        }
        listed.set(cell, true);
    }
    Ok(listed)
}

/// Reads the number of a cell, and returns it counted from 0.
pub(super) fn cell(value: Value<'_>, cells: usize) -> Result<usize, Fault> {
    match value.number() {
        Some((_, Some(number))) if (1..=cells).contains(&number) => Ok(number - 1),
        Some((cell, _)) => Err(value.fault(ToggleProblem::NoSuchCell { cell, cells })),
        None => Err(value.unexpected("the number of a cell")),
    }
}

/// Reads a picture of a board.
///
/// In each row only the cells count, and not where they stand, as long as there are as many as
/// in that row of the mask: so a row may be indented, or have blanks between its cells.
fn drawn(value: Value<'_>, mask: &Mask, symbols: [char; 2]) -> Result<BitVector, Fault> {
    let is_cell = |&(_, c): &(usize, char)| c != '.' || symbols.contains(&'.');
    let rows = value.picture()?;
    let filled: Vec<Row<'_>> = rows
        .into_iter()
        .filter(|row| row.symbols().any(|symbol| is_cell(&symbol)))
        .collect();
    let lengths: Vec<usize> = mask
        .row_lengths()
        .into_iter()
        .filter(|&len| len > 0)
        .collect();
    if filled.len() != lengths.len() {
        let (found, rows) = (filled.len(), lengths.len());
        return Err(value.fault(ToggleProblem::BoardRows { found, rows }));
    }
    let mut states = Vec::with_capacity(mask.len());
    for (row, cells) in filled.into_iter().zip(lengths) {
        let before = states.len();
        for (at, found) in row.symbols().filter(is_cell) {
            let state = symbols.iter().position(|&symbol| symbol == found);
            let problem = ToggleProblem::StrayCell { found, symbols };
            let state = state.ok_or_else(|| Fault::at(row.char_span(at, found), problem))?;
            states.push(state == 1);
        }
        let found = states.len() - before;
        if found != cells {
            let (start, len) = (
                row.text.len() - row.text.trim_start().len(),
                row.text.trim().len(),
            );
            let span = row.start + start..row.start + start + len;
            return Err(Fault::at(span, ToggleProblem::BoardRow { found, cells }));
        }
    }
    Ok(states.into_iter().collect())
}
