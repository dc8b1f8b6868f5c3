//! LaTeX documents and decks: what must hold of all of them, and two to be read.
//!
//! Whether they compile and look right is what the tests of `tests/typeset` ask.

mod support;

use render::{
    BeamerOptions, DeckMedium, LatexOptions, Matrices, Notation, TitlePage, beamer, latex,
};
use support::Sample;
use tracer::explanation::{Block, Inline};
use tracer::{Detail, Method};

const MATRICES: [Matrices; 2] = [Matrices::NiceMatrix, Matrices::Array];

/// A title that tries to be commands.
const HOSTILE: &str =
    "\\input{/etc/passwd} $ % # & ^^41 ~ { } _ \\end{document} <script> \n\n \u{202e}漢";

fn documents(sample: &Sample) -> Vec<String> {
    let explanation = sample.explained(Detail::Operation);
    let article = |matrices| {
        let options = LatexOptions {
            standalone: true,
            matrices,
            ..LatexOptions::default()
        };
        latex(&explanation, &options)
    };
    let mut documents: Vec<String> = MATRICES.into_iter().map(article).collect();
    let lessons = [sample.lesson(Detail::Pivot)];
    documents.push(beamer(&lessons, &BeamerOptions::default()));
    documents
}

/// The samples that are as quick to write as to check.
fn samples() -> impl Iterator<Item = Sample> {
    Sample::all()
        .into_iter()
        .filter(|sample| sample.trace.system.a().cols() < 30)
}

#[test]
fn everything_that_is_opened_is_closed() {
    for sample in samples() {
        for document in documents(&sample) {
            let body = document
                .split("\\begin{document}")
                .nth(1)
                .expect("a document");
            let mut open: Vec<&str> = vec!["document"];
            for piece in body.split('\\') {
                if let Some(name) = argument_of(piece, "begin") {
                    open.push(name);
                } else if let Some(name) = argument_of(piece, "end") {
                    assert_eq!(open.pop(), Some(name), "{}", sample.name);
                }
            }
            assert_eq!(open, Vec::<&str>::new(), "{}", sample.name);
            let plain = document.replace("\\{", "").replace("\\}", "");
            let count = |c| plain.matches(c).count();
            assert_eq!(count('{'), count('}'), "{}", sample.name);
            assert_eq!(
                body.replace("\\$", "").matches('$').count() % 2,
                0,
                "{}",
                sample.name
            );
        }
    }
}

fn argument_of<'a>(piece: &'a str, command: &str) -> Option<&'a str> {
    piece
        .strip_prefix(command)?
        .strip_prefix('{')?
        .split('}')
        .next()
}

#[test]
fn documents_are_ascii_so_that_every_tex_reads_them() {
    for sample in samples() {
        for document in documents(&sample) {
            let other = document.chars().find(|c| !c.is_ascii());
            assert_eq!(other, None, "{}", sample.name);
        }
    }
}

#[test]
fn every_block_is_there() {
    for sample in samples() {
        let explanation = sample.explained(Detail::Operation);
        let options = LatexOptions {
            matrices: Matrices::Array,
            ..LatexOptions::default()
        };
        let document = latex(&explanation, &options);
        let blocks = explanation.parts.iter().flat_map(|part| &part.blocks);
        let (mut arrays, mut tables) = (0, 0);
        for block in blocks {
            match block {
                Block::Matrix(_) => arrays += 1,
                Block::Column(column) => arrays += usize::from(!column.additions.is_empty()),
                Block::Table(_) => tables += 1,
                Block::Paragraph(prose) => {
                    for inline in &prose.0 {
                        if let Inline::Text(words) = inline {
                            let plain = words.chars().all(|c| c.is_ascii_alphabetic() || c == ' ');
                            assert!(
                                !plain || document.contains(words),
                                "{}: {words}",
                                sample.name
                            );
                        }
                    }
                }
                _ => {}
            }
        }
        assert!(
            document.matches("\\[\n\\begin{array}").count() >= arrays,
            "{}",
            sample.name
        );
        assert!(
            document.matches("\\begin{tabular}").count() >= tables,
            "{}",
            sample.name
        );
    }
}

#[test]
fn the_array_profile_needs_nothing_but_amsmath() {
    for sample in samples() {
        let options = LatexOptions {
            matrices: Matrices::Array,
            ..LatexOptions::default()
        };
        let document = latex(&sample.explained(Detail::Pivot), &options);
        let packages = document
            .lines()
            .filter(|line| line.contains("\\usepackage"));
        assert_eq!(packages.collect::<Vec<_>>(), ["%   \\usepackage{amsmath}"]);
        for foreign in [
            "\\rs",
            "NiceArray",
            "tikz",
            "toprule",
            "longtable",
            "\\resizebox",
        ] {
            assert!(!document.contains(foreign), "{}: {foreign}", sample.name);
        }
    }
}

#[test]
fn titles_are_words_and_never_commands() {
    let sample = Sample::example("homework", Method::Gauss);
    let title_page = TitlePage {
        title: Some(HOSTILE.to_owned()),
        author: Some(HOSTILE.to_owned()),
        date: Some(HOSTILE.to_owned()),
    };
    let article = LatexOptions {
        standalone: true,
        title_page: title_page.clone(),
        ..LatexOptions::default()
    };
    let deck = BeamerOptions {
        title_page,
        ..BeamerOptions::default()
    };
    let documents = [
        latex(&sample.explained(Detail::Pivot), &article),
        beamer(&[sample.lesson(Detail::Pivot)], &deck),
    ];
    for document in documents {
        assert!(!document.contains("\\input{"));
        assert!(!document.contains("^^"));
        assert!(!document.contains("<script"));
        assert_eq!(document.matches("\\end{document}").count(), 1);
        assert_eq!(document.matches("\\textbackslash{}input").count(), 3);
        assert!(document.contains("[U+202E][U+6F22]"));
    }
}

#[test]
fn a_deck_shows_every_operation_once_and_the_handout_is_the_same_deck() {
    let sample = Sample::example("poj", Method::Gauss);
    let lessons = [sample.lesson(Detail::Pivot)];
    let slides = beamer(&lessons, &BeamerOptions::default());
    let options = BeamerOptions {
        medium: DeckMedium::Handout,
        ..BeamerOptions::default()
    };
    let handout = beamer(&lessons, &options);
    assert_eq!(
        slides
            .replace("{beamer}", ",handout]{beamer}")
            .replace("],", ","),
        handout
    );
    let (shown, appendix) = slides
        .split_once("\\appendix")
        .expect("most columns are folded");
    assert!(shown.contains("R_{2} \\leftarrow R_{2} + R_{1}"));
    assert!(!shown.contains("R_{16} \\leftarrow R_{16} + R_{12}"));
    assert!(appendix.contains("R_{16} \\leftarrow R_{16} + R_{12}"));
    let options = BeamerOptions {
        shown_columns: Some((0, 15)),
        notation: Notation::Textbook,
        ..BeamerOptions::default()
    };
    let whole = beamer(&lessons, &options);
    assert!(!whole.contains("\\appendix"));
    assert!(whole.contains("R_{12} + R_{16} \\rightarrow R_{16}"));
    assert!(whole.contains("\\text{swap }R_{2}, R_{3}"));
}

#[test]
fn frames_alone_name_the_packages_they_need() {
    let lessons = [Sample::example("row5", Method::Gauss).lesson(Detail::Pivot)];
    let options = BeamerOptions {
        frames_only: true,
        ..BeamerOptions::default()
    };
    let frames = beamer(&lessons, &options);
    assert!(frames.starts_with("% "));
    assert!(frames.contains("%   \\usepackage{nicematrix}\n"));
    assert!(!frames.contains("\n\\usepackage") && !frames.contains("\\documentclass"));
}

#[test]
fn documents_to_be_read() {
    let row5 = Sample::example("row5", Method::Gauss);
    let homework = Sample::example("homework", Method::Gauss);
    let fragment = |sample: &Sample, matrices| {
        let options = LatexOptions {
            matrices,
            ..LatexOptions::default()
        };
        latex(&sample.explained(Detail::Pivot), &options)
    };
    insta::assert_snapshot!("row5_latex", fragment(&row5, Matrices::NiceMatrix));
    insta::assert_snapshot!("homework_latex_array", fragment(&homework, Matrices::Array));
    let lessons = [homework.lesson(Detail::Pivot)];
    insta::assert_snapshot!(
        "homework_beamer",
        beamer(&lessons, &BeamerOptions::default())
    );
}
