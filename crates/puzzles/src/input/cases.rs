//! Reading cases of switches (POJ 1830).
//!
//! ```text
//! 1          the number of cases; may be left out before a single one
//! 3          the number of switches
//! 0 0 0      their positions at the start
//! 1 1 1      and at the end
//! 1 2        operating switch 1 changes switch 2 as well
//! 2 3
//! 0 0        the end of the pairs
//! ```

use std::collections::BTreeSet;

use gf2::BitVector;

use super::cells::too_large;
use super::error::Fault;
use super::problem::SwitchProblem;
use super::source::Row;
use crate::limits::MAX_CELLS;
use crate::switches::Switches;

/// Tells whether the rows of a text, which is no board, start as cases of switches do: with one
/// or two counts, and then two rows with as many positions as the last count says.
pub(crate) fn is_cases(rows: &[Row<'_>]) -> bool {
    let positions = |row: &Row<'_>, count: &Row<'_>| {
        let bits = row.groups().all(|group| matches!(group.text, "0" | "1"));
        bits && count.text.parse() == Ok(row.groups().count())
    };
    let one_case = |rows: &[Row<'_>]| match rows {
        [count, start, end, ..] => {
            count.is_number() && positions(start, count) && positions(end, count)
        }
        _ => false,
    };
    match rows {
        [count, rest @ ..] => one_case(rows) || count.is_number() && one_case(rest),
        [] => false,
    }
}

/// Reads every case; one that exceeds a limit is kept as a fault in its place.
pub(crate) fn read(rows: &[Row<'_>]) -> Result<Vec<Result<Switches, Fault>>, Fault> {
    let mut rest = Rest::new(rows);
    let announced = if is_single(rows) {
        None
    } else {
        Some(rest.count("cases")?)
    };
    let mut cases = Vec::new();
    for _ in 0..announced.unwrap_or(1) {
        cases.push(rest.case()?);
    }
    match rest.rows.first() {
        None => Ok(cases),
        Some(row) => {
            let problem = SwitchProblem::Surplus { cases: announced };
            Err(Fault::at(row.span(), problem))
        }
    }
}

/// Tells whether the rows are one case without a count of cases before it.
///
/// A count of cases is followed by another count, which could be a row of positions only for a
/// single switch; then the fourth row of a case is a pair, and after a count of cases it is
/// the position at the end. So there is nothing to guess.
fn is_single(rows: &[Row<'_>]) -> bool {
    let is_lone = |row: &Row<'_>| row.groups().count() == 1;
    match rows {
        [_, second, ..] if !is_lone(second) => true,
        [count, start, end, fourth, ..] => {
            let bit = |row: &Row<'_>| matches!(row.text, "0" | "1");
            count.text == "1" && bit(start) && bit(end) && !is_lone(fourth)
        }
        _ => false,
    }
}

/// The rows that are not read yet.
struct Rest<'r, 'a> {
    rows: &'r [Row<'a>],
    last: Row<'a>,
}

impl<'r, 'a> Rest<'r, 'a> {
    /// All of `rows`; there is one.
    fn new(rows: &'r [Row<'a>]) -> Self {
        let last = *rows.last().expect("a text has a row");
        Self { rows, last }
    }

    /// Takes the next row, which should be what is `wanted`.
    fn next(&mut self, wanted: &'static str) -> Result<Row<'a>, Fault> {
        let Some((&next, rest)) = self.rows.split_first() else {
            return Err(Fault::at(self.last.end(), SwitchProblem::Ends { wanted }));
        };
        self.rows = rest;
        Ok(next)
    }

    /// Takes a count of at least 1; one that no number holds is beyond everything.
    fn count(&mut self, what: &'static str) -> Result<usize, Fault> {
        let row = self.next("a count")?;
        if !row.is_number() {
            return Err(Fault::at(row.span(), SwitchProblem::NoCount { what }));
        }
        match row.text.parse().unwrap_or(usize::MAX) {
            0 => Err(Fault::at(row.span(), SwitchProblem::Zero { what })),
            count => Ok(count),
        }
    }

    /// Takes a whole case. Too large a case is passed over to its end, so that those after it
    /// can be answered.
    fn case(&mut self) -> Result<Result<Switches, Fault>, Fault> {
        let first = self.rows.first().copied();
        let switches = self.count("switches")?;
        if switches > MAX_CELLS {
            let count = first.expect("a count was read");
            while !is_end(self.next("0 0")?) {}
            return Ok(Err(too_large(count, "switches", switches, MAX_CELLS)));
        }
        let start = positions(self.next("the positions at the start")?, switches)?;
        let end = positions(self.next("the positions at the end")?, switches)?;
        let mut pairs = BTreeSet::new();
        loop {
            let row = self.next("0 0")?;
            if is_end(row) {
                return Ok(Ok(Switches::new(start, end, pairs)));
            }
            if !pairs.insert(pair(row, switches)?) {
                return Err(Fault::at(row.span(), SwitchProblem::PairTwice));
            }
        }
    }
}

/// The positions of all switches.
fn positions(row: Row<'_>, switches: usize) -> Result<BitVector, Fault> {
    let found = row.groups().count();
    if found != switches {
        let problem = SwitchProblem::PositionCount { found, switches };
        return Err(Fault::at(row.span(), problem));
    }
    let position = |group: Row<'_>| match group.text {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(Fault::at(group.span(), SwitchProblem::StrayPosition)),
    };
    row.groups().map(position).collect()
}

/// Tells whether a row is `0 0`.
fn is_end(row: Row<'_>) -> bool {
    row.groups().map(|group| group.text).eq(["0", "0"])
}

/// Two different switches, counted from 0.
fn pair(row: Row<'_>, switches: usize) -> Result<(usize, usize), Fault> {
    let groups: Vec<Row<'_>> = row.groups().take(3).collect();
    let [first, second] = groups[..] else {
        return Err(Fault::at(row.span(), SwitchProblem::NoPair));
    };
    let (first, second) = (switch(first, switches)?, switch(second, switches)?);
    if first == second {
        return Err(Fault::at(row.span(), SwitchProblem::WithItself));
    }
    Ok((first, second))
}

/// The number of a switch, counted from 0.
fn switch(number: Row<'_>, switches: usize) -> Result<usize, Fault> {
    if !number.is_number() {
        return Err(Fault::at(number.span(), SwitchProblem::NoPair));
    }
    match number.text.parse::<usize>() {
        Ok(switch) if (1..=switches).contains(&switch) => Ok(switch - 1),
        _ => {
            let switch = number.shortened();
            let problem = SwitchProblem::NoSuchSwitch { switch, switches };
            Err(Fault::at(number.span(), problem))
        }
    }
}
