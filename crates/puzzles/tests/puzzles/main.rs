//! Puzzles from the outside: what texts are read as, what they mean, and what is refused.

mod counted;
mod equations;
mod examples;
mod garbage;
mod kernels;
mod machines;
mod nakov;
mod positions;
mod reading;
mod rebuilding;
mod simulation;
mod switches;
mod toggle;

use gf2::BitVector;
use puzzles::{Field, InputError, Kind, Puzzle, ReadOptions, read};

/// Reads a text that holds one board, with nothing chosen.
fn one(text: &str) -> Box<dyn Puzzle> {
    one_with(text, &ReadOptions::default())
}

/// Reads a text that holds one board.
fn one_with(text: &str, options: &ReadOptions) -> Box<dyn Puzzle> {
    let mut puzzles = read(text, options).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(puzzles.len(), 1, "{text:?} should be one board");
    puzzles.remove(0)
}

/// Reads a text that cannot be read, with nothing chosen.
fn refused(text: &str) -> InputError {
    refused_with(text, &ReadOptions::default())
}

/// Reads a text that cannot be read.
fn refused_with(text: &str, options: &ReadOptions) -> InputError {
    match read(text, options) {
        Ok(puzzles) => panic!("{text:?} was read as {}", puzzles[0].title()),
        Err(error) => error,
    }
}

/// The options that choose a kind.
fn as_kind(kind: Kind) -> ReadOptions {
    ReadOptions {
        kind: Some(kind),
        ..ReadOptions::default()
    }
}

/// The rows of a puzzle's normalized board, joined by `/`.
fn board(puzzle: &dyn Puzzle) -> String {
    match &puzzle.problem().fields[0] {
        ("board", Field::Lines(lines)) => lines.join("/"),
        other => panic!("a board comes first, not {other:?}"),
    }
}

/// All vectors of `len` components.
fn all_vectors(len: usize) -> impl Iterator<Item = BitVector> {
    (0..1_u32 << len).map(move |bits| BitVector::from_fn(len, |j| bits >> j & 1 == 1))
}

/// Tells whether two puzzles are the same in everything that they tell.
fn same(a: &dyn Puzzle, b: &dyn Puzzle) -> bool {
    a.kind() == b.kind()
        && a.title() == b.title()
        && a.problem() == b.problem()
        && a.system() == b.system()
        && a.labels() == b.labels()
        && a.picture() == b.picture()
}
