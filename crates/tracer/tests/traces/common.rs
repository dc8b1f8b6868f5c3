//! Systems that several test files share.

use gf2::{BitMatrix, LinearSystem};
use tracer::{Choices, Field, Method, Problem, RecordOptions, System, Trace, record};

/// The POJ sample: Flip Game on 4×4, both goals.
pub(crate) const POJ: [&str; 4] = ["bwwb", "bbwb", "bwwb", "bwww"];

/// A Nakov board: squares 1 and 4 make it. Of its 15 columns the 14th has no pivot.
pub(crate) fn nakov() -> (Problem, System) {
    const BOARD: [&str; 5] = ["111", "01001", "01001", "00111", "000"];
    let squares = [
        vec![1, 2, 3, 5, 6, 7, 10, 11, 12],
        vec![4, 5, 6, 9, 10, 11, 14, 15, 16],
        vec![5, 6, 7, 10, 11, 12, 15, 16, 17],
        vec![6, 7, 8, 11, 12, 13, 16, 17, 18],
        vec![10, 11, 12, 15, 16, 17, 19, 20, 21],
    ];
    // A plus is its centre's cell and the four around it; rows of 3 are shorter by 1 each side.
    let plus = |centre: usize| {
        let (up, down) = match centre {
            5..=7 => (4, 5),
            10..=12 => (5, 5),
            _ => (5, 4),
        };
        vec![centre - up, centre - 1, centre, centre + 1, centre + down]
    };
    let pluses = [5, 6, 7, 10, 11, 12, 15, 16, 17].map(plus);
    let operations: Vec<Vec<usize>> = squares
        .into_iter()
        .chain(pluses)
        .chain([(1..=21).collect()])
        .collect();
    let goal: Vec<bool> = BOARD.concat().bytes().map(|b| b == b'1').collect();
    let linear = LinearSystem::new(
        BitMatrix::from_fn(21, 15, |cell, op| operations[op].contains(&(cell + 1))),
        BitMatrix::from_fn(21, 1, |cell, _| goal[cell]),
    );
    let lines = BOARD.map(String::from).to_vec();
    let problem = Problem {
        kind: "nakov".to_owned(),
        fields: vec![("board".to_owned(), Field::Lines(lines))],
    };
    (problem, System::unnamed(linear.unwrap()))
}

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
