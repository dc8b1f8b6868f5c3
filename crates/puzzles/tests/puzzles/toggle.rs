//! Boards described in TOML: what is read, what it means, and what is refused.

use std::fmt::Write as _;

use gf2::BitVector;
use proptest::prelude::*;
use puzzles::ToggleProblem::{
    BadName, BadSymbols, CellTwice, DoesNotFit, Escape, FitsNowhere, NoAnchor, NoCells, NoGoals,
    NoSquares, SecondAnchor,
};
use puzzles::{Board, Failure, InputProblem, Kind, Lights, Moves, Nakov, Puzzle, Target};
use puzzles::{ReadOptions, ToggleProblem, example, read_each, rebuild};

use crate::{all_vectors, as_kind, one, one_with, refused_with, same};

fn toggle(text: &str) -> Box<dyn Puzzle> {
    one_with(text, &as_kind(Kind::Toggle))
}

fn again(puzzle: &dyn Puzzle) -> Box<dyn Puzzle> {
    let fields = puzzle.problem().fields.into_iter();
    let fields: Vec<_> = fields
        .map(|(name, field)| (name.to_owned(), field))
        .collect();
    rebuild("toggle", &fields).unwrap()
}

/// The moves as rows of bits.
fn moves(puzzle: &dyn Puzzle) -> Vec<String> {
    let a = puzzle.system().a().transpose();
    a.iter_rows()
        .map(|row| row.to_vector().to_string())
        .collect()
}

/// The example with another board.
fn nakov_toml(goal: &BitVector) -> String {
    let text = example("nakov-toml").unwrap().text;
    let (head, _) = text.split_once("board =").unwrap();
    let bits = goal.to_string();
    let rows = [0..3, 3..8, 8..13, 13..18, 18..21].map(|row| bits[row].to_owned());
    format!("{head}board = {rows:?}\n")
}

proptest! {
    #[test]
    fn the_nakov_board_in_toml_is_the_nakov_board(bits in 0_u32..1 << 21) {
        let goal = BitVector::from_fn(21, |i| bits >> i & 1 == 1);
        let (nakov, toml) = (Nakov::new(goal.clone()), one(&nakov_toml(&goal)));
        prop_assert_eq!(toml.kind(), Kind::Toggle);
        prop_assert_eq!(toml.title(), nakov.title());
        prop_assert_eq!(toml.system(), nakov.system());
        prop_assert_eq!(toml.labels(), nakov.labels());
        prop_assert_eq!(toml.picture(), nakov.picture());
        prop_assert_eq!(toml.refusal(), nakov.refusal());
        prop_assert_eq!(toml.answer_form(), nakov.answer_form());
        prop_assert!(same(&*again(&*toml), &*toml));
        for x in [0, 1, 0b1001, 0x7fff, bits & 0x7fff] {
            let x = BitVector::from_fn(15, |j| x >> j & 1 == 1);
            prop_assert_eq!(toml.accepts(0, &x), nakov.accepts(0, &x));
        }
    }
}

/// A press of Lights Out as a shape, placed on every cell of a full rectangle.
fn lights_toml(shape: &str, edges: &str, board: &Board) -> String {
    let rows: Vec<String> = (0..board.rows())
        .map(|r| {
            board
                .cells()
                .part(r * board.cols()..(r + 1) * board.cols())
                .to_string()
        })
        .collect();
    let mask = vec!["#".repeat(board.cols()); board.rows()];
    format!(
        "mask = {mask:?}\nstart = {rows:?}\nmoves = [{{shape = {shape}, edges = \"{edges}\"}}]\n\
         goals = [{{board = \"none\"}}, {{board = \"all\"}}]\n"
    )
}

#[test]
fn shapes_on_every_cell_are_the_moves_of_lights_out() {
    let shapes = [
        (Moves::Plus, "['.#.', '###', '.#.']"),
        (Moves::X, "['#.#', '.#.', '#.#']"),
        (Moves::King, "['###', '###', '###']"),
        (Moves::NoSelf, "['.#.', '#o#', '.#.']"),
    ];
    for (rows, cols) in [(1, 1), (1, 4), (2, 2), (3, 2), (3, 4), (5, 3)] {
        let board = Board::new(cols, BitVector::from_fn(rows * cols, |i| i % 3 == 0));
        for (shape, drawn) in shapes {
            for (torus, edges) in [(false, "cut"), (true, "wrap")] {
                let lights = Lights::new(board.clone(), shape, torus, Target::Either);
                let toml = toggle(&lights_toml(drawn, edges, &board));
                assert_eq!(
                    toml.system(),
                    lights.system(),
                    "{shape:?} {edges} {rows}×{cols}"
                );
            }
        }
    }
}

#[test]
fn a_shape_is_placed_wherever_it_fits_in_reading_order() {
    let ring = "mask = ['###', '#.#', '###']\ngoals = [{board = 'all'}]\n[[moves]]\n";
    let domino = toggle(&format!("{ring}shape = '##'"));
    assert_eq!(
        moves(&*domino),
        ["11000000", "01100000", "00000110", "00000011"]
    );
    // Neither an anchor nor empty squares around the shape change where it fits.
    for shape in ["'@#'", "['...', '.##', '...']", "'##o'"] {
        assert_eq!(
            moves(&*toggle(&format!("{ring}shape = {shape}"))),
            moves(&*domino)
        );
    }
    // The anchor of a ring may stand where no cell is.
    let whole = toggle(&format!("{ring}shape = ['###', '#o#', '###']"));
    assert_eq!(moves(&*whole), ["11111111"]);
}

#[test]
fn a_shape_is_placed_on_listed_cells() {
    let row = "mask = '####'\ngoals = [{board = 'all'}]\n[[moves]]\n";
    let at = |rest: &str| moves(&*toggle(&format!("{row}{rest}")));
    assert_eq!(at("shape = '###'\nat = [3, 2]"), ["0111", "1110"]);
    assert_eq!(at("shape = '@#'\nat = [1]"), ["1100"]);
    assert_eq!(at("shape = '###'\nat = [1]\nedges = 'cut'"), ["1100"]);
    assert_eq!(at("shape = '###'\nat = [1]\nedges = 'wrap'"), ["1101"]);
    // On joined edges squares that meet cancel.
    assert_eq!(at("shape = '#####'\nat = [1]\nedges = 'wrap'"), ["1101"]);
    assert_eq!(at("shape = '@...#'\nat = [1]\nedges = 'wrap'"), ["0000"]);
}

#[test]
fn moves_may_list_their_cells() {
    let row = "mask = '####'\ngoals = [{board = 'all'}]\n";
    let listed = |cells: &str| moves(&*toggle(&format!("{row}moves = [{{cells = {cells}}}]")));
    assert_eq!(listed("[1, 3]"), ["1010"]);
    assert_eq!(listed("[[1, 3], [], [4]]"), ["1010", "0000", "0001"]);
    assert_eq!(listed("[]"), ["0000"]);
    assert_eq!(listed("'all'"), ["1111"]);
    assert_eq!(listed("[0x1, 0b11]"), ["1010"]);
    assert!(moves(&*toggle(&format!("{row}moves = []"))).is_empty());
}

#[test]
fn moves_goals_and_states_have_names() {
    let text = "title = 'Vier Lämpchen'\nmask = '####'\nsymbols = '.o'\nstates = ['dark', 'bright']\n\
                start = '.oo.'\nimpossible = 'no way'\n\
                [[moves]]\nname = 'pair'\nshape = '##'\n\
                [[moves]]\ncells = [1]\n\
                [[moves]]\nnames = ['left', 'right']\ncells = [[1, 2], [3, 4]]\n\
                [[goals]]\nname = 'dark'\nboard = 'none'\n\
                [[goals]]\nboard = [1, 4]\n";
    let puzzle = one(text);
    assert_eq!(puzzle.title(), "Vier Lämpchen");
    assert_eq!(puzzle.refusal(), "no way");
    let labels = puzzle.labels();
    let names = ["pair 1", "pair 2", "pair 3", "move 4", "left", "right"];
    assert_eq!(labels.variables, names);
    assert_eq!(labels.equations, ["cell 1", "cell 2", "cell 3", "cell 4"]);
    assert_eq!(labels.goals, ["dark", "goal 2"]);
    let picture = puzzle.picture().unwrap();
    assert_eq!(picture.symbols, ['.', 'o']);
    assert_eq!(picture.states, ["dark", "bright"]);
    assert_eq!(picture.start.to_string(), "0110");
    assert_eq!(picture.goals[1].to_string(), "1001");
    // The word for "no" says how to answer, and is no part of the problem.
    let rebuilt = again(&*puzzle);
    assert!(same(&*rebuilt, &*puzzle));
    assert_eq!(rebuilt.refusal(), "Impossible");
    let options = ReadOptions {
        goal: Some("goal 2".to_owned()),
        ..ReadOptions::default()
    };
    assert_eq!(one_with(text, &options).labels().goals, ["goal 2"]);
}

#[test]
fn a_picture_may_be_written_in_several_ways() {
    let moves = "moves = []\n";
    let wanted = toggle(&format!(
        "mask = ['.#.', '###']\n{moves}goals = [{{board = [1, 4]}}]"
    ));
    for (mask, board) in [
        ("'''\n.#.\n###\n'''", "'''\n 1\n001\n'''"),
        (
            "\"\"\"\r\n .#.\r\n ###\r\n \"\"\"",
            "\"\"\"\r\n   1\r\n 0 0 1\r\n\"\"\"",
        ),
        ("['', '   #', '  ###..', '']", "['.1.', '001']"),
    ] {
        let text = format!("mask = {mask}\n{moves}goals = [{{board = {board}}}]");
        assert!(same(&*toggle(&text), &*wanted), "{text}");
    }
}

#[test]
fn toml_is_recognized() {
    for text in [
        "title = \"x\"\nmask = '#'\nmoves = []\ngoals = [{board = 'all'}]",
        "mask = '#'\nmoves = []\ngoals = [{board = 'all'}]",
        "# a lamp\n\n[[goals]]\nboard = 'all'\n[[moves]]\ncells = [1]\n[x]\n",
        "\u{feff}mask = [\n'#',\n]\nmoves = []\ngoals = [{board = 'all'}]",
    ] {
        match puzzles::read(text, &ReadOptions::default()) {
            Ok(found) => assert_eq!(found[0].kind(), Kind::Toggle, "{text}"),
            Err(error) => assert!(matches!(error.problem, InputProblem::Toggle(_)), "{text}"),
        }
    }
}

const HEAD: &str = "mask = '###'\n";

fn wrong(text: &str) -> ((usize, usize, usize), ToggleProblem) {
    let error = refused_with(text, &as_kind(Kind::Toggle));
    assert_eq!(error.failure(), Failure::Unusable, "{text:?}");
    let at = error.location.as_ref().expect("a place");
    let place = (at.line, at.column, at.width);
    match error.problem {
        InputProblem::Toggle(problem) => (place, problem),
        other => panic!("{text:?}: {other:?}"),
    }
}

#[test]
fn a_slip_in_a_key_is_shown_and_put_right() {
    for (text, place, meant) in [
        ("maks = '#'", (1, 1, 4), Some("mask")),
        ("mask = '#'\nmovse = []", (2, 1, 5), Some("moves")),
        ("mask = '#'\nelephant = 1", (2, 1, 8), None),
        ("\u{feff}titel = 'x'", (1, 1, 5), Some("title")),
        (
            "mask = '#'\n[[moves]]\nshap = '#'",
            (3, 1, 4),
            Some("shape"),
        ),
        (
            "mask = '#'\nmoves = []\n[[goals]]\nbord = 'all'",
            (4, 1, 4),
            Some("board"),
        ),
    ] {
        let (at, problem) = wrong(text);
        assert_eq!(at, place, "{text:?}");
        let ToggleProblem::UnknownKey { suggestion, .. } = problem else {
            panic!("{text:?}: {problem:?}");
        };
        assert_eq!(suggestion, meant, "{text:?}");
    }
}

#[test]
fn what_is_wrong_is_marked() {
    let moves = |rest: &str| wrong(&format!("{HEAD}[[moves]]\n{rest}"));
    let goals = |rest: &str| wrong(&format!("{HEAD}moves = []\n[[goals]]\n{rest}"));
    assert_eq!(wrong("mask = '...'"), ((1, 8, 5), NoCells));
    assert_eq!(
        wrong("mask = '#'\nsymbols = '00'"),
        ((2, 11, 4), BadSymbols)
    );
    assert_eq!(
        wrong("mask = '#'\nsymbols = '0●'"),
        ((2, 11, 4), BadSymbols)
    );
    assert_eq!(wrong("mask = '#'\ntitle = ''"), ((2, 9, 2), BadName));
    // 59 letters are a name, but not with a blank and a number after them.
    let long = "n".repeat(59);
    let numbered = format!("mask = '#'\nmoves = [{{cells = [1], name = '{long}'}}]");
    assert_eq!(wrong(&numbered), ((2, 31, 61), BadName));
    assert_eq!(
        wrong("mask = '#'\ntitle = \"a\\u0007\""),
        ((2, 9, 9), BadName)
    );
    assert_eq!(wrong("mask = \"#\\n#\""), ((1, 8, 6), Escape));
    assert_eq!(moves("shape = '..'"), ((3, 9, 4), NoSquares));
    assert_eq!(moves("shape = '@o'"), ((3, 11, 1), SecondAnchor));
    assert_eq!(moves("shape = '####'"), ((3, 9, 6), FitsNowhere));
    assert_eq!(moves("shape = '##'\nedges = 'cut'"), ((3, 9, 4), NoAnchor));
    assert_eq!(
        moves("shape = '###'\nat = [2, 1]"),
        ((4, 10, 1), DoesNotFit)
    );
    assert_eq!(moves("cells = [1, 3, 1]"), ((3, 16, 1), CellTwice));
    assert_eq!(
        wrong("mask = '#'\nmoves = []\ngoals = []"),
        ((3, 9, 2), NoGoals)
    );
    let none = |cell: &str| ToggleProblem::NoSuchCell {
        cell: cell.to_owned(),
        cells: 3,
    };
    assert_eq!(moves("cells = [0]"), ((3, 10, 1), none("0")));
    assert_eq!(moves("cells = [[1], [4]]"), ((3, 16, 1), none("4")));
    assert_eq!(moves("cells = [-1]"), ((3, 10, 2), none("-1")));
    let stray = |found| ToggleProblem::StrayCell {
        found,
        symbols: ['0', '1'],
    };
    assert_eq!(goals("board = '0x1'"), ((4, 11, 1), stray('x')));
    let (found, cells) = (2, 3);
    let short = ToggleProblem::BoardRow { found, cells };
    assert_eq!(goals("board = '''\n 01\n'''"), ((5, 2, 2), short));
    let (found, rows) = (2, 1);
    let tall = ToggleProblem::BoardRows { found, rows };
    assert_eq!(goals("board = ['011', '000']"), ((4, 9, 14), tall));
    let missing = |key, table| ToggleProblem::MissingKey { key, table };
    assert_eq!(
        wrong("title = 'x'"),
        ((1, 1, 1), missing("mask", "the file"))
    );
    assert_eq!(goals("name = 'x'"), ((3, 1, 9), missing("board", "a goal")));
    let neither = ToggleProblem::OneOf {
        keys: ["shape", "cells"],
        both: false,
    };
    assert_eq!(moves("name = 'x'"), ((2, 1, 9), neither));
}

#[test]
fn names_are_each_their_own() {
    let twice = |text: &str, expected: &str| {
        let ToggleProblem::NameTwice { name } = wrong(text).1 else {
            panic!("{text:?}");
        };
        assert_eq!(name, expected, "{text:?}");
    };
    let moves = "moves = [{name = 'a', cells = [1]}, {names = ['a 1'], cells = [2]}]\n";
    twice(&format!("{HEAD}{moves}goals = [{{board = 'all'}}]"), "a 1");
    let goals = "goals = [{board = 'all', name = 'x'}, {board = 'none', name = 'x'}]";
    twice(&format!("{HEAD}moves = []\n{goals}"), "x");
}

#[test]
fn too_much_is_a_limit() {
    let refuse = |text: &str| {
        let found = read_each(text, &as_kind(Kind::Toggle)).unwrap();
        assert_eq!(found.len(), 1);
        found[0].as_ref().unwrap_err().failure()
    };
    let square = format!("mask = [{}]", format!("'{}',", "#".repeat(129)).repeat(128));
    assert_eq!(refuse(&square), Failure::Limit);
    let shape = format!("mask = '#'\nmoves = [{{shape = '{}'}}]", "#".repeat(16_385));
    assert_eq!(refuse(&shape), Failure::Limit);
    let many = format!(
        "mask = '#'\nmoves = [{{cells = [{}]}}]",
        "[],".repeat(16_385)
    );
    assert_eq!(refuse(&many), Failure::Limit);
    let long = format!("# {}\n", "x".repeat(puzzles::limits::MAX_TOML_BYTES));
    assert_eq!(refuse(&format!("{long}mask = '#'")), Failure::Limit);
}

proptest! {
    #[test]
    fn a_puzzle_of_lists_is_played_as_its_matrix_says_and_rebuilt(
        cells in 1_usize..6,
        masks in prop::collection::vec(0_u32..32, 0..6),
        start in 0_u32..32,
        goals in prop::collection::vec(0_u32..32, 1..4),
    ) {
        let list = |bits: &u32| (1..=cells).filter(|i| bits >> (i - 1) & 1 == 1).collect::<Vec<_>>();
        let mut text = format!("mask = '{}'\nstart = {:?}\n", "#".repeat(cells), list(&start));
        let moves: Vec<_> = masks.iter().map(|bits| format!("{{cells = {:?}}}", list(bits))).collect();
        let _ = writeln!(text, "moves = [{}]", moves.join(", "));
        for goal in &goals {
            let _ = writeln!(text, "[[goals]]\nboard = {:?}", list(goal));
        }
        let puzzle = toggle(&text);
        prop_assert!(same(&*again(&*puzzle), &*puzzle));
        for x in all_vectors(masks.len()) {
            for (goal, wanted) in goals.iter().enumerate() {
                // The least that a computer can do: exclusive or of numbers.
                let moved = x.iter_ones().fold(start, |board, j| board ^ masks[j]);
                let reached = (moved ^ wanted) & ((1 << cells) - 1) == 0;
                prop_assert_eq!(puzzle.accepts(goal, &x), reached);
                let system = puzzle.system();
                let solves = system.a().multiply_vector(&x) == system.b().column(goal);
                prop_assert_eq!(solves, reached);
            }
        }
    }
}
