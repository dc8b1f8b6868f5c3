//! From indices, which count from 0 in code and JSON, to the numbers that people read.

/// Returns the number under which people know index `index`: they count from 1.
///
/// Every row, column, cell and variable that a person reads passes through here.
#[inline]
pub const fn one_based(index: usize) -> usize {
    index + 1
}
