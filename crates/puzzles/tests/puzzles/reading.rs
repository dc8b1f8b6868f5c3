//! What texts are read as, in every form.

use gf2::{BitVector, Outcome};
use proptest::prelude::*;
use puzzles::{Board, Failure, Flip, Kind, Lights, Moves, Nakov, Puzzle, ReadOptions, Target};
use puzzles::{read, read_each};

use crate::{as_kind, board, one, one_with, same};

const POJ: &str = "bwwb/bbwb/bwwb/bwww";

#[test]
fn the_flip_game_in_every_form() {
    for text in [
        "bwwb\nbbwb\nbwwb\nbwww\n",
        "bwwb\r\nbbwb\r\nbwwb\r\nbwww",
        "\u{feff}bwwb\nbbwb\nbwwb\nbwww",
        "b w w b\nb b w b\nb w w b\nb w w w",
        "  bwwb \n\tbbwb\t\nbwwb\nbwww   \n\n\n",
        "\n\nbwwb\nbbwb\nbwwb\nbwww",
        "bwwb bbwb bwwb bwww\n",
        "bwwb/bbwb/bwwb/bwww",
        "bwwb / bbwb / bwwb / bwww",
        "b w w b/b b w b/b w w b/b w w w",
        "bwwb/bbwb\nbwwb/bwww",
        "# the sample of POJ 1753\nbwwb\nbbwb\n# its second half\nbwwb\nbwww",
        "BWWB\nBBWB\nBWWB\nBWWW",
    ] {
        let puzzle = one(text);
        assert_eq!(puzzle.title(), "Flip Game 4×4", "{text:?}");
        assert_eq!(board(&*puzzle), POJ, "{text:?}");
        assert_eq!(puzzle.labels().goals, ["all white", "all black"]);
    }
}

#[test]
fn right_hand_sides_of_the_flip_game_are_white_and_black() {
    let b = one(POJ).system().b().clone();
    // For all white the black pieces must change, for all black the white ones.
    assert_eq!(b.column(0).to_string(), "1001110110011000");
    assert_eq!(b.column(1).to_string(), "0110001001100111");
}

#[test]
fn lights_out_in_every_form() {
    for text in [
        "0 1 1\n1 0 1",
        "011\n101\n",
        "0 1 1 / 1 0 1",
        "011 101",
        ".##\n#.#",
        ". # #\n# . #",
        ".##/#.#",
        "# a board\n011\n101",
        "0  1 1\n1 0\t1\r\n",
    ] {
        let puzzle = one(text);
        assert_eq!(puzzle.title(), "Lights Out 2×3", "{text:?}");
        assert_eq!(board(&*puzzle), "011/101", "{text:?}");
        assert_eq!(puzzle.labels().goals, ["all off"]);
    }
}

#[test]
fn a_hash_is_a_lit_cell_where_all_lines_are_cells() {
    assert_eq!(board(&*one("###")), "111");
    assert_eq!(board(&*one("#")), "1");
    assert_eq!(board(&*one("#.\n#.")), "10/10");
    assert_eq!(board(&*one("..\n##")), "00/11");
    // Another line with a 0 makes it a comment.
    assert_eq!(board(&*one("###\n01")), "01");
}

#[test]
fn the_nakov_board_in_every_form() {
    let rows = "111/01001/01001/00111/000";
    for text in [
        "1 1 1\n0 1 0 0 1\n0 1 0 0 1\n0 0 1 1 1\n0 0 0\n",
        "  111\r\n 01001\r\n 01001\r\n 00111\r\n  000\r\n",
        "111/01001/01001/00111/000",
        "111 01001 01001 00111 000",
    ] {
        assert_eq!(board(&*one(text)), rows, "{text:?}");
        assert_eq!(one(text).title(), "Nakov board, 21 cells");
    }
    for text in [
        "1 1 1 0 1 0 0 1 0 1 0 0 1 0 0 1 1 1 0 0 0",
        "111010010100100111000",
        "111  01001 01001 00111 000",
    ] {
        let asked = one_with(text, &as_kind(Kind::Nakov));
        assert_eq!(board(&*asked), rows, "{text:?}");
    }
    // A line of 21 values alone is no Nakov board until somebody says so.
    let line = one("111010010100100111000");
    assert_eq!(line.title(), "Lights Out 1×21");
}

#[test]
fn blank_lines_separate_boards() {
    let boards = read("bw\nwb\n\n  \r\nbbb\n\n\nw", &ReadOptions::default()).unwrap();
    let titles: Vec<String> = boards.iter().map(|board| board.title()).collect();
    assert_eq!(titles, ["Flip Game 2×2", "Flip Game 1×3", "Flip Game 1×1"]);
    let systems = read("1 0 | 1\n\nx1 = 1", &ReadOptions::default()).unwrap();
    assert_eq!(systems.len(), 2);
    // A comment is as if its line were not there.
    let boards = read("bw\n# half\nwb", &ReadOptions::default()).unwrap();
    assert_eq!(boards[0].title(), "Flip Game 2×2");
}

#[test]
fn the_first_board_fixes_the_kind_of_all() {
    let nakov = "111/01001/01001/00111/000\n\n111010010100100111000";
    let boards = read(nakov, &ReadOptions::default()).unwrap();
    assert_eq!(board(&*boards[1]), "111/01001/01001/00111/000");
}

#[test]
fn a_board_over_a_limit_leaves_the_others_readable() {
    let text = format!("01\n\n{}\n\n10", "1".repeat(16_385));
    let boards = read_each(&text, &ReadOptions::default()).unwrap();
    assert_eq!(boards[0].as_ref().unwrap().title(), "Lights Out 1×2");
    let error = boards[1].as_ref().unwrap_err();
    assert_eq!(error.failure(), Failure::Limit);
    assert_eq!(error.location.as_ref().unwrap().line, 3);
    assert_eq!(boards[2].as_ref().unwrap().title(), "Lights Out 1×2");
    let error = read(&text, &ReadOptions::default()).unwrap_err();
    assert_eq!(error.failure(), Failure::Limit);
}

#[test]
fn each_of_many_refused_boards_is_located() {
    let text = format!("{}\n\n", "1".repeat(16_385)).repeat(500);
    let boards = read_each(&text, &ReadOptions::default()).unwrap();
    assert_eq!(boards.len(), 500);
    for (at, board) in boards.iter().enumerate() {
        let location = board.as_ref().unwrap_err().location.as_ref();
        assert_eq!(location.unwrap().line, 2 * at + 1);
    }
}

#[test]
fn the_largest_board_is_read() {
    let text = format!("{}\n", "0".repeat(128)).repeat(128);
    assert_eq!(one(&text).title(), "Lights Out 128×128");
}

#[test]
fn goals_choose_right_hand_sides() {
    let with_goal = |text: &str, goal: &str| {
        let options = ReadOptions {
            goal: Some(goal.to_owned()),
            ..ReadOptions::default()
        };
        one_with(text, &options)
    };
    assert_eq!(with_goal("bw", "white").labels().goals, ["all white"]);
    assert_eq!(with_goal("bw", "black").labels().goals, ["all black"]);
    let either = with_goal("bw", "either").labels().goals;
    assert_eq!(either, ["all white", "all black"]);
    assert_eq!(with_goal("01", "off").labels().goals, ["all off"]);
    assert_eq!(with_goal("01", "on").labels().goals, ["all on"]);
    assert_eq!(
        with_goal("01", "either").labels().goals,
        ["all off", "all on"]
    );
    assert_eq!(with_goal("01", "on").system().b().to_string(), "1\n0");
    assert_eq!(with_goal("01", "off").system().b().to_string(), "0\n1");
}

#[test]
fn moves_and_torus_are_in_the_title() {
    let title = |moves, torus| {
        let options = ReadOptions {
            moves,
            torus,
            ..ReadOptions::default()
        };
        one_with("010/111/000", &options).title()
    };
    assert_eq!(title(None, false), "Lights Out 3×3");
    assert_eq!(title(Some(Moves::Plus), false), "Lights Out 3×3");
    assert_eq!(title(None, true), "Lights Out 3×3, torus");
    assert_eq!(
        title(Some(Moves::King), false),
        "Lights Out 3×3, king moves"
    );
    assert_eq!(
        title(Some(Moves::RowColumn), true),
        "Lights Out 3×3, row-column moves, torus"
    );
}

#[test]
fn cells_are_named_by_row_and_column() {
    let labels = one("01\n10\n11").labels();
    assert_eq!(
        labels.variables,
        ["r1c1", "r1c2", "r2c1", "r2c2", "r3c1", "r3c2"]
    );
    assert_eq!(labels.equations, labels.variables);
}

#[test]
fn a_picture_shows_the_board_and_each_goal() {
    let picture = one("bw/ww/bb").picture().unwrap();
    assert_eq!(picture.title, "Flip Game 3×2");
    assert_eq!(picture.symbols, ['w', 'b']);
    assert_eq!(picture.states, ["white", "black"]);
    assert_eq!(picture.start.to_string(), "100011");
    assert_eq!(picture.goals[0].to_string(), "000000");
    assert_eq!(picture.goals[1].to_string(), "111111");
    let places: Vec<_> = picture.cells.iter().map(|p| (p.row, p.col)).collect();
    assert_eq!(places, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]);
}

#[test]
fn all_kinds_have_a_name_and_a_word_for_no() {
    for kind in Kind::ALL {
        assert_eq!(Kind::from_name(kind.name()), Some(kind));
    }
    assert_eq!(Kind::from_name("button"), None);
    assert_eq!(Kind::Flip.refusal(), "Impossible");
    assert_eq!(Kind::Lights.refusal(), "Impossible");
    assert_eq!(Kind::Nakov.refusal(), "-1");
    assert_eq!(Kind::System.refusal(), "no solution");
}

#[test]
fn published_samples_have_their_answers() {
    let samples = [
        (
            "0 1 1 0 1 0/1 0 0 1 1 1/0 0 1 0 0 1/1 0 0 1 0 1/0 1 1 1 0 0",
            Some(13),
        ),
        ("11111/11111/11111/11111/11111", Some(15)),
        ("10000/00000/00000/00000/00000", None),
        ("1001/0110/0110/1001", Some(4)),
        ("00/01", Some(3)),
        ("100/100", None),
        ("101/010/101", Some(9)),
        ("11", Some(1)),
        ("010/000", None),
    ];
    for (text, expected) in samples {
        let found = match &one(text).system().solve()[0] {
            Outcome::Solvable(set) => Some(set.iter().map(|x| x.weight()).min().unwrap()),
            Outcome::Inconsistent { .. } => None,
        };
        assert_eq!(found, expected, "{text}");
    }
}

/// A form in which the rows of a board can be written.
#[derive(Debug, Clone, Copy)]
struct Form {
    /// What stands between the cells of a row.
    between: &'static str,
    /// What ends a line.
    end: &'static str,
    /// What stands after the last row.
    trailing: &'static str,
    /// Whether all rows stand on one line.
    one_line: bool,
    /// Whether a byte order mark comes first.
    mark: bool,
    /// Whether there are comments.
    comments: bool,
}

fn form() -> impl Strategy<Value = Form> {
    let between = prop::sample::select(vec!["", " ", " \t "]);
    let end = prop::sample::select(vec!["\n", "\r\n"]);
    let trailing = prop::sample::select(vec!["", " \t", "\n\n"]);
    let texts = (between, end, trailing);
    (texts, any::<[bool; 3]>()).prop_map(|(texts, [one_line, mark, comments])| Form {
        between: texts.0,
        end: texts.1,
        trailing: texts.2,
        one_line,
        mark,
        comments,
    })
}

fn written(rows: &[String], form: Form) -> String {
    let spaced = |row: &String| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        cells.join(form.between)
    };
    let rows: Vec<String> = rows.iter().map(spaced).collect();
    let board = rows.join(if form.one_line { " / " } else { form.end }) + form.trailing;
    let (mark, end) = (if form.mark { "\u{feff}" } else { "" }, form.end);
    if form.comments {
        format!("{mark}  # b w 0 1 | = comment{end}{board}{end}# and the end")
    } else {
        format!("{mark}{board}")
    }
}

fn a_board() -> impl Strategy<Value = Board> {
    (1_usize..7, 1_usize..7).prop_flat_map(|(rows, cols)| {
        let cells = prop::collection::vec(any::<bool>(), rows * cols);
        cells.prop_map(move |cells| Board::new(cols, cells.into_iter().collect()))
    })
}

fn rows_of(puzzle: &dyn Puzzle) -> Vec<String> {
    board(puzzle).split('/').map(str::to_owned).collect()
}

proptest! {
    #[test]
    fn a_board_is_read_back_from_every_form(board in a_board(), form in form()) {
        let flip = Flip::new(board.clone(), Target::Either);
        prop_assert!(same(&*one(&written(&rows_of(&flip), form)), &flip));
        let lights = Lights::new(board, Moves::Plus, false, Target::Zeros);
        let text = written(&rows_of(&lights), form);
        prop_assert!(same(&*one_with(&text, &as_kind(Kind::Lights)), &lights));
    }

    #[test]
    fn a_nakov_board_is_read_back_from_every_form(bits in 0_u32..1 << 21, form in form()) {
        let nakov = Nakov::new(BitVector::from_fn(21, |i| bits >> i & 1 == 1));
        prop_assert!(same(&*one(&written(&rows_of(&nakov), form)), &nakov));
    }

    #[test]
    fn a_board_of_hashes_is_read_as_one_of_digits(board in a_board(), form in form()) {
        let lights = Lights::new(board, Moves::Plus, false, Target::Zeros);
        let hashes = |row: String| row.replace('0', ".").replace('1', "#");
        let rows: Vec<String> = rows_of(&lights).into_iter().map(hashes).collect();
        // There are no comments where a hash is a cell.
        let form = Form { comments: false, ..form };
        prop_assert!(same(&*one(&written(&rows, form)), &lights));
    }
}

/// Blank lines separate boards; only the judge's own form, four rows of four, is one board
/// whatever stands between its rows, and says so.
#[test]
fn a_torn_board_of_the_judge_is_one_board() {
    let whole = one("bwwb\nbbwb\nbwwb\nbwww\n");
    assert_eq!(whole.remark(), None);
    for torn in [
        "bwwb \r\nbbwb\r\n\r\nbwwb\t\r\nbwww",
        "bwwb\n\nbbwb\n\nbwwb\n\nbwww\n",
        "b w w b/b b w b\n\n# the rest\nb w w b/b w w w",
    ] {
        let board = one(torn);
        assert!(same(&*board, &*whole), "{torn:?}");
        assert!(board.remark().is_some(), "{torn:?}");
    }
    for separate in [
        "bw\n\nwb",
        "bwwb\n\nbbwb\n\nbwwb",
        "bwwb\nbbwb\nbwwb\nbwww\n\nbwwb\nbbwb\nbwwb\nbwww",
        "1001\n0000\n\n0000\n1001",
    ] {
        let boards = read(separate, &ReadOptions::default()).expect("boards");
        assert!(boards.len() > 1, "{separate:?}");
        assert!(
            boards.iter().all(|board| board.remark().is_none()),
            "{separate:?}"
        );
    }
}
