//! LaTeX: a fragment or an article, and a beamer deck.

mod article;
mod board;
mod deck;
mod elimination;
mod escape;
mod matrix;
mod measure;
mod preamble;
mod prose;
mod table;

use tracer::explanation::{Explanation, Lesson};

use crate::options::{Aspect, DeckMedium, Notation, TitlePage};

/// How matrices are written in LaTeX.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Matrices {
    /// By the package nicematrix: boxes, shades and labels in place.
    #[default]
    NiceMatrix,
    /// By plain `array`, which every TeX and `MathJax` accept.
    Array,
}

/// How an explanation becomes LaTeX.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LatexOptions {
    /// Whether it is an article that compiles, and not a fragment to be included.
    pub standalone: bool,
    /// What stands at the top of an article.
    pub title_page: TitlePage,
    /// How row operations are written.
    pub notation: Notation,
    /// How matrices are written.
    pub matrices: Matrices,
}

/// How lessons become a beamer deck.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BeamerOptions {
    /// Whether only the frames are written, for a template of one's own.
    pub frames_only: bool,
    /// What stands on the title page.
    pub title_page: TitlePage,
    /// How row operations are written.
    pub notation: Notation,
    /// How matrices are written.
    pub matrices: Matrices,
    /// What the deck is made for.
    pub medium: DeckMedium,
    /// The sides of a slide.
    pub aspect: Aspect,
    /// The columns whose operations are revealed one by one; the first and the last, from 0.
    /// `None` chooses them by the size of the derivation.
    pub shown_columns: Option<(usize, usize)>,
}

/// Renders an explanation as LaTeX.
pub fn latex(explanation: &Explanation, options: &LatexOptions) -> String {
    let tex = Tex {
        explanation,
        notation: options.notation,
        matrices: options.matrices,
        nicematrix: options.matrices == Matrices::NiceMatrix,
    };
    article::document(&tex, options)
}

/// Renders lessons as one beamer deck, a section each.
pub fn beamer(lessons: &[Lesson], options: &BeamerOptions) -> String {
    deck::document(lessons, options)
}

/// Everything that the LaTeX of a sentence, a matrix or a board depends on.
struct Tex<'a> {
    explanation: &'a Explanation,
    notation: Notation,
    /// Whether matrices and boards are drawn, or plain arrays.
    matrices: Matrices,
    /// Whether small matrices that are drawn are set by nicematrix.
    nicematrix: bool,
}
