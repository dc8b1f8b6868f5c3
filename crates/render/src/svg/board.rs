//! Boards, drawn.

use tracer::Picture;
use tracer::explanation::{Board, BoardCell, CellMark};

use super::drawing::{Anchor, Drawing, Paint, colour, count};
use super::line::Line;
use super::prose::Letters;

/// The most and the least side of a cell, and the side of a board that cells share.
const CELL: f32 = 30.0;
const SMALL_CELL: f32 = 9.0;
const BOARD: f32 = 420.0;
/// The size of captions.
const CAPTION: f32 = 13.0;

/// How the states of cells look.
#[derive(Clone, Copy)]
pub(super) struct Palette {
    /// The letter of state 1.
    lit: Option<char>,
    /// Its colour, and whether letters on it are white.
    fill: &'static str,
    white_on_it: bool,
}

impl Palette {
    /// The looks for a picture's states.
    pub(super) fn of(picture: Option<&Picture>) -> Self {
        let black = picture.is_some_and(|picture| picture.states[1] == "black");
        Self {
            lit: picture.map(|picture| picture.symbols[1]),
            fill: if black { colour::DARK } else { colour::LIT },
            white_on_it: black,
        }
    }
}

/// Boards side by side under their captions, in as many lines as `width` needs.
pub(super) fn boards(
    letters: Letters<'_>,
    palette: Palette,
    boards: &[Board],
    width: f32,
) -> Drawing {
    let drawn = boards
        .iter()
        .map(|board| captioned(letters, palette, board));
    Drawing::flow([28.0, 18.0], width, drawn.collect())
}

/// A board under its caption.
pub(super) fn captioned(letters: Letters<'_>, palette: Palette, board: &Board) -> Drawing {
    let grid = grid(palette, board);
    let caption = letters.prose(&board.caption, CAPTION);
    let lines = if caption.is_empty() {
        Vec::new()
    } else {
        caption.wrapped(grid.width.max(150.0))
    };
    Drawing::above(6.0, &[text_block(&lines, colour::MUTED), grid])
}

/// Lines of text below each other.
pub(super) fn text_block(lines: &[Line], fill: &str) -> Drawing {
    let width = lines.iter().map(Line::width).fold(0.0, f32::max);
    let step = lines.first().map_or(0.0, |line| line.size * 1.4);
    let mut block = Drawing::new(width, step * count(lines.len()));
    for (at, line) in lines.iter().enumerate() {
        block.text([0.0, step * (count(at) + 0.75)], Anchor::Start, line, fill);
    }
    block
}

fn grid(palette: Palette, board: &Board) -> Drawing {
    let rows = board.rows.len();
    let columns = board.rows.iter().map(Vec::len).max().unwrap_or(0);
    let side = (BOARD / count(rows.max(columns).max(1))).clamp(SMALL_CELL, CELL);
    // Half of the widest edge lies outside the cells.
    let edge = 1.5;
    let mut drawing = Drawing::new(
        side * count(columns) + 2.0 * edge,
        side * count(rows) + 2.0 * edge,
    );
    // Marked cells come last, so that their edges lie on top of their neighbours'.
    for marked in [false, true] {
        for (i, row) in board.rows.iter().enumerate() {
            for (j, cell) in row.iter().enumerate() {
                if is_marked(*cell) == marked {
                    let corner = [edge + side * count(j), edge + side * count(i)];
                    draw_cell(&mut drawing, palette, corner, side, *cell);
                }
            }
        }
    }
    drawing
}

fn is_marked(cell: BoardCell) -> bool {
    matches!(cell, BoardCell::Pivot)
        || matches!(cell, BoardCell::State { mark, .. } if mark != CellMark::Plain)
}

fn draw_cell(
    drawing: &mut Drawing,
    palette: Palette,
    [x, y]: [f32; 2],
    side: f32,
    cell: BoardCell,
) {
    let area = [x, y, side, side];
    let centre = [x + side / 2.0, y + side / 2.0];
    let plain = |fill| Paint::edged(fill, colour::LINE, 1.0);
    match cell {
        BoardCell::Outside => {}
        BoardCell::State { symbol, mark } => {
            let lit = palette.lit == Some(symbol);
            let fill = if lit { palette.fill } else { colour::PAPER };
            let ink = match (lit, palette.white_on_it) {
                (true, true) => colour::PAPER,
                _ => colour::INK,
            };
            drawing.rect(area, 0.0, edge_of(fill, mark));
            let letter = Line::plain(side * 0.5, &symbol.to_string());
            drawing.text(below(centre, letter.size), Anchor::Middle, &letter, ink);
            draw_mark(drawing, [x, y], side, mark);
        }
        BoardCell::Number(number) => {
            drawing.rect(area, 0.0, plain(colour::PAPER));
            let text = number.to_string();
            let size = side * if text.len() > 2 { 0.36 } else { 0.45 };
            let line = Line::plain(size, &text);
            drawing.text(below(centre, size), Anchor::Middle, &line, colour::INK);
        }
        BoardCell::Quiet => {
            drawing.rect(area, 0.0, plain(colour::PAPER));
            drawing.circle(centre, side * 0.05, Paint::area(colour::MUTED));
        }
        BoardCell::Chosen => {
            drawing.rect(area, 0.0, plain(colour::TARGET));
            drawing.circle(centre, side * 0.28, Paint::area(colour::ACCENT));
        }
        BoardCell::Kept => {
            drawing.rect(area, 0.0, plain(colour::PAPER));
            let ring = Paint::edged("none", colour::ACCENT, side * 0.07);
            drawing.circle(centre, side * 0.25, ring);
        }
        BoardCell::Pivot => {
            drawing.rect(
                area,
                0.0,
                Paint::edged(colour::PIVOT, colour::PIVOT_LINE, 2.0),
            );
            drawing.diamond(centre, side * 0.32, colour::PIVOT_LINE);
        }
    }
}

/// Where letters stand to be centred on a point.
fn below([x, y]: [f32; 2], size: f32) -> [f32; 2] {
    [x, y + size * 0.36]
}

fn edge_of(fill: &'static str, mark: CellMark) -> Paint {
    match mark {
        CellMark::Plain => Paint::edged(fill, colour::LINE, 1.0),
        CellMark::Pressed => Paint::edged(fill, colour::ACCENT, 3.0),
        CellMark::Changed => Paint {
            dashed: true,
            ..Paint::edged(fill, colour::ACCENT, 2.0)
        },
        CellMark::Counted => Paint::edged(fill, colour::PIVOT_LINE, 2.0),
        CellMark::Wrong => Paint::edged(fill, colour::BAD, 2.5),
    }
}

/// What tells a mark without colour: a second edge, or a stroke in the corner.
fn draw_mark(drawing: &mut Drawing, [x, y]: [f32; 2], side: f32, mark: CellMark) {
    let inset = side * 0.12;
    match mark {
        CellMark::Pressed => {
            let inner = [x + inset, y + inset, side - 2.0 * inset, side - 2.0 * inset];
            drawing.rect(inner, 0.0, Paint::edged("none", colour::ACCENT, 1.0));
        }
        CellMark::Wrong => {
            let (from, to) = ([x + side - 2.0 * inset, y], [x + side, y + 2.0 * inset]);
            drawing.line(from, to, colour::BAD, 2.0);
        }
        CellMark::Plain | CellMark::Changed | CellMark::Counted => {}
    }
}
