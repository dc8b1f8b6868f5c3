//! `rowstep verify`, and that `rowstep explain` refuses what it refuses.

use crate::support::{Folder, rowstep, rowstep_reading};

fn poj() -> String {
    rowstep(&["trace", "--example", "poj"]).answered()
}

#[test]
fn a_good_trace_is_sound_and_canonical() {
    let folder = Folder::new();
    let file = folder.file("poj.json", poj());
    assert_eq!(
        rowstep(&["verify", &file]).answered(),
        format!("{file}: sound, canonical\n")
    );
    assert_eq!(
        rowstep(&["verify", "--sound", &file]).answered(),
        format!("{file}: sound\n")
    );
}

/// Each change is a lie about something else; verify says which, and explain prints nothing.
#[test]
fn a_changed_trace_is_rejected_with_the_place_of_the_lie() {
    let changes = [
        (
            r#"{"step":"add","source":0,"targets":[1,4],"col":0}"#,
            r#"{"step":"add","source":0,"targets":[1],"col":0}"#,
            "step 2",
        ),
        (
            r#""rows":[1,2],"col":1"#,
            r#""rows":[1,3],"col":1"#,
            "step 3",
        ),
        (
            r#""step":"skip","col":12,"row":12,"why":"no-one""#,
            r#""step":"skip","col":12,"row":12,"why":"no-row""#,
            "step ",
        ),
        (r#""weight":4}"#, r#""weight":3}"#, "step "),
        (
            r#""rank":12,"nullity":4"#,
            r#""rank":11,"nullity":5"#,
            "outcome",
        ),
        (r#""board":["bwwb","#, r#""board":["wwwb","#, "system: "),
        (
            r#""a":["1100100000000000""#,
            r#""a":["1110100000000000""#,
            "`a` has 1 in equation r1c1, variable r1c3, where the problem gives 0",
        ),
        (r#""variables":["r1c1""#, r#""variables":["r9c9""#, "r9c9"),
        (r#""goal":"either""#, r#""goal":"white""#, "goals"),
        (r#""goal":"either""#, r#""goal":"red""#, "problem: "),
        (r#""kind":"flip""#, r#""kind":"lights""#, "problem: "),
    ];
    let good = poj();
    for (from, to, place) in changes {
        assert!(good.contains(from), "{from}");
        let bad = good.replacen(from, to, 1);
        let run = rowstep_reading(&["verify", "-"], &bad);
        assert_eq!((run.code, run.stderr.as_str()), (1, ""), "{run:?}");
        assert!(run.stdout.starts_with("standard input: "), "{run:?}");
        assert!(run.stdout.contains(place), "{run:?}");
        let error = rowstep_reading(&["explain", "-"], &bad).failed(1);
        assert_eq!(error, format!("error: {}", run.stdout));
    }
}

/// The system is the problem, so only what would mislead a reader can be wrong.
#[test]
fn the_names_of_a_plain_system_are_checked() {
    let good = rowstep(&["trace", "--example", "inconsistent"]).answered();
    let changes = [
        (
            r#""equations":["e1","#,
            r#""equations":["e2","#,
            "equations",
        ),
        (r#""goals":["b1"]"#, r#""goals":["b2"]"#, "goals"),
        (
            r#""variables":["a","b","#,
            r#""variables":["b","b","#,
            "called \"b\"",
        ),
    ];
    for (from, to, what) in changes {
        assert!(good.contains(from), "{good}");
        let run = rowstep_reading(&["verify", "-"], good.replacen(from, to, 1));
        assert_eq!(run.code, 1, "{run:?}");
        assert!(
            run.stdout.starts_with("standard input: system: ") && run.stdout.contains(what),
            "{run:?}"
        );
    }
    rowstep_reading(&["verify", "-"], good.replacen(r#"["a","#, r#"["y","#, 1)).answered();
}

#[test]
fn a_rejected_trace_leaves_no_explanation_behind() {
    let folder = Folder::new();
    let bad = folder.file(
        "bad.json",
        poj().replacen(r#""weight":4}"#, r#""weight":3}"#, 1),
    );
    rowstep(&["explain", &bad, "-o", &folder.path("out.txt")]).failed(1);
    assert_eq!(folder.names(), ["bad.json"]);
}

/// A legal derivation in another order is sound, and not what the method would have done.
#[test]
fn sound_and_canonical_are_two_verdicts() {
    // Row 4 is cleared before row 1: right, but two steps where the method has one.
    let reordered = poj().replacen(
        r#"{"step":"add","source":0,"targets":[1,4],"col":0}"#,
        "{\"step\":\"add\",\"source\":0,\"targets\":[4],\"col\":0},\n  {\"step\":\"add\",\"source\":0,\"targets\":[1],\"col\":0}",
        1,
    );
    let run = rowstep_reading(&["verify", "-"], &reordered);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout
            .starts_with("standard input: sound, not canonical: step 2"),
        "{run:?}"
    );
    assert_eq!(
        rowstep_reading(&["verify", "-", "--sound"], &reordered).answered(),
        "standard input: sound\n"
    );
    rowstep_reading(&["explain"], &reordered).failed(1);
    let manual = reordered.replacen(r#""method": "gauss""#, r#""method": "manual""#, 1);
    let run = rowstep_reading(&["verify", "-"], &manual).answered();
    assert!(run.starts_with("standard input: sound"), "{run}");
    rowstep_reading(&["explain"], &manual).answered();
}

#[test]
fn what_is_no_trace_cannot_be_verified() {
    let good = poj();
    let deep = "[".repeat(10_000);
    for text in [
        "bwwb\nbbwb\n".to_owned(),
        String::new(),
        "{}".to_owned(),
        deep.clone(),
        format!("{{\"format\":{deep}"),
        good[..good.len() / 2].to_owned(),
        good.replacen("\"1.0\"", "\"2.0\"", 1),
        good.replacen("\"gauss\"", "\"magic\"", 1),
        good.replacen("\"kind\":\"flip\"", "\"kind\":\"rubik\"", 1),
        good.replacen("\"col\":0", "\"col\":0,\"colour\":\"red\"", 1),
    ] {
        let error = rowstep_reading(&["verify", "-"], &text).failed(2);
        assert!(error.starts_with("error: "), "{error}");
        if text.starts_with('{') {
            assert_eq!(rowstep_reading(&["explain", "-"], &text).failed(2), error);
        }
    }
}

#[test]
fn an_unreadable_trace_is_shown_with_its_place() {
    let newer = poj().replacen("\"1.0\"", "\"2.0\"", 1);
    insta::assert_snapshot!(rowstep_reading(&["verify", "-"], newer).failed(2), @r#"
    error: trace version "2.0" is unknown; versions 1.x can be read
     --> standard input:3:13
      |
    3 |  "version": "2.0",
      |             ^
    help: a newer rowstep may read it
    "#);
}

#[test]
fn the_worst_of_several_wins() {
    let folder = Folder::new();
    let good = folder.file("good.json", poj());
    let bad = folder.file(
        "bad.json",
        poj().replacen(r#""rank":12"#, r#""rank":13"#, 1),
    );
    let none = folder.file("none.json", "{");
    let code = |files: &[&str]| {
        let run = rowstep(&[&["verify"], files].concat());
        assert_eq!(
            run.stdout.lines().count(),
            files.iter().filter(|file| **file != none).count()
        );
        run.code
    };
    assert_eq!(code(&[&good, &good]), 0);
    assert_eq!(code(&[&bad, &good]), 1);
    assert_eq!(code(&[&none, &bad, &good]), 2);
    assert_eq!(code(&[&good, &none]), 2);
}

#[test]
fn standard_input_is_read_once() {
    rowstep_reading(&["verify", "-", "-"], poj()).failed(2);
}

#[test]
fn lines_verify_as_well_as_documents() {
    let lines = rowstep(&["trace", "--example", "nakov", "--format", "jsonl"]).answered();
    assert_eq!(
        rowstep_reading(&["verify", "-"], &lines).answered(),
        "standard input: sound, canonical\n"
    );
    let cut: Vec<&str> = lines.lines().take(10).collect();
    let error = rowstep_reading(&["verify", "-"], cut.join("\n")).failed(2);
    assert!(
        error.contains("cut short") || error.contains("outcome"),
        "{error}"
    );
}
