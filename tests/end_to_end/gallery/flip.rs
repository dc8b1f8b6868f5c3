//! Flip Game boards in growing order: two goals, all white and all black.

use rowstep_tests::brute_force::{least_moves, presses};
use rowstep_tests::cases::Input;

use super::question::{rows_of, shapes};
use super::shown::{Counterexample, Line};
use super::small::{Small, strings};

/// A board, and by brute force the least number of rounds to each goal.
#[derive(Debug, Clone, Copy)]
pub(super) struct Flip {
    rows: usize,
    cols: usize,
    black: u64,
    pub(super) to_white: Option<usize>,
    pub(super) to_black: Option<usize>,
}

impl Flip {
    /// The least number of rounds to either goal.
    pub(super) fn either(&self) -> Option<usize> {
        lesser(self.to_white, self.to_black)
    }

    /// The system for all white.
    pub(super) fn system_to_white(&self) -> Small {
        let (rows, cols) = (self.rows, self.cols);
        Small::of_moves(rows * cols, &presses(rows, cols), self.black)
    }

    /// Tells whether the cell must change on the way to all black.
    pub(super) fn is_white(&self, cell: usize) -> bool {
        self.black >> cell & 1 == 0
    }

    /// The board as Rowstep takes it.
    pub(super) fn input(&self) -> Input {
        Input::from(rows_of(self.black, &vec![self.cols; self.rows], ['w', 'b']))
    }
}

/// The lesser of two numbers of rounds, where there may be no way.
pub(super) fn lesser(one: Option<usize>, other: Option<usize>) -> Option<usize> {
    one.into_iter().chain(other).min()
}

/// All boards: by the number of cells, with fewest rows first, then in alphabetical order.
pub(super) fn flip_boards() -> impl Iterator<Item = Flip> {
    shapes().flat_map(|(rows, cols)| flip_boards_of(rows, cols))
}

/// All boards of a shape, in alphabetical order.
pub(super) fn flip_boards_of(rows: usize, cols: usize) -> impl Iterator<Item = Flip> {
    let cells = rows * cols;
    let least = least_moves(cells, &presses(rows, cols));
    // `b` comes before `w`.
    strings(cells).map(move |white| {
        let black = !white & ((1 << cells) - 1);
        let least = |change| least[usize::try_from(change).expect("a small board")];
        let (to_white, to_black) = (least(black), least(white));
        Flip {
            rows,
            cols,
            black,
            to_white,
            to_black,
        }
    })
}

/// The words for an answer.
pub(super) fn rounds(answer: Option<usize>) -> String {
    answer.map_or_else(|| "Impossible".to_owned(), |rounds| rounds.to_string())
}

/// The first board whose least number of rounds to either goal is not what the mistake says.
pub(super) fn first_wrong(
    label: &'static str,
    mut boards: impl Iterator<Item = Flip>,
    mistake: impl Fn(&Flip) -> Option<usize>,
) -> Line {
    let wrong = boards.find(|board| mistake(board) != board.either());
    let board = wrong.expect("the mistake shows somewhere");
    Line::Counterexample(Counterexample {
        label,
        input: board.input(),
        says: rounds(mistake(&board)),
        right: rounds(board.either()),
    })
}
