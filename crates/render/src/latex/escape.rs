//! The one place where words become LaTeX in which nothing is a command.
//!
//! Names and titles come from the user, so every character is looked at: what TeX reads as its
//! own is spelled out, letters that pdfTeX's standard fonts can set become accents, and the rest
//! is named by its code point rather than stop the run.

/// Words as text that is set as it stands, in paragraphs and inside `\text{…}`.
pub(super) fn text(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    let mut before = None;
    for c in words.chars() {
        // Without a break TeX joins these: -- to a dash, '' to a quotation mark.
        if before == Some(c) && "-'`,<>?!".contains(c) {
            escaped.push_str("{}");
        }
        push(&mut escaped, c);
        before = Some(c);
    }
    escaped
}

fn push(escaped: &mut String, c: char) {
    match c {
        '{' | '}' | '$' | '&' | '#' | '%' | '_' => {
            escaped.push('\\');
            escaped.push(c);
        }
        _ if c.is_whitespace() || c.is_control() => escaped.push(' '),
        '"' => escaped.push_str("''"),
        _ if c.is_ascii() => match ascii_command(c) {
            Some(command) => escaped.push_str(command),
            None => escaped.push(c),
        },
        _ => match sign(c).map(str::to_owned).or_else(|| accented(c)) {
            Some(command) => escaped.push_str(&command),
            None => escaped.push_str(&code_point(c)),
        },
    }
}

/// The number of a character that the standard fonts do not have.
fn code_point(c: char) -> String {
    format!("[U+{:04X}]", u32::from(c))
}

/// The printable characters of ASCII that TeX would take for its own, or for others.
fn ascii_command(c: char) -> Option<&'static str> {
    Some(match c {
        '\\' => "\\textbackslash{}",
        '^' => "\\textasciicircum{}",
        '~' => "\\textasciitilde{}",
        '<' => "\\textless{}",
        '>' => "\\textgreater{}",
        '|' => "\\textbar{}",
        // After ! and ? it would turn them upside down.
        '`' => "{}`{}",
        _ => return None,
    })
}

/// Typographic signs, Greek letters, and letters that are no accented ones.
fn sign(c: char) -> Option<&'static str> {
    Some(match c {
        '“' => "``",
        '”' | '„' => "''",
        '‘' => "`",
        '’' => "'",
        '–' => "--",
        '—' => "---",
        '…' => "\\dots{}",
        '×' => "$\\times$",
        '−' => "$-$",
        '·' => "$\\cdot$",
        '±' => "$\\pm$",
        '÷' => "$\\div$",
        '°' => "$^{\\circ}$",
        '²' => "$^{2}$",
        '³' => "$^{3}$",
        '←' => "$\\leftarrow$",
        '→' => "$\\rightarrow$",
        '↔' => "$\\leftrightarrow$",
        '≤' => "$\\leq$",
        '≥' => "$\\geq$",
        '≠' => "$\\neq$",
        '∈' => "$\\in$",
        '∞' => "$\\infty$",
        '●' => "$\\bullet$",
        '○' => "$\\circ$",
        '§' => "\\S{}",
        '£' => "\\pounds{}",
        '¡' => "!`",
        '¿' => "?`",
        'ß' => "\\ss{}",
        'æ' => "\\ae{}",
        'Æ' => "\\AE{}",
        'œ' => "\\oe{}",
        'Œ' => "\\OE{}",
        'ø' => "\\o{}",
        'Ø' => "\\O{}",
        'å' => "\\aa{}",
        'Å' => "\\AA{}",
        'ł' => "\\l{}",
        'Ł' => "\\L{}",
        'ı' => "\\i{}",
        _ => return greek(c),
    })
}

fn greek(c: char) -> Option<&'static str> {
    Some(match c {
        'α' => "$\\alpha$",
        'β' => "$\\beta$",
        'γ' => "$\\gamma$",
        'δ' => "$\\delta$",
        'ε' => "$\\varepsilon$",
        'ζ' => "$\\zeta$",
        'η' => "$\\eta$",
        'θ' => "$\\theta$",
        'κ' => "$\\kappa$",
        'λ' => "$\\lambda$",
        'μ' | 'µ' => "$\\mu$",
        'ν' => "$\\nu$",
        'ξ' => "$\\xi$",
        'π' => "$\\pi$",
        'ρ' => "$\\rho$",
        'σ' => "$\\sigma$",
        'τ' => "$\\tau$",
        'φ' => "$\\varphi$",
        'χ' => "$\\chi$",
        'ψ' => "$\\psi$",
        'ω' => "$\\omega$",
        'Γ' => "$\\Gamma$",
        'Δ' => "$\\Delta$",
        'Θ' => "$\\Theta$",
        'Λ' => "$\\Lambda$",
        'Π' => "$\\Pi$",
        'Σ' => "$\\Sigma$",
        'Φ' => "$\\Phi$",
        'Ψ' => "$\\Psi$",
        'Ω' => "$\\Omega$",
        _ => return None,
    })
}

/// The accents of LaTeX, each with the letters that carry it and how these are written.
const ACCENTS: [(&str, &str, &str); 11] = [
    (
        "\\'",
        "áéíóúýÁÉÍÓÚÝćĆńŃśŚźŹĺĹŕŔ",
        "aeiouyAEIOUYcCnNsSzZlLrR",
    ),
    ("\\`", "àèìòùÀÈÌÒÙ", "aeiouAEIOU"),
    (
        "\\^",
        "âêîôûÂÊÎÔÛĉĈĝĜĥĤĵĴŝŜŵŴŷŶ",
        "aeiouAEIOUcCgGhHjJsSwWyY",
    ),
    ("\\\"", "äëïöüÿÄËÏÖÜŸ", "aeiouyAEIOUY"),
    ("\\~", "ãñõÃÑÕĩĨũŨ", "anoANOiIuU"),
    ("\\v", "čČďĎěĚňŇřŘšŠťŤžŽǎǍľĽ", "cCdDeEnNrRsStTzZaAlL"),
    ("\\c", "çÇşŞţŢģĢķĶļĻņŅŗŖ", "cCsStTgGkKlLnNrR"),
    ("\\H", "őŐűŰ", "oOuU"),
    ("\\u", "ăĂğĞŭŬĕĔĭĬŏŎ", "aAgGuUeEiIoO"),
    ("\\=", "āĀēĒīĪōŌūŪ", "aAeEiIoOuU"),
    ("\\.", "żŻėĖİġĠċĊ", "zZeEIgGcC"),
];

fn accented(c: char) -> Option<String> {
    ACCENTS.iter().find_map(|(accent, letters, bases)| {
        let at = letters.chars().position(|letter| letter == c)?;
        let base = bases.chars().nth(at)?;
        // A dot and an accent above one another would collide.
        let base = match (base, *accent) {
            ('i', accent) if accent != "\\c" => "\\i".to_owned(),
            ('j', _) => "\\j".to_owned(),
            _ => base.to_string(),
        };
        Some(format!("{accent}{{{base}}}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_come_out_as_words() {
        assert_eq!(
            text("\\input{/etc/passwd}"),
            "\\textbackslash{}input\\{/etc/passwd\\}"
        );
        assert_eq!(text("50% of $1 & #2_3"), "50\\% of \\$1 \\& \\#2\\_3");
        assert_eq!(
            text("^^5cend~"),
            "\\textasciicircum{}\\textasciicircum{}5cend\\textasciitilde{}"
        );
        assert_eq!(
            text("<script>|"),
            "\\textless{}script\\textgreater{}\\textbar{}"
        );
    }

    #[test]
    fn lines_end_nothing() {
        assert_eq!(text("a\n\nb\r\tc\u{0}"), "a  b  c ");
    }

    #[test]
    fn signs_are_not_joined() {
        assert_eq!(text("a--b"), "a-{}-b");
        assert_eq!(text("?`"), "?{}`{}");
    }

    #[test]
    fn letters_become_accents_and_the_rest_is_named() {
        assert_eq!(text("Zoë"), "Zo\\\"{e}");
        assert_eq!(text("naïve"), "na\\\"{\\i}ve");
        assert_eq!(text("Łódź"), "\\L{}\\'{o}d\\'{z}");
        assert_eq!(text("λ漢\u{202e}"), "$\\lambda$[U+6F22][U+202E]");
    }

    #[test]
    fn every_accent_has_a_letter_below_it() {
        for (accent, letters, bases) in ACCENTS {
            assert_eq!(letters.chars().count(), bases.chars().count(), "{accent}");
        }
    }

    #[test]
    fn only_known_commands_are_ever_written() {
        for c in (0..0x3000).filter_map(char::from_u32) {
            let escaped = text(&c.to_string());
            assert!(escaped.is_ascii(), "{c:?}: {escaped}");
            let open = escaped.replace("\\{", "").matches('{').count();
            let close = escaped.replace("\\}", "").matches('}').count();
            assert_eq!(open, close, "{c:?}: {escaped}");
            assert_eq!(
                escaped.replace("\\$", "").matches('$').count() % 2,
                0,
                "{c:?}"
            );
        }
    }
}
