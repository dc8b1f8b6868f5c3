//! HTML: one page that needs nothing but itself.

use tracer::explanation::Lesson;

use crate::options::Notation;

/// How a lesson becomes a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HtmlOptions {
    /// The title; the explanation's own if there is none.
    pub title: Option<String>,
    /// How row operations are written.
    pub notation: Notation,
}

/// Renders a lesson as an interactive page; `trace` is the derivation as JSON, which the page
/// replays.
pub fn html(lesson: &Lesson, trace: &str, options: &HtmlOptions) -> String {
    let _ = (lesson, trace, options);
    String::new()
}
