//! The steps of a trace.

mod explore;

use gf2::BitVector;
pub use gf2::SkipReason;

pub use explore::ExploreStep;

/// One step: an operation on [A | B], or a claim about the system. Indices count from 0, and
/// lists of indices ascend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Two rows change places, so that a 1 in `col` comes to the row whose turn it is.
    Swap {
        /// The rows, the upper one first.
        rows: [usize; 2],
        /// The column that is worked on.
        col: usize,
    },
    /// Two columns of A change places, so that a pivot can stand on the diagonal; method
    /// `column-swap` alone. From here on `row` and `col` of the elimination are places in the
    /// matrix as it stands; from [`Free`](Self::Free) on every index is a variable again.
    SwapColumns {
        /// The columns, the left one first.
        cols: [usize; 2],
    },
    /// The entry at `row`, `col` is the pivot of its row and of its column.
    Pivot {
        /// The pivot's row.
        row: usize,
        /// The pivot's column.
        col: usize,
    },
    /// Row `source` is added to each of the rows `targets`.
    Add {
        /// The row that is added, and stays as it is.
        source: usize,
        /// The rows that change: a bit for each row of the system.
        targets: BitVector,
        /// The column that is cleared.
        col: usize,
    },
    /// The column gets no pivot.
    Skip {
        /// The column.
        col: usize,
        /// The number of pivots so far.
        row: usize,
        /// Why there is no pivot in it.
        why: SkipReason,
    },
    /// The variables without a pivot.
    Free {
        /// Their columns.
        cols: Vec<usize>,
    },
    /// A basic variable in free variables alone.
    Express {
        /// The variable.
        var: usize,
        /// The row that has it as pivot.
        row: usize,
        /// The free variables whose sum it is, but for the constant.
        uses: Vec<usize>,
        /// The constant for each goal.
        constants: BitVector,
    },
    /// A vector of the kernel basis.
    Kernel {
        /// The free variable that is 1 in it.
        col: usize,
        /// The vector.
        x: BitVector,
    },
    /// A goal that cannot be reached.
    Inconsistent {
        /// The goal.
        goal: usize,
        /// The row that reads 0 = 1 for it.
        row: usize,
        /// The original equations that the row is the sum of.
        witness: BitVector,
    },
    /// A value for each free variable.
    Choose {
        /// The goal.
        goal: usize,
        /// The values, in the order of the free variables.
        values: BitVector,
    },
    /// The value that a row forces on its pivot's variable.
    Back {
        /// The variable.
        var: usize,
        /// The row that has it as pivot.
        row: usize,
        /// The other variables of the row, all known already.
        uses: Vec<usize>,
        /// The value.
        value: bool,
    },
    /// A solution, as the choice and the substitution gave it.
    Candidate {
        /// The goal.
        goal: usize,
        /// The solution.
        x: BitVector,
        /// Its number of ones.
        weight: usize,
    },
    /// The solution in which all free variables are 0.
    Particular {
        /// The goal.
        goal: usize,
        /// The solution.
        x: BitVector,
    },
    /// The least solution that a search over all choices found.
    Search {
        /// The goal.
        goal: usize,
        /// The solution.
        x: BitVector,
        /// Its number of ones.
        weight: usize,
        /// `None` if no solution is lighter; else a weight that every solution has at least.
        lower_bound: Option<usize>,
    },
    /// A step of a method that explores instead of eliminating.
    Explore(ExploreStep),
    /// A step of someone's own, whose name starts with `x-`; readers skip it.
    Extension {
        /// The whole step.
        json: Extension,
    },
}

/// A step of someone's own, as one line of JSON.
///
/// ```
/// use tracer::Extension;
///
/// let note = Extension::new(r#"{"step": "x-note", "text": "watch column 3"}"#)?;
/// assert_eq!(note.as_str(), r#"{"step":"x-note","text":"watch column 3"}"#);
/// assert!(Extension::new(r#"{"step": "pivot"}"#).is_err());
/// # Ok::<(), tracer::ReadError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extension(String);

impl Extension {
    /// `json` must be an object in one line, without space between its tokens.
    pub(crate) fn from_compact(json: String) -> Self {
        Self(json)
    }

    /// Returns the JSON text, an object in one line.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
