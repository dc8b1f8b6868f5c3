//! Reading a system as rows with a bar: `1 0 1 | 1`.

use std::ops::Range;

use gf2::BitVector;

use super::cells::too_large;
use super::error::Fault;
use super::problem::SystemProblem;
use super::source::Row;
use crate::limits::{MAX_EQUATIONS, MAX_GOALS, MAX_UNKNOWNS};
use crate::system::{Equation, Names, System};

/// Tells whether `c` is the bar before the right-hand sides, typed or as Rowstep prints it.
pub(crate) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '│')
}

/// Reads a system in which every row has a bar.
pub(crate) fn read(rows: &[Row<'_>]) -> Result<System, Fault> {
    if rows.len() > MAX_EQUATIONS {
        return Err(too_large(rows[0], "equations", rows.len(), MAX_EQUATIONS));
    }
    let mut shape = None;
    let mut equations = Vec::with_capacity(rows.len());
    for &row in rows {
        let (left, right) = sides(row)?;
        let found = (left.symbols().count(), right.symbols().count());
        match shape {
            None => shape = Some(checked_shape(row, found)?),
            Some(first) => require_same(left, right, first, found)?,
        }
        equations.push(Equation {
            unknowns: ones(left)?,
            constants: entries(right).collect::<Result<BitVector, Fault>>()?,
        });
    }
    let (count, goals) = shape.expect("a block has a row");
    let names = Names::Indexed { letter: 'x', count };
    Ok(System::new(names, equations, goals))
}

/// The parts of a row before and after its bar.
fn sides(row: Row<'_>) -> Result<(Row<'_>, Row<'_>), Fault> {
    let mut sides = row.split(is_bar);
    let left = sides.next().unwrap_or(row);
    let Some(right) = sides.next() else {
        return Err(Fault::at(row.span(), SystemProblem::NoBar));
    };
    if sides.next().is_some() {
        return Err(Fault::at(second_bar(row), SystemProblem::SecondBar));
    }
    if right.text.is_empty() {
        return Err(Fault::at(row.end(), SystemProblem::NothingAfterBar));
    }
    Ok((left, right))
}

/// The bytes of the second bar of a row that has one.
fn second_bar(row: Row<'_>) -> Range<usize> {
    let mut bars = row.symbols().filter(|&(_, c)| is_bar(c));
    let (at, c) = bars.nth(1).expect("a row with two bars");
    row.char_span(at, c)
}

/// Compares the numbers of unknowns and of right-hand sides with the limits.
fn checked_shape(row: Row<'_>, shape: (usize, usize)) -> Result<(usize, usize), Fault> {
    let (unknowns, goals) = shape;
    if unknowns > MAX_UNKNOWNS {
        return Err(too_large(row, "unknowns", unknowns, MAX_UNKNOWNS));
    }
    if goals > MAX_GOALS {
        return Err(too_large(row, "right-hand sides", goals, MAX_GOALS));
    }
    Ok(shape)
}

/// Compares the numbers of entries of a row with those of the first.
fn require_same(
    left: Row<'_>,
    right: Row<'_>,
    first: (usize, usize),
    found: (usize, usize),
) -> Result<(), Fault> {
    if found.0 != first.0 {
        let (first, found) = (first.0, found.0);
        let problem = SystemProblem::UnevenUnknowns { first, found };
        return Err(Fault::at(left.span(), problem));
    }
    if found.1 != first.1 {
        let (first, found) = (first.1, found.1);
        let problem = SystemProblem::UnevenGoals { first, found };
        return Err(Fault::at(right.span(), problem));
    }
    Ok(())
}

/// The entries of one side of a row.
fn entries(side: Row<'_>) -> impl Iterator<Item = Result<bool, Fault>> {
    side.symbols().map(move |(at, c)| match c {
        '0' => Ok(false),
        '1' => Ok(true),
        found => {
            let problem = SystemProblem::StrayEntry { found };
            Err(Fault::at(side.char_span(at, c), problem))
        }
    })
}

/// The numbers of the unknowns that have a 1.
fn ones(side: Row<'_>) -> Result<Vec<u32>, Fault> {
    let mut ones = Vec::new();
    for (unknown, entry) in (0..).zip(entries(side)) {
        if entry? {
            ones.push(unknown);
        }
    }
    Ok(ones)
}
