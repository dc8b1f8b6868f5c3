//! The steps of explorations as JSON: every field is read strictly, and named where it is wrong.

use tracer::{ExploreStep, Step, Trace};

use crate::bad_json::check_in;

/// Every kind of step once. Reading does not ask whether they are true or in order.
const EVERY_STEP: &str = r#"{
 "format": "rowstep-trace",
 "version": "1.0",
 "problem": {"kind":"system"},
 "system": {"a":["110","011"],"b":["1","0"],"variables":["x1","x2","x3"],"equations":["e1","e2"],"goals":["b1"]},
 "method": "chase",
 "steps": [
  {"step":"grid","rows":4,"cols":5,"transposed":false,"guessed":[0,2]},
  {"step":"guess","goal":0,"values":"01"},
  {"step":"row","row":7,"presses":[1,2]},
  {"step":"fails","cells":[0,1]},
  {"step":"cut","weight":9},
  {"step":"patterns","goal":0,"tried":1099511627776,"solved":10,"failed":11,"cut":12},
  {"step":"states","goal":0,"row":6,"states":13,"dropped":14},
  {"step":"state","x":"011","weight":15},
  {"step":"level","level":16,"states":17},
  {"step":"pop","state":"11","x":"001"},
  {"step":"reach","state":"01","press":1},
  {"step":"new","state":"10"},
  {"step":"subset","x":"110","gives":"00"},
  {"step":"weight","weight":18,"tried":19,"gives":[20]},
  {"step":"found","goal":0,"x":"100","weight":21},
  {"step":"missed","goal":0}
 ],
 "outcome": {"rank":2,"nullity":1,"goals":[{"solvable":false}],"best":null}
}
"#;

#[track_caller]
fn check(from: &str, to: &str, expected: &str) {
    check_in(EVERY_STEP, from, to, expected);
}

#[test]
fn every_kind_of_step_is_read_and_written_to_the_byte() {
    let trace = Trace::from_json(EVERY_STEP).unwrap();
    assert_eq!(trace.to_json(), EVERY_STEP);
    assert_eq!(Trace::from_json(&trace.to_jsonl()).unwrap(), trace);
    let is_exploration = |step: &Step| matches!(step, Step::Explore(_));
    assert!(trace.steps.iter().all(is_exploration));
    assert_eq!(
        trace.steps[5],
        Step::Explore(ExploreStep::Patterns {
            goal: 0,
            tried: 1 << 40,
            solved: 10,
            failed: 11,
            cut: 12
        })
    );
}

#[test]
fn each_field_must_be_there() {
    let trace = Trace::from_json(EVERY_STEP).unwrap();
    let lines: Vec<&str> = EVERY_STEP.lines().collect();
    let steps = &lines[7..7 + trace.steps.len()];
    for line in steps {
        let step: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(line.trim().trim_end_matches(',')).unwrap();
        let kind = step["step"].as_str().unwrap();
        for field in step.keys().filter(|&key| key != "step") {
            let mut without = step.clone();
            without.remove(field);
            let without = serde_json::to_string(&without).unwrap();
            let step = line.trim().trim_end_matches(',');
            let expected = format!(r#"{kind} lacks its field "{field}""#);
            check(step, &format!("¦{without}"), &expected);
        }
    }
}

#[test]
fn fields_that_a_step_does_not_have() {
    check(
        r#""step":"missed","#,
        r#""step":"missed",¦"x":"000","#,
        r#"missed has no field "x""#,
    );
    check(
        r#""state":"10""#,
        r#""state":"10",¦"press":0"#,
        r#"new has no field "press""#,
    );
}

#[test]
fn indices_and_lists_out_of_range() {
    for (from, to, expected) in [
        (
            r#""guessed":[0,2]"#,
            r#""guessed":[0,¦3]"#,
            r#""guessed" must be a number below 3, found 3"#,
        ),
        (
            r#""guessed":[0,2]"#,
            r#""guessed":[2,¦0]"#,
            r#""guessed" must ascend, found 0 after 2"#,
        ),
        (
            r#""presses":[1,2]"#,
            r#""presses":[1,¦1]"#,
            r#""presses" must ascend, found 1 after 1"#,
        ),
        (
            r#""cells":[0,1]"#,
            r#""cells":[0,¦2]"#,
            r#""cells" must be a number below 2, found 2"#,
        ),
        (
            r#""press":1"#,
            r#""press":¦3"#,
            r#""press" must be a number below 3, found 3"#,
        ),
        (
            r#""goal":0,"values""#,
            r#""goal":¦1,"values""#,
            r#""goal" must be a number below 1, found 1"#,
        ),
        (
            r#""goal":0}"#,
            r#""goal":¦1}"#,
            r#""goal" must be a number below 1, found 1"#,
        ),
        (
            r#""gives":[20]"#,
            r#""gives":¦[20,20]"#,
            r#""gives" must be a list of 1 numbers, one for each goal, found [20,20]"#,
        ),
        (
            r#""gives":[20]"#,
            r#""gives":[¦-1]"#,
            r#""gives" must be a whole number, found -1"#,
        ),
    ] {
        check(from, to, expected);
    }
}

#[test]
fn vectors_of_the_wrong_length() {
    for (from, to, expected) in [
        (
            r#""values":"01""#,
            r#""values":¦"0101""#,
            r#""values" must be a string of at most 3 0s and 1s, found "0101""#,
        ),
        (
            r#""x":"011""#,
            r#""x":¦"01""#,
            r#""x" must be a string of 3 0s and 1s (this has 2), found "01""#,
        ),
        (
            r#""state":"11""#,
            r#""state":¦"111""#,
            r#""state" must be a string of 2 0s and 1s (this has 3), found "111""#,
        ),
        (
            r#""state":"01""#,
            r#""state":¦"0""#,
            r#""state" must be a string of 2 0s and 1s (this has 1), found "0""#,
        ),
        (
            r#""state":"10""#,
            r#""state":¦"1x""#,
            r#""state" must be a string of 0s and 1s, found "1x""#,
        ),
        (
            r#""gives":"00""#,
            r#""gives":¦"000""#,
            r#""gives" must be a string of 2 0s and 1s (this has 3), found "000""#,
        ),
    ] {
        check(from, to, expected);
    }
}

#[test]
fn numbers_and_flags_of_the_wrong_type() {
    for (from, to, expected) in [
        (
            r#""rows":4"#,
            r#""rows":¦-4"#,
            r#""rows" must be a whole number, found -4"#,
        ),
        (
            r#""cols":5"#,
            r#""cols":¦5.0"#,
            r#""cols" must be a whole number, found 5.0"#,
        ),
        (
            r#""transposed":false"#,
            r#""transposed":¦0"#,
            r#""transposed" must be true or false, found 0"#,
        ),
        (
            r#""weight":9"#,
            r#""weight":¦"9""#,
            r#""weight" must be a whole number, found "9""#,
        ),
        (
            r#""tried":1099511627776"#,
            r#""tried":¦1e12"#,
            r#""tried" must be a whole number, found 1e12"#,
        ),
        (
            r#""solved":10"#,
            r#""solved":¦null"#,
            r#""solved" must be a whole number, found null"#,
        ),
        (
            r#""failed":11"#,
            r#""failed":¦[]"#,
            r#""failed" must be a whole number, found []"#,
        ),
        (
            r#""dropped":14"#,
            r#""dropped":¦true"#,
            r#""dropped" must be a whole number, found true"#,
        ),
        (
            r#""level":16"#,
            r#""level":¦99999999999999999999"#,
            r#""level" must be a whole number, found 99999999999999999999"#,
        ),
    ] {
        check(from, to, expected);
    }
}
