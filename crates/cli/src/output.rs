//! Where results go: standard output, which may be a pipe that closes, or a file, which is
//! written whole or not at all.

use std::fs;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, StdoutLock, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::diagnostics::Failure;
use crate::look::{Look, Style};

/// Standard output, locked once and buffered.
pub(crate) struct Stdout {
    writer: BufWriter<StdoutLock<'static>>,
}

impl Stdout {
    /// Takes standard output.
    pub(crate) fn lock() -> Self {
        Self {
            writer: BufWriter::with_capacity(1 << 16, io::stdout().lock()),
        }
    }

    /// Writes `bytes`, perhaps later.
    pub(crate) fn write(&mut self, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.writer
            .write_all(bytes.as_ref())
            .map_err(|error| stdout_failure(&error))
    }

    /// Writes what is still waiting; without this an error at the very end would go unseen.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.writer.flush().map_err(|error| stdout_failure(&error))
    }
}

/// Prints a whole document.
pub(crate) fn print(document: impl AsRef<[u8]>) -> Result<(), Failure> {
    let mut stdout = Stdout::lock();
    stdout.write(document)?;
    stdout.flush()
}

fn stdout_failure(error: &io::Error) -> Failure {
    match error.kind() {
        ErrorKind::BrokenPipe => Failure::PipeClosed,
        _ => Failure::unusable(format!(
            "standard output cannot be written: {}",
            reason(error)
        )),
    }
}

/// Where a document goes.
#[derive(Debug)]
pub(crate) enum Target {
    /// Standard output.
    Stdout,
    /// A file.
    File(PathBuf),
}

impl Target {
    /// Resolves `-o`; a target that would replace the `input` is refused.
    pub(crate) fn new(output: Option<&Path>, input: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = output.filter(|path| path.as_os_str() != "-") else {
            return Ok(Self::Stdout);
        };
        if input.is_some_and(|input| same_file(input, path)) {
            let message = format!("{} is the input and would be overwritten", path.display());
            return Err(Failure::unusable(message).help("give -o another name"));
        }
        Ok(Self::File(path.to_owned()))
    }

    /// The looks of what is written there.
    pub(crate) fn style(&self, look: &Look) -> Style {
        match self {
            Self::Stdout => look.stdout(),
            Self::File(_) => look.file(),
        }
    }

    /// Refuses a terminal, for a document that is no text.
    pub(crate) fn refuse_terminal(&self) -> Result<(), Failure> {
        match self {
            Self::Stdout if io::stdout().is_terminal() => Err(Failure::unusable(
                "this format is no text, and standard output is a terminal",
            )
            .help("name a file with -o")),
            _ => Ok(()),
        }
    }

    /// Writes the whole document, be it text or not.
    pub(crate) fn write(&self, document: impl AsRef<[u8]>) -> Result<(), Failure> {
        match self {
            Self::Stdout => print(document),
            Self::File(path) => write_file(path, document.as_ref()).map_err(|error| {
                Failure::unusable(format!(
                    "{} cannot be written: {}",
                    path.display(),
                    reason(&error)
                ))
            }),
        }
    }
}

fn same_file(input: &Path, output: &Path) -> bool {
    match (fs::canonicalize(input), fs::canonicalize(output)) {
        (Ok(input), Ok(output)) => input == output,
        _ => false,
    }
}

/// Writes a new file beside the old one and puts it in its place, so that at no time there is
/// half a file under the name. What is no regular file (a terminal, a named pipe) is written to.
fn write_file(path: &Path, document: &[u8]) -> io::Result<()> {
    // A link stays a link: its target is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&path).ok();
    match &old {
        Some(old) if old.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Some(old) if !old.is_file() => return fs::write(&path, document),
        _ => {}
    }
    let mut file = new_file_beside(&path)?;
    file.write_all(document)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

fn new_file_beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    builder.prefix(".rowstep-");
    // The permissions that any new file gets; the system takes the umask away.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder.unwrap_or(Path::new(".")))
}

/// The system's reason in words, without its number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    text.chars()
        .take(1)
        .flat_map(char::to_lowercase)
        .chain(text.chars().skip(1))
        .collect()
}
