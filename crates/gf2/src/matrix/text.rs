//! Reading and printing a matrix as rows of 0s and 1s.

use std::fmt;
use std::str::FromStr;

use super::BitMatrix;
use crate::error::{ParseError, ParseProblem};
use crate::vector::BitVector;

impl FromStr for BitMatrix {
    type Err = ParseError;

    /// Reads one row a line; spaces and tabs between entries are skipped, and so are empty
    /// lines. A text without entries is the 0×0 matrix.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut matrix: Option<Self> = None;
        let lines = text.lines().zip(1..);
        for (line, number) in lines.filter(|(line, _)| !line.trim().is_empty()) {
            let row: BitVector = line.trim_end().parse().map_err(|error| ParseError {
                line: number,
                ..error
            })?;
            let matrix = matrix.get_or_insert_with(|| Self::zeros(0, row.len()));
            if row.len() != matrix.cols {
                return Err(ragged_row(line, number, matrix.cols, row.len()));
            }
            matrix.push_row(row.as_slice());
        }
        Ok(matrix.unwrap_or_default())
    }
}

/// The error for a row of another length than the first, placed at the first entry too many,
/// or behind the last entry where more should follow.
fn ragged_row(line: &str, number: usize, expected: usize, found: usize) -> ParseError {
    let mut entries = line.chars().zip(1..).filter(|(c, _)| !c.is_whitespace());
    let extra = entries.nth(expected).map(|(_, column)| column);
    ParseError {
        line: number,
        column: extra.unwrap_or_else(|| line.trim_end().chars().count() + 1),
        problem: ParseProblem::RaggedRow { expected, found },
    }
}

impl fmt::Display for BitMatrix {
    /// Prints one row a line, without a line end after the last.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in self.iter_rows().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{row}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for BitMatrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BitMatrix {}×{}", self.rows, self.cols)?;
        self.iter_rows().try_for_each(|row| write!(f, "\n{row}"))
    }
}
