//! Figures as SVG, and as pictures of pixels.

mod board;
mod drawing;
mod face;
mod figures;
mod line;
mod matrix;
mod pixels;
mod prose;
mod sheet;

use std::fmt;

use tracer::explanation::Lesson;

use crate::options::Notation;
use figures::Artist;

/// What a figure shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FigureKind {
    /// The whole derivation, state after state.
    #[default]
    Sheet,
    /// [A | B] after so many of the trace's steps, beside the board.
    State {
        /// The number of steps that were done.
        step: usize,
    },
    /// The board with the numbers of its cells.
    Board,
    /// The least solution.
    Least,
    /// The least solution, played out board after board.
    PlayOut,
    /// The quiet patterns.
    Patterns,
}

/// How a figure is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SvgOptions {
    /// What it shows.
    pub figure: FigureKind,
    /// How row operations are written.
    pub notation: Notation,
}

/// Why there is no such figure.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoFigure {
    /// The elimination has fewer steps.
    NoSuchStep {
        /// The number that was asked for.
        step: usize,
        /// The number of its last step.
        last: usize,
    },
    /// The method has no states of [A | B].
    NoStates,
    /// A plain system has no board.
    NoBoard,
    /// No goal can be reached, or the moves are no presses of cells.
    NoSolution,
    /// There is no solution at all, or its moves are no presses of cells.
    NoPatterns,
    /// The picture would have too many pixels.
    TooLarge,
}

impl fmt::Display for NoFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchStep { step, last } => {
                write!(
                    f,
                    "there is no step {step}: the elimination ends after step {last}"
                )
            }
            Self::NoStates => f.write_str("there are no states of a matrix to draw"),
            Self::NoBoard => f.write_str("a plain system has no board to draw"),
            Self::NoSolution => {
                f.write_str("there is no solution that could be drawn on the board")
            }
            Self::NoPatterns => {
                f.write_str("there are no patterns that could be drawn on the board")
            }
            Self::TooLarge => {
                f.write_str("the picture would have more than 20000 pixels on a side")
            }
        }
    }
}

impl std::error::Error for NoFigure {}

/// Draws a figure of a lesson as SVG.
///
/// # Errors
///
/// If the lesson has no such figure.
pub fn svg(lesson: &Lesson, options: &SvgOptions) -> Result<String, NoFigure> {
    let artist = Artist::new(lesson, options);
    let drawing = artist.figure(options.figure)?;
    let title = artist.letters.prose(&lesson.explanation.title, 1.0).text();
    Ok(drawing.document(&title))
}

/// Draws a figure of a lesson as a PNG picture, `scale` pixels for each unit of the drawing.
///
/// # Errors
///
/// If the lesson has no such figure, or the picture would be too large.
pub fn png(lesson: &Lesson, options: &SvgOptions, scale: f32) -> Result<Vec<u8>, NoFigure> {
    pixels::png(&svg(lesson, options)?, scale)
}
