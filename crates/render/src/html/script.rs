//! The page's script and style: files that anyone can read, one after the other.

/// The files of the script, in the order in which they use each other.
const SCRIPT: [&str; 34] = [
    include_str!("engine/matrix.js"),
    include_str!("engine/puzzles.js"),
    include_str!("engine/elimination.js"),
    include_str!("engine/least.js"),
    include_str!("engine/advice.js"),
    include_str!("engine/feedback.js"),
    include_str!("engine/take_home.js"),
    include_str!("engine/session.js"),
    include_str!("engine/reading.js"),
    include_str!("js/words.js"),
    include_str!("js/dom.js"),
    include_str!("js/data.js"),
    include_str!("js/grid.js"),
    include_str!("js/replay.js"),
    include_str!("js/matrix_view.js"),
    include_str!("js/board_view.js"),
    include_str!("js/sum_view.js"),
    include_str!("js/unknowns_view.js"),
    include_str!("js/part_view.js"),
    include_str!("js/speech.js"),
    include_str!("js/player.js"),
    include_str!("js/phrases.js"),
    include_str!("js/judge.js"),
    include_str!("js/predict.js"),
    include_str!("turn/words.js"),
    include_str!("turn/controls.js"),
    include_str!("turn/setting.js"),
    include_str!("turn/editor.js"),
    include_str!("turn/turn.js"),
    include_str!("js/modes.js"),
    include_str!("js/themes.js"),
    include_str!("js/keys.js"),
    include_str!("js/address.js"),
    include_str!("js/main.js"),
];

/// The files of the style.
const STYLE: [&str; 6] = [
    include_str!("css/colours.css"),
    include_str!("css/layout.css"),
    include_str!("css/matrix.css"),
    include_str!("css/board.css"),
    include_str!("turn/turn.css"),
    include_str!("css/explanation.css"),
];

/// The files of the style of a lecture's index.
const INDEX_STYLE: [&str; 4] = [
    include_str!("css/colours.css"),
    include_str!("css/layout.css"),
    include_str!("css/board.css"),
    include_str!("css/index.css"),
];

/// The style of a lecture's index.
pub(super) fn index_style() -> String {
    format!("\n{}", INDEX_STYLE.join("\n"))
}

/// The page's one script.
pub(super) fn script() -> String {
    format!("\n'use strict';\n{}", joined(&SCRIPT))
}

/// The page's one style.
pub(super) fn style() -> String {
    format!("\n{}", joined(&STYLE))
}

/// The files one after the other, without indentation, blank lines and lines that are only a
/// comment: a quarter of the page, which whoever reads the code finds in the repository.
fn joined(files: &[&str]) -> String {
    let lines = files.iter().flat_map(|file| file.lines());
    let lines = lines.map(str::trim);
    let kept: Vec<&str> = lines
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .collect();
    kept.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{SCRIPT, STYLE, joined};

    #[test]
    fn only_comments_and_blanks_are_left_out() {
        let files = [
            "// One.\nconst a = 1;\n\n",
            "  // Two.\n  a.b(); // Three.\n",
        ];
        assert_eq!(joined(&files), "const a = 1;\na.b(); // Three.");
    }

    #[test]
    fn no_text_runs_over_lines() {
        // Such a text would lose its indentation.
        for line in SCRIPT.iter().chain(&STYLE).flat_map(|file| file.lines()) {
            assert_eq!(line.matches('`').count() % 2, 0, "{line}");
        }
    }
}
