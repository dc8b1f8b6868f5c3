//! What can be wrong with the text of a trace, and where.

use std::fmt;

/// A text that is not a trace, and the first place where it goes wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The step that it is in, from 0, if it is in one.
    pub step: Option<usize>,
    /// What is wrong there.
    pub problem: ReadProblem,
}

/// What is wrong with the text of a trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadProblem {
    /// The text is not JSON.
    Syntax(String),
    /// Lists and objects lie in each other deeper than any trace needs.
    TooDeep {
        /// The deepest that is read.
        limit: usize,
    },
    /// A JSON document of another kind.
    NotATrace,
    /// A trace of a major version that this reader does not know.
    UnknownVersion {
        /// The version.
        found: String,
    },
    /// A method that this version does not know.
    UnknownMethod {
        /// The method.
        found: String,
    },
    /// A step that this version does not know.
    UnknownStep {
        /// The step.
        found: String,
    },
    /// A field that does not belong there.
    UnknownField {
        /// The field.
        field: String,
        /// What it was found in.
        within: &'static str,
    },
    /// A field that must be there and is not.
    MissingField {
        /// The field.
        field: &'static str,
        /// What it is missing in.
        within: &'static str,
    },
    /// The same key twice in one object.
    DuplicateField {
        /// The key.
        field: String,
    },
    /// A value of the wrong type, out of range, or of the wrong length.
    BadValue {
        /// The field.
        field: &'static str,
        /// What it must be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// An index that is not larger than the one before it.
    NotAscending {
        /// The field.
        field: &'static str,
        /// The index.
        found: usize,
        /// The index before it.
        previous: usize,
    },
    /// A stream without its last line, the outcome.
    CutShort,
    /// Something after the outcome.
    TextAfterOutcome,
}

impl ReadError {
    /// Returns what is wrong, and in which step, counted from 1; without the position.
    pub fn message(&self) -> String {
        match self.step {
            Some(step) => format!("step {}: {}", step + 1, self.problem),
            None => self.problem.to_string(),
        }
    }

    /// Says that the error is in a step.
    pub(super) fn in_step(self, step: usize) -> Self {
        Self {
            step: Some(step),
            ..self
        }
    }

    /// Tells whether the text is a trace of a major version that this reader does not know.
    pub fn is_unknown_version(&self) -> bool {
        matches!(self.problem, ReadProblem::UnknownVersion { .. })
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, .. } = self;
        write!(f, "line {line}, column {column}: {}", self.message())
    }
}

impl std::error::Error for ReadError {}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(message) => write!(f, "this is not JSON: {message}"),
            Self::TooDeep { limit } => write!(f, "nested more than {limit} deep"),
            Self::NotATrace => f.write_str(r#"not a trace: "format" must be "rowstep-trace""#),
            Self::UnknownVersion { found } => {
                write!(
                    f,
                    "trace version {found:?} is unknown; versions 1.x can be read"
                )
            }
            Self::UnknownMethod { found } => {
                let known = super::known_methods();
                write!(f, "method {found:?} is unknown; this version knows {known}")
            }
            Self::UnknownStep { found } => {
                let known = super::steps::known().collect::<Vec<_>>().join(", ");
                write!(
                    f,
                    "step {found:?} is unknown; there are {known}, and steps of your own as x-…"
                )
            }
            Self::UnknownField { field, within } => {
                write!(f, "{within} has no field {field:?}")
            }
            Self::MissingField { field, within } => {
                write!(f, "{within} lacks its field {field:?}")
            }
            Self::DuplicateField { field } => write!(f, "the key {field:?} stands here twice"),
            Self::BadValue {
                field,
                expected,
                found,
            } => write!(f, "{field:?} must be {expected}, found {found}"),
            Self::NotAscending {
                field,
                found,
                previous,
            } => write!(f, "{field:?} must ascend, found {found} after {previous}"),
            Self::CutShort => {
                f.write_str(r#"the stream is cut short: its last line, {"outcome":…}, is missing"#)
            }
            Self::TextAfterOutcome => f.write_str("nothing may follow the outcome"),
        }
    }
}
