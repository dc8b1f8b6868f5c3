//! Helpers that the end-to-end tests share: the program, the published cases and figures, and
//! the pages whose commands are run.

pub mod brute_force;
pub mod cases;
pub mod facts;
pub mod pages;
pub mod program;

use std::path::{Path, PathBuf};

/// Returns the repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Reads a file of the repository.
///
/// # Panics
///
/// If it cannot be read as text.
pub fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}
