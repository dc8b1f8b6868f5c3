//! The files of a lecture, and how they are called.

use render::{
    BeamerOptions, DeckMedium, FigureKind, HtmlOptions, IndexItem, LectureIndex, SvgOptions,
    TitlePage, TypstOptions,
};
use tracer::{Detail, Lesson, Method};

use super::folder::LectureFile;
use super::items::Item;
use crate::args::LectureArgs;
use crate::bridge;
use crate::diagnostics::Failure;
use crate::presentation;

/// The figures of each item, by the last part of their files' names.
const FIGURES: [(&str, FigureKind); 5] = [
    ("board", FigureKind::Board),
    ("sheet", FigureKind::Sheet),
    ("patterns", FigureKind::Patterns),
    ("least", FigureKind::Least),
    ("play-out", FigureKind::PlayOut),
];

/// The words of a file's name are cut after so many letters.
const LONGEST_SLUG: usize = 40;

/// Writes every file of a lecture.
pub(super) fn files(items: &[Item], args: &LectureArgs) -> Result<Vec<LectureFile>, Failure> {
    let detail = Detail::from(args.detail);
    let mut lessons = Vec::new();
    for item in items {
        let verified = bridge::verified(&item.trace)?;
        lessons.push(tracer::lesson(verified, item.picture.as_ref(), detail));
    }
    let decks = decks(&lessons, args)?;
    let mut index = LectureIndex {
        title_page: &title_page(args),
        decks: names(&decks),
        items: Vec::new(),
    };
    let mut files = decks;
    for (at, (item, lesson)) in items.iter().zip(&lessons).enumerate() {
        let own = own_files(&stem(at, items.len(), item), item, lesson, args);
        index.items.push(IndexItem {
            lesson,
            files: names(&own),
        });
        files.extend(own);
    }
    files.insert(0, file("index.html", render::lecture_index(&index)));
    Ok(files)
}

fn title_page(args: &LectureArgs) -> TitlePage {
    TitlePage {
        title: args.title.clone(),
        author: args.author.clone(),
        date: args.date.clone(),
    }
}

fn file(name: impl Into<String>, content: impl Into<Vec<u8>>) -> LectureFile {
    LectureFile {
        name: name.into(),
        content: content.into(),
    }
}

fn names(files: &[LectureFile]) -> Vec<String> {
    files.iter().map(|file| file.name.clone()).collect()
}

/// Slides and handouts of all items together.
fn decks(lessons: &[Lesson], args: &LectureArgs) -> Result<Vec<LectureFile>, Failure> {
    let mut files = Vec::new();
    for (name, medium) in [
        ("deck", DeckMedium::Slides),
        ("handout", DeckMedium::Handout),
    ] {
        let beamer = BeamerOptions {
            title_page: title_page(args),
            notation: args.notation.map(Into::into).unwrap_or_default(),
            matrices: args.matrices.map(Into::into).unwrap_or_default(),
            medium,
            aspect: args.aspect.map(Into::into).unwrap_or_default(),
            ..BeamerOptions::default()
        };
        files.push(file(
            format!("{name}.tex"),
            render::beamer(lessons, &beamer),
        ));
        let typst = TypstOptions {
            title_page: title_page(args),
            notation: args.notation.map(Into::into).unwrap_or_default(),
            medium,
            aspect: args.aspect.map(Into::into).unwrap_or_default(),
            ..TypstOptions::default()
        };
        let source = render::typst(lessons, &typst);
        if cfg!(feature = "pdf") {
            files.push(file(format!("{name}.pdf"), presentation::pdf(&source)?));
        }
        files.push(file(format!("{name}.typ"), source));
    }
    Ok(files)
}

/// The page, the trace and the figures of one item.
fn own_files(stem: &str, item: &Item, lesson: &Lesson, args: &LectureArgs) -> Vec<LectureFile> {
    let trace = item.trace.to_json();
    let notation = args.notation.map(Into::into).unwrap_or_default();
    let options = HtmlOptions {
        title: None,
        notation,
    };
    let page = render::html(lesson, &trace, &options);
    let mut files = vec![
        file(format!("pages/{stem}.html"), page),
        file(format!("traces/{stem}.json"), trace),
    ];
    for (what, figure) in FIGURES {
        // What an item has nothing of, such as the board of a plain system, is left out.
        if let Ok(svg) = render::svg(lesson, &SvgOptions { figure, notation }) {
            files.push(file(format!("figures/{stem}-{what}.svg"), svg));
        }
    }
    files
}

/// The first part of the names of an item's files: its number, what it is, and the method if it
/// is not the usual one.
fn stem(index: usize, total: usize, item: &Item) -> String {
    let width = total.to_string().len().max(2);
    let title = match &item.picture {
        Some(picture) => picture.title.clone(),
        None => "system".to_owned(),
    };
    let mut words = slug(&title);
    if item.trace.method != Method::Gauss {
        words = format!("{words}-{}", item.trace.method.name());
    }
    format!("{:0width$}-{words}", index + 1)
}

/// A title as letters, digits and hyphens, which any file system and address takes.
fn slug(title: &str) -> String {
    let plain = title.to_lowercase().replace('×', "x");
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut slug = words.join("-");
    slug.truncate(LONGEST_SLUG);
    if slug.is_empty() {
        slug.push_str("board");
    }
    slug.trim_end_matches('-').to_owned()
}
