//! Every file in `corpus/`, through every command, to a snapshot of what a person gets.
//!
//! The laws come before the snapshots: a trace must verify, and an answer must do it when it is
//! played on the puzzle. A file may start with a comment that holds more arguments, as in
//! `# args: --moves king`, or the detail of its explanations, as in `# detail: outline`.

use std::path::Path;

use gf2::BitVector;
use puzzles::{Moves, ReadOptions};
use rowstep_tests::cases::Input;
use rowstep_tests::program::rowstep_on;
use serde_json::Value;
use tracer::Trace;

/// A file of the corpus.
struct Board {
    text: String,
    args: Vec<String>,
    detail: String,
}

impl Board {
    fn read(path: &Path) -> Self {
        let text = std::fs::read_to_string(path).expect("the corpus is text");
        let comment = |key| text.lines().find_map(|line| line.strip_prefix(key));
        let args = comment("# args: ").unwrap_or_default().split_whitespace();
        Self {
            args: args.map(str::to_owned).collect(),
            detail: comment("# detail: ").unwrap_or("pivot").to_owned(),
            text,
        }
    }

    /// Runs a command of the program on the board.
    fn run(&self, command: &[&str]) -> String {
        let args = command
            .iter()
            .copied()
            .chain(self.args.iter().map(String::as_str));
        rowstep_on(&self.text, &args.collect::<Vec<_>>()).answer()
    }

    /// The trace by a method, after it was found sound and canonical.
    fn trace(&self, method: &str) -> String {
        let json = self.run(&["trace", "--method", method]);
        let trace = Trace::from_json(&json).expect("the program reads its own traces");
        let verdict = trace.verify();
        assert_eq!((verdict.sound, verdict.canonical), (Ok(()), Ok(())));
        assert_eq!(trace.to_json(), json, "a trace has one way to be written");
        json
    }

    fn explain(&self, format: &str) -> String {
        self.trace("gauss");
        self.run(&["explain", "--format", format, "--detail", &self.detail])
    }

    /// Plays the answer on the puzzle.
    fn play(&self, json: &str) {
        let answer: Value = serde_json::from_str(json).expect("JSON");
        let Some(x) = answer["x"].as_str() else {
            return;
        };
        let x: BitVector = x.parse().expect("a vector");
        let goals = answer["goals"].as_array().expect("an object for each goal");
        let goal = goals
            .iter()
            .position(|goal| goal["goal"] == answer["goal"])
            .expect("it is one of them");
        assert!(
            self.input().puzzle().accepts(goal, &x),
            "{x} does not do it"
        );
        assert_eq!(answer["min_moves"].as_u64(), Some(x.weight() as u64));
    }

    /// The board as the libraries take it.
    fn input(&self) -> Input {
        let mut options = ReadOptions {
            torus: self.args.iter().any(|arg| arg == "--torus"),
            ..ReadOptions::default()
        };
        if let Some(at) = self.args.iter().position(|arg| arg == "--moves") {
            options.moves = Moves::from_name(&self.args[at + 1]);
        }
        Input {
            text: self.text.clone(),
            options,
        }
    }
}

/// Compares what `document` makes of every file with its snapshot.
fn snapshots(name: &str, document: impl Fn(&Board) -> String) {
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::glob!("../corpus", "*.{txt,toml}", |path| {
            insta::assert_snapshot!(name, document(&Board::read(path)));
        });
    });
}

#[test]
fn solve() {
    snapshots("solve", |board| {
        let json = board.run(&["solve", "--json"]);
        board.play(&json);
        let people = board.run(&["solve"]);
        let answer = board.run(&["solve", "--answer"]);
        format!("{people}\n--answer\n{answer}\n--json\n{json}")
    });
}

#[test]
fn trace_gauss() {
    snapshots("gauss", |board| board.trace("gauss"));
}

#[test]
fn trace_gauss_jordan() {
    snapshots("gauss-jordan", |board| board.trace("gauss-jordan"));
}

/// Traces by `column-swap` differ from those by `gauss` only where columns move, so they are
/// checked and not kept.
#[test]
fn swaps_of_columns_change_no_answer() {
    insta::glob!("../corpus", "*.txt", |path| {
        let board = Board::read(path);
        board.trace("column-swap");
        board.run(&["explain", "--method", "column-swap"]);
        let json = board.run(&["solve", "--json", "--method", "column-swap"]);
        board.play(&json);
        let by_gauss = board.run(&["solve", "--json", "--method", "gauss"]);
        assert_eq!(json.replace("column-swap", "gauss"), by_gauss);
    });
}

#[test]
fn explain_text() {
    snapshots("text", |board| board.explain("text"));
}

#[test]
fn explain_markdown() {
    snapshots("markdown", |board| board.explain("markdown"));
}
