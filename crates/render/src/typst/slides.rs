//! The slides: the puzzle, one operation after the other, and what came of it.

use std::ops::RangeInclusive;

use tracer::Detail;
use tracer::explanation::{Block, Board, Change, Frame, FrameScene, Lesson, Part, PartKind, View};

use super::blocks::list;
use super::{Document, TypstOptions, byline, call, code, title};
use crate::options::Aspect;

/// Up to this many operations each gets a slide of its own, unless columns are asked for.
const MAX_SINGLE: usize = 30;
/// The columns whose operations are shown of a longer derivation.
const FIRST_COLUMNS: RangeInclusive<usize> = 0..=1;
/// No column: all are told in a line each.
#[expect(
    clippy::reversed_empty_ranges,
    reason = "an empty range is what is meant"
)]
const NO_COLUMNS: RangeInclusive<usize> = 1..=0;
/// Up to this many operations all of them stand at the end.
const MAX_APPENDIX: usize = 150;
/// As many entries as all matrices together may have, of the shown columns and at the end each:
/// every entry is an element of the page, which costs a compiler about 15 kB of memory.
const MAX_ENTRIES: usize = 80_000;

/// The document after the preamble.
pub(super) fn slides(lessons: &[Lesson], options: &TypstOptions) -> String {
    let mut out = include_str!("slides.typ").to_owned() + &setup(options.aspect);
    out += "#";
    out += &call("opening", &[&title(lessons, options), &byline(options)]);
    let titled = lessons.len() > 1 || options.title_page.title.is_some();
    let decks: Vec<Deck<'_>> = lessons
        .iter()
        .map(|lesson| Deck::new(lesson, options))
        .collect();
    for deck in &decks {
        if titled {
            let title = deck.document.prose(&deck.lesson.explanation.title);
            out += "#pagebreak(weak: true)\n#";
            out += &call("opening", &[&title, "[]"]);
        }
        out += "#";
        out += &code(&deck.slides());
        out += "\n";
    }
    for deck in &decks {
        out += "#";
        out += &code(&deck.appendix());
        out += "\n";
    }
    out
}

fn setup(aspect: Aspect) -> String {
    let height = match aspect {
        Aspect::Wide => "14.4cm",
        Aspect::Monitor => "16cm",
        Aspect::Classic => "19.2cm",
    };
    format!(
        "\n#set page(width: 25.6cm, height: {height}, margin: (x: 1.4cm, top: 1cm, bottom: 1.1cm), \
         footer: context align(right, text(8pt, fill: muted, counter(page).display())))\n\
         #set text(15pt, fill: ink, lang: \"en\")\n#set par(justify: false, spacing: 0.8em)\n"
    )
}

/// The columns whose operations are shown one by one.
fn columns(lesson: &Lesson, options: &TypstOptions) -> RangeInclusive<usize> {
    if let Some((first, last)) = options.shown_columns {
        return first..=last;
    }
    let operations = lesson
        .frames
        .iter()
        .filter(|frame| frame.change != Change::None);
    let columns = if operations.count() <= MAX_SINGLE {
        0..=lesson.unknowns()
    } else {
        FIRST_COLUMNS
    };
    let column_of_each = lesson.frames.iter().filter_map(|frame| frame.column);
    let shown = column_of_each.filter(|column| columns.contains(column));
    if can_be_drawn(lesson, shown.count()) {
        columns
    } else {
        NO_COLUMNS
    }
}

/// Tells whether so many pictures of [A | B] are not too much for a document.
fn can_be_drawn(lesson: &Lesson, states: usize) -> bool {
    let entries = lesson.start.rows() * lesson.start.cols();
    states.saturating_mul(entries) <= MAX_ENTRIES
}

/// The slides of a lesson.
struct Deck<'a> {
    document: Document<'a>,
    lesson: &'a Lesson,
    columns: RangeInclusive<usize>,
}

impl<'a> Deck<'a> {
    fn new(lesson: &'a Lesson, options: &TypstOptions) -> Self {
        Self {
            document: Document::new(lesson, options.notation),
            lesson,
            columns: columns(lesson, options),
        }
    }

    fn slides(&self) -> String {
        let mut out = self.puzzle();
        out += &self.part_of(PartKind::Equations);
        if self.lesson.frames.is_empty() {
            let parts = self.lesson.explanation.parts.iter();
            return parts.fold(out, |out, part| out + &self.part(part));
        }
        out += &self.elimination();
        for part in &self.lesson.explanation.parts {
            if is_after_elimination(part.kind) {
                out += &self.part(part);
            }
        }
        out
    }

    /// The board, and what one press does.
    fn puzzle(&self) -> String {
        let document = &self.document;
        let mut body = document.blocks(&self.lesson.explanation.lead[..]);
        if let Some(press) = &self.lesson.press {
            body += &document.blocks(&press.text);
            body += &document.boards(&press.boards);
            body += "\n";
        }
        let title = document.prose(&self.lesson.explanation.title);
        slide(&title, &code(&body), None)
    }

    fn part_of(&self, kind: PartKind) -> String {
        let parts = self.lesson.explanation.parts.iter();
        let mut part = parts.filter(|part| part.kind == kind);
        part.next().map(|part| self.part(part)).unwrap_or_default()
    }

    fn part(&self, part: &Part) -> String {
        let heading = self.document.prose(&part.heading);
        let body = code(&self.document.blocks(&part.blocks));
        slide(&heading, &body, None)
    }

    /// The operations of the shown columns, those of the others in a line each, and where it ends.
    fn elimination(&self) -> String {
        let mut out = String::new();
        let mut folded: Vec<String> = Vec::new();
        for view in self.lesson.views() {
            if view.frame.scene != FrameScene::Matrix {
                break;
            }
            if self.is_folded(view.frame) {
                if view.frame.stop == Detail::Outline {
                    folded.push(self.document.prose(&view.frame.said.outline));
                }
                continue;
            }
            out += &self.folded(&std::mem::take(&mut folded));
            if can_be_drawn(self.lesson, 1) {
                out += &self.state(&view);
            }
            if view.index == 0 {
                out += &self.moves();
            }
        }
        out + &self.folded(&folded)
    }

    /// What is allowed, and what is aimed at.
    fn moves(&self) -> String {
        let Some(part) = self.elimination_part() else {
            return String::new();
        };
        let is_text = |block: &&Block| matches!(block, Block::Paragraph(_));
        let text = part.blocks.iter().take_while(is_text).cloned();
        let text: Vec<Block> = text.collect();
        let heading = self.document.prose(&part.heading);
        slide(&heading, &code(&self.document.blocks(&text)), None)
    }

    fn elimination_part(&self) -> Option<&Part> {
        let mut parts = self.lesson.explanation.parts.iter();
        parts.find(|part| part.kind == PartKind::Elimination)
    }

    /// Columns that are told in a line each.
    fn folded(&self, columns: &[String]) -> String {
        if columns.is_empty() {
            return String::new();
        }
        let heading = self.elimination_part();
        let heading = heading.map(|part| self.document.prose(&part.heading));
        let body = code(&list(columns));
        slide(&heading.unwrap_or_else(|| "[]".to_owned()), &body, None)
    }

    fn state(&self, view: &View<'_>) -> String {
        let document = &self.document;
        let draw = |mask: &Board| document.boards(std::slice::from_ref(mask));
        let mut masks = self
            .lesson
            .frames
            .iter()
            .filter_map(|frame| frame.mask.as_ref());
        // Where there is none, the room of one stays, so that the matrix keeps its size.
        let mask = match (&view.frame.mask, masks.next()) {
            (Some(mask), _) => draw(mask),
            (None, Some(mask)) => format!("hide({})", draw(mask)),
            (None, None) => "[]".to_owned(),
        };
        let body = format!("state({}, {mask})", document.matrix(&view.matrix));
        let said = match view.index {
            // The moves have a slide of their own.
            0 => &view.frame.said.outline,
            _ => &view.frame.said.operation,
        };
        let said = document.prose(said);
        slide(&document.prose(&view.frame.heading), &body, Some(&said))
    }

    /// All operations of the columns that were told in a line.
    fn appendix(&self) -> String {
        let folded = self.lesson.frames.iter();
        let folded = folded.filter(|frame| self.is_folded(frame)).count();
        if folded > MAX_APPENDIX || !can_be_drawn(self.lesson, folded) {
            return String::new();
        }
        let views = self.lesson.views();
        let folded = views.filter(|view| self.is_folded(view.frame));
        folded.map(|view| self.state(&view)).collect()
    }

    fn is_folded(&self, frame: &Frame) -> bool {
        let column = frame.column;
        column.is_some_and(|column| !self.columns.contains(&column))
    }
}

fn slide(heading: &str, body: &str, said: Option<&str>) -> String {
    match said {
        Some(said) => call("slide", &[heading, body, &format!("said: {said}")]),
        None => call("slide", &[heading, body]),
    }
}

fn is_after_elimination(kind: PartKind) -> bool {
    matches!(
        kind,
        PartKind::Tests
            | PartKind::Contradiction
            | PartKind::Free
            | PartKind::Letters
            | PartKind::Numbers
            | PartKind::Solutions
            | PartKind::Least
            | PartKind::PlayOut
    )
}
