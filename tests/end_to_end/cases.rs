//! Every published case, through the libraries and through the program.

use gf2::{Outcome, Search};
use puzzles::Kind;
use rowstep_tests::cases::{Case, Expect, Family, Input, cases};
use rowstep_tests::program::rowstep_on;
use serde_json::Value;
use tracer::Trace;

/// The methods that apply to every case.
const METHODS: [&str; 3] = ["gauss", "gauss-jordan", "column-swap"];

/// A case in its normal form, and in its published one if it has another.
fn inputs(case: &Case) -> impl Iterator<Item = Input> {
    std::iter::once(case.input()).chain(case.published())
}

/// Solves a case with the libraries; every solution that counts is played.
fn solve(case: &Case, input: &Input) -> Expect {
    let puzzle = input.puzzle();
    let mut expect = Expect {
        solvable: false,
        min_moves: None,
        num_solutions: 0,
    };
    for (goal, outcome) in puzzle.system().solve().iter().enumerate() {
        let Outcome::Solvable(solutions) = outcome else {
            continue;
        };
        let least = solutions.least(Search::default());
        assert_eq!(least.lower_bound, None, "{}: not proven", case.id);
        assert!(
            puzzle.accepts(goal, &least.x),
            "{}: {} does not do it",
            case.id,
            least.x
        );
        assert!(puzzle.accepts(goal, solutions.particular()), "{}", case.id);
        let weight = least.weight as u64;
        expect.solvable = true;
        expect.min_moves = Some(expect.min_moves.map_or(weight, |best| best.min(weight)));
        expect.num_solutions += 1 << solutions.log2_count();
    }
    expect
}

#[test]
fn the_libraries_answer_every_case() {
    for case in cases() {
        for input in inputs(&case) {
            let found = solve(&case, &input);
            assert_eq!(found, case.expect, "{}: {}", case.id, case.pitfall);
        }
    }
}

/// Runs a command of the program on an input.
fn run_on(input: &Input, command: &[&str]) -> String {
    rowstep_on(&input.text, &[command, &input.args()[..]].concat()).answer()
}

/// Runs a command of the program on a case in its normal form.
fn run(case: &Case, command: &[&str]) -> String {
    run_on(&case.input(), command)
}

/// What an answer as JSON says.
fn found(json: &Value) -> Expect {
    let goals = json["goals"].as_array().expect("an object for each goal");
    let counts = goals
        .iter()
        .filter_map(|goal| goal["log2_solutions"].as_u64());
    Expect {
        solvable: json["solvable"].as_bool().expect("a bool"),
        min_moves: json["min_moves"].as_u64(),
        num_solutions: counts.map(|log2| 1 << log2).sum(),
    }
}

#[test]
fn the_program_answers_every_case_by_every_method() {
    for case in cases() {
        for input in inputs(&case) {
            for method in METHODS {
                let json = run_on(&input, &["solve", "--json", "--method", method]);
                let json: Value = serde_json::from_str(&json).expect("JSON");
                assert_eq!(
                    found(&json),
                    case.expect,
                    "{} by {method}: {}\n{json}",
                    case.id,
                    case.pitfall
                );
            }
        }
    }
}

#[test]
fn the_program_gives_judges_what_they_expect() {
    for case in cases() {
        let answer = run(&case, &["solve", "--answer"]);
        let answer = answer.strip_suffix('\n').expect("a whole line");
        match (&case.puzzle, case.expect.min_moves) {
            (Family::Ops { .. }, Some(moves)) => {
                assert_eq!(answer.matches('1').count() as u64, moves, "{}", case.id);
            }
            (Family::Ops { .. }, None) => assert_eq!(answer, "no solution", "{}", case.id),
            (_, Some(moves)) => assert_eq!(answer, moves.to_string(), "{}", case.id),
            (Family::Nakov { .. }, None) => assert_eq!(answer, "-1", "{}", case.id),
            (Family::Grid { .. }, None) => assert_eq!(answer, "Impossible", "{}", case.id),
        }
    }
}

#[test]
fn the_trace_of_every_case_is_sound_and_canonical() {
    for case in cases() {
        for method in METHODS {
            let json = run(&case, &["trace", "--method", method]);
            let verdict = Trace::from_json(&json).expect("a trace").verify();
            assert_eq!(verdict.sound, Ok(()), "{} by {method}", case.id);
            assert_eq!(verdict.canonical, Ok(()), "{} by {method}", case.id);
        }
    }
}

/// The lexicographically least set of presses that the source of one case names.
#[test]
fn of_several_least_solutions_the_first_is_given() {
    let case = cases()
        .into_iter()
        .find(|case| case.id == "fliptile-sample")
        .expect("it is there");
    let json: Value = serde_json::from_str(&run(&case, &["solve", "--json"])).expect("JSON");
    assert_eq!(json["x"], "0000100110010000");
}

/// The texts in which some cases were published are read, but for one that is two boards here.
#[test]
fn published_texts_are_read() {
    let read = |id: &str| {
        let case = cases()
            .into_iter()
            .find(|case| case.id == id)
            .expect("it is there");
        rowstep_on(
            &case.input_text.expect("it has a text"),
            &["solve", "--answer"],
        )
    };
    // Rows of letters on one line are rows.
    assert_eq!(read("flip-two-boards").answer(), "4\n");
    // Blank lines separate boards, but four rows of four letters are the judge's one board;
    // the reader is told.
    let torn = read("flip-crlf");
    assert_eq!((torn.code, torn.stdout.as_str()), (0, "4\n"));
    assert!(
        torn.stderr.starts_with("note: four rows of four letters"),
        "{torn:?}"
    );
    assert_eq!(read("aoc-1").answer(), "2\n");
    assert_eq!(read("aoc-2").answer(), "3\n");
    let matrix = "PUZZLE #1\n1 0 1 0 0 1\n1 1 0 1 0 1\n0 0 1 0 1 1\n1 0 0 1 0 0\n0 1 0 0 0 0\n";
    assert_eq!(read("eloo-multi-space").answer(), matrix);
}

/// A puzzle that was published with a form for its input has a form for its output too.
#[test]
fn published_forms_are_answered_as_their_judges_want_it() {
    for case in cases() {
        let Some(input) = case.published() else {
            continue;
        };
        let answer = run_on(&input, &["solve", "--answer"]);
        let lines: Vec<&str> = answer.lines().collect();
        let moves = case.expect.min_moves.unwrap_or_default();
        match input.puzzle().kind() {
            Kind::Switches if !case.expect.solvable => {
                assert_eq!(answer, "Oh,it's impossible~!!\n", "{}", case.id);
            }
            Kind::Switches => {
                let ways = case.expect.num_solutions.to_string();
                assert_eq!(lines, [ways], "{}", case.id);
            }
            Kind::Lights if lines[0].starts_with("PUZZLE") => {
                assert_eq!(lines[0], "PUZZLE #1", "{}", case.id);
                assert_eq!(lines.len(), 6, "{}", case.id);
                assert_eq!(answer.matches('1').count() as u64, moves + 1, "{}", case.id);
            }
            // The sample's output has these presses, in this order.
            Kind::Lights => {
                let handles = ["1 1", "1 3", "1 4", "4 1", "4 3", "4 4"];
                assert_eq!(lines, [&["6"], &handles[..]].concat(), "{}", case.id);
            }
            _ => assert_eq!(lines, [moves.to_string()], "{}", case.id),
        }
    }
}
