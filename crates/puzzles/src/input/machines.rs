//! Reading a machine: `[.##.] (3) (1,3) (0,2) {3,5,4,7}`, one on a line.

use gf2::BitVector;

use super::cells::too_large;
use super::error::Fault;
use super::problem::MachineProblem;
use super::source::Row;
use crate::buttons::{Buttons, SYMBOLS};
use crate::limits::{MAX_CELLS, MAX_UNKNOWNS};

/// Tells whether a row starts as a machine does: with a bracket and a light, or an end.
pub(crate) fn is_machine(row: Row<'_>) -> bool {
    let inside = row.text.strip_prefix('[').map(str::trim_start);
    inside.is_some_and(|inside| inside.starts_with(['.', '#', ']']))
}

/// Reads a machine; what stands in braces belongs to another question about it.
pub(crate) fn read(row: Row<'_>) -> Result<Buttons, Fault> {
    if let Some(found) = row.text.chars().next().filter(|&c| c != '[') {
        let span = row.char_span(0, found);
        return Err(Fault::at(span, MachineProblem::NoPattern));
    }
    let (inside, mut rest) = bracketed(row, ']')?;
    let pattern = pattern(row, inside)?;
    let mut buttons = Vec::new();
    while let Some(first) = rest.text.chars().next() {
        match first {
            '(' => {
                let (inside, after) = bracketed(rest, ')')?;
                buttons.push(button(inside, pattern.len())?);
                rest = after;
            }
            '{' => rest = bracketed(rest, '}')?.1,
            found => {
                let problem = MachineProblem::StrayBetween { found };
                return Err(Fault::at(rest.char_span(0, found), problem));
            }
        }
    }
    if buttons.len() > MAX_UNKNOWNS {
        return Err(too_large(row, "buttons", buttons.len(), MAX_UNKNOWNS));
    }
    Ok(Buttons::new(pattern, buttons))
}

/// What stands in the bracket with which `row` starts, and what stands after it.
fn bracketed(row: Row<'_>, wanted: char) -> Result<(Row<'_>, Row<'_>), Fault> {
    match row.text.find(wanted) {
        Some(close) => Ok((row.part(1..close), row.suffix(row.text.len() - close - 1))),
        None => Err(Fault::at(row.end(), MachineProblem::NotClosed { wanted })),
    }
}

/// The lights between the square brackets of the machine in `row`.
fn pattern(row: Row<'_>, inside: Row<'_>) -> Result<BitVector, Fault> {
    if inside.text.is_empty() {
        return Err(Fault::at(row.char_span(0, '['), MachineProblem::NoLights));
    }
    if inside.text.len() > MAX_CELLS {
        return Err(too_large(inside, "lights", inside.text.len(), MAX_CELLS));
    }
    let light = |(at, found): (usize, char)| {
        let state = SYMBOLS.iter().position(|&symbol| symbol == found);
        let problem = MachineProblem::StrayLight { found };
        let state = state.ok_or_else(|| Fault::at(inside.char_span(at, found), problem))?;
        Ok(state == 1)
    };
    inside.text.char_indices().map(light).collect()
}

/// The lights that a button switches, ascending.
fn button(inside: Row<'_>, lights: usize) -> Result<Box<[u32]>, Fault> {
    if inside.text.is_empty() {
        return Ok(Box::default());
    }
    let mut button = Vec::new();
    for number in inside.split(|c| c == ',') {
        button.push((light(number, lights)?, number));
    }
    button.sort_by_key(|&(light, number)| (light, number.start));
    if let Some(twice) = button.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        let (light, number) = twice[1];
        return Err(Fault::at(
            number.span(),
            MachineProblem::LightTwice { light },
        ));
    }
    Ok(button.into_iter().map(|(light, _)| light).collect())
}

/// The number of a light, counted from 0.
fn light(number: Row<'_>, lights: usize) -> Result<u32, Fault> {
    if number.text.is_empty() || !number.text.chars().all(|c| c.is_ascii_digit()) {
        return Err(Fault::at(number.span(), MachineProblem::NoNumber));
    }
    match number.text.parse::<u32>() {
        Ok(light) if (light as usize) < lights => Ok(light),
        _ => {
            let light = number.shortened();
            let problem = MachineProblem::NoSuchLight { light, lights };
            Err(Fault::at(number.span(), problem))
        }
    }
}
