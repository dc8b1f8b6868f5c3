//! Prints an explanation: `explain [NAME or BOARD] [METHOD] [DETAIL] [FORMAT] [WIDTH]`.

#[path = "../tests/support/mod.rs"]
mod support;

use render::{MarkdownOptions, TextOptions, markdown, text};
use support::Sample;
use tracer::{Detail, Method};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |index: usize, other: &'static str| {
        arguments
            .get(index)
            .map_or(other, String::as_str)
            .to_owned()
    };
    let input = argument(0, "poj");
    let method = Method::from_name(&argument(1, "gauss")).expect("a method");
    let detail = match argument(2, "pivot").as_str() {
        "outline" => Detail::Outline,
        "operation" => Detail::Operation,
        _ => Detail::Pivot,
    };
    let sample = match puzzles::example(&input) {
        Some(example) => Sample::read(&input, example.text, method),
        None => Sample::read("board", &input.replace('/', "\n"), method),
    };
    let explanation = sample.explained(detail);
    let format = argument(3, "text");
    let options = TextOptions {
        width: argument(4, "80").parse().expect("a number of columns"),
        color: format == "color",
        ascii: format == "ascii",
    };
    if format == "markdown" {
        print!("{}", markdown(&explanation, &MarkdownOptions::default()));
    } else {
        print!("{}", text(&explanation, &options));
    }
}
