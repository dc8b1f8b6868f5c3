//! How output looks: width, colour, and which characters a terminal may be given.

use std::ffi::OsString;
use std::io::{IsTerminal, stderr, stdout};

use clap::ValueEnum;
use terminal_size::{Height, Width, terminal_size_of};

use crate::args::{ColorWhen, LookArgs};

/// The narrowest page that anything is laid out for.
pub(crate) const NARROWEST: usize = 20;
/// The width of a page where there is no terminal to ask.
const PAGE_WIDTH: usize = 80;

/// What the options, the environment and the terminals together say about looks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    /// The width that was asked for.
    width: Option<usize>,
    color: ColorWhen,
    /// Whether nothing but ASCII may be printed.
    pub(crate) ascii: bool,
    no_color: bool,
}

/// The looks of one stream or file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    /// The number of columns.
    pub(crate) width: usize,
    /// Whether colour is used beside the marks.
    pub(crate) color: bool,
    /// Whether nothing but ASCII may be printed.
    pub(crate) ascii: bool,
}

impl Look {
    /// Resolves the options against the environment.
    pub(crate) fn new(args: &LookArgs) -> Self {
        Self {
            width: args.width,
            color: args.color,
            ascii: args.ascii,
            // https://no-color.org: present and not an empty string.
            no_color: std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
        }
    }

    /// What the arguments say, as far as can be told of arguments that have a fault, or that
    /// ask for help.
    pub(crate) fn before_parsing(args: impl Iterator<Item = OsString>) -> Self {
        let args: Vec<String> = args.map(|arg| arg.to_string_lossy().into_owned()).collect();
        let color = |value: &str| ColorWhen::from_str(value, false).ok();
        let separate = args.windows(2).filter(|pair| pair[0] == "--color");
        let joined = args.iter().filter_map(|arg| arg.strip_prefix("--color="));
        let mut values = separate.map(|pair| pair[1].as_str()).chain(joined);
        Self::new(&LookArgs {
            color: values.find_map(color).unwrap_or_default(),
            ascii: args.iter().any(|arg| arg == "--ascii"),
            width: None,
        })
    }

    /// The looks of standard output.
    pub(crate) fn stdout(&self) -> Style {
        let terminal = stdout().is_terminal().then(stdout);
        self.style(terminal.is_some(), terminal.and_then(terminal_size_of))
    }

    /// The looks of standard error.
    pub(crate) fn stderr(&self) -> Style {
        let terminal = stderr().is_terminal().then(stderr);
        self.style(terminal.is_some(), terminal.and_then(terminal_size_of))
    }

    /// The looks of a file.
    pub(crate) fn file(&self) -> Style {
        self.style(false, None)
    }

    fn style(&self, terminal: bool, size: Option<(Width, Height)>) -> Style {
        // Some pretend to be terminals of no width at all.
        let measured = size.map(|(Width(columns), _)| usize::from(columns));
        let measured = measured
            .filter(|&columns| columns > 0)
            .map(|columns| columns.max(NARROWEST));
        Style {
            width: self.width.or(measured).unwrap_or(PAGE_WIDTH),
            color: match self.color {
                ColorWhen::Always => true,
                ColorWhen::Never => false,
                ColorWhen::Auto => terminal && !self.no_color,
            },
            ascii: self.ascii,
        }
    }
}

impl Style {
    /// Makes `text` stand out, where colour may be used.
    pub(crate) fn strong(&self, text: &str) -> String {
        self.painted("1", text)
    }

    /// Marks `text` as an error, where colour may be used.
    pub(crate) fn error(&self, text: &str) -> String {
        self.painted("1;31", text)
    }

    fn painted(&self, code: &str, text: &str) -> String {
        if self.color {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// Returns `text` in the characters that may be used.
    pub(crate) fn spell(&self, text: &str) -> String {
        if self.ascii {
            render::ascii(text)
        } else {
            text.to_owned()
        }
    }
}
