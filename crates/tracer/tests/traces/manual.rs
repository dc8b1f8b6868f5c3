//! Derivations by anyone: legal ones are sound, whatever their order, and each false claim is
//! a fault that says what is right.

use gf2::{BitMatrix, BitVector};
use proptest::prelude::*;
use tracer::{Method, Problem, RecordError, RecordOptions, Recorder, Step, System, Trace};

use crate::verify::any_system;

/// A system in which the third equation is the sum of the others, but not for the second goal.
const HEADER: &str = r#"{"format":"rowstep-trace","version":"1.0","problem":{"kind":"system"},"system":{"a":["110","011","101"],"b":["10","00","11"],"variables":["x1","x2","x3"],"equations":["e1","e2","e3"],"goals":["first","second"]},"method":"manual"}"#;
const OUTCOME: &str = r#"{"outcome":{"rank":2,"nullity":1,"goals":[{"solvable":true,"log2_solutions":1,"x":"100","weight":1,"proven":true},{"solvable":false}],"best":0}}"#;

/// Elimination in place: the pivots are x1 in R1 and x2 in R2, and R3 is left without variables.
const REDUCED: [&str; 5] = [
    r#"{"step":"pivot","row":0,"col":0}"#,
    r#"{"step":"add","source":0,"targets":[2],"col":0}"#,
    r#"{"step":"pivot","row":1,"col":1}"#,
    r#"{"step":"add","source":1,"targets":[2],"col":1}"#,
    r#"{"step":"free","cols":[2]}"#,
];
const CHOICE: &str = r#"{"step":"choose","goal":0,"values":"1"}"#;
const BACK: [&str; 2] = [
    r#"{"step":"back","var":1,"row":1,"uses":[2],"value":1}"#,
    r#"{"step":"back","var":0,"row":0,"uses":[1],"value":0}"#,
];

/// Checks that the last of `steps` is false, with that sentence, and all before it are sound.
#[track_caller]
fn false_claim(steps: &[&str], expected: &str) {
    let (last, before) = steps.split_last().unwrap();
    assert_eq!(sound(before), Ok(()), "before {last}");
    let expected = format!("step {} ({expected}", steps.len());
    assert_eq!(sound(steps), Err(expected));
}

fn sound(steps: &[&str]) -> Result<(), String> {
    let text = [&[HEADER], steps, &[OUTCOME]].concat().join("\n");
    let verdict = Trace::from_json(&text).unwrap().verify();
    assert!(verdict.canonical.is_err());
    verdict.sound.map_err(|fault| fault.to_string())
}

fn after<'a>(start: &[&'a str], last: &[&'a str]) -> Vec<&'a str> {
    [start, last].concat()
}

#[test]
fn false_claims_of_the_elimination() {
    for (steps, expected) in [
        (
            &[r#"{"step":"add","source":1,"targets":[0,1],"col":0}"#][..],
            "R2 added to R1, R2, column 1): R2 + R2 = 0 would lose the row for good",
        ),
        (
            &[r#"{"step":"pivot","row":1,"col":0}"#],
            "pivot R2, column 1): R2 has a 0 in column 1",
        ),
        (
            &[REDUCED[0], r#"{"step":"pivot","row":0,"col":1}"#],
            "pivot R1, column 2): R1 has its pivot in column 1 already",
        ),
        (
            &[REDUCED[0], r#"{"step":"pivot","row":2,"col":0}"#],
            "pivot R3, column 1): column 1 has its pivot in R1 already",
        ),
        (
            &[r#"{"step":"skip","col":0,"row":0,"why":"no-one"}"#],
            "column 1 has no pivot: no 1 from R1 down): R1 has a 1 in column 1, which can be a pivot",
        ),
        (
            &[r#"{"step":"skip","col":0,"row":1,"why":"no-one"}"#],
            "column 1 has no pivot: no 1 from R2 down): so far there are 0 pivots, not 1",
        ),
        (
            &[REDUCED[0], r#"{"step":"free","cols":[1,2]}"#],
            "free variables: x2, x3): there are 1 pivots, but the rank is 2",
        ),
    ] {
        false_claim(steps, expected);
    }
    let reduced = &REDUCED[..4];
    let skip = r#"{"step":"skip","col":2,"row":2,"why":"no-one"}"#;
    for (last, expected) in [
        (
            &[r#"{"step":"skip","col":2,"row":2,"why":"no-row"}"#][..],
            "column 3 has no pivot: all 2 rows have theirs): rows without a pivot: 1; so the reason is no-one",
        ),
        (
            &[skip, skip],
            "column 3 has no pivot: no 1 from R3 down): column 3 was found to be free already",
        ),
        (
            &[r#"{"step":"free","cols":[]}"#],
            "free variables: none): the variables without a pivot are x3",
        ),
        (
            &[REDUCED[4], REDUCED[4]],
            "free variables: x3): the free variables are named already",
        ),
        (
            &[REDUCED[4], skip],
            "column 3 has no pivot: no 1 from R3 down): which variables are free is settled by an earlier step",
        ),
        (
            &[r#"{"step":"kernel","col":2,"x":"111"}"#],
            "kernel vector of x3, x = 111): no step has named the free variables yet",
        ),
    ] {
        false_claim(&after(reduced, last), expected);
    }
}

#[test]
fn false_claims_about_the_form() {
    for (last, expected) in [
        (
            r#"{"step":"express","var":1,"row":0,"uses":[2],"constants":"00"}"#,
            "x2 from R1 in free variables: x3): R1 has the pivot of x1",
        ),
        (
            r#"{"step":"express","var":0,"row":2,"uses":[2],"constants":"00"}"#,
            "x1 from R3 in free variables: x3): R3 has no pivot",
        ),
        (
            r#"{"step":"express","var":0,"row":0,"uses":[1],"constants":"10"}"#,
            "x1 from R1 in free variables: x2): x2 is not a free variable",
        ),
        (
            r#"{"step":"express","var":0,"row":0,"uses":[2],"constants":"00"}"#,
            "x1 from R1 in free variables: x3): this does not follow from the equations",
        ),
        (
            r#"{"step":"kernel","col":1,"x":"111"}"#,
            "kernel vector of x2, x = 111): x2 is not a free variable",
        ),
        (
            r#"{"step":"kernel","col":2,"x":"110"}"#,
            "kernel vector of x3, x = 110): the free variable x3 must be 1 here",
        ),
        (
            r#"{"step":"kernel","col":2,"x":"101"}"#,
            "kernel vector of x3, x = 101): A·x = 0 fails in equation 1",
        ),
        (
            r#"{"step":"inconsistent","goal":0,"row":2,"witness":"111"}"#,
            r#"goal "first", R3 reads 0 = 1): R3 does not read 0 = 1"#,
        ),
        (
            r#"{"step":"inconsistent","goal":1,"row":0,"witness":"111"}"#,
            r#"goal "second", R1 reads 0 = 1): R1 does not read 0 = 1"#,
        ),
        (
            r#"{"step":"inconsistent","goal":1,"row":2,"witness":"101"}"#,
            r#"goal "second", R3 reads 0 = 1): the sum that is R3 contains equation 2"#,
        ),
    ] {
        false_claim(&after(&REDUCED, &[last]), expected);
    }
}

#[test]
fn a_row_that_lost_its_variable_says_nothing_of_it() {
    let lost = [
        r#"{"step":"add","source":0,"targets":[1],"col":0}"#,
        r#"{"step":"add","source":1,"targets":[0],"col":0}"#,
    ];
    let express = r#"{"step":"express","var":0,"row":0,"uses":[2],"constants":"10"}"#;
    let back = r#"{"step":"back","var":0,"row":0,"uses":[2],"value":0}"#;
    for (last, expected) in [
        (
            &[express][..],
            "x1 from R1 in free variables: x3): R1 has a 0 in column 1",
        ),
        (&[CHOICE, back], "x1 = 0 from R1): R1 has a 0 in column 1"),
    ] {
        false_claim(&after(&REDUCED, &[&lost[..], last].concat()), expected);
    }
}

#[test]
fn false_claims_about_solutions() {
    let candidate = r#"{"step":"candidate","goal":0,"x":"011","weight":2}"#;
    for (last, expected) in [
        (
            &[BACK[0]][..],
            "x2 = 1 from R2): no values are chosen for the free variables",
        ),
        (
            &[r#"{"step":"choose","goal":0,"values":"01"}"#],
            r#"goal "first", free variables "01"): values has length 2; 1 is right"#,
        ),
        (&[CHOICE, BACK[1]], "x1 = 0 from R1): x2 has no value yet"),
        (
            &[CHOICE, BACK[0], BACK[0]],
            "x2 = 1 from R2): x2 has its value already",
        ),
        (
            &[
                CHOICE,
                r#"{"step":"back","var":1,"row":1,"uses":[],"value":1}"#,
            ],
            "x2 = 1 from R2): the other variables of R2 are x3",
        ),
        (
            &[
                CHOICE,
                r#"{"step":"back","var":1,"row":1,"uses":[2],"value":0}"#,
            ],
            "x2 = 0 from R2): the row gives 1",
        ),
        (
            &[
                CHOICE,
                r#"{"step":"candidate","goal":0,"x":"100","weight":1}"#,
            ],
            r#"goal "first", candidate x = 100, weight 1): x3 is 1 by the choice and the rows"#,
        ),
        (
            &[
                CHOICE,
                r#"{"step":"candidate","goal":0,"x":"111","weight":3}"#,
            ],
            r#"goal "first", candidate x = 111, weight 3): A·x = b fails in equation 1"#,
        ),
        (
            &[
                CHOICE,
                r#"{"step":"candidate","goal":0,"x":"011","weight":3}"#,
            ],
            r#"goal "first", candidate x = 011, weight 3): x has 2 ones"#,
        ),
        (
            &[CHOICE, BACK[0], BACK[1], candidate, candidate],
            r#"goal "first", candidate x = 011, weight 2): no values are chosen for the free variables"#,
        ),
        (
            &[r#"{"step":"choose","goal":1,"values":"1"}"#, candidate],
            r#"goal "first", candidate x = 011, weight 2): the values were chosen for goal 2"#,
        ),
        (
            &[r#"{"step":"particular","goal":0,"x":"011"}"#],
            r#"goal "first", particular solution x = 011): the free variable x3 must be 0 here"#,
        ),
        (
            &[r#"{"step":"search","goal":0,"x":"011","weight":2,"proven":true}"#],
            r#"goal "first", least solution x = 011, weight 2): x = 100 of weight 1 comes before it"#,
        ),
        (
            &[r#"{"step":"search","goal":0,"x":"011","weight":2,"proven":false,"lower_bound":2}"#],
            r#"goal "first", least solution x = 011, weight 2): that every solution has at least 2 ones cannot be derived, only 1"#,
        ),
    ] {
        false_claim(&after(&REDUCED, last), expected);
    }
}

#[test]
fn a_recorder_does_not_conclude_from_half_an_elimination() {
    let linear = gf2::LinearSystem::new("110\n011".parse().unwrap(), "1\n0".parse().unwrap());
    let system = System::unnamed(linear.unwrap());
    let mut recorder = Recorder::new(Problem::system(), system, Method::Manual);
    let options = RecordOptions::default();
    recorder.pivot(0, 1).unwrap();
    assert_eq!(
        recorder.conclude(&options),
        Err(RecordError::NotReduced { row: 1 })
    );
    recorder.pivot(1, 2).unwrap();
    let in_the_way = RecordError::NotTriangular { row: 1, col: 1 };
    assert_eq!(recorder.conclude(&options), Err(in_the_way));
    recorder.add(0, 1, 1).unwrap();
    assert_eq!(recorder.conclude(&options), Ok(()));
    let trace = recorder.finish();
    assert!(trace.verified().is_ok());
    assert_eq!(trace.outcome.nullity, 1);
}

#[test]
fn a_trace_built_by_hand_may_name_what_does_not_exist() {
    let zeros = BitVector::zeros;
    for (step, expected) in [
        (
            Step::Pivot { row: 3, col: 0 },
            "there is no row 4; there are 3",
        ),
        (
            Step::Pivot { row: 0, col: 3 },
            "there is no column 4; there are 3",
        ),
        (
            Step::Swap {
                rows: [1, 1],
                col: 0,
            },
            "a swap needs two different rows",
        ),
        (Step::Free { cols: vec![2, 1] }, "the list cols must ascend"),
        (
            Step::Kernel {
                col: 2,
                x: zeros(4),
            },
            "x has length 4; 3 is right",
        ),
        (
            Step::Particular {
                goal: 2,
                x: zeros(3),
            },
            "there is no goal 3; there are 2",
        ),
        (
            Step::Inconsistent {
                goal: 0,
                row: 0,
                witness: zeros(2),
            },
            "witness has length 2; 3 is right",
        ),
    ] {
        for method in [Method::Gauss, Method::GaussJordan, Method::Manual] {
            let mut trace = Trace::from_json(&format!("{HEADER}\n{OUTCOME}")).unwrap();
            trace.method = method;
            trace.steps = vec![step.clone()];
            let fault = trace.verified().map(|_| ()).unwrap_err();
            assert_eq!(fault.step, Some(0));
            assert!(
                fault.to_string().ends_with(&format!("): {expected}")),
                "{fault}"
            );
        }
    }
}

/// Eliminates with any columns in any order and any row with a 1 as pivot row, in place.
fn eliminate_in_any_order(system: System, order: &[usize], whole_column: bool) -> Trace {
    let (rows, cols) = (system.a().rows(), system.a().cols());
    let mut work: BitMatrix = system.linear().augmented();
    let mut recorder = Recorder::new(Problem::system(), system, Method::Manual);
    let mut open: Vec<bool> = vec![true; rows];
    let mut columns: Vec<usize> = (0..cols).collect();
    columns.sort_by_key(|&col| order[col]);
    for col in columns {
        let Some(row) = (0..rows).rev().find(|&row| open[row] && work.get(row, col)) else {
            continue;
        };
        open[row] = false;
        recorder.pivot(row, col).unwrap();
        for target in (0..rows).filter(|&target| target != row) {
            if work.get(target, col) && (whole_column || open[target]) {
                work.add_row(row, target);
                recorder.add(row, target, col).unwrap();
            }
        }
    }
    recorder.conclude(&RecordOptions::default()).unwrap();
    recorder.finish()
}

proptest! {
    #[test]
    fn an_elimination_in_any_order_is_sound_and_not_canonical(
        system in any_system(),
        order in prop::collection::vec(any::<usize>(), 9),
        whole_column: bool,
    ) {
        let trace = eliminate_in_any_order(system, &order, whole_column);
        let verdict = trace.verify();
        prop_assert_eq!(verdict.sound, Ok(()));
        prop_assert!(verdict.canonical.is_err());
        prop_assert!(trace.verified().is_ok());
        prop_assert_eq!(Trace::from_json(&trace.to_json()), Ok(trace));
    }
}

#[test]
fn additions_join_while_they_go_down() {
    let linear = gf2::LinearSystem::new("1\n1\n1".parse().unwrap(), "1\n1\n1".parse().unwrap());
    let system = System::unnamed(linear.unwrap());
    let mut recorder = Recorder::new(Problem::system(), system, Method::Manual);
    for (source, target) in [
        (0, 1),
        (0, 2),
        (0, 1),
        (0, 1),
        (1, 0),
        (1, 2),
        (0, 2),
        (0, 1),
    ] {
        recorder.add(source, target, 0).unwrap();
    }
    let add = |source, targets: &[usize]| Step::Add {
        source,
        targets: BitVector::from_ones(3, targets.iter().copied()),
        col: 0,
    };
    let expected = [
        add(0, &[1, 2]),
        add(0, &[1]),
        add(0, &[1]),
        add(1, &[0, 2]),
        add(0, &[2]),
        add(0, &[1]),
    ];
    assert_eq!(recorder.finish().steps, expected);
}
