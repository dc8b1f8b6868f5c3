//! What a lecture is about: every board, system and trace of its inputs, in order and numbered.

use tracer::{Method, Picture, RecordOptions, Trace};

use crate::args::LectureArgs;
use crate::bridge;
use crate::diagnostics::Failure;
use crate::input::Source;
use crate::progress::Progress;
use crate::reading::{Input, WANTED, read_trace};

/// A derivation of a lecture.
pub(super) struct Item {
    /// The derivation, which was checked.
    pub(super) trace: Trace,
    /// The board that it is about, if there is one.
    pub(super) picture: Option<Picture>,
}

/// Reads every input and solves what is no trace.
pub(super) fn items(args: &LectureArgs, progress: &Progress) -> Result<Vec<Item>, Failure> {
    let files = args.inputs.iter().map(|path| Source::named(path));
    let examples = args.example.iter().map(|&example| Source::Example(example));
    let mut items = Vec::new();
    for source in files.chain(examples) {
        let text = source.read(WANTED)?;
        let input = Input { source, text };
        if input.is_trace() {
            items.push(given(&input)?);
        } else {
            items.extend(recorded(&input, args, progress)?);
        }
    }
    Ok(items)
}

/// A trace is checked as `rowstep verify` does.
fn given(input: &Input) -> Result<Item, Failure> {
    let trace = read_trace(&input.text, &input.source)?;
    let picture = bridge::confirmed(&trace, &input.source.name())?;
    Ok(Item { trace, picture })
}

fn recorded(input: &Input, args: &LectureArgs, progress: &Progress) -> Result<Vec<Item>, Failure> {
    let boards = input.boards(&args.reading)?;
    let method = args.method.unwrap_or(Method::Gauss);
    let record = |board: puzzles::Reading| {
        let puzzle = board.map_err(|error| input.failure(error))?;
        let trace = bridge::record(&*puzzle, method, &RecordOptions::default(), progress)?;
        bridge::verified(&trace)?;
        Ok(Item {
            picture: bridge::picture(&*puzzle),
            trace,
        })
    };
    boards.into_iter().map(record).collect()
}
