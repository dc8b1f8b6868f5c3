//! Shares pieces out over frames, by a budget of lines.

use super::Deck;
use super::frame::{Frame, from_overlay};
use super::room::LINE;

/// Something that is not broken across frames.
pub(super) struct Piece {
    /// How it is written.
    pub(super) content: Content,
    /// About how many lines it takes.
    pub(super) lines: f64,
    /// How it belongs to the piece before it.
    pub(super) tie: Tie,
}

/// How a piece belongs to the one before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tie {
    /// Not at all.
    None,
    /// It appears together with it.
    Appears,
    /// It appears together with it, and stands on the same frame: a matrix and the sentence above.
    Follows,
}

/// What a piece is.
pub(super) enum Content {
    /// A paragraph, or anything else that stands alone.
    Block(String),
    /// An item of a list.
    Item(String),
    /// Something that may be made smaller.
    Fitted(String),
    /// Boards side by side.
    Boards {
        /// The boards.
        boards: Vec<String>,
        /// Whether they appear one by one.
        one_by_one: bool,
    },
    /// A row of a table.
    Row {
        /// What tells tables apart.
        table: usize,
        /// How the table begins, with its headings.
        begin: String,
        /// The cells.
        cells: Vec<String>,
    },
}

/// Whether the pieces of a frame appear one after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reveal {
    OneByOne,
    AtOnce,
}

/// The part of its height to which a matrix may shrink so that it stays with its sentence.
const SHRUNK: f64 = 0.66;

impl Deck<'_> {
    /// Fills frames with pieces.
    pub(super) fn shared_out(&self, title: &str, pieces: Vec<Piece>, reveal: Reveal) -> Vec<Frame> {
        let pages = pages(pieces, self.room.lines);
        let frame = |page: &Vec<Piece>| Frame {
            title: title.to_owned(),
            body: format!("\\rsbody{{%\n{}}}", body(page, reveal)),
            notes: Vec::new(),
        };
        pages.iter().map(frame).collect()
    }
}

/// Fills pages up to a number of lines.
fn pages(pieces: Vec<Piece>, budget: f64) -> Vec<Vec<Piece>> {
    let mut pages: Vec<Vec<Piece>> = Vec::new();
    let mut left = 0.0;
    for piece in pieces {
        let least = match piece.content {
            Content::Fitted(_) => piece.lines.min(budget) * SHRUNK,
            _ => piece.lines,
        };
        if pages.is_empty() || least > left {
            let before = pages
                .last_mut()
                .filter(|page| piece.tie == Tie::Follows && page.len() > 1);
            let before = before.and_then(Vec::pop);
            left = budget;
            pages.push(Vec::new());
            if let Some(before) = before {
                add(&mut pages, before, &mut left);
            }
        }
        add(&mut pages, piece, &mut left);
    }
    pages
}

/// Puts a piece on the last page; it gets no more lines than there are.
fn add(pages: &mut [Vec<Piece>], mut piece: Piece, left: &mut f64) {
    piece.lines = piece.lines.min(left.max(3.0));
    *left -= piece.lines;
    if let Some(page) = pages.last_mut() {
        page.push(piece);
    }
}

/// What stands in a frame.
fn body(page: &[Piece], reveal: Reveal) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut overlay = 0;
    let mut open: Option<Environment> = None;
    for piece in page {
        if overlay == 0 || (reveal == Reveal::OneByOne && piece.tie == Tie::None) {
            overlay += 1;
        }
        let environment = environment(&piece.content);
        if open != environment {
            lines.extend(open.map(close));
            lines.extend(environment.map(|_| begin(&piece.content)));
            open = environment;
        }
        lines.push(written(piece, &mut overlay, reveal));
    }
    lines.extend(open.map(close));
    lines.join("\n")
}

/// What neighbouring pieces stand in together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Environment {
    List,
    Table(usize),
}

fn environment(content: &Content) -> Option<Environment> {
    match content {
        Content::Item(_) => Some(Environment::List),
        Content::Row { table, .. } => Some(Environment::Table(*table)),
        Content::Block(_) | Content::Fitted(_) | Content::Boards { .. } => None,
    }
}

fn begin(content: &Content) -> String {
    match content {
        Content::Row { begin, .. } => format!("\\rstable{{{begin}"),
        _ => "\\begin{itemize}".to_owned(),
    }
}

fn close(environment: Environment) -> String {
    match environment {
        Environment::Table(_) => "\\bottomrule\n\\end{tabular}}".to_owned(),
        Environment::List => "\\end{itemize}".to_owned(),
    }
}

/// A piece that appears on an overlay; boards that come one by one take several.
fn written(piece: &Piece, overlay: &mut usize, reveal: Reveal) -> String {
    match &piece.content {
        Content::Block(block) => format!("{}\\par", from_overlay(*overlay, block)),
        Content::Item(item) if *overlay > 1 => format!("\\item<{overlay}-> {{}}{item}"),
        Content::Item(item) => format!("\\item {{}}{item}"),
        Content::Fitted(shape) => {
            let height = (piece.lines - 0.5).max(1.0) * LINE;
            let fitted =
                format!("\\rsdisplay{{\\rsfit{{\\linewidth}}{{{height:.0}pt}}{{{shape}}}}}");
            format!("{}\\par", from_overlay(*overlay, &fitted))
        }
        Content::Boards { boards, one_by_one } => {
            let mut shown = Vec::new();
            for (index, board) in boards.iter().enumerate() {
                if index > 0 && *one_by_one && reveal == Reveal::OneByOne {
                    *overlay += 1;
                }
                shown.push(from_overlay(*overlay, board));
            }
            format!("{}\\par", shown.join("\\hskip 4mm\n"))
        }
        Content::Row { cells, .. } => {
            // Outside a paragraph an overlay would take a line of its own.
            let cell = |cell: &String| match from_overlay(*overlay, cell) {
                covered if *overlay > 1 => format!("\\leavevmode{covered}"),
                open => open,
            };
            let cells: Vec<String> = cells.iter().map(cell).collect();
            format!("{} \\\\", cells.join(" & "))
        }
    }
}
