//! A line of letters, some of them bold, lowered or raised, and its wrapping.

use std::fmt::Write as _;

use super::drawing::escaped;
use super::face;

/// The size of indices and exponents, to that of the text.
const SMALL: f32 = 0.7;
/// How far they stand below and above the line, to the size of the text.
const LOWERED: f32 = 0.22;
const RAISED: f32 = -0.38;

/// Where letters stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    /// On the line.
    On,
    /// Below it, an index.
    Below,
    /// Above it, an exponent.
    Above,
}

/// Letters of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) text: String,
    pub(super) bold: bool,
    pub(super) level: Level,
}

/// A line of letters.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Line {
    pub(super) size: f32,
    spans: Vec<Span>,
}

impl Line {
    /// An empty line of that size.
    pub(super) fn new(size: f32) -> Self {
        Self {
            size,
            spans: Vec::new(),
        }
    }

    /// A line of plain letters.
    pub(super) fn plain(size: f32, text: &str) -> Self {
        let mut line = Self::new(size);
        line.push(text, false, Level::On);
        line
    }

    /// A line of bold letters.
    pub(super) fn bold(size: f32, text: &str) -> Self {
        let mut line = Self::new(size);
        line.push(text, true, Level::On);
        line
    }

    /// Adds letters at the end.
    pub(super) fn push(&mut self, text: &str, bold: bool, level: Level) {
        match self.spans.last_mut() {
            Some(last) if (last.bold, last.level) == (bold, level) => last.text.push_str(text),
            _ if text.is_empty() => {}
            _ => self.spans.push(Span {
                text: text.to_owned(),
                bold,
                level,
            }),
        }
    }

    /// Adds another line's letters at the end.
    pub(super) fn append(&mut self, other: &Self) {
        for span in &other.spans {
            self.push(&span.text, span.bold, span.level);
        }
    }

    /// Makes all letters bold.
    pub(super) fn emboldened(mut self) -> Self {
        for span in &mut self.spans {
            span.bold = true;
        }
        self
    }

    /// Tells whether there is nothing to read.
    pub(super) fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    pub(super) fn width(&self) -> f32 {
        let width = |span: &Span| face::width(&span.text, span.bold, self.size_of(span));
        self.spans.iter().map(width).sum()
    }

    fn size_of(&self, span: &Span) -> f32 {
        match span.level {
            Level::On => self.size,
            Level::Below | Level::Above => self.size * SMALL,
        }
    }

    /// The letters without their looks.
    pub(super) fn text(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }

    /// The inside of a `text` element.
    pub(super) fn markup(&self) -> String {
        let mut out = String::new();
        let mut level = Level::On;
        for span in &self.spans {
            let text = escaped(&span.text);
            if span.level == level && level == Level::On && !span.bold {
                out.push_str(&text);
                continue;
            }
            out.push_str("<tspan");
            if span.level != level {
                let down = self.below(span.level) - self.below(level);
                let _ = write!(out, r#" dy="{down:.2}""#);
            }
            if span.level != Level::On {
                let _ = write!(out, r#" font-size="{:.2}""#, self.size_of(span));
            }
            if span.bold {
                out.push_str(r#" font-weight="bold""#);
            }
            let _ = write!(out, ">{text}</tspan>");
            level = span.level;
        }
        out
    }

    /// How far below the line letters stand.
    fn below(&self, level: Level) -> f32 {
        match level {
            Level::On => 0.0,
            Level::Below => LOWERED * self.size,
            Level::Above => RAISED * self.size,
        }
    }

    /// The line in pieces no wider than `width`, broken at spaces; a longer word is not broken.
    pub(super) fn wrapped(&self, width: f32) -> Vec<Self> {
        let mut lines = vec![Self::new(self.size)];
        for word in self.words() {
            let last = lines.last_mut().expect("there is one");
            let mut longer = last.clone();
            if !longer.is_empty() {
                longer.push(" ", false, Level::On);
            }
            longer.append(&word);
            if last.is_empty() || longer.width() <= width {
                *last = longer;
            } else {
                lines.push(word);
            }
        }
        lines
    }

    /// The words between spaces; a word may be of several kinds of letters.
    fn words(&self) -> Vec<Self> {
        let mut words = Vec::new();
        let mut word = Self::new(self.size);
        for span in &self.spans {
            for (at, piece) in span.text.split(' ').enumerate() {
                if at > 0 && !word.is_empty() {
                    words.push(std::mem::replace(&mut word, Self::new(self.size)));
                }
                word.push(piece, span.bold, span.level);
            }
        }
        if !word.is_empty() {
            words.push(word);
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, Line};

    #[test]
    fn wrapping_loses_no_word_and_keeps_the_width() {
        let mut line = Line::plain(10.0, "adding the row ");
        line.push("R", false, Level::On);
        line.push("2", false, Level::Below);
        line.push(" cancels it in all of them", true, Level::On);
        let lines = line.wrapped(80.0);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| line.width() <= 80.0));
        let text: Vec<String> = lines.iter().map(Line::text).collect();
        assert_eq!(text.join(" "), line.text());
    }
}
