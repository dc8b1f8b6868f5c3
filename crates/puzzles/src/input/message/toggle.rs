//! The sentences about TOML files.

use super::{Sentences, cells, count, pair};
use crate::input::problem::ToggleProblem;
use crate::limits::MAX_NAME;

impl ToggleProblem {
    pub(super) fn sentences(&self) -> Sentences {
        self.about_keys()
            .or_else(|| self.about_boards())
            .unwrap_or_else(|| self.about_names())
    }

    /// What is wrong with the file as TOML, its keys, and the types of their values.
    fn about_keys(&self) -> Option<Sentences> {
        Some(match self {
            Self::Toml { message } => pair(
                format!("this is no TOML: {message}"),
                "a TOML file is lines such as key = \"text\", key = [1, 2] and [[table]]",
            ),
            Self::UnknownKey {
                key,
                table,
                suggestion,
                known,
            } => pair(
                format!("{table} has no key {key:?}"),
                match suggestion {
                    Some(other) => format!("did you mean {other}?"),
                    None => format!("its keys are {}", known.join(", ")),
                },
            ),
            Self::MissingKey { key, table } => pair(
                format!("{table} has no {key}"),
                match *key {
                    "moves" => {
                        "moves are tables under [[moves]]; if there are none, say moves = []"
                    }
                    "goals" => "goals are tables under [[goals]], each with a board",
                    "mask" => "mask is a picture of the board: # is a cell, . and blanks are none",
                    _ => {
                        "a goal has a board: a picture, a list of the cells in state 1, or \"all\" or \"none\""
                    }
                },
            ),
            Self::WrongType { wanted } => {
                pair("this has another type", format!("it should be {wanted}"))
            }
            Self::OneOf { keys: [a, b], both } => pair(
                match both {
                    true => format!("there are {a} and {b}"),
                    false => format!("there is neither {a} nor {b}"),
                },
                format!("there should be one of them, {a} or {b}"),
            ),
            Self::Needs { key, other } => pair(
                format!("there is {key} without {other}"),
                format!("{key} says where a {other} is placed"),
            ),
            Self::UnknownWord { word, known } => pair(
                format!("{word:?} means nothing here"),
                format!("the words are {}", known.join(", ")),
            ),
            _ => return None,
        })
    }

    /// What is wrong with pictures, shapes and lists of cells.
    fn about_boards(&self) -> Option<Sentences> {
        const SHAPE: &str = "# is a square that changes, @ one that is also the anchor, \
                             o an anchor that does not change, . and blanks are none";
        Some(match self {
            Self::Escape => pair(
                "there is a backslash in this picture",
                "put pictures between ''' and ''', where TOML leaves every character as it is",
            ),
            Self::StraySquare { found, wanted } => pair(format!("{found:?} is no square"), *wanted),
            Self::NoCells => pair("this mask has no cells", "# is a cell"),
            Self::NoSquares => pair("this shape changes nothing", SHAPE),
            Self::SecondAnchor => pair("this is the shape's second anchor", SHAPE),
            Self::NoAnchor => pair(
                "this shape has no anchor and no middle square",
                "mark the square that stands on the cell: @ if it changes, o if not",
            ),
            Self::FitsNowhere => pair(
                "this shape fits nowhere on the board",
                "with edges = \"cut\" what sticks out is left out",
            ),
            Self::DoesNotFit => pair(
                "the shape does not fit here",
                "with edges = \"cut\" what sticks out is left out",
            ),
            Self::NoSuchCell { cell, cells } => pair(
                format!("there is no cell {cell}"),
                format!("the cells are counted from 1 to {cells}, row by row"),
            ),
            Self::CellTwice => pair(
                "this cell has been there before",
                "name each cell once; two would cancel, which is hardly meant",
            ),
            Self::BoardRows { found, rows } => pair(
                format!("this board has {} with cells", count(*found, "row", "rows")),
                format!("the mask has {rows}"),
            ),
            Self::BoardRow {
                found,
                cells: wanted,
            } => pair(
                format!("this row has {}", cells(*found)),
                format!("this row of the mask has {wanted}"),
            ),
            Self::StrayCell {
                found,
                symbols: [zero, one],
            } => pair(
                format!("{found:?} is no cell of this board"),
                format!("a cell is {zero} or {one}; others come from symbols = \"{zero}{one}\""),
            ),
            _ => return None,
        })
    }

    /// What is wrong with names and goals; the rest has been told.
    fn about_names(&self) -> Sentences {
        match self {
            Self::NameTwice { name } => pair(
                format!("two are called {name:?}"),
                "each move has a name of its own, and so has each goal",
            ),
            Self::NameCount { found, moves } => pair(
                format!(
                    "there are {} for {}",
                    count(*found, "name", "names"),
                    count(*moves, "move", "moves")
                ),
                "each move has a name; name = \"…\" gives all of them one, with their numbers",
            ),
            Self::BadSymbols => pair(
                "these cannot be the symbols",
                "symbols are two different characters of ASCII that are no blanks, such as \"01\"",
            ),
            Self::NoGoals => pair("there are no goals", "a goal is a table under [[goals]]"),
            Self::UnknownGoal { goal, goals } => pair(
                format!("there is no goal {goal:?}"),
                format!("the goals are {}", goals.join(", ")),
            ),
            _ => pair(
                "this cannot be a name",
                format!(
                    "a name is 1 to {MAX_NAME} characters on one line, without blanks around it"
                ),
            ),
        }
    }
}
