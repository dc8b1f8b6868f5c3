//! Trace format 1.0: JSON with one step a line, and a stream of JSON lines.
//!
//! [`wire`] says what is written, [`write`] how it is laid out; [`source`] and [`object`] give
//! values their positions, [`steps`] and [`read`] say what is accepted; [`explore`] says both of
//! the steps of methods that explore. A reader trusts nothing: every index is
//! compared with the sizes that the lists of names give, and nothing is allocated for a size
//! that a text only claims.

mod error;
mod explore;
mod object;
mod read;
mod source;
mod steps;
mod wire;
mod write;

use std::io;

use crate::step::Extension;
use crate::trace::{Method, Trace};

pub use error::{ReadError, ReadProblem};
pub use write::JsonlWriter;

/// What `format` must be.
const FORMAT: &str = "rowstep-trace";
/// The version that is written.
const VERSION: &str = "1.0";

/// The names of the methods whose traces can be read.
fn known_methods() -> String {
    Method::all()
        .map(Method::name)
        .collect::<Vec<_>>()
        .join(", ")
}

impl Trace {
    /// Returns the trace as a JSON document with one step a line.
    pub fn to_json(&self) -> String {
        to_text(|out| self.write_json(out))
    }

    /// Writes the trace as a JSON document with one step a line.
    ///
    /// # Errors
    ///
    /// If `out` does not take it.
    pub fn write_json(&self, out: &mut impl io::Write) -> io::Result<()> {
        write::write_document(self, out)
    }

    /// Returns the trace as JSON lines: a header, the steps, the outcome.
    pub fn to_jsonl(&self) -> String {
        to_text(|out| self.write_jsonl(out))
    }

    /// Writes the trace as JSON lines: a header, the steps, the outcome.
    ///
    /// # Errors
    ///
    /// If `out` does not take it.
    pub fn write_jsonl(&self, out: &mut impl io::Write) -> io::Result<()> {
        let mut writer = JsonlWriter::new(out, &self.problem, &self.system, self.method)?;
        for step in &self.steps {
            writer.step(step)?;
        }
        writer.finish(&self.outcome).map(drop)
    }

    /// Reads a trace from either layout; a text is JSON lines if its first line is a whole
    /// object without `steps`.
    ///
    /// ```
    /// use gf2::LinearSystem;
    /// use tracer::{Method, Problem, RecordOptions, System, Trace, record};
    ///
    /// let system = System::unnamed(LinearSystem::new("11".parse()?, "1".parse()?)?);
    /// let trace = record(Problem::system(), system, Method::Gauss, &RecordOptions::default());
    /// let json = trace.to_json();
    /// assert_eq!(json.lines().nth(8), Some(r#"  {"step":"skip","col":1,"row":1,"why":"no-row"},"#));
    /// assert_eq!(Trace::from_json(&json)?, trace);
    ///
    /// let broken = json.replace(r#""col":1"#, r#""col":2"#);
    /// let error = Trace::from_json(&broken).unwrap_err();
    /// assert_eq!(error.to_string(), r#"line 9, column 24: step 2: "col" must be a number below 2, found 2"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// What is read is well-formed, every index in range and every vector of the right length.
    /// Whether it is *true* is for [`Trace::verify`] to say.
    ///
    /// # Errors
    ///
    /// If the text is not a trace of a version 1.x, with the place where it goes wrong.
    pub fn from_json(text: &str) -> Result<Self, ReadError> {
        read::read(text)
    }
}

fn to_text(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).expect("a vector takes every byte");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

impl Extension {
    /// Returns the step that `json` holds: an object whose `step` starts with `x-`.
    ///
    /// # Errors
    ///
    /// If `json` is anything else, or has a key twice.
    pub fn new(json: &str) -> Result<Self, ReadError> {
        let value = source::Source::new(json)?.value(json, "step")?;
        let kind = value.object("a step")?.take("step")?;
        if kind.string()?.starts_with("x-") {
            value.check_keys()?;
            Ok(Self::compact(value.text()))
        } else {
            Err(kind.unexpected("a name that starts with x-"))
        }
    }

    /// Drops the white space between the tokens of `json`, which must be valid JSON.
    fn compact(json: &str) -> Self {
        let (mut in_string, mut escaped) = (false, false);
        let keep = |c: &char| {
            match c {
                _ if escaped => escaped = false,
                '\\' if in_string => escaped = true,
                '"' => in_string = !in_string,
                _ => {}
            }
            in_string || !c.is_ascii_whitespace()
        };
        Self::from_compact(json.chars().filter(keep).collect())
    }
}
