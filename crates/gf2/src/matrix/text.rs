//! Reading and printing a matrix as rows of 0s and 1s.

use std::fmt;
use std::str::FromStr;

use super::BitMatrix;
use crate::error::{ParseError, ParseProblem};
use crate::vector::BitVector;

impl FromStr for BitMatrix {
    type Err = ParseError;

    /// Reads one row a line; spaces between entries are skipped, and so are empty lines.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut matrix: Option<Self> = None;
        for (at, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty())
        {
            let line_number = at + 1;
            let row: BitVector = line.trim_end().parse().map_err(|e| ParseError {
                line: line_number,
                ..e
            })?;
            let matrix = matrix.get_or_insert_with(|| Self::zeros(0, row.len()));
            if row.len() != matrix.cols {
                let problem = ParseProblem::RaggedRow {
                    expected: matrix.cols,
                    found: row.len(),
                };
                return Err(ParseError {
                    line: line_number,
                    column: 1,
                    problem,
                });
            }
            matrix.push_row(row.as_slice());
        }
        Ok(matrix.unwrap_or_default())
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
        writeln!(f, "BitMatrix {}×{}", self.rows, self.cols)?;
        fmt::Display::fmt(self, f)
    }
}
