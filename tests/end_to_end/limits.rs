//! The limits of the methods that explore are stated twice, in `puzzles` for the solvers and in
//! `tracer` for the checker, since the two share no code. They must be the same.

use gf2::{BitMatrix, LinearSystem};
use puzzles::limits::{
    MAX_CHASE_GUESSES, MAX_CHASE_WORK, MAX_LISTED_GUESSES, MAX_LISTED_MOVES, MAX_LISTED_RANK,
    MAX_ROW_DP_GUESSES, MAX_ROW_DP_WORK, MAX_SEARCH_CELLS, MAX_SEARCH_MOVES, MAX_SUBSET_MOVES,
};
use puzzles::{Kind, ReadOptions, read};
use rowstep_tests::program::rowstep_on;
use tracer::{
    ExploreFault, ExploreStep, FaultReason, Method, Outcome, Problem, Step, System, Trace,
};

/// The limit that the checker names when it refuses a trace about a system; `grid` has the rows
/// and columns that the trace tells.
fn refused(method: Method, a: BitMatrix, goals: usize, grid: Option<[usize; 2]>) -> u64 {
    let b = BitMatrix::zeros(a.rows(), goals);
    let system = System::unnamed(LinearSystem::new(a, b).expect("as many rows"));
    let grid = grid.map(|[rows, cols]| {
        Step::Explore(ExploreStep::Grid {
            rows,
            cols,
            transposed: false,
            guessed: Vec::new(),
        })
    });
    let trace = Trace {
        problem: Problem {
            kind: "system".to_owned(),
            fields: Vec::new(),
        },
        outcome: Outcome::found(&system, vec![None; goals]),
        system,
        method,
        steps: grid.into_iter().collect(),
    };
    let fault = trace.verify().sound.expect_err("it is beyond a limit");
    match fault.reason {
        FaultReason::Explore(ExploreFault::TooMany { most, .. }) => most as u64,
        other => panic!("{other} is no limit"),
    }
}

/// The presses of a square board of Lights Out.
fn square_board(side: usize) -> BitMatrix {
    let board = vec!["0".repeat(side); side].join("/");
    let options = ReadOptions {
        kind: Some(Kind::Lights),
        ..ReadOptions::default()
    };
    let puzzles = read(&board, &options).expect("a board");
    puzzles[0].system().a().clone()
}

#[test]
fn the_checker_refuses_what_the_solvers_refuse() {
    let zeros = BitMatrix::zeros;
    for method in [Method::Bfs, Method::Reach] {
        let cells = refused(method, zeros(MAX_SEARCH_CELLS + 1, 1), 1, None);
        assert_eq!(cells, MAX_SEARCH_CELLS as u64, "{method:?}");
        let moves = refused(method, zeros(1, MAX_SEARCH_MOVES + 1), 1, None);
        assert_eq!(moves, MAX_SEARCH_MOVES as u64, "{method:?}");
    }
    let moves = refused(Method::Subsets, zeros(1, MAX_SUBSET_MOVES + 1), 1, None);
    assert_eq!(moves, MAX_SUBSET_MOVES as u64);
    for (method, guesses, work) in [
        (Method::Chase, MAX_CHASE_GUESSES, MAX_CHASE_WORK),
        (Method::RowDp, MAX_ROW_DP_GUESSES, MAX_ROW_DP_WORK),
    ] {
        let beyond = guesses + 1;
        let most = refused(method, square_board(beyond), 1, Some([beyond; 2]));
        assert_eq!(most, guesses as u64, "{method:?}");
        // As many guesses as may be, and just enough goals for too much work.
        let each = ((guesses * guesses) as u64) << guesses;
        let goals = usize::try_from(work / each + 1).expect("few");
        let most = refused(method, square_board(guesses), goals, Some([guesses; 2]));
        assert_eq!(most, work, "{method:?}");
    }
}

/// Traces what a method does with an input, has it checked, and tells whether it has a step.
fn has_step(input: &str, method: &str, step: &str) -> bool {
    let trace = rowstep_on(input, &["trace", "--method", method]).answer();
    let verdict = rowstep_on(&trace, &["verify", "-"]).answer();
    assert!(verdict.contains("sound, canonical"), "{method}: {verdict}");
    trace.contains(&format!("\"step\":\"{step}\""))
}

#[test]
fn the_checker_expects_what_the_solvers_list() {
    let board = |side: usize| vec!["1".repeat(side); side].join("\n");
    // As many equations as unknowns, each with one of them.
    let equations = |n: usize| {
        let equation = |i: usize| format!("x{i} = 1\n");
        (1..=n).map(equation).collect::<String>()
    };
    let input = |method: &str, size: usize| match method {
        "chase" | "row-dp" => board(size),
        _ => equations(size),
    };
    for (method, step, most) in [
        ("chase", "fails", MAX_LISTED_GUESSES),
        ("row-dp", "state", MAX_LISTED_GUESSES),
        ("bfs", "reach", MAX_LISTED_RANK),
        ("reach", "new", MAX_LISTED_RANK),
        ("subsets", "subset", MAX_LISTED_MOVES),
    ] {
        let listed = |size: usize| has_step(&input(method, size), method, step);
        assert!(listed(most), "{method}: {most} are listed");
        assert!(!listed(most + 1), "{method}: more than {most} are not");
    }
}
