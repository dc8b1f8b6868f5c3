//! `rowstep lecture`: everything for a lecture in one folder.

mod files;
mod folder;
mod items;

use crate::args::LectureArgs;
use crate::diagnostics::{Exit, Failure};
use crate::look::Look;
use crate::output::print;
use crate::progress::Progress;

pub(crate) fn run(args: &LectureArgs, look: &Look) -> Result<Exit, Failure> {
    folder::check(&args.output)?;
    let progress = Progress::start("working");
    let items = items::items(args, &progress)?;
    let files = files::files(&items, args)?;
    folder::write(&args.output, &files)?;
    drop(progress);
    let first = args.output.join("index.html");
    let written = format!("{} files; start at {}\n", files.len(), first.display());
    print(look.stdout().spell(&written))?;
    Ok(Exit::Answered)
}
