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

#[cfg(test)]
mod tests {
    use super::{columns, list, wrap};

    const TEXT: &str =
        "a press of a cell changes the cell and its \x1b[1morthogonal\x1b[0m neighbours ←";

    #[test]
    fn lines_keep_the_width_and_lose_no_word() {
        for width in 12..90 {
            let wrapped = wrap(TEXT, width, 2);
            assert!(
                wrapped.lines().all(|line| columns(line) <= width),
                "{wrapped}"
            );
            let words: Vec<&str> = wrapped.split_whitespace().collect();
            assert_eq!(words.join(" "), TEXT);
        }
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
    }

    #[test]
    fn colour_codes_take_no_columns() {
        assert_eq!(columns("\x1b[1;31mab\x1b[0mc"), 3);
    }

    #[test]
    fn lists_read_like_sentences() {
        let words = ["1", "5", "7"].map(str::to_owned);
        let lists: Vec<String> = (0..=3).map(|n| list(&words[..n], "and")).collect();
        assert_eq!(lists, ["", "1", "1 and 5", "1, 5 and 7"]);
    }
}
