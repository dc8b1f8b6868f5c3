//! The JSON layouts: written as the format says, and read back strictly.

use crate::common;
use gf2::{BitMatrix, LinearSystem};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tracer::{Choices, Method, Problem, RecordOptions, System, Trace, record};

#[test]
fn the_poj_sample_is_written_as_the_format_shows_it() {
    let json = common::poj(Method::Gauss, Choices::Auto).to_json();
    let lines: Vec<&str> = json.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "{",
            r#" "format": "rowstep-trace","#,
            r#" "version": "1.0","#
        ]
    );
    assert_eq!(
        lines[3],
        r#" "problem": {"kind":"flip","board":["bwwb","bbwb","bwwb","bwww"],"goal":"either"},"#
    );
    assert!(lines[4].starts_with(r#" "system": {"a":["1100100000000000","#));
    assert!(lines[4].ends_with(r#""goals":["all white","all black"]},"#));
    assert_eq!(lines[5], r#" "method": "gauss","#);
    assert_eq!(lines[6], r#" "steps": ["#);
    let expected = [
        r#"  {"step":"pivot","row":0,"col":0},"#,
        r#"  {"step":"add","source":0,"targets":[1,4],"col":0},"#,
        r#"  {"step":"swap","rows":[1,2],"col":1},"#,
        r#"  {"step":"pivot","row":1,"col":1},"#,
    ];
    assert_eq!(lines[7..11], expected);
    for line in [
        r#"  {"step":"skip","col":12,"row":12,"why":"no-one"},"#,
        r#"  {"step":"free","cols":[12,13,14,15]},"#,
        r#"  {"step":"express","var":11,"row":11,"uses":[14,15],"constants":"01"},"#,
        r#"  {"step":"kernel","col":12,"x":"0111101011001000"},"#,
        r#"  {"step":"choose","goal":0,"values":"0000"},"#,
        r#"  {"step":"back","var":11,"row":11,"uses":[14,15],"value":0},"#,
        r#"  {"step":"candidate","goal":0,"x":"1000010110000000","weight":4},"#,
        r#"  {"step":"particular","goal":0,"x":"1000010110000000"},"#,
        r#"  {"step":"choose","goal":0,"values":"0001"},"#,
        r#"  {"step":"candidate","goal":0,"x":"0110000010110001","weight":6},"#,
        " ],",
    ] {
        assert!(lines.contains(&line), "{line}");
    }
    let outcome = concat!(
        r#" "outcome": {"rank":12,"nullity":4,"goals":[{"solvable":true,"log2_solutions":4,"#,
        r#""x":"1000010110000000","weight":4,"proven":true},"#
    );
    let last = lines[lines.len() - 2];
    assert!(last.starts_with(outcome), "{last}");
    assert!(last.ends_with(r#"],"best":0}"#), "{last}");
    assert!(json.ends_with("\n}\n"));
}

#[test]
fn both_layouts_read_back_equal() {
    let trace = common::poj(Method::GaussJordan, Choices::Full);
    assert_eq!(Trace::from_json(&trace.to_json()).unwrap(), trace);
    assert_eq!(Trace::from_json(&trace.to_jsonl()).unwrap(), trace);
}

#[test]
fn a_trace_of_a_random_1000_by_1001_system_is_under_3_mb_and_verifies() {
    const N: usize = 1000;
    let mut random = ChaCha8Rng::seed_from_u64(1753);
    let mut bits = |cols| BitMatrix::from_fn(N, cols, |_, _| random.next_u32() >> 31 == 1);
    let system = System::unnamed(LinearSystem::new(bits(N), bits(1)).unwrap());
    let options = RecordOptions::default();
    let trace = record(Problem::system(), system, Method::Gauss, &options);
    let json = trace.to_json();
    assert!(json.len() < 3_000_000, "{} bytes", json.len());
    assert!(Trace::from_json(&json).unwrap().verified().is_ok());
}
