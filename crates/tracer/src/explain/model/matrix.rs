//! Matrices: [A | B], some of its rows, or a sum of rows.

use crate::explain::model::Prose;
use gf2::BitVector;

/// Rows of [A | B], with everything that may be marked in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matrix {
    /// Whether the columns get headings: the variables, the bar, the goals.
    pub headings: bool,
    /// The variable of each column before the bar: 0, 1, 2, … unless columns were swapped.
    pub columns: Vec<usize>,
    /// The number of goals, the columns after the bar.
    pub goals: usize,
    /// The rows.
    pub rows: Vec<MatrixRow>,
    /// What to say where a pivot cannot be boxed, because entries stand side by side.
    pub pivot_legend: Prose,
}

/// A row of a matrix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatrixRow {
    /// What stands before the label.
    pub lead: Lead,
    /// What the row is called.
    pub label: RowLabel,
    /// The entries before the bar.
    pub left: BitVector,
    /// The entries after the bar.
    pub right: BitVector,
    /// The entries before the bar that stand out, by column.
    pub marks: Vec<(usize, EntryMark)>,
    /// The row's part in what is shown.
    pub state: RowState,
    /// A few words at the right.
    pub note: Prose,
}

/// The sign before a row, where rows are added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lead {
    /// No sign.
    None,
    /// The row is added to the one above.
    Plus,
    /// The row is the sum of those above.
    Equals,
}

/// What a row is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowLabel {
    /// The row in this place of the matrix.
    Row(usize),
    /// The original equation of this number.
    Equation(usize),
    /// Nothing.
    None,
}

/// Why an entry stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntryMark {
    /// It is the pivot of its row and column.
    Pivot,
    /// It is a 1 that is about to be cancelled.
    Target,
    /// It was a 1 and has been cancelled.
    Cancelled,
    /// It was 0 and has become 1, or the other way round, outside the pivot's column.
    Changed,
}

/// The part that a row plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowState {
    /// None in particular.
    Plain,
    /// It holds the pivot.
    Pivot,
    /// It is changed.
    Target,
    /// It has no unknowns left.
    Zero,
    /// It has no unknowns left and reads 0 = 1 for a goal.
    Contradiction,
}
