//! Every method on every published case and every board of the corpus: they agree, and what
//! they record is checked and explained.

use rowstep_tests::cases::{Case, cases};
use rowstep_tests::program::{Run, rowstep_on};
use rowstep_tests::root;
use serde_json::Value;
use tracer::{Method, Trace};

/// The names of all methods that the program runs.
fn methods() -> Vec<&'static str> {
    let runnable = Method::all().filter(|&method| method != Method::Manual);
    runnable.map(Method::name).collect()
}

/// Runs a command on a case.
fn run(case: &Case, command: &[&str]) -> Run {
    let input = case.input();
    rowstep_on(&input.text, &[command, &input.args()].concat())
}

/// Compares the methods, which must agree, and returns what each found.
fn compared(name: &str, input: &str, args: &[&str]) -> Vec<Value> {
    let command = [&["compare", "--format", "json"], args].concat();
    let mut found = Vec::new();
    for board in rowstep_on(input, &command).answer().lines() {
        let board: Value = serde_json::from_str(board).expect("JSON");
        assert_eq!(board["agree"], true, "{name}: {board}");
        found.extend(board["methods"].as_array().expect("a list").iter().cloned());
    }
    found
}

#[test]
fn all_methods_agree_on_every_case_and_are_right() {
    for case in cases() {
        let input = case.input();
        let found = compared(&case.id, &input.text, &input.args());
        assert!(found.len() >= Method::ELIMINATIONS.len(), "{}", case.id);
        for method in found {
            let moves = method["min_moves"].as_u64();
            assert_eq!(moves, case.expect.min_moves, "{}: {method}", case.id);
        }
    }
}

#[test]
fn solve_runs_all_methods_that_apply() {
    let case = cases().into_iter().find(|case| case.id == "torus-3x4");
    let case = case.expect("it is there");
    let answers = run(&case, &["solve", "--json", "--method", "all"]).answer();
    let answers: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let names: Vec<&str> = answers
        .iter()
        .map(|answer| answer["method"].as_str().expect("a name"))
        .collect();
    assert_eq!(names, methods());
    for answer in &answers {
        assert_eq!(
            answer["min_moves"].as_u64(),
            case.expect.min_moves,
            "{answer}"
        );
    }
}

/// The cases that are searched in no time; the libraries' own tests have the large ones.
fn is_small(case: &Case) -> bool {
    let cells = case.input().puzzle().system().a().rows();
    cells <= 24
}

/// A method that applies gives a trace that is sound and canonical, and explains itself; any
/// other is refused with what would work.
#[test]
fn every_method_records_and_explains_every_case_or_refuses_it() {
    for case in cases().iter().filter(|case| is_small(case)) {
        for method in methods() {
            let what = format!("{} by {method}", case.id);
            let recorded = run(case, &["trace", "--method", method]);
            if recorded.code == 3 {
                assert_eq!(recorded.stdout, "", "{what}");
                let works = "would work: gauss";
                assert!(
                    recorded.stderr.contains(works),
                    "{what}: {}",
                    recorded.stderr
                );
                let grid = case.input().puzzle().grid();
                assert!(!method.starts_with("gauss"), "{what}");
                assert!(
                    grid.is_none() || case.id.contains("rowcol") || case.id.contains("fridge"),
                    "{what}"
                );
                continue;
            }
            let json = recorded.answer();
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
            assert!(explained.lines().count() > 20, "{what}: {explained}");
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

#[test]
fn a_trace_walks_through_the_board_of_its_problem() {
    let json = rowstep_on("010\n000\n", &["trace", "--method", "chase"]).answer();
    let folded = json.replace(r#""rows":2,"cols":3"#, r#""rows":3,"cols":2"#);
    assert_ne!(json, folded);
    let refused = rowstep_on(&folded, &["verify", "-"]);
    assert_eq!(refused.code, 1, "{refused:?}");
    let message = "step 1: the grid is 3×2, where the problem has 2×3";
    assert!(refused.stdout.contains(message), "{refused:?}");
}

/// Lights Out in a TOML file is a grid with local moves like any other, also around the edges.
#[test]
fn a_board_in_toml_is_chased_too() {
    let rules = |edges: &str| {
        format!(
            "mask = ['###', '###', '###']\nstart = ['101', '010', '001']\n\
             moves = [{{ name = 'press', shape = ['.#.', '###', '.#.'], edges = '{edges}' }}]\n\
             goals = [{{ board = 'none' }}]\n"
        )
    };
    for (edges, torus) in [("cut", &[][..]), ("wrap", &["--torus"])] {
        let toml = compared(edges, &rules(edges), &["--puzzle", "toggle"]);
        let lights = compared(edges, "101\n010\n001\n", torus);
        let found = |methods: &[Value]| -> Vec<[Value; 3]> {
            let facts = |m: &Value| ["method", "min_moves", "counted"].map(|key| m[key].clone());
            methods.iter().map(facts).collect()
        };
        assert_eq!(found(&toml), found(&lights), "{edges}");
        assert_eq!(found(&toml).len(), 8, "{edges}");
    }
}
