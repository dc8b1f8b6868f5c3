//! What stands for a character where only ASCII can be shown.

/// Spells `text` in ASCII: signs by their likeness, `?` for a character that has none.
///
/// ```
/// assert_eq!(render::ascii("R2 ← R2 + R1 · 4×4"), "R2 <- R2 + R1 . 4x4");
/// ```
pub fn ascii(text: &str) -> String {
    text.chars().fold(String::new(), |mut spelled, c| {
        match likeness(c) {
            Some(plain) => spelled.push_str(plain),
            None if c.is_ascii() => spelled.push(c),
            None => spelled.push_str(&subscript(c).unwrap_or("?".to_owned())),
        }
        spelled
    })
}

fn likeness(c: char) -> Option<&'static str> {
    Some(match c {
        '×' => "x",
        '·' => ".",
        '●' => "*",
        '◆' | '█' => "#",
        '○' => "o",
        '│' => "|",
        '─' | '–' | '—' | '−' => "-",
        '…' => "...",
        'µ' => "u",
        '“' | '”' => "\"",
        '‘' | '’' => "'",
        '←' => "<-",
        '→' => "->",
        '↔' => "<->",
        '\u{a0}' => " ",
        _ => return None,
    })
}

/// The digit that a subscript stands for.
fn subscript(c: char) -> Option<String> {
    let value = u32::from(c).checked_sub(u32::from('₀'))?;
    (value < 10).then(|| value.to_string())
}
