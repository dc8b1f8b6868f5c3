//! The `rowstep` command: the one place that knows the command line, files, terminals and exit
//! codes. Everything else is in the libraries.

mod answer;
mod args;
mod boards;
mod bridge;
mod commands;
mod diagnostics;
mod input;
mod layout;
mod look;
mod output;
mod progress;
mod reading;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::diagnostics::Exit;
use crate::look::Look;

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => run(cli).into(),
        // This is also how `--help` and `--version` arrive; clap knows which are errors. A closed
        // pipe under the help is no error.
        Err(message) => {
            let _ = message.print();
            if message.use_stderr() {
                Exit::Unusable
            } else {
                Exit::Answered
            }
            .into()
        }
    }
}

/// Runs the command, and tells on stderr what went wrong.
fn run(cli: Cli) -> Exit {
    let look = Look::new(&cli.look);
    let result = match cli.command {
        None => commands::welcome::run(&look),
        Some(Command::Solve(args)) => commands::solve::run(&args, &look),
        Some(Command::Trace(args)) => commands::trace::run(args, &look),
        Some(Command::Explain(args)) => commands::explain::run(&args, &look),
        Some(Command::Verify(args)) => commands::verify::run(&args, &look),
    };
    result.unwrap_or_else(|failure| failure.report(&look))
}
