//! The published answers to the two puzzles, in every form in which people type a board.

use rowstep_tests::program::{rowstep, rowstep_on};
use rowstep_tests::read;

/// Flip Game boards and their answers.
const FLIP: [(&str, &str); 4] = [
    ("bwwb/bbwb/bwwb/bwww", "4"),
    ("bwbw/wwww/bbwb/bwwb", "Impossible"),
    ("wwww/wwww/wwww/wwww", "0"),
    ("bbbb/bbbb/bbbb/bbbb", "0"),
];

/// Nakov boards and their answers.
const NAKOV: [(&str, &str); 3] = [
    ("111/01001/01001/00111/000", "2"),
    ("100/11011/01111/00111/000", "2"),
    ("100/00000/00000/00000/000", "-1"),
];

/// Lights Out boards and their answers.
const LIGHTS: [(&str, &str); 4] = [
    ("01101", "2"),
    ("1110/0100/1011/1000", "4"),
    ("11", "1"),
    ("100/100", "Impossible"),
];

fn boards() -> impl Iterator<Item = (&'static str, &'static str)> {
    FLIP.into_iter().chain(NAKOV).chain(LIGHTS)
}

fn answer(text: &str) -> String {
    rowstep_on(text, &["solve", "--answer"]).answer()
}

/// The cells of each row with a space between.
fn spaced(rows: &str) -> String {
    let spaced = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    rows.lines().map(|row| spaced(row) + "\n").collect()
}

/// A name, and how it changes a board with a row on a line.
type Form = (&'static str, fn(&str) -> String);

const FORMS: [Form; 8] = [
    ("plain", str::to_owned),
    ("no newline at the end", |rows| rows.trim_end().to_owned()),
    ("CRLF", |rows| rows.replace('\n', "\r\n")),
    ("spaces between the cells", spaced),
    ("space at the ends of lines", |rows| {
        rows.replace('\n', " \t\n")
    }),
    ("blank lines around", |rows| format!("\n\n{rows}\n\n")),
    ("a byte order mark", |rows| format!("\u{feff}{rows}")),
    ("a comment", |rows| format!("# from a book\n{rows}")),
];

#[test]
fn every_form_of_a_board_has_the_same_answer() {
    for (board, expected) in boards() {
        let rows = board.replace('/', "\n") + "\n";
        for (form, rewrite) in FORMS {
            assert_eq!(
                answer(&rewrite(&rows)),
                format!("{expected}\n"),
                "{board}, {form}"
            );
        }
    }
}

#[test]
fn a_board_on_the_command_line_has_the_same_answer() {
    for (board, expected) in boards() {
        let found = rowstep(&["solve", "--answer", "--board", board]).answer();
        assert_eq!(found, format!("{expected}\n"), "{board}");
    }
}

#[test]
fn a_file_has_the_same_answer_as_standard_input() {
    let folder = tempfile::tempdir().expect("a folder");
    for (board, expected) in boards() {
        let file = folder.path().join("board.txt");
        std::fs::write(&file, board.replace('/', "\n")).expect("the file can be written");
        let file = file.to_str().expect("a path of ASCII");
        assert_eq!(
            rowstep(&["solve", "--answer", file]).answer(),
            format!("{expected}\n")
        );
    }
}

#[test]
fn a_nakov_board_may_stand_on_one_line() {
    for (board, expected) in NAKOV {
        for cells in [
            board.replace('/', " "),
            board.replace('/', ""),
            spaced(&board.replace('/', "")),
        ] {
            let found = rowstep_on(&cells, &["solve", "--answer", "--puzzle", "nakov"]).answer();
            assert_eq!(found, format!("{expected}\n"), "{cells}");
        }
    }
}

#[test]
fn several_boards_get_a_line_each_and_leak_nothing() {
    for table in [&FLIP[..], &NAKOV, &LIGHTS] {
        // There and back again: a count or a best value that leaked would show.
        let there_and_back: Vec<_> = table.iter().chain(table.iter().rev()).collect();
        let boards: Vec<_> = there_and_back
            .iter()
            .map(|(board, _)| board.replace('/', "\n"))
            .collect();
        let expected: Vec<_> = there_and_back.iter().map(|(_, answer)| *answer).collect();
        let expected = expected.join("\n") + "\n";
        let file = boards.join("\n\n");
        assert_eq!(answer(&file), expected);
        assert_eq!(answer(&file.replace('\n', "\r\n")), expected);
    }
}

#[test]
fn the_nakov_operations_are_named() {
    let moves = |board| {
        let json = rowstep(&["solve", "--json", "--board", board]).answer();
        let answer: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        answer["moves"].clone()
    };
    assert_eq!(
        moves(NAKOV[0].0),
        serde_json::json!(["square 1", "square 4"])
    );
    assert_eq!(moves(NAKOV[1].0), serde_json::json!(["square 4", "plus 6"]));
}

#[test]
fn boards_in_toml_on_the_page_of_inputs_are_read() {
    let page = read("docs/inputs.md");
    let blocks: Vec<&str> = page
        .split("```toml\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    let example = puzzles::example("nakov-toml").expect("it is there");
    assert_eq!(blocks[0], example.text);
    let nakov = rowstep(&["explain", "--example", "nakov2"]).answer();
    assert_eq!(rowstep_on(blocks[0], &["explain", "-"]).answer(), nakov);
    let ring = rowstep_on(blocks[1], &["solve", "--json"]).answer();
    let ring: serde_json::Value = serde_json::from_str(&ring).expect("JSON");
    assert_eq!(ring["goals"].as_array().expect("a list").len(), 2);
}
