//! Text for a terminal.

mod board;
mod column;
mod glyphs;
mod line;
mod matrix;
mod prose;
mod table;

use tracer::explanation::{Block, Board, Explanation, Figure, Fold, Part, Prose};
use tracer::one_based;

use glyphs::Glyphs;
use line::{FIXED_SPACE, Line, Style};

/// How text is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextOptions {
    /// The most columns of a line; less than 20 is taken as 20.
    pub width: usize,
    /// Whether ANSI colours are used; nothing is said by colour alone.
    pub color: bool,
    /// Whether only ASCII is used.
    pub ascii: bool,
}

impl Default for TextOptions {
    fn default() -> Self {
        Self {
            width: 80,
            color: false,
            ascii: false,
        }
    }
}

/// How far the blocks of a part are indented.
const INDENT: usize = 2;
/// The least width that is laid out for.
const MIN_WIDTH: usize = 20;

/// Renders an explanation as text; every line ends with a line feed.
pub fn text(explanation: &Explanation, options: &TextOptions) -> String {
    let layout = Layout {
        explanation,
        glyphs: Glyphs {
            ascii: options.ascii,
        },
        width: options.width.max(MIN_WIDTH),
    };
    written(&layout.document(), options.color)
}

/// Draws boards side by side, without colour, for a page that has a code block for them.
pub(crate) fn plain_boards(explanation: &Explanation, boards: &[Board]) -> String {
    let layout = Layout {
        explanation,
        glyphs: Glyphs { ascii: false },
        width: TextOptions::default().width,
    };
    written(&layout.boards(boards), false)
}

/// The lines as one text, each ended by a line feed.
fn written(lines: &[Line], color: bool) -> String {
    let mut out = String::new();
    for line in lines {
        line.write_to(&mut out, color);
        out.push('\n');
    }
    out
}

/// Everything that the layout of a block depends on.
struct Layout<'a> {
    explanation: &'a Explanation,
    glyphs: Glyphs,
    width: usize,
}

impl Layout<'_> {
    /// The same layout with fewer columns.
    fn narrowed(&self, by: usize) -> Layout<'_> {
        Layout {
            explanation: self.explanation,
            glyphs: self.glyphs,
            width: self.width.saturating_sub(by).max(MIN_WIDTH / 2),
        }
    }

    fn document(&self) -> Vec<Line> {
        let mut lines = self.title();
        let inner = self.narrowed(INDENT);
        lines.extend(indented(inner.blocks(&self.explanation.lead)));
        for (index, part) in self.explanation.parts.iter().enumerate() {
            lines.push(Line::default());
            lines.extend(self.part(one_based(index), part));
        }
        lines
    }

    fn title(&self) -> Vec<Line> {
        let mut title = self.heading(&self.explanation.title);
        for entry in &self.explanation.legend {
            // The gap stays whole where the line is broken.
            title.push(Style::Plain, &format!("{FIXED_SPACE}{FIXED_SPACE} "));
            title.extend(self.line_of(entry).kept_together());
        }
        let mut lines = title.wrapped(self.width);
        lines.push(Line::default());
        lines
    }

    fn part(&self, number: usize, part: &Part) -> Vec<Line> {
        let mut heading = Line::default();
        heading.push(Style::Bold, &format!("{number}{FIXED_SPACE}{FIXED_SPACE}"));
        heading.extend(self.heading(&part.heading));
        let mut lines = heading.wrapped(self.width);
        let inner = self.narrowed(INDENT);
        lines.extend(indented(inner.blocks(&part.blocks)));
        lines
    }

    /// A heading: its words in capitals, its symbols as they are.
    fn heading(&self, prose: &Prose) -> Line {
        let mut line = Line::default();
        line.push(Style::Bold, &self.capitals(prose));
        line
    }

    fn blocks(&self, blocks: &[Block]) -> Vec<Line> {
        let mut lines = Vec::new();
        for (index, block) in blocks.iter().enumerate() {
            if index > 0 && parted(&blocks[index - 1], block) {
                lines.push(Line::default());
            }
            lines.extend(self.block(block));
        }
        lines
    }

    fn block(&self, block: &Block) -> Vec<Line> {
        match block {
            Block::Paragraph(prose) => self.paragraph(prose),
            Block::Remark(prose) => self.remark(prose),
            Block::List(items) => items.iter().flat_map(|item| self.hanging(item)).collect(),
            Block::Formulas(formulas) => {
                let line = |formula| Line::plain(&self.formula(formula)).wrapped(self.width - 2);
                indented(formulas.iter().flat_map(line).collect())
            }
            Block::Figure(figure) => self.figure(figure),
            Block::Matrix(matrix) => self.matrix(matrix),
            Block::Table(table) => self.table(table),
            Block::Column(column) => self.column(column),
            Block::Operation(operation) => self.operation(operation),
        }
    }

    fn paragraph(&self, prose: &Prose) -> Vec<Line> {
        self.line_of(prose).wrapped(self.width)
    }

    fn remark(&self, prose: &Prose) -> Vec<Line> {
        let text = self.line_of(prose).wrapped(self.width - 2);
        let mark = |line: Line| {
            let mut marked = Line::default();
            marked.push(Style::Bold, "! ");
            marked.extend(line.styled(Style::Bold));
            marked
        };
        text.into_iter().map(mark).collect()
    }

    /// An item of a list: its later lines are indented.
    fn hanging(&self, prose: &Prose) -> Vec<Line> {
        let mut lines = self.line_of(prose).wrapped(self.width - 2).into_iter();
        let first = lines.next();
        first.into_iter().chain(indented(lines.collect())).collect()
    }

    /// Boards side by side, with the text beside them if there is room.
    fn figure(&self, figure: &Figure) -> Vec<Line> {
        let boards = self.boards(&figure.boards);
        if figure.text.is_empty() {
            return boards;
        }
        if boards.is_empty() {
            return self.blocks(&figure.text);
        }
        let taken = boards.iter().map(Line::width).max().unwrap_or(0) + 4;
        if taken + 36 <= self.width {
            let text = self.narrowed(taken).blocks(&figure.text);
            line::beside(boards, text, taken)
        } else {
            let text = self.blocks(&figure.text);
            boards
                .into_iter()
                .chain([Line::default()])
                .chain(text)
                .collect()
        }
    }
}

/// Tells whether an empty line parts two blocks: what follows a paragraph belongs to it, unless
/// it has a heading of its own; a remark has its marks, and boards their captions.
fn parted(before: &Block, block: &Block) -> bool {
    match (before, block) {
        (Block::Column(a), Block::Column(b)) => a.fold != Fold::Line || b.fold != Fold::Line,
        (Block::Paragraph(_), Block::Column(column)) => column.fold != Fold::Line,
        (Block::Paragraph(_), Block::Figure(figure))
        | (Block::Figure(figure), Block::Paragraph(_)) => !figure.text.is_empty(),
        (Block::Paragraph(_), Block::Operation(_)) => true,
        (Block::Paragraph(_) | Block::List(_) | Block::Formulas(_) | Block::Remark(_), _)
        | (Block::Table(_), Block::Paragraph(_))
        | (_, Block::Formulas(_)) => false,
        _ => true,
    }
}

/// Lines with the indent of a part's blocks.
fn indented(lines: Vec<Line>) -> Vec<Line> {
    lines
        .into_iter()
        .map(|line| line.indented(INDENT))
        .collect()
}
