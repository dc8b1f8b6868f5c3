//! Traces with one thing changed: each must be rejected, by reading or by verifying, with a
//! sentence that names the step that was changed.

use puzzles::Moves;
use serde_json::{Map, Value, json};
use tracer::{Choices, Method, RecordOptions, Trace, record};

use crate::common;
use crate::explored::Board;

/// The statement's impossible board.
const IMPOSSIBLE: [&str; 4] = ["bwbw", "wwww", "bbwb", "bwwb"];
/// The line of the first step, from 1.
const FIRST_STEP: usize = 8;

/// Every plausible other value of a field.
fn alterations(value: &Value) -> Vec<Value> {
    let mut altered = vec![
        Value::Null,
        json!("?"),
        json!([]),
        json!({}),
        json!(1.5),
        json!(-1),
    ];
    match value {
        Value::Bool(flag) => altered.push(json!(!flag)),
        Value::Number(number) => {
            let number = number.as_u64().unwrap();
            altered
                .extend([0, number.saturating_sub(1), number + 1, 1_000_000_000].map(Value::from));
        }
        Value::String(text) => altered.extend(other_texts(text).into_iter().map(Value::from)),
        Value::Array(items) => altered.extend(other_lists(items)),
        Value::Null => altered.push(json!(0)),
        Value::Object(_) => {}
    }
    altered.retain(|other| other != value);
    altered
}

fn other_texts(text: &str) -> Vec<String> {
    let words = [
        "swap",
        "swap-columns",
        "pivot",
        "add",
        "skip",
        "free",
        "express",
        "kernel",
        "choose",
        "back",
        "grid",
        "guess",
        "row",
        "fails",
        "cut",
        "patterns",
        "states",
        "state",
        "level",
        "pop",
        "reach",
        "new",
        "subset",
        "weight",
        "found",
        "missed",
    ];
    let more = [
        "candidate",
        "particular",
        "search",
        "inconsistent",
        "press",
        "no-one",
        "no-row",
    ];
    if !text.chars().all(|c| c == '0' || c == '1') {
        return words.into_iter().chain(more).map(String::from).collect();
    }
    let flipped = |at: usize| {
        let flip = |(i, c): (usize, char)| match (i == at, c) {
            (true, '0') => '1',
            (true, _) => '0',
            (false, c) => c,
        };
        text.chars().enumerate().map(flip).collect::<String>()
    };
    let mut others: Vec<String> = (0..text.len()).map(flipped).collect();
    others.push(format!("{text}0"));
    others.push(text.chars().skip(1).collect());
    others.push(text.chars().rev().collect());
    others
}

fn other_lists(items: &[Value]) -> Vec<Value> {
    let mut others = Vec::new();
    let mut push = |list: Vec<Value>| others.push(Value::Array(list));
    for (at, item) in items.iter().enumerate() {
        let mut without = items.to_vec();
        without.remove(at);
        push(without);
        let near = item.as_u64().unwrap_or(0);
        for other in [json!(near + 1), json!(near.saturating_sub(1)), json!("0")] {
            let mut changed = items.to_vec();
            changed[at] = other;
            push(changed);
        }
    }
    for extra in (0..16)
        .map(Value::from)
        .filter(|extra| !items.contains(extra))
    {
        let mut longer = items.to_vec();
        longer.push(extra);
        longer.sort_by_key(Value::as_u64);
        push(longer);
    }
    push(items.iter().rev().cloned().collect());
    others.retain(|other| other.as_array().unwrap() != items);
    others
}

/// Every object with one field changed, missing, or too many.
fn altered_objects(object: &Map<String, Value>) -> Vec<Map<String, Value>> {
    let mut others = Vec::new();
    for (key, value) in object {
        let mut without = object.clone();
        without.remove(key);
        others.push(without);
        for other in alterations(value) {
            let mut changed = object.clone();
            changed.insert(key.clone(), other);
            others.push(changed);
        }
    }
    let mut more = object.clone();
    more.insert("note".to_owned(), json!(0));
    others.push(more);
    others
}

/// A trace as lines that can be changed one by one.
struct Lines(Vec<String>);

impl Lines {
    fn of(trace: &Trace) -> Self {
        Self(trace.to_json().lines().map(String::from).collect())
    }

    fn steps(&self) -> usize {
        self.0.iter().position(|line| line == " ],").unwrap() - (FIRST_STEP - 1)
    }

    fn step(&self, index: usize) -> Map<String, Value> {
        let line = &self.0[FIRST_STEP - 1 + index];
        serde_json::from_str(line.trim().trim_end_matches(',')).unwrap()
    }

    /// The text with other steps, each of which is on one line.
    fn with_steps(&self, steps: &[String]) -> String {
        let head = &self.0[..FIRST_STEP - 1];
        let tail = &self.0[FIRST_STEP - 1 + self.steps()..];
        let steps = steps.join(",\n");
        [&head.join("\n"), steps.as_str(), &tail.join("\n")].join("\n")
    }

    fn step_texts(&self) -> Vec<String> {
        let texts = &self.0[FIRST_STEP - 1..][..self.steps()];
        texts
            .iter()
            .map(|line| line.trim_end_matches(',').to_owned())
            .collect()
    }
}

/// The step, from 0, that the rejection of `text` names.
fn blamed(text: &str) -> Option<usize> {
    match Trace::from_json(text) {
        Err(error) => error.line.checked_sub(FIRST_STEP),
        Ok(trace) => {
            let fault = trace.verified().err()?;
            let step = fault.step?;
            assert!(
                fault
                    .to_string()
                    .starts_with(&format!("step {} (", step + 1)),
                "{fault}"
            );
            Some(step)
        }
    }
}

/// The traces that are tampered with; together they have every kind of step.
fn originals() -> Vec<Trace> {
    let (problem, system) = common::nakov();
    let options = RecordOptions::default();
    let mut originals = vec![
        record(problem, system, Method::ColumnSwap, &options),
        common::poj(Method::ColumnSwap, Choices::One),
        common::poj(Method::Gauss, Choices::Auto),
        common::poj(Method::GaussJordan, Choices::One),
        common::recorded(&IMPOSSIBLE, Method::Gauss, Choices::Auto),
    ];
    originals.extend(explorations());
    originals
}

/// Traces of every method that explores, listed and summarized, with goals that are missed.
fn explorations() -> Vec<Trace> {
    use Method::{Bfs, Chase, Reach, RowDp, Subsets};
    let board = |moves, size, b: &str| Board::lamps(moves, size, false, b.parse().unwrap());
    let listed = board(Moves::Plus, [1, 5], "01\n10\n10\n00\n10");
    let transposed = board(Moves::Plus, [2, 3], "1\n0\n0\n0\n1\n1");
    let searched = board(Moves::X, [3, 3], "10\n01\n10\n01\n10\n01\n10\n01\n10");
    let guessed = board(Moves::King, [3, 4], &"1\n".repeat(12));
    [
        (&listed, &Method::EXPLORATIONS[..]),
        (&transposed, &[Chase, RowDp]),
        (&searched, &[Bfs, Reach, Subsets]),
        (&guessed, &[Chase, RowDp]),
    ]
    .into_iter()
    .flat_map(|(board, methods)| methods.iter().map(|&method| board.trace(method).unwrap()))
    .collect()
}

/// That the traces to be tampered with have every kind of step of an exploration.
#[test]
fn explorations_have_every_kind_of_step() {
    let texts: Vec<String> = explorations().iter().map(Trace::to_json).collect();
    for kind in [
        "grid",
        "guess",
        "row",
        "fails",
        "cut",
        "candidate",
        "patterns",
        "states",
        "state",
        "level",
        "pop",
        "reach",
        "new",
        "subset",
        "weight",
        "found",
        "missed",
    ] {
        let step = format!("{{\"step\":\"{kind}\",");
        assert!(texts.iter().any(|text| text.contains(&step)), "{kind}");
    }
}

#[test]
fn every_changed_field_of_every_step_is_rejected_and_the_step_named() {
    for trace in originals() {
        let lines = Lines::of(&trace);
        let texts = lines.step_texts();
        for index in 0..lines.steps() {
            for altered in altered_objects(&lines.step(index)) {
                let mut steps = texts.clone();
                steps[index] = Value::Object(altered).to_string();
                let blamed = blamed(&lines.with_steps(&steps));
                assert_eq!(blamed, Some(index), "{} for {}", steps[index], texts[index]);
            }
        }
    }
}

#[test]
fn every_step_missing_doubled_or_exchanged_is_rejected_and_named() {
    for trace in originals() {
        let lines = Lines::of(&trace);
        let texts = lines.step_texts();
        for index in 0..texts.len() {
            let mut missing = texts.clone();
            missing.remove(index);
            assert_eq!(
                blamed_place(&lines, &missing),
                index,
                "without {}",
                texts[index]
            );

            let mut doubled = texts.clone();
            doubled.insert(index, texts[index].clone());
            assert_eq!(
                blamed_place(&lines, &doubled),
                index + 1,
                "twice {}",
                texts[index]
            );

            if index + 1 < texts.len() {
                let mut exchanged = texts.clone();
                exchanged.swap(index, index + 1);
                assert_eq!(
                    blamed_place(&lines, &exchanged),
                    index,
                    "late {}",
                    texts[index]
                );
            }
        }
    }
}

fn blamed_place(lines: &Lines, steps: &[String]) -> usize {
    blamed(&lines.with_steps(steps)).expect("a step is blamed")
}

#[test]
fn every_changed_field_of_the_outcome_is_rejected() {
    for trace in originals() {
        let document: Value = serde_json::from_str(&trace.to_json()).unwrap();
        let outcome = document["outcome"].as_object().unwrap();
        let mut altered = altered_objects(outcome);
        for (goal, object) in outcome["goals"].as_array().unwrap().iter().enumerate() {
            for other in altered_objects(object.as_object().unwrap()) {
                let mut changed = outcome.clone();
                changed["goals"][goal] = Value::Object(other);
                altered.push(changed);
            }
        }
        for outcome in altered {
            let mut document = document.clone();
            document["outcome"] = Value::Object(outcome);
            let text = document.to_string();
            if let Ok(trace) = Trace::from_json(&text) {
                let fault = trace.verified().expect_err(&text);
                assert_eq!(fault.step, None, "{fault}");
                assert!(fault.to_string().starts_with("outcome ("), "{fault}");
            }
        }
    }
}

#[test]
fn every_changed_bit_of_the_system_is_rejected() {
    let trace = common::poj(Method::Gauss, Choices::Auto);
    let document: Value = serde_json::from_str(&trace.to_json()).unwrap();
    for side in ["a", "b"] {
        let rows = document["system"][side].as_array().unwrap();
        for (row, bits) in rows.iter().enumerate() {
            for other in alterations(bits) {
                let mut document = document.clone();
                document["system"][side][row] = other;
                let text = document.to_string();
                let rejected = Trace::from_json(&text).map_or(true, |t| t.verified().is_err());
                assert!(
                    rejected,
                    "{side}, row {row}: {}",
                    document["system"][side][row]
                );
            }
        }
    }
}

/// Which changes of the header survive, and why: the names and the problem are compared with
/// the puzzle by whoever knows puzzles, a derivation by a named method is also a sound one by
/// method `manual`, and one by `gauss` in which no column has to move is one by `column-swap`.
#[test]
fn of_the_header_only_names_problem_and_likenesses_survive() {
    let trace = common::poj(Method::Gauss, Choices::Auto);
    let document: Value = serde_json::from_str(&trace.to_json()).unwrap();
    let survives = |key: &str, value: Value| {
        let mut document = document.clone();
        document[key] = value;
        Trace::from_json(&document.to_string()).is_ok_and(|trace| trace.verified().is_ok())
    };
    for key in ["format", "version", "method"] {
        for other in alterations(&document[key]) {
            assert!(!survives(key, other.clone()), "{key}: {other}");
        }
    }
    for method in ["gauss-jordan", "chase", "Gauss"] {
        assert!(!survives("method", json!(method)), "{method}");
    }
    assert!(survives("method", json!("manual")));
    assert!(survives("method", json!("column-swap")));
    for (key, value) in document["system"].as_object().unwrap() {
        let one_less = value.as_array().unwrap()[1..].to_vec();
        let mut system = document["system"].clone();
        system[key] = Value::Array(one_less);
        assert!(!survives("system", system), "{key}");
    }
    let mut renamed = document["system"].clone();
    renamed["variables"][0] = json!("corner");
    assert!(survives("system", renamed));
    assert!(survives("problem", json!({"kind": "system"})));
}
