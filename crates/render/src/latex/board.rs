//! Boards: drawn, or as plain arrays.

use tracer::explanation::{Board, BoardCell, CellMark, Sign};

use super::measure::{letters, real};
use super::{Matrices, Tex, escape};

/// How large a board may be, in millimetres.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// The side of a cell, unless the board is too large for it.
    pub(super) cell: f64,
    /// The width of a board.
    pub(super) width: f64,
    /// The height of a board.
    pub(super) height: f64,
    /// The width of a caption before it takes a second line.
    pub(super) caption: f64,
}

/// What a page of an article takes.
pub(super) const PAGE: Limits = Limits {
    cell: 5.4,
    width: 150.0,
    height: 190.0,
    caption: 44.0,
};
/// The height of a line of a caption, in millimetres.
const CAPTION_LINE: f64 = 4.0;
/// How many columns of letters, and of numbers, an array may have.
const WIDEST_LETTERS: usize = 40;
const WIDEST_NUMBERS: usize = 25;
/// What a letter of a caption takes, in millimetres.
const LETTER: f64 = 1.75;

impl Tex<'_> {
    /// Boards side by side, in as many lines as they need.
    pub(super) fn boards(&self, boards: &[Board]) -> Option<String> {
        if boards.is_empty() {
            return None;
        }
        Some(match self.matrices {
            Matrices::NiceMatrix => {
                let drawn: Vec<String> = boards
                    .iter()
                    .map(|board| self.captioned(board, PAGE))
                    .collect();
                format!(
                    "{{\\raggedright\n{}\\par}}",
                    drawn.join("\\hskip 5mm plus 2mm\n")
                )
            }
            Matrices::Array => {
                let drawn: Vec<String> =
                    boards.iter().map(|board| self.board_array(board)).collect();
                format!(
                    "\\begin{{flushleft}}\n{}\n\\end{{flushleft}}",
                    drawn.join("\\quad\n")
                )
            }
        })
    }

    /// A board under its caption.
    pub(super) fn captioned(&self, board: &Board, limits: Limits) -> String {
        let drawn = tikz(board, limits);
        if board.caption.is_empty() {
            return drawn;
        }
        let (room, _) = captioned_size(board, limits);
        let caption = self.prose(&board.caption);
        format!("\\rsboard{{{caption}}}{{{drawn}}}{{{room:.1}mm}}")
    }

    /// A board as an array in a formula, with its caption as the first line. One that is too wide
    /// is set in ranges of columns, one below the other.
    fn board_array(&self, board: &Board) -> String {
        let columns = columns(board);
        let rows: Vec<Vec<String>> = (board.rows.iter())
            .map(|row| row.iter().map(|cell| self.cell(*cell)).collect())
            .collect();
        let numbered = board.rows.iter().flatten();
        let two_digits = numbered
            .max_by_key(|cell| digits(**cell))
            .is_some_and(|cell| digits(*cell) > 1);
        let room = if two_digits {
            WIDEST_NUMBERS
        } else {
            WIDEST_LETTERS
        };
        let ranges = (0..columns).step_by(room).map(|start| {
            let part = rows.iter().map(|row| {
                let cells: Vec<&str> = row
                    .iter()
                    .skip(start)
                    .take(room)
                    .map(String::as_str)
                    .collect();
                cells.join(" & ")
            });
            let part: Vec<String> = part.collect();
            format!(
                "\\begin{{array}}{{{}}}\n{}\n\\end{{array}}",
                "@{\\;}c".repeat(columns.min(room)),
                part.join(" \\\\\n")
            )
        });
        let mut lines: Vec<String> = ranges.collect();
        if !board.caption.is_empty() {
            lines.insert(0, self.mathematics(&board.caption));
        }
        match lines.as_slice() {
            [single] => format!("${single}$"),
            _ => format!(
                "$\\begin{{array}}{{l}}\n{}\n\\end{{array}}$",
                lines.join(" \\\\\n")
            ),
        }
    }

    fn cell(&self, cell: BoardCell) -> String {
        match cell {
            BoardCell::Outside => String::new(),
            BoardCell::State { symbol, mark } => {
                let letter = format!("\\text{{{}}}", escape::text(&symbol.to_string()));
                match mark {
                    CellMark::Pressed => format!("{{[}}{letter}{{]}}"),
                    CellMark::Plain | CellMark::Changed | CellMark::Counted | CellMark::Wrong => {
                        letter
                    }
                }
            }
            BoardCell::Number(number) => number.to_string(),
            BoardCell::Quiet => self.sign(Sign::Zero).to_owned(),
            BoardCell::Chosen => self.sign(Sign::Chosen).to_owned(),
            BoardCell::Kept => self.sign(Sign::Kept).to_owned(),
            BoardCell::Pivot => self.sign(Sign::Pivot).to_owned(),
        }
    }
}

/// The number of letters in a cell.
fn digits(cell: BoardCell) -> usize {
    match cell {
        BoardCell::Number(number) => number.to_string().len(),
        _ => 1,
    }
}

fn columns(board: &Board) -> usize {
    board.rows.iter().map(Vec::len).max().unwrap_or(0)
}

/// The side of a board's cells in millimetres.
fn side(board: &Board, limits: Limits) -> f64 {
    let across = limits.width / real(columns(board).max(1));
    let down = limits.height / real(board.rows.len().max(1));
    across.min(down).min(limits.cell)
}

/// How wide and how high a board is with its caption, which may break its line, in millimetres.
pub(super) fn captioned_size(board: &Board, limits: Limits) -> (f64, f64) {
    let side = side(board, limits);
    let caption = real(letters(&board.caption)) * LETTER;
    let width = (side * real(columns(board))).max(caption.min(limits.caption)) + 1.0;
    let height = side * real(board.rows.len());
    (
        width,
        height + (caption / width).ceil() * CAPTION_LINE + 1.0,
    )
}

/// The drawing: shades, lines, then what stands in the cells.
fn tikz(board: &Board, limits: Limits) -> String {
    let side = side(board, limits);
    let options = if side < PAGE.cell {
        format!("rs board,x={side:.2}mm,y={side:.2}mm")
    } else {
        "rs board".to_owned()
    };
    let letters = match side {
        _ if side >= 4.5 => "rs letters",
        _ if side >= 3.0 => "rs letters,every node/.append style={font=\\scriptsize}",
        _ => "rs letters,every node/.append style={font=\\tiny}",
    };
    let mut lines = shades(board);
    lines.push(grid(board));
    lines.extend(presses(board));
    lines.extend(shapes(board));
    let words = words(board);
    if !words.is_empty() {
        lines.push(format!("\\path[{letters}]{words};"));
    }
    format!(
        "\\begin{{tikzpicture}}[{options}]\n{}\n\\end{{tikzpicture}}",
        lines.join("\n")
    )
}

/// All cells with their places, from the top left.
fn cells(board: &Board) -> impl Iterator<Item = (usize, usize, BoardCell)> {
    let rows = board.rows.iter().enumerate();
    rows.flat_map(|(row, cells)| {
        cells
            .iter()
            .enumerate()
            .map(move |(col, cell)| (row, col, *cell))
    })
}

fn square(row: usize, col: usize) -> String {
    format!(" ({col},{}) rectangle +(1,-1)", minus(row))
}

/// The height of a row of cells: they go down from 0.
fn minus(row: usize) -> String {
    if row == 0 {
        "0".to_owned()
    } else {
        format!("-{row}")
    }
}

/// The middle of a cell.
fn middle(row: usize, col: usize) -> String {
    format!("({col}.5,-{row}.5)")
}

fn grid(board: &Board) -> String {
    let width = columns(board);
    let whole = board.rows.iter().all(|row| row.len() == width);
    let inside = |cell: BoardCell| cell != BoardCell::Outside;
    if whole && width > 0 && cells(board).all(|(_, _, cell)| inside(cell)) {
        return format!(
            "\\draw[rs grid] (0,0) grid ({width},-{});",
            board.rows.len()
        );
    }
    let squares = cells(board).filter(|(_, _, cell)| inside(*cell));
    let squares: String = squares.map(|(row, col, _)| square(row, col)).collect();
    format!("\\draw[rs grid] (0,0){squares};")
}

/// The shades of the cells that stand out, a path for each kind.
fn shades(board: &Board) -> Vec<String> {
    let kinds = [
        (CellMark::Changed, "rs change"),
        (CellMark::Counted, "rs count"),
        (CellMark::Wrong, "rs wrong"),
    ];
    let path = |(wanted, style): (CellMark, &str)| {
        let squares = squares_of(board, wanted);
        (!squares.is_empty()).then(|| format!("\\path[{style}]{squares};"))
    };
    kinds.into_iter().filter_map(path).collect()
}

/// The pressed cells, over the lines around them.
fn presses(board: &Board) -> Option<String> {
    let squares = squares_of(board, CellMark::Pressed);
    (!squares.is_empty()).then(|| format!("\\path[rs press]{squares};"))
}

fn squares_of(board: &Board, wanted: CellMark) -> String {
    let wanted = |cell: BoardCell| matches!(cell, BoardCell::State { mark, .. } if mark == wanted);
    let squares = cells(board).filter(|(_, _, cell)| wanted(*cell));
    squares.map(|(row, col, _)| square(row, col)).collect()
}

/// Discs, rings and diamonds.
fn shapes(board: &Board) -> Vec<String> {
    let kinds = [
        (BoardCell::Chosen, "rs chosen", " circle[radius=.27]"),
        (BoardCell::Kept, "rs kept", " circle[radius=.25]"),
        (
            BoardCell::Pivot,
            "rs pivot",
            " +(0,.36) -- +(.36,0) -- +(0,-.36) -- +(-.36,0) -- cycle",
        ),
    ];
    let path = |(wanted, style, shape): (BoardCell, &str, &str)| {
        let wanted = cells(board).filter(|(_, _, cell)| *cell == wanted);
        let shapes = wanted.map(|(row, col, _)| format!(" {}{shape}", middle(row, col)));
        let shapes = shapes.collect::<Vec<_>>().concat();
        (!shapes.is_empty()).then(|| format!("\\path[{style}]{shapes};"))
    };
    kinds.into_iter().filter_map(path).collect()
}

/// Letters and numbers.
fn words(board: &Board) -> String {
    let word = |(row, col, cell): (usize, usize, BoardCell)| {
        let word = match cell {
            BoardCell::State {
                symbol,
                mark: CellMark::Pressed,
            } => {
                format!("[{}]", escape::text(&symbol.to_string()))
            }
            BoardCell::State { symbol, .. } => escape::text(&symbol.to_string()),
            BoardCell::Number(number) => number.to_string(),
            _ => return None,
        };
        Some(format!(" {} node {{{word}}}", middle(row, col)))
    };
    cells(board).filter_map(word).collect()
}
