//! Typst: slides and handouts without TeX, and with the feature `pdf` their PDF.
//!
//! A document is a preamble of functions (`preamble.typ`, `slides.typ` or `handout.typ`) and
//! calls of these. It needs no package and no file.

mod blocks;
mod board;
mod handout;
mod matrix;
#[cfg(feature = "pdf")]
mod pdf;
mod prose;
mod quote;
mod slides;

use tracer::Picture;
use tracer::explanation::{Explanation, Lesson};

use crate::options::{Aspect, DeckMedium, Notation, TitlePage};
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, pdf};
use quote::quoted;

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

/// The functions that every document is drawn with.
const PREAMBLE: &str = include_str!("preamble.typ");

/// Renders lessons as one Typst document, a section each: slides, or a handout that is their
/// whole explanations.
pub fn typst(lessons: &[Lesson], options: &TypstOptions) -> String {
    let mut out = metadata(lessons, options);
    out += PREAMBLE;
    match options.medium {
        DeckMedium::Slides => out += &slides::slides(lessons, options),
        DeckMedium::Handout => out += &handout::handout(lessons, options),
    }
    out
}

/// What a reader's window shows; no date of its own, so that the same input gives the same bytes.
fn metadata(lessons: &[Lesson], options: &TypstOptions) -> String {
    let author = options.title_page.author.as_deref().unwrap_or_default();
    format!(
        "#set document(title: {}, author: {}, date: none)\n",
        title(lessons, options),
        quoted(author)
    )
}

/// The title: as asked for, or that of the first lesson.
fn title(lessons: &[Lesson], options: &TypstOptions) -> String {
    match (&options.title_page.title, lessons.first()) {
        (Some(title), _) => quoted(title),
        (None, Some(lesson)) => {
            let document = Document::new(lesson, options.notation);
            document.prose(&lesson.explanation.title)
        }
        (None, None) => "\"\"".to_owned(),
    }
}

/// The author and the date, as far as they are known.
fn byline(options: &TypstOptions) -> String {
    let known = [&options.title_page.author, &options.title_page.date];
    let known: Vec<&str> = known.into_iter().flatten().map(String::as_str).collect();
    if known.is_empty() {
        return "[]".to_owned();
    }
    quoted(&known.join(" · "))
}

/// A call of a function of the preamble, as a statement.
fn call(function: &str, arguments: &[&str]) -> String {
    format!("{function}({})\n", arguments.join(", "))
}

/// Statements of code between braces, as an expression.
fn code(statements: &str) -> String {
    format!("{{\n{statements}}}")
}

/// Everything that the Typst of a block depends on.
struct Document<'a> {
    explanation: &'a Explanation,
    picture: Option<&'a Picture>,
    notation: Notation,
}

impl<'a> Document<'a> {
    fn new(lesson: &'a Lesson, notation: Notation) -> Self {
        Self {
            explanation: &lesson.explanation,
            picture: lesson.picture.as_ref(),
            notation,
        }
    }
}
