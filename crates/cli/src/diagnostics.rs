//! What goes wrong, where, what would be right, and the exit code it ends in.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use unicode_width::UnicodeWidthChar;

use crate::look::{Look, Style};

/// How a run ends; the worse one is the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// The question was answered; an honest "Impossible" is an answer.
    Answered = 0,
    /// A check said no.
    Rejected = 1,
    /// The arguments or the input cannot be used.
    Unusable = 2,
    /// A stated limit would be exceeded.
    Refused = 3,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why a run stops early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads standard output any more, which is no error.
    PipeClosed,
    /// Something to tell.
    Told(Exit, Box<Diagnostic>),
}

/// One message, with its place in the input and what would be right, as far as these are known.
#[derive(Debug)]
pub(crate) struct Diagnostic {
    message: String,
    place: Option<Place>,
    help: Vec<String>,
}

/// A place in a text.
#[derive(Debug)]
pub(crate) struct Place {
    /// Where the text came from: a file's name, `standard input`, `--board`.
    pub(crate) source: String,
    /// The line, from 1.
    pub(crate) line: usize,
    /// The character in the line, from 1.
    pub(crate) column: usize,
    /// How many characters are meant.
    pub(crate) width: usize,
    /// The line's text, where it can be shown.
    pub(crate) text: Option<String>,
}

impl Failure {
    /// A failure that ends in `exit`.
    pub(crate) fn new(exit: Exit, message: impl Into<String>) -> Self {
        let message = message.into();
        let (place, help) = (None, Vec::new());
        Self::Told(
            exit,
            Box::new(Diagnostic {
                message,
                place,
                help,
            }),
        )
    }

    /// Arguments or input that cannot be used.
    pub(crate) fn unusable(message: impl Into<String>) -> Self {
        Self::new(Exit::Unusable, message)
    }

    /// An answer that failed its own check, which is never printed as an answer.
    pub(crate) fn internal(message: impl std::fmt::Display) -> Self {
        let message = format!("internal error: {message}");
        Self::new(Exit::Rejected, message)
            .help("this is a fault of rowstep itself; please report it")
    }

    /// Adds what would be right.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        if let Self::Told(_, diagnostic) = &mut self {
            diagnostic.help.push(help.into());
        }
        self
    }

    /// Adds the place.
    pub(crate) fn at(mut self, place: Place) -> Self {
        if let Self::Told(_, diagnostic) = &mut self {
            diagnostic.place = Some(place);
        }
        self
    }

    /// Tells on standard error what went wrong, and returns how the run ends.
    pub(crate) fn report(self, look: &Look) -> Exit {
        match self {
            Self::PipeClosed => Exit::Answered,
            Self::Told(exit, diagnostic) => {
                let style = look.stderr();
                complain(&style.spell(&diagnostic.text(&style)));
                exit
            }
        }
    }
}

impl Diagnostic {
    fn text(&self, style: &Style) -> String {
        let mut text = format!("{} {}\n", style.error("error:"), printable(&self.message));
        if let Some(place) = &self.place {
            text += &place.text_with(style);
        }
        for help in &self.help {
            let _ = writeln!(text, "{} {}", style.strong("help:"), printable(help));
        }
        text
    }
}

impl Place {
    /// The place as `file:line:column`, then the line with carets under what is meant.
    fn text_with(&self, style: &Style) -> String {
        let Self {
            source,
            line,
            column,
            ..
        } = self;
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        let mut text = format!("{margin}--> {}:{line}:{column}\n", printable(source));
        if let Some(excerpt) = self.excerpt(style.width.saturating_sub(number.len() + 3)) {
            let carets = style.error(&"^".repeat(excerpt.carets));
            let _ = writeln!(text, "{margin} |\n{number} | {}", excerpt.line);
            let _ = writeln!(text, "{margin} | {}{carets}", " ".repeat(excerpt.indent));
        }
        text
    }

    /// Cuts out the part of the line around the place that fits `width` columns.
    fn excerpt(&self, width: usize) -> Option<Excerpt> {
        let shown: Vec<char> = self.text.as_ref()?.chars().map(visible).collect();
        let from = self.column.saturating_sub(1).min(shown.len());
        let to = (from + self.width).min(shown.len());
        let first = if shown.len() <= width {
            0
        } else {
            from.saturating_sub(width / 2)
        };
        let last = shown.len().min(first + width);
        let columns = |chars: &[char]| chars.iter().map(|c| c.width().unwrap_or(0)).sum::<usize>();
        Some(Excerpt {
            line: shown[first..last].iter().collect(),
            indent: columns(&shown[first..from]),
            // Where the line ends too early, the caret stands behind it.
            carets: columns(&shown[from..to.min(last)]).max(1),
        })
    }
}

/// Writes to standard error; where nobody listens there is nobody to tell.
pub(crate) fn complain(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// A line as it is shown, and where the carets go.
struct Excerpt {
    line: String,
    indent: usize,
    carets: usize,
}

/// One column for every control character, so that carets stay in place and no input can send
/// commands to the terminal.
fn visible(c: char) -> char {
    match c {
        '\t' => ' ',
        c if c.is_control() => '\u{fffd}',
        c => c,
    }
}

fn printable(text: &str) -> String {
    text.chars()
        .map(|c| if c == '\n' { c } else { visible(c) })
        .collect()
}
