//! The two layouts, byte for byte.

use std::io::{self, Write};

use serde::Serialize;

use super::wire::{OutcomeWire, ProblemWire, StepWire, SystemWire};
use super::{FORMAT, VERSION};
use crate::problem::Problem;
use crate::step::Step;
use crate::system::System;
use crate::trace::{Method, Outcome, Trace};

/// Writes one JSON document with one step a line.
pub(super) fn write_document(trace: &Trace, out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"{")?;
    write_header(
        &trace.problem,
        &trace.system,
        trace.method,
        ["\n ", ": "],
        out,
    )?;
    out.write_all(b",\n \"steps\": [")?;
    for (i, step) in trace.steps.iter().enumerate() {
        out.write_all(if i == 0 { b"\n  " } else { b",\n  " })?;
        write_step(step, out)?;
    }
    out.write_all(b"\n ],\n \"outcome\": ")?;
    write_value(&OutcomeWire::from(&trace.outcome), out)?;
    out.write_all(b"\n}\n")
}

/// Writes the first five fields; `before` each key and `after` it stands the layout's space.
fn write_header(
    problem: &Problem,
    system: &System,
    method: Method,
    [before, after]: [&str; 2],
    out: &mut impl Write,
) -> io::Result<()> {
    write!(out, "{before}\"format\"{after}\"{FORMAT}\",")?;
    write!(out, "{before}\"version\"{after}\"{VERSION}\",")?;
    write!(out, "{before}\"problem\"{after}")?;
    write_value(&ProblemWire(problem), out)?;
    write!(out, ",{before}\"system\"{after}")?;
    write_value(&SystemWire::from(system), out)?;
    write!(out, ",{before}\"method\"{after}\"{}\"", method.name())
}

fn write_step(step: &Step, out: &mut impl Write) -> io::Result<()> {
    match StepWire::of(step) {
        Ok(wire) => write_value(&wire, out),
        Err(json) => out.write_all(json.as_bytes()),
    }
}

fn write_value(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(out, value).map_err(io::Error::from)
}

/// Writes a trace as a stream of lines, while it comes into being.
///
/// A stream that is not [finished](Self::finish) is cut short, and no reader takes it.
///
/// ```
/// use gf2::LinearSystem;
/// use tracer::{JsonlWriter, Method, Outcome, Problem, Step, System, Trace};
///
/// let system = System::unnamed(LinearSystem::new("11".parse()?, "1".parse()?)?);
/// let mut writer = JsonlWriter::new(Vec::new(), &Problem::system(), &system, Method::Manual)?;
/// writer.step(&Step::Pivot { row: 0, col: 1 })?;
/// let bytes = writer.finish(&Outcome::of(&system, gf2::Search::default()))?;
/// let trace = Trace::from_json(&String::from_utf8(bytes)?)?;
/// assert!(trace.verified().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct JsonlWriter<W: Write> {
    out: W,
}

impl<W: Write> JsonlWriter<W> {
    /// Writes the header line.
    ///
    /// # Errors
    ///
    /// If `out` does not take it.
    pub fn new(mut out: W, problem: &Problem, system: &System, method: Method) -> io::Result<Self> {
        out.write_all(b"{")?;
        write_header(problem, system, method, ["", ":"], &mut out)?;
        out.write_all(b"}\n")?;
        Ok(Self { out })
    }

    /// Writes a step's line.
    ///
    /// # Errors
    ///
    /// If the output does not take it.
    pub fn step(&mut self, step: &Step) -> io::Result<()> {
        write_step(step, &mut self.out)?;
        self.out.write_all(b"\n")
    }

    /// Writes the last line, and returns the output.
    ///
    /// # Errors
    ///
    /// If the output does not take it.
    pub fn finish(mut self, outcome: &Outcome) -> io::Result<W> {
        self.out.write_all(b"{\"outcome\":")?;
        write_value(&OutcomeWire::from(outcome), &mut self.out)?;
        self.out.write_all(b"}\n")?;
        Ok(self.out)
    }
}
