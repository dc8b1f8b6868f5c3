//! `rowstep explain`: how a board or a system is solved, step by step.

use render::{MarkdownOptions, TextOptions};
use tracer::{Detail, Explanation, RecordOptions, Trace};

use crate::args::{DetailArg, ExplainArgs, ExplainFormat};
use crate::bridge;
use crate::diagnostics::{Exit, Failure};
use crate::look::{Look, Style};
use crate::output::Target;
use crate::progress::Progress;
use crate::reading::{Input, read_trace};

pub(crate) fn run(args: &ExplainArgs, look: &Look) -> Result<Exit, Failure> {
    let input = Input::read(&args.input)?;
    let target = Target::new(args.output.as_deref(), input.source.path())?;
    let progress = Progress::start("working");
    let detail = match args.detail {
        DetailArg::Outline => Detail::Outline,
        DetailArg::Pivot => Detail::Pivot,
        DetailArg::Operation => Detail::Operation,
    };
    let explanation = if input.is_trace() {
        explain_trace(&input, args, detail)?
    } else {
        explain_board(&input, args, detail, &progress)?
    };
    let document = document(&explanation, args.format, &target.style(look));
    drop(progress);
    target.write(&document)?;
    Ok(Exit::Answered)
}

fn explain_board(
    input: &Input,
    args: &ExplainArgs,
    detail: Detail,
    progress: &Progress,
) -> Result<Explanation, Failure> {
    let puzzle = input.board(&args.input.reading, args.board_number)?;
    let method = args.method.unwrap_or(tracer::Method::Gauss);
    let trace = bridge::record(&*puzzle, method, &RecordOptions::default(), progress)?;
    let verified = bridge::verified(&trace)?;
    Ok(tracer::explain(
        verified,
        bridge::picture(&*puzzle).as_ref(),
        detail,
    ))
}

/// A trace is checked as `rowstep verify` does, since nothing unchecked is explained.
fn explain_trace(
    input: &Input,
    args: &ExplainArgs,
    detail: Detail,
) -> Result<Explanation, Failure> {
    refuse_options_of_boards(args)?;
    let trace: Trace = read_trace(&input.text, &input.source)?;
    let name = input.source.name();
    let wrong = |what: String| Failure::new(Exit::Rejected, format!("{name}: {what}"));
    let picture = bridge::rebuild(&trace).map_err(|mismatch| mismatch.failure(&name))?;
    let verified = trace.verified().map_err(|fault| wrong(fault.to_string()))?;
    Ok(tracer::explain(verified, picture.as_ref(), detail))
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

fn document(explanation: &Explanation, format: ExplainFormat, style: &Style) -> String {
    let Style {
        width,
        color,
        ascii,
    } = *style;
    match format {
        ExplainFormat::Text => render::text(
            explanation,
            &TextOptions {
                width,
                color,
                ascii,
            },
        ),
        // Markdown has neither width nor colour of its own.
        ExplainFormat::Markdown => {
            style.spell(&render::markdown(explanation, &MarkdownOptions::default()))
        }
    }
}
