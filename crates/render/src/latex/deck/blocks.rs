//! The blocks of an explanation as pieces that frames can be filled with.

use tracer::explanation::{Block, Board, Figure, Formula, Prose, Table, TableRow};

use super::super::board::{Limits, captioned_size};
use super::super::measure::{self, real};
use super::super::table::{columns, side_by_side, widths};
use super::Deck;
use super::packing::{Content, Piece, Tie};
use super::room::{LINE, Stage};

/// A point in millimetres.
const POINT: f64 = 0.3515;
/// The height of a row of a matrix in lines.
const MATRIX_ROW: f64 = 1.17;
/// What lies between two paragraphs, in lines.
const BETWEEN: f64 = 0.35;
/// The space between boards, in millimetres.
const BOARD_GAP: f64 = 6.0;
/// So many rows a table has on a slide where several of its columns stand side by side.
const ROWS_OF_A_SLIDE: usize = 9;
/// The part of the width that boards may take where text stands beside them.
const BOARDS_BESIDE: f64 = 0.55;

/// What appears step by step.
#[derive(Clone, Copy, Default)]
pub(super) struct Manner {
    /// The rows of tables do.
    pub(super) rows_one_by_one: bool,
    /// The boards of figures do.
    pub(super) boards_one_by_one: bool,
}

impl Deck<'_> {
    /// The pieces of blocks, in order.
    pub(super) fn pieces(&self, blocks: &[Block], manner: Manner) -> Vec<Piece> {
        let numbered = blocks.iter().enumerate();
        let pieces = numbered.flat_map(|(index, block)| self.pieces_of(index, block, manner));
        pieces.collect()
    }

    fn pieces_of(&self, index: usize, block: &Block, manner: Manner) -> Vec<Piece> {
        match block {
            Block::Paragraph(prose) => vec![self.paragraph(prose)],
            Block::Remark(prose) => {
                let mut piece = self.paragraph(prose);
                piece.content = Content::Block(format!("\\rsremark{{{}}}", self.tex.prose(prose)));
                vec![piece]
            }
            Block::List(items) => items.iter().map(|item| self.item(item)).collect(),
            Block::Formulas(formulas) => formulas.iter().map(|f| self.formula(f)).collect(),
            Block::Figure(figure) => self.figure(figure, manner),
            Block::Matrix(matrix) => vec![Piece {
                content: Content::Fitted(self.tex.shaded_matrix(matrix, false)),
                lines: (real(matrix.rows.len()) + 1.0) * MATRIX_ROW + 0.5,
                tie: Tie::Follows,
            }],
            Block::Table(table) => self.table(index, table, manner),
            // These are shown state by state.
            Block::Column(_) | Block::Operation(_) => Vec::new(),
        }
    }

    pub(super) fn paragraph(&self, prose: &Prose) -> Piece {
        Piece {
            content: Content::Block(self.tex.prose(prose)),
            lines: self.room.lines_of(measure::letters(prose), 1.0) + BETWEEN,
            tie: Tie::None,
        }
    }

    pub(super) fn item(&self, prose: &Prose) -> Piece {
        Piece {
            content: Content::Item(self.tex.prose(prose)),
            lines: self.room.lines_of(measure::letters(prose), 0.93) + 0.2,
            tie: Tie::None,
        }
    }

    fn formula(&self, formula: &Formula) -> Piece {
        Piece {
            content: Content::Block(format!("\\rsformula{{{}}}", self.tex.formula(formula))),
            lines: self.room.lines_of(measure::formula(formula), 0.9) + BETWEEN,
            tie: Tie::Follows,
        }
    }

    /// Boards and their text: beside them if there is room, otherwise below.
    fn figure(&self, figure: &Figure, manner: Manner) -> Vec<Piece> {
        let simple = |block: &Block| !matches!(block, Block::Table(_) | Block::Matrix(_));
        let width: f64 = (figure.boards.iter())
            .map(|board| self.board_room(board).0)
            .sum();
        let share = width / (self.room.width * POINT);
        let narrow = share < BOARDS_BESIDE && !manner.boards_one_by_one;
        if narrow && !figure.text.is_empty() && figure.text.iter().all(simple) {
            return vec![self.beside(figure, share)];
        }
        let mut pieces = self.board_lines(&figure.boards, manner);
        pieces.extend(self.pieces(&figure.text, manner));
        pieces
    }

    /// Boards with their text at the right of them.
    fn beside(&self, figure: &Figure, share: f64) -> Piece {
        let height = |board: &Board| self.board_room(board).1;
        let boards = figure.boards.iter().map(height).fold(0.0, f64::max) / (LINE * POINT);
        let text = self.tex.render(&figure.text);
        let lines: f64 = figure
            .text
            .iter()
            .map(|block| self.height_beside(block, 0.97 - share))
            .sum();
        let drawn: Vec<String> = figure
            .boards
            .iter()
            .map(|board| self.board(board))
            .collect();
        Piece {
            content: Content::Block(format!(
                "\\rsbeside{{{:.0}mm}}{{%\n{}}}{{%\n{}}}",
                share * self.room.width * POINT,
                drawn.join("\\hskip 4mm\n"),
                text.join("\n\n")
            )),
            lines: boards.max(lines) + BETWEEN,
            tie: Tie::None,
        }
    }

    fn height_beside(&self, block: &Block, share: f64) -> f64 {
        let lines = |prose: &Prose| self.room.lines_of(measure::letters(prose), share) + BETWEEN;
        match block {
            Block::Paragraph(prose) | Block::Remark(prose) => lines(prose),
            Block::List(items) => items.iter().map(lines).sum(),
            Block::Formulas(formulas) => 2.0 * real(formulas.len()) + 1.0,
            _ => 4.0,
        }
    }

    /// As many boards side by side as a slide takes, each line of boards a piece.
    fn board_lines(&self, all: &[Board], manner: Manner) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut left = 0.0;
        for board in all {
            let (width, height) = self.board_room(board);
            let height = height / (LINE * POINT) + 2.0 * BETWEEN;
            match pieces.last_mut() {
                Some(Piece {
                    content: Content::Boards { boards, .. },
                    lines,
                    ..
                }) if width <= left => {
                    boards.push(self.board(board));
                    *lines = lines.max(height);
                    left -= width;
                }
                _ => {
                    pieces.push(Piece {
                        content: Content::Boards {
                            boards: vec![self.board(board)],
                            one_by_one: manner.boards_one_by_one,
                        },
                        lines: height,
                        tie: Tie::None,
                    });
                    left = self.room.width * POINT - width;
                }
            }
        }
        pieces
    }

    /// A board under its caption, as large as a slide allows.
    pub(super) fn board(&self, board: &Board) -> String {
        self.tex.captioned(board, self.board_limits())
    }

    /// The width and height that a board takes with what lies around it, in millimetres.
    fn board_room(&self, board: &Board) -> (f64, f64) {
        let limits = self.board_limits();
        let (width, height) = captioned_size(board, limits);
        (width + BOARD_GAP, height)
    }

    fn board_limits(&self) -> Limits {
        Limits {
            cell: 5.4,
            width: self.room.width * POINT * 0.95,
            height: self.room.height * POINT * 0.7,
            caption: 44.0,
        }
    }

    /// A board in the area at the side of a matrix.
    pub(super) fn side_board(&self, board: &Board) -> String {
        let (width, height) = match self.room.stage {
            Stage::Below => (0.25, 0.4),
            Stage::Beside => (0.28, 0.3),
        };
        let width = self.room.width * POINT * width;
        let limits = Limits {
            width,
            height: self.room.height * POINT * height,
            caption: width - 2.0,
            ..self.board_limits()
        };
        // A template of one's own may have less room than beamer's.
        let drawn = self.tex.captioned(board, limits);
        format!("\\rsfit{{\\linewidth}}{{\\textheight}}{{{drawn}}}")
    }

    /// A table, its headings on every frame.
    fn table(&self, index: usize, table: &Table, manner: Manner) -> Vec<Piece> {
        let widths = widths(table);
        let line = self.room.letters;
        let across = side_by_side(table, &widths, line);
        let spec = columns(table, &widths, across, line);
        let begin = self.tex.table_begin(table, &spec, across);
        let rows = lines_of_rows(table, across);
        rows.into_iter()
            .enumerate()
            .map(|(at, rows)| {
                let cells = || rows.iter().flat_map(|row| &row.cells);
                let letters: usize = cells().map(|cell| measure::letters(cell) + 3).sum();
                let appears = at > 0 && !manner.rows_one_by_one;
                Piece {
                    content: Content::Row {
                        table: index,
                        begin: begin.clone(),
                        cells: cells().map(|cell| self.tex.cell_text(cell)).collect(),
                    },
                    lines: self.room.lines_of(letters, 1.0),
                    tie: if appears { Tie::Appears } else { Tie::None },
                }
            })
            .collect()
    }
}

/// The rows that stand in a line, `across` of them, read downwards in pieces of a slide.
fn lines_of_rows(table: &Table, across: usize) -> Vec<Vec<&TableRow>> {
    let piece = if across > 1 {
        ROWS_OF_A_SLIDE * across
    } else {
        table.rows.len().max(1)
    };
    let mut lines = Vec::new();
    for rows in table.rows.chunks(piece) {
        let depth = rows.len().div_ceil(across);
        lines.extend((0..depth).map(|at| rows[at..].iter().step_by(depth).collect()));
    }
    lines
}
