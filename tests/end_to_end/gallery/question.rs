//! Questions in growing order, and what may be answered to them.

use puzzles::ReadOptions;
use rowstep_tests::brute_force::{least_moves, presses};
use rowstep_tests::cases::Input;

use super::small::{Small, string, strings};

/// What a method says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    /// Set the unknowns of this mask to 1: press these.
    Press(u32),
    /// It cannot be done.
    Impossible,
    /// Anything else that is printed: a refusal, an error.
    Prints(&'static str),
}

impl From<Option<u32>> for Said {
    fn from(x: Option<u32>) -> Self {
        x.map_or(Self::Impossible, Self::Press)
    }
}

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// Equations; an answer is a least x.
    System,
    /// Lights to put out on a board; an answer is the least number of presses.
    Lights {
        rows: usize,
        cols: usize,
        torus: bool,
    },
    /// The Nakov board; an answer is the least number of operations.
    Nakov,
}

/// A system to solve, and how many ones its least solution has.
#[derive(Debug, Clone)]
pub(super) struct Question {
    pub(super) about: About,
    pub(super) system: Small,
    pub(super) least: Option<usize>,
}

impl Question {
    /// Tells whether the answer is wrong: of a board only the number counts.
    pub(super) fn is_wrong(&self, said: Said) -> bool {
        match (said, self.least) {
            (Said::Press(x), Some(least)) => {
                let not_least = x.count_ones() as usize != least;
                not_least || self.about == About::System && !self.system.is_solved_by(x)
            }
            (Said::Impossible, None) => false,
            _ => true,
        }
    }

    /// What should be said.
    pub(super) fn right(&self) -> Said {
        self.system.least().into()
    }

    /// The words for an answer.
    pub(super) fn words(&self, said: Said) -> String {
        match (said, self.about) {
            // Where there is no unknown, x is no string that one can see.
            (Said::Press(_), About::System) if self.system.n == 0 => "nothing to do".to_owned(),
            (Said::Press(x), About::System) => string(x.into(), self.system.n, ['0', '1']),
            (Said::Press(x), _) => x.count_ones().to_string(),
            (Said::Impossible, About::System) => "no solution".to_owned(),
            (Said::Impossible, About::Lights { .. }) => "Impossible".to_owned(),
            (Said::Impossible, About::Nakov) => "-1".to_owned(),
            (Said::Prints(words), _) => words.to_owned(),
        }
    }

    /// The question as Rowstep takes it, its rows joined by `/`.
    pub(super) fn input(&self) -> Input {
        let board = |widths: &[usize]| rows_of(self.system.change(), widths, ['0', '1']);
        match self.about {
            About::System => Input::from(self.system.text()),
            About::Lights { rows, cols, torus } => Input {
                text: board(&vec![cols; rows]),
                options: ReadOptions {
                    torus,
                    ..ReadOptions::default()
                },
            },
            About::Nakov => Input::from(board(&[3, 5, 5, 5, 3])),
        }
    }
}

/// A board with rows of the given widths, joined by `/`.
pub(super) fn rows_of(cells: u64, widths: &[usize], symbols: [char; 2]) -> String {
    let mut rest = cells;
    let row = |&width: &usize| {
        let row = string(rest, width, symbols);
        rest >>= width;
        row
    };
    widths.iter().map(row).collect::<Vec<_>>().join("/")
}

/// All systems: by the number of equations and unknowns together, then with fewest unknowns
/// first, then in the order of A and of b as strings, row by row.
pub(super) fn systems() -> impl Iterator<Item = Question> {
    (2..).flat_map(|both| (1..both).flat_map(move |n| systems_of(both - n, n)))
}

/// All systems of m equations in n unknowns.
pub(super) fn systems_of(m: usize, n: usize) -> impl Iterator<Item = Question> {
    strings(m * n).flat_map(move |a| {
        let column = |j| (0..m).map(|i| (a >> (i * n + j) & 1) << i).sum();
        let columns: Vec<u64> = (0..n).map(column).collect();
        right_hand_sides(About::System, m, columns)
    })
}

/// The shapes of boards as (rows, columns): by the number of cells, then with fewest rows
/// first.
pub(super) fn shapes() -> impl Iterator<Item = (usize, usize)> {
    let of = |cells: usize| (1..=cells).filter(move |rows| cells.is_multiple_of(*rows));
    (1..).flat_map(move |cells| of(cells).map(move |rows| (rows, cells / rows)))
}

/// All Lights Out boards with plus-shaped presses, by [`shapes`], then as strings.
pub(super) fn boards() -> impl Iterator<Item = Question> {
    shapes().flat_map(|(rows, cols)| boards_of(rows, cols))
}

/// All Lights Out boards of a shape.
pub(super) fn boards_of(rows: usize, cols: usize) -> impl Iterator<Item = Question> {
    let torus = false;
    let about = About::Lights { rows, cols, torus };
    right_hand_sides(about, rows * cols, presses(rows, cols))
}

/// All Lights Out boards whose edges are joined, by [`shapes`], then as strings.
pub(super) fn tori() -> impl Iterator<Item = Question> {
    shapes().flat_map(|(rows, cols)| tori_of(rows, cols))
}

/// All Lights Out boards of a shape whose edges are joined.
pub(super) fn tori_of(rows: usize, cols: usize) -> impl Iterator<Item = Question> {
    let torus = true;
    let about = About::Lights { rows, cols, torus };
    right_hand_sides(about, rows * cols, torus_presses(rows, cols))
}

/// What a press changes where opposite edges meet: changing a cell twice changes nothing.
fn torus_presses(rows: usize, cols: usize) -> Vec<u64> {
    let press = |cell| {
        let (r, c) = (cell / cols, cell % cols);
        let above_and_below = [(r + rows - 1, c), (r + 1, c)];
        let beside = [(r, c + cols - 1), (r, c + 1)];
        let reached = above_and_below.into_iter().chain(beside).chain([(r, c)]);
        reached.fold(0, |mask, (r, c)| {
            mask ^ 1_u64 << (r % rows * cols + c % cols)
        })
    };
    (0..rows * cols).map(press).collect()
}

/// The questions with the given moves, for every set of cells that might have to change.
pub(super) fn right_hand_sides(
    about: About,
    cells: usize,
    moves: Vec<u64>,
) -> impl Iterator<Item = Question> {
    let least = least_moves(cells, &moves);
    strings(cells).map(move |change| Question {
        about,
        system: Small::of_moves(cells, &moves, change),
        least: least[usize::try_from(change).expect("a small board")],
    })
}

/// All files of two Lights Out boards: by the number of cells of both, with the smaller first
/// board first, then each as in [`boards`].
pub(super) fn pairs() -> impl Iterator<Item = (Question, Question)> {
    (2..).flat_map(|both| (1..both).flat_map(move |first| pairs_of(first, both - first)))
}

/// All files of two boards with the given numbers of cells.
fn pairs_of(first: usize, second: usize) -> impl Iterator<Item = (Question, Question)> {
    boards_with(first).flat_map(move |one| boards_with(second).map(move |two| (one.clone(), two)))
}

/// All Lights Out boards with the given number of cells, as in [`boards`].
fn boards_with(cells: usize) -> impl Iterator<Item = Question> {
    let of = shapes().skip_while(move |(rows, cols)| rows * cols < cells);
    let of = of.take_while(move |(rows, cols)| rows * cols == cells);
    of.flat_map(|(rows, cols)| boards_of(rows, cols))
}
