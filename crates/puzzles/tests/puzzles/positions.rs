//! Errors: where they point, and what they say.

use std::fmt::Write as _;

use puzzles::SystemProblem;
use puzzles::{CellProblem, Failure, InputError, InputProblem, Kind, Moves, ReadOptions};

use crate::{as_kind, refused, refused_with};

/// Demands that a text is refused at exactly these characters: line, column, width.
fn assert_at(text: &str, place: (usize, usize, usize)) {
    assert_error_at(text, &refused(text), place);
}

fn assert_error_at(text: &str, error: &InputError, place: (usize, usize, usize)) {
    let at = error.location.as_ref().expect("a place in the text");
    assert_eq!((at.line, at.column, at.width), place, "{text:?}: {error}");
    assert_eq!(error.failure(), Failure::Unusable);
}

#[test]
fn places_are_those_of_the_text_as_it_was_written() {
    assert_at("bwwb\nbxwb", (2, 2, 1));
    // A carriage return belongs to the line's end.
    assert_at("bwwb\r\n\r\nbw\r\nbxwb\r\n", (4, 2, 1));
    // A byte order mark takes no column, a tab takes one.
    assert_at("\u{feff}bxwb", (1, 2, 1));
    assert_at("\u{feff}\tb\tx", (1, 4, 1));
    assert_at("# one\n# two\n  01\n  0x", (4, 4, 1));
    assert_at("bwwb/bbwb / bwxb", (1, 15, 1));
    assert_at("bwwb bbwb bwxb", (1, 13, 1));
    // Columns are characters, not bytes.
    assert_at("α + β = 1\nα + β = ?", (2, 9, 1));
    assert_at("1 0 │ 1\n1 2 │ 1", (2, 3, 1));
    assert_at("e1: x1 = 1\n (2)  x1 + = 1", (2, 12, 1));
}

#[test]
fn a_row_is_marked_in_its_whole_width() {
    assert_at("bww\n bw \nbww", (2, 2, 2));
    assert_at("01\n0 1 0\n01", (2, 1, 5));
    assert_at("bww/bw/bww", (1, 5, 2));
    assert_at("1 0 | 1\n1 | 1", (2, 1, 1));
    assert_at("1 0 | 1\n1 0 | 1 1", (2, 7, 3));
}

#[test]
fn what_is_missing_at_the_end_is_marked_after_the_last_character() {
    assert_at("x1 + x2 = \n", (1, 10, 1));
    assert_at("x1 + x2 +  \nx1 = 1", (1, 1, 9));
    assert_at("1 0 |", (1, 6, 1));
    assert_at("bw/", (1, 4, 1));
    assert_at("x_ = 1", (1, 3, 1));
    assert_at("x1 = x_", (1, 8, 1));
}

#[test]
fn the_source_line_is_quoted_without_its_end() {
    let location = refused("\u{feff}  bxw \r\nbww").location.unwrap();
    assert_eq!(location.source, "  bxw");
    assert_eq!(location.column, 4);
}

fn cells(text: &str) -> CellProblem {
    match refused(text).problem {
        InputProblem::Cells(problem) => problem,
        other => panic!("{text:?}: {other:?}"),
    }
}

fn system(text: &str) -> SystemProblem {
    match refused(text).problem {
        InputProblem::System(problem) => problem,
        other => panic!("{text:?}: {other:?}"),
    }
}

#[test]
fn boards_that_could_be_read_in_two_ways_are_refused() {
    assert_eq!(cells("bw wb\nwb bw"), CellProblem::UnevenBlanks);
    assert_eq!(cells("01 1 0"), CellProblem::UnevenBlanks);
    assert_eq!(cells("0 1 10\n0 1 1 0"), CellProblem::UnevenBlanks);
    // A comment because of the second board, a row because of the first.
    assert_eq!(cells(".#.\n#..\n\n01"), CellProblem::DoubtfulComment);
    let mixed = |first, found| CellProblem::Mixed { first, found };
    assert_eq!(cells("0.1"), mixed("0 and 1", '.'));
    assert_eq!(cells("bw1"), mixed("b and w", '1'));
    assert_eq!(cells("..b"), mixed(". and #", 'b'));
}

#[test]
fn a_ragged_board_of_digits_names_the_row_where_neither_kind_fits() {
    let ragged = |first, found, total| CellProblem::RaggedBinary {
        first,
        found,
        total,
    };
    assert_eq!(cells("01\n0"), ragged(2, 1, 3));
    assert_at("01\n0", (2, 1, 1));
    // As far as the fifth row this could be a Nakov board.
    let short = "111\n01001\n01001\n00111\n00";
    assert_eq!(cells(short), ragged(3, 2, 20));
    assert_at(short, (5, 1, 2));
    let missing = "111\n01001\n01001\n00111";
    assert_eq!(cells(missing), ragged(3, 5, 18));
    assert_at(missing, (4, 1, 5));
    // As far as the second row this could be Lights Out.
    assert_at("111\n010\n01001\n00111\n000", (3, 1, 5));
}

#[test]
fn a_nakov_board_that_is_asked_for_has_21_cells_in_its_rows() {
    let nakov = |text: &str| match refused_with(text, &as_kind(Kind::Nakov)).problem {
        InputProblem::Cells(problem) => problem,
        other => panic!("{text:?}: {other:?}"),
    };
    assert_eq!(nakov("0101"), CellProblem::NakovCells { found: 4 });
    assert_eq!(
        nakov(&"0 ".repeat(22)),
        CellProblem::NakovCells { found: 22 }
    );
    let text = "000/00000/00000/00000/0000";
    assert_eq!(nakov(text), CellProblem::NakovCells { found: 22 });
    let (found, expected) = (7, 3);
    let seven = CellProblem::NakovRow { found, expected };
    assert_eq!(nakov("0000000/0000000/0000000"), seven);
    let (found, expected) = (2, 3);
    let short = CellProblem::NakovRow { found, expected };
    assert_eq!(nakov("000/00000/00000/00000/00/0"), short);
    let sixth = CellProblem::NakovCells { found: 22 };
    assert_eq!(nakov("000/00000/00000/00000/000/0"), sixth);
    let (found, kind) = ('.', Kind::Nakov);
    assert_eq!(nakov("..."), CellProblem::Stray { found, kind });
}

#[test]
fn equations_are_linear_and_complete() {
    assert_eq!(system("xy = 1"), SystemProblem::Product);
    assert_eq!(system("x1x2 = 1"), SystemProblem::Product);
    assert_eq!(system("x1 * x2 = 1"), SystemProblem::Product);
    assert_eq!(system("r1c1 = 1"), SystemProblem::Product);
    assert_eq!(system("x1 x2 = 1"), SystemProblem::MissingSign);
    assert_eq!(system("x 1 = 1"), SystemProblem::MissingSign);
    assert_eq!(system("1 0 = 1"), SystemProblem::MissingSign);
    assert_eq!(system("x + + y = 1"), SystemProblem::MissingTerm);
    assert_eq!(system("= 1"), SystemProblem::MissingTerm);
    assert_eq!(system("x ="), SystemProblem::MissingTerm);
    assert_eq!(system("x = 1 *"), SystemProblem::MissingTerm);
    assert_eq!(system("x = y = 1"), SystemProblem::SecondEquals);
    assert_eq!(system("x = 1\ny + z"), SystemProblem::NoEquals);
    assert_eq!(system("x1 + x2"), SystemProblem::NoEquals);
    assert_eq!(system("x0 = 1"), SystemProblem::IndexZero);
    assert_eq!(system("x₀ = 1"), SystemProblem::IndexZero);
    assert_eq!(system("x_{00} = 1"), SystemProblem::IndexZero);
    assert_eq!(system("x_{1 = 1"), SystemProblem::NoIndex);
    assert_eq!(
        system("x^2 = 1"),
        SystemProblem::StrayInEquation { found: '^' }
    );
    for number in ["2", "3", "10", "01"] {
        let number = number.to_owned();
        let text = format!("x = {number}");
        assert_eq!(system(&text), SystemProblem::NotBinary { number });
    }
}

#[test]
fn rows_with_a_bar_have_one() {
    assert_eq!(system("1 0 | 1 | 1"), SystemProblem::SecondBar);
    assert_eq!(system("1 0 || 1"), SystemProblem::SecondBar);
    assert_eq!(system("1 0 | 1\n1 0 1"), SystemProblem::NoBar);
    assert_eq!(system("1 0 |"), SystemProblem::NothingAfterBar);
    assert_eq!(system("1 0 | 1\nx = 1"), SystemProblem::BarAndEquals);
    assert_eq!(system("x = 1\n1 0 | 1"), SystemProblem::BarAndEquals);
    assert_eq!(system("x | 1 = 1"), SystemProblem::BarAndEquals);
    assert_eq!(system("1 2 | 1"), SystemProblem::StrayEntry { found: '2' });
    let no_bar = refused_with("1 0 1", &as_kind(Kind::System)).problem;
    assert_eq!(no_bar, SystemProblem::NoBar.into());
}

#[test]
fn a_trace_is_recognized() {
    let trace = refused("{\n \"format\": 1").problem;
    assert_eq!(trace, InputProblem::Trace);
}

#[test]
fn boards_of_several_kinds_are_refused() {
    let (flip, lights) = (Kind::Flip, Kind::Lights);
    let mixed = |first, found| InputProblem::MixedKinds { first, found };
    assert_eq!(refused("bw\n\n01").problem, mixed(flip, lights));
    assert_eq!(refused("01\n\nbw").problem, mixed(lights, flip));
    assert_eq!(refused("01\n\nx = 1").problem, mixed(lights, Kind::System));
    let nakov = "01\n\n000/00000/00000/00000/000";
    assert_eq!(refused(nakov).problem, mixed(lights, Kind::Nakov));
    assert_at("bw\n\n#\n 01", (4, 2, 2));
}

#[test]
fn options_must_suit_the_kind() {
    let with = |text: &str, goal: Option<&str>, moves, torus| {
        let options = ReadOptions {
            goal: goal.map(str::to_owned),
            moves,
            torus,
            kind: None,
        };
        let error = refused_with(text, &options);
        assert_eq!(error.location, None);
        assert_eq!(error.failure(), Failure::Unusable);
        error.to_string()
    };
    assert_eq!(
        with("bw", None, Some(Moves::King), false),
        "--moves does not apply: this is a Flip Game board; \
         --moves is for Lights Out boards, lines of 0 and 1, of . and # or of + and -"
    );
    assert!(with("x = 1", None, None, true).starts_with("--torus does not apply"));
    assert_eq!(
        with("bw", Some("off"), None, false),
        "a Flip Game board has no goal \"off\" to choose; its goals are white, black, either"
    );
    assert_eq!(
        with("01", Some("white"), None, false),
        "a Lights Out board has no goal \"white\" to choose; its goals are off, on, either"
    );
    assert!(with("x = 1", Some("on"), None, false).ends_with("leave the choice out"));
    let nakov = "000/00000/00000/00000/000";
    assert!(with(nakov, Some("on"), None, false).ends_with("leave the choice out"));
}

/// An error as a terminal would show it.
fn shown(text: &str, error: &InputError) -> String {
    let mut report = format!("{text:?}\n");
    if let Some(at) = &error.location {
        let indent = " ".repeat(at.column - 1);
        let carets = "^".repeat(at.width);
        let _ = writeln!(report, "{:>4} | {}", at.line, at.source);
        let _ = writeln!(report, "     | {indent}{carets}");
    }
    let _ = writeln!(report, "  {}\n  {}", error.wrong(), error.right());
    report
}

#[test]
fn sentences() {
    let texts = [
        "",
        "# nothing yet",
        "hello",
        "bw/",
        "bwwb\nbxwb",
        ".#\n#x",
        ".#\n#.\n# two rows",
        "b1",
        "bw wb\nwb bw",
        "bww\nbw",
        "111\n01001\n01001\n00111\n00",
        ".#.\n#..\n\n01",
        "+-\n+x",
        "{",
        "01\n\nbw",
        "1 0 | 1\n1 0 1",
        "1 | 1 | 1",
        "1 0 |",
        "10 | 1\n1 | 1",
        "10 | 1\n11 | 11",
        "12 | 1",
        "x = 1\n1 | 1",
        "x1 + x2",
        "x = y = 1",
        "x + = 1",
        "x y = 1",
        "xy = 1",
        "x = 2",
        "x0 = 1",
        "x_ = 1",
        "x = 1?",
        "x1000000000 = 1",
    ];
    let mut report = String::new();
    for text in texts {
        let _ = writeln!(report, "{}", shown(text, &refused(text)));
    }
    for text in ["010", "000/0000000/00000/000/000"] {
        let error = refused_with(text, &as_kind(Kind::Nakov));
        let _ = writeln!(report, "{}", shown(text, &error));
    }
    insta::assert_snapshot!(report);
}
