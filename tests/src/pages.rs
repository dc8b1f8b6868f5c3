//! Pages whose `console` blocks are commands and what they print.
//!
//! In such a block a line that starts with `$ ` is a command; the lines under it are what it
//! prints, up to the next command, and `…` alone on a line stands for any lines. A command that ends with
//! another exit code than 0 has `(exit code 2)` as its last line. The commands of a page are run
//! by the shell, in one empty folder, with `rowstep` on the path.

use std::path::Path;
use std::process::Command;

use crate::program::{self, Run};

/// A command and the lines under it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Example {
    command: String,
    expected: Vec<String>,
}

/// Runs the commands of a page.
///
/// Returns the page with the outputs as they are, and the commands whose outputs differ from
/// what the page says.
///
/// # Panics
///
/// If a `console` block does not start with a command, or the shell cannot be run.
pub fn run(page: &str) -> (String, Vec<String>) {
    let folder = tempfile::tempdir().expect("a folder for what the page's commands write");
    let mut actual: Vec<String> = Vec::new();
    let mut wrong = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        actual.push(line.to_owned());
        if line != "```console" {
            continue;
        }
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        for Example { command, expected } in examples(&block) {
            let printed = printed(&command, folder.path());
            actual.push(format!("$ {command}"));
            if matches(&expected, &printed) {
                actual.extend(expected);
            } else {
                actual.extend(printed);
                wrong.push(command);
            }
        }
        actual.push("```".to_owned());
    }
    (actual.join("\n") + "\n", wrong)
}

fn examples(block: &[&str]) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for line in block {
        if let Some(command) = line.strip_prefix("$ ") {
            examples.push(Example {
                command: command.to_owned(),
                expected: Vec::new(),
            });
        } else {
            let example = examples
                .last_mut()
                .expect("a console block starts with a command");
            example.expected.push((*line).to_owned());
        }
    }
    examples
}

/// What a reader sees on the terminal after the command.
fn printed(command: &str, folder: &Path) -> Vec<String> {
    let programs = program::path()
        .parent()
        .expect("the program is in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(programs.to_owned()).chain(std::env::split_paths(&path));
    let output = Command::new("sh")
        .args([
            "-c",
            &command.replace("cargo run --release -- ", "rowstep "),
        ])
        .env(
            "PATH",
            std::env::join_paths(paths).expect("the path was one"),
        )
        .current_dir(folder)
        .output();
    let run = Run::from(output.expect("the shell starts"));
    let mut lines: Vec<String> = run
        .stdout
        .lines()
        .chain(run.stderr.lines())
        .map(str::to_owned)
        .collect();
    if run.code != 0 {
        lines.push(format!("(exit code {})", run.code));
    }
    lines
}

/// Tells whether `actual` is what `expected` says, where `…` stands for any lines.
fn matches(expected: &[String], actual: &[String]) -> bool {
    match expected.split_first() {
        None => actual.is_empty(),
        Some((first, rest)) if first == "…" => {
            (0..=actual.len()).any(|skipped| matches(rest, &actual[skipped..]))
        }
        Some((first, rest)) => actual.first() == Some(first) && matches(rest, &actual[1..]),
    }
}

#[cfg(test)]
mod tests {
    use super::{examples, matches};

    fn lines(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn an_ellipsis_stands_for_any_lines_and_nothing_else_does() {
        for (expected, actual, holds) in [
            ("a b", "a b", true),
            ("a b", "a", false),
            ("a", "a b", false),
            ("a … c", "a b b c", true),
            ("a … c", "a c", true),
            ("a …", "a b", true),
            ("… c … e", "a c d e", true),
            ("… c", "a c d", false),
        ] {
            assert_eq!(
                matches(&lines(expected), &lines(actual)),
                holds,
                "{expected} / {actual}"
            );
        }
    }

    #[test]
    fn a_block_is_cut_at_its_commands() {
        let examples = examples(&["$ one", "1", "2", "$ two"]);
        assert_eq!(examples.len(), 2);
        assert_eq!(
            (examples[0].command.as_str(), examples[0].expected.len()),
            ("one", 2)
        );
        assert!(examples[1].expected.is_empty());
    }
}
