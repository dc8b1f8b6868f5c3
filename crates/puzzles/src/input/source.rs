//! Cutting a text into boards and rows, without losing where anything stands.

use std::ops::Range;

/// A row of a board, or an equation: what stands on a line, or between two `/` of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Row<'a> {
    /// The row without the blanks around it.
    pub(crate) text: &'a str,
    /// Where it starts in the whole text, in bytes.
    pub(crate) start: usize,
}

impl<'a> Row<'a> {
    /// The row that `text`, at byte `start`, is without the blanks around it.
    fn trimmed(text: &'a str, start: usize) -> Self {
        let rest = text.trim_start();
        Self {
            text: rest.trim_end(),
            start: start + text.len() - rest.len(),
        }
    }

    /// The bytes of the whole row.
    pub(crate) fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The place after the last character.
    pub(crate) fn end(self) -> Range<usize> {
        let end = self.start + self.text.len();
        end..end
    }

    /// The bytes of the character `c` at byte `at` of the row.
    pub(crate) fn char_span(self, at: usize, c: char) -> Range<usize> {
        self.start + at..self.start + at + c.len_utf8()
    }

    /// The characters that are no blanks, each with its byte in the row.
    pub(crate) fn symbols(self) -> impl Iterator<Item = (usize, char)> + 'a {
        self.text.char_indices().filter(|(_, c)| !c.is_whitespace())
    }

    /// The last `len` bytes of the row, without the blanks around them.
    pub(crate) fn suffix(self, len: usize) -> Self {
        self.part(self.text.len() - len..self.text.len())
    }

    /// The bytes `range` of the row, without the blanks around them.
    pub(crate) fn part(self, range: Range<usize>) -> Self {
        let start = self.start + range.start;
        Self::trimmed(&self.text[range], start)
    }

    /// The blank-separated pieces of the row.
    pub(crate) fn groups(self) -> impl Iterator<Item = Row<'a>> {
        let pieces = self.split(char::is_whitespace);
        pieces.filter(|group| !group.text.is_empty())
    }

    /// Tells whether the row is a single number.
    pub(crate) fn is_number(self) -> bool {
        !self.text.is_empty() && self.text.chars().all(|c| c.is_ascii_digit())
    }

    /// The row as a sentence can quote it, however long it is.
    pub(crate) fn shortened(self) -> String {
        shortened(self.text)
    }

    /// Cuts the row at each `separator`; the pieces have no blanks around them.
    pub(crate) fn split(self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = Row<'a>> {
        let mut at = 0;
        self.text.split(separator).map(move |piece| {
            let row = Self::trimmed(piece, self.start + at);
            at += piece.len();
            at += self.text[at..].chars().next().map_or(0, char::len_utf8);
            row
        })
    }
}

/// The boards of a text, each a run of rows.
#[derive(Debug, Default)]
pub(crate) struct Blocks<'a> {
    rows: Vec<Row<'a>>,
    /// The end of each board in `rows`.
    ends: Vec<usize>,
    /// The first comment that could also be a row of `#` and `.`.
    pub(crate) doubtful: Option<Row<'a>>,
}

impl<'a> Blocks<'a> {
    /// Iterates over the boards; each has a row.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[Row<'a>]> {
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        let bounds = starts.zip(&self.ends);
        bounds.map(|(start, &end)| &self.rows[start..end])
    }

    /// Iterates over the rows of all boards.
    pub(crate) fn rows(&self) -> &[Row<'a>] {
        &self.rows
    }

    /// Makes one board of all rows, whatever blank lines stand between them.
    pub(crate) fn join(&mut self) {
        self.ends = vec![self.rows.len()];
    }

    fn end_board(&mut self) {
        if self.rows.len() > self.ends.last().copied().unwrap_or(0) {
            self.ends.push(self.rows.len());
        }
    }
}

/// What a `#` at a line's start is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hash {
    /// The start of a comment.
    Comment,
    /// A lit cell.
    Cell,
}

/// Cuts a text into boards.
///
/// Blank lines separate boards, `/` separates rows within a line, and a comment is as if its
/// line were not there.
pub(crate) fn blocks(text: &str, hash: Hash) -> Blocks<'_> {
    let mut blocks = Blocks::default();
    for line in lines(text) {
        if line.text.is_empty() {
            blocks.end_board();
        } else if hash == Hash::Comment && line.text.starts_with('#') {
            if blocks.doubtful.is_none() && is_cells(line) {
                blocks.doubtful = Some(line);
            }
        } else {
            blocks.rows.extend(line.split(|c| c == '/'));
        }
    }
    blocks.end_board();
    blocks
}

/// Decides what a `#` at a line's start is in `text`.
///
/// It starts a comment as soon as any other line has something else than `#`, `.`, `/` and
/// blanks, or no line has only those.
pub(crate) fn meaning_of_hash(text: &str) -> Hash {
    let filled = || lines(text).filter(|line| !line.text.is_empty());
    let other = filled().any(|line| !line.text.starts_with('#') && !is_cells(line));
    if other || !filled().any(is_cells) {
        Hash::Comment
    } else {
        Hash::Cell
    }
}

/// Tells whether a line could be rows of `#` and `.`.
fn is_cells(line: Row<'_>) -> bool {
    let mut symbols = line.symbols();
    symbols.all(|(_, c)| matches!(c, '#' | '.' | '/'))
}

/// The mark that some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The length of the byte order mark at the start of `text`, 0 if there is none.
pub(crate) fn mark_len(text: &str) -> usize {
    let without = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    text.len() - without.len()
}

/// The lines of a text without the blanks around them, a carriage return being one.
fn lines(text: &str) -> impl Iterator<Item = Row<'_>> {
    let start = mark_len(text);
    let whole = Row {
        text: &text[start..],
        start,
    };
    whole.split(|c| c == '\n')
}

/// A text as a sentence can quote it, however long it is.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(20) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
