//! Colour, ASCII, width.

use crate::support::{command, rowstep};

const ESCAPE: char = '\u{1b}';

fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(ESCAPE) {
        plain += &rest[..at];
        let end = rest[at..].find('m').expect("every code ends in m");
        rest = &rest[at + end + 1..];
    }
    plain + rest
}

/// Commands whose output has something to colour.
const COLORED: [&[&str]; 4] = [
    &["solve", "--example", "poj"],
    &["solve", "--example", "inconsistent"],
    &["explain", "--example", "row5"],
    &["explain", "--example", "impossible"],
];

#[test]
fn colour_is_for_terminals_unless_it_is_asked_for() {
    for args in COLORED {
        let auto = rowstep(args).answered();
        assert!(!auto.contains(ESCAPE), "{args:?}");
        let never = rowstep(&[args, &["--color", "never"]].concat()).answered();
        assert_eq!(never, auto);
        let always = rowstep(&[args, &["--color", "always"]].concat()).answered();
        assert!(always.contains(ESCAPE), "{args:?}");
        // Colour stands beside the marks, never for them.
        assert_eq!(plain(&always), auto);
    }
}

#[test]
fn no_color_is_overruled_by_always() {
    let args = ["solve", "--example", "poj", "--color", "always"];
    for value in ["", "1"] {
        let output = command(&args).env("NO_COLOR", value).output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().contains(ESCAPE));
    }
}

#[test]
fn errors_are_coloured_too() {
    let run = rowstep(&["solve", "--board", "bx", "--color", "always"]);
    assert!(run.stderr.contains(ESCAPE));
    assert_eq!(
        plain(&run.stderr),
        rowstep(&["solve", "--board", "bx"]).stderr
    );
}

#[test]
fn help_and_usage_errors_obey_color() {
    let usage = ["solve", "--example", "nope"];
    for color in [&["--color", "always"][..], &["--color=always"]] {
        let help = rowstep(&[&["--help"], color].concat()).answered();
        assert!(help.contains(ESCAPE));
        assert_eq!(plain(&help), rowstep(&["--help"]).answered());
        let error = rowstep(&[&usage[..], color].concat()).failed(2);
        assert!(error.contains(ESCAPE));
        assert_eq!(plain(&error), rowstep(&usage).failed(2));
    }
}

#[test]
fn data_has_no_colour() {
    for args in [
        &["solve", "--example", "poj", "--answer"][..],
        &["solve", "--example", "poj", "--json"],
        &["trace", "--example", "poj"],
    ] {
        let colored = rowstep(&[args, &["--color", "always"]].concat()).answered();
        assert_eq!(colored, rowstep(args).answered());
    }
}

#[test]
fn ascii_is_nothing_but_ascii() {
    let mut runs = vec![
        rowstep(&["--ascii"]),
        rowstep(&["verify", "--ascii", "×.json"]),
    ];
    for example in puzzles::examples() {
        for command in ["solve", "explain"] {
            runs.push(rowstep(&[command, "--example", example.name, "--ascii"]));
        }
    }
    let markdown = [
        "explain",
        "--example",
        "nakov",
        "--format",
        "markdown",
        "--ascii",
    ];
    runs.push(rowstep(&markdown));
    runs.push(rowstep(&["solve", "--help", "--ascii"]));
    runs.push(rowstep(&["solve", "--example", "×", "--ascii"]));
    runs.push(rowstep(&["solve", "--ascii", "--board", "×"]));
    runs.push(rowstep(&["solve", "--ascii", "--board", "x₁ + x₂ = 1"]));
    for run in runs {
        assert!(run.stdout.is_ascii() && run.stderr.is_ascii(), "{run:?}");
    }
}

#[test]
fn an_answer_keeps_the_width() {
    for width in [40, 60, 120] {
        for example in [
            "poj",
            "impossible",
            "nakov",
            "nakov2",
            "homework",
            "two-sides",
        ] {
            let text =
                rowstep(&["solve", "--example", example, "--width", &width.to_string()]).answered();
            for line in text.lines().filter(|line| !line.starts_with("Every step")) {
                assert!(line.chars().count() <= width, "{example} {width}: {line}");
            }
        }
    }
}
