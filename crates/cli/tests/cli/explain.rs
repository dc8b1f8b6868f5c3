//! `rowstep explain`: which input, which detail, where to. What it says is tested elsewhere.

use crate::support::{Folder, rowstep, rowstep_reading};

#[test]
fn a_trace_is_explained_like_the_board_that_it_came_from() {
    for example in puzzles::examples() {
        for method in ["gauss", "gauss-jordan", "column-swap"] {
            let args = ["--example", example.name, "--method", method];
            let trace = rowstep(&[&["trace"], &args[..]].concat()).answered();
            let from_board = rowstep(&[&["explain"], &args[..]].concat()).answered();
            assert_eq!(rowstep_reading(&["explain"], trace).answered(), from_board);
        }
    }
}

#[test]
fn details_differ_in_length() {
    let lines = |detail| {
        rowstep(&["explain", "--example", "poj", "--detail", detail])
            .answered()
            .lines()
            .count()
    };
    assert!(lines("outline") < lines("pivot") && lines("pivot") < lines("operation"));
    assert_eq!(
        rowstep(&["explain", "--example", "poj"])
            .answered()
            .lines()
            .count(),
        lines("pivot")
    );
}

#[test]
fn markdown_has_headings_and_mathematics() {
    let text = rowstep(&["explain", "--example", "row5", "--format", "markdown"]).answered();
    assert!(text.starts_with("# "), "{text}");
    assert!(text.contains("\n## ") && text.contains("$$"), "{text}");
}

#[test]
fn the_width_is_kept() {
    for width in ["80", "100"] {
        let text = rowstep(&["explain", "--example", "poj", "--width", width]).answered();
        let limit: usize = width.parse().unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= limit));
    }
}

#[test]
fn a_trace_needs_no_options_of_boards() {
    let folder = Folder::new();
    let trace = folder.file(
        "t.json",
        rowstep(&["trace", "--example", "row5"]).answered(),
    );
    for options in [
        &["--method", "gauss"][..],
        &["--goal", "off"],
        &["--puzzle", "lights"],
        &["--moves", "king"],
        &["--torus"],
        &["--board-number", "1"],
    ] {
        let error = rowstep(&[&["explain", &trace], options].concat()).failed(2);
        assert!(
            error.contains(options[0]) && error.contains("trace"),
            "{error}"
        );
    }
    for command in ["solve", "trace"] {
        let error = rowstep(&[command, &trace]).failed(2);
        assert!(error.contains("rowstep explain"), "{error}");
    }
}
