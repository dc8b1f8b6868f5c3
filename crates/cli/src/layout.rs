//! Sentences in lines, and lists in sentences.

use unicode_width::UnicodeWidthChar;

/// Breaks `text` at spaces into lines of at most `width` columns, the lines after the first
/// `indent` columns further in.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut lines = String::new();
    let mut column = 0;
    for word in text.split(' ') {
        if column > 0 && column + 1 + columns(word) > width {
            lines.push('\n');
            lines += &" ".repeat(indent);
            column = indent;
        } else if column > 0 {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += columns(word);
    }
    lines
}

/// Joins words as a sentence does: `1, 5, 7 and 8`.
pub(crate) fn list(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [word] => word.clone(),
        [first @ .., final_word] => format!("{} {last} {final_word}", first.join(", ")),
    }
}

/// The number of columns that `text` takes, not counting colour codes.
fn columns(text: &str) -> usize {
    let mut in_code = false;
    let each = text.chars().map(|c| match c {
        '\x1b' => {
            in_code = true;
            0
        }
        c if in_code => {
            in_code = c != 'm';
            0
        }
        c => c.width().unwrap_or(0),
    });
    each.sum()
}
