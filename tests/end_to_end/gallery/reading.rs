//! Mistakes in reading the input: each reader makes another board of a text, and solves that.

use rowstep_tests::brute_force::presses;
use rowstep_tests::cases::Input;

use super::Mistake;
use super::question::{About, Question, boards, pairs};
use super::shown::{Counterexample, Line};
use super::small::Small;

pub(super) const MISTAKES: [Mistake; 5] = [
    Mistake {
        heading: "The carriage return is a cell",
        find: || {
            let texts = boards_as(with_crlf);
            vec![misread("Smallest", texts, every_character_is_a_cell)]
        },
    },
    Mistake {
        heading: "A blank line is the end",
        find: || {
            let texts = boards_as(after_a_blank_line);
            vec![misread("Smallest", texts, up_to_a_blank_line)]
        },
    },
    Mistake {
        heading: "One file, one board",
        find: || {
            let [all, first] = [
                "Smallest, all lines taken",
                "Smallest, the first board taken",
            ];
            vec![
                misread(all, files(), every_line_is_a_row),
                misread(first, files(), up_to_a_blank_line),
            ]
        },
    },
    Mistake {
        heading: "A line is a row",
        find: || {
            let texts = boards().filter(has_groups);
            let texts = texts.map(|board| (on_one_line(&board), right(&board)));
            vec![misread("Smallest", texts, every_line_is_a_row)]
        },
    },
    Mistake {
        heading: "Cells have blanks between them, or have not",
        find: || {
            let [without, with] = ["Smallest without", "Smallest with"];
            vec![
                misread(without, boards_as(lines), every_word_is_a_cell),
                misread(with, boards_as(spaced), every_character_is_a_cell),
            ]
        },
    },
];

/// A text, and the right answers to its boards.
type Asked = (String, String);

/// A board as a program holds it.
type Cells = Vec<Vec<bool>>;

/// The first of the texts to which the answer is wrong if the board is read by `reader`.
fn misread(
    label: &'static str,
    mut texts: impl Iterator<Item = Asked>,
    reader: fn(&str) -> Cells,
) -> Line {
    let wrong = texts.find_map(|(text, right)| {
        let says = answer(&reader(&text));
        (says != right).then_some((text, says, right))
    });
    let (text, says, right) = wrong.expect("the mistake shows somewhere");
    let input = Input::from(text);
    Line::Counterexample(Counterexample {
        label,
        input,
        says,
        right,
    })
}

/// The right answer to a board of whatever was read.
fn answer(cells: &Cells) -> String {
    let (rows, cols) = (cells.len(), cells.first().map_or(0, Vec::len));
    if cells.iter().any(|row| row.len() != cols) {
        return "error: rows of different lengths".to_owned();
    }
    let lit = cells.concat().into_iter().enumerate();
    let lit = lit.map(|(i, lit)| u64::from(lit) << i).sum();
    let least = Small::of_moves(rows * cols, &presses(rows, cols), lit).least();
    least.map_or_else(|| "Impossible".to_owned(), |x| x.count_ones().to_string())
}

// The texts: boards in a form that is common, with their right answers.

/// All boards, each as the text that `form` makes of it.
fn boards_as(form: fn(&Question) -> String) -> impl Iterator<Item = Asked> {
    boards().map(move |board| (form(&board), right(&board)))
}

fn right(board: &Question) -> String {
    board.words(board.right())
}

/// A row on each line.
fn lines(board: &Question) -> String {
    board.input().text.replace('/', "\n") + "\n"
}

fn with_crlf(board: &Question) -> String {
    lines(board).replace('\n', "\r\n")
}

fn after_a_blank_line(board: &Question) -> String {
    format!("\n{}", lines(board))
}

fn spaced(board: &Question) -> String {
    let spaced = lines(board).replace('0', "0 ").replace('1', "1 ");
    spaced.replace(" \n", "\n")
}

/// Whether the rows can be told apart when they stand on one line.
fn has_groups(board: &Question) -> bool {
    matches!(board.about, About::Lights { rows, cols, .. } if rows > 1 && cols > 1)
}

fn on_one_line(board: &Question) -> String {
    board.input().text.replace('/', " ") + "\n"
}

/// Files of two boards.
fn files() -> impl Iterator<Item = Asked> {
    pairs().map(|(one, two)| {
        let file = format!("{}\n{}", lines(&one), lines(&two));
        (file, format!("{}, {}", right(&one), right(&two)))
    })
}

// The readers, each with what its author believed.

/// Lines end with `\n`, and all before it are cells.
fn every_character_is_a_cell(text: &str) -> Cells {
    // `split`, and not `lines`, which knows of carriage returns.
    let lines = text.split('\n').filter(|line| !line.is_empty());
    lines
        .map(|line| line.chars().map(|c| c == '1').collect())
        .collect()
}

/// After the board comes a blank line, and before it nothing.
fn up_to_a_blank_line(text: &str) -> Cells {
    let board = text.lines().take_while(|line| !line.is_empty());
    board.map(cells).collect()
}

/// The lines of a file are the rows of a board.
fn every_line_is_a_row(text: &str) -> Cells {
    let rows = text.lines().filter(|line| !line.is_empty());
    rows.map(cells).collect()
}

/// Values have blanks between them; one that is not 0 is lit.
fn every_word_is_a_cell(text: &str) -> Cells {
    let lit = |word: &str| word.parse::<u64>().is_ok_and(|value| value != 0);
    let lines = text.lines();
    lines
        .map(|line| line.split_whitespace().map(lit).collect())
        .collect()
}

/// The cells of a row, blanks or not.
fn cells(line: &str) -> Vec<bool> {
    line.chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| c == '1')
        .collect()
}
