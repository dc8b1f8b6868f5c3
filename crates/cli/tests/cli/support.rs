//! Running the command.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    fn of(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("all output is UTF-8");
        Self {
            code: output.status.code().expect("the command ends by itself"),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }

    /// The standard output of a run that answered and had nothing to complain about.
    #[track_caller]
    pub(crate) fn answered(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (0, ""), "{self:?}");
        self.stdout
    }

    /// The standard error of a run that ended with `code` and printed no result.
    #[track_caller]
    pub(crate) fn failed(self, code: i32) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (code, ""), "{self:?}");
        assert!(!self.stderr.is_empty(), "{self:?}");
        self.stderr
    }
}

/// The command with the given arguments, in an environment without looks of its own.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowstep"));
    command
        .args(args)
        .env_remove("NO_COLOR")
        .stdin(Stdio::null());
    command
}

/// Runs the command with nothing on standard input.
pub(crate) fn rowstep(args: &[&str]) -> Run {
    Run::of(command(args).output().expect("the command starts"))
}

/// Runs the command with `input` on standard input.
pub(crate) fn rowstep_reading(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut command = command(args);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    // A command that refuses its arguments does not read.
    let _ = stdin.write_all(input.as_ref());
    drop(stdin);
    Run::of(child.wait_with_output().expect("the command ends"))
}

/// A folder that disappears after the test.
pub(crate) struct Folder {
    folder: TempDir,
}

impl Folder {
    pub(crate) fn new() -> Self {
        Self {
            folder: TempDir::new().expect("a temporary folder"),
        }
    }

    /// The path of `name`, whether there is such a file or not.
    pub(crate) fn path(&self, name: &str) -> String {
        self.folder
            .path()
            .join(name)
            .to_str()
            .expect("a plain path")
            .to_owned()
    }

    /// Writes a file, and returns its path.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, content).expect("the folder is writable");
        path
    }

    /// The content of a file.
    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// The names of all files.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).expect("the folder is there");
        let name = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name();
        let mut names: Vec<String> = entries
            .map(|entry| name(entry).into_string().expect("a plain name"))
            .collect();
        names.sort();
        names
    }
}

/// A message without the name of the temporary folder.
pub(crate) fn without_folder(text: &str, folder: &Folder) -> String {
    text.replace(&folder.path(""), "")
}
