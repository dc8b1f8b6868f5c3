//! The Nakov board against figures of its own and against its drawing.

use gf2::{BitVector, Outcome};
use puzzles::{MoveKind, Nakov, Puzzle};

use crate::{all_vectors, one};

/// How many boards need 0, 1, 2, … operations, out of the 16,384 that can be reached.
const DISTRIBUTION: [usize; 9] = [1, 15, 105, 455, 1365, 3003, 5005, 4719, 1716];

#[test]
fn every_set_of_operations_makes_the_board_that_the_matrix_says() {
    let a = Nakov::new(BitVector::zeros(21)).system().a().clone();
    for x in all_vectors(15) {
        let board = Nakov::new(a.multiply_vector(&x));
        assert!(board.accepts(0, &x), "{x}");
    }
}

#[test]
fn another_board_is_not_accepted() {
    let a = Nakov::new(BitVector::zeros(21)).system().a().clone();
    for x in all_vectors(15).step_by(97) {
        for cell in 0..21 {
            let other = &a.multiply_vector(&x) + &BitVector::unit(21, cell);
            assert!(!Nakov::new(other).accepts(0, &x), "{x} cell {cell}");
        }
    }
}

#[test]
fn least_numbers_of_operations_are_distributed_as_known() {
    let a = Nakov::new(BitVector::zeros(21)).system().a().clone();
    let mut least = std::collections::HashMap::new();
    for x in all_vectors(15) {
        let entry = least.entry(a.multiply_vector(&x)).or_insert(x.weight());
        *entry = x.weight().min(*entry);
    }
    let mut counts = [0; 9];
    for weight in least.values() {
        counts[*weight] += 1;
    }
    assert_eq!(counts, DISTRIBUTION);
}

#[test]
fn squares_and_pluses_together_change_nothing() {
    let system = Nakov::new(BitVector::zeros(21)).system();
    assert_eq!(system.a().rank(), 14);
    let Outcome::Solvable(solutions) = &system.solve()[0] else {
        panic!("no operation is a solution");
    };
    assert_eq!(solutions.kernel().len(), 1);
    assert_eq!(solutions.kernel()[0].to_string(), "111111111111110");
}

#[test]
fn names_are_numbered_as_the_operations_are() {
    let labels = one("000/00000/00000/00000/000").labels();
    let operations = "square 1, square 2, square 3, square 4, square 5, plus 6, plus 7, plus 8, \
                      plus 9, plus 10, plus 11, plus 12, plus 13, plus 14, all 15";
    assert_eq!(labels.variables.join(", "), operations);
    assert_eq!(labels.equations[0], "cell 1");
    assert_eq!(labels.equations[20], "cell 21");
    assert_eq!(labels.goals, ["this board"]);
}

#[test]
fn rows_of_three_are_drawn_in_the_middle() {
    let picture = one("111/01001/01001/00111/000").picture().unwrap();
    assert_eq!(picture.moves, MoveKind::Operation);
    assert_eq!(picture.size(), (5, 5));
    let mut drawing = [[' '; 5]; 5];
    for (place, lit) in picture.cells.iter().zip(picture.goals[0].iter()) {
        drawing[place.row][place.col] = picture.symbols[usize::from(lit)];
    }
    let lines: Vec<String> = drawing.iter().map(|row| row.iter().collect()).collect();
    assert_eq!(lines, [" 111 ", "01001", "01001", "00111", " 000 "]);
    assert!(picture.start.is_zero());
}
