//! Every method on every published case and every board of the corpus: they agree, and what
//! they record is checked.

use rowstep_tests::cases::cases;
use rowstep_tests::program::{Run, rowstep_on};
use rowstep_tests::root;
use serde_json::Value;
use tracer::{Method, Trace};

/// The names of all methods that the program runs.
fn methods() -> Vec<&'static str> {
    let runnable = Method::all().filter(|&method| method != Method::Manual);
    runnable.map(Method::name).collect()
}

fn run(input: &str, args: &[&str], command: &[&str]) -> Run {
    rowstep_on(input, &[command, args].concat())
}

/// Compares the methods, and returns the names of those that applied.
fn compared(name: &str, input: &str, args: &[&str]) -> Vec<String> {
    let answer = run(input, args, &["compare", "--format", "json"]).answer();
    let mut applied = Vec::new();
    for board in answer.lines() {
        let board: Value = serde_json::from_str(board).expect("JSON");
        assert_eq!(board["agree"], true, "{name}: {board}");
        let methods = board["methods"].as_array().expect("a list").iter();
        applied.extend(methods.map(|m| m["method"].as_str().expect("a name").to_owned()));
    }
    applied
}

#[test]
fn all_methods_agree_on_every_case() {
    for case in cases() {
        let input = case.input();
        let applied = compared(&case.id, &input.text, &input.args());
        assert!(applied.len() >= 3, "{}: {applied:?}", case.id);
        let all = run(
            &input.text,
            &input.args(),
            &["solve", "--json", "--method", "all"],
        )
        .answer();
        for line in all.lines() {
            let answer: Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(
                answer["solvable"], case.expect.solvable,
                "{}: {line}",
                case.id
            );
            assert_eq!(
                answer["min_moves"].as_u64(),
                case.expect.min_moves,
                "{}: {line}",
                case.id
            );
        }
    }
}

/// A method that applies gives a trace that is sound and canonical, and explains itself; any
/// other is refused with what would work.
#[test]
fn every_method_records_and_explains_every_case_or_refuses_it() {
    for case in cases() {
        let input = case.input();
        let applied = compared(&case.id, &input.text, &input.args());
        for method in methods() {
            let what = format!("{} by {method}", case.id);
            let trace = run(&input.text, &input.args(), &["trace", "--method", method]);
            if !applied.iter().any(|name| name == method) {
                assert_eq!((trace.code, trace.stdout.as_str()), (3, ""), "{what}");
                assert!(
                    trace.stderr.contains("would work: gauss"),
                    "{what}: {}",
                    trace.stderr
                );
                continue;
            }
            let json = trace.answer();
            let trace = Trace::from_json(&json).expect("the program reads its own traces");
            assert_eq!(
                trace.to_json(),
                json,
                "{what}: a trace has one way to be written"
            );
            let verdict = trace.verify();
            assert_eq!(
                (verdict.sound, verdict.canonical),
                (Ok(()), Ok(())),
                "{what}"
            );
            let explained = rowstep_on(&json, &["explain", "-"]).answer();
            assert!(explained.lines().count() > 10, "{what}: {explained}");
        }
    }
}

#[test]
fn all_methods_agree_on_every_board_of_the_corpus() {
    let mut files = 0;
    for entry in root().join("tests/corpus").read_dir().expect("it is there") {
        let path = entry.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("the corpus is text");
        let args = text.lines().find_map(|line| line.strip_prefix("# args: "));
        let args: Vec<&str> = args.unwrap_or_default().split_whitespace().collect();
        compared(&path.display().to_string(), &text, &args);
        files += 1;
    }
    assert!(files >= 16, "{files} files");
}
