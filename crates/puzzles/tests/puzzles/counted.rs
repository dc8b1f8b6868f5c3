//! Boards after their count, and the handles of a refrigerator: forms in which Lights Out boards
//! were published.

use puzzles::{
    AnswerForm, CountProblem, Failure, Field, InputProblem, Kind, Moves, ReadOptions, read,
};

use crate::{as_kind, board, one, one_with, refused, same};

const FIRST: &str = "0 1 1 0 1 0\n1 0 0 1 1 1\n0 0 1 0 0 1\n1 0 0 1 0 1\n0 1 1 1 0 0\n";
const SECOND: &str = "0 0 1 0 1 0\n1 0 1 0 1 1\n0 0 1 0 1 1\n1 0 1 1 0 0\n0 1 0 1 0 0\n";

fn titles(text: &str) -> Vec<String> {
    let boards = read(text, &ReadOptions::default()).unwrap_or_else(|e| panic!("{text:?}: {e}"));
    boards.iter().map(|board| board.title()).collect()
}

#[test]
fn boards_follow_their_count() {
    let plain = [one(FIRST), one(SECOND)];
    for text in [
        format!("2\n{FIRST}{SECOND}"),
        format!("2\r\n{}", format!("{FIRST}{SECOND}").replace('\n', " \r\n")),
        format!("\u{feff}\n  2  \n{FIRST}\n\n{SECOND}\n\n"),
        format!("2\n{}", format!("{FIRST}{SECOND}").replace(' ', "   ")),
        format!("2\n{}", format!("{FIRST}{SECOND}").replace(' ', "")),
        format!("# two boards\n2\n{FIRST}# the second\n{SECOND}"),
        format!(
            "2\n{}",
            format!("{FIRST}{SECOND}").trim_end().replace('\n', "/")
        ),
        format!("02\n{FIRST}{SECOND}"),
    ] {
        for options in [ReadOptions::default(), as_kind(Kind::Lights)] {
            let boards = read(&text, &options).unwrap_or_else(|e| panic!("{text:?}: {e}"));
            assert_eq!(boards.len(), 2, "{text:?}");
            for (number, (board, plain)) in (1..).zip(boards.iter().zip(&plain)) {
                assert!(same(&**board, &**plain), "{text:?}");
                assert_eq!(board.answer_form(), AnswerForm::PressMatrix { number });
            }
        }
    }
    assert_eq!(plain[0].answer_form(), AnswerForm::Moves);
}

#[test]
fn what_is_a_board_stays_one() {
    assert_eq!(titles("1\n1"), ["Lights Out 2×1"]);
    assert_eq!(
        titles("1\n\n011010\n"),
        ["Lights Out 1×1", "Lights Out 1×6"]
    );
    assert_eq!(titles("000001\n011010\n"), ["Lights Out 2×6"]);
    assert_eq!(titles("0 0 0 0 0 1\n0 1 1 0 1 0\n"), ["Lights Out 2×6"]);
    assert_eq!(
        titles("111/01001/01001/00111/000"),
        ["Nakov board, 21 cells"]
    );
}

#[test]
fn the_options_of_lights_out_apply() {
    let options = ReadOptions {
        moves: Some(Moves::King),
        torus: true,
        goal: Some("on".to_owned()),
        ..ReadOptions::default()
    };
    let board = one_with(&format!("1\n{FIRST}"), &options);
    assert_eq!(board.title(), "Lights Out 5×6, king moves, torus");
    assert_eq!(board.labels().goals, ["all on"]);
}

#[test]
fn a_count_that_is_not_that_of_the_boards_is_marked() {
    let wrong = |text: &str| {
        let error = refused(text);
        assert_eq!(error.failure(), Failure::Unusable, "{text:?}");
        let at = error.location.expect("a place");
        let InputProblem::Count(problem) = error.problem else {
            panic!("{text:?}: {:?}", error.problem);
        };
        ((at.line, at.column, at.width), problem)
    };
    let missing = |count: &str, rows| CountProblem::Missing {
        count: count.to_owned(),
        rows,
    };
    let length = |found| CountProblem::RowLength { found };
    let rows: Vec<&str> = FIRST.lines().collect();
    let four = rows[..4].join("\n");
    assert_eq!(wrong(&format!("1\n{four}")), ((1, 1, 1), missing("1", 4)));
    assert_eq!(wrong(&format!(" 2\n{FIRST}")), ((1, 2, 1), missing("2", 5)));
    let huge = "99999999999999999999";
    assert_eq!(
        wrong(&format!("{huge}\n{FIRST}")),
        ((1, 1, 20), missing(huge, 5))
    );
    let surplus = CountProblem::Surplus { count: 1 };
    assert_eq!(wrong(&format!("1\n{FIRST}{SECOND}")), ((7, 1, 11), surplus));
    let surplus = CountProblem::Surplus { count: 0 };
    assert_eq!(wrong(&format!("0\n{FIRST}")), ((2, 1, 11), surplus));
    let seven = format!("1\n{}\n0 1 1 0 1 0 1\n", rows[0]);
    assert_eq!(wrong(&seven), ((3, 1, 13), length(7)));
}

#[test]
fn cells_after_a_count_are_0_and_1() {
    let error = refused(&format!("1\n{}", FIRST.replacen("1 0 0\n", "1 2 0\n", 1)));
    let at = error.location.expect("a place");
    assert_eq!((at.line, at.column, at.width), (6, 9, 1));
}

#[test]
fn handles_turn_in_rows_and_columns() {
    let fridge = one("-+--\n----\n----\n-+--\n");
    assert_eq!(fridge.title(), "Lights Out 4×4, row-column moves");
    assert_eq!(fridge.answer_form(), AnswerForm::Presses);
    // The problem is that of a board of 0 and 1.
    assert_eq!(board(&*fridge), "0100/0000/0000/0100");
    let moves = ("moves", Field::Text("row-column".to_owned()));
    assert_eq!(fridge.problem().fields[1], moves);
    let options = ReadOptions {
        moves: Some(Moves::RowColumn),
        ..ReadOptions::default()
    };
    assert!(same(&*fridge, &*one_with("0100/0000/0000/0100", &options)));
    let plus = ReadOptions {
        moves: Some(Moves::Plus),
        ..ReadOptions::default()
    };
    assert_eq!(one_with("-+", &plus).title(), "Lights Out 1×2");
}

#[test]
fn handles_are_read_in_every_form() {
    let wanted = one("-+-\n+--");
    for text in [
        "-+-/+--",
        "-+- +--",
        "- + -\r\n+ - -\r\n",
        "# open\n-+-\n+--\n",
    ] {
        assert!(same(&*one(text), &*wanted), "{text:?}");
        assert!(
            same(&*one_with(text, &as_kind(Kind::Lights)), &*wanted),
            "{text:?}"
        );
    }
    // Boards in both ways may stand in one file: each is what it is alone.
    let boards = read("-+\n+-\n\n01\n10\n", &ReadOptions::default()).unwrap();
    assert_eq!(boards[0].title(), "Lights Out 2×2, row-column moves");
    assert_eq!(boards[1].title(), "Lights Out 2×2");
}

#[test]
fn a_handle_is_a_plus_or_a_minus() {
    for (text, place) in [("+-\n+x", (2, 2)), ("-+\n-0", (2, 2)), ("-x", (1, 2))] {
        let at = refused(text).location.expect("a place");
        assert_eq!((at.line, at.column), place, "{text:?}");
    }
    // A sum that is no equation is no board either.
    let error = refused("+ x1 + x2");
    assert!(error.wrong().contains("no ="), "{error}");
}
