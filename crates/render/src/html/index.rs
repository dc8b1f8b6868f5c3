//! The index of a lecture: what belongs to each board or system, in their order.

use tracer::explanation::Lesson;
use tracer::one_based;

use super::escape::escaped;
use super::{HtmlOptions, Page, plain, policy, script, template};
use crate::options::TitlePage;

/// What the index of a lecture names.
#[derive(Debug, Clone)]
pub struct LectureIndex<'a> {
    /// The title, the author and the date of the lecture.
    pub title_page: &'a TitlePage,
    /// The files that are about all items, as addresses from the index.
    pub decks: Vec<String>,
    /// What the lecture is about, in order.
    pub items: Vec<IndexItem<'a>>,
}

/// A derivation of a lecture, and its files.
#[derive(Debug, Clone)]
pub struct IndexItem<'a> {
    /// The derivation.
    pub lesson: &'a Lesson,
    /// Its files, as addresses from the index.
    pub files: Vec<String>,
}

/// The title of a lecture that has none.
const UNTITLED: &str = "Lecture";

/// Renders the index of a lecture as a page that links to everything.
pub fn lecture_index(index: &LectureIndex<'_>) -> String {
    let title = index.title_page.title.as_deref().unwrap_or(UNTITLED);
    let style = script::index_style();
    template::filled(template::INDEX, |place| match place {
        "policy" => escaped(&policy::policy("", &style)),
        "title" => escaped(title),
        "style" => style.clone(),
        "byline" => byline(index.title_page),
        "decks" => links(&index.decks),
        "items" => {
            let items = index.items.iter().enumerate();
            let items = items.map(|(at, entry)| item(one_based(at), entry));
            items.collect::<Vec<_>>().join("\n")
        }
        _ => unreachable!("the template has no other place"),
    })
}

/// Who and when, as far as it is known.
fn byline(title_page: &TitlePage) -> String {
    let known = [&title_page.author, &title_page.date];
    let known: Vec<String> = known
        .into_iter()
        .flatten()
        .map(|text| escaped(text))
        .collect();
    if known.is_empty() {
        return String::new();
    }
    format!("<p>{}</p>", known.join(" · "))
}

fn item(number: usize, entry: &IndexItem<'_>) -> String {
    let explanation = &entry.lesson.explanation;
    let title = escaped(&plain::text(explanation, &explanation.title));
    let page = Page {
        lesson: entry.lesson,
        options: &HtmlOptions::default(),
    };
    format!(
        "<li><h2>{number}. {title}</h2><ul class=\"what legend\">{}</ul>{}<ul class=\"files\">{}</ul></li>",
        page.legend(),
        page.first_board(),
        links(&entry.files)
    )
}

/// A link for each file; the page to step through stands out.
fn links(files: &[String]) -> String {
    let link = |file: &String| {
        let class = if file.starts_with("pages/") {
            " class=\"main\""
        } else {
            ""
        };
        let label = escaped(&label(file));
        format!("<li{class}><a href=\"{}\">{label}</a></li>", escaped(file))
    };
    files.iter().map(link).collect()
}

/// What a file is, in words.
fn label(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    let figure = |what: &str| name.ends_with(&format!("-{what}.svg"));
    let words = match name.rsplit_once('.') {
        Some(("deck", "tex")) => "slides for LaTeX",
        Some(("handout", "tex")) => "handout for LaTeX",
        Some(("deck", "typ")) => "slides for Typst",
        Some(("handout", "typ")) => "handout for Typst",
        Some(("deck", "pdf")) => "slides as PDF",
        Some(("handout", "pdf")) => "handout as PDF",
        Some((_, "html")) => "step through it",
        Some((_, "json")) => "trace",
        Some((_, "svg")) if figure("board") => "figure: board",
        Some((_, "svg")) if figure("sheet") => "figure: the whole derivation",
        Some((_, "svg")) if figure("patterns") => "figure: solutions and quiet patterns",
        Some((_, "svg")) if figure("least") => "figure: the least solution",
        Some((_, "svg")) if figure("play-out") => "figure: played out",
        _ => name,
    };
    words.to_owned()
}

#[cfg(test)]
mod tests {
    use super::{LectureIndex, lecture_index};
    use crate::options::TitlePage;

    #[test]
    fn names_of_files_and_of_people_are_text() {
        let title_page = TitlePage {
            title: Some("<script>alert(1)</script>".to_owned()),
            author: Some("A & B".to_owned()),
            date: None,
        };
        let page = lecture_index(&LectureIndex {
            title_page: &title_page,
            decks: vec!["a\"b.tex".to_owned()],
            items: Vec::new(),
        });
        assert!(!page.contains("<script"));
        assert!(page.contains("A &amp; B"));
        assert!(page.contains("href=\"a&quot;b.tex\""));
    }
}
