//! Text from anyone, made harmless: the one place where HTML is escaped.

/// Text as it stands between tags and in quoted attributes.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // HTML has no way to write it.
            '\0' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

/// JSON as it stands in a script element.
///
/// In JSON, `<` occurs inside strings alone, where it may be written as a number; without it, no
/// text can end the element or open a comment.
pub(super) fn embedded(json: &str) -> String {
    json.replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::{embedded, escaped};

    #[test]
    fn text_has_no_markup_left() {
        let text = escaped("</title><script a='1' b=\"2\">&amp;\0");
        assert_eq!(
            text,
            "&lt;/title&gt;&lt;script a=&#39;1&#39; b=&quot;2&quot;&gt;&amp;amp;\u{fffd}"
        );
    }

    #[test]
    fn embedded_json_says_the_same_and_cannot_end_its_element() {
        let json = r#"{"name":"</script><!-- \u003c"}"#;
        let safe = embedded(json);
        assert!(!safe.contains('<'));
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
        assert_eq!(read(json), read(&safe));
    }
}
