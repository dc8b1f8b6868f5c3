//! `rowstep solve --json`.

use serde_json::Value;

use crate::solve::ELIMINATIONS;
use crate::support::{rowstep, rowstep_reading};

#[track_caller]
fn json(args: &[&str]) -> Vec<Value> {
    let text = rowstep(&[&["solve", "--json"], args].concat()).answered();
    text.lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

/// Every field that a script may rely on, with its value.
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
        assert_eq!(names[..3], ELIMINATIONS, "{}", example.name);
        let first = &without_method[0];
        assert!(
            without_method.iter().all(|other| other == first),
            "{}",
            example.name
        );
    }
}

/// 20 equations without a pattern for 60 unknowns leave too many solutions to try.
#[test]
fn a_minimum_that_is_not_proven_is_bounded() {
    let n = 60;
    // A quadratic form modulo a prime: no structure that a search could use.
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
