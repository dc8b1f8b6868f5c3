//! Renders explanations and lessons: text for a terminal, Markdown, LaTeX, Typst, figures, and
//! a page to step through.
//!
//! A renderer knows the explanation model alone. It chooses glyphs and lays out; it never makes
//! up a sentence and never computes.

mod ascii;
mod html;
mod latex;
mod markdown;
mod options;
mod svg;
mod text;
mod typst;

pub use ascii::ascii;
pub use html::{HtmlOptions, IndexItem, LectureIndex, html, lecture_index};
pub use latex::{BeamerOptions, LatexOptions, Matrices, beamer, latex};
pub use markdown::{MarkdownOptions, markdown};
pub use options::{Aspect, DeckMedium, Notation, TitlePage};
pub use svg::{FigureKind, NoFigure, SvgOptions, png, svg};
pub use text::{TextOptions, text};
#[cfg(feature = "pdf")]
pub use typst::{PdfError, pdf};
pub use typst::{TypstOptions, typst};
