//! Every published case, through the libraries and through the program.

use gf2::{Outcome, Search};
use rowstep_tests::cases::{Case, Expect, Family, cases};
use rowstep_tests::program::rowstep_on;
use serde_json::Value;
use tracer::Trace;

/// The methods that apply to every case.
const METHODS: [&str; 3] = ["gauss", "gauss-jordan", "column-swap"];

/// Solves a case with the libraries; every solution that counts is played.
fn solve(case: &Case) -> Expect {
    let puzzle = case.input().puzzle();
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
        assert_eq!(solve(&case), case.expect, "{}: {}", case.id, case.pitfall);
    }
}

/// Runs a command of the program on a case.
fn run(case: &Case, command: &[&str]) -> String {
    let input = case.input();
    rowstep_on(&input.text, &[command, &input.args()[..]].concat()).answer()
}

#[test]
fn the_program_answers_every_case_by_every_method() {
    for case in cases() {
        for method in METHODS {
            let json = run(&case, &["solve", "--json", "--method", method]);
            let json: Value = serde_json::from_str(&json).expect("JSON");
            let goals = json["goals"].as_array().expect("an object for each goal");
            let counts = goals
                .iter()
                .filter_map(|goal| goal["log2_solutions"].as_u64());
            let found = Expect {
                solvable: json["solvable"].as_bool().expect("a bool"),
                min_moves: json["min_moves"].as_u64(),
                num_solutions: counts.map(|log2| 1 << log2).sum(),
            };
            assert_eq!(
                found, case.expect,
                "{} by {method}: {}\n{json}",
                case.id, case.pitfall
            );
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

/// The texts in which some cases were published are not all of a form that is read here.
#[test]
fn published_texts_are_read_or_refused_but_never_guessed_at() {
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
    // A blank line separates boards, so this is two boards of 2×4, and no board of 4×4.
    assert_eq!(read("flip-crlf").answer().lines().count(), 2);
    // The number of boards before the first one, which that judge gives, is a ragged row.
    assert_eq!(read("eloo-multi-space").code, 2);
    // Machines are a kind of input that is known, but not read yet.
    for id in ["aoc-1", "aoc-2"] {
        let run = read(id);
        assert!(run.code == 2 && run.stderr.contains("buttons"), "{run:?}");
    }
}
