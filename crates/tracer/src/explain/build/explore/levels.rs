//! The levels of a search: their sizes as bars, and their boards.

use gf2::BitVector;

use super::walk::{left, right};
use crate::explain::Detail;
use crate::explain::build::board::draw_state;
use crate::explain::build::boards_shown;
use crate::explain::exploration::search::{Search, Visited};
use crate::explain::model::{
    Align, Block, CellMark, Figure, Inline, Prose, Table, TableColumn, TableRow, prose,
};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;
use crate::picture::Picture;

/// The longest bar.
const MAX_BAR: u64 = 30;
/// The most boards of a level that are drawn at the default detail: of flat ones, of others.
const MAX_FLAT: usize = 12;
const MAX_BOARDS: usize = 6;
/// The most equations for which results of a plain system are written out.
pub(super) const MAX_DIGITS: usize = 24;

/// The goals that a change reaches.
pub(super) fn goals_at(reading: &Reading<'_>, state: &BitVector) -> Vec<usize> {
    let b = reading.trace.system.b();
    let goals = 0..b.cols();
    goals.filter(|&goal| b.column(goal) == *state).collect()
}

/// The level in which the search stopped, where it is not told as a whole.
pub(super) fn unfinished(reading: &Reading<'_>, search: &Search) -> Option<usize> {
    let solvable = reading.solvable().into_iter();
    let last = solvable
        .filter_map(|goal| Some(reading.least(goal)?.weight))
        .max()?;
    (last >= search.levels.len()).then_some(last)
}

/// The table of the levels with a bar for each.
pub(super) fn bars(reading: &Reading<'_>, search: &Search) -> Block {
    let scene = reading.scene();
    let most = search.levels.iter().copied().max().unwrap_or(1).max(1);
    let found = |level: usize| {
        let goals = reading.solvable().into_iter();
        let here = goals.filter(|&goal| reading.least(goal).is_some_and(|l| l.weight == level));
        say::found_here(scene, &here.collect::<Vec<usize>>())
    };
    let row = |(level, &states): (usize, &u64)| {
        // What is there is seen, however little it is.
        let length = (states * MAX_BAR).div_ceil(most);
        let bar = Inline::Bar(usize::try_from(length).unwrap_or(0));
        vec![
            prose![level],
            prose![say::big(states)],
            prose![bar],
            found(level),
        ]
    };
    let mut rows: Vec<Vec<Prose>> = search.levels.iter().enumerate().map(row).collect();
    if let Some(level) = unfinished(reading, search) {
        rows.push(vec![
            prose![level],
            say::not_finished(),
            prose![],
            found(level),
        ]);
    }
    let [level, boards, goals] = say::bar_headings(scene);
    let bar = TableColumn {
        heading: prose![],
        align: Align::Left,
    };
    let row = |cells| TableRow {
        cells,
        steps: Vec::new(),
        variable: None,
    };
    Block::Table(Table {
        columns: vec![right(level), right(boards), bar, left(goals)],
        rows: rows.into_iter().map(row).collect(),
        may_wrap: false,
    })
}

/// The boards of each level, with what `caption` says of the one with a number; where not all
/// boards are known, of the first two levels.
pub(super) fn drawn(
    reading: &Reading<'_>,
    search: &Search,
    intro: Prose,
    caption: impl Fn(usize, &Visited) -> Prose,
) -> Vec<Block> {
    let last = search.boards.last().map_or(0, |board| board.level);
    let known = |&level: &usize| search.is_complete || (level < 2 && level < search.levels.len());
    let mut blocks = vec![Block::Paragraph(intro)];
    for level in (0..=last).filter(known) {
        let here = search.boards.iter().enumerate();
        let here: Vec<(usize, &Visited)> = here.filter(|(_, board)| board.level == level).collect();
        let (figure, shown) = boards(reading, &here, &caption);
        let complete = level < search.levels.len();
        let intro = say::level_intro(reading.scene(), level, shown, here.len(), complete);
        blocks.extend([Block::Paragraph(intro), figure]);
    }
    blocks
}

/// The boards of a level, the first and those that are goals; and how many are shown.
fn boards(
    reading: &Reading<'_>,
    boards: &[(usize, &Visited)],
    caption: impl Fn(usize, &Visited) -> Prose,
) -> (Block, usize) {
    let most = match reading.detail {
        Detail::Operation => boards.len(),
        _ if is_flat(reading) => MAX_FLAT,
        _ => boards_shown(MAX_BOARDS, reading.m),
    };
    let is_shown = |&(position, (_, board)): &(usize, &(usize, &Visited))| {
        position < most || !goals_at(reading, &board.state).is_empty()
    };
    let shown = boards.iter().enumerate().filter(is_shown);
    let shown: Vec<(usize, &Visited)> = shown.map(|(_, board)| *board).collect();
    let count = shown.len();
    let block = match reading.picture {
        Some(picture) => {
            let drawn = shown.into_iter().map(|(number, board)| {
                let mut state = picture.start.clone();
                state += &board.state;
                draw_state(picture, caption(number, board), &state, |_| CellMark::Plain)
            });
            Block::Figure(Figure {
                boards: drawn.collect(),
                text: Vec::new(),
            })
        }
        None => results(reading, &shown, caption),
    };
    (block, count)
}

/// Tells whether boards are a line each, so that many of them can be seen at a time.
fn is_flat(reading: &Reading<'_>) -> bool {
    let flat = |picture: &Picture| picture.cells.iter().all(|place| place.row == 0);
    reading.picture.is_none_or(flat)
}

/// The results of a plain system in a table.
fn results(
    reading: &Reading<'_>,
    boards: &[(usize, &Visited)],
    caption: impl Fn(usize, &Visited) -> Prose,
) -> Block {
    let row = |&(number, board): &(usize, &Visited)| TableRow {
        cells: vec![caption(number, board), result(reading, &board.state)],
        steps: board.step.into_iter().collect(),
        variable: None,
    };
    Block::Table(Table {
        columns: vec![left(prose![]), left(prose![])],
        rows: boards.iter().map(row).collect(),
        may_wrap: true,
    })
}

/// A result of a plain system as its digits, unless they are too many.
pub(super) fn result(reading: &Reading<'_>, state: &BitVector) -> Prose {
    if reading.m <= MAX_DIGITS {
        say::bits(state)
    } else {
        say::too_long()
    }
}
