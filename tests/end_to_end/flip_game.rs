//! All 65,536 boards of the Flip Game, against brute force and the published distribution.

use std::fmt::Write;
use std::sync::LazyLock;

use gf2::{Outcome, Search};
use puzzles::{Puzzle, ReadOptions};
use rowstep_tests::brute_force::{least_moves, presses};
use rowstep_tests::facts::{Distribution, distribution, fact};
use rowstep_tests::program::rowstep_on;

const BOARDS: usize = 1 << 16;

/// The board whose bits in reading order are those of `number`, with `zero` and `one` for them.
fn board(number: usize, zero: char, one: char) -> String {
    let cell = |i: usize| if number >> i & 1 == 1 { one } else { zero };
    let row = |r: usize| (4 * r..4 * r + 4).map(cell).collect::<String>();
    format!("{}\n{}\n{}\n{}\n", row(0), row(1), row(2), row(3))
}

/// All boards, in order, with a blank line after each.
fn all_boards(zero: char, one: char) -> String {
    let mut file = String::new();
    for number in 0..BOARDS {
        writeln!(file, "{}", board(number, zero, one)).expect("a string can be written to");
    }
    file
}

/// What linear algebra says of a board: for each goal, white first, the number of presses of the
/// least solution, and of the one with all free variables 0.
type Answer = [Option<(usize, usize)>; 2];

/// The answer for every board.
static ANSWERS: LazyLock<Vec<Answer>> = LazyLock::new(|| {
    let boards = puzzles::read(&all_boards('w', 'b'), &ReadOptions::default()).expect("boards");
    boards
        .iter()
        .map(|puzzle| answer(puzzle.as_ref()))
        .collect()
});

fn answer(puzzle: &dyn Puzzle) -> Answer {
    let outcomes = puzzle.system().solve();
    [0, 1].map(|goal| {
        let Outcome::Solvable(solutions) = &outcomes[goal] else {
            return None;
        };
        let least = solutions.least(Search::default());
        assert!(puzzle.accepts(goal, &least.x), "{}", puzzle.title());
        Some((least.weight, solutions.particular().weight()))
    })
}

/// The least number of presses for each board to white.
fn to_white() -> impl Iterator<Item = usize> {
    ANSWERS
        .iter()
        .filter_map(|[white, _]| white.map(|(least, _)| least))
}

#[test]
fn the_libraries_answer_every_board_as_brute_force_does() {
    let to_white = least_moves(16, &presses(4, 4));
    assert_eq!(ANSWERS.len(), BOARDS);
    for (number, found) in ANSWERS.iter().enumerate() {
        // From a board to all black is from its complement to all white.
        let expected = [to_white[number], to_white[BOARDS - 1 - number]];
        let found = found.map(|goal| goal.map(|(least, _)| least));
        assert_eq!(found, expected, "{}", board(number, 'w', 'b'));
    }
}

#[test]
fn to_white_alone_has_the_published_distribution() {
    assert_eq!(
        distribution(to_white()),
        fact("/flip_game_4x4/distribution_white_only")
    );
    assert_eq!(
        to_white().count(),
        fact::<usize>("/flip_game_4x4/white_reachable")
    );
}

#[test]
fn the_least_solution_often_is_not_the_one_with_free_variables_0() {
    let white = ANSWERS.iter().filter_map(|[white, _]| *white);
    let (not_least, all) = (
        white.clone().filter(|(least, free_0)| free_0 > least),
        white,
    );
    let published: [usize; 2] = fact("/flip_game_4x4/free_zero_not_minimum_white_only");
    assert_eq!([not_least.count(), all.count()], published);
}

#[test]
fn white_alone_is_the_wrong_goal_as_often_as_published() {
    let black_is_nearer =
        |[white, black]: &&Answer| white.zip(*black).is_some_and(|(w, b)| b.0 < w.0);
    let wrong = ANSWERS.iter().filter(black_is_nearer).count();
    assert_eq!(wrong, fact::<usize>("/flip_game_4x4/white_only_ne_both"));
}

/// Counts the answers of the program to all boards of a file.
fn answers(file: &str, args: &[&str]) -> (u64, Distribution) {
    let text = rowstep_on(file, &[&["solve", "--answer"], args].concat()).answer();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), BOARDS);
    let (refused, moves): (Vec<&str>, Vec<&str>) =
        lines.iter().partition(|&&line| line == "Impossible");
    let moves = moves.iter().map(|line| line.parse().expect("a number"));
    (refused.len() as u64, distribution(moves))
}

#[test]
fn the_program_answers_all_boards_in_one_file() {
    let (impossible, moves) = answers(&all_boards('w', 'b'), &[]);
    assert_eq!(impossible, fact::<u64>("/flip_game_4x4/impossible"));
    assert_eq!(moves, fact("/flip_game_4x4/distribution_both_targets"));
}

#[test]
fn the_program_answers_all_boards_of_the_row_and_column_game() {
    let (impossible, moves) = answers(&all_boards('0', '1'), &["--moves", "row-column"]);
    assert_eq!(impossible, 0);
    assert_eq!(moves, fact("/fridge_4x4/distribution"));
}
