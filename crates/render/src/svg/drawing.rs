//! Drawings: shapes and letters on a rectangle, put together from smaller ones.

use std::fmt::Write as _;

use super::face::FAMILY;
use super::line::Line;

/// The colours; each is told by a mark as well, so that figures survive black and white.
pub(super) mod colour {
    pub(in crate::svg) const PAPER: &str = "#ffffff";
    pub(in crate::svg) const INK: &str = "#15181e";
    pub(in crate::svg) const MUTED: &str = "#596273";
    pub(in crate::svg) const LINE: &str = "#aeb6c2";
    pub(in crate::svg) const PANEL: &str = "#f1f4f8";
    pub(in crate::svg) const ACCENT: &str = "#1a56b0";
    pub(in crate::svg) const PIVOT: &str = "#ffe3a3";
    pub(in crate::svg) const PIVOT_LINE: &str = "#8a5200";
    pub(in crate::svg) const TARGET: &str = "#e3eeff";
    pub(in crate::svg) const BAD: &str = "#a31515";
    pub(in crate::svg) const BAD_PAPER: &str = "#fdecea";
    pub(in crate::svg) const DARK: &str = "#343b47";
    pub(in crate::svg) const LIT: &str = "#ffd85e";
}

/// Where a text stands from its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    /// It starts there.
    Start,
    /// It is centred there.
    Middle,
}

/// How a rectangle is painted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Paint {
    pub(super) fill: &'static str,
    pub(super) stroke: &'static str,
    pub(super) width: f32,
    pub(super) dashed: bool,
}

impl Paint {
    /// A filled area without an edge.
    pub(super) fn area(fill: &'static str) -> Self {
        Self {
            fill,
            stroke: "none",
            width: 0.0,
            dashed: false,
        }
    }

    /// An edge around a filled area.
    pub(super) fn edged(fill: &'static str, stroke: &'static str, width: f32) -> Self {
        Self {
            fill,
            stroke,
            width,
            dashed: false,
        }
    }
}

/// A rectangle with something on it.
#[derive(Debug, Clone, Default)]
pub(super) struct Drawing {
    pub(super) width: f32,
    pub(super) height: f32,
    body: String,
}

impl Drawing {
    /// An empty rectangle.
    pub(super) fn new(width: f32, height: f32) -> Self {
        Self {
            width,
            height,
            body: String::new(),
        }
    }

    /// Tells whether there is nothing on it.
    pub(super) fn is_empty(&self) -> bool {
        self.body.is_empty()
    }

    pub(super) fn rect(&mut self, [x, y, width, height]: [f32; 4], radius: f32, paint: Paint) {
        self.holds(x, y);
        self.holds(x + width, y + height);
        let _ = write!(
            self.body,
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{}""#,
            short(x),
            short(y),
            short(width),
            short(height),
            paint.fill
        );
        if radius > 0.0 {
            let _ = write!(self.body, r#" rx="{}""#, short(radius));
        }
        if paint.width > 0.0 {
            let (stroke, width) = (paint.stroke, short(paint.width));
            let _ = write!(self.body, r#" stroke="{stroke}" stroke-width="{width}""#);
        }
        if paint.dashed {
            self.body.push_str(r#" stroke-dasharray="3 2""#);
        }
        self.body.push_str("/>");
    }

    pub(super) fn line(&mut self, from: [f32; 2], to: [f32; 2], stroke: &str, width: f32) {
        self.holds(from[0], from[1]);
        self.holds(to[0], to[1]);
        let _ = write!(
            self.body,
            r#"<path d="M{} {}L{} {}" stroke="{stroke}" stroke-width="{}"/>"#,
            short(from[0]),
            short(from[1]),
            short(to[0]),
            short(to[1]),
            short(width)
        );
    }

    pub(super) fn circle(&mut self, centre: [f32; 2], radius: f32, paint: Paint) {
        let _ = write!(
            self.body,
            r#"<circle cx="{}" cy="{}" r="{}" fill="{}" stroke="{}" stroke-width="{}"/>"#,
            short(centre[0]),
            short(centre[1]),
            short(radius),
            paint.fill,
            paint.stroke,
            short(paint.width)
        );
    }

    /// A square on its corner.
    pub(super) fn diamond(&mut self, [x, y]: [f32; 2], radius: f32, fill: &str) {
        let (x, y, r) = (short(x), short(y), short(radius));
        let _ = write!(
            self.body,
            r#"<path d="M{x} {y}m0 -{r}l{r} {r}l-{r} {r}l-{r} -{r}z" fill="{fill}"/>"#
        );
    }

    /// A line of text whose letters stand on `y`.
    pub(super) fn text(&mut self, [x, y]: [f32; 2], anchor: Anchor, line: &Line, fill: &str) {
        let start = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - line.width() / 2.0,
        };
        self.holds(start, y);
        self.holds(start + line.width(), y);
        let _ = write!(
            self.body,
            r#"<text x="{}" y="{}" font-size="{}" fill="{fill}""#,
            short(x),
            short(y),
            short(line.size)
        );
        if anchor == Anchor::Middle {
            self.body.push_str(r#" text-anchor="middle""#);
        }
        let _ = write!(self.body, ">{}</text>", line.markup());
    }

    /// Puts another drawing on this one, its corner at the point.
    pub(super) fn place(&mut self, [x, y]: [f32; 2], other: &Self) {
        if other.is_empty() {
            return;
        }
        self.holds(x, y);
        self.holds(x + other.width, y + other.height);
        let _ = write!(
            self.body,
            r#"<g transform="translate({} {})">{}</g>"#,
            short(x),
            short(y),
            other.body
        );
    }

    /// Drawings from left to right, their upper edges in line.
    pub(super) fn beside(gap: f32, drawings: &[Self]) -> Self {
        let drawn: Vec<&Self> = drawings.iter().filter(|d| !d.is_empty()).collect();
        let gaps = gap * count(drawn.len().saturating_sub(1));
        let width = drawn.iter().map(|d| d.width).sum::<f32>() + gaps;
        let height = drawn.iter().map(|d| d.height).fold(0.0, f32::max);
        let mut whole = Self::new(width, height);
        let mut x = 0.0;
        for drawing in drawn {
            whole.place([x, 0.0], drawing);
            x += drawing.width + gap;
        }
        whole
    }

    /// Drawings from top to bottom, their left edges in line.
    pub(super) fn above(gap: f32, drawings: &[Self]) -> Self {
        let drawn: Vec<&Self> = drawings.iter().filter(|d| !d.is_empty()).collect();
        let gaps = gap * count(drawn.len().saturating_sub(1));
        let height = drawn.iter().map(|d| d.height).sum::<f32>() + gaps;
        let width = drawn.iter().map(|d| d.width).fold(0.0, f32::max);
        let mut whole = Self::new(width, height);
        let mut y = 0.0;
        for drawing in drawn {
            whole.place([0.0, y], drawing);
            y += drawing.height + gap;
        }
        whole
    }

    /// Drawings in lines that are no wider than `width`, unless a single one is.
    pub(super) fn flow(gap: [f32; 2], width: f32, drawings: Vec<Self>) -> Self {
        let mut lines: Vec<Self> = Vec::new();
        let mut line: Vec<Self> = Vec::new();
        let mut taken = 0.0;
        for drawing in drawings.into_iter().filter(|d| !d.is_empty()) {
            if !line.is_empty() && taken + gap[0] + drawing.width > width {
                lines.push(Self::beside(gap[0], &line));
                line.clear();
                taken = 0.0;
            }
            taken += drawing.width + if line.is_empty() { 0.0 } else { gap[0] };
            line.push(drawing);
        }
        lines.push(Self::beside(gap[0], &line));
        Self::above(gap[1], &lines)
    }

    /// The whole document, with a margin around the drawing; `title` is what it is called, for
    /// people who do not see it.
    pub(super) fn document(&self, title: &str) -> String {
        const MARGIN: f32 = 16.0;
        let (width, height) = (self.width + 2.0 * MARGIN, self.height + 2.0 * MARGIN);
        let mut page = Self::new(width, height);
        page.rect([0.0, 0.0, width, height], 0.0, Paint::area(colour::PAPER));
        page.place([MARGIN, MARGIN], self);
        let (width, height) = (short(width.ceil()), short(height.ceil()));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"{FAMILY}\" role=\"img\">\n\
             <title>{}</title>\n{}\n</svg>\n",
            escaped(title),
            page.body
        )
    }

    /// What sticks out would be cut off by viewers.
    fn holds(&self, x: f32, y: f32) {
        // Half a unit: the rounding of numbers, and the halves of edges.
        debug_assert!(
            (-0.5..=self.width + 0.5).contains(&x) && (-0.5..=self.height + 0.5).contains(&y),
            "({x}, {y}) is outside {} × {}",
            self.width,
            self.height
        );
    }
}

/// A number of things as a length.
#[expect(
    clippy::cast_precision_loss,
    reason = "figures are far smaller than 2^23"
)]
pub(super) fn count(number: usize) -> f32 {
    number as f32
}

/// A length to a hundredth, without zeros at the end.
fn short(length: f32) -> String {
    let text = format!("{length:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// The one place where text becomes part of a figure. XML has no way to write most control
/// characters at all.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ if c.is_control() => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{escaped, short};

    #[test]
    fn lengths_are_short_and_never_minus_zero() {
        assert_eq!(
            [1.0, 0.25, -0.001, 10.10].map(short),
            ["1", "0.25", "0", "10.1"]
        );
    }

    #[test]
    fn text_has_no_markup_left() {
        assert_eq!(
            escaped("</text><script>\"&'\u{1b}"),
            "&lt;/text&gt;&lt;script&gt;&quot;&amp;'\u{fffd}"
        );
    }
}
