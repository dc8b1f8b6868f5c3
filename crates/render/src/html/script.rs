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
    format!("\n'use strict';\n{}", SCRIPT.map(without_comments).concat())
}

/// The page's one style.
pub(super) fn style() -> String {
    format!("\n{}", STYLE.map(without_comments).concat())
}

/// The lines of a file without indentation, and without those that are comments: the page is
/// read by browsers, the files by people.
fn without_comments(file: &str) -> String {
    let mut out = String::with_capacity(file.len());
    let mut in_comment = false;
    for line in file.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{SCRIPT, STYLE, without_comments};

    #[test]
    fn comments_and_indentation_go_and_everything_else_stays() {
        let file = "/* Two\n   lines. */\na {\n  b: c; /* d */\n}\n  // e\n\nf('//g');\n";
        assert_eq!(without_comments(file), "a {\nb: c; /* d */\n}\nf('//g');\n");
    }

    #[test]
    fn no_text_spans_lines_where_indentation_would_matter() {
        for line in SCRIPT.iter().flat_map(|file| file.lines()) {
            assert!(line.matches('`').count().is_multiple_of(2), "{line}");
        }
    }

    #[test]
    fn nothing_in_a_file_ends_its_element() {
        for file in SCRIPT.iter().chain(&STYLE) {
            let file = file.to_lowercase();
            assert!(
                !["</script", "</style", "<!--"]
                    .iter()
                    .any(|end| file.contains(end))
            );
        }
    }
}
