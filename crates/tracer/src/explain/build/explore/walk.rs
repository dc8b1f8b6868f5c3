//! A set of presses, followed line by line over the board.

use gf2::BitVector;

use crate::explain::build::board::{draw, draw_state};
use crate::explain::build::zero_rows::uniform;
use crate::explain::exploration::order::Order;
use crate::explain::model::{
    Align, Block, Board, BoardCell, CellMark, Figure, Prose, Table, TableColumn, TableRow,
};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;
use crate::picture::Picture;

/// The most cells of all boards that are drawn of one walk.
const MAX_CELLS: usize = 600;

/// What happens in one line.
pub(super) struct Line {
    /// The guessed moves that are pressed.
    pub(super) guessed: Vec<usize>,
    /// The cells that force a press, since they are wrong when its turn comes.
    pub(super) wrong: Vec<usize>,
    /// The presses that they force.
    pub(super) forced: Vec<usize>,
    /// What all presses so far change.
    pub(super) change: BitVector,
    /// The cells that still have to change.
    pub(super) to_change: BitVector,
}

/// Follows the presses of `x` through the first `count` lines, towards `goal`.
pub(super) fn follow(
    reading: &Reading<'_>,
    order: &Order,
    goal: usize,
    x: &BitVector,
    count: usize,
) -> Vec<Line> {
    let system = &reading.trace.system;
    let wanted = system.b().column(goal);
    let mut change = BitVector::zeros(reading.m);
    let mut lines = Vec::new();
    for moves in &order.lines[..count] {
        let pressed: Vec<usize> = moves.iter().copied().filter(|&j| x.get(j)).collect();
        for &press in &pressed {
            change += &system.a().column(press);
        }
        let (guessed, forced) = pressed
            .iter()
            .partition(|&&press| order.forced_by[press].is_none());
        let forced: Vec<usize> = forced;
        let mut to_change = wanted.clone();
        to_change += &change;
        lines.push(Line {
            guessed,
            wrong: forced.iter().filter_map(|&j| order.forced_by[j]).collect(),
            forced,
            change: change.clone(),
            to_change,
        });
    }
    lines
}

/// The boards at the start and after each line, if they are not too many.
pub(super) fn boards(
    reading: &Reading<'_>,
    order: &Order,
    goal: usize,
    lines: &[Line],
) -> Option<Block> {
    let picture = reading.picture?;
    if reading.m * (lines.len() + 1) > MAX_CELLS {
        return None;
    }
    let start = BitVector::zeros(reading.m);
    let wanted = reading.trace.system.b().column(goal);
    let first = draw_line(
        picture,
        goal,
        say::caption_before(),
        &start,
        &wanted,
        |_| CellMark::Plain,
    );
    let after = lines.iter().enumerate().map(|(at, line)| {
        let caption = say::line_label(order.kind, at);
        let mark = |cell: usize| mark(order, line, at, cell);
        draw_line(picture, goal, caption, &line.change, &line.to_change, mark)
    });
    Some(Block::Figure(Figure {
        boards: std::iter::once(first).chain(after).collect(),
        text: Vec::new(),
    }))
}

/// Tells whether the letters of the board say which cells are wrong.
pub(super) fn letters_tell(reading: &Reading<'_>, goal: usize) -> bool {
    let picture = reading.picture;
    picture.is_some_and(|picture| uniform(&picture.goals[goal]).is_some())
}

/// Pressed just now, or wrong where only the next line can mend it or none at all.
fn mark(order: &Order, line: &Line, at: usize, cell: usize) -> CellMark {
    if line.guessed.contains(&cell) || line.forced.contains(&cell) {
        return CellMark::Pressed;
    }
    let due = order.last_press[cell].is_none_or(|press| order.line_of[press] <= at + 1);
    if due && line.to_change.get(cell) {
        CellMark::Wrong
    } else {
        CellMark::Plain
    }
}

/// The board as it stands where its letters tell what is wrong; otherwise the cells that still
/// have to change.
fn draw_line(
    picture: &Picture,
    goal: usize,
    caption: Prose,
    change: &BitVector,
    to_change: &BitVector,
    mark: impl Fn(usize) -> CellMark,
) -> Board {
    if uniform(&picture.goals[goal]).is_some() {
        let mut state = picture.start.clone();
        state += change;
        return draw_state(picture, caption, &state, mark);
    }
    draw(picture, caption, |cell| {
        if to_change.get(cell) {
            BoardCell::Chosen
        } else {
            BoardCell::Quiet
        }
    })
}

/// The table of what each line presses, and why.
pub(super) fn table(order: &Order, lines: &[Line]) -> Block {
    let mixed = (1..order.lines.len()).any(|line| order.is_guessed_in(line));
    let forces = |at: usize| {
        order.lines[at]
            .iter()
            .any(|&j| order.forced_by[j].is_some())
    };
    let headings = say::walk_headings(order.kind, mixed, order.forcing());
    let row = |(at, line): (usize, &Line)| {
        let number = say::line_number(at);
        let guessed = say::cells_in_table(&line.guessed);
        let [wrong, forced] = [&line.wrong, &line.forced].map(|cells| say::cells_in_table(cells));
        let cells = match (mixed, forces(at)) {
            (true, true) if order.is_guessed_in(at) => vec![number, guessed, wrong, forced],
            (true, true) => vec![number, say::forced_in_table(), wrong, forced],
            (true, false) => {
                let none = say::guessed_in_table;
                vec![number, guessed, none(), none()]
            }
            (false, true) => vec![number, wrong, forced],
            (false, false) => vec![number, say::guessed_in_table(), guessed],
        };
        TableRow {
            cells,
            steps: Vec::new(),
            variable: None,
        }
    };
    Block::Table(Table {
        columns: headings.into_iter().map(left).collect(),
        rows: lines.iter().enumerate().map(row).collect(),
        may_wrap: false,
    })
}

/// A column whose cells are flush left.
pub(super) fn left(heading: Prose) -> TableColumn {
    TableColumn {
        heading,
        align: Align::Left,
    }
}

/// A column whose cells are flush right.
pub(super) fn right(heading: Prose) -> TableColumn {
    TableColumn {
        heading,
        align: Align::Right,
    }
}
