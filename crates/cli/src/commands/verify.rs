//! `rowstep verify`: replays traces and says the first step that is wrong.

use std::fmt::Write as _;
use std::path::PathBuf;

use tracer::{Method, Trace, Verdict};

use crate::args::VerifyArgs;
use crate::bridge;
use crate::diagnostics::{Exit, Failure};
use crate::input::Source;
use crate::look::Look;
use crate::output::print;
use crate::progress::Progress;
use crate::reading::read_trace;

pub(crate) fn run(args: &VerifyArgs, look: &Look) -> Result<Exit, Failure> {
    refuse_stdin_twice(&args.traces)?;
    let progress = Progress::start("verifying");
    let mut worst = Exit::Answered;
    for path in &args.traces {
        let source = Source::named(path);
        let exit = match verify(&source, args.sound) {
            Ok((report, exit)) => {
                let report = look.stdout().spell(&report);
                match progress.aside(|| print(&report)) {
                    // Whoever stopped reading may still look at the exit code.
                    Ok(()) | Err(Failure::PipeClosed) => exit,
                    Err(failure) => return Err(failure),
                }
            }
            Err(failure) => progress.aside(|| failure.report(look)),
        };
        worst = worst.max(exit);
    }
    Ok(worst)
}

fn refuse_stdin_twice(traces: &[PathBuf]) -> Result<(), Failure> {
    if traces.iter().filter(|path| path.as_os_str() == "-").count() > 1 {
        return Err(Failure::unusable(
            "standard input (-) can be read only once",
        ));
    }
    Ok(())
}

/// Returns the report about one trace, and how it ends.
fn verify(source: &Source, sound_only: bool) -> Result<(String, Exit), Failure> {
    let name = source.name();
    let trace = read_trace(&source.read("a trace")?, source)?;
    match bridge::rebuild(&trace) {
        Ok(_) => {}
        Err(bridge::Mismatch::Wrong(what)) => {
            return Ok((format!("{name}: {what}\n"), Exit::Rejected));
        }
        Err(mismatch) => return Err(mismatch.failure(&name)),
    }
    let verdict = trace.verify();
    let (finding, exit) = judge(&verdict, &trace, sound_only);
    let mut report = format!("{name}: {finding}\n");
    for note in &verdict.notes {
        let _ = writeln!(report, "{name}: note: {note}");
    }
    Ok((report, exit))
}

/// Words and exit code for what the check found.
fn judge(verdict: &Verdict, trace: &Trace, sound_only: bool) -> (String, Exit) {
    match (&verdict.sound, &verdict.canonical) {
        (Ok(()), _) if sound_only => ("sound".to_owned(), Exit::Answered),
        (Err(fault), _) if sound_only => (fault.to_string(), Exit::Rejected),
        (Ok(()), Ok(())) => ("sound, canonical".to_owned(), Exit::Answered),
        // Steps that follow no named method cannot deviate from its rules.
        (Ok(()), Err(_)) if trace.method == Method::Manual => (
            "sound (a manual derivation follows no rules to be canonical by)".to_owned(),
            Exit::Answered,
        ),
        (Ok(()), Err(fault)) => (format!("sound, not canonical: {fault}"), Exit::Rejected),
        (Err(fault), _) if trace.method == Method::Manual => (fault.to_string(), Exit::Rejected),
        // The first fault of either sort.
        (Err(sound), canonical) => {
            let first = canonical.as_ref().err().unwrap_or(sound);
            (first.to_string(), Exit::Rejected)
        }
    }
}
