//! Boards: calls of the preamble's function `board`.

use tracer::explanation::{Board, BoardCell, CellMark};

use super::Document;
use super::matrix::array;
use super::quote::quoted;

impl Document<'_> {
    /// Boards side by side, as an expression.
    pub(super) fn boards(&self, boards: &[Board]) -> String {
        let drawn: Vec<String> = boards.iter().map(|board| self.board(board)).collect();
        format!("boards({})", array(&drawn))
    }

    fn board(&self, board: &Board) -> String {
        let rows = board.rows.iter().map(|row| {
            let cells: Vec<String> = row.iter().map(|cell| self.cell(*cell)).collect();
            array(&cells)
        });
        let rows: Vec<String> = rows.collect();
        format!("board({}, {})", self.prose(&board.caption), array(&rows))
    }

    /// A cell: its kind, what stands in it, and its mark.
    fn cell(&self, cell: BoardCell) -> String {
        let (kind, text, mark) = match cell {
            BoardCell::Outside => ("outside", String::new(), ""),
            BoardCell::State { symbol, mark } => {
                (self.state(symbol), symbol.to_string(), mark_name(mark))
            }
            BoardCell::Number(number) => ("number", number.to_string(), ""),
            BoardCell::Quiet => ("quiet", String::new(), ""),
            BoardCell::Chosen => ("chosen", String::new(), ""),
            BoardCell::Kept => ("kept", String::new(), ""),
            BoardCell::Pivot => ("pivot", String::new(), ""),
        };
        format!("(\"{kind}\", {}, \"{mark}\")", quoted(&text))
    }

    fn state(&self, symbol: char) -> &'static str {
        match self.picture {
            Some(picture) if picture.symbols[1] != symbol => "off",
            Some(picture) if picture.states[1] == "black" => "black",
            Some(_) => "lit",
            None => "off",
        }
    }
}

fn mark_name(mark: CellMark) -> &'static str {
    match mark {
        CellMark::Plain => "",
        CellMark::Pressed => "pressed",
        CellMark::Changed => "changed",
        CellMark::Counted => "counted",
        CellMark::Wrong => "wrong",
    }
}
