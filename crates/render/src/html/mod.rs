//! HTML: one page that needs nothing but itself.
//!
//! The page is `page.html` with the files of `css/`, `js/` and `engine/` in it, the explanation as
//! static HTML, and the lesson as JSON. Its policy lets nothing else run.

mod blocks;
mod board;
mod data;
mod elimination;
mod escape;
mod index;
mod matrix;
mod plain;
mod policy;
mod prose;
mod ruler;
mod script;
mod table;
mod template;

use tracer::explanation::{Block, Lesson, PartKind};

use crate::options::Notation;
use escape::{embedded, escaped};
pub use index::{IndexItem, LectureIndex, lecture_index};

/// How a lesson becomes a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HtmlOptions {
    /// The title; the explanation's own if there is none.
    pub title: Option<String>,
    /// How row operations are written.
    pub notation: Notation,
}

/// Renders a lesson as an interactive page; `trace` is the derivation as JSON, which the page
/// keeps for whoever wants to take it along.
///
/// The page is whole: it asks for nothing from a network, and runs from a file.
///
/// # Panics
///
/// If `trace` is not JSON: what stands in the page must be readable there.
pub fn html(lesson: &Lesson, trace: &str, options: &HtmlOptions) -> String {
    let page = Page { lesson, options };
    let (script, style) = (script::script(), script::style());
    template::filled(template::PAGE, |place| match place {
        "policy" => escaped(&policy::policy(&script, &style)),
        "plain-title" => escaped(&page.plain_title()),
        "style" => style.clone(),
        "script" => script.clone(),
        "title" => page.title(),
        "legend" => page.legend(),
        "explanation" => page.explanation(),
        "press" => page.press(),
        "data" => embedded(&serde_json::to_string(&page.data()).expect("strings and numbers")),
        "trace" => embedded(trace),
        _ => unreachable!("the template has no other place"),
    })
}

/// Everything that the HTML of a block depends on.
struct Page<'a> {
    lesson: &'a Lesson,
    options: &'a HtmlOptions,
}

impl Page<'_> {
    fn title(&self) -> String {
        match &self.options.title {
            Some(title) => escaped(title),
            None => self.prose(&self.lesson.explanation.title),
        }
    }

    /// The title without markup, for the window.
    fn plain_title(&self) -> String {
        match &self.options.title {
            Some(title) => title.clone(),
            None => plain::text(&self.lesson.explanation, &self.lesson.explanation.title),
        }
    }

    fn legend(&self) -> String {
        let entry = |entry| format!("<li>{}</li>", self.prose(entry));
        self.lesson.explanation.legend.iter().map(entry).collect()
    }

    /// The board as it is given, if there is one.
    fn first_board(&self) -> String {
        let first = self
            .lesson
            .explanation
            .lead
            .iter()
            .find_map(|block| match block {
                Block::Figure(figure) => figure.boards.first(),
                _ => None,
            });
        first
            .map(|board| self.boards(std::slice::from_ref(board)))
            .unwrap_or_default()
    }

    /// What one press does, where there are presses.
    fn press(&self) -> String {
        let press = self.lesson.press.as_ref();
        press.map(|figure| self.figure(figure)).unwrap_or_default()
    }

    /// The number of a part; 0 for one that is not there, as in the other formats.
    fn part_number(&self, kind: PartKind) -> usize {
        self.lesson.explanation.part_number(kind).unwrap_or(0)
    }
}
