//! What cannot be used: exit 2 (3 for a limit), a message with the place, nothing on stdout and
//! nothing written.

use crate::support::{Folder, rowstep, rowstep_reading, without_folder};

/// Every command that reads boards refuses the text of a file, writes nothing, and says why.
#[track_caller]
fn refused(text: impl AsRef<[u8]>, code: i32) -> String {
    let folder = Folder::new();
    let input = folder.file("board.txt", text);
    let output = folder.path("out");
    let error = rowstep(&["solve", &input]).failed(code);
    for command in ["trace", "explain"] {
        assert_eq!(
            rowstep(&[command, &input, "-o", &output]).failed(code),
            error
        );
    }
    assert_eq!(rowstep(&["solve", "--answer", &input]).failed(code), error);
    assert_eq!(folder.names(), ["board.txt"]);
    without_folder(&error, &folder)
}

/// The place that a message names, and the text over its carets.
#[track_caller]
fn place(error: &str) -> (&str, String) {
    let lines: Vec<&str> = error.lines().collect();
    let arrow = lines
        .iter()
        .position(|line| line.trim_start().starts_with("-->"))
        .expect(error);
    let place = lines[arrow].trim_start().trim_start_matches("--> ");
    let carets = lines[arrow + 3];
    let from = carets.find('^').expect(error);
    let over = lines[arrow + 2]
        .chars()
        .skip(from)
        .take(carets.matches('^').count());
    (place, over.collect())
}

#[test]
fn every_error_names_its_place_and_what_would_be_right() {
    let cases = [
        ("bwwb\nbbw\nbwwb\n", "board.txt:2:1", "bbw"),
        ("bwwb\nbbxb\n", "board.txt:2:3", "x"),
        ("bwwb\r\nbb1b\r\n", "board.txt:2:3", "1"),
        ("1 0 | 1\n0 | 1 | 1\n", "board.txt:2:7", "|"),
        ("111\n01001\n01001\n00111\n00\n", "board.txt:5:1", "00"),
        ("x1 + x0 = 1\n", "board.txt:1:6", "x0"),
        ("x1 + x2 = 2\n", "board.txt:1:11", "2"),
        ("bw\n\n01\n", "board.txt:3:1", "01"),
        ("bw\nwb\n\nbw\nb\n", "board.txt:5:1", "b"),
    ];
    for (text, expected_place, expected_text) in cases {
        let error = refused(text, 2);
        assert_eq!(
            place(&error),
            (expected_place, expected_text.to_owned()),
            "{error}"
        );
        assert!(
            error.starts_with("error: ") && error.contains("\nhelp: "),
            "{error}"
        );
    }
}

#[test]
fn a_message_reads_well() {
    insta::assert_snapshot!(refused("bwwb\nbbxb\n", 2), @r"
    error: 'x' is no cell of a Flip Game board
     --> board.txt:2:3
      |
    2 | bbxb
      |   ^
    help: a cell is b (black) or w (white)
    ");
}

#[test]
fn an_empty_input_is_none() {
    for text in ["", "\n \n", "\u{feff}", "# nothing but a comment\n"] {
        let error = refused(text, 2);
        assert!(error.contains("nothing"), "{error}");
        assert!(error.contains("\nhelp: "), "{error}");
    }
}

#[test]
fn bytes_that_are_no_text_are_found() {
    let error = refused(b"bwwb\nb\xc3\x28b\n", 2);
    assert_eq!(place(&error).0, "board.txt:2:2");
    assert!(error.contains("0xC3"), "{error}");
    let utf16 = refused(b"\xff\xfeb\0w\0", 2);
    assert!(utf16.contains("UTF-8"), "{utf16}");
}

#[test]
fn a_huge_claimed_size_is_refused_before_anything_is_allocated() {
    for text in ["x1000000000 = 1\n", "x99999999999999999999999999 = 1\n"] {
        let folder = Folder::new();
        let input = folder.file("board.txt", text);
        let run = rowstep(&["solve", &input]);
        assert_eq!(run.code, 2, "{run:?}");
        assert_eq!(run.stdout, "");
        assert_eq!(place(&run.stderr).0, format!("{input}:1:1"));
    }
}

#[test]
fn a_board_in_place_of_a_file_is_told_its_option() {
    for board in ["bwwb/bbwb", "01101"] {
        let run = rowstep(&["solve", board]);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.contains("--board"), "{run:?}");
    }
    let run = rowstep(&["solve", "boards.txt"]);
    assert!(!run.stderr.contains("--board"), "{run:?}");
}

#[test]
fn control_characters_reach_no_terminal() {
    let error = refused("bw\u{1b}[31mb\n", 2);
    assert!(!error.contains('\u{1b}'), "{error:?}");
}

#[test]
fn a_long_line_is_cut_around_the_place() {
    let row = "b".repeat(300);
    let error = refused(format!("{row}\n{}x{}\n", &row[..250], &row[..49]), 2);
    assert_eq!(place(&error).1, "x");
    assert!(
        error.lines().all(|line| line.chars().count() <= 80),
        "{error}"
    );
}

#[test]
fn a_board_on_the_command_line_is_named_as_such() {
    let error = rowstep(&["solve", "--board", "bwwb/bbxb"]).failed(2);
    assert_eq!(place(&error), ("--board:1:8", "x".to_owned()));
    let error = rowstep_reading(&["solve"], "bwx\n").failed(2);
    assert_eq!(place(&error), ("standard input:1:3", "x".to_owned()));
}

#[test]
fn there_is_exactly_one_input() {
    let folder = Folder::new();
    let file = folder.file("board.txt", "bw\n");
    for args in [
        &["solve", &file, "--board", "bw"][..],
        &["solve", &file, "--example", "poj"],
        &["trace", "--board", "bw", "--example", "poj"],
        &["explain", &file, &file],
        &["solve", "-", "--board", "bw"],
        &["solve", "--json", "--answer", &file],
    ] {
        rowstep(args).failed(2);
    }
}

#[test]
fn what_cannot_be_opened_is_named() {
    let folder = Folder::new();
    let missing = folder.path("missing.txt");
    let error = rowstep(&["solve", &missing]).failed(2);
    assert!(
        error.contains("missing.txt") && error.contains("no such file"),
        "{error}"
    );
    let error = rowstep(&["explain", &folder.path("")]).failed(2);
    assert!(error.contains("is a directory"), "{error}");
}

#[test]
fn options_that_do_not_apply_are_refused() {
    for args in [
        &["solve", "--board", "bw", "--moves", "king"][..],
        &["solve", "--board", "1 0 | 1", "--torus"],
        &["solve", "--board", "01", "--goal", "white"],
        &["solve", "--board", "bw", "--goal", "off"],
        &["trace", "--example", "nakov", "--goal", "off"],
        &["solve", "--board", "bw", "--method", "magic"],
        &["solve", "--board", "bw", "--puzzle", "chess"],
        &["solve", "--board", "bw", "--width", "7"],
        &["explain", "--board", "bw", "--format", "pdf"],
    ] {
        rowstep(args).failed(2);
    }
}

#[test]
fn an_unknown_example_lists_the_examples() {
    let error = rowstep(&["solve", "--example", "nope"]).failed(2);
    for example in puzzles::examples() {
        assert!(error.contains(example.name), "{error}");
    }
}

#[test]
fn several_boards_want_a_number_where_one_is_explained() {
    let folder = Folder::new();
    let input = folder.file("boards.txt", "bw\n\nbb\n");
    for command in ["trace", "explain"] {
        let error = rowstep(&[command, &input]).failed(2);
        assert!(
            error.contains("2 boards") && error.contains("--board-number"),
            "{error}"
        );
        for number in ["0", "3"] {
            rowstep(&[command, &input, "--board-number", number]).failed(2);
        }
        rowstep(&[command, &input, "--board-number", "2"]).answered();
    }
}
