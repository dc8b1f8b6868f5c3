//! Whatever the text, reading it ends with a puzzle or with an error that points into it.

use proptest::prelude::*;
use puzzles::{Failure, InputError, Kind, ReadOptions, read};

/// Reads a text in every way and examines what comes out.
fn examine(text: &str) -> Result<(), TestCaseError> {
    let kinds = Kind::ALL.into_iter().map(Some);
    for kind in kinds.chain([None]) {
        let options = ReadOptions {
            kind,
            ..ReadOptions::default()
        };
        match read(text, &options) {
            Ok(puzzles) => {
                for puzzle in puzzles {
                    let (system, labels) = (puzzle.system(), puzzle.labels());
                    prop_assert_eq!(labels.variables.len(), system.a().cols());
                    prop_assert_eq!(labels.equations.len(), system.a().rows());
                    prop_assert_eq!(labels.goals.len(), system.b().cols());
                }
            }
            Err(error) => examine_error(text, &error)?,
        }
    }
    Ok(())
}

/// Demands that an error points at a place that is in the text.
fn examine_error(text: &str, error: &InputError) -> Result<(), TestCaseError> {
    prop_assert!(!error.wrong().is_empty() && !error.right().is_empty());
    let Some(location) = &error.location else {
        return Ok(());
    };
    let line = text.split('\n').nth(location.line - 1);
    let line = line.expect("the line is in the text");
    let mark = if location.line == 1 { "\u{feff}" } else { "" };
    let line = line.strip_prefix(mark).unwrap_or(line);
    prop_assert_eq!(line.trim_end(), &location.source);
    // The place after the last character is where something is missing.
    let len = location.source.chars().count();
    prop_assert!(location.width >= 1 && location.column >= 1);
    prop_assert!(
        location.column + location.width <= len + 2,
        "{:?}",
        location
    );
    Ok(())
}

proptest! {
    #[test]
    fn any_text(text: String) {
        examine(&text)?;
    }

    #[test]
    fn any_text_of_characters_that_mean_something(
        text in "[bwBW01.#/|│ \t\r\nxa12_{}₁⊕−+=*:()\u{feff}\\[\"-]{0,60}",
    ) {
        examine(&text)?;
    }

    #[test]
    fn rows_of_cells(text in "([01]{1,5}\n|[01] [01]\n|\n|#[.#]{0,3}\n|[.#]{1,4}\n){0,8}") {
        examine(&text)?;
    }

    #[test]
    fn machines(text in "(\\[[.#]{0,4}\\]?( \\([0-3,]{0,5}\\)?){0,3}( \\{1,2\\}?)?\n){0,4}") {
        examine(&text)?;
    }

    #[test]
    fn counts_boards_and_cases(
        text in "([0-3]\n|[01]( [01]){0,6}\n|[0-3] [0-3]\n|0 0\n|\n){0,10}",
    ) {
        examine(&text)?;
    }

    #[test]
    fn descriptions(
        text in "(mask = ('[#. ]{0,3}'|\"\"\"\n[#.]{0,2}\r?\n *\"\"\")\n|start = ('[01.]{0,3}'|\\[[0-3]?\\])\n|\
                 \\[\\[(moves|goals)\\]\\]\n|(shape|board|name|edges) = ('[@o#.01]{0,3}'|'cut'|'all')\n|\
                 (at|cells|names) = \\[([0-3]|'a')?\\]\n|#é\n|[a-z\"=]{1,4}\n){0,9}",
    ) {
        examine(&text)?;
    }

    #[test]
    fn rows_with_bars_and_equations(
        text in "([01]{0,3}\\|[01]{0,2}\n|x[0-9]{1,3} \\+ x2 = [01]\n|[abx]( \\+ [abx1])* = [01]\n|\n){0,6}",
    ) {
        examine(&text)?;
    }
}

#[test]
fn a_claimed_size_takes_no_memory() {
    for text in [
        "x1000000000 = 1",
        "x99999999999999999999999999 = 1",
        "x_{16385} = 0",
    ] {
        let error = read(text, &ReadOptions::default()).unwrap_err();
        assert_eq!(error.failure(), Failure::Unusable, "{text}");
        assert_eq!(error.location.unwrap().column, 1);
    }
    // One unknown less is within the limit, and each of many systems is as small as its text.
    let text = "x16384 = 1\n\n".repeat(20_000);
    assert_eq!(read(&text, &ReadOptions::default()).unwrap().len(), 20_000);
}

#[test]
fn too_many_equations_are_refused() {
    for row in ["1|1\n", "x1 = 1\n"] {
        let error = read(&row.repeat(16_385), &ReadOptions::default()).unwrap_err();
        assert_eq!(error.failure(), Failure::Limit);
    }
}

#[test]
fn too_long_a_text_is_refused() {
    let text = " ".repeat(puzzles::limits::MAX_BYTES + 1);
    let error = read(&text, &ReadOptions::default()).unwrap_err();
    assert_eq!(error.failure(), Failure::Limit);
}
