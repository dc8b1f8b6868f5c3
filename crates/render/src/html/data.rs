//! The lesson as JSON for the player: the start, and what each frame changes and says.
//!
//! Sentences are HTML from the same renderer as the explanation below; nothing else in the page
//! is markup from data.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;
use tracer::Detail;
use tracer::explanation::{
    Board, BoardCell, Change, Formula, FrameScene, Matrix, RowState, Standing, View,
};
use tracer::{MoveKind, Picture};

use super::Page;
use super::escape::escaped;

/// Everything that the player is given.
#[derive(Serialize)]
pub(super) struct Data {
    /// The rows of A, as 0 and 1.
    left: Vec<String>,
    /// The rows of B.
    right: Vec<String>,
    /// The symbols of the variables, as HTML.
    variables: Vec<String>,
    /// The symbols of the goals, as HTML.
    goals: Vec<String>,
    /// The board, if there is one.
    board: Option<BoardData>,
    frames: Vec<FrameData>,
    /// What the frames say; many say the same.
    texts: Vec<String>,
    /// The sentences with holes.
    phrases: BTreeMap<&'static str, String>,
}

/// The place of a text among the lesson's texts.
type TextIndex = usize;

/// Texts that are kept once each.
#[derive(Default)]
struct Texts {
    places: HashMap<String, TextIndex>,
    texts: Vec<String>,
}

impl Texts {
    /// Keeps a text and returns its place.
    fn keep(&mut self, html: &str) -> TextIndex {
        let text = with_short_indices(html);
        if let Some(&place) = self.places.get(&text) {
            return place;
        }
        self.places.insert(text.clone(), self.texts.len());
        self.texts.push(text);
        self.texts.len() - 1
    }
}

/// HTML with `[x]{5}` for x₅: there are thousands, and in JSON inside HTML their elements are
/// long. Brackets and braces of the text itself are written as numbers.
fn with_short_indices(html: &str) -> String {
    let signs = ["{", "}", "[", "]"];
    let numbers = ["&#123;", "&#125;", "&#91;", "&#93;"];
    let elements = ["<sub>", "</sub>", "<i>", "</i>"];
    let numbered = signs.iter().zip(numbers);
    let plain = numbered.fold(html.to_owned(), |text, (sign, number)| {
        text.replace(sign, number)
    });
    let shortened = elements.iter().zip(signs);
    shortened.fold(plain, |text, (element, sign)| text.replace(element, sign))
}

#[derive(Serialize)]
struct BoardData {
    /// The row and the column of each cell.
    cells: Vec<[usize; 2]>,
    /// The state of each cell, as 0 and 1.
    start: String,
    /// How each cell should stand, if there is one goal and it has both states.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<String>,
    symbols: [char; 2],
    states: [String; 2],
    /// The class that gives the states their looks.
    palette: &'static str,
    /// Whether variable j is "press cell j".
    presses: bool,
}

#[derive(Serialize)]
struct FrameData {
    /// 0 for outline, 1 for pivot, 2 for operation.
    stop: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    change: Option<ChangeData>,
    /// The part that is on the screen, from 1; without it the matrix is.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<usize>,
    /// How much of the part is revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    revealed: Option<usize>,
    heading: TextIndex,
    /// What is said at each detail; empty at those that do not stop here.
    said: [TextIndex; 3],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    decided: Vec<(usize, &'static str)>,
    /// The goal for which unknowns get values here.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<usize>,
    /// What stands at the right of rows, and their class if they are out of the ordinary.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<(usize, TextIndex, &'static str)>,
    /// The rows of the mask, a letter a cell, a `/` between them.
    #[serde(skip_serializing_if = "Option::is_none")]
    mask: Option<TextIndex>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    equations: Vec<TextIndex>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum ChangeData {
    SwapColumns([usize; 2]),
    Swap([usize; 2]),
    Pivot([usize; 2]),
    Add { source: usize, targets: Vec<usize> },
    Skip([usize; 2]),
}

impl Page<'_> {
    pub(super) fn data(&self) -> Data {
        let lesson = self.lesson;
        let names = &lesson.explanation.names;
        let unknowns = names.variables.len();
        let rows = lesson.start.iter_rows();
        let halves = rows.map(|row| halves(row.to_vector().to_string(), unknowns));
        let (left, right) = halves.unzip();
        let mut texts = Texts::default();
        let frames = lesson.views().map(|view| self.frame(&view, &mut texts));
        let frames = frames.collect();
        Data {
            left,
            right,
            variables: (0..unknowns).map(|var| self.variable(var)).collect(),
            goals: (0..names.goals.len()).map(|goal| self.goal(goal)).collect(),
            board: lesson
                .picture
                .as_ref()
                .map(|picture| self.board_data(picture)),
            frames,
            texts: texts.texts,
            phrases: tracer::phrases()
                .map(|phrase| (phrase.key, escaped(phrase.text)))
                .collect(),
        }
    }

    fn equations(&self, equations: &[Formula], texts: &mut Texts) -> Vec<TextIndex> {
        let equations = equations.iter();
        equations
            .map(|equation| texts.keep(&self.formula(equation)))
            .collect()
    }

    /// The notes of a matrix, by row.
    fn notes(&self, matrix: &Matrix, texts: &mut Texts) -> Vec<(usize, TextIndex, &'static str)> {
        let rows = matrix.rows.iter().enumerate();
        rows.filter(|(_, row)| !row.note.is_empty())
            .map(|(index, row)| (index, texts.keep(&self.prose(&row.note)), class(row.state)))
            .collect()
    }

    fn board_data(&self, picture: &Picture) -> BoardData {
        BoardData {
            cells: picture.cells.iter().map(|at| [at.row, at.col]).collect(),
            start: picture.start.to_string(),
            goal: mixed_goal(picture),
            symbols: picture.symbols,
            states: picture.states.clone(),
            palette: self.palette(),
            presses: picture.moves == MoveKind::PressCell,
        }
    }

    fn frame(&self, view: &View<'_>, texts: &mut Texts) -> FrameData {
        let frame = view.frame;
        let (part, revealed) = match frame.scene {
            FrameScene::Matrix => (None, None),
            FrameScene::Part { part, revealed } => (Some(tracer::one_based(part)), revealed),
        };
        let stop = level(frame.stop);
        let said = [
            &frame.said.outline,
            &frame.said.pivot,
            &frame.said.operation,
        ];
        let mut level = 0..;
        let said = said.map(|prose| match level.next() {
            Some(at) if at >= stop => texts.keep(&self.prose(prose)),
            _ => texts.keep(""),
        });
        FrameData {
            stop,
            change: change(&frame.change),
            part,
            revealed,
            heading: texts.keep(&self.prose(&frame.heading)),
            said,
            decided: frame.decided.iter().map(standing).collect(),
            goal: frame.goal,
            notes: match frame.scene {
                FrameScene::Matrix => self.notes(&view.matrix, texts),
                FrameScene::Part { .. } => Vec::new(),
            },
            mask: frame.mask.as_ref().map(|board| texts.keep(&mask(board))),
            equations: self.equations(&frame.equations, texts),
        }
    }
}

/// The class of a row without unknowns, where that is worth showing.
fn class(state: RowState) -> &'static str {
    match state {
        RowState::Zero => "zero",
        RowState::Contradiction => "bad",
        RowState::Plain | RowState::Pivot | RowState::Target => "",
    }
}

/// The only goal, unless a word says it: all cells alike.
fn mixed_goal(picture: &Picture) -> Option<String> {
    match picture.goals.as_slice() {
        [goal] if !goal.is_zero() && goal.weight() < goal.len() => Some(goal.to_string()),
        _ => None,
    }
}

/// A row of [A | B], cut at the bar.
fn halves(mut row: String, unknowns: usize) -> (String, String) {
    let right = row.split_off(unknowns);
    (row, right)
}

fn level(detail: Detail) -> u8 {
    match detail {
        Detail::Outline => 0,
        Detail::Pivot => 1,
        Detail::Operation => 2,
    }
}

fn change(change: &Change) -> Option<ChangeData> {
    Some(match change {
        Change::None => return None,
        Change::SwapColumns { cols } => ChangeData::SwapColumns(*cols),
        Change::Swap { rows } => ChangeData::Swap(*rows),
        Change::Pivot { row, col } => ChangeData::Pivot([*row, *col]),
        Change::Add {
            source, targets, ..
        } => ChangeData::Add {
            source: *source,
            targets: targets.clone(),
        },
        Change::Skip { cols } => ChangeData::Skip([cols.start, cols.end]),
    })
}

fn standing(decided: &(usize, Standing)) -> (usize, &'static str) {
    let standing = match decided.1 {
        Standing::Undecided => "undecided",
        Standing::Basic => "basic",
        Standing::Free => "free",
        Standing::Value(false) => "0",
        Standing::Value(true) => "1",
    };
    (decided.0, standing)
}

/// The rows of a mask: `P` the pivot, `*` another unknown of the row, `.` none, a space where
/// there is no cell.
fn mask(board: &Board) -> String {
    let letter = |cell: &BoardCell| match cell {
        BoardCell::Outside => ' ',
        BoardCell::Pivot => 'P',
        BoardCell::Chosen => '*',
        BoardCell::Quiet | BoardCell::Kept | BoardCell::Number(_) | BoardCell::State { .. } => '.',
    };
    let row = |row: &Vec<BoardCell>| row.iter().map(letter).collect();
    let rows: Vec<String> = board.rows.iter().map(row).collect();
    rows.join("/")
}

#[cfg(test)]
mod tests {
    use super::with_short_indices;

    #[test]
    fn braces_of_a_text_are_no_index() {
        assert_eq!(
            with_short_indices("{a} [<i>x</i><sub>12</sub>]"),
            "&#123;a&#125; &#91;[x]{12}&#93;"
        );
    }
}
