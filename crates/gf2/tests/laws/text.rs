//! Reading and printing.

use gf2::{BitMatrix, BitVector, ParseError, ParseProblem, RowOp};
use proptest::prelude::*;

use crate::strategies::any_matrix;

proptest! {
    /// A matrix without entries prints as nothing but line ends, and is left out.
    #[test]
    fn a_printed_matrix_reads_as_itself(a in any_matrix()) {
        prop_assume!(a.rows() > 0 && a.cols() > 0);
        prop_assert_eq!(&a.to_string().parse::<BitMatrix>().unwrap(), &a);
        let spaced: String = a.to_string().replace('0', " 0").replace('1', "\t1 ");
        prop_assert_eq!(&spaced.replace('\n', " \r\n\r\n").parse::<BitMatrix>().unwrap(), &a);
        for row in a.iter_rows() {
            prop_assert_eq!(row.to_string().parse::<BitVector>().unwrap(), row.to_vector());
        }
    }
}

fn matrix_error(text: &str) -> ParseError {
    text.parse::<BitMatrix>().unwrap_err()
}

#[test]
fn a_stray_character_is_found() {
    let error = matrix_error("1 0 1\n\n 0 2 1");
    assert_eq!((error.line, error.column), (3, 4));
    assert_eq!(error.problem, ParseProblem::UnexpectedCharacter('2'));
    assert_eq!(
        error.to_string(),
        "line 3, column 4: expected 0 or 1, found '2'"
    );
    // Characters count, not bytes.
    assert_eq!("1·x".parse::<BitVector>().unwrap_err().column, 2);
    assert_eq!("\u{a0}x".parse::<BitVector>().unwrap_err().column, 1);
}

#[test]
fn a_long_row_is_wrong_at_its_first_entry_too_many() {
    let error = matrix_error("101\n1 0  1 1 0");
    assert_eq!((error.line, error.column), (2, 8));
    let (expected, found) = (3, 5);
    assert_eq!(error.problem, ParseProblem::RaggedRow { expected, found });
}

#[test]
fn a_short_row_is_wrong_behind_its_last_entry() {
    let error = matrix_error("101\r\n 1  \r\n111");
    assert_eq!((error.line, error.column), (2, 3));
    let message = "line 2, column 3: this row has 1 entry, the first row has 3";
    assert_eq!(error.to_string(), message);
}

#[test]
fn texts_without_entries_are_the_empty_matrix() {
    for text in ["", "\n", " \r\n\t\n"] {
        assert_eq!(text.parse::<BitMatrix>().unwrap(), BitMatrix::zeros(0, 0));
    }
    assert_eq!("".parse::<BitVector>().unwrap(), BitVector::zeros(0));
}

#[test]
fn width_and_alignment_are_kept() {
    let x: BitVector = "101".parse().unwrap();
    assert_eq!(format!("[{x:>5}] [{x:<5}]"), "[  101] [101  ]");
    assert_eq!(format!("{x:?}"), "BitVector(101)");
    let a: BitMatrix = "10\n01".parse().unwrap();
    assert_eq!(format!("{a:?}"), "BitMatrix 2×2\n10\n01");
    assert_eq!(format!("{:?}", BitMatrix::zeros(0, 3)), "BitMatrix 0×3");
}

#[test]
fn operations_print_with_rows_from_1() {
    assert_eq!(RowOp::Swap { a: 0, b: 2 }.to_string(), "R1 ↔ R3");
    let add = RowOp::Add {
        source: 0,
        target: 4,
    };
    assert_eq!(add.to_string(), "R5 ← R5 + R1");
}
