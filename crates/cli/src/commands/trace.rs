//! `rowstep trace`: every step of a method, as JSON.

use tracer::{Choices, RecordOptions};

use crate::args::{ChoicesArg, TraceArgs, TraceFormat};
use crate::bridge;
use crate::diagnostics::{Exit, Failure};
use crate::output::Target;
use crate::progress::Progress;
use crate::reading::Input;

pub(crate) fn run(args: &TraceArgs) -> Result<Exit, Failure> {
    let input = Input::read(&args.input)?;
    let target = Target::new(args.output.as_deref(), input.source.path())?;
    let puzzle = input.board(&args.input.reading, args.board_number)?;
    let choices = match args.choices {
        ChoicesArg::Auto => Choices::Auto,
        ChoicesArg::Full => Choices::Full,
    };
    let options = RecordOptions {
        choices,
        ..RecordOptions::default()
    };
    let progress = Progress::start("recording and checking");
    let trace = bridge::record(&*puzzle, args.method, &options, &progress)?;
    bridge::verified(&trace)?;
    let document = match args.format {
        TraceFormat::Json => trace.to_json(),
        TraceFormat::Jsonl => trace.to_jsonl(),
    };
    drop(progress);
    target.write(&document)?;
    Ok(Exit::Answered)
}
