//! Mistakes in the search for the least solution.

use rowstep_tests::facts::fact;

use super::Mistake;
use super::flip::{first_wrong, flip_boards, flip_boards_of};
use super::question::{Question, Said, boards, boards_of};
use super::shown::Line;
use super::small::choices;

pub(super) const MISTAKES: [Mistake; 3] = [
    Mistake {
        heading: "Free means 0",
        find: || {
            vec![
                Line::first("Smallest", boards(), free_is_0),
                Line::at("Also", boards_of(1, 5), "01101", free_is_0),
                how_often(free_is_0),
            ]
        },
    },
    Mistake {
        heading: "One quiet pattern at a time",
        find: || {
            let known = "1110/0100/1011/1000";
            vec![
                Line::first("Smallest", boards(), one_at_a_time),
                Line::at("Also", boards_of(4, 4), known, one_at_a_time),
                how_often(one_at_a_time),
            ]
        },
    },
    Mistake {
        heading: "One goal is enough",
        find: || {
            let solvable = flip_boards_of(4, 4).filter(|board| board.either().is_some());
            let wrong = flip_boards_of(4, 4).filter(|board| board.to_white != board.either());
            vec![
                first_wrong("Smallest", flip_boards(), |board| board.to_white),
                first_wrong("First 4×4", flip_boards_of(4, 4), |board| board.to_white),
                share(wrong.count(), solvable.count()),
            ]
        },
    },
];

/// On how many of the 4×4 boards the mistake shows.
fn how_often(mistake: fn(&Question) -> Said) -> Line {
    let solvable = boards_of(4, 4).filter(|question| question.least.is_some());
    let wrong = boards_of(4, 4).filter(|question| question.is_wrong(mistake(question)));
    share(wrong.count(), solvable.count())
}

fn share(wrong: usize, solvable: usize) -> Line {
    let (wrong, solvable) = (thousands(wrong), thousands(solvable));
    let sentence = format!("wrong on {wrong} of the {solvable} solvable boards of 4×4.");
    Line::Fact("How often", sentence)
}

/// The number with a comma before the last three digits.
fn thousands(number: usize) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{thousands},{:03}", number % 1000),
    }
}

/// The author believes that the free variables do not matter, and sets them to 0.
fn free_is_0(question: &Question) -> Said {
    let mut system = question.system.clone();
    let pivots = system.reduce();
    if system.is_contradiction(&pivots) {
        return Said::Impossible;
    }
    Said::Press(system.complete(&pivots, 0))
}

/// The author believes that what no single quiet pattern improves is the least.
fn one_at_a_time(question: &Question) -> Said {
    let mut system = question.system.clone();
    let pivots = system.reduce();
    if system.is_contradiction(&pivots) {
        return Said::Impossible;
    }
    let free = choices(system.n, |j| !pivots.contains(&j));
    let at_most_one = free.filter(|free| free.count_ones() <= 1);
    let answers = at_most_one.map(|free| system.complete(&pivots, free));
    answers.min_by_key(|x| x.count_ones()).into()
}

#[test]
fn the_counts_are_the_published_ones() {
    let wrong = flip_boards_of(4, 4).filter(|board| board.to_white != board.either());
    let published = fact::<usize>("/flip_game_4x4/white_only_ne_both");
    assert_eq!(wrong.count(), published);

    let wrong = boards_of(4, 4).filter(|question| question.is_wrong(free_is_0(question)));
    let solvable = boards_of(4, 4).filter(|question| question.least.is_some());
    let published: [usize; 2] = fact("/flip_game_4x4/free_zero_not_minimum_white_only");
    assert_eq!([wrong.count(), solvable.count()], published);
}
