//! Systems that several test files share.

use gf2::{BitMatrix, LinearSystem};
use tracer::{Choices, Field, Method, Problem, RecordOptions, System, Trace, record};

/// The POJ sample: Flip Game on 4×4, both goals.
pub(crate) const POJ: [&str; 4] = ["bwwb", "bbwb", "bwwb", "bwww"];

/// Returns the problem and the system of a Flip Game board, both goals.
pub(crate) fn flip(board: &[&str]) -> (Problem, System) {
    let (rows, cols) = (board.len(), board[0].len());
    let near =
        |i: usize, j: usize| (i / cols).abs_diff(j / cols) + (i % cols).abs_diff(j % cols) <= 1;
    let black = |i: usize| board[i / cols].as_bytes()[i % cols] == b'b';
    let cells = rows * cols;
    let linear = LinearSystem::new(
        BitMatrix::from_fn(cells, cells, near),
        BitMatrix::from_fn(cells, 2, |i, goal| black(i) == (goal == 0)),
    );
    let names: Vec<String> = (0..cells)
        .map(|i| format!("r{}c{}", i / cols + 1, i % cols + 1))
        .collect();
    let goals = ["all white", "all black"].map(String::from).to_vec();
    let system = System::new(linear.unwrap(), names.clone(), names, goals).unwrap();
    let lines = board.iter().map(ToString::to_string).collect();
    let problem = Problem {
        kind: "flip".to_owned(),
        fields: vec![
            ("board".to_owned(), Field::Lines(lines)),
            ("goal".to_owned(), Field::Text("either".to_owned())),
        ],
    };
    (problem, system)
}

/// Returns the trace of the POJ sample.
pub(crate) fn poj(method: Method, choices: Choices) -> Trace {
    recorded(&POJ, method, choices)
}

/// Returns the trace of a Flip Game board.
pub(crate) fn recorded(board: &[&str], method: Method, choices: Choices) -> Trace {
    let (problem, system) = flip(board);
    let options = RecordOptions {
        choices,
        ..RecordOptions::default()
    };
    record(problem, system, method, &options)
}
