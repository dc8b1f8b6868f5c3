//! Laws of Typst documents, and of the PDF that they become.

mod support;

use render::{DeckMedium, TitlePage, TypstOptions, typst};
use support::Sample;
use tracer::{Detail, Lesson, Method};

/// Titles that would do harm if they were markup, and the same as a literal.
const ATTACKS: [(&str, &str); 3] = [
    ("#read(\"/etc/passwd\")", "\"#read(\\\"/etc/passwd\\\")\""),
    (r#"\"; panic("out"); ""#, r#""\\\"; panic(\"out\"); \"""#),
    ("$x$ *bold* //", "\"$x$ *bold* //\""),
];

fn row5() -> Lesson {
    Sample::example("row5", Method::Gauss).lesson(Detail::Pivot)
}

fn options(medium: DeckMedium) -> TypstOptions {
    TypstOptions {
        medium,
        ..TypstOptions::default()
    }
}

#[test]
fn titles_and_authors_are_literals() {
    let lesson = row5();
    for (attack, literal) in ATTACKS {
        let title_page = TitlePage {
            title: Some(attack.to_owned()),
            author: Some(attack.to_owned()),
            date: None,
        };
        let options = TypstOptions {
            title_page,
            ..TypstOptions::default()
        };
        let source = typst(std::slice::from_ref(&lesson), &options);
        let quoted = source.matches(literal).count();
        assert!(quoted >= 3, "{attack}");
        let bare = source.replace(literal, "");
        assert!(!bare.contains(attack), "{attack}");
        assert!(source.contains(&format!("title: {literal}, author: {literal}")));
    }
}

#[test]
fn every_frame_before_the_parts_is_a_slide_or_in_a_list() {
    for sample in Sample::all() {
        let lesson = sample.lesson(Detail::Pivot);
        let all = TypstOptions {
            shown_columns: Some((0, usize::MAX)),
            ..TypstOptions::default()
        };
        let source = typst(std::slice::from_ref(&lesson), &all);
        let matrices = lesson
            .frames
            .iter()
            .filter(|frame| frame.scene == tracer::explanation::FrameScene::Matrix);
        assert_eq!(source.matches("state(gf(").count(), matrices.count());
        let none = TypstOptions {
            shown_columns: Some((usize::MAX, usize::MAX)),
            ..TypstOptions::default()
        };
        let folded = typst(std::slice::from_ref(&lesson), &none);
        let frames = lesson.frames.iter();
        let of_columns = frames.filter(|frame| frame.column.is_some()).count();
        let states = source.matches("state(gf(").count();
        let shown = folded.matches("state(gf(").count();
        // All stand at the end, or none of a derivation that is too large for that.
        assert!(
            [states, states - of_columns].contains(&shown),
            "{}",
            sample.name
        );
    }
}

/// A compiler needs about 15 kB for every entry: all states of 64 equations would be 10 GB.
#[test]
fn a_deck_of_a_large_system_draws_few_matrices() {
    for side in [64, 100, 300] {
        let equation = |row: usize| {
            let entry = |col: usize| {
                if row * col % 7 == 1 || row == col {
                    "1"
                } else {
                    "0"
                }
            };
            (0..side).map(entry).collect::<Vec<_>>().join(" ") + " | 1"
        };
        let text: Vec<String> = (0..side).map(equation).collect();
        let lesson = Sample::read("large", &text.join("\n"), Method::Gauss).lesson(Detail::Pivot);
        let source = typst(&[lesson], &TypstOptions::default());
        let entries = source.matches("state(gf(").count() * side * side;
        assert!(entries <= 160_000, "{side}: {entries} entries");
    }
}

#[test]
fn several_lessons_are_sections_of_one_document() {
    let lessons = [row5(), row5()];
    let source = typst(&lessons, &options(DeckMedium::Handout));
    assert_eq!(source.matches("heading(level: 1,").count(), 2);
    assert_eq!(source.matches("#set document").count(), 1);
}

#[cfg(feature = "pdf")]
mod compiled {
    use super::*;
    use render::pdf;

    #[test]
    fn every_sample_compiles_without_warnings_in_both_media() {
        for sample in Sample::all() {
            let lesson = sample.lesson(Detail::Pivot);
            for medium in [DeckMedium::Slides, DeckMedium::Handout] {
                let source = typst(std::slice::from_ref(&lesson), &options(medium));
                if let Err(error) = pdf(&source) {
                    panic!("{medium:?} of {}: {error}", sample.name);
                }
            }
        }
    }

    #[test]
    fn the_same_source_gives_the_same_bytes() {
        let lesson = row5();
        let source = typst(&[lesson], &options(DeckMedium::Slides));
        let first = pdf(&source).unwrap();
        assert!(first.starts_with(b"%PDF-"));
        assert_eq!(pdf(&source).unwrap(), first);
    }

    #[test]
    fn attacks_compile_as_text() {
        let lesson = row5();
        for (attack, _) in ATTACKS {
            let options = TypstOptions {
                title_page: TitlePage {
                    title: Some(attack.to_owned()),
                    author: Some(attack.to_owned()),
                    date: Some(attack.to_owned()),
                },
                ..TypstOptions::default()
            };
            pdf(&typst(std::slice::from_ref(&lesson), &options)).unwrap();
        }
    }

    #[test]
    fn a_document_cannot_reach_a_file_or_a_package() {
        for source in ["#read(\"/etc/passwd\")", "#import \"@preview/cetz:0.3.4\""] {
            assert!(pdf(source).is_err(), "{source}");
        }
    }
}
