//! False claims about patterns, states, changes and subsets: each is told from true ones, with what
//! is right.

use gf2::{BitMatrix, BitVector};
use puzzles::Moves;
use tracer::{ExploreStep, Method, Problem, Recorder, Step};

use crate::explore_by_hand::{
    BFS, CHASE, QUIET, QUIET_OUTCOME, REACH, ROW_DP, ROW_DP_QUIET, SUBSETS, two, verdict_of,
};
use crate::explored::Board;

/// Checks that steps about the two lamps are not sound for this reason.
#[track_caller]
fn check_unsound(method: &str, steps: &str, expected: &str) {
    let verdict = two(method, steps);
    assert_eq!(verdict.sound.unwrap_err().to_string(), expected);
    assert!(verdict.canonical.is_err());
}

/// Checks that the steps with one thing changed are not sound for this reason.
#[track_caller]
fn check_changed(method: &str, steps: &str, from: &str, to: &str, expected: &str) {
    assert!(steps.contains(from), "{from}");
    check_unsound(method, &steps.replacen(from, to, 1), expected);
}

#[test]
fn claims_without_what_they_speak_of() {
    let line = |steps: &str, at: usize| steps.lines().nth(at).unwrap().to_owned();
    let grid = line(CHASE, 0);
    for (method, steps, expected) in [
        ("chase", line(CHASE, 1), "no step has told the grid yet"),
        (
            "chase",
            format!("{grid}\n{}", line(CHASE, 2)),
            "no pattern is guessed",
        ),
        (
            "chase",
            format!("{grid}\n{grid}"),
            "the grid is told already",
        ),
        ("chase", line(BFS, 0), "this method has no such step"),
        (
            "chase",
            "{\"step\":\"pivot\",\"row\":0,\"col\":0}".to_owned(),
            "this method has no such step",
        ),
        (
            "row-dp",
            format!("{grid}\n{}", line(ROW_DP, 2)),
            "no step has counted the states yet",
        ),
        ("row-dp", line(CHASE, 3), "this method has no such step"),
        ("bfs", line(BFS, 2), "no change was taken from the queue"),
        ("bfs", line(REACH, 1), "this method has no such step"),
        ("reach", line(REACH, 1), "no level was told"),
        ("reach", line(BFS, 1), "this method has no such step"),
        ("subsets", line(CHASE, 3), "this method has no such step"),
    ] {
        let fault = two(method, &steps).sound.unwrap_err().to_string();
        assert!(fault.ends_with(&format!("): {expected}")), "{fault}");
    }
}

#[test]
fn false_claims_of_the_chase() {
    let check = |from, to, expected| check_changed("chase", CHASE, from, to, expected);
    check(
        r#""cols":2"#,
        r#""cols":3"#,
        "step 1 (grid 1×3, row by row, guessed: x1): a cell for each variable and equation is needed: 2 and 2",
    );
    check(
        r#""guessed":[0]"#,
        r#""guessed":[0,1]"#,
        "step 1 (grid 1×2, row by row, guessed: x1, x2): the last press of no cell, and so guessed: x1",
    );
    check(
        r#""values":"0""#,
        r#""values":"""#,
        r#"step 2 (goal "both", pattern ""): values has length 0; 1 is right"#,
    );
    check(
        r#""row":0"#,
        r#""row":1"#,
        "step 3 (line 2, forced: x2): there are 1 lines",
    );
    check(
        r#""presses":[1]"#,
        r#""presses":[]"#,
        "step 3 (line 1, forced: none): the pattern forces these: x2",
    );
    check(
        r#""x":"01""#,
        r#""x":"10""#,
        r#"step 4 (goal "both", candidate x = 10, weight 1): x1 is 0 by the choice and the rows"#,
    );
    check(
        r#""cells":[1]"#,
        r#""cells":[0]"#,
        "step 11 (still wrong: cell 1): the settled cells that are wrong: cell 2",
    );
    check(
        r#"{"step":"fails","cells":[1]}"#,
        r#"{"step":"cut","weight":1}"#,
        "step 11 (cut at weight 1): there are never more presses than in the best so far",
    );
    check(
        r#""goal":1}"#,
        r#""goal":0}"#,
        r#"step 15 (goal "both" missed): it has solutions"#,
    );
}

#[test]
fn false_claims_of_row_dp() {
    let check = |from, to, expected| check_changed("row-dp", ROW_DP, from, to, expected);
    check(
        r#""states":2"#,
        r#""states":3"#,
        r#"step 2 (goal "both", line 1: 3 states, 0 ways dropped): states: 2 is right"#,
    );
    check(
        r#""dropped":0"#,
        r#""dropped":1"#,
        r#"step 2 (goal "both", line 1: 2 states, 1 ways dropped): dropped: 0 is right"#,
    );
    check(
        r#""x":"10""#,
        r#""x":"00""#,
        "step 4 (state of x = 00, weight 1): x2 is 1 by the choice and the rows",
    );
}

#[test]
fn false_claims_of_bfs() {
    let check = |from, to, expected| check_changed("bfs", BFS, from, to, expected);
    check(
        r#""states":1"#,
        r#""states":2"#,
        "step 1 (level 0: 2 states): states: 1 is right",
    );
    check(
        r#""x":"00""#,
        r#""x":"11""#,
        "step 2 (popped 00, reached by x = 11): x = 00 is the first to reach it",
    );
    check(
        r#""state":"11""#,
        r#""state":"10""#,
        "step 3 (x2 leads to 10): A·x is another change in equation 2",
    );
    check(
        r#""press":1"#,
        r#""press":0"#,
        "step 3 (x1 leads to 11): x = 01 is the first to reach it",
    );
    check(
        r#""x":"01","weight":1}"#,
        r#""x":"10","weight":1}"#,
        r#"step 4 (goal "both", found x = 10, weight 1): x = 01 of weight 1 comes before it"#,
    );
}

#[test]
fn false_claims_of_reach() {
    let check = |from, to, expected| check_changed("reach", REACH, from, to, expected);
    check(
        r#""state":"11""#,
        r#""state":"00""#,
        "step 4 (new 00): it is of level 0",
    );
    check(
        r#""state":"11""#,
        r#""state":"01""#,
        "step 4 (new 01): no moves lead to it",
    );
}

#[test]
fn false_claims_of_subsets() {
    let check = |from, to, expected| check_changed("subsets", SUBSETS, from, to, expected);
    check(
        r#""gives":"11""#,
        r#""gives":"10""#,
        "step 2 (x = 01 gives 10): A·x is another change in equation 2",
    );
}

#[test]
fn a_press_before_the_last_one_is_not_tried() {
    let pop = "{\"step\":\"pop\",\"state\":\"11\",\"x\":\"01\"}";
    check_unsound(
        "bfs",
        &format!("{pop}\n{{\"step\":\"reach\",\"state\":\"00\",\"press\":0}}"),
        "step 2 (x1 leads to 00): only moves after x2, the last press, are tried",
    );
}

#[test]
fn a_better_way_to_a_state() {
    let steps = ROW_DP_QUIET.replacen(
        "\"x\":\"001\",\"weight\":1",
        "\"x\":\"101\",\"weight\":2",
        1,
    );
    let verdict = verdict_of(QUIET, "row-dp", &steps, QUIET_OUTCOME);
    assert_eq!(
        verdict.sound.unwrap_err().to_string(),
        "step 12 (state of x = 101, weight 2): x = 001 of weight 1 comes before it"
    );
}

#[test]
fn presses_after_the_line_of_a_state() {
    let steps = ROW_DP_QUIET.replacen(
        "\"x\":\"100\",\"weight\":1",
        "\"x\":\"101\",\"weight\":2",
        1,
    );
    let verdict = verdict_of(QUIET, "row-dp", &steps, QUIET_OUTCOME);
    assert_eq!(
        verdict.sound.unwrap_err().to_string(),
        "step 4 (state of x = 101, weight 2): x3 comes after the line"
    );
}

/// The fault of a trace that claims nothing but the start of its method.
fn fault_beyond(board: &Board, method: Method, first: ExploreStep) -> String {
    let mut recorder = Recorder::new(Problem::system(), board.system.clone(), method);
    recorder.claim(Step::Explore(first));
    let goals = vec![None; board.system.b().cols()];
    let verdict = recorder.finish_found(goals).verify();
    assert!(verdict.canonical.is_err());
    verdict.sound.unwrap_err().to_string()
}

#[test]
fn what_is_beyond_the_limits_is_refused_before_it_is_worked_out() {
    let none =
        |cells, moves| Board::toggles(BitMatrix::zeros(cells, moves), BitMatrix::zeros(cells, 1));
    let level = || ExploreStep::Level {
        level: 0,
        states: 1,
    };
    let searched = |board: &Board, method| fault_beyond(board, method, level());
    assert_eq!(
        searched(&none(26, 1), Method::Bfs),
        "outcome (method bfs): bfs is limited to 25 equations; this has 26"
    );
    assert_eq!(
        searched(&none(1, 65), Method::Reach),
        "outcome (method reach): reach is limited to 64 moves; this has 65"
    );
    let x = BitVector::zeros(25);
    let subset = ExploreStep::Subset {
        x,
        gives: BitVector::zeros(1),
    };
    assert_eq!(
        fault_beyond(&none(1, 25), Method::Subsets, subset),
        "outcome (method subsets): subsets is limited to 24 moves; this has 25"
    );
    let lamps = |side| {
        let b = BitMatrix::zeros(side * side, 1);
        Board::lamps(Moves::Plus, [side, side], false, b)
    };
    let grid = |side| ExploreStep::Grid {
        rows: side,
        cols: side,
        transposed: false,
        guessed: (0..side).collect(),
    };
    let guessed = |side, method| fault_beyond(&lamps(side), method, grid(side));
    assert!(
        guessed(21, Method::Chase).ends_with("chase is limited to 20 guessed moves; this has 21")
    );
    assert!(
        guessed(17, Method::RowDp).ends_with("row-dp is limited to 16 guessed moves; this has 17")
    );
}

#[test]
fn a_grid_of_any_claimed_size_is_only_compared() {
    let huge = usize::MAX;
    for (size, board) in [
        (
            [huge, 2],
            Board::lamps(Moves::Plus, [1, 2], false, BitMatrix::zeros(2, 1)),
        ),
        // Two sizes whose product wraps to the right one.
        (
            [huge / 2 + 2, 2],
            Board::lamps(Moves::Plus, [1, 2], false, BitMatrix::zeros(2, 1)),
        ),
        (
            [0, huge],
            Board::lamps(Moves::Plus, [1, 2], false, BitMatrix::zeros(2, 1)),
        ),
    ] {
        let [rows, cols] = size;
        let guessed = vec![0];
        let grid = ExploreStep::Grid {
            rows,
            cols,
            transposed: false,
            guessed,
        };
        let fault = fault_beyond(&board, Method::Chase, grid);
        assert!(
            fault.ends_with("a cell for each variable and equation is needed: 2 and 2"),
            "{fault}"
        );
    }
    // No cells at all fit any size with a 0, which is no reason to walk through its lines.
    let none = Board::toggles(BitMatrix::zeros(0, 0), BitMatrix::zeros(0, 1));
    let mut recorder = Recorder::new(Problem::system(), none.system, Method::RowDp);
    recorder.claim(Step::Explore(ExploreStep::Grid {
        rows: huge,
        cols: 0,
        transposed: false,
        guessed: Vec::new(),
    }));
    let (goal, x, weight) = (0, BitVector::zeros(0), 0);
    recorder.claim(Step::Explore(ExploreStep::Found {
        goal,
        x: x.clone(),
        weight,
    }));
    assert_eq!(recorder.finish_found([Some(x)]).verify().canonical, Ok(()));
}

#[test]
fn moves_that_reach_further_than_a_row_or_a_column() {
    let b = BitMatrix::zeros(12, 1);
    let mut board = Board::lamps(Moves::RowColumn, [3, 4], false, b);
    board.grid = None;
    let grid = ExploreStep::Grid {
        rows: 3,
        cols: 4,
        transposed: false,
        guessed: Vec::new(),
    };
    let fault = fault_beyond(&board, Method::RowDp, grid);
    assert!(
        fault.ends_with("x3 changes cell 1, which is more than a row or a column away"),
        "{fault}"
    );
}
