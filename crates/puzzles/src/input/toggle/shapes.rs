//! Reading a shape, and placing it on a board.

use gf2::BitVector;

use super::document::Value;
use super::pictures;
use crate::input::error::Fault;
use crate::input::problem::ToggleProblem;
use crate::mask::Mask;
use crate::picture::Place;

/// What becomes of a shape at the edges of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edges {
    /// It is placed only where it fits.
    Fit,
    /// What sticks out is left out.
    Cut,
    /// Opposite edges are joined.
    Wrap,
}

impl Edges {
    /// The words for the edges, in the order of the values.
    pub(super) const WORDS: &[&str] = &["fit", "cut", "wrap"];

    /// What a word says of the edges.
    pub(super) fn from_word(word: &str) -> Option<Self> {
        match word {
            "fit" => Some(Self::Fit),
            "cut" => Some(Self::Cut),
            "wrap" => Some(Self::Wrap),
            _ => None,
        }
    }
}

/// A shape: squares on a grid of its own, and the one that stands on a chosen cell.
#[derive(Debug, Clone)]
pub(super) struct Shape {
    /// The squares that change, none twice.
    squares: Vec<Place>,
    anchor: Option<Place>,
}

impl Shape {
    /// Reads the picture of a shape.
    ///
    /// Without an anchor, the middle square of the smallest rectangle around all squares is it,
    /// if there is one.
    pub(super) fn read(value: Value<'_>) -> Result<Self, Fault> {
        let (mut squares, mut anchor) = (Vec::new(), None);
        for (row, drawn) in pictures::squares(value)?.into_iter().enumerate() {
            for (col, (at, found)) in drawn.text.char_indices().enumerate() {
                let fault = |problem| Fault::at(drawn.char_span(at, found), problem);
                let place = Place { row, col };
                match found {
                    '#' => squares.push(place),
                    '@' | 'o' if anchor.is_some() => {
                        return Err(fault(ToggleProblem::SecondAnchor));
                    }
                    '@' => {
                        squares.push(place);
                        anchor = Some(place);
                    }
                    'o' => anchor = Some(place),
                    '.' | ' ' => {}
                    _ => {
                        let wanted = "a shape has # and @ for squares that change, o for an \
                                      anchor that does not, and . or a blank elsewhere";
                        return Err(fault(ToggleProblem::StraySquare { found, wanted }));
                    }
                }
            }
        }
        if squares.is_empty() {
            return Err(value.fault(ToggleProblem::NoSquares));
        }
        let anchor = anchor.or_else(|| middle(&squares));
        Ok(Self { squares, anchor })
    }

    /// The cells under the shape wherever all its squares are cells, row by row.
    pub(super) fn everywhere_it_fits<'s>(
        &'s self,
        mask: &'s Mask,
    ) -> impl Iterator<Item = BitVector> + 's {
        let (first, last) = corners(&self.squares);
        // One corner of the shape's rectangle runs through all places that leave room for the other.
        let rows = mask.rows().saturating_sub(last.row - first.row);
        let cols = mask.cols().saturating_sub(last.col - first.col);
        let corners = (0..rows).flat_map(move |row| (0..cols).map(move |col| (row, col)));
        corners.filter_map(move |(row, col)| {
            let cells = self.squares.iter().map(|square| {
                mask.cell_at(square.row - first.row + row, square.col - first.col + col)
            });
            collect(mask, cells)
        })
    }

    /// The cells under the shape whose anchor stands on the cell at `place`; `None` if a square
    /// is no cell and must fit.
    ///
    /// # Panics
    ///
    /// If the shape has no anchor.
    pub(super) fn at(&self, place: Place, mask: &Mask, edges: Edges) -> Option<BitVector> {
        let anchor = self.anchor.expect("an anchor was demanded");
        let cells = self.squares.iter().map(|square| {
            let row = moved(place.row, anchor.row, square.row, mask.rows(), edges);
            let col = moved(place.col, anchor.col, square.col, mask.cols(), edges);
            mask.cell_at(row?, col?)
        });
        match edges {
            Edges::Fit => collect(mask, cells),
            Edges::Cut | Edges::Wrap => collect(mask, cells.flatten().map(Some)),
        }
    }

    /// Tells whether the shape can be placed on a cell.
    pub(super) fn has_anchor(&self) -> bool {
        self.anchor.is_some()
    }
}

/// The sum of `cells`, if all of them are there: on joined edges a square may meet another, and
/// changing a cell twice changes nothing.
fn collect(mask: &Mask, cells: impl Iterator<Item = Option<usize>>) -> Option<BitVector> {
    let mut changed = BitVector::zeros(mask.len());
    for cell in cells {
        changed.flip(cell?);
    }
    Some(changed)
}

/// The coordinate of a square where the anchor's is `place`, on a grid of length `len`; `None`
/// where that is negative. Beyond the other end it is no cell anyway.
fn moved(place: usize, anchor: usize, square: usize, len: usize, edges: Edges) -> Option<usize> {
    match edges {
        Edges::Wrap => Some((place + square + len - anchor % len) % len),
        Edges::Fit | Edges::Cut => (place + square).checked_sub(anchor),
    }
}

/// The first and the last row and column that have squares.
fn corners(squares: &[Place]) -> (Place, Place) {
    let rows = || squares.iter().map(|square| square.row);
    let cols = || squares.iter().map(|square| square.col);
    let first = Place {
        row: rows().min().expect("a shape has squares"),
        col: cols().min().expect("a shape has squares"),
    };
    let last = Place {
        row: rows().max().expect("a shape has squares"),
        col: cols().max().expect("a shape has squares"),
    };
    (first, last)
}

/// The square in the middle of the rectangle around `squares`, if its sides are odd.
fn middle(squares: &[Place]) -> Option<Place> {
    let (first, last) = corners(squares);
    let half = |from: usize, to: usize| {
        (from + to)
            .is_multiple_of(2)
            .then(|| usize::midpoint(from, to))
    };
    Some(Place {
        row: half(first.row, last.row)?,
        col: half(first.col, last.col)?,
    })
}
