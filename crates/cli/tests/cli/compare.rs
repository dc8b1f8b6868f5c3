//! `rowstep compare`.

use serde_json::Value;

use crate::support::{rowstep, rowstep_reading};

/// The table's lines, each as its words.
fn table(page: &str) -> Vec<Vec<&str>> {
    let lines = page
        .lines()
        .skip_while(|line| !line.starts_with("  method"));
    let lines = lines.take_while(|line| !line.is_empty());
    // A line that goes on with what was counted begins far to the right.
    let lines = lines.filter(|line| !line.starts_with("   "));
    lines
        .map(|line| line.split_whitespace().collect())
        .collect()
}

#[test]
fn every_method_stands_beside_the_others() {
    let page = rowstep(&["compare", "--example", "poj"]).answered();
    let methods: Vec<[&str; 2]> = table(&page)[1..]
        .iter()
        .map(|row| [row[0], row[1]])
        .collect();
    let all = [
        "gauss",
        "gauss-jordan",
        "column-swap",
        "chase",
        "row-dp",
        "bfs",
        "subsets",
        "reach",
    ];
    assert_eq!(methods, all.map(|method| [method, "4"]));
    assert!(
        page.contains("All 8 methods agree:\n  all white: 4 presses, cells 1, 6, 8 and 9\n"),
        "{page}"
    );
    assert!(
        page.lines().all(|line| line.chars().count() <= 80),
        "{page}"
    );
}

#[test]
fn a_method_that_does_not_apply_is_left_out_with_its_reason() {
    let page = rowstep(&["compare", "--example", "nakov"]).answered();
    let methods: Vec<&str> = table(&page)[1..].iter().map(|row| row[0]).collect();
    assert!(
        !methods.contains(&"chase") && methods.contains(&"reach"),
        "{page}"
    );
    assert!(
        page.contains("Left out:\n  chase is for rectangular boards"),
        "{page}"
    );
}

#[test]
fn what_cannot_be_reached_is_agreed_on_too() {
    let page = rowstep(&["compare", "--example", "impossible"]).answered();
    let answers: Vec<&str> = table(&page)[1..].iter().map(|row| row[1]).collect();
    assert_eq!(answers, ["Impossible"; 8], "{page}");
    assert!(page.contains("agree: no goal can be reached."), "{page}");
}

#[test]
fn a_board_with_its_own_word_for_no_has_it_in_the_table() {
    let board =
        "mask = '##'\nimpossible = 'stuck'\ngoals = [{board = [1]}]\nmoves = [{shape = '##'}]";
    let page = rowstep_reading(&["compare"], board).answered();
    assert_eq!(table(&page)[1][1], "stuck", "{page}");
}

#[test]
fn solutions_that_were_not_tried_are_not_counted() {
    // 2^63 solutions, of which that without ones is the least without a look at any other.
    let page = rowstep_reading(&["compare"], format!("{}| 0 0\n", "1 ".repeat(64))).answered();
    assert_eq!(table(&page)[1][..3], ["gauss", "0,", "0"], "{page}");
    assert!(!page.contains("solutions"), "{page}");
}

#[test]
fn times_are_shown_only_when_asked_for() {
    let (without, with) = (
        ["compare", "--example", "row5"],
        ["compare", "--time", "--example", "row5"],
    );
    let once = rowstep(&without).answered();
    assert_eq!(once, rowstep(&without).answered());
    assert!(!once.contains("time"), "{once}");
    let timed = rowstep(&with).answered();
    assert_eq!(table(&timed)[0][2], "time", "{timed}");
}

#[test]
fn json_has_an_object_a_board() {
    let text = rowstep_reading(&["compare", "--format", "json"], "01101\n\n11\n01\n").answered();
    let boards: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(boards.len(), 2);
    for board in &boards {
        assert_eq!(board["agree"], true);
        for method in board["methods"].as_array().unwrap() {
            assert!(
                method["counted"].is_object() && method.get("seconds").is_none(),
                "{method}"
            );
            assert_eq!(method["goals"][0]["proven"], true);
        }
    }
    let chase = &boards[0]["methods"][3];
    assert_eq!(
        (&chase["method"], &chase["min_moves"]),
        (&"chase".into(), &2.into())
    );
    assert_eq!(chase["goals"][0]["x"], "00101");
    let timed = rowstep(&["compare", "--time", "--format", "json", "--board", "01101"]).answered();
    let timed: Value = serde_json::from_str(&timed).unwrap();
    assert!(timed["methods"][0]["seconds"].as_f64().unwrap() > 0.0);
}

#[test]
fn markdown_is_a_table() {
    let page = rowstep(&["compare", "--format", "markdown", "--example", "row5"]).answered();
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with('|')).collect();
    let columns = rows[0].matches('|').count();
    assert_eq!(rows.len(), 2 + 8, "{page}");
    assert!(
        rows.iter().all(|row| row.matches('|').count() == columns),
        "{page}"
    );
}

#[test]
fn systems_are_compared_right_side_by_right_side() {
    let page = rowstep_reading(&["compare"], "1 1 0 | 1 0\n0 1 1 | 0 0\n1 0 1 | 0 0\n").answered();
    assert_eq!(table(&page)[1][..3], ["gauss", "none,", "0"], "{page}");
    assert!(page.contains("  b1: no solution\n  b2: all 0\n"), "{page}");
}

#[test]
fn a_board_beyond_a_limit_is_told_in_its_place() {
    let huge = "0".repeat(16_385);
    let run = rowstep_reading(&["compare"], format!("11\n\n{huge}\n"));
    assert_eq!(run.code, 3);
    assert!(run.stdout.contains("All 8 methods agree"), "{run:?}");
    assert!(
        run.stdout.ends_with("\nBoard 2 of 2 is refused.\n"),
        "{run:?}"
    );
}

#[test]
fn a_method_beyond_its_limit_names_those_that_work() {
    let board = vec!["0".repeat(21); 21].join("\n");
    for command in ["solve", "trace", "explain"] {
        let error = rowstep_reading(&[command, "--method", "chase"], &board).failed(3);
        assert!(
            error.contains("at most 20 presses; this board needs 21"),
            "{error}"
        );
        assert!(
            error.contains("gauss, gauss-jordan, column-swap"),
            "{error}"
        );
    }
}

/// 2^40 solutions are too many to try, and no other method takes so large a board.
#[test]
fn a_minimum_that_is_not_proven_is_not_told_as_one() {
    let press = |cell: usize| u8::from(cell.is_multiple_of(7));
    let row = |r: usize| -> String {
        let light = |c: usize| {
            let around = [(r, c + 1), (r, c + 39), (r + 1, c), (r + 39, c)];
            let odd = around.map(|(r, c)| press(r % 40 * 40 + c % 40));
            if odd.iter().sum::<u8>().is_multiple_of(2) {
                '0'
            } else {
                '1'
            }
        };
        (0..40).map(light).collect()
    };
    let board: Vec<String> = (0..40).map(row).collect();
    let args = ["compare", "--moves", "no-self", "--torus"];
    let page = rowstep_reading(&args, board.join("\n")).answered();
    let gauss = &table(&page)[1];
    assert!(gauss[1].ends_with('?'), "{page}");
    let words = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let unproven = "in all) (the best found, not proven to be the least; at least";
    assert!(words.contains(unproven), "{page}");
}

#[test]
fn ascii_times_are_readable() {
    let page = rowstep(&["compare", "--ascii", "--time", "--example", "row5"]).answered();
    assert!(
        page.is_ascii() && page.contains(" us ") && !page.contains('?'),
        "{page}"
    );
}
