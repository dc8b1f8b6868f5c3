//! The glyphs of a terminal, and what stands for them in plain ASCII.

use tracer::explanation::Sign;

use crate::ascii::ascii;

/// The set of glyphs in use.
#[derive(Clone, Copy)]
pub(super) struct Glyphs {
    pub(super) ascii: bool,
}

impl Glyphs {
    fn pick(self, fine: &'static str, plain: &'static str) -> &'static str {
        if self.ascii { plain } else { fine }
    }

    pub(super) fn sign(self, sign: Sign) -> &'static str {
        match sign {
            Sign::Zero => self.pick("·", "."),
            Sign::Pivot => self.pick("◆", "#"),
            Sign::Chosen => self.pick("●", "*"),
            Sign::Kept => self.pick("○", "o"),
            Sign::Best => self.pick("←", "<-"),
        }
    }

    pub(super) fn bar(self) -> &'static str {
        self.pick("│", "|")
    }

    pub(super) fn rule(self) -> &'static str {
        self.pick("─", "-")
    }

    pub(super) fn block(self) -> &'static str {
        self.pick("█", "#")
    }

    pub(super) fn into(self) -> &'static str {
        self.pick("←", "<-")
    }

    pub(super) fn exchange(self) -> &'static str {
        self.pick("↔", "<->")
    }

    pub(super) fn dots(self) -> &'static str {
        self.pick("…", "...")
    }

    pub(super) fn times(self) -> &'static str {
        self.pick("·", "*")
    }

    /// A number to a power.
    pub(super) fn power(self, base: usize, exponent: usize) -> String {
        if self.ascii {
            return format!("{base}^{exponent}");
        }
        let raised = exponent.to_string();
        let raised = raised.chars().map(|digit| match digit {
            '1' => '¹',
            '2' => '²',
            '3' => '³',
            '4' => '⁴',
            '5' => '⁵',
            '6' => '⁶',
            '7' => '⁷',
            '8' => '⁸',
            '9' => '⁹',
            _ => '⁰',
        });
        format!("{base}{}", raised.collect::<String>())
    }

    /// Words with the punctuation that the glyph set has.
    pub(super) fn words(self, text: &str) -> String {
        if self.ascii {
            ascii(text)
        } else {
            text.to_owned()
        }
    }
}
