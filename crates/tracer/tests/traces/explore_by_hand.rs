//! Traces that were written by hand from the definition of each method, and what is sound about
//! them though it is not canonical.

use tracer::{Trace, Verdict};

/// Two lamps in a row, each press changes both. The goals are 11, which one press reaches, and
/// 10, which none do.
pub(crate) const TWO: &str = r#""system": {"a":["11","11"],"b":["11","10"],"variables":["x1","x2"],"equations":["e1","e2"],"goals":["both","one"]}"#;
pub(crate) const TWO_OUTCOME: &str = r#""outcome": {"rank":1,"nullity":1,"goals":[{"solvable":true,"log2_solutions":1,"x":"01","weight":1,"proven":true},{"solvable":false}],"best":0}"#;

/// The five lamps 01101 in a row.
pub(crate) const FIVE: &str = r#""system": {"a":["11000","11100","01110","00111","00011"],"b":["0","1","1","0","1"],"variables":["x1","x2","x3","x4","x5"],"equations":["e1","e2","e3","e4","e5"],"goals":["off"]}"#;
pub(crate) const FIVE_OUTCOME: &str = r#""outcome": {"rank":4,"nullity":1,"goals":[{"solvable":true,"log2_solutions":1,"x":"00101","weight":2,"proven":true}],"best":0}"#;

/// Three moves that change nothing, one below the other, and nothing to change.
pub(crate) const QUIET: &str = r#""system": {"a":["000","000","000"],"b":["0","0","0"],"variables":["x1","x2","x3"],"equations":["e1","e2","e3"],"goals":["off"]}"#;
pub(crate) const QUIET_OUTCOME: &str = r#""outcome": {"rank":0,"nullity":3,"goals":[{"solvable":true,"log2_solutions":3,"x":"000","weight":0,"proven":true}],"best":0}"#;

pub(crate) const CHASE: &str = r#"{"step":"grid","rows":1,"cols":2,"transposed":false,"guessed":[0]}
{"step":"guess","goal":0,"values":"0"}
{"step":"row","row":0,"presses":[1]}
{"step":"candidate","goal":0,"x":"01","weight":1}
{"step":"guess","goal":0,"values":"1"}
{"step":"row","row":0,"presses":[]}
{"step":"candidate","goal":0,"x":"10","weight":1}
{"step":"found","goal":0,"x":"01","weight":1}
{"step":"guess","goal":1,"values":"0"}
{"step":"row","row":0,"presses":[1]}
{"step":"fails","cells":[1]}
{"step":"guess","goal":1,"values":"1"}
{"step":"row","row":0,"presses":[]}
{"step":"fails","cells":[1]}
{"step":"missed","goal":1}"#;

pub(crate) const CHASE_FIVE: &str = r#"{"step":"grid","rows":1,"cols":5,"transposed":false,"guessed":[0]}
{"step":"guess","goal":0,"values":"0"}
{"step":"row","row":0,"presses":[2,4]}
{"step":"candidate","goal":0,"x":"00101","weight":2}
{"step":"guess","goal":0,"values":"1"}
{"step":"row","row":0,"presses":[1,2,3]}
{"step":"cut","weight":4}
{"step":"found","goal":0,"x":"00101","weight":2}"#;

pub(crate) const ROW_DP: &str = r#"{"step":"grid","rows":1,"cols":2,"transposed":false,"guessed":[0]}
{"step":"states","goal":0,"row":0,"states":2,"dropped":0}
{"step":"state","x":"01","weight":1}
{"step":"state","x":"10","weight":1}
{"step":"found","goal":0,"x":"01","weight":1}
{"step":"states","goal":1,"row":0,"states":0,"dropped":0}
{"step":"missed","goal":1}"#;

pub(crate) const ROW_DP_QUIET: &str = r#"{"step":"grid","rows":3,"cols":1,"transposed":false,"guessed":[0,1,2]}
{"step":"states","goal":0,"row":0,"states":2,"dropped":0}
{"step":"state","x":"000","weight":0}
{"step":"state","x":"100","weight":1}
{"step":"states","goal":0,"row":1,"states":4,"dropped":0}
{"step":"state","x":"000","weight":0}
{"step":"state","x":"010","weight":1}
{"step":"state","x":"100","weight":1}
{"step":"state","x":"110","weight":2}
{"step":"states","goal":0,"row":2,"states":4,"dropped":4}
{"step":"state","x":"000","weight":0}
{"step":"state","x":"001","weight":1}
{"step":"state","x":"010","weight":1}
{"step":"state","x":"011","weight":2}
{"step":"found","goal":0,"x":"000","weight":0}"#;

pub(crate) const BFS: &str = r#"{"step":"level","level":0,"states":1}
{"step":"pop","state":"00","x":"00"}
{"step":"reach","state":"11","press":1}
{"step":"found","goal":0,"x":"01","weight":1}
{"step":"level","level":1,"states":1}
{"step":"pop","state":"11","x":"01"}
{"step":"missed","goal":1}"#;

pub(crate) const REACH: &str = r#"{"step":"level","level":0,"states":1}
{"step":"new","state":"00"}
{"step":"level","level":1,"states":1}
{"step":"new","state":"11"}
{"step":"found","goal":0,"x":"01","weight":1}
{"step":"level","level":2,"states":0}
{"step":"missed","goal":1}"#;

pub(crate) const SUBSETS: &str = r#"{"step":"subset","x":"00","gives":"00"}
{"step":"subset","x":"01","gives":"11"}
{"step":"subset","x":"10","gives":"11"}
{"step":"subset","x":"11","gives":"00"}
{"step":"found","goal":0,"x":"01","weight":1}
{"step":"missed","goal":1}"#;

/// The verdict on a trace with these steps, one on a line.
#[track_caller]
pub(crate) fn verdict_of(system: &str, method: &str, steps: &str, outcome: &str) -> Verdict {
    let steps = steps.replace('\n', ",\n");
    let text = format!(
        r#"{{"format":"rowstep-trace","version":"1.0","problem":{{"kind":"system"}},{system},"method":"{method}","steps":[{steps}],{outcome}}}"#
    );
    Trace::from_json(&text).unwrap().verify()
}

/// The verdict on the two lamps.
#[track_caller]
pub(crate) fn two(method: &str, steps: &str) -> Verdict {
    verdict_of(TWO, method, steps, TWO_OUTCOME)
}

/// Checks that steps about the two lamps are sound, but not canonical for this reason.
#[track_caller]
fn check_only_sound(method: &str, steps: &str, expected: &str) {
    let verdict = two(method, steps);
    assert_eq!(verdict.sound, Ok(()));
    assert_eq!(verdict.canonical.unwrap_err().to_string(), expected);
}

/// The steps with two lines exchanged.
fn exchanged(steps: &str, a: usize, b: usize) -> String {
    let mut lines: Vec<&str> = steps.lines().collect();
    lines.swap(a, b);
    lines.join("\n")
}

#[test]
fn what_the_definitions_give_is_canonical() {
    for (system, method, steps, outcome) in [
        (TWO, "chase", CHASE, TWO_OUTCOME),
        (FIVE, "chase", CHASE_FIVE, FIVE_OUTCOME),
        (TWO, "row-dp", ROW_DP, TWO_OUTCOME),
        (QUIET, "row-dp", ROW_DP_QUIET, QUIET_OUTCOME),
        (TWO, "bfs", BFS, TWO_OUTCOME),
        (TWO, "reach", REACH, TWO_OUTCOME),
        (TWO, "subsets", SUBSETS, TWO_OUTCOME),
    ] {
        let verdict = verdict_of(system, method, steps, outcome);
        assert_eq!(verdict.canonical, Ok(()), "{method}");
        assert_eq!(verdict.sound, Ok(()));
        assert_eq!(verdict.notes, []);
    }
}

#[test]
fn steps_of_ones_own_are_passed_over() {
    let own = "{\"step\":\"x-note\"}";
    for (method, steps) in [
        ("chase", CHASE),
        ("row-dp", ROW_DP),
        ("bfs", BFS),
        ("reach", REACH),
        ("subsets", SUBSETS),
    ] {
        let between = steps.replace('\n', &format!("\n{own}\n"));
        let verdict = two(method, &format!("{own}\n{between}\n{own}"));
        assert_eq!((verdict.sound, verdict.canonical), (Ok(()), Ok(())));
    }
}

#[test]
fn true_claims_in_another_order_are_sound_and_not_canonical() {
    check_only_sound(
        "subsets",
        &exchanged(SUBSETS, 1, 2),
        "step 2 (x = 10 gives 11): the subset of x = 01 is due",
    );
    check_only_sound(
        "subsets",
        &SUBSETS.replacen(
            '\n',
            "\n{\"step\":\"subset\",\"x\":\"00\",\"gives\":\"00\"}\n",
            1,
        ),
        "step 2 (x = 00 gives 00): the subset of x = 01 is due",
    );
    check_only_sound(
        "bfs",
        &exchanged(BFS, 1, 5).replacen(
            "{\"step\":\"reach\",\"state\":\"11\",\"press\":1}\n",
            "",
            1,
        ),
        "step 2 (popped 11, reached by x = 01): 00, reached by x = 00, is next in the queue",
    );
    check_only_sound(
        "reach",
        &REACH.replacen("{\"step\":\"new\",\"state\":\"11\"}\n", "", 1),
        "step 4 (goal \"both\", found x = 01, weight 1): 11 is due: the next of this level as a string",
    );
    check_only_sound(
        "row-dp",
        &exchanged(ROW_DP, 2, 3),
        "step 3 (state of x = 10, weight 1): the state of x = 01 is due",
    );
    check_only_sound(
        "chase",
        &CHASE.lines().take(13).collect::<Vec<_>>().join("\n"),
        "step 14 (missing): the end of the pattern is due, still wrong: cell 2",
    );
}

#[test]
fn summaries_of_what_is_listed_are_sound_and_not_canonical() {
    check_only_sound(
        "subsets",
        "{\"step\":\"weight\",\"weight\":1,\"tried\":2,\"gives\":[2,0]}",
        "step 1 (2 subsets of size 1): the subset of x = 00 is due",
    );
    let grid = CHASE.lines().next().unwrap();
    check_only_sound(
        "chase",
        &format!(
            "{grid}\n{{\"step\":\"patterns\",\"goal\":0,\"tried\":2,\"solved\":2,\"failed\":0,\"cut\":0}}"
        ),
        "step 2 (goal \"both\", 2 patterns: 2 solved, 0 failed, 0 cut): the pattern \"0\" for goal 1 is due",
    );
}

#[test]
fn a_grid_may_lie_either_way_but_only_one_is_due() {
    let grid = CHASE.lines().next().unwrap();
    check_only_sound(
        "chase",
        &grid.replace("false", "true"),
        "step 1 (grid 1×2, column by column, guessed: x1): row by row is due: it leaves as few moves to guess",
    );
}

#[test]
fn an_outcome_that_leaves_open_what_was_found() {
    let open = TWO_OUTCOME.replace("\"proven\":true", "\"proven\":false,\"lower_bound\":1");
    let verdict = verdict_of(TWO, "bfs", BFS, &open);
    assert_eq!(verdict.sound, Ok(()));
    assert_eq!(
        verdict.canonical.unwrap_err().to_string(),
        "outcome (goal \"both\"): the steps found something else"
    );
}
