//! Where the text comes from: a file, standard input, `--board`, or a built-in example.

use std::fs::File;
use std::io::{IsTerminal, Read, stdin};
use std::path::{Path, PathBuf};

use crate::args::InputArgs;
use crate::diagnostics::{Exit, Failure, Place, complain};
use crate::output::reason;

/// The largest input that is read, in bytes.
const LARGEST: u64 = 1 << 28;

/// Where a text comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    /// A file.
    File(PathBuf),
    /// Standard input.
    Stdin,
    /// A board on the command line, its rows joined by `/`.
    Board(String),
    /// A built-in example.
    Example(&'static puzzles::Example),
}

impl Source {
    /// Resolves the options; clap has seen to it that there is one source at most.
    pub(crate) fn new(args: &InputArgs) -> Self {
        match (&args.file, &args.board, args.example) {
            (Some(path), ..) => Self::named(path),
            (_, Some(board), _) => Self::Board(board.clone()),
            (.., Some(example)) => Self::Example(example),
            (None, None, None) => Self::Stdin,
        }
    }

    /// The file of that name, or standard input for `-`.
    pub(crate) fn named(path: &Path) -> Self {
        if path.as_os_str() == "-" {
            Self::Stdin
        } else {
            Self::File(path.to_owned())
        }
    }

    /// What the source is called in messages.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Stdin => "standard input".to_owned(),
            Self::Board(_) => "--board".to_owned(),
            Self::Example(example) => format!("--example {}", example.name),
        }
    }

    /// The file, if it is one.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            _ => None,
        }
    }

    /// Reads the whole text. `wanted` says what is waited for, should it be a person who types.
    pub(crate) fn read(&self, wanted: &str) -> Result<String, Failure> {
        let bytes = match self {
            Self::Board(board) => return Ok(board.clone()),
            Self::Example(example) => return Ok(example.text.to_owned()),
            Self::File(path) => File::open(path).and_then(read_limited),
            Self::Stdin => {
                if stdin().is_terminal() {
                    complain(&format!(
                        "Reading {wanted} from the terminal; end with Ctrl-D on a line of its own.\n"
                    ));
                }
                read_limited(stdin().lock())
            }
        };
        let bytes = bytes.map_err(|error| {
            let message = format!("{} cannot be read: {}", self.name(), reason(&error));
            let failure = Failure::unusable(message);
            if looks_like_board(&self.name()) {
                failure.help("a board given right here follows --board")
            } else {
                failure
            }
        })?;
        if bytes.len() as u64 > LARGEST {
            let message = format!("{} is larger than {} MiB", self.name(), LARGEST >> 20);
            return Err(Failure::new(Exit::Refused, message));
        }
        String::from_utf8(bytes)
            .map_err(|error| self.not_utf8(error.as_bytes(), error.utf8_error().valid_up_to()))
    }

    /// Says where the text stops being UTF-8.
    fn not_utf8(&self, bytes: &[u8], valid: usize) -> Failure {
        let before = String::from_utf8_lossy(&bytes[..valid]);
        let last_line = before.rsplit('\n').next().unwrap_or_default();
        let rest = bytes[valid..]
            .split(|&b| b == b'\n')
            .next()
            .unwrap_or_default();
        let place = Place {
            source: self.name(),
            line: before.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
            width: 1,
            text: Some(format!("{last_line}{}", String::from_utf8_lossy(rest))),
        };
        let message = format!(
            "this is no UTF-8 text: there is a byte 0x{:02X}",
            bytes[valid]
        );
        Failure::unusable(message)
            .at(place)
            .help("save it as plain text in UTF-8")
    }
}

/// Tells whether what was taken for the name of a file is rather a board.
fn looks_like_board(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| "01bwBW#.+-/| ".contains(c))
}

/// Reads to the end, or one byte beyond the limit.
fn read_limited(reader: impl Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
