//! Reading Extended Lights Out (POJ 1222): a count, then that many boards of 5×6 without
//! anything between them.

use super::error::Fault;
use super::problem::CountProblem;
use super::source::Row;

/// The number of rows of each board.
const ROWS: usize = 5;

/// The number of cells in each row.
const COLS: usize = 6;

/// Tells whether the rows of a text, which is no board, are a count and rows of six 0s and 1s.
///
/// The fourth row decides where the text could also be a case of six switches, in which a pair
/// of numbers stands there.
pub(crate) fn is_counted(rows: &[Row<'_>]) -> bool {
    let six = |row: &Row<'_>| {
        let binary = row.symbols().all(|(_, c)| matches!(c, '0' | '1'));
        binary && row.symbols().count() == COLS
    };
    match rows {
        [count, first, ..] => {
            let pair = rows.get(3).is_some_and(|row| row.groups().count() == 2);
            count.is_number() && six(first) && !pair
        }
        _ => false,
    }
}

/// The rows of each board after the count.
pub(crate) fn boards<'r, 'a>(
    rows: &'r [Row<'a>],
) -> Result<impl Iterator<Item = &'r [Row<'a>]>, Fault> {
    let (count, rows) = rows.split_first().expect("there is a count");
    for row in rows {
        let found = row.symbols().count();
        if found != COLS {
            return Err(Fault::at(row.span(), CountProblem::RowLength { found }));
        }
    }
    // A count that is beyond any number is beyond the rows as well.
    let announced = count.text.parse::<usize>().unwrap_or(usize::MAX);
    if announced > rows.len() / ROWS {
        let problem = CountProblem::Missing {
            count: count.shortened(),
            rows: rows.len(),
        };
        return Err(Fault::at(count.span(), problem));
    }
    match rows.get(announced * ROWS) {
        Some(surplus) => {
            let problem = CountProblem::Surplus { count: announced };
            Err(Fault::at(surplus.span(), problem))
        }
        None => Ok(rows.chunks(ROWS)),
    }
}
