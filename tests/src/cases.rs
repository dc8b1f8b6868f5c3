//! Published boards and systems with their right answers (`data/cases.jsonl`).

use puzzles::{Moves, Puzzle, ReadOptions};
use serde::Deserialize;

use crate::read;

/// A board or system, and what is right for it.
#[derive(Debug, Clone, Deserialize)]
pub struct Case {
    /// A name.
    pub id: String,
    /// The puzzle.
    pub puzzle: Family,
    /// The goals that count, `all0` and `all1`.
    pub targets: Vec<String>,
    /// The right answer.
    pub expect: Expect,
    /// The text in which the case was published, where its form matters.
    pub input_text: Option<String>,
    /// What goes wrong in programs that fail on it.
    pub pitfall: String,
}

/// A puzzle as the file describes it.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "family", rename_all = "lowercase")]
pub enum Family {
    /// A board whose moves are presses of cells.
    Grid {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        cols: usize,
        /// What a press changes: `plus`, `all8` or `rowcol`.
        shape: String,
        /// Whether opposite edges meet.
        torus: bool,
        /// The cells, with any separators.
        board: String,
    },
    /// The board of 21 cells.
    Nakov {
        /// The cells, with any separators.
        board: String,
    },
    /// Operations given as lists of cells.
    Ops {
        /// The number of cells.
        cells: usize,
        /// The cells that each operation changes.
        ops: Vec<Vec<usize>>,
        /// The cells that are 1 at the start.
        start: Vec<usize>,
    },
}

/// The right answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct Expect {
    /// Whether some goal can be reached.
    pub solvable: bool,
    /// The least number of moves.
    pub min_moves: Option<u64>,
    /// The number of solutions of all goals together.
    pub num_solutions: u64,
}

/// A case as the program takes it.
#[derive(Debug, Clone, Default)]
pub struct Input {
    /// The text on standard input.
    pub text: String,
    /// What the text does not say.
    pub options: ReadOptions,
}

impl Input {
    /// Returns the arguments that say what the text does not.
    pub fn args(&self) -> Vec<&str> {
        let ReadOptions {
            moves, torus, goal, ..
        } = &self.options;
        let mut args = Vec::new();
        args.extend(moves.iter().flat_map(|moves| ["--moves", moves.name()]));
        args.extend(torus.then_some("--torus"));
        args.extend(goal.iter().flat_map(|goal| ["--goal", goal.as_str()]));
        args
    }

    /// Reads the only board of the text.
    ///
    /// # Panics
    ///
    /// If the text is not understood, or holds several boards.
    pub fn puzzle(&self) -> Box<dyn Puzzle> {
        let mut boards = puzzles::read(&self.text, &self.options)
            .unwrap_or_else(|error| panic!("{error}\n{}", self.text));
        assert_eq!(boards.len(), 1, "{}", self.text);
        boards.remove(0)
    }
}

/// Returns all cases.
///
/// # Panics
///
/// If the file is not what this module describes.
pub fn cases() -> Vec<Case> {
    let file = read("tests/data/cases.jsonl");
    let case = |line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e} in {line}"));
    file.lines().map(case).collect()
}

impl Case {
    /// Returns the case in the normal form of its kind; lists of operations become a system.
    pub fn input(&self) -> Input {
        match &self.puzzle {
            Family::Grid {
                cols,
                shape,
                torus,
                board,
                ..
            } => Input {
                text: rows_of(board, std::iter::repeat(*cols)),
                options: ReadOptions {
                    moves: self.moves(shape),
                    torus: *torus,
                    goal: self.goal(),
                    ..ReadOptions::default()
                },
            },
            Family::Nakov { board } => Input::from(rows_of(board, [3, 5, 5, 5, 3])),
            Family::Ops { cells, ops, start } => Input::from(equations(*cells, ops, start)),
        }
    }

    /// Returns the case in the form of the puzzle's published statement, where that differs from
    /// the normal form and has no options: a count and boards, handles of a refrigerator, pairs
    /// of switches, a machine. A list of lamps, which needs no form of its own, is TOML.
    pub fn published(&self) -> Option<Input> {
        let family = self.id.split('-').next().unwrap_or_default();
        let text = match (family, &self.puzzle) {
            ("aoc", _) => self.input_text.clone(),
            ("eloo", Family::Grid { cols: 6, .. }) => Some(
                self.input_text
                    .clone()
                    .unwrap_or_else(|| format!("1\n{}", self.input().text)),
            ),
            ("fridge", _) => Some(self.input().text.replace('1', "+").replace('0', "-")),
            ("switch", Family::Ops { cells, ops, start }) => Some(switches(*cells, ops, start)),
            ("usaco", Family::Ops { cells, ops, start }) => Some(toml(*cells, ops, start)),
            _ => None,
        };
        text.map(Input::from)
    }

    fn moves(&self, shape: &str) -> Option<Moves> {
        match shape {
            "plus" => None,
            "all8" => Some(Moves::King),
            "rowcol" => Some(Moves::RowColumn),
            _ => panic!("{}: no shape of moves is called {shape}", self.id),
        }
    }

    /// The goal where it is not the one that the kind has anyway: all off for lights, and both
    /// for the Flip Game, which is recognized by its letters.
    fn goal(&self) -> Option<String> {
        let targets: Vec<&str> = self.targets.iter().map(String::as_str).collect();
        match targets[..] {
            ["all0"] | ["all0", "all1"] => None,
            ["all1"] => Some("on".to_owned()),
            _ => panic!("{}: no goal is {targets:?}", self.id),
        }
    }
}

impl From<String> for Input {
    fn from(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }
}

/// The cells of `board`, cut into rows of the given widths.
fn rows_of(board: &str, widths: impl IntoIterator<Item = usize>) -> String {
    let cells: Vec<char> = board.chars().filter(|c| "01bw".contains(*c)).collect();
    let mut rest = &cells[..];
    let mut text = String::new();
    for width in widths {
        if rest.is_empty() {
            break;
        }
        let (row, below) = rest.split_at(width);
        text.extend(row);
        text.push('\n');
        rest = below;
    }
    text
}

/// A row `coefficients | bit` for each cell: the bit says that the cell must change.
fn equations(cells: usize, ops: &[Vec<usize>], start: &[usize]) -> String {
    let bit = |set: &[usize], cell| if set.contains(&cell) { "1" } else { "0" };
    let row = |cell| {
        let coefficients: Vec<_> = ops.iter().map(|op| bit(op, cell)).collect();
        format!("{} | {}\n", coefficients.join(" "), bit(start, cell))
    };
    (0..cells).map(row).collect()
}

/// A case of switches (POJ 1830), after the number of cases.
fn switches(cells: usize, ops: &[Vec<usize>], start: &[usize]) -> String {
    let bit = |cell| if start.contains(&cell) { "1" } else { "0" };
    let positions: Vec<&str> = (0..cells).map(bit).collect();
    let end = vec!["0"; cells].join(" ");
    let pairs = ops.iter().enumerate().flat_map(|(i, op)| {
        let others = op.iter().filter(move |&&j| j != i);
        others.map(move |j| format!("{} {}\n", i + 1, j + 1))
    });
    let pairs: String = pairs.collect();
    format!("1\n{cells}\n{}\n{end}\n{pairs}0 0\n", positions.join(" "))
}

/// Lamps in a row, with lists of the lamps that each switch changes, as TOML.
fn toml(cells: usize, ops: &[Vec<usize>], start: &[usize]) -> String {
    let numbers = |list: &[usize]| list.iter().map(|i| i + 1).collect::<Vec<_>>();
    let lists: Vec<Vec<usize>> = ops.iter().map(|op| numbers(op)).collect();
    let (mask, start) = ("#".repeat(cells), numbers(start));
    format!(
        "mask = \"{mask}\"\nstart = {start:?}\n[[moves]]\ncells = {lists:?}\n\
         [[goals]]\nname = \"all off\"\nboard = \"none\"\n"
    )
}
