//! The gallery of mistakes: `docs/gallery.md`, and the proof of what it shows.
//!
//! Each mistake is written here as its author meant it, small and wrong. It is asked in growing
//! order until brute force disagrees: so what the page calls the smallest input is that. The
//! page must show this input, the wrong answer and the right one, and Rowstep, as a library and
//! as a program, by every method that applies, must give the right one.

mod bookkeeping;
mod elimination;
mod flip;
mod least;
mod matrix;
mod question;
mod reading;
mod shown;
mod small;

use rowstep_tests::read;

use shown::Line;

/// A mistake under its heading on the page.
struct Mistake {
    heading: &'static str,
    /// Searches for the smallest input, and makes the lines that the page must show.
    find: fn() -> Vec<Line>,
}

/// The families of mistakes, in the order of the page.
const FAMILIES: [(&str, &[Mistake]); 5] = [
    ("Elimination", &elimination::MISTAKES),
    ("The search for the least", &least::MISTAKES),
    ("From the puzzle to the matrix", &matrix::MISTAKES),
    ("Reading the input", &reading::MISTAKES),
    ("Bookkeeping", &bookkeeping::MISTAKES),
];

fn page() -> String {
    read("docs/gallery.md")
}

/// The text under a heading, up to the next one of its level or above.
fn section<'a>(text: &'a str, level: &str, heading: &str) -> &'a str {
    let start = format!("\n{level} {heading}\n");
    let (_, rest) = text
        .split_once(&start)
        .unwrap_or_else(|| panic!("docs/gallery.md has no {start}"));
    let ends =
        (1..=level.len()).filter_map(|level| rest.find(&format!("\n{} ", "#".repeat(level))));
    &rest[..ends.min().unwrap_or(rest.len())]
}

/// Searches for all counterexamples of a family, and compares them with the page.
fn check(family: &str) {
    let (_, mistakes) = FAMILIES
        .iter()
        .find(|(name, _)| *name == family)
        .expect("it is a family");
    let page = page();
    let family = section(&page, "##", family);
    for mistake in *mistakes {
        let text = section(family, "###", mistake.heading);
        let lines = (mistake.find)();
        let found: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let shown: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("- **"))
            .collect();
        assert_eq!(shown, found, "{}", mistake.heading);
        for counterexample in lines.iter().filter_map(Line::counterexample) {
            counterexample.check_rowstep();
        }
        let commands = text.lines().filter(|line| line.starts_with("$ "));
        let first = lines.iter().find_map(Line::counterexample);
        let input = first.expect("a mistake has a counterexample").input_words();
        assert!(
            commands.clone().any(|command| command.contains(&input)),
            "{}: no command of a console block has {input}",
            mistake.heading
        );
    }
}

#[test]
fn mistakes_of_elimination_are_as_shown() {
    check("Elimination");
}

#[test]
fn mistakes_of_the_search_are_as_shown() {
    check("The search for the least");
}

#[test]
fn mistakes_of_the_matrix_are_as_shown() {
    check("From the puzzle to the matrix");
}

#[test]
fn mistakes_of_reading_are_as_shown() {
    check("Reading the input");
}

#[test]
fn mistakes_of_bookkeeping_are_as_shown() {
    check("Bookkeeping");
}

#[test]
fn the_page_has_these_mistakes_and_no_others() {
    let page = page();
    let mut headings = Vec::new();
    for (family, mistakes) in FAMILIES {
        headings.push(format!("## {family}"));
        headings.extend(
            mistakes
                .iter()
                .map(|mistake| format!("### {}", mistake.heading)),
        );
    }
    let on_page = page.lines().filter(|line| line.starts_with("##"));
    assert_eq!(on_page.collect::<Vec<_>>(), headings);
}
