//! Problems: what a trace stores is enough to make the puzzle again, and nothing else is.

use proptest::prelude::*;
use puzzles::{Board, Failure, Field, Flip, Kind, Lights, Moves, Nakov, ProblemError, Puzzle};
use puzzles::{Target, rebuild};

use crate::same;

fn fields(puzzle: &dyn Puzzle) -> Vec<(String, Field)> {
    let fields = puzzle.problem().fields.into_iter();
    fields
        .map(|(name, field)| (name.to_owned(), field))
        .collect()
}

fn again(puzzle: &dyn Puzzle) -> Box<dyn Puzzle> {
    rebuild(puzzle.kind().name(), &fields(puzzle)).unwrap()
}

fn lines(rows: &[&str]) -> Field {
    Field::Lines(rows.iter().map(ToString::to_string).collect())
}

fn word(word: &str) -> Field {
    Field::Text(word.to_owned())
}

fn flip(rows: &[&str], goal: &str) -> Result<Box<dyn Puzzle>, ProblemError> {
    let fields = [
        ("board".to_owned(), lines(rows)),
        ("goal".to_owned(), word(goal)),
    ];
    rebuild("flip", &fields)
}

fn a_board() -> impl Strategy<Value = Board> {
    (1_usize..9, 1_usize..9).prop_flat_map(|(rows, cols)| {
        let cells = prop::collection::vec(any::<bool>(), rows * cols);
        cells.prop_map(move |cells| Board::new(cols, cells.into_iter().collect()))
    })
}

fn a_target() -> impl Strategy<Value = Target> {
    prop::sample::select(vec![Target::Zeros, Target::Ones, Target::Either])
}

proptest! {
    #[test]
    fn every_puzzle_is_rebuilt_from_its_problem(
        board in a_board(),
        target in a_target(),
        moves in prop::sample::select(Moves::ALL.to_vec()),
        torus: bool,
    ) {
        let lights = Lights::new(board.clone(), moves, torus, target);
        prop_assert!(same(&*again(&lights), &lights));
        let flip = Flip::new(board, target);
        prop_assert!(same(&*again(&flip), &flip));
    }

    #[test]
    fn a_nakov_board_is_rebuilt_from_its_problem(cells in prop::collection::vec(any::<bool>(), 21)) {
        let nakov = Nakov::new(cells.into_iter().collect());
        prop_assert!(same(&*again(&nakov), &nakov));
    }
}

#[test]
fn a_problem_has_all_fields_in_a_fixed_order() {
    let board = Board::new(2, "0111".parse().unwrap());
    let names = |puzzle: &dyn Puzzle| -> Vec<String> {
        fields(puzzle).into_iter().map(|(name, _)| name).collect()
    };
    assert_eq!(
        names(&Flip::new(board.clone(), Target::Ones)),
        ["board", "goal"]
    );
    let lights = Lights::new(board, Moves::King, true, Target::Zeros);
    assert_eq!(names(&lights), ["board", "moves", "torus", "goal"]);
    assert_eq!(
        fields(&lights),
        [
            ("board".to_owned(), lines(&["01", "11"])),
            ("moves".to_owned(), word("king")),
            ("torus".to_owned(), Field::Flag(true)),
            ("goal".to_owned(), word("off")),
        ]
    );
}

#[test]
fn only_the_normalized_board_is_accepted() {
    assert!(flip(&["bw", "wb"], "either").is_ok());
    let refused = |rows: &[&str]| flip(rows, "either").unwrap_err();
    assert_eq!(refused(&[]), ProblemError::EmptyBoard);
    assert_eq!(refused(&[""]), ProblemError::EmptyBoard);
    let short = ProblemError::RowLength {
        row: 2,
        expected: 2,
    };
    assert_eq!(refused(&["bw", "w"]), short);
    for (rows, found) in [(["Bw"], 'B'), (["b "], ' '), (["b1"], '1'), (["bé"], 'é')] {
        assert_eq!(refused(&rows), ProblemError::StrayCell { row: 1, found });
    }
}

#[test]
fn only_known_words_are_accepted() {
    for goal in ["white", "black", "either"] {
        assert!(flip(&["bw"], goal).is_ok());
    }
    for goal in ["off", "White", ""] {
        let (field, word) = ("goal", goal.to_owned());
        let expected = ProblemError::UnknownWord { field, word };
        assert_eq!(flip(&["bw"], goal).unwrap_err(), expected);
    }
}

#[test]
fn fields_are_neither_missing_nor_added_nor_exchanged() {
    let board = Board::new(2, "0111".parse().unwrap());
    let right = fields(&Lights::new(board, Moves::Plus, false, Target::Either));
    let is_refused = |fields: &[(String, Field)]| {
        matches!(
            rebuild("lights", fields).unwrap_err(),
            ProblemError::WrongFields {
                kind: Kind::Lights,
                ..
            }
        )
    };
    for at in 0..right.len() {
        let mut missing = right.clone();
        missing.remove(at);
        assert!(is_refused(&missing));
        let mut twice = right.clone();
        twice.insert(at, right[at].clone());
        assert!(is_refused(&twice));
        let mut renamed = right.clone();
        renamed[at].0.push('s');
        assert!(is_refused(&renamed));
    }
    let mut exchanged = right.clone();
    exchanged.swap(0, 3);
    assert!(is_refused(&exchanged));
}

#[test]
fn fields_have_their_own_type() {
    let board = Board::new(2, "0111".parse().unwrap());
    let right = fields(&Lights::new(board, Moves::Plus, false, Target::Either));
    let names = ["board", "moves", "torus", "goal"];
    for (at, field) in names.into_iter().enumerate() {
        let mut wrong = right.clone();
        wrong[at].1 = match &right[at].1 {
            Field::Text(_) => Field::Flag(true),
            Field::Lines(_) | Field::Flag(_) => word("01"),
        };
        let expected = ProblemError::WrongType { field };
        assert_eq!(rebuild("lights", &wrong).unwrap_err(), expected);
    }
}

#[test]
fn a_nakov_problem_has_five_rows_of_their_lengths() {
    let nakov = |rows: &[&str]| rebuild("nakov", &[("board".to_owned(), lines(rows))]);
    assert!(nakov(&["111", "01001", "01001", "00111", "000"]).is_ok());
    let missing = nakov(&["111", "01001", "01001", "00111"]).unwrap_err();
    assert_eq!(missing, ProblemError::RowCount { expected: 5 });
    let long = nakov(&["111", "01001", "01001", "00111", "0000"]).unwrap_err();
    assert_eq!(
        long,
        ProblemError::RowLength {
            row: 5,
            expected: 3
        }
    );
}

#[test]
fn unknown_kinds_and_systems_are_not_rebuilt() {
    let unknown = rebuild("dominoes", &[]).unwrap_err();
    assert_eq!(unknown, ProblemError::UnknownKind("dominoes".to_owned()));
    assert_eq!(unknown.failure(), Failure::Unusable);
    let system = rebuild("system", &[]).unwrap_err();
    assert_eq!(system, ProblemError::SystemIsNotRebuilt);
}

#[test]
fn a_board_over_the_limit_is_not_built() {
    let row = "w".repeat(129);
    let error = flip(&vec![row.as_str(); 128], "white").unwrap_err();
    assert_eq!(error, ProblemError::TooManyCells);
    assert_eq!(error.failure(), Failure::Limit);
}
