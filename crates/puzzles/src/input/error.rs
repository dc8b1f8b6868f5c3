//! What can be wrong with an input, and where.

use std::fmt;
use std::ops::Range;

use super::problem::InputProblem;
use super::source::mark_len;

/// An input that cannot be read: what is wrong, where, and what would be right.
///
/// ```
/// use puzzles::{Failure, ReadOptions, read};
///
/// let error = read("bwwb\nbxwb\n", &ReadOptions::default()).unwrap_err();
/// let location = error.location.as_ref().unwrap();
/// assert_eq!((location.line, location.column, location.width), (2, 2, 1));
/// assert_eq!(location.source, "bxwb");
/// assert_eq!(error.wrong(), "'x' is no cell of a Flip Game board");
/// assert_eq!(error.right(), "a cell is b (black) or w (white)");
/// assert_eq!(error.failure(), Failure::Unusable);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputError {
    /// Where in the text; `None` if an option is wrong, or the text as a whole.
    pub location: Option<Location>,
    /// What is wrong there.
    pub problem: InputProblem,
}

/// A place in a text, as an editor counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Location {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1; a tab is one, a byte order mark none.
    pub column: usize,
    /// How many characters it is about, at least 1.
    pub width: usize,
    /// The whole line, without its end.
    pub source: String,
}

/// What becomes of an input that is not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// It is not what it should be (exit code 2).
    Unusable,
    /// It may be right but is larger than [`limits`](crate::limits) allow (exit code 3).
    Limit,
}

impl InputError {
    /// Tells whether the input is wrong or only too large.
    pub fn failure(&self) -> Failure {
        match self.problem {
            InputProblem::TooLarge { .. } => Failure::Limit,
            _ => Failure::Unusable,
        }
    }

    /// Says what is wrong, without a full stop at the end.
    pub fn wrong(&self) -> String {
        self.problem.sentences().0
    }

    /// Says what would be right, without a full stop at the end.
    pub fn right(&self) -> String {
        self.problem.sentences().1
    }
}

impl fmt::Display for InputError {
    /// Writes the place, what is wrong and what would be right on one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Location { line, column, .. }) = self.location {
            write!(f, "line {line}, column {column}: ")?;
        }
        write!(f, "{}; {}", self.wrong(), self.right())
    }
}

impl std::error::Error for InputError {}

/// A problem at some bytes of the text, on the way to becoming an [`InputError`].
#[derive(Debug)]
pub(crate) struct Fault {
    span: Option<Range<usize>>,
    problem: InputProblem,
}

impl Fault {
    /// The problem at the bytes `span` of the text.
    pub(crate) fn at(span: Range<usize>, problem: impl Into<InputProblem>) -> Self {
        Self {
            span: Some(span),
            problem: problem.into(),
        }
    }

    /// The problem with the input as a whole.
    pub(crate) fn nowhere(problem: impl Into<InputProblem>) -> Self {
        Self {
            span: None,
            problem: problem.into(),
        }
    }

    /// Tells whether this board is only too large.
    pub(crate) fn is_limit(&self) -> bool {
        matches!(self.problem, InputProblem::TooLarge { .. })
    }
}

/// Finds the lines and columns of faults in a text.
///
/// Faults are best located in the order of the text: lines are then counted only once, however
/// many faults there are.
pub(crate) struct Locator<'a> {
    text: &'a str,
    /// A byte of the text.
    counted: usize,
    /// The number of line ends before that byte.
    line_ends: usize,
}

impl<'a> Locator<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self {
            text,
            counted: 0,
            line_ends: 0,
        }
    }

    /// Turns bytes of the text into a line and a column.
    pub(crate) fn locate(&mut self, fault: Fault) -> InputError {
        InputError {
            location: fault.span.map(|span| self.location(&span)),
            problem: fault.problem,
        }
    }

    fn location(&mut self, span: &Range<usize>) -> Location {
        let text = self.text;
        let line_start = text[..span.start]
            .rfind('\n')
            .map_or(mark_len(text), |at| at + 1);
        let line_end = text[span.start..]
            .find('\n')
            .map_or(text.len(), |at| span.start + at);
        Location {
            line: self.line_ends_before(span.start) + 1,
            column: text[line_start..span.start].chars().count() + 1,
            width: text[span.clone()].chars().count().max(1),
            source: text[line_start..line_end].trim_end().to_owned(),
        }
    }

    fn line_ends_before(&mut self, at: usize) -> usize {
        if at < self.counted {
            (self.counted, self.line_ends) = (0, 0);
        }
        self.line_ends += self.text[self.counted..at].matches('\n').count();
        self.counted = at;
        self.line_ends
    }
}
