//! What cannot be used is refused with exit code 2, a place and a reason, and nothing is written.

use rowstep_tests::program::{Run, rowstep, rowstep_on};

/// An input that cannot be used: what is wrong, the text, the arguments, the line and the column,
/// and a word that the message must have.
type Bad = (
    &'static str,
    &'static str,
    &'static [&'static str],
    (usize, usize),
    &'static str,
);

const BAD: [Bad; 14] = [
    (
        "a row too short",
        "bwwb\nbbw\nbwwb\n",
        &[],
        (2, 1),
        "the first has 4",
    ),
    (
        "a row too long",
        "bwwb\nbbwbb\nbwwb\n",
        &[],
        (2, 1),
        "the first has 4",
    ),
    ("ragged bits", "101\n1001\n", &[], (2, 1), "Lights Out"),
    ("a stray letter", "bwwb\nbbxb\n", &[], (2, 3), "x"),
    ("a stray digit", "0110\n0120\n", &[], (2, 3), "2"),
    ("two bars", "1 0 | 1 | 0\n", &[], (1, 9), "|"),
    (
        "a row without a bar",
        "1 0 | 1\n1 0 1\n",
        &[],
        (2, 1),
        "no bar",
    ),
    (
        "ragged coefficients",
        "1 0 | 1\n1 | 1\n",
        &[],
        (2, 1),
        "the first has 2",
    ),
    (
        "too few Nakov cells",
        "111\n01001\n01001\n00111\n00\n",
        &[],
        (5, 1),
        "21",
    ),
    (
        "Nakov cells on one line",
        "111010010",
        &["--puzzle", "nakov"],
        (1, 1),
        "21",
    ),
    ("a variable x0", "x0 + x1 = 1\n", &[], (1, 1), "x1"),
    (
        "an equation without a right side",
        "x1 + x2 =\n",
        &[],
        (1, 10),
        "missing",
    ),
    ("an empty text", "", &[], (1, 1), "nothing to read"),
    (
        "blank lines alone",
        "\n\n\n",
        &[],
        (1, 1),
        "nothing to read",
    ),
];

#[test]
fn bad_input_is_refused_with_its_place() {
    for (what, text, args, (line, column), word) in BAD {
        for command in ["solve", "trace", "explain"] {
            let run = rowstep_on(text, &[&[command], args].concat());
            assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{what}: {run:?}");
            assert!(
                run.stderr.contains(&format!("{line}:{column}")),
                "{what}: {}",
                run.stderr
            );
            assert!(run.stderr.contains('^'), "{what}: {}", run.stderr);
            assert!(run.stderr.contains(word), "{what}: {}", run.stderr);
        }
    }
}

#[test]
fn a_refused_input_leaves_the_output_file_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("trace.json");
    std::fs::write(&file, "kept").expect("the file can be written");
    let run = rowstep_on(
        "bwx\n",
        &["trace", "-o", file.to_str().expect("a path of ASCII")],
    );
    assert_eq!(run.code, 2, "{run:?}");
    assert_eq!(
        std::fs::read_to_string(&file).expect("the file is there"),
        "kept"
    );
    assert_eq!(
        folder
            .path()
            .read_dir()
            .expect("the folder is there")
            .count(),
        1
    );
}

/// What `verify` and `explain` say to a text that claims to be a trace.
fn on_trace(text: &str) -> [Run; 2] {
    [
        rowstep_on(text, &["verify", "-"]),
        rowstep_on(text, &["explain"]),
    ]
}

#[test]
fn a_trace_that_cannot_be_read_is_unusable_input() {
    let trace = rowstep(&["trace", "--example", "homework"]).answer();
    let deep = format!("{{\"format\":{}", "[".repeat(10_000));
    for (what, text) in [
        (
            "an unknown major version",
            trace.replace("\"1.0\"", "\"2.0\""),
        ),
        ("a cut document", trace[..trace.len() / 2].to_owned()),
        (
            "an unknown field",
            trace.replacen("\"version\"", "\"mood\":\"good\",\n \"version\"", 1),
        ),
        (
            "a key twice",
            trace.replacen("\"version\"", "\"version\":\"1.0\",\n \"version\"", 1),
        ),
        (
            "an unknown step",
            trace.replacen("\"step\":\"pivot\"", "\"step\":\"jump\"", 1),
        ),
        ("JSON nested 10,000 deep", deep),
    ] {
        for run in on_trace(&text) {
            assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{what}: {run:?}");
            assert!(!run.stderr.contains("panicked"), "{what}: {}", run.stderr);
        }
    }
}

#[test]
fn a_wrong_trace_is_found_wrong_and_never_explained() {
    let trace = rowstep(&["trace", "--example", "homework"]).answer();
    let wrong = trace.replacen("\"targets\":[2]", "\"targets\":[1]", 1);
    assert_ne!(wrong, trace);
    let [verify, explain] = on_trace(&wrong);
    assert_eq!(verify.code, 1, "{verify:?}");
    assert_eq!(
        (explain.code, explain.stdout.as_str()),
        (1, ""),
        "{explain:?}"
    );
    assert!(explain.stderr.contains("step 2"), "{}", explain.stderr);
}

#[test]
fn a_trace_of_another_puzzle_is_found_wrong() {
    let trace = rowstep(&["trace", "--board", "01101"]).answer();
    let wrong = trace.replacen("\"01101\"", "\"01100\"", 1);
    assert_ne!(wrong, trace);
    for run in on_trace(&wrong) {
        assert_eq!(run.code, 1, "{run:?}");
    }
}

#[test]
fn a_claimed_size_costs_nothing() {
    // A billion columns in a dozen bytes: refused by a stated limit, at once.
    let run = rowstep_on("x1000000000 = 1\n", &["solve"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
}

#[test]
fn unusable_arguments_are_refused() {
    for args in [
        &["solve", "--board", "01101", "--moves", "diagonal"][..],
        &["solve", "--board", "bwwb/bbwb/bwwb/bwww", "--torus"],
        &["solve", "--example", "nobody"],
        &["solve", "--board", "01101", "--goal", "purple"],
        &["solve", "no-such-file.txt"],
        &["explain", "--board", "01101", "--format", "tapestry"],
        &["juggle"],
    ] {
        let run = rowstep(args);
        assert_eq!(
            (run.code, run.stdout.as_str()),
            (2, ""),
            "{args:?}: {run:?}"
        );
        assert!(!run.stderr.is_empty(), "{args:?}");
    }
}
