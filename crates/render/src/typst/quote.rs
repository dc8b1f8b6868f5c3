//! Text from anyone, made harmless: the one place where text becomes part of Typst.

/// Text as a string literal of Typst's code: in it nothing is markup.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' | '\r' | '\t' => out.push(' '),
            _ if c.is_control() => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn no_text_can_end_its_literal() {
        assert_eq!(quoted(r#"a"b\c"#), r#""a\"b\\c""#);
        assert_eq!(
            quoted("#read(\"/etc/passwd\")\n"),
            "\"#read(\\\"/etc/passwd\\\") \""
        );
        assert_eq!(quoted("\u{1b}$x$"), "\"\u{fffd}$x$\"");
    }
}
