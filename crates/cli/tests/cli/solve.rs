//! `rowstep solve`.

use serde_json::Value;

use crate::support::{Folder, rowstep, rowstep_reading};

const METHODS: [&str; 2] = ["gauss", "gauss-jordan"];

#[track_caller]
fn answer(args: &[&str]) -> String {
    rowstep(&[&["solve", "--answer"], args].concat()).answered()
}

#[track_caller]
fn json(args: &[&str]) -> Vec<Value> {
    let text = rowstep(&[&["solve", "--json"], args].concat()).answered();
    text.lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
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
        for method in METHODS.iter().chain(&["all"]) {
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

/// Every field of DESIGN's list, with its meaning.
#[test]
fn the_json_object_says_everything() {
    let [object] = &json(&["--example", "poj"])[..] else {
        panic!("one board, one object")
    };
    let expected = [
        ("puzzle", Value::from("flip")),
        ("solvable", true.into()),
        ("min_moves", 4.into()),
        ("goal", "all white".into()),
        ("moves", vec!["r1c1", "r2c2", "r2c4", "r3c1"].into()),
        ("x", "1000010110000000".into()),
        ("rank", 12.into()),
        ("nullity", 4.into()),
        ("log2_solutions", 4.into()),
        ("method", "gauss".into()),
        ("proven", true.into()),
    ];
    for (field, value) in expected {
        assert_eq!(object[field], value, "{field}");
    }
    let goals = object["goals"].as_array().unwrap();
    let names: Vec<&Value> = goals.iter().map(|goal| &goal["goal"]).collect();
    assert_eq!(names, ["all white", "all black"]);
    for field in ["best_found", "lower_bound"] {
        assert!(
            object.get(field).is_none(),
            "{field} stands only for a missing minimum"
        );
    }
}

#[test]
fn what_cannot_be_solved_has_nulls_and_a_contradiction() {
    let [object] = &json(&["--example", "impossible"])[..] else {
        panic!("one board")
    };
    assert_eq!(object["solvable"], false);
    for field in ["min_moves", "goal", "moves", "x", "log2_solutions"] {
        assert!(
            object[field].is_null() && object.get(field).is_some(),
            "{field}"
        );
    }
    assert_eq!(
        (&object["rank"], &object["nullity"]),
        (&12.into(), &4.into())
    );
    let contradiction = object["goals"][0]["contradiction"].as_array().unwrap();
    assert_eq!(contradiction.len(), 8);
}

#[test]
fn several_right_hand_sides_are_solvable_together() {
    let [inverse] = &json(&["--example", "inverse"])[..] else {
        panic!("one system")
    };
    assert_eq!(inverse["solvable"], true);
    for field in ["min_moves", "goal", "moves", "x", "log2_solutions"] {
        assert!(inverse[field].is_null(), "{field} is about one goal");
    }
    assert_eq!(inverse["goals"][2]["x"], "111");
    let [two_sides] = &json(&["--example", "two-sides"])[..] else {
        panic!("one system")
    };
    assert_eq!(two_sides["solvable"], false);
    assert_eq!(
        (
            &two_sides["goals"][0]["solvable"],
            &two_sides["goals"][1]["solvable"]
        ),
        (&true.into(), &false.into())
    );
}

#[test]
fn methods_differ_in_their_name_alone() {
    for example in puzzles::examples() {
        let objects = json(&["--example", example.name, "--method", "all"]);
        let mut names = Vec::new();
        let without_method = objects.into_iter().map(|mut object| {
            names.push(object["method"].as_str().unwrap().to_owned());
            object["method"].take();
            object
        });
        let without_method: Vec<Value> = without_method.collect();
        assert_eq!(names, METHODS);
        assert_eq!(without_method[0], without_method[1], "{}", example.name);
    }
}

/// x1 + … + x60 = 1 written 30 times over shifted unknowns leaves too many solutions to try.
#[test]
fn a_minimum_that_is_not_proven_is_bounded() {
    let n = 60;
    // Row i has a 1 where a quadratic residue says so: no structure that a search could use.
    let bit = |i: usize, j: usize| (i * i * 31 + j * j * 17 + i * j * 7) % 61 < 30;
    let row = |i: usize| -> String {
        let bits = (0..n).map(|j| if bit(i, j) { '1' } else { '0' });
        bits.chain(" | 1\n".chars()).collect()
    };
    let system: String = (1..=20).map(row).collect();
    let object = rowstep_reading(&["solve", "--json"], system).answered();
    let object: Value = serde_json::from_str(&object).unwrap();
    let goal = &object["goals"][0];
    let ones = object["x"].as_str().unwrap().matches('1').count() as u64;
    assert!(object["nullity"].as_u64() >= Some(40));
    assert_eq!(
        (&object["proven"], &goal["proven"]),
        (&false.into(), &false.into())
    );
    for found in [&object, goal] {
        assert!(found["min_moves"].is_null());
        assert_eq!(found["best_found"].as_u64(), Some(ones));
        assert!(found["lower_bound"].as_u64() < Some(ones));
    }
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

    b1: the solution with the fewest ones:
      x1 = 1, x2 = 0, x3 = 0
    b2: no solution, the equations contradict each other.

    Rank 2, nullity 1.
      b1: 2^1 = 2 solutions, the least has 1 one
      b2: no solution. The sum of e1, e2 and e3 reads 0 = 1.

    Every step: rowstep explain --example two-sides
    ");
    insta::assert_snapshot!(rowstep(&["solve", "--example", "homework", "--method", "all"]).answered(), @"
    Read as 3 equations, 4 unknowns.

    The solution with the fewest ones:
      x1 = 0, x2 = 0, x3 = 1, x4 = 1

    Rank 3, nullity 1.
      b1: 2^1 = 2 solutions, the least has 2 ones
    gauss and gauss-jordan agree.

    Every step: rowstep explain --example homework
    ");
}
