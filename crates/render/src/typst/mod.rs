//! Typst: slides and handouts without TeX, and with the feature `pdf` their PDF.

use tracer::explanation::Lesson;

use crate::options::{Aspect, DeckMedium, Notation, TitlePage};

/// How a lesson becomes a Typst document.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypstOptions {
    /// What stands on the title page.
    pub title_page: TitlePage,
    /// How row operations are written.
    pub notation: Notation,
    /// What the document is made for.
    pub medium: DeckMedium,
    /// The sides of a slide.
    pub aspect: Aspect,
    /// The columns whose operations are revealed one by one; the first and the last, from 0.
    /// `None` chooses them by the size of the derivation.
    pub shown_columns: Option<(usize, usize)>,
}

/// Renders lessons as one Typst document, a section each: slides, or a handout that is their
/// whole explanations.
pub fn typst(lessons: &[Lesson], options: &TypstOptions) -> String {
    let _ = (lessons, options);
    String::new()
}
