//! Texts that are no traces: each is an error with its place and a sentence.

use tracer::{Choices, Extension, Method, ReadError, ReadProblem, Step, Trace};

use crate::common;

/// A small trace: x1 + x2 = 1.
const SMALL: &str = r#"{
 "format": "rowstep-trace",
 "version": "1.0",
 "problem": {"kind":"system"},
 "system": {"a":["11"],"b":["1"],"variables":["x1","x2"],"equations":["e1"],"goals":["b1"]},
 "method": "manual",
 "steps": [
  {"step":"pivot","row":0,"col":0},
  {"step":"skip","col":1,"row":1,"why":"no-row"},
  {"step":"free","cols":[1]}
 ],
 "outcome": {"rank":1,"nullity":1,"goals":[{"solvable":true,"log2_solutions":1,"x":"01","weight":1,"proven":true}],"best":0}
}
"#;

fn error(text: &str) -> ReadError {
    Trace::from_json(text).expect_err(text)
}

/// Checks the error for [`SMALL`] with `from` replaced by `to`, in which `¦` marks the place
/// that the error must name.
#[track_caller]
fn check(from: &str, to: &str, expected: &str) {
    check_in(SMALL, from, to, expected);
}

/// The same for another text.
#[track_caller]
pub(crate) fn check_in(text: &str, from: &str, to: &str, expected: &str) {
    assert!(text.contains(from), "{from}");
    let marked = text.replacen(from, to, 1);
    let before = marked.split('¦').next().unwrap();
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    let found = error(&marked.replacen('¦', "", 1));
    assert_eq!(
        (found.problem.to_string().as_str(), found.line, found.column),
        (expected, line, column)
    );
    // What is wrong with a step, rather than with the JSON, says with which.
    let is_step = |line: &&str| line.starts_with("  {");
    let at_fault = marked.lines().nth(line - 1).filter(is_step);
    if at_fault.is_some() && !matches!(found.problem, ReadProblem::Syntax(_)) {
        let steps = marked.lines().take(line).filter(is_step);
        assert_eq!(found.step, Some(steps.count() - 1));
    }
}

#[test]
fn names_that_are_no_text_to_print() {
    for name in [
        "",
        r"\u001b[31mred",
        r"two\nlines",
        r"\u202eabc",
        "\u{200b}x",
    ] {
        let found = error(&SMALL.replacen("e1", name, 1));
        assert!(found.message().contains("printable names"), "{found}");
    }
}

#[test]
fn the_small_trace_itself_is_fine() {
    let trace = Trace::from_json(SMALL).unwrap();
    assert_eq!(trace.to_json(), SMALL);
    assert!(trace.verified().is_ok());
}

#[test]
fn text_that_is_not_json() {
    let end = "this is not JSON: EOF while parsing a value";
    assert_eq!(error("").to_string(), format!("line 1, column 1: {end}"));
    let comma = "this is not JSON: expected `,` or `}`";
    check(r#""row":0"#, r#""row":0¦x"#, comma);
    check("[1]}", "[1,¦]}", "this is not JSON: expected value");
    check("\n}\n", "\n}\n¦}", "this is not JSON: trailing characters");
    let cut = &SMALL[..SMALL.find("skip").unwrap()];
    assert_eq!(
        error(cut).to_string(),
        "line 9, column 11: this is not JSON: EOF while parsing a string"
    );
}

#[test]
fn columns_count_characters() {
    check(
        r#""e1"]"#,
        r#""é→"],¦?"#,
        "this is not JSON: key must be a string",
    );
}

#[test]
fn text_that_is_json_but_no_trace() {
    let not_a_trace = r#"not a trace: "format" must be "rowstep-trace""#;
    check(r#""rowstep-trace""#, r#"¦"sheet""#, not_a_trace);
    let list = r#"line 1, column 1: "trace" must be an object, found [1]"#;
    assert_eq!(error("[1]").to_string(), list);
    let empty = r#"line 1, column 1: the trace lacks its field "format""#;
    assert_eq!(error("{}").to_string(), empty);
}

#[test]
fn keys_twice() {
    for (from, key) in [
        (r#""col":0"#, "row"),
        (r#""rank":1"#, "rank"),
        (r#""method": "manual""#, "method"),
        (r#""solvable":true"#, "x"),
        (r#""a":["11"]"#, "b"),
        (r#""kind":"system""#, "kind"),
    ] {
        // Whichever of the two stands last is the one too many.
        let text = SMALL.replacen(from, &format!(r#"{from},"{key}":0"#), 1);
        let found = error(&text);
        assert_eq!(
            found.problem,
            ReadProblem::DuplicateField {
                field: key.to_owned()
            }
        );
        let line = text.lines().nth(found.line - 1).unwrap();
        assert_eq!(
            line[..found.column - 1]
                .matches(&format!("\"{key}\":"))
                .count(),
            1,
            "{line}"
        );
    }
}

#[test]
fn fields_missing_or_unknown() {
    let pivot = r#"{"step":"pivot","row":0,"col":0}"#;
    check(
        pivot,
        r#"¦{"step":"pivot","row":0}"#,
        r#"pivot lacks its field "col""#,
    );
    check(
        pivot,
        r#"¦{"row":0,"col":0}"#,
        r#"a step lacks its field "step""#,
    );
    check(
        r#""col":0"#,
        r#""col":0,¦"why":"it""#,
        r#"pivot has no field "why""#,
    );
    check(
        r#"{"kind":"system"}"#,
        "¦{}",
        r#"the problem lacks its field "kind""#,
    );
    check(
        r#""a":["11"]"#,
        r#""a":["11"],¦"c":[]"#,
        r#"the system has no field "c""#,
    );
    check(
        r#""method""#,
        r#"¦"author": null, "method""#,
        r#"the trace has no field "author""#,
    );
    check(
        r#"{"solvable":true,"log2_solutions":1,"x":"01","weight":1,"proven":true}"#,
        r#"¦{"solvable":true,"log2_solutions":1,"x":"01","weight":1,"proven":false}"#,
        r#"a goal's outcome lacks its field "lower_bound""#,
    );
    check(
        r#""proven":true"#,
        r#""proven":true,¦"lower_bound":1"#,
        r#"a goal's outcome has no field "lower_bound""#,
    );
    check(
        r#"{"solvable":true,"log2_solutions":1,"#,
        r#"{"solvable":false,¦"#,
        r#"a goal's outcome has no field "x""#,
    );
}

#[test]
fn values_of_the_wrong_type_or_out_of_range() {
    for (from, to, expected) in [
        (
            r#""row":0"#,
            r#""row":¦-1"#,
            r#""row" must be a whole number, found -1"#,
        ),
        (
            r#""row":0"#,
            r#""row":¦0.0"#,
            r#""row" must be a whole number, found 0.0"#,
        ),
        (
            r#""row":0"#,
            r#""row":¦"0""#,
            r#""row" must be a whole number, found "0""#,
        ),
        (
            r#""row":0"#,
            r#""row":¦null"#,
            r#""row" must be a whole number, found null"#,
        ),
        (
            r#""row":0"#,
            r#""row":¦1"#,
            r#""row" must be a number below 1, found 1"#,
        ),
        (
            r#""col":0"#,
            r#""col":¦1000000000"#,
            r#""col" must be a number below 2, found 1000000000"#,
        ),
        (
            r#""row":1"#,
            r#""row":¦2"#,
            r#""row" must be a number below 2, found 2"#,
        ),
        (
            r#""no-row""#,
            r#"¦"none""#,
            r#""why" must be "no-one" or "no-row", found "none""#,
        ),
        ("[1]", "[1,¦0]", r#""cols" must ascend, found 0 after 1"#),
        ("[1]", "[1,¦1]", r#""cols" must ascend, found 1 after 1"#),
        (
            "[1]",
            "[1,¦2]",
            r#""cols" must be a number below 2, found 2"#,
        ),
        ("[1]", "¦1", r#""cols" must be a list, found 1"#),
        (
            r#""01""#,
            r#"¦"0a""#,
            r#""x" must be a string of 0s and 1s, found "0a""#,
        ),
        (
            r#""01""#,
            r#"¦"010""#,
            r#""x" must be a string of 2 0s and 1s (this has 3), found "010""#,
        ),
        (
            r#""best":0"#,
            r#""best":¦1"#,
            r#""best" must be a number below 1, found 1"#,
        ),
        (
            r#""a":["11"]"#,
            r#""a":¦[]"#,
            r#""a" must be a list of 1 rows (this has 0), found []"#,
        ),
        (
            r#"["e1"]"#,
            "[¦1]",
            r#""equations" must be a string, found 1"#,
        ),
        (
            r#""kind":"system""#,
            r#""kind":"system","size":¦3"#,
            r#""problem" must be made of strings, lists of strings, true and false, found 3"#,
        ),
    ] {
        check(from, to, expected);
    }
}

#[test]
fn deep_nesting_is_an_error_wherever_it_is() {
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    for text in [
        deep.clone(),
        SMALL.replacen("[1]", &deep, 1),
        SMALL.replacen(
            r#""kind":"system""#,
            &format!(r#""kind":"system","x":{deep}"#),
            1,
        ),
        SMALL.replacen(
            r#"{"step":"free","#,
            &format!(r#"{{"step":"x-note","n":{deep},"#),
            1,
        ),
        "{\"a\":".repeat(10_000),
    ] {
        assert_eq!(error(&text).problem, ReadProblem::TooDeep { limit: 64 });
    }
}

#[test]
fn versions() {
    for version in ["2.0", "0.9", "1", "1.", "1.x", "1.01", "one", "10.0"] {
        let found = error(&SMALL.replacen("1.0", version, 1));
        assert!(found.is_unknown_version(), "{version}: {found}");
        assert_eq!((found.line, found.column), (3, 13));
    }
    // Another major version may look like anything, but for its first two fields.
    let other = error(r#"{"format":"rowstep-trace","version":"2.0","moves":[]}"#);
    assert!(other.is_unknown_version());

    let later = |from: &str, to: &str| {
        Trace::from_json(&SMALL.replacen("1.0", "1.1", 1).replacen(from, to, 1))
    };
    let original = Trace::from_json(SMALL).unwrap();
    for (from, to) in [
        (r#""col":0"#, r#""col":0,"why":{"a":[1]}"#),
        (r#""best":0"#, r#""best":0,"time":1.5"#),
        (r#""kind":"system""#, r#""kind":"system","size":3"#),
        (r#""method""#, r#""author":null,"method""#),
    ] {
        assert_eq!(later(from, to).as_ref(), Ok(&original), "{to}");
        assert!(
            Trace::from_json(&SMALL.replacen(from, to, 1)).is_err(),
            "{to}"
        );
    }
    let twice = later(r#""col":0"#, r#""col":0,"why":{"a":1,"a":1}"#).unwrap_err();
    assert_eq!(
        twice.problem,
        ReadProblem::DuplicateField {
            field: "a".to_owned()
        }
    );
    assert!(later(r#""step":"pivot""#, r#""step":"press""#).is_err());
}

#[test]
fn unknown_methods_and_steps() {
    let known: Vec<&str> = Method::all().map(Method::name).collect();
    assert!(known.contains(&"gauss") && known.contains(&"chase"));
    let known = known.join(", ");
    check(
        r#""manual""#,
        r#"¦"simplex""#,
        &format!(r#"method "simplex" is unknown; this version knows {known}"#),
    );
    let found = error(&SMALL.replacen("pivot", "press", 1)).to_string();
    assert!(
        found.starts_with(r#"line 8, column 11: step 1: step "press" is unknown"#),
        "{found}"
    );
}

#[test]
fn steps_of_ones_own_are_kept_and_passed_over() {
    let own = "{\"step\" : \"x-note\",\n\"text\":\"a  \\\"b\\\" \",\t\"n\":[1 , 2]},\n  {\"step\":\"pivot\"";
    let trace = Trace::from_json(&SMALL.replacen(r#"{"step":"pivot""#, own, 1)).unwrap();
    let note = r#"{"step":"x-note","text":"a  \"b\" ","n":[1,2]}"#;
    assert_eq!(
        trace.steps[0],
        Step::Extension {
            json: Extension::new(note).unwrap()
        }
    );
    assert!(trace.to_json().contains(&format!("\n  {note},\n")));
    assert!(trace.verified().is_ok());
    let original = Trace::from_json(SMALL).unwrap();
    assert!(trace != original && trace.same_as(&original));

    let twice = error(&SMALL.replacen(r#"{"step":"free","#, r#"{"step":"x-a","cols":0,"#, 1));
    assert_eq!(
        twice.problem,
        ReadProblem::DuplicateField {
            field: "cols".to_owned()
        }
    );
    for json in [
        r#"{"step":"free"}"#,
        "[]",
        "{}",
        r#"{"step":"x-a"} {}"#,
        r#"{"step":1}"#,
    ] {
        assert!(Extension::new(json).is_err(), "{json}");
    }
}

#[test]
fn any_white_space_is_accepted() {
    let original = Trace::from_json(SMALL).unwrap();
    let on_one_line: String = SMALL.lines().map(str::trim).collect();
    let spread = SMALL
        .replace([',', ':'], " \r\n\t:")
        .replace(" \r\n\t:", " \r\n\t");
    assert!(
        Trace::from_json(&spread).is_err(),
        "the separators are gone"
    );
    for text in [
        on_one_line,
        SMALL.replace('\n', "\r\n"),
        SMALL.replace(',', " ,\n\t"),
        format!("\u{feff}{SMALL}"),
        format!("\n \n{SMALL}\n\n"),
    ] {
        assert_eq!(Trace::from_json(&text).as_ref(), Ok(&original), "{text}");
    }
    let lines = original.to_jsonl();
    for text in [
        lines.replace('\n', "\r\n"),
        lines.replace('\n', "\n\n"),
        lines.replace(':', " : "),
    ] {
        assert_eq!(Trace::from_json(&text).as_ref(), Ok(&original), "{text}");
    }
}

#[test]
fn streams_cut_short_or_too_long() {
    let lines = common::poj(Method::Gauss, Choices::Auto).to_jsonl();
    let complete = lines.trim_end().lines().count();
    for kept in 1..complete {
        let cut: String = lines.split_inclusive('\n').take(kept).collect();
        let found = error(&cut);
        assert_eq!(found.problem, ReadProblem::CutShort);
        assert_eq!(found.line, kept);
    }
    let too_long = format!("{lines}{{\"step\":\"pivot\"}}\n");
    let found = error(&too_long);
    assert_eq!(found.problem, ReadProblem::TextAfterOutcome);
    assert_eq!((found.line, found.column), (complete + 1, 1));

    let twice = lines.replacen("\"method\"", "\"method\":\"gauss\",\"method\"", 1);
    let found = error(&twice);
    assert_eq!(found.line, 1);
    assert_eq!(
        found.problem,
        ReadProblem::DuplicateField {
            field: "method".to_owned()
        }
    );

    let broken = lines.replacen("\"col\":0", "\"col\":16", 1);
    let found = error(&broken).to_string();
    assert_eq!(
        found,
        r#"line 2, column 31: step 1: "col" must be a number below 16, found 16"#
    );
}
