//! `rowstep solve`.

use serde_json::Value;

use crate::support::{Folder, rowstep, rowstep_reading};

pub(crate) const ELIMINATIONS: [&str; 3] = ["gauss", "gauss-jordan", "column-swap"];

#[track_caller]
fn answer(args: &[&str]) -> String {
    rowstep(&[&["solve", "--answer"], args].concat()).answered()
}

#[test]
fn the_tables_come_out_right_by_every_method() {
    let cases = [
        ("bwwb/bbwb/bwwb/bwww", "4\n"),
        ("bwbw/wwww/bbwb/bwwb", "Impossible\n"),
        ("wwww/wwww/wwww/wwww", "0\n"),
        ("bbbb/bbbb/bbbb/bbbb", "0\n"),
        ("111/01001/01001/00111/000", "2\n"),
        ("100/11011/01111/00111/000", "2\n"),
        ("100/00000/00000/00000/000", "-1\n"),
        ("01101", "2\n"),
        ("1110/0100/1011/1000", "4\n"),
        ("11", "1\n"),
        ("1 0 1 | 1/0 1 1 | 0", "100\n"),
        ("1 1 | 1/1 1 | 0", "no solution\n"),
        (
            "1 1 0 | 1 0 0/0 1 1 | 0 1 0/1 1 1 | 0 0 1",
            "011, 110, 111\n",
        ),
    ];
    for (board, expected) in cases {
        for method in ELIMINATIONS.iter().chain(&["all"]) {
            assert_eq!(
                answer(&["--board", board, "--method", method]),
                expected,
                "{board} {method}"
            );
        }
    }
}

#[test]
fn every_form_of_input_is_read() {
    let forms = [
        "bwwb\nbbwb\nbwwb\nbwww\n",
        "bwwb\nbbwb\nbwwb\nbwww",
        "bwwb\r\nbbwb\r\nbwwb\r\nbwww\r\n",
        "\u{feff}b w w b\nb b w b\nb w w b\nb w w w\n\n",
        "\n\n# the sample\nbwwb  \nbbwb\t\nbwwb\nbwww\n",
        "bwwb bbwb bwwb bwww\n",
        "bwwb/bbwb/bwwb/bwww\n",
    ];
    for form in forms {
        for input in [&["solve", "--answer"][..], &["solve", "--answer", "-"]] {
            assert_eq!(rowstep_reading(input, form).answered(), "4\n", "{form:?}");
        }
        let folder = Folder::new();
        assert_eq!(answer(&[&folder.file("board", form)]), "4\n", "{form:?}");
    }
    let nakov = "1 1 1 0 1 0 0 1 0 1 0 0 1 0 0 1 1 1 0 0 0";
    assert_eq!(answer(&["--board", nakov, "--puzzle", "nakov"]), "2\n");
}

#[test]
fn several_boards_are_answered_in_order() {
    let boards = "bwwb\nbbwb\nbwwb\nbwww\n\nbwbw\nwwww\nbbwb\nbwwb\n\r\n\nww\nww\n";
    assert_eq!(
        rowstep_reading(&["solve", "--answer"], boards).answered(),
        "4\nImpossible\n0\n"
    );
    let text = rowstep_reading(&["solve"], boards).answered();
    for number in 1..=3 {
        assert!(text.contains(&format!("Board {number} of 3")), "{text}");
    }
}

#[test]
fn one_bad_board_stops_before_anything_is_printed() {
    rowstep_reading(&["solve", "--answer"], "bw\n\nbw\nb\n").failed(2);
    rowstep_reading(&["solve", "--json"], "bw\n\n01\n").failed(2);
}

#[test]
fn a_board_over_the_limit_leaves_the_others_answered() {
    let wide = "0".repeat(puzzles::limits::MAX_CELLS + 1);
    let run = rowstep_reading(&["solve", "--json"], format!("01101\n\n{wide}\n\n11\n"));
    assert_eq!(run.code, 3);
    let objects: Vec<Value> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(objects.len(), 3);
    assert_eq!(
        (&objects[0]["min_moves"], &objects[2]["min_moves"]),
        (&2.into(), &1.into())
    );
    assert!(objects[1]["refused"].is_string());
    assert!(run.stderr.contains("standard input:3:1"), "{}", run.stderr);

    let run = rowstep_reading(&["solve", "--answer"], format!("01101\n\n{wide}\n\n11\n"));
    assert_eq!((run.code, run.stdout.as_str()), (3, "2\nrefused\n1\n"));
    rowstep_reading(&["solve", "--answer"], wide).failed(3);
}

#[test]
fn goals_narrow_the_answer() {
    // To all white this board takes 7, to all black fewer.
    let board = "wbwb/wwbw/wwwb/bwww";
    assert_eq!(answer(&["--board", board, "--goal", "white"]), "7\n");
    assert_eq!(answer(&["--board", board]), "5\n");
    assert_eq!(answer(&["--board", board, "--goal", "black"]), "5\n");
    assert_eq!(
        answer(&["--board", "0000/0000/0000/0000", "--goal", "on"]),
        "4\n"
    );
    assert_eq!(
        answer(&["--board", "0000/0000/0000/0000", "--goal", "either"]),
        "0\n"
    );
}

#[test]
fn moves_and_torus_change_the_puzzle() {
    assert_eq!(answer(&["--board", "010/111/010"]), "1\n");
    assert_eq!(answer(&["--board", "101/010/101", "--moves", "x"]), "1\n");
    assert_eq!(
        answer(&["--board", "111/111/111", "--moves", "king"]),
        "1\n"
    );
    assert_eq!(
        answer(&["--board", "010/101/010", "--moves", "no-self"]),
        "1\n"
    );
    assert_eq!(
        answer(&["--board", "100/100/111", "--moves", "row-column"]),
        "1\n"
    );
    assert_eq!(
        answer(&["--board", "1101/1000/0000/1000", "--torus"]),
        "1\n"
    );
}

#[test]
fn an_answer_for_people_starts_with_what_was_read() {
    let first = |args: &[&str]| {
        let text = rowstep(&[&["solve"], args].concat()).answered();
        text.lines().next().unwrap().to_owned()
    };
    assert_eq!(
        first(&["--example", "poj"]),
        "Read as Flip Game 4×4; goals: all white or all black."
    );
    assert_eq!(
        first(&["--example", "homework"]),
        "Read as 3 equations, 4 unknowns."
    );
    let doubtful = rowstep(&["solve", "--board", "01101/11000"]).answered();
    assert!(doubtful.contains("put | before the"), "{doubtful}");
}

#[test]
fn the_way_to_every_step_can_be_typed() {
    let folder = Folder::new();
    let file = folder.file("boards.txt", "bw\nwb\n\nbb\nbb\n");
    for args in [
        &["--example", "row5"][..],
        &[
            "--board",
            "bwwb/bbwb",
            "--goal",
            "white",
            "--puzzle",
            "flip",
        ],
        &["--board", "010/101/010", "--moves", "no-self", "--torus"],
        &[&file],
    ] {
        let text = rowstep(&[&["solve"], args].concat()).answered();
        let suggestion = text
            .lines()
            .last()
            .unwrap()
            .strip_prefix("Every step: rowstep ")
            .unwrap();
        let typed = suggestion.replace('\'', "");
        let typed: Vec<&str> = typed.split(' ').collect();
        assert!(args.iter().all(|arg| typed.contains(arg)), "{suggestion}");
        rowstep(&typed).answered();
    }
    // Standard input is gone by then.
    assert!(
        !rowstep_reading(&["solve"], "01\n10\n")
            .answered()
            .contains("Every step")
    );
}

#[test]
fn the_sample_for_people() {
    insta::assert_snapshot!(rowstep(&["solve", "--example", "poj"]).answered(), @"
    Read as Flip Game 4×4; goals: all white or all black.

    Least number of presses: 4, to reach all white.

      board      press the numbered cells
      b w w b    1 · · ·
      b b w b    · 6 · 8
      b w w b    9 · · ·
      b w w w    · · · ·

      Press cells 1, 6, 8 and 9.

    Rank 12, nullity 4.
      all white: 2^4 = 16 solutions, the least has 4 presses
      all black: 2^4 = 16 solutions, the least has 4 presses

    Every step: rowstep explain --example poj
    ");
}

#[test]
fn an_impossible_board_for_people() {
    insta::assert_snapshot!(rowstep(&["solve", "--example", "impossible"]).answered(), @"
    Read as Flip Game 4×4; goals: all white or all black.

    Impossible: neither all white nor all black can be reached.

      board      look at these cells
      b w b w     1  2  ·  4
      w w w w     ·  ·  ·  8
      b b w b     9 10 11  ·
      b w w b     · 14  ·  ·

    Rank 12, nullity 4.
      all white: no solution. Look at cells 1, 2, 4, 8, 9, 10, 11 and 14: every
        press changes an even number of them, but an odd number, 3, must change.
      all black: no solution. Look at cells 1, 2, 4, 8, 9, 10, 11 and 14: every
        press changes an even number of them, but an odd number, 5, must change.

    Every step: rowstep explain --example impossible
    ");
}

#[test]
fn operations_for_people() {
    insta::assert_snapshot!(rowstep(&["solve", "--example", "nakov"]).answered(), @"
    Read as Nakov board, 21 cells; goal: this board.

    Least number of operations: 2, to reach this board.

      wanted       square 1     square 4
        1 1 1        ● ● ●        · · ·
      0 1 0 0 1    · ● ● ● ·    · · ● ● ●
      0 1 0 0 1    · ● ● ● ·    · · ● ● ●
      0 0 1 1 1    · · · · ·    · · ● ● ●
        0 0 0        · · ·        · · ·

      Use square 1 and square 4.

    Rank 14, nullity 1.
      this board: 2^1 = 2 solutions, the least has 2 operations

    Every step: rowstep explain --example nakov
    ");
}

#[test]
fn systems_for_people() {
    insta::assert_snapshot!(rowstep(&["solve", "--example", "two-sides"]).answered(), @"
    Read as 3 equations, 3 unknowns, 2 right-hand sides.

    b1: a solution with the fewest ones:
      x1 = 1, x2 = 0, x3 = 0
    b2: no solution, the equations contradict each other.

    Rank 2, nullity 1.
      b1: 2^1 = 2 solutions, the least has 1 one
      b2: no solution. The sum of e1, e2 and e3 reads 0 = 1.

    Every step: rowstep explain --example two-sides
    ");
    insta::assert_snapshot!(rowstep(&["solve", "--example", "homework", "--method", "all"]).answered(), @"
    Read as 3 equations, 4 unknowns.

    A solution with the fewest ones:
      x1 = 0, x2 = 0, x3 = 1, x4 = 1

    Rank 3, nullity 1.
      b1: 2^1 = 2 solutions, the least has 2 ones
    gauss, gauss-jordan, column-swap, bfs, subsets and reach agree.

    Every step: rowstep explain --example homework
    ");
}
