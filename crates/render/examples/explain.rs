//! Prints the explanation of a small board.

use gf2::{BitMatrix, BitVector, LinearSystem};
use tracer::{Detail, Method, MoveKind, Picture, Place, Problem, RecordOptions, System, record};

fn flip(board: &str) -> (System, Picture) {
    let rows: Vec<Vec<char>> = board.split('/').map(|row| row.chars().collect()).collect();
    let (n, m) = (rows.len(), rows[0].len());
    let near = |i: usize, j: usize| (i / m).abs_diff(j / m) + (i % m).abs_diff(j % m) <= 1;
    let a = BitMatrix::from_fn(n * m, n * m, near);
    let start: BitVector = rows.concat().iter().map(|&c| c == 'b').collect();
    let b = BitMatrix::from_fn(n * m, 2, |i, goal| start.get(i) == (goal == 0));
    let cells: Vec<String> = (0..n * m)
        .map(|i| format!("r{}c{}", i / m + 1, i % m + 1))
        .collect();
    let goals = vec!["all white".to_owned(), "all black".to_owned()];
    let linear = LinearSystem::new(a, b).expect("same rows");
    let system = System::new(linear, cells.clone(), cells, goals).expect("names fit");
    let picture = Picture {
        title: format!("Flip Game {n}×{m}"),
        cells: (0..n * m)
            .map(|i| Place {
                row: i / m,
                col: i % m,
            })
            .collect(),
        moves: MoveKind::PressCell,
        goals: vec![BitVector::zeros(n * m), BitVector::ones(n * m)],
        start,
        symbols: ['w', 'b'],
        states: ["white".to_owned(), "black".to_owned()],
    };
    (system, picture)
}

fn main() {
    let board = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "bwwb/bbwb/bwwb/bwww".to_owned());
    let (system, picture) = flip(&board);
    let trace = record(
        Problem::system(),
        system,
        Method::Gauss,
        &RecordOptions::default(),
    );
    let verified = trace.verified().expect("sound");
    let explanation = tracer::explain(verified, Some(&picture), Detail::Pivot);
    print!(
        "{}",
        render::text(&explanation, &render::TextOptions::default())
    );
}
