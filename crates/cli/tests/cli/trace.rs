//! `rowstep trace`.

use tracer::Trace;

use crate::support::{Folder, rowstep, rowstep_reading};

#[test]
fn every_example_gives_a_trace_that_verifies() {
    for example in puzzles::examples() {
        for method in ["gauss", "gauss-jordan", "column-swap"] {
            for choices in ["auto", "full"] {
                let args = [
                    "trace",
                    "--example",
                    example.name,
                    "--method",
                    method,
                    "--choices",
                    choices,
                ];
                let text = rowstep(&args).answered();
                let trace = Trace::from_json(&text).unwrap();
                assert_eq!(trace.method.name(), method);
                let verdict = trace.verify();
                assert_eq!(
                    (&verdict.sound, &verdict.canonical),
                    (&Ok(()), &Ok(())),
                    "{args:?}"
                );
                assert_eq!(
                    rowstep_reading(&["verify", "-"], text).answered(),
                    "standard input: sound, canonical\n"
                );
            }
        }
    }
}

#[test]
fn both_formats_hold_the_same_trace() {
    let json = rowstep(&["trace", "--example", "poj"]).answered();
    let jsonl = rowstep(&["trace", "--example", "poj", "--format", "jsonl"]).answered();
    assert_ne!(json, jsonl);
    assert_eq!(
        Trace::from_json(&json).unwrap(),
        Trace::from_json(&jsonl).unwrap()
    );
    assert!(
        jsonl
            .lines()
            .all(|line| line.starts_with('{') && line.ends_with('}'))
    );
}

#[test]
fn full_choices_write_out_every_substitution() {
    let steps = |choices| {
        let text = rowstep(&["trace", "--example", "row5", "--choices", choices]).answered();
        text.matches(r#""step":"back""#).count()
    };
    // Rank 4 and two choices.
    assert_eq!((steps("auto"), steps("full")), (4, 8));
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let folder = Folder::new();
    let file = folder.file("board.txt", "bwwb\r\nbbwb\r\nbwwb\r\nbwww\r\n");
    let traces = [
        rowstep(&["trace", "--example", "poj"]).answered(),
        rowstep(&["trace", &file]).answered(),
        rowstep(&["trace", "--board", "b w w b/b b w b/b w w b/b w w w"]).answered(),
        rowstep(&["trace", &file, "--color", "always", "--width", "40"]).answered(),
    ];
    assert!(traces.iter().all(|trace| *trace == traces[0]));
}

#[test]
fn one_board_of_several_can_be_traced() {
    let text = rowstep_reading(&["trace", "--board-number", "2"], "01\n\n11\n").answered();
    assert!(text.contains(r#""board":["11"]"#), "{text}");
}
