//! How much room a slide has, and how it is shared out.

use tracer::explanation::Lesson;

use super::super::measure::real;
use crate::options::Aspect;

/// The room of a slide below its heading.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// The width of the text in points.
    pub(super) width: f64,
    /// The height in points.
    pub(super) height: f64,
    /// The letters that stand in a line.
    pub(super) letters: usize,
    /// The lines that a slide takes.
    pub(super) lines: f64,
    /// How a matrix shares a slide with the board and the words about it.
    pub(super) stage: Stage,
}

/// Where the words about a matrix stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// Below it; the board at the right.
    Below,
    /// At the right, below the board.
    Beside,
}

/// The height of a line in points.
pub(super) const LINE: f64 = 13.6;
/// The height of a row of a matrix, and the width of a column, in points.
const ROW: f64 = 15.6;
const COLUMN: f64 = 18.5;
/// What labels and notes take at the sides of a matrix, in points.
const SIDES: f64 = 125.0;

impl Room {
    /// The sizes of beamer's paper less its margins, the heading and the foot.
    pub(super) fn new(aspect: Aspect, lesson: &Lesson) -> Self {
        let (width, height, letters) = match aspect {
            Aspect::Wide => (398.0, 195.0, 76),
            Aspect::Monitor => (398.0, 222.0, 76),
            Aspect::Classic => (307.0, 212.0, 58),
        };
        let natural_width = real(lesson.start.cols()) * COLUMN + SIDES;
        let natural_height = (real(lesson.start.rows()) + 1.0) * ROW;
        let scale = |stage: Stage| {
            let (across, down) = stage.share();
            (width * across / natural_width).min(height * down / natural_height)
        };
        // A matrix is as large as can be; where both ways show it large, the words are below.
        let large = scale(Stage::Below) >= 1.0;
        let stage = if large || scale(Stage::Below) >= scale(Stage::Beside) {
            Stage::Below
        } else {
            Stage::Beside
        };
        Self {
            width,
            height,
            letters,
            lines: height / LINE,
            stage,
        }
    }

    /// How many lines so many letters make, where they have a share of the width.
    pub(super) fn lines_of(&self, letters: usize, share: f64) -> f64 {
        (real(letters) / (real(self.letters) * share))
            .ceil()
            .max(1.0)
    }
}

impl Stage {
    /// The share of the width and of the height that a matrix gets.
    fn share(self) -> (f64, f64) {
        match self {
            Self::Below => (0.72, 0.68),
            Self::Beside => (0.68, 1.0),
        }
    }
}
