//! Systems: rows with a bar, and equations as people write them.

use std::fmt::Write as _;

use gf2::{BitMatrix, BitVector};
use proptest::prelude::*;
use puzzles::Kind;

use crate::{all_vectors, as_kind, one, one_with};

/// The rows of [A | B], joined by `/`.
fn augmented(text: &str) -> String {
    let matrix = one(text).system().augmented().to_string();
    matrix.replace('\n', "/")
}

fn unknowns(text: &str) -> String {
    one(text).labels().variables.join(" ")
}

#[test]
fn a_grid_has_its_right_hand_sides_after_the_bar() {
    assert_eq!(augmented("1 0 1 | 1\n0 1 1 | 0"), "1011/0110");
    assert_eq!(augmented("101|1\n011|0"), "1011/0110");
    assert_eq!(augmented("10 1 |1 / 0 11| 0"), "1011/0110");
    assert_eq!(augmented("1 0 │ 1 1 0"), "10110");
    let system = one("11 | 01\n01 | 10\n");
    assert_eq!(
        system.title(),
        "2 equations, 2 unknowns, 2 right-hand sides"
    );
    let labels = system.labels();
    assert_eq!(labels.variables, ["x1", "x2"]);
    assert_eq!(labels.equations, ["e1", "e2"]);
    assert_eq!(labels.goals, ["b1", "b2"]);
}

#[test]
fn a_grid_without_unknowns_is_a_system() {
    let system = one("| 1\n| 0");
    assert_eq!(system.title(), "2 equations, 0 unknowns");
    assert!(!system.accepts(0, &BitVector::zeros(0)));
}

#[test]
fn one_equation_in_many_spellings() {
    for text in [
        "x1 + x3 = 1",
        "x1+x3=1",
        "x3 = 1 + x1",
        "x1 = x3 + 1",
        "x_1 + x_3 = 1",
        "x_{1} + x_{3} = 1",
        "x₁ + x₃ = 1",
        "x1 - x3 = 1",
        "x1 − x3 = 1",
        "x1 ⊕ x3 = 1",
        "-x1 + x3 = 1",
        "1x1 + 0x2 + 1 x3 = 1",
        "1*x1 + 0·x2 + 1×x3 = 1·1",
        "x1 + x3 + 1 = 0",
        "1 = x1 + x3",
        "e1: x1 + x3 = 1",
        "(1) x1 + x3 = 1",
        "x1 + x2 + x3 = x2 + 1",
        "x01 + x003 = 1",
        "x1 + x3 + x3 + x3 = 1 + 1 + 1",
    ] {
        assert_eq!(augmented(text), "1011", "{text}");
        assert_eq!(unknowns(text), "x1 x2 x3", "{text}");
    }
}

#[test]
fn the_largest_index_is_the_number_of_unknowns() {
    assert_eq!(unknowns("x2 = 1\nx5 = 0"), "x1 x2 x3 x4 x5");
    assert_eq!(unknowns("y2 = 1"), "y1 y2");
    // Also where the coefficient is 0, or the terms cancel.
    assert_eq!(unknowns("x1 + 0x4 = 1"), "x1 x2 x3 x4");
    assert_eq!(augmented("x2 + x2 = 1"), "001");
}

#[test]
fn other_names_are_listed_in_order() {
    assert_eq!(unknowns("c + a = 0\nb = 1"), "a b c");
    assert_eq!(unknowns("x10 + x2 + y = 0"), "x2 x10 y");
    assert_eq!(unknowns("x + x1 = 0"), "x x1");
    assert_eq!(unknowns("A + a = 0"), "A a");
    assert_eq!(unknowns("β + α = 1"), "α β");
    // b and w are letters like others in an equation.
    assert_eq!(unknowns("b + w = 1"), "b w");
    assert_eq!(augmented("b + a = 0\nb = 1"), "110/011");
}

#[test]
fn equations_without_unknowns_are_equations() {
    let system = one("0 = 1\n1 + 1 = 0");
    assert_eq!(system.title(), "2 equations, 0 unknowns");
    assert_eq!(system.system().b().to_string(), "1\n0");
}

#[test]
fn titles_count_in_singular_and_plural() {
    assert_eq!(one("a = 1").title(), "1 equation, 1 unknown");
    assert_eq!(one("a + b = 1\na = 0").title(), "2 equations, 2 unknowns");
}

#[test]
fn a_system_has_no_board() {
    let system = one("a + b = 1");
    assert_eq!(system.kind(), Kind::System);
    assert_eq!(system.picture(), None);
    assert!(system.problem().fields.is_empty());
}

#[test]
fn a_system_that_is_asked_for_may_have_comments_and_a_bar() {
    let system = one_with("# a, b\n1 1 | 0\n#\n0 1 | 1", &as_kind(Kind::System));
    assert_eq!(system.title(), "2 equations, 2 unknowns");
}

#[test]
fn exactly_the_solutions_are_accepted() {
    for text in [
        "x1 + x2 + x4 = 1\nx2 + x3 = 1\nx1 + x3 = 1",
        "110|10\n011|01\n101|10",
        "a + b = 1\nb + c = 1\na + c = 1",
        "a + a = 0",
    ] {
        let puzzle = one(text);
        let system = puzzle.system();
        for x in all_vectors(system.a().cols()) {
            for goal in 0..system.b().cols() {
                let solves = system.a().multiply_vector(&x) == system.b().column(goal);
                assert_eq!(puzzle.accepts(goal, &x), solves, "{text} {x}");
            }
        }
    }
}

/// How a term of an equation is written.
#[derive(Debug, Clone, Copy)]
struct Spelling {
    sign: &'static str,
    before_index: &'static str,
    after_index: &'static str,
    on_the_right: bool,
}

fn spelling() -> impl Strategy<Value = Spelling> {
    let sign = prop::sample::select(vec!["+", " + ", "-", " − ", "⊕"]);
    let name = prop::sample::select(vec![
        ("x", ""),
        ("x_", ""),
        ("x_{", "}"),
        ("1x", ""),
        ("1·x_", ""),
    ]);
    (sign, name, any::<bool>()).prop_map(|(sign, name, on_the_right)| Spelling {
        sign,
        before_index: name.0,
        after_index: name.1,
        on_the_right,
    })
}

/// Writes a row of [A | b] as an equation; the zero term makes the last unknown known.
fn equation(row: &[bool], spellings: &[Spelling]) -> String {
    let (constant, coefficients) = row.split_last().unwrap();
    let mut left = format!("0x{}", coefficients.len());
    let mut right = u8::from(*constant).to_string();
    for (number, spelling) in (1..).zip(spellings).filter(|(number, _)| row[number - 1]) {
        let Spelling {
            sign,
            before_index,
            after_index,
            ..
        } = spelling;
        let side = if spelling.on_the_right {
            &mut right
        } else {
            &mut left
        };
        let _ = write!(side, "{sign}{before_index}{number}{after_index}");
    }
    format!("{left} = {right}")
}

proptest! {
    #[test]
    fn equations_say_what_rows_with_a_bar_say(
        rows in (1_usize..8).prop_flat_map(|n| {
            prop::collection::vec(prop::collection::vec(any::<bool>(), n + 1), 1..6)
        }),
        spellings in prop::collection::vec(spelling(), 7),
    ) {
        let n = rows[0].len() - 1;
        let expected = BitMatrix::from_fn(rows.len(), n + 1, |row, col| rows[row][col]);
        let equations: Vec<String> = rows.iter().map(|row| equation(row, &spellings[..n])).collect();
        let from_equations = one(&equations.join("\n")).system().augmented();
        prop_assert_eq!(&from_equations, &expected);
        let with_bar = |row: BitVector| {
            let row = row.to_string();
            format!("{}|{}", &row[..n], &row[n..])
        };
        let grid: Vec<String> = expected.iter_rows().map(|row| with_bar(row.to_vector())).collect();
        prop_assert_eq!(&one(&grid.join("\n")).system().augmented(), &expected);
    }
}
