//! Mistakes in what a program keeps from one solve to the next.

use puzzles::ReadOptions;
use rowstep_tests::cases::Input;

use super::Mistake;
use super::flip::{Flip, first_wrong, flip_boards, lesser, rounds};
use super::question::{Question, Said, pairs};
use super::shown::{Counterexample, Line};

pub(super) const MISTAKES: [Mistake; 4] = [
    Mistake {
        heading: "The best is still that of the last board",
        find: || vec![second_of_pair(best_is_kept)],
    },
    Mistake {
        heading: "The rank is still that of the last board",
        find: || vec![second_of_pair(rank_is_kept)],
    },
    Mistake {
        heading: "The best is still that of the other goal",
        find: || vec![black_after_white()],
    },
    Mistake {
        heading: "The matrix was used up by the first goal",
        find: || vec![first_wrong("Smallest", flip_boards(), matrix_is_used_up)],
    },
];

/// The first file of two boards on which the mistake makes the second answer wrong.
fn second_of_pair(mistake: fn(&Question, &Question) -> Said) -> Line {
    let wrong = pairs().find(|(one, two)| two.is_wrong(mistake(one, two)));
    let (one, two) = wrong.expect("the mistake shows somewhere");
    let right = one.words(one.right());
    let text = |question: &Question| question.input().text.replace('/', "\n");
    Line::Counterexample(Counterexample {
        label: "Smallest",
        input: Input::from(format!("{}\n\n{}\n", text(&one), text(&two))),
        says: format!("{right}, {}", two.words(mistake(&one, &two))),
        right: format!("{right}, {}", two.words(two.right())),
    })
}

/// The author believes that `best = infinity` before the loop over the boards is enough.
fn best_is_kept(one: &Question, two: &Question) -> Said {
    let answers = [one, two].map(|question| question.system.least());
    answers
        .into_iter()
        .flatten()
        .min_by_key(|x| x.count_ones())
        .into()
}

/// The author believes that `rank = 0` before the loop over the boards is enough, so that the
/// second elimination starts below the pivots of the first.
fn rank_is_kept(one: &Question, two: &Question) -> Said {
    let rank = one.system.clone().reduce().len();
    let mut system = two.system.clone();
    system.rows.drain(..rank.min(system.rows.len())); // never looked at
    let pivots = system.reduce();
    if system.is_contradiction(&pivots) {
        return Said::Impossible;
    }
    Said::Press(system.lightest(&pivots))
}

/// The first board for which the number of rounds to black is wrong because that to white was
/// asked before: the author believes that `best = infinity` before the goals is enough.
fn black_after_white() -> Line {
    let leaked = |board: &Flip| lesser(board.to_white, board.to_black);
    let wrong = flip_boards().find(|board| leaked(board) != board.to_black);
    let board = wrong.expect("the mistake shows somewhere");
    let goal = Some("black".to_owned());
    Line::Counterexample(Counterexample {
        label: "Smallest",
        input: Input {
            options: ReadOptions {
                goal,
                ..ReadOptions::default()
            },
            ..board.input()
        },
        says: rounds(leaked(&board)),
        right: rounds(board.to_black),
    })
}

/// The author believes that for the second goal it is enough to put another right-hand side
/// beside A: but A was eliminated in place for the first goal.
fn matrix_is_used_up(board: &Flip) -> Option<usize> {
    let mut system = board.system_to_white();
    system.reduce();
    for i in 0..system.rows.len() {
        system.rows[i] = system.left(i) | u32::from(board.is_white(i)) << system.n;
    }
    let pivots = system.reduce();
    let possible = !system.is_contradiction(&pivots);
    let to_black = possible.then(|| system.lightest(&pivots).count_ones() as usize);
    lesser(board.to_white, to_black)
}
