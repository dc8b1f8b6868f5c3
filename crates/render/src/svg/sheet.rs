//! The whole derivation on a sheet: the board, state after state, and what came of it.

use std::collections::BTreeMap;

use tracer::Detail;
use tracer::explanation::{
    Board, FrameScene, Matrix, MatrixRow, Part, PartKind, Prose, RowState, View,
};

use super::NoFigure;
use super::board::{self, text_block};
use super::drawing::{Drawing, colour};
use super::figures::{Artist, is_operation};
use super::matrix::{Room, matrix};

/// The width of a sheet, unless a single matrix needs more: about that of a printed page at the
/// size of its letters.
const WIDTH: f32 = 1180.0;
/// Up to this many operations each gets a panel of its own; of more, every column one.
const MAX_SINGLE: usize = 24;
/// The most columns whose states are drawn.
const MAX_PANELS: usize = 80;
/// The sizes of the title, of headings, and of the words under a panel.
const TITLE: f32 = 22.0;
const HEADING: f32 = 16.0;
const WORDS: f32 = 12.5;

impl Artist<'_> {
    /// Draws the sheet.
    pub(super) fn sheet(&self) -> Result<Drawing, NoFigure> {
        let mut drawn = vec![self.sheet_title()];
        let body = if self.lesson.frames.is_empty() {
            self.parts_with_boards()
        } else {
            self.states()
        };
        if body.iter().all(Drawing::is_empty) {
            return Err(NoFigure::NoStates);
        }
        drawn.extend(body);
        Ok(Drawing::above(22.0, &drawn))
    }

    fn sheet_title(&self) -> Drawing {
        let title = self.letters.prose(&self.lesson.explanation.title, TITLE);
        let title = text_block(&title.emboldened().wrapped(WIDTH), colour::INK);
        let boards = board::boards(self.letters, self.palette, &self.lead_boards(), WIDTH);
        Drawing::above(14.0, &[title, boards])
    }

    /// The states of an elimination, and the boards of what follows it.
    fn states(&self) -> Vec<Drawing> {
        let operations = self.lesson.views().filter(is_operation).count();
        let detail = if operations <= MAX_SINGLE {
            Detail::Operation
        } else {
            Detail::Outline
        };
        let mut panels: Vec<Drawing> = Vec::new();
        let mut echelon = Drawing::default();
        let matrices = |view: &View<'_>| view.frame.scene == FrameScene::Matrix;
        let mut told = Told::default();
        for mut view in self.lesson.views().filter(matrices) {
            told.tell(&mut view.matrix);
            let is_stop = detail == Detail::Operation || view.frame.stop == Detail::Outline;
            if view.index == 0 {
                panels.push(self.panel(&view, Detail::Outline));
            } else if !is_operation(&view) {
                echelon = self.panel(&view, Detail::Outline);
            } else if is_stop {
                told = Told::default();
                if panels.len() <= MAX_PANELS {
                    panels.push(self.panel(&view, detail));
                }
            } else {
                told.remember(&view.matrix);
            }
        }
        panels.push(echelon);
        // Panels of one width stand in columns.
        let widest = panels.iter().map(|panel| panel.width).fold(0.0, f32::max);
        for panel in panels.iter_mut().filter(|panel| !panel.is_empty()) {
            panel.width = widest;
        }
        let mut drawn = vec![Drawing::flow([40.0, 26.0], WIDTH, panels)];
        for kind in [PartKind::Solutions, PartKind::PlayOut] {
            drawn.extend(self.part(kind));
        }
        drawn
    }

    /// A state with its heading and its words.
    fn panel(&self, view: &View<'_>, detail: Detail) -> Drawing {
        let frame = view.frame;
        let said = match detail {
            Detail::Outline => &frame.said.outline,
            Detail::Pivot => &frame.said.pivot,
            Detail::Operation => &frame.said.operation,
        };
        let picture = matrix(self.letters, &view.matrix, Room::Sheet);
        let width = picture.width.max(230.0);
        let heading = self.letters.prose(&frame.heading, WORDS).emboldened();
        let words = self.letters.prose(said, WORDS);
        Drawing::above(
            8.0,
            &[
                text_block(&heading.wrapped(width), colour::INK),
                picture,
                text_block(&words.wrapped(width), colour::MUTED),
            ],
        )
    }

    /// The boards of a part under its heading.
    fn part(&self, kind: PartKind) -> Option<Drawing> {
        let boards = self.boards_of(kind);
        let part = self
            .lesson
            .explanation
            .parts
            .iter()
            .find(|part| part.kind == kind)?;
        (!boards.is_empty()).then(|| self.under_heading(&part.heading, &boards))
    }

    fn under_heading(&self, heading: &Prose, boards: &[Board]) -> Drawing {
        let heading = self.letters.prose(heading, HEADING).emboldened();
        Drawing::above(
            10.0,
            &[
                text_block(&heading.wrapped(WIDTH), colour::INK),
                board::boards(self.letters, self.palette, boards, WIDTH),
            ],
        )
    }

    /// The boards of every part, for a method that has no states of [A | B].
    fn parts_with_boards(&self) -> Vec<Drawing> {
        let mut drawn = Vec::new();
        let mut seen: Vec<PartKind> = Vec::new();
        for Part { kind, .. } in &self.lesson.explanation.parts {
            if !seen.contains(kind) {
                seen.push(*kind);
                drawn.extend(self.part(*kind));
            }
        }
        drawn
    }
}

/// The rows that changed since the last panel, as they were shown when they did: a panel for a
/// whole column labels all of them.
#[derive(Default)]
struct Told(BTreeMap<usize, MatrixRow>);

impl Told {
    fn remember(&mut self, matrix: &Matrix) {
        let changed = |(_, row): &(usize, &MatrixRow)| !row.note.is_empty();
        for (at, row) in matrix.rows.iter().enumerate().filter(changed) {
            self.0.insert(at, row.clone());
        }
    }

    fn tell(&self, matrix: &mut Matrix) {
        for (&at, told) in &self.0 {
            let row = &mut matrix.rows[at];
            if row.note.is_empty() {
                row.note.clone_from(&told.note);
            }
            if row.state == RowState::Plain {
                row.state = told.state;
                row.marks.clone_from(&told.marks);
            }
        }
    }
}
