//! The least solution against brute force; bounds and proofs where not all are tried.

use gf2::{BitMatrix, BitVector, Least, LinearSystem, Search, SolutionSet};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::solve::{small_system, solution_sets, solvable_system};

/// The lightest solution, of several the first as text, found by comparing all.
fn lightest(set: &SolutionSet) -> BitVector {
    set.iter()
        .min_by_key(|x| (x.weight(), x.to_string()))
        .expect("the particular solution is one")
}

/// The first solution set of A·x = b.
fn solutions(a: &str, b: &str) -> SolutionSet {
    let system = LinearSystem::new(a.parse().unwrap(), b.parse().unwrap()).unwrap();
    solution_sets(&system).remove(0)
}

/// One equation x1 + … + xn = 1.
fn one_parity_equation(n: usize) -> SolutionSet {
    let ones = BitMatrix::from_fn(1, n, |_, _| true);
    solution_sets(&LinearSystem::new(ones, BitMatrix::identity(1)).unwrap()).remove(0)
}

const NOTHING_TRIED: Search = Search { max_nullity: 0 };

proptest! {
    #[test]
    fn the_least_is_the_least_of_all(system in small_system()) {
        for set in solution_sets(&system) {
            let Least { x, weight, lower_bound } = set.least(Search::default());
            prop_assert_eq!(&x, &lightest(&set));
            prop_assert_eq!((weight, lower_bound), (x.weight(), None));
        }
    }

    #[test]
    fn recursion_over_the_free_variables_finds_the_same(system in small_system()) {
        for set in solution_sets(&system) {
            let mut reports = Vec::new();
            let mut report = |done, total| reports.push((done, total));
            let found = set.least_by_recursion(Search::default(), &mut report);
            prop_assert_eq!(found, set.least(Search::default()));
            let all = 1 << set.log2_count();
            prop_assert_eq!(reports, [(all, all)]);
            let found = set.least_by_recursion(NOTHING_TRIED, &mut |_, _| ());
            prop_assert_eq!(found, set.least(NOTHING_TRIED));
        }
    }

    /// Without trying all: a solution, a bound below it that holds, and no false proof.
    #[test]
    fn what_is_said_without_trying_all_is_true(system in small_system()) {
        for set in solution_sets(&system) {
            let truth = lightest(&set).weight();
            let found = set.least(NOTHING_TRIED);
            prop_assert!(set.contains(&found.x));
            prop_assert_eq!(found.weight, found.x.weight());
            prop_assert!(found.weight <= set.particular().weight());
            match found.lower_bound {
                None => prop_assert_eq!(found.weight, truth),
                Some(bound) => prop_assert!(bound <= truth && bound < found.weight),
            }
        }
    }

    #[test]
    fn large_systems_get_a_solution_and_a_bound(system in solvable_system()) {
        for set in solution_sets(&system) {
            let found = set.least(Search { max_nullity: 8 });
            prop_assert!(set.contains(&found.x));
            prop_assert_eq!(found.weight, found.x.weight());
            prop_assert!(found.lower_bound.is_none_or(|bound| bound < found.weight));
            prop_assert_eq!(&set.least(Search { max_nullity: 8 }), &found);
        }
    }
}

#[test]
fn the_sample_boards_have_their_known_answers() {
    let row_of_five = "11000\n11100\n01110\n00111\n00011";
    let set = solutions(row_of_five, "0\n1\n1\n0\n1");
    assert_eq!(set.particular().to_string(), "11110");
    assert_eq!(set.least(Search::default()).x.to_string(), "00101");
}

#[test]
fn an_attained_bound_is_a_proof_and_keeps_the_tie_rule() {
    // x1 = x2 = x3 and y1 = y2: two classes, the second as often 1 as 0 either way.
    let set = solutions("11000\n01100\n00011", "1\n0\n1");
    let found = set.least(NOTHING_TRIED);
    assert_eq!(found.x, lightest(&set));
    assert_eq!((found.weight, found.lower_bound), (2, None));
    assert_eq!(found.x.to_string(), "10001");
}

#[test]
fn without_equations_nothing_is_pressed() {
    let system = LinearSystem::new(BitMatrix::zeros(0, 500), BitMatrix::zeros(0, 1)).unwrap();
    let found = solution_sets(&system)[0].least(Search::default());
    assert_eq!((found.weight, found.lower_bound), (0, None));
}

#[test]
fn beyond_an_unattainable_bound_nothing_is_claimed() {
    for n in [30, 64, 65, 200] {
        let found = one_parity_equation(n).least(Search::default());
        assert_eq!((found.weight, found.lower_bound), (1, Some(0)));
    }
}

/// Lights Out on 30×30 where a press leaves its own cell alone has nullity 30.
#[test]
fn a_descent_gets_below_the_particular_solution() {
    let a = BitMatrix::from_fn(900, 900, |cell, press| {
        (cell / 30).abs_diff(press / 30) + (cell % 30).abs_diff(press % 30) == 1
    });
    let x = BitVector::random(900, &mut ChaCha8Rng::seed_from_u64(30));
    let b = BitMatrix::from_columns(900, [&(&a * &x)]);
    let set = solution_sets(&LinearSystem::new(a, b).unwrap()).remove(0);
    let found = set.least(Search::default());
    assert_eq!(set.log2_count(), 30);
    assert!(set.contains(&found.x));
    assert!(found.weight < set.particular().weight() && found.weight <= x.weight());
    assert!(found.lower_bound.is_some_and(|bound| bound <= found.weight));
}

#[test]
fn any_nullity_may_be_allowed_or_not() {
    let set = one_parity_equation(3);
    for max_nullity in [0, 1, 2, 64, usize::MAX] {
        let found = set.least(Search { max_nullity });
        assert_eq!(found.weight, 1);
        let proven = found.lower_bound.is_none();
        assert_eq!(proven, max_nullity >= set.log2_count());
        assert!(!proven || found.x.to_string() == "001");
    }
    let found = one_parity_equation(100).least(Search {
        max_nullity: usize::MAX,
    });
    assert_eq!(found.weight, 1);
}

#[test]
fn progress_rises_to_the_total() {
    let mut reports = Vec::new();
    let set = one_parity_equation(23);
    let found = set.least_with(Search::default(), &mut |done, total| {
        reports.push((done, total));
    });
    assert_eq!(found, set.least(Search::default()));
    assert_eq!(found.x, BitVector::unit(23, 22));
    let total = 1 << 22;
    let expected: Vec<_> = (1..=4).map(|i| (i << 20, total)).collect();
    assert_eq!(reports, expected);
}

#[test]
fn a_single_solution_is_progress_too() {
    let mut reports = Vec::new();
    let set = solutions("10\n01", "1\n0");
    set.least_with(Search::default(), &mut |done, total| {
        reports.push((done, total));
    });
    assert_eq!(reports, [(1, 1)]);
}
