//! The elimination: a frame for each column that is shown, a line for each of the others, and
//! all of it in the appendix.

use tracer::Detail;
use tracer::explanation::{Change, FrameScene, Inline, Lesson, Matrix, Prose, RowState, View};

use super::Deck;
use super::frame::{Frame, one_at_a_time};
use super::packing::{Piece, Reveal};
use super::room::Stage;

/// Up to so many states the whole elimination is shown one by one.
const SHORT: usize = 24;
/// Of a longer one so many columns are.
const FIRST_COLUMNS: usize = 2;
/// Up to so many states the appendix has a page for each; of more, one for each column.
const APPENDIX: usize = 120;
/// The largest matrix that can be read on a slide.
const READABLE: (usize, usize) = (32, 40);

/// The frames of a lesson that belong to one column, or to one operation that no column orders.
pub(super) struct Group {
    /// The frames' indices.
    pub(super) frames: Vec<usize>,
    /// The column that they are about; without one, how many groups came before.
    pub(super) column: usize,
}

/// Cuts the elimination into columns; the given system and the form at the end are no part of it.
pub(super) fn groups(lesson: &Lesson) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for (index, frame) in lesson.frames.iter().enumerate() {
        if frame.scene != FrameScene::Matrix || frame.change == Change::None {
            continue;
        }
        open.push(index);
        if frame.stop == Detail::Outline {
            let frames = std::mem::take(&mut open);
            let column = frames
                .iter()
                .find_map(|&i| column_of(&lesson.frames[i].change));
            let column = column.unwrap_or(groups.len());
            groups.push(Group { frames, column });
        }
    }
    groups
}

fn column_of(change: &Change) -> Option<usize> {
    match change {
        Change::Pivot { col, .. } => Some(*col),
        Change::Skip { cols } => Some(cols.start),
        Change::Add { col, .. } => *col,
        Change::None | Change::Swap { .. } | Change::SwapColumns { .. } => None,
    }
}

/// Which columns are shown where nobody said which: all of a short elimination.
pub(super) fn shown_by_size(groups: &[Group]) -> (usize, usize) {
    let states: usize = groups.iter().map(|group| group.frames.len()).sum();
    let last = groups.iter().map(|group| group.column).max().unwrap_or(0);
    if states <= SHORT {
        (0, last)
    } else {
        (0, last.min(FIRST_COLUMNS - 1))
    }
}

impl Deck<'_> {
    /// The columns that are shown, and between them the others as a list.
    pub(super) fn elimination(&self, title: &str) -> Vec<Frame> {
        let views: Vec<View<'_>> = self.lesson.views().collect();
        let mut frames = Vec::new();
        let mut folded: Vec<Piece> = Vec::new();
        for group in &self.groups {
            if self.is_shown(group) {
                let before = std::mem::take(&mut folded);
                frames.extend(self.shared_out(title, before, Reveal::AtOnce));
                frames.push(self.column(group, &views));
            } else {
                let last = group.frames.last().expect("a group has frames");
                folded.push(self.item(&views[*last].frame.said.outline));
            }
        }
        frames.extend(self.shared_out(title, folded, Reveal::AtOnce));
        frames
    }

    fn is_shown(&self, group: &Group) -> bool {
        (self.shown.0..=self.shown.1).contains(&group.column) && self.is_readable()
    }

    /// Whether [A | B] can be read on a slide.
    fn is_readable(&self) -> bool {
        let start = &self.lesson.start;
        start.rows() <= READABLE.0 && start.cols() <= READABLE.1
    }

    /// All columns that the deck itself has only as a line.
    pub(super) fn appendix(&self) -> Vec<Frame> {
        let folded: Vec<&Group> = self
            .groups
            .iter()
            .filter(|group| !self.is_shown(group))
            .collect();
        if folded.is_empty() {
            return Vec::new();
        }
        let views: Vec<View<'_>> = self.lesson.views().collect();
        if !self.is_readable() {
            return self.told(&folded, &views);
        }
        let states: usize = folded.iter().map(|group| group.frames.len()).sum();
        folded
            .iter()
            .map(|group| {
                if states <= APPENDIX {
                    self.column(group, &views)
                } else {
                    self.column_at_once(group, &views)
                }
            })
            .collect()
    }

    /// Every operation in words, where the matrix is too large for a slide.
    fn told(&self, groups: &[&Group], views: &[View<'_>]) -> Vec<Frame> {
        let mut pieces = Vec::new();
        for group in groups {
            let first = views[group.frames[0]].frame;
            pieces.push(self.paragraph(&Prose(vec![Inline::Strong(first.heading.clone())])));
            for &index in &group.frames {
                pieces.push(self.item(&views[index].frame.said.operation));
            }
        }
        self.shared_out(&self.title(), pieces, Reveal::AtOnce)
    }

    /// A column as a frame with an overlay for each state.
    fn column(&self, group: &Group, views: &[View<'_>]) -> Frame {
        let states: Vec<&View<'_>> = group.frames.iter().map(|&index| &views[index]).collect();
        let together = together(&states);
        let matrices: Vec<String> = states
            .iter()
            .map(|view| self.stage_matrix(&view.matrix))
            .collect();
        let sides: Vec<String> = states.iter().map(|view| self.side(view)).collect();
        let words: Vec<String> = states
            .iter()
            .map(|view| self.tex.prose(&view.frame.said.operation))
            .collect();
        let last_side = sides.last().cloned().unwrap_or_default();
        let body = self.stage(
            &one_at_a_time(&matrices, &self.stage_matrix(&together)),
            &one_if_all_are(&sides, &last_side),
            &one_at_a_time(&words, &words.join(" ")),
        );
        Frame {
            title: self.title_of(&states),
            body,
            notes: words,
        }
    }

    /// A column as a single page.
    fn column_at_once(&self, group: &Group, views: &[View<'_>]) -> Frame {
        let states: Vec<&View<'_>> = group.frames.iter().map(|&index| &views[index]).collect();
        let words: Vec<String> = states
            .iter()
            .map(|view| self.tex.prose(&view.frame.said.operation))
            .collect();
        let side = states
            .last()
            .map(|view| self.side(view))
            .unwrap_or_default();
        Frame {
            title: self.title_of(&states),
            body: self.stage(
                &self.stage_matrix(&together(&states)),
                &side,
                &words.join(" "),
            ),
            notes: words,
        }
    }

    fn title_of(&self, states: &[&View<'_>]) -> String {
        let last = states.last().expect("a group has frames");
        self.tex.heading(&last.frame.heading)
    }

    /// The areas of a slide about a matrix; their sizes do not depend on what is in them.
    fn stage(&self, matrix: &str, side: &str, words: &str) -> String {
        let command = match self.room.stage {
            Stage::Below => "rsstagebelow",
            Stage::Beside => "rsstagebeside",
        };
        format!("\\{command}{{%\n{matrix}}}{{%\n{side}}}{{%\n{words}}}")
    }

    fn stage_matrix(&self, matrix: &Matrix) -> String {
        let (width, height) = match self.room.stage {
            Stage::Below => ("\\linewidth", "\\rsstageheight"),
            Stage::Beside => ("\\linewidth", "\\rsbodyheight"),
        };
        format!(
            "\\rsenlarge{{{width}}}{{{height}}}{{{}}}",
            self.tex.shaded_matrix(matrix, true)
        )
    }

    /// The pivot's row on the board, and as equations.
    fn side(&self, view: &View<'_>) -> String {
        let mask = view.frame.mask.iter().map(|mask| self.side_board(mask));
        let equations = view.frame.equations.iter();
        let equations = equations.map(|formula| format!("${}$", self.tex.formula(formula)));
        let all: Vec<String> = mask.chain(equations).collect();
        all.join("\\par\\smallskip\n")
    }
}

/// What all overlays show alike stands there once.
fn one_if_all_are(overlays: &[String], together: &str) -> String {
    if overlays.iter().all(|overlay| overlay == together) {
        return together.to_owned();
    }
    one_at_a_time(overlays, together)
}

/// The matrix after a column, with the labels of all its operations.
fn together(states: &[&View<'_>]) -> Matrix {
    let mut matrix = states.last().expect("a group has frames").matrix.clone();
    for row in &mut matrix.rows {
        row.note = Prose::default();
    }
    for view in states {
        for (row, then) in matrix.rows.iter_mut().zip(&view.matrix.rows) {
            if then.note.is_empty() {
                continue;
            }
            if !row.note.is_empty() {
                row.note.0.push(Inline::Text(", ".to_owned()));
            }
            row.note.0.extend(then.note.0.iter().cloned());
            if row.state == RowState::Plain {
                row.state = then.state;
                row.marks.clone_from(&then.marks);
            }
        }
    }
    matrix
}
