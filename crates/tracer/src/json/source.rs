//! Values of a JSON text that know where they stand in it.
//!
//! `serde_json` splits the text; every value keeps its own piece of it ([`RawValue`]), so that
//! an error about the value, found much later, still has the value's line and column.

use gf2::BitVector;
use serde_json::value::RawValue;

use super::error::{ReadError, ReadProblem};
use super::object::Object;

/// The deepest nesting that is read; the format itself needs 5.
const MAX_DEPTH: usize = 64;
/// How much of an offending value an error shows, in characters.
const SHOWN: usize = 24;

/// A whole text, for which positions are reported.
#[derive(Debug, Clone, Copy)]
pub(super) struct Source<'a> {
    text: &'a str,
}

impl<'a> Source<'a> {
    /// Returns the source, once it is known to be nested sanely.
    pub(super) fn new(text: &'a str) -> Result<Self, ReadError> {
        let source = Self { text };
        match too_deep(text) {
            Some(offset) => {
                let problem = ReadProblem::TooDeep { limit: MAX_DEPTH };
                Err(source.error_at(offset, problem))
            }
            None => Ok(source),
        }
    }

    /// Reads `part`, a piece of the text, as one JSON value of the field `field`.
    pub(super) fn value(self, part: &'a str, field: &'static str) -> Result<Value<'a>, ReadError> {
        match serde_json::from_str::<&RawValue>(part) {
            Ok(raw) => Ok(Value {
                source: self,
                raw: raw.get(),
                field,
            }),
            Err(error) => Err(self.syntax_error(part, &error)),
        }
    }

    /// Returns an error at the end of the text.
    pub(super) fn error_at_end(self, problem: ReadProblem) -> ReadError {
        self.error_at(self.text.trim_end().len(), problem)
    }

    /// Returns an error at the start of `part`, a piece of the text.
    pub(super) fn error(self, part: &str, problem: ReadProblem) -> ReadError {
        self.error_at(self.offset(part), problem)
    }

    fn offset(self, part: &str) -> usize {
        part.as_ptr().addr() - self.text.as_ptr().addr()
    }

    fn error_at(self, offset: usize, problem: ReadProblem) -> ReadError {
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        ReadError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            step: None,
            problem,
        }
    }

    /// Moves the position of `error`, which counts bytes in `part`, to the whole text.
    fn syntax_error(self, part: &str, error: &serde_json::Error) -> ReadError {
        let line_start = match error.line() {
            0 | 1 => 0,
            line => part
                .match_indices('\n')
                .nth(line - 2)
                .map_or(0, |(at, _)| at + 1),
        };
        let mut at = (line_start + error.column().saturating_sub(1)).min(part.len());
        while !part.is_char_boundary(at) {
            at -= 1;
        }
        let message = error.to_string();
        let message = message
            .rsplit_once(" at line ")
            .map_or(&*message, |(head, _)| head);
        self.error_at(
            self.offset(part) + at,
            ReadProblem::Syntax(message.to_owned()),
        )
    }
}

/// The offset of the bracket that goes deeper than any trace, if there is one.
fn too_deep(text: &str) -> Option<usize> {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for (offset, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => {
                depth += 1;
                if depth > MAX_DEPTH {
                    return Some(offset);
                }
            }
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

/// One JSON value at its place in the text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value<'a> {
    source: Source<'a>,
    raw: &'a str,
    /// The field whose value, or part of whose value, this is.
    field: &'static str,
}

impl<'a> Value<'a> {
    /// Returns another piece of the same text as a value of `field`.
    pub(super) fn with(self, raw: &'a str, field: &'static str) -> Self {
        Self { raw, field, ..self }
    }

    pub(super) fn field(self) -> &'static str {
        self.field
    }

    /// Returns the value's own text.
    pub(super) fn text(self) -> &'a str {
        self.raw
    }

    /// Returns an error at this value.
    pub(super) fn error(self, problem: ReadProblem) -> ReadError {
        self.source.error(self.raw, problem)
    }

    /// Returns the error that this value is not what it must be.
    pub(super) fn unexpected(self, expected: impl Into<String>) -> ReadError {
        let mut found: String = self.raw.chars().take(SHOWN).collect();
        if found.len() < self.raw.len() {
            found.push('…');
        }
        self.error(ReadProblem::BadValue {
            field: self.field,
            expected: expected.into(),
            found: found.replace(['\n', '\r'], " "),
        })
    }

    pub(super) fn is_null(self) -> bool {
        self.raw == "null"
    }

    pub(super) fn string(self) -> Result<String, ReadError> {
        serde_json::from_str(self.raw).map_err(|_| self.unexpected("a string"))
    }

    pub(super) fn flag(self) -> Result<bool, ReadError> {
        serde_json::from_str(self.raw).map_err(|_| self.unexpected("true or false"))
    }

    pub(super) fn number(self) -> Result<usize, ReadError> {
        serde_json::from_str(self.raw).map_err(|_| self.unexpected("a whole number"))
    }

    /// Reads a number from 0 to `count` - 1.
    pub(super) fn index(self, count: usize) -> Result<usize, ReadError> {
        let index = self.number()?;
        if index < count {
            Ok(index)
        } else {
            Err(self.unexpected(format!("a number below {count}")))
        }
    }

    /// Reads indices below `count`, each larger than the one before.
    pub(super) fn indices(self, count: usize) -> Result<Vec<usize>, ReadError> {
        let mut indices: Vec<usize> = Vec::new();
        for value in self.list()? {
            let (field, found) = (value.field, value.index(count)?);
            if let Some(&previous) = indices.last().filter(|&&previous| previous >= found) {
                return Err(value.error(ReadProblem::NotAscending {
                    field,
                    found,
                    previous,
                }));
            }
            indices.push(found);
        }
        Ok(indices)
    }

    /// Reads a string of 0s and 1s of any length.
    pub(super) fn bits(self) -> Result<BitVector, ReadError> {
        let bit = |c| match c {
            '0' => Some(false),
            '1' => Some(true),
            _ => None,
        };
        let text = self.string().ok();
        text.and_then(|text| text.chars().map(bit).collect())
            .ok_or_else(|| self.unexpected("a string of 0s and 1s"))
    }

    /// Reads a string of exactly `len` 0s and 1s.
    pub(super) fn vector(self, len: usize) -> Result<BitVector, ReadError> {
        let bits = self.bits()?;
        if bits.len() == len {
            Ok(bits)
        } else {
            let found = bits.len();
            Err(self.unexpected(format!("a string of {len} 0s and 1s (this has {found})")))
        }
    }

    pub(super) fn list(self) -> Result<Vec<Value<'a>>, ReadError> {
        let raws: Vec<&'a RawValue> =
            serde_json::from_str(self.raw).map_err(|_| self.unexpected("a list"))?;
        let value = |raw: &'a RawValue| Value {
            raw: raw.get(),
            ..self
        };
        Ok(raws.into_iter().map(value).collect())
    }

    /// Reads a list of names: texts that stand in a sentence as they are, so not empty, and
    /// without characters that a terminal would obey or that change the direction of writing.
    pub(super) fn names(self) -> Result<Vec<String>, ReadError> {
        let name = |value: Value<'_>| {
            let name = value.string()?;
            if name.is_empty() || name.chars().any(is_unprintable) {
                return Err(value.unexpected("a list of printable names"));
            }
            Ok(name)
        };
        self.list()?.into_iter().map(name).collect()
    }

    pub(super) fn strings(self) -> Result<Vec<String>, ReadError> {
        self.list()?.into_iter().map(Value::string).collect()
    }

    /// Reads an object; `name` is what errors call it.
    pub(super) fn object(self, name: &'static str) -> Result<Object<'a>, ReadError> {
        Object::read(self, name)
    }

    /// Checks that no object in here, however deep, has a key twice.
    pub(super) fn check_keys(self) -> Result<(), ReadError> {
        match self.raw.as_bytes().first() {
            Some(b'[') => self.list()?.into_iter().try_for_each(Value::check_keys),
            Some(b'{') => self
                .object("an object")?
                .into_values()
                .try_for_each(Value::check_keys),
            _ => Ok(()),
        }
    }
}

/// Control characters, and those of no width or of the direction of writing (Unicode's "Cf"
/// characters that spoof texts).
fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
