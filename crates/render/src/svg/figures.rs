//! The figures of a lesson: one state, the board, solutions, patterns.

use tracer::explanation::{Block, Board, Change, FrameScene, Lesson, PartKind, View};

use super::board::{self, Palette, text_block};
use super::drawing::{Drawing, colour};
use super::matrix::{Room, matrix};
use super::prose::Letters;
use super::{FigureKind, NoFigure, SvgOptions};

/// The width of a figure, unless a single matrix needs more.
const WIDTH: f32 = 760.0;
/// The sizes of headings and of sentences.
const HEADING: f32 = 17.0;
const SENTENCE: f32 = 14.0;

/// A lesson, and how its letters and cells look.
#[derive(Clone, Copy)]
pub(super) struct Artist<'a> {
    pub(super) lesson: &'a Lesson,
    pub(super) letters: Letters<'a>,
    pub(super) palette: Palette,
}

impl<'a> Artist<'a> {
    pub(super) fn new(lesson: &'a Lesson, options: &SvgOptions) -> Self {
        Self {
            lesson,
            letters: Letters {
                explanation: &lesson.explanation,
                notation: options.notation,
            },
            palette: Palette::of(lesson.picture.as_ref()),
        }
    }

    /// Draws a figure.
    pub(super) fn figure(&self, kind: FigureKind) -> Result<Drawing, NoFigure> {
        match kind {
            FigureKind::Sheet => self.sheet(),
            FigureKind::State { step } => self.state(step),
            FigureKind::Board => self.boards(&self.lead_boards(), NoFigure::NoBoard),
            FigureKind::Least => {
                let least: Vec<Board> = self.lesson.least.iter().cloned().collect();
                self.boards(&least, self.no_solution_to_draw())
            }
            FigureKind::PlayOut => {
                let boards = self.boards_of(PartKind::PlayOut);
                self.boards(&boards, self.no_solution_to_draw())
            }
            FigureKind::Patterns => {
                let boards = self.boards_of(PartKind::Solutions);
                self.boards(&boards, self.no_patterns())
            }
        }
    }

    fn boards(&self, boards: &[Board], otherwise: NoFigure) -> Result<Drawing, NoFigure> {
        if boards.is_empty() {
            return Err(otherwise);
        }
        Ok(board::boards(self.letters, self.palette, boards, WIDTH))
    }

    fn no_solution_to_draw(&self) -> NoFigure {
        match self.lesson.picture {
            None => NoFigure::NoBoard,
            Some(_) => NoFigure::NoSolution,
        }
    }

    fn no_patterns(&self) -> NoFigure {
        match self.lesson.picture {
            None => NoFigure::NoBoard,
            Some(_) => NoFigure::NoPatterns,
        }
    }

    /// The boards at the head of the explanation: the start, unusual goals, the numbers.
    pub(super) fn lead_boards(&self) -> Vec<Board> {
        figures(&self.lesson.explanation.lead)
    }

    /// The boards of a part.
    pub(super) fn boards_of(&self, kind: PartKind) -> Vec<Board> {
        let parts = self.lesson.explanation.parts.iter();
        let part = parts.filter(|part| part.kind == kind);
        part.flat_map(|part| figures(&part.blocks)).collect()
    }

    /// [A | B] after so many steps, beside the row that is worked with.
    fn state(&self, step: usize) -> Result<Drawing, NoFigure> {
        let last = self.lesson.frames.iter().map(|frame| frame.steps.end).max();
        let last = last.ok_or(NoFigure::NoStates)?;
        if step > last {
            return Err(NoFigure::NoSuchStep { step, last });
        }
        let done =
            |view: &View<'_>| is_operation(view) && view.frame.steps.end <= step || view.index == 0;
        let view = self
            .lesson
            .views()
            .take_while(|view| view.frame.steps.end <= step);
        let view = view.filter(done).last();
        Ok(self.frame(&view.ok_or(NoFigure::NoStates)?))
    }

    /// A frame: its heading, the mask and the matrix, and what is said.
    pub(super) fn frame(&self, view: &View<'_>) -> Drawing {
        let frame = view.frame;
        let heading = self.letters.prose(&frame.heading, HEADING).emboldened();
        let mask = match (&frame.mask, view.index) {
            (Some(mask), _) => board::captioned(self.letters, self.palette, mask),
            (None, 0) => board::boards(self.letters, self.palette, &self.lead_boards(), 260.0),
            (None, _) => Drawing::default(),
        };
        let picture = Drawing::beside(
            30.0,
            &[matrix(self.letters, &view.matrix, Room::Figure), mask],
        );
        let width = picture.width.max(420.0);
        let sentence = self.letters.prose(&frame.said.operation, SENTENCE);
        Drawing::above(
            14.0,
            &[
                text_block(&heading.wrapped(width), colour::INK),
                picture,
                text_block(&sentence.wrapped(width), colour::INK),
            ],
        )
    }
}

/// Tells whether a frame belongs to the elimination, the given system aside.
pub(super) fn is_operation(view: &View<'_>) -> bool {
    view.frame.scene == FrameScene::Matrix && view.frame.change != Change::None
}

/// The boards of all figures among blocks.
fn figures(blocks: &[Block]) -> Vec<Board> {
    let mut boards = Vec::new();
    for block in blocks {
        if let Block::Figure(figure) = block {
            boards.extend(figure.boards.iter().cloned());
            boards.extend(figures(&figure.text));
        }
    }
    boards
}
