//! Whether anything moves from one overlay of a frame to the next.

use crate::paper::{Page, Word};

/// How far a word may be from where it was, in points: rounding, which nobody sees.
const STILL: f64 = 0.2;

/// What may change on a frame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Things are added, and whatever is there stays.
    Grows,
    /// The words below the matrix change.
    WordsBelow,
    /// The words at the right of the matrix, under the board, change.
    WordsBeside,
}

impl Kind {
    fn of(frame: &str) -> Self {
        if frame.contains("\\rsstagebelow") {
            Self::WordsBelow
        } else if frame.contains("\\rsstagebeside") {
            Self::WordsBeside
        } else {
            Self::Grows
        }
    }

    /// Whether a word of a page must stay in its place.
    fn holds(self, page: &Page, word: &Word) -> bool {
        match self {
            Self::Grows => true,
            Self::WordsBelow => word.y < 0.66 * page.height && word.x < 0.7 * page.width,
            Self::WordsBeside => word.x < 0.66 * page.width,
        }
    }
}

/// The words that jump between consecutive pages of a frame, and what else is wrong with the
/// comparison itself.
pub(crate) fn jumps(latex: &str, pages: &[Page]) -> Vec<String> {
    let frames: Vec<Kind> = latex
        .split("\\begin{frame}")
        .skip(1)
        .map(Kind::of)
        .collect();
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (index, pair) in pages.windows(2).enumerate() {
        let [before, after] = pair else { continue };
        let (Some(frame), true) = (
            frame_number(before),
            frame_number(before) == frame_number(after),
        ) else {
            continue;
        };
        let kind = frames[frame - 1];
        for word in before.words.iter().filter(|word| kind.holds(before, word)) {
            let places: Vec<&Word> = after
                .words
                .iter()
                .filter(|other| other.text == word.text)
                .collect();
            let may_vanish = kind != Kind::Grows;
            if places.is_empty() && may_vanish {
                continue;
            }
            // An entry that changes gives its place to the other digit, so digits are compared
            // where they are the same on both pages; all other words must be where they were.
            let digit = word.text.chars().all(|c| "01·".contains(c));
            let note = may_vanish && is_note(word, before);
            compared += 1;
            if !digit && !note && !places.iter().any(|other| is_still(word, other)) {
                wrong.push(format!("frame {frame}, page {}: {word:?} moved", index + 2));
            }
        }
    }
    if pages.len() > frames.len() && compared == 0 {
        wrong.push("no overlays were compared".to_owned());
    }
    wrong
}

fn is_still(a: &Word, b: &Word) -> bool {
    (a.x - b.x).abs() < STILL && (a.y - b.y).abs() < STILL
}

/// Whether a word belongs to the label of an operation: it stands right of the arrow's row.
fn is_note(word: &Word, page: &Page) -> bool {
    let arrows = page
        .words
        .iter()
        .filter(|other| ["←", "↔"].contains(&other.text.as_str()));
    arrows
        .into_iter()
        .any(|arrow| (arrow.y - word.y).abs() < 6.0 && word.x > arrow.x - 25.0)
}

/// The number in the foot of a slide, from 1.
fn frame_number(page: &Page) -> Option<usize> {
    let foot = page.words.iter().filter(|word| word.y > 0.93 * page.height);
    let words: String = foot.map(|word| word.text.as_str()).collect();
    words.split('/').next()?.trim().parse().ok()
}
