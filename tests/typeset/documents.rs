//! Every input of the corpus in every form compiles, and nothing sticks out of its page.

use std::fs;

use rowstep_tests::program::rowstep_on;
use rowstep_tests::root;

use crate::overlays;
use crate::paper::{Paper, each};

/// A file of the corpus, with the arguments that it asks for.
pub(crate) struct Input {
    pub(crate) name: String,
    text: String,
    args: Vec<String>,
}

impl Input {
    /// The document that `rowstep explain` makes of it.
    pub(crate) fn explained(&self, args: &[&str]) -> String {
        let own = self.args.iter().map(String::as_str);
        let args: Vec<&str> = ["explain"]
            .into_iter()
            .chain(own)
            .chain(args.iter().copied())
            .collect();
        rowstep_on(&self.text, &args).answer()
    }
}

/// The corpus.
pub(crate) fn corpus() -> Vec<Input> {
    let folder = fs::read_dir(root().join("tests/corpus")).expect("the corpus");
    let mut inputs: Vec<Input> = folder
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).expect("the corpus is text");
            let comment = |key| text.lines().find_map(|line| line.strip_prefix(key));
            let mut args: Vec<String> = Vec::new();
            let more = comment("# args: ").unwrap_or_default();
            args.extend(more.split_whitespace().map(str::to_owned));
            if let Some(detail) = comment("# detail: ") {
                args.extend(["--detail".to_owned(), detail.to_owned()]);
            }
            let name = path
                .file_name()
                .expect("a file has a name")
                .to_string_lossy()
                .into_owned();
            // These hold several boards.
            if ["lights-counted.txt", "switches.txt"].contains(&name.as_str()) {
                args.extend(["--board-number".to_owned(), "1".to_owned()]);
            }
            Input { name, text, args }
        })
        .collect();
    inputs.sort_by(|a, b| a.name.cmp(&b.name));
    inputs
}

/// Sets everything in one form, and hands what is wrong back.
fn set_all(inputs: &[Input], args: &[&str]) -> Vec<String> {
    each(inputs, |input| {
        let paper = Paper::set(&input.explained(args));
        let complaints = paper.complaints();
        complaints
            .iter()
            .map(|wrong| format!("{}: {wrong}", input.name))
            .collect()
    })
}

fn assert_clean(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "needs LaTeX"]
fn articles() {
    assert_clean(&set_all(&corpus(), &["--format", "latex", "--standalone"]));
}

#[test]
#[ignore = "needs LaTeX"]
fn articles_of_plain_arrays() {
    let args = ["--format", "latex", "--standalone", "--matrices", "array"];
    assert_clean(&set_all(&corpus(), &args));
}

#[test]
#[ignore = "needs LaTeX"]
fn decks_whose_overlays_stay_in_place() {
    let wrong = each(&corpus(), |input| {
        let deck = input.explained(&["--format", "beamer"]);
        let paper = Paper::set(&deck);
        let mut wrong = paper.complaints();
        if wrong.is_empty() {
            wrong.extend(overlays::jumps(&deck, &paper.pages()));
        }
        wrong
            .iter()
            .map(|wrong| format!("{}: {wrong}", input.name))
            .collect()
    });
    assert_clean(&wrong);
}

#[test]
#[ignore = "needs LaTeX"]
fn handouts() {
    assert_clean(&set_all(&corpus(), &["--format", "beamer", "--handout"]));
}

#[test]
#[ignore = "needs LaTeX"]
fn other_methods_shapes_and_notations() {
    let boards = [
        "flip-impossible.txt",
        "lights-row.txt",
        "system-homework.txt",
    ];
    let inputs: Vec<Input> = corpus()
        .into_iter()
        .filter(|input| boards.contains(&input.name.as_str()))
        .collect();
    let forms: [&[&str]; 8] = [
        &[
            "--format",
            "latex",
            "--standalone",
            "--method",
            "gauss-jordan",
            "--notation",
            "textbook",
        ],
        &["--format", "latex", "--standalone", "--method", "bfs"],
        &[
            "--format",
            "latex",
            "--standalone",
            "--method",
            "chase",
            "--matrices",
            "array",
        ],
        &[
            "--format",
            "beamer",
            "--method",
            "gauss-jordan",
            "--aspect",
            "4:3",
            "--notation",
            "textbook",
        ],
        &[
            "--format",
            "beamer",
            "--method",
            "column-swap",
            "--aspect",
            "16:10",
            "--matrices",
            "array",
        ],
        &["--format", "beamer", "--method", "chase", "--handout"],
        &["--format", "beamer", "--method", "bfs"],
        &[
            "--format",
            "beamer",
            "--show-columns",
            "1",
            "--detail",
            "operation",
            "--handout",
        ],
    ];
    for form in forms {
        let applies =
            |input: &&Input| input.name != "system-homework.txt" || !form.contains(&"chase");
        let chosen: Vec<&Input> = inputs.iter().filter(applies).collect();
        let wrong = each(&chosen, |input| {
            let complaints = Paper::set(&input.explained(form)).complaints();
            complaints
                .iter()
                .map(|wrong| format!("{} {form:?}: {wrong}", input.name))
                .collect()
        });
        assert_clean(&wrong);
    }
}

#[test]
#[ignore = "needs LaTeX"]
fn fragments_and_frames_stand_in_documents_of_ones_own() {
    let input = corpus()
        .into_iter()
        .find(|input| input.name == "lights-row.txt")
        .expect("it is there");
    let fragment = input.explained(&["--format", "latex"]);
    let host = format!(
        "\\documentclass{{article}}\n{}\\begin{{document}}\n\\input{{fragment}}\n\\input{{fragment}}\n\\end{{document}}\n",
        packages(&fragment)
    );
    let paper = Paper::set_with(&host, &[("fragment.tex", &fragment)]);
    assert_clean(&paper.complaints());
    let frames = input.explained(&["--format", "beamer", "--frames-only"]);
    let host = format!(
        "\\documentclass{{beamer}}\n\\usetheme{{Madrid}}\n{}\\begin{{document}}\n\\input{{frames}}\n\\end{{document}}\n",
        packages(&frames)
    );
    let paper = Paper::set_with(&host, &[("frames.tex", &frames)]);
    assert_clean(&paper.complaints());
}

/// The packages that a fragment asks for in its comment.
fn packages(fragment: &str) -> String {
    let lines = fragment
        .lines()
        .filter_map(|line| line.strip_prefix("%   "));
    lines.map(|line| line.to_owned() + "\n").collect()
}
