//! Boards as text, side by side.

use puzzles::Picture;
use unicode_width::UnicodeWidthStr;

/// The space between panels.
const GAP: usize = 4;

/// A drawing under a caption.
#[derive(Debug)]
pub(crate) struct Panel {
    caption: String,
    lines: Vec<String>,
}

impl Panel {
    /// Draws every cell of `picture` as `cell` writes it.
    ///
    /// The entries stand in columns of one width; where that makes lines longer than `width`,
    /// they are drawn without the spaces between, if they are single characters.
    pub(crate) fn new(
        caption: impl Into<String>,
        picture: &Picture,
        width: usize,
        cell: impl Fn(usize) -> String,
    ) -> Self {
        let (rows, cols) = picture.size();
        let mut grid = vec![vec![String::new(); cols]; rows];
        for (i, place) in picture.cells.iter().enumerate() {
            grid[place.row][place.col] = cell(i);
        }
        let widths = grid.iter().flatten().map(|text| text.width());
        let entry = widths.max().unwrap_or(0);
        let tight = entry == 1 && cols * 2 > width;
        let separator = if tight { "" } else { " " };
        let line = |row: &Vec<String>| {
            let padded: Vec<String> = row.iter().map(|text| pad_left(text, entry)).collect();
            padded.join(separator).trim_end().to_owned()
        };
        Self {
            caption: caption.into(),
            lines: grid.iter().map(line).collect(),
        }
    }

    /// A line of the drawing; nothing below its end.
    fn line(&self, i: usize) -> &str {
        self.lines.get(i).map_or("", String::as_str)
    }

    fn width(&self) -> usize {
        let lines = self.lines.iter().chain([&self.caption]);
        lines.map(|line| line.width()).max().unwrap_or(0)
    }
}

/// Lays the panels beside each other, as many in a row as fit `width`.
pub(crate) fn beside(panels: &[Panel], width: usize) -> String {
    let mut text = String::new();
    let mut rest = panels;
    while !rest.is_empty() {
        let (row, more) = rest.split_at(fitting(rest, width));
        if !text.is_empty() {
            text.push('\n');
        }
        text += &one_row(row);
        rest = more;
    }
    text
}

/// How many of the first panels fit beside each other; at least one.
fn fitting(panels: &[Panel], width: usize) -> usize {
    let mut end = 0;
    let fits = panels.iter().take_while(|panel| {
        end += GAP + panel.width();
        end <= width + GAP
    });
    fits.count().max(1)
}

/// Writes the captions, and below them the drawings line by line.
fn one_row(panels: &[Panel]) -> String {
    let heights = panels.iter().map(|panel| panel.lines.len());
    let height = heights.max().unwrap_or(0);
    let captions = across(panels, |panel| &panel.caption);
    let lines = (0..height).map(|i| across(panels, |panel| panel.line(i)));
    captions + &lines.collect::<String>()
}

/// One line of output: a part of each panel, in columns as wide as the panels.
fn across<'a>(panels: &'a [Panel], part: impl Fn(&'a Panel) -> &'a str) -> String {
    let padded = panels
        .iter()
        .map(|panel| pad_right(part(panel), panel.width()));
    let padded: Vec<String> = padded.collect();
    padded.join(&" ".repeat(GAP)).trim_end().to_owned() + "\n"
}

fn pad_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

fn pad_right(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}
