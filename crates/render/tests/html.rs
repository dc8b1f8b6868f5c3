//! The page: whole, small, and made of what the lesson says.

mod support;

use render::{HtmlOptions, html};
use serde_json::Value;
use support::Sample;
use tracer::{Detail, Method, lesson};

const POJ: &str = "bwwb\nbbwb\nbwwb\nbwww\n";
const HOMEWORK: &str = "1 1 0 1 | 1\n1 1 1 0 | 0\n0 0 1 1 | 1\n";
const NAKOV: &str = "1 1 1\n0 1 0 0 1\n0 1 0 0 1\n0 0 1 1 1\n0 0 0\n";

fn samples() -> Vec<Sample> {
    let text = [
        ("poj", POJ),
        ("homework", HOMEWORK),
        ("nakov", NAKOV),
        ("lights", "01101\n"),
    ];
    let methods = [Method::Gauss, Method::GaussJordan, Method::ColumnSwap];
    let mut samples: Vec<Sample> = text
        .iter()
        .flat_map(|(name, text)| methods.map(|method| Sample::read(name, text, method)))
        .collect();
    samples.push(Sample::read("poj by bfs", POJ, Method::Bfs));
    samples
}

fn page_of(sample: &Sample, options: &HtmlOptions) -> String {
    let verified = sample.trace.verified().expect("the sample is sound");
    let lesson = lesson(verified, sample.picture.as_ref(), Detail::Pivot);
    html(&lesson, &sample.trace.to_json(), options)
}

/// The text of the script element with this identifier.
fn embedded<'a>(page: &'a str, id: &str) -> &'a str {
    let start = format!("<script type=\"application/json\" id=\"{id}\">");
    let (_, rest) = page.split_once(&start).expect("the element is there");
    rest.split_once("</script>").expect("it ends").0
}

#[test]
fn the_trace_comes_along_as_it_is() {
    for sample in samples() {
        let page = page_of(&sample, &HtmlOptions::default());
        let read = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
        assert_eq!(
            read(embedded(&page, "trace")),
            read(&sample.trace.to_json()),
            "{}",
            sample.name
        );
    }
}

#[test]
fn every_frame_of_the_lesson_is_in_the_data() {
    for sample in samples() {
        let page = page_of(&sample, &HtmlOptions::default());
        let data: Value = serde_json::from_str(embedded(&page, "data")).expect("JSON");
        let verified = sample.trace.verified().expect("the sample is sound");
        let lesson = lesson(verified, sample.picture.as_ref(), Detail::Pivot);
        let frames = data["frames"].as_array().expect("a list");
        assert_eq!(frames.len(), lesson.frames.len(), "{}", sample.name);
        let texts = data["texts"].as_array().expect("a list").len() as u64;
        for frame in frames {
            let said = frame["said"].as_array().expect("three places");
            assert_eq!(said.len(), 3);
            let place = |place: &Value| place.as_u64().expect("a place");
            assert!(said.iter().map(place).all(|place| place < texts));
            assert!(place(&frame["heading"]) < texts);
        }
    }
}

// What a page says grows with its derivation; the sample's is an ordinary one.
#[test]
fn without_its_trace_the_page_of_the_sample_stays_small() {
    for method in [Method::Gauss, Method::Bfs] {
        let page = page_of(&Sample::read("poj", POJ, method), &HtmlOptions::default());
        let size = page.len() - embedded(&page, "trace").len();
        assert!(size < 200_000, "{method:?}: {size} bytes");
    }
}

#[test]
fn elements_are_closed_in_order() {
    // What HTML never closes, and cells, which it lets one leave open.
    let void = ["meta", "input", "br", "!doctype", "td", "th"];
    for sample in samples() {
        let page = page_of(&sample, &HtmlOptions::default());
        let mut open: Vec<&str> = Vec::new();
        let mut rest = page.as_str();
        while let Some((_, after)) = rest.split_once('<') {
            let end = |c: char| c == '>' || c.is_whitespace();
            let name = &after[..after.find(end).expect("a tag ends")];
            rest = after;
            if let Some(closed) = name.strip_prefix('/') {
                if closed == "td" || closed == "th" {
                    continue;
                }
                assert_eq!(open.pop(), Some(closed), "{}", sample.name);
            } else if name == "script" || name == "style" {
                rest = after.split_once(&format!("</{name}>")).expect("it ends").1;
            } else if !void.contains(&name) {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{}: {open:?}", sample.name);
    }
}

#[test]
fn a_title_of_any_kind_is_text() {
    let attack = "</title><script>alert(1)</script><img src=x onerror=alert(2)>{{trace}}";
    let sample = Sample::read("poj", POJ, Method::Gauss);
    let options = HtmlOptions {
        title: Some(attack.to_owned()),
        ..HtmlOptions::default()
    };
    let page = page_of(&sample, &options);
    assert!(!page.contains("<script>alert") && !page.contains("<img"));
    let escaped = "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;{{trace}}";
    assert_eq!(page.matches(escaped).count(), 2);
}

#[test]
fn the_same_lesson_gives_the_same_page() {
    let sample = Sample::read("poj", POJ, Method::Gauss);
    let page = || page_of(&sample, &HtmlOptions::default());
    assert_eq!(page(), page());
}
