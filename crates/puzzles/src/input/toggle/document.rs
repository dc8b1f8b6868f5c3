//! A TOML document whose parts know where they stand.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::suggest::closest;
use crate::input::error::Fault;
use crate::input::problem::{InputProblem, ToggleProblem};
use crate::input::source::{Row, mark_len, shortened};

/// A value of a document.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value<'d> {
    /// The whole text, and where in it the document starts.
    text: &'d str,
    start: usize,
    spanned: &'d Spanned<DeValue<'d>>,
}

/// A table of a document, of whose keys all are known.
#[derive(Debug, Clone)]
pub(super) struct Table<'d> {
    text: &'d str,
    start: usize,
    entries: &'d DeTable<'d>,
    span: Range<usize>,
    /// What a sentence calls the table.
    name: &'static str,
}

/// Parses a text as TOML.
pub(super) fn parse(text: &str) -> Result<Spanned<DeTable<'_>>, Fault> {
    let start = mark_len(text);
    DeTable::parse(&text[start..]).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        let message = error.message().to_owned();
        fault(
            text,
            span.start + start..span.end + start,
            ToggleProblem::Toml { message },
        )
    })
}

/// The fault at a part of a text, of which only the first line is marked.
fn fault(text: &str, span: Range<usize>, problem: impl Into<InputProblem>) -> Fault {
    let start = text.floor_char_boundary(span.start);
    let line_start = text[..start]
        .rfind('\n')
        .map_or(mark_len(text), |at| at + 1);
    let line = text[line_start..].split('\n').next().unwrap_or_default();
    let line_end = line_start + line.trim_end().len();
    let start = start.clamp(line_start, line_end);
    let end = text.floor_char_boundary(span.end).clamp(start, line_end);
    Fault::at(start..end, problem)
}

impl<'d> Table<'d> {
    /// The table that is the whole document.
    pub(super) fn whole(
        text: &'d str,
        document: &'d Spanned<DeTable<'d>>,
        keys: &'static [&'static str],
    ) -> Result<Self, Fault> {
        let start = mark_len(text);
        let table = Self {
            text,
            start,
            entries: document.get_ref(),
            span: start..start,
            name: "the file",
        };
        table.require_known(keys)
    }

    /// Refuses a key that is not among `keys`, the first in the text.
    fn require_known(self, keys: &'static [&'static str]) -> Result<Self, Fault> {
        let found = self.entries.keys();
        let unknown = found.filter(|key| !keys.contains(&key.get_ref().as_ref()));
        let Some(key) = unknown.min_by_key(|key| key.span().start) else {
            return Ok(self);
        };
        let problem = ToggleProblem::UnknownKey {
            key: shortened(key.get_ref()),
            table: self.name,
            suggestion: closest(key.get_ref(), keys),
            known: keys,
        };
        let span = key.span().start + self.start..key.span().end + self.start;
        Err(fault(self.text, span, problem))
    }

    /// The value of a key, if it is there.
    pub(super) fn get(&self, key: &str) -> Option<Value<'d>> {
        self.entries.get(key).map(|spanned| Value {
            text: self.text,
            start: self.start,
            spanned,
        })
    }

    /// The value of a key that must be there.
    pub(super) fn require(&self, key: &'static str) -> Result<Value<'d>, Fault> {
        let table = self.name;
        self.get(key)
            .ok_or_else(|| self.fault(ToggleProblem::MissingKey { key, table }))
    }

    /// The fault of the table as a whole.
    pub(super) fn fault(&self, problem: ToggleProblem) -> Fault {
        fault(self.text, self.span.clone(), problem)
    }
}

impl<'d> Value<'d> {
    fn span(self) -> Range<usize> {
        let span = self.spanned.span();
        span.start + self.start..span.end + self.start
    }

    /// The fault of the value as a whole.
    pub(super) fn fault(self, problem: impl Into<InputProblem>) -> Fault {
        fault(self.text, self.span(), problem)
    }

    /// The fault of a value that should be something else.
    pub(super) fn unexpected(self, wanted: &'static str) -> Fault {
        self.fault(ToggleProblem::WrongType { wanted })
    }

    /// The text, if the value is one.
    pub(super) fn text(self) -> Option<&'d str> {
        match self.spanned.get_ref() {
            DeValue::String(text) => Some(text.as_ref()),
            _ => None,
        }
    }

    /// The items, if the value is a list.
    pub(super) fn items(self) -> Option<impl ExactSizeIterator<Item = Value<'d>>> {
        match self.spanned.get_ref() {
            DeValue::Array(items) => {
                Some(items.iter().map(move |spanned| Value { spanned, ..self }))
            }
            _ => None,
        }
    }

    /// The number as it is written, and its value if that is not negative and not too large.
    pub(super) fn number(self) -> Option<(String, Option<usize>)> {
        match self.spanned.get_ref() {
            DeValue::Integer(number) => {
                let value = usize::from_str_radix(number.as_str(), number.radix()).ok();
                Some((shortened(&number.to_string()), value))
            }
            _ => None,
        }
    }

    /// The table with these keys; `name` is what a sentence calls it.
    pub(super) fn table(
        self,
        name: &'static str,
        wanted: &'static str,
        keys: &'static [&'static str],
    ) -> Result<Table<'d>, Fault> {
        let DeValue::Table(entries) = self.spanned.get_ref() else {
            return Err(self.unexpected(wanted));
        };
        let table = Table {
            text: self.text,
            start: self.start,
            entries,
            span: self.span(),
            name,
        };
        table.require_known(keys)
    }

    /// The rows of a picture: the lines of a text, or the texts of a list.
    ///
    /// They are taken from the file as it is written, so that a fault can point at a square.
    pub(super) fn picture(self) -> Result<Vec<Row<'d>>, Fault> {
        const WANTED: &str = "a picture: a text with a line for each row, or a list of such lines";
        if let Some(items) = self.items() {
            let row = |item: Value<'d>| match item.lines()?[..] {
                [row] => Ok(row),
                _ => Err(item.unexpected("one row of a picture")),
            };
            return items.map(row).collect();
        }
        if self.text().is_none() {
            return Err(self.unexpected(WANTED));
        }
        let mut rows = self.lines()?;
        // The closing quotes mostly stand on a line of their own.
        rows.pop_if(|last| last.text.trim().is_empty());
        Ok(rows)
    }

    /// The lines of a text, as they are written.
    fn lines(self) -> Result<Vec<Row<'d>>, Fault> {
        if self.text().is_none() {
            return Err(self.unexpected("a row of a picture, in quotes"));
        }
        let span = self.span();
        let raw = &self.text[span.clone()];
        let long = raw.starts_with("\"\"\"") || raw.starts_with("'''");
        let quotes = if long { 3 } else { 1 };
        let body = &raw[quotes..raw.len() - quotes];
        if raw.starts_with('"') && body.contains('\\') {
            return Err(self.fault(ToggleProblem::Escape));
        }
        // TOML drops the line's end that follows the opening quotes.
        let first_end = ["\r\n", "\n"]
            .iter()
            .find(|end| long && body.starts_with(**end));
        let skipped = first_end.map_or(0, |end| end.len());
        let mut start = span.start + quotes + skipped;
        let line = |line: &'d str| {
            let text = line.strip_suffix('\r').unwrap_or(line);
            let row = Row { text, start };
            start += line.len() + 1;
            row
        };
        Ok(body[skipped..].split('\n').map(line).collect())
    }
}
