//! What an elimination tells whoever watches it.

use crate::matrix::BitMatrix;
use crate::row_op::RowOp;
use crate::slice::BitSlice;

/// One thing that an elimination did, after it was done. Rows and columns count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event<'a> {
    /// Columns changed places, so that a pivot can stand on the diagonal.
    SwapColumns {
        /// The column whose turn it is.
        left: usize,
        /// The first column after it that has a 1 low enough.
        right: usize,
    },
    /// Rows changed places, so that a 1 comes to the row whose turn it is.
    Swap {
        /// The row whose turn it is.
        upper: usize,
        /// The first row below it with a 1 in the column.
        lower: usize,
        /// The column that is worked on.
        col: usize,
    },
    /// The entry at `row`, `col` became a pivot.
    Pivot {
        /// The pivot's row.
        row: usize,
        /// The pivot's column.
        col: usize,
    },
    /// The pivot row was added to every row that still had to lose its 1 in the pivot's column.
    Add {
        /// The pivot row.
        source: usize,
        /// The rows that changed, at least one: a bit for each row of the matrix.
        targets: BitSlice<'a>,
        /// The pivot's column.
        col: usize,
    },
    /// A column got no pivot, so its variable is free.
    Skip {
        /// The row whose turn it was, which is the number of pivots so far.
        row: usize,
        /// The column.
        col: usize,
        /// Why there is no pivot in it.
        reason: SkipReason,
    },
}

impl<'a> Event<'a> {
    /// Iterates over the row operations that the event tells of, in their order.
    pub fn row_ops(self) -> impl Iterator<Item = RowOp> + 'a {
        let (swap, additions) = match self {
            Self::Swap { upper, lower, .. } => (Some(RowOp::Swap { a: upper, b: lower }), None),
            Self::Add {
                source, targets, ..
            } => (None, Some((source, targets))),
            Self::SwapColumns { .. } | Self::Pivot { .. } | Self::Skip { .. } => (None, None),
        };
        let additions = additions.into_iter().flat_map(|(source, targets)| {
            let add = move |target| RowOp::Add { source, target };
            targets.iter_ones().map(add)
        });
        swap.into_iter().chain(additions)
    }
}

/// Why a column gets no pivot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SkipReason {
    /// No row from the one whose turn it is down has a 1 in the column.
    NoOne,
    /// Every row already has a pivot.
    NoRow,
}

/// Watches an elimination. `()` is the observer that does nothing and costs nothing.
pub trait Observer {
    /// Takes note of `event`; `matrix` is as it stands after it.
    fn observe(&mut self, event: Event<'_>, matrix: &BitMatrix);
}

impl Observer for () {
    #[inline]
    fn observe(&mut self, _: Event<'_>, _: &BitMatrix) {}
}
