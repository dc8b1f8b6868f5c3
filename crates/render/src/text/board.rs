//! Boards as text, side by side.

use tracer::explanation::{Board, BoardCell, CellMark, Sign};

use unicode_width::UnicodeWidthStr;

use super::Layout;
use super::line::{Line, Style, beside};

/// The columns between two boards.
const GAP: usize = 3;

impl Layout<'_> {
    /// Boards side by side, in as many rows of boards as the width needs.
    pub(super) fn boards(&self, boards: &[Board]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let mut row: Vec<Line> = Vec::new();
        let mut taken = 0;
        for board in boards {
            let drawn = self.board(board);
            let width = drawn.iter().map(Line::width).max().unwrap_or(0);
            if taken > 0 && taken + GAP + width > self.width {
                lines.append(&mut row);
                lines.push(Line::default());
                taken = 0;
            }
            let at = if taken == 0 { 0 } else { taken + GAP };
            row = beside(row, drawn, at);
            taken = at + width;
        }
        lines.append(&mut row);
        lines
    }

    /// A board under its caption.
    fn board(&self, board: &Board) -> Vec<Line> {
        let mut lines = self.line_of(&board.caption).wrapped(self.width);
        lines.extend(self.grid(board));
        lines
    }

    /// A board without its caption. A board that is too wide is set without spaces if that is
    /// enough, otherwise in ranges of columns, one below the other.
    pub(super) fn grid(&self, board: &Board) -> Vec<Line> {
        let cells = board.rows.iter().flatten();
        let slot = cells
            .map(|cell| self.cell(*cell).0.width())
            .max()
            .unwrap_or(1);
        let columns = board.rows.iter().map(Vec::len).max().unwrap_or(0);
        let spaced = slot + 1;
        if columns * spaced < self.width {
            return board
                .rows
                .iter()
                .map(|row| self.board_row(row, slot))
                .collect();
        }
        let (gap, room) = if slot == 1 {
            (0, self.width)
        } else {
            (1, self.width / spaced)
        };
        let mut lines = Vec::new();
        for start in (0..columns).step_by(room) {
            if start > 0 {
                lines.push(Line::default());
            }
            for row in &board.rows {
                let piece = row.iter().skip(start).take(room);
                lines.push(self.close_row(piece, slot + gap));
            }
        }
        lines
    }

    fn board_row(&self, row: &[BoardCell], slot: usize) -> Line {
        let mut line = Line::default();
        let mut was_pressed = false;
        for cell in row {
            let (text, style) = self.cell(*cell);
            let pressed = is_pressed(*cell);
            // Two neighbours share the one column between them.
            let between = match (was_pressed, pressed) {
                (true, true) => "|",
                (false, true) => "[",
                (true, false) => "]",
                (false, false) => " ",
            };
            line.push(Style::Plain, between);
            line.push(style, &format!("{text:>slot$}"));
            was_pressed = pressed;
        }
        line.push(Style::Plain, if was_pressed { "]" } else { " " });
        line
    }

    /// Cells with nothing between them that could mark a press; the caption names it.
    fn close_row<'a>(&self, row: impl Iterator<Item = &'a BoardCell>, slot: usize) -> Line {
        let mut line = Line::default();
        for cell in row {
            let (text, style) = self.cell(*cell);
            line.push(style, &format!("{text:>slot$}"));
        }
        line
    }

    fn cell(&self, cell: BoardCell) -> (String, Style) {
        let sign = |sign| self.glyphs.sign(sign).to_owned();
        match cell {
            BoardCell::Outside => (" ".to_owned(), Style::Plain),
            BoardCell::State { symbol, mark } => {
                let style = match mark {
                    CellMark::Plain => Style::Plain,
                    CellMark::Pressed => Style::Pivot,
                    CellMark::Changed => Style::Target,
                    CellMark::Counted => Style::Bold,
                    CellMark::Wrong => Style::Bad,
                };
                (self.glyphs.words(&symbol.to_string()), style)
            }
            BoardCell::Number(number) => (number.to_string(), Style::Plain),
            BoardCell::Quiet => (sign(Sign::Zero), Style::Dim),
            BoardCell::Kept => (sign(Sign::Kept), Style::Bold),
            BoardCell::Chosen => (sign(Sign::Chosen), Style::Target),
            BoardCell::Pivot => (sign(Sign::Pivot), Style::Pivot),
        }
    }
}

fn is_pressed(cell: BoardCell) -> bool {
    matches!(
        cell,
        BoardCell::State {
            mark: CellMark::Pressed,
            ..
        }
    )
}
