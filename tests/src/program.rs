//! The `rowstep` program: where it is, and what it answers.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::time::SystemTime;

use crate::root;

/// What a run of the program gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The exit code.
    pub code: i32,
    /// What it wrote to standard output.
    pub stdout: String,
    /// What it wrote to standard error.
    pub stderr: String,
}

impl Run {
    /// Returns standard output.
    ///
    /// # Panics
    ///
    /// If the exit code is not 0, or anything was written to standard error.
    pub fn answer(self) -> String {
        assert_eq!(
            (self.code, self.stderr.as_str()),
            (0, ""),
            "{}",
            self.stdout
        );
        self.stdout
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Self {
            code: output.status.code().expect("no signal ended the program"),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }
}

/// Runs the program with nothing on standard input.
pub fn rowstep(args: &[&str]) -> Run {
    rowstep_on("", args)
}

/// Runs the program with `input` on standard input.
///
/// # Panics
///
/// If the program cannot be run.
pub fn rowstep_on(input: &str, args: &[&str]) -> Run {
    let mut child = Command::new(path())
        .args(args)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    std::thread::scope(|scope| {
        // In a thread of its own, for the program may write before it has read all. One that
        // needs no input may also end first, which is no failure.
        scope.spawn(move || stdin.write_all(input.as_bytes()));
        child.wait_with_output().expect("the program ends").into()
    })
}

/// Returns where the program is, after building it if it is older than its sources.
///
/// `cargo test --workspace` has built it by the time that a test runs; only a test of this
/// package alone finds an old one, or none.
pub fn path() -> &'static Path {
    static PATH: OnceLock<PathBuf> = OnceLock::new();
    PATH.get_or_init(|| {
        let profile_dir = profile_dir();
        let program = profile_dir.join(format!("rowstep{}", std::env::consts::EXE_SUFFIX));
        if modified(&program) < newest_source(&root().join("crates")) {
            build(&profile_dir);
        }
        program
    })
}

/// The folder of the running test's profile: tests are in its `deps`.
fn profile_dir() -> PathBuf {
    let test = std::env::current_exe().expect("the test knows where it is");
    let dir = test
        .ancestors()
        .nth(2)
        .expect("tests are in `deps` of the profile's folder");
    dir.to_owned()
}

fn build(profile_dir: &Path) {
    let profile = match profile_dir.file_name().and_then(|name| name.to_str()) {
        Some("debug") | None => "dev",
        Some(name) => name,
    };
    let target = profile_dir
        .parent()
        .expect("the profile's folder is in the target folder");
    let built = Command::new(env!("CARGO"))
        .args([
            "build",
            "--quiet",
            "--package",
            "rowstep",
            "--profile",
            profile,
            "--target-dir",
        ])
        .arg(target)
        .current_dir(root())
        .status();
    assert!(
        built.expect("cargo starts").success(),
        "the program does not build"
    );
}

/// When the file was last written; the epoch if there is none.
fn modified(path: &Path) -> SystemTime {
    let time = path.metadata().and_then(|meta| meta.modified());
    time.unwrap_or(SystemTime::UNIX_EPOCH)
}

fn newest_source(dir: &Path) -> SystemTime {
    let entries = dir
        .read_dir()
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    let times = entries.map(|path| {
        if path.is_dir() {
            newest_source(&path)
        } else {
            modified(&path)
        }
    });
    times.max().unwrap_or(SystemTime::UNIX_EPOCH)
}
