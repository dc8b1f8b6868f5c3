//! Lines of styled text: measured, wrapped, set side by side.

use unicode_width::UnicodeWidthStr;

/// How a piece of text stands out in colour; without colour it reads the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Plain,
    Bold,
    Dim,
    Pivot,
    Target,
    Good,
    Bad,
}

impl Style {
    /// The ANSI parameters (ECMA-48, SGR), for text that is not plain.
    fn codes(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Bold => Some("1"),
            Self::Dim => Some("2"),
            Self::Pivot => Some("1;36"),
            Self::Target => Some("33"),
            Self::Good => Some("32"),
            Self::Bad => Some("1;31"),
        }
    }
}

/// A space at which no line is broken.
pub(super) const FIXED_SPACE: char = '\u{a0}';

/// A line of styled text.
#[derive(Debug, Clone, Default)]
pub(super) struct Line {
    runs: Vec<(Style, String)>,
}

impl Line {
    pub(super) fn plain(text: &str) -> Self {
        let mut line = Self::default();
        line.push(Style::Plain, text);
        line
    }

    pub(super) fn push(&mut self, style: Style, text: &str) {
        match self.runs.last_mut() {
            Some((last, run)) if *last == style => run.push_str(text),
            _ if text.is_empty() => {}
            _ => self.runs.push((style, text.to_owned())),
        }
    }

    pub(super) fn extend(&mut self, other: Self) {
        for (style, text) in other.runs {
            self.push(style, &text);
        }
    }

    /// The line with all plain text in another style.
    pub(super) fn styled(mut self, style: Style) -> Self {
        for (old, _) in &mut self.runs {
            if *old == Style::Plain {
                *old = style;
            }
        }
        self
    }

    /// The line without places to break it.
    pub(super) fn kept_together(self) -> Self {
        self.replaced(" ", &FIXED_SPACE.to_string())
    }

    /// The line with one text in place of another.
    pub(super) fn replaced(mut self, old: &str, new: &str) -> Self {
        for (_, text) in &mut self.runs {
            *text = text.replace(old, new);
        }
        self
    }

    pub(super) fn width(&self) -> usize {
        self.runs.iter().map(|(_, text)| text.width()).sum()
    }

    pub(super) fn pad_to(&mut self, width: usize) {
        let missing = width.saturating_sub(self.width());
        self.push(Style::Plain, &" ".repeat(missing));
    }

    pub(super) fn indented(self, by: usize) -> Self {
        let mut line = Self::plain(&" ".repeat(by));
        line.extend(self);
        line
    }

    /// Breaks the line at spaces, and inside words only if they are too long for a line.
    pub(super) fn wrapped(self, width: usize) -> Vec<Self> {
        let mut lines = Vec::new();
        let mut line = Self::default();
        for word in self.words() {
            let gap = usize::from(line.width() > 0);
            if gap > 0 && line.width() + gap + word.width() > width {
                lines.push(std::mem::take(&mut line));
            } else if gap > 0 {
                line.push(common_style(&line, &word), " ");
            }
            line.extend(word);
            while line.width() > width {
                let rest = line.split_off(width);
                lines.push(std::mem::replace(&mut line, rest));
            }
        }
        if line.width() > 0 {
            lines.push(line);
        }
        lines
    }

    /// The width of the longest piece at whose ends the line can be broken.
    pub(super) fn longest_word(self) -> usize {
        let words = self.words().into_iter();
        words.map(|word| word.width()).max().unwrap_or(0)
    }

    fn words(self) -> Vec<Self> {
        let mut words = vec![Self::default()];
        for (style, text) in self.runs {
            for (index, piece) in text.split(' ').enumerate() {
                if index > 0 {
                    words.push(Self::default());
                }
                let word = words.last_mut().expect("there is always one");
                word.push(style, piece);
            }
        }
        words.retain(|word| !word.runs.is_empty());
        words
    }

    /// Cuts the line after `width` columns and returns the rest.
    fn split_off(&mut self, width: usize) -> Self {
        let (mut head, mut rest) = (Self::default(), Self::default());
        for (style, text) in std::mem::take(&mut self.runs) {
            for c in text.chars() {
                let target = if head.width() < width {
                    &mut head
                } else {
                    &mut rest
                };
                target.push(style, c.encode_utf8(&mut [0; 4]));
            }
        }
        *self = head;
        rest
    }

    /// Writes the line without trailing spaces.
    pub(super) fn write_to(&self, out: &mut String, color: bool) {
        let mut written = String::new();
        let last = self
            .runs
            .iter()
            .rposition(|(_, text)| !text.trim_end().is_empty());
        for (index, (style, text)) in self.runs.iter().enumerate() {
            let text = match last {
                Some(last) if index < last => text.as_str(),
                Some(last) if index == last => text.trim_end(),
                _ => "",
            };
            match style.codes().filter(|_| color && !text.is_empty()) {
                Some(codes) => written.extend(["\u{1b}[", codes, "m", text, "\u{1b}[0m"]),
                None => written.push_str(text),
            }
        }
        out.push_str(&written.replace(FIXED_SPACE, " "));
    }
}

/// The style that the end of one line shares with the start of another, else plain.
fn common_style(before: &Line, after: &Line) -> Style {
    match (before.runs.last(), after.runs.first()) {
        (Some((a, _)), Some((b, _))) if a == b => *a,
        _ => Style::Plain,
    }
}

/// Sets `right` beside `left`, its lines beginning in column `at`.
pub(super) fn beside(left: Vec<Line>, right: Vec<Line>, at: usize) -> Vec<Line> {
    let count = left.len().max(right.len());
    let mut left = left.into_iter();
    let mut right = right.into_iter();
    let line = |_| {
        let mut line = left.next().unwrap_or_default();
        if let Some(more) = right.next() {
            line.pad_to(at);
            line.extend(more);
        }
        line
    };
    (0..count).map(line).collect()
}
