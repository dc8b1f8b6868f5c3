//! Laws of figures: whatever they show, they are well-formed, inside their frame, and text stays
//! text.

mod support;

use render::{FigureKind, NoFigure, Notation, SvgOptions, png, svg};
use resvg::usvg::roxmltree::{Document, Node};
use support::Sample;
use tracer::{Detail, Lesson, Method};

/// Every kind of figure, states aside.
const KINDS: [FigureKind; 5] = [
    FigureKind::Sheet,
    FigureKind::Board,
    FigureKind::Least,
    FigureKind::PlayOut,
    FigureKind::Patterns,
];

fn of(figure: FigureKind) -> SvgOptions {
    SvgOptions {
        figure,
        ..SvgOptions::default()
    }
}

fn last_step(lesson: &Lesson) -> usize {
    let ends = lesson.frames.iter().map(|frame| frame.steps.end);
    ends.max().unwrap_or(0)
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    let value = node.attribute(name).expect("the attribute is there");
    value.parse().expect("a number")
}

/// All text of a figure.
fn words(document: &Document<'_>) -> String {
    words_below(document.root())
}

fn words_below(node: Node<'_, '_>) -> String {
    let texts = node.descendants().filter(Node::is_text);
    texts.filter_map(|text| text.text()).collect()
}

#[test]
fn every_figure_is_well_formed_with_finite_numbers_inside_its_view() {
    // That nothing sticks out is asserted by the drawings themselves.
    for sample in Sample::all() {
        let lesson = sample.lesson(Detail::Pivot);
        let last = last_step(&lesson);
        let states = [0, last / 2, last].map(|step| FigureKind::State { step });
        for kind in KINDS.into_iter().chain(states) {
            let Ok(figure) = svg(&lesson, &of(kind)) else {
                continue;
            };
            let document = Document::parse(&figure)
                .unwrap_or_else(|error| panic!("{} {kind:?}: {error}", sample.name));
            let root = document.root_element();
            let view = format!("0 0 {} {}", number(root, "width"), number(root, "height"));
            assert_eq!(root.attribute("viewBox"), Some(view.as_str()));
            for name in ["x", "y", "width", "height", "cx", "cy", "r"] {
                let nodes = document
                    .descendants()
                    .filter(|node| node.has_attribute(name));
                nodes.for_each(|node| assert!(number(node, name).is_finite()));
            }
        }
    }
}

#[test]
fn eliminations_have_a_state_for_each_step_and_none_beyond() {
    for method in Method::ELIMINATIONS {
        let lesson = Sample::example("row5", method).lesson(Detail::Pivot);
        let last = last_step(&lesson);
        for step in 0..=last {
            svg(&lesson, &of(FigureKind::State { step })).unwrap();
        }
        let beyond = svg(&lesson, &of(FigureKind::State { step: last + 1 }));
        let step = last + 1;
        assert_eq!(beyond, Err(NoFigure::NoSuchStep { step, last }));
    }
}

#[test]
fn a_state_shows_the_rows_as_they_stand_after_its_step() {
    let sample = Sample::example("homework", Method::Gauss);
    let lesson = sample.lesson(Detail::Pivot);
    let states = sample.trace.states().take(last_step(&lesson) + 1);
    for (step, state) in states.enumerate() {
        let figure = svg(&lesson, &of(FigureKind::State { step })).unwrap();
        let document = Document::parse(&figure).unwrap();
        let entries = document.descendants().filter(|node| {
            node.has_tag_name("text") && node.attribute("text-anchor") == Some("middle")
        });
        let bits: String = entries
            .map(words_below)
            .filter(|text| ["0", "1", "·"].contains(&text.as_str()))
            .map(|text| text.replace('·', "0"))
            .collect();
        let expected: String = state
            .matrix
            .iter_rows()
            .map(|row| row.to_string())
            .collect();
        assert_eq!(bits, expected, "step {step}");
    }
}

#[test]
fn what_cannot_be_drawn_says_why() {
    let homework = Sample::example("homework", Method::Gauss).lesson(Detail::Pivot);
    assert_eq!(
        svg(&homework, &of(FigureKind::Board)),
        Err(NoFigure::NoBoard)
    );
    let impossible = Sample::example("impossible", Method::Gauss).lesson(Detail::Pivot);
    assert_eq!(
        svg(&impossible, &of(FigureKind::Least)),
        Err(NoFigure::NoSolution)
    );
    let chased = Sample::example("poj", Method::Chase).lesson(Detail::Pivot);
    let state = svg(&chased, &of(FigureKind::State { step: 0 }));
    assert_eq!(state, Err(NoFigure::NoStates));
}

#[test]
fn names_stay_text() {
    let mut lesson = Sample::example("row5", Method::Gauss).lesson(Detail::Pivot);
    let attack = "</text></svg><script>alert(1)</script>&\"'\u{1b}[2J";
    lesson.explanation.title =
        tracer::explanation::Prose(vec![tracer::explanation::Inline::Text(attack.to_owned())]);
    let figure = svg(&lesson, &of(FigureKind::Sheet)).unwrap();
    let document = Document::parse(&figure).unwrap();
    assert!(
        !document
            .descendants()
            .any(|node| node.has_tag_name("script"))
    );
    assert!(words(&document).contains("</text></svg><script>alert(1)</script>&\"'"));
}

#[test]
fn notations_differ_in_the_operations_alone() {
    let lesson = Sample::example("row5", Method::Gauss).lesson(Detail::Pivot);
    let figure = |notation| {
        let options = SvgOptions {
            figure: FigureKind::State { step: 2 },
            notation,
        };
        svg(&lesson, &options).unwrap()
    };
    assert!(figure(Notation::Arrow).contains("R2\u{a0}←\u{a0}R2\u{a0}+\u{a0}R1"));
    assert!(figure(Notation::Textbook).contains("R1\u{a0}+\u{a0}R2\u{a0}→\u{a0}R2"));
}

#[test]
fn pixels_have_the_size_of_the_figure_times_the_scale() {
    let lesson = Sample::example("row5", Method::Gauss).lesson(Detail::Pivot);
    let options = of(FigureKind::Board);
    let figure = svg(&lesson, &options).unwrap();
    let document = Document::parse(&figure).unwrap();
    let width = number(document.root_element(), "width");
    let picture = png(&lesson, &options, 3.0).unwrap();
    assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
    let stored = u32::from_be_bytes(picture[16..20].try_into().unwrap());
    assert!((f64::from(stored) - 3.0 * width).abs() < 1e-6);
}
