//! `rowstep explain`: how a board or a system is solved, step by step.

use tracer::{Picture, RecordOptions, Trace};

use crate::args::ExplainArgs;
use crate::bridge;
use crate::diagnostics::{Exit, Failure};
use crate::look::Look;
use crate::output::Target;
use crate::presentation::{self, Presentation};
use crate::progress::Progress;
use crate::reading::{Input, read_trace};

pub(crate) fn run(args: &ExplainArgs, look: &Look) -> Result<Exit, Failure> {
    presentation::refuse_foreign_options(args.format, &args.presentation)?;
    let input = Input::read(&args.input)?;
    let target = Target::new(args.output.as_deref(), input.source.path())?;
    if !args.format.is_text() {
        target.refuse_terminal()?;
    }
    let progress = Progress::start("working");
    let (trace, picture) = if input.is_trace() {
        given_trace(&input, args)?
    } else {
        recorded_trace(&input, args, &progress)?
    };
    let presentation = Presentation {
        // Both kinds of traces were checked above.
        trace: bridge::verified(&trace)?,
        picture: picture.as_ref(),
        detail: args.detail.into(),
        style: target.style(look),
    };
    let document = presentation.document(args.format, &args.presentation)?;
    drop(progress);
    target.write(document)?;
    Ok(Exit::Answered)
}

fn recorded_trace(
    input: &Input,
    args: &ExplainArgs,
    progress: &Progress,
) -> Result<(Trace, Option<Picture>), Failure> {
    let puzzle = input.board(&args.input.reading, args.board_number)?;
    let method = args.method.unwrap_or(tracer::Method::Gauss);
    let trace = bridge::record(&*puzzle, method, &RecordOptions::default(), progress)?;
    Ok((trace, bridge::picture(&*puzzle)))
}

/// A trace is checked as `rowstep verify` does, since nothing unchecked is explained.
fn given_trace(input: &Input, args: &ExplainArgs) -> Result<(Trace, Option<Picture>), Failure> {
    refuse_options_of_boards(args)?;
    let trace: Trace = read_trace(&input.text, &input.source)?;
    let picture = bridge::confirmed(&trace, &input.source.name())?;
    Ok((trace, picture))
}

/// What a trace says itself cannot be asked for.
fn refuse_options_of_boards(args: &ExplainArgs) -> Result<(), Failure> {
    let reading = &args.input.reading;
    let given = [
        ("--puzzle", reading.puzzle.is_some()),
        ("--goal", reading.goal.is_some()),
        ("--moves", reading.moves.is_some()),
        ("--torus", reading.torus),
        ("--method", args.method.is_some()),
        ("--board-number", args.board_number.is_some()),
    ];
    match given.iter().find(|(_, given)| *given) {
        None => Ok(()),
        Some((option, _)) => Err(
            Failure::unusable(format!("{option} does not apply to a trace"))
                .help("a trace holds its board, its goals and its method"),
        ),
    }
}
