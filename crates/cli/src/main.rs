//! The `rowstep` command: the one place that knows the command line, files, terminals and exit
//! codes. Everything else is in the libraries.

mod answer;
mod args;
mod boards;
mod bridge;
mod commands;
mod diagnostics;
mod exploration;
mod input;
mod json_line;
mod layout;
mod look;
mod output;
mod presentation;
mod progress;
mod reading;
mod words;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::diagnostics::{Exit, complain};
use crate::look::Look;

fn main() -> ExitCode {
    let exit = match Cli::try_parse() {
        Ok(cli) => run(&cli),
        Err(message) => show(&message),
    };
    exit.into()
}

/// Shows what clap has to say: what is wrong with the arguments, the help, or the version.
fn show(message: &clap::Error) -> Exit {
    let look = Look::before_parsing(std::env::args_os());
    let error = message.use_stderr();
    let style = if error { look.stderr() } else { look.stdout() };
    let text = message.render();
    let text = if style.color {
        text.ansi().to_string()
    } else {
        text.to_string()
    };
    let text = style.spell(&text);
    if error {
        complain(&text);
        return Exit::Unusable;
    }
    output::print(&text).map_or_else(|failure| failure.report(&look), |()| Exit::Answered)
}

/// Runs the command, and tells on stderr what went wrong.
fn run(cli: &Cli) -> Exit {
    let look = Look::new(&cli.look);
    let result = match &cli.command {
        None => commands::welcome::run(&look),
        Some(Command::Solve(args)) => commands::solve::run(args, &look),
        Some(Command::Trace(args)) => commands::trace::run(args),
        Some(Command::Explain(args)) => commands::explain::run(args, &look),
        Some(Command::Verify(args)) => commands::verify::run(args, &look),
        Some(Command::Compare(args)) => commands::compare::run(args, &look),
        Some(Command::Lecture(args)) => commands::lecture::run(args, &look),
    };
    result.unwrap_or_else(|failure| failure.report(&look))
}
