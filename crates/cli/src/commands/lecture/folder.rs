//! A folder that is written whole or not at all, and never over what is not its own.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::diagnostics::Failure;
use crate::output::reason;

/// The list of everything that a lecture consists of; it tells that a folder is one.
const LIST: &str = "files.txt";

/// A file of a lecture: its name inside the folder, with `/` between folders, and what it holds.
pub(super) struct LectureFile {
    pub(super) name: String,
    pub(super) content: Vec<u8>,
}

/// Tells whether `folder` may be written: it is not there, empty, or an earlier lecture to which
/// nobody added anything.
pub(super) fn check(folder: &Path) -> Result<(), Failure> {
    let present = match files_below(folder) {
        Ok(present) => present,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(failure(folder, "cannot be read", &error)),
    };
    let listed = fs::read_to_string(folder.join(LIST)).unwrap_or_default();
    let listed: BTreeSet<&str> = listed.lines().chain([LIST]).collect();
    match present.iter().find(|name| !listed.contains(name.as_str())) {
        None => Ok(()),
        Some(foreign) => Err(Failure::unusable(format!(
            "{} holds {foreign}, which no lecture wrote and which would be lost",
            folder.display()
        ))
        .help("give -o the name of a new folder, or move that file away")),
    }
}

/// Writes the files beside `folder` first, and puts them in its place when all are there.
pub(super) fn write(folder: &Path, files: &[LectureFile]) -> Result<(), Failure> {
    let wrong = |error: io::Error| failure(folder, "cannot be written", &error);
    let parent = folder
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let fresh = tempfile::Builder::new()
        .prefix(".rowstep-")
        .tempdir_in(parent)
        .map_err(wrong)?;
    let lecture = fresh.path().join("lecture");
    fill(&lecture, files).map_err(wrong)?;
    replace(folder, &lecture, &fresh).map_err(wrong)
}

fn fill(lecture: &Path, files: &[LectureFile]) -> io::Result<()> {
    fs::create_dir(lecture)?;
    for file in files {
        let path = lecture.join(&file.name);
        fs::create_dir_all(path.parent().unwrap_or(lecture))?;
        fs::write(path, &file.content)?;
    }
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    fs::write(lecture.join(LIST), names.join("\n") + "\n")
}

/// The old folder moves away, the new one comes in its place; should that fail, the old one
/// comes back.
fn replace(folder: &Path, lecture: &Path, fresh: &TempDir) -> io::Result<()> {
    let old = fresh.path().join("old");
    let had_old = match fs::rename(folder, &old) {
        Ok(()) => true,
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(error) => return Err(error),
    };
    fs::rename(lecture, folder).inspect_err(|_| {
        if had_old {
            // What can be done was done; the first error is the one to tell.
            let _ = fs::rename(&old, folder);
        }
    })
}

/// The names of all files in a folder and the folders in it, with `/` between folders.
fn files_below(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(inside) = waiting.pop() {
        for entry in fs::read_dir(folder.join(&inside))? {
            let entry = entry?;
            let path = inside.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                waiting.push(path);
            } else {
                let parts = path.iter().map(|part| part.to_string_lossy());
                names.push(parts.collect::<Vec<_>>().join("/"));
            }
        }
    }
    names.sort_unstable();
    Ok(names)
}

fn failure(folder: &Path, what: &str, error: &io::Error) -> Failure {
    Failure::unusable(format!("{} {what}: {}", folder.display(), reason(error)))
}
