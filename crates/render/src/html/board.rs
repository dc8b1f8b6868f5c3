//! Boards as pictures made of cells, each with its sign and with words for who cannot see it.

use tracer::explanation::{Board, BoardCell, CellMark, Sign};

use super::Page;
use super::escape::escaped;
use super::prose::sign_text;

impl Page<'_> {
    /// Boards side by side.
    pub(super) fn boards(&self, boards: &[Board]) -> String {
        if boards.is_empty() {
            return String::new();
        }
        let boards: String = boards.iter().map(|board| self.board(board)).collect();
        format!("<div class=\"boards\">{boards}</div>\n")
    }

    fn board(&self, board: &Board) -> String {
        let caption = self.prose(&board.caption);
        let caption = if caption.is_empty() {
            caption
        } else {
            format!("<figcaption>{caption}</figcaption>")
        };
        format!(
            "<figure class=\"picture\">{caption}{}</figure>\n",
            self.grid(board)
        )
    }

    fn grid(&self, board: &Board) -> String {
        let rows = board.rows.iter().map(|row| {
            let cells: String = row.iter().map(|cell| self.cell(*cell)).collect();
            format!("<span>{cells}</span>")
        });
        format!(
            "<div class=\"board {}\" role=\"img\" aria-label=\"{}\">{}</div>",
            self.palette(),
            escaped(&spoken(board)),
            rows.collect::<String>()
        )
    }

    fn cell(&self, cell: BoardCell) -> String {
        let (class, sign) = match cell {
            BoardCell::Outside => ("x", String::new()),
            BoardCell::State { symbol, mark } => return self.state(symbol, mark),
            BoardCell::Number(number) => ("n", number.to_string()),
            // Most cells are quiet: they look so without a class.
            BoardCell::Quiet => return format!("<b>{}</b>", sign_text(Sign::Zero)),
            BoardCell::Kept => ("k", sign_text(Sign::Kept).to_owned()),
            BoardCell::Chosen => ("c", sign_text(Sign::Chosen).to_owned()),
            BoardCell::Pivot => ("p", sign_text(Sign::Pivot).to_owned()),
        };
        format!("<b class={class}>{sign}</b>")
    }

    fn state(&self, symbol: char, mark: CellMark) -> String {
        let on = self
            .lesson
            .picture
            .as_ref()
            .is_some_and(|picture| symbol == picture.symbols[1]);
        let state = if on { "s1" } else { "s0" };
        let mark = match mark {
            CellMark::Plain => "",
            CellMark::Pressed => " pressed",
            CellMark::Changed => " changed",
            CellMark::Counted => " counted",
            CellMark::Wrong => " wrong",
        };
        format!(
            "<b class=\"{state}{mark}\">{}</b>",
            escaped(&symbol.to_string())
        )
    }

    /// How the two states look: like a disc's two sides, or like a lamp.
    pub(super) fn palette(&self) -> &'static str {
        let lamp = |states: &[String; 2]| states[0] == "off" && states[1] == "on";
        match &self.lesson.picture {
            Some(picture) if lamp(&picture.states) => "lamps",
            _ => "discs",
        }
    }
}

/// The board in words, row by row.
fn spoken(board: &Board) -> String {
    let rows = board.rows.iter().map(|row| {
        let cells = row.iter().filter_map(|cell| match cell {
            BoardCell::Outside => None,
            BoardCell::State { symbol, mark } => Some(match mark {
                CellMark::Plain => symbol.to_string(),
                CellMark::Pressed => format!("{symbol} pressed"),
                CellMark::Changed => format!("{symbol} changed"),
                CellMark::Counted => format!("{symbol} counted"),
                CellMark::Wrong => format!("{symbol} wrong"),
            }),
            BoardCell::Number(number) => Some(number.to_string()),
            BoardCell::Quiet => Some("0".to_owned()),
            BoardCell::Kept => Some("kept".to_owned()),
            BoardCell::Chosen => Some("1".to_owned()),
            BoardCell::Pivot => Some("pivot".to_owned()),
        });
        cells.collect::<Vec<_>>().join(" ")
    });
    rows.collect::<Vec<_>>().join("; ")
}
