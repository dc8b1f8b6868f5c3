//! Systems against brute force, and their solution sets.

use std::collections::BTreeSet;

use gf2::{BitMatrix, BitVector, LinearSystem, Outcome, SolutionSet};
use proptest::prelude::*;

use crate::strategies::{digits, matrix, size, vector};

/// A system with small n and any number of equations and right-hand sides.
pub(crate) fn small_system() -> impl Strategy<Value = LinearSystem> {
    (0..10usize, 0..=12usize, 0..4usize)
        .prop_flat_map(|(m, n, k)| (matrix(m, n), matrix(m, k)))
        .prop_map(|(a, b)| LinearSystem::new(a, b).unwrap())
}

/// A system of any size whose right-hand sides are A times something.
pub(crate) fn solvable_system() -> impl Strategy<Value = LinearSystem> {
    (size(), size(), 0..3usize)
        .prop_flat_map(|(m, n, k)| (matrix(m, n), matrix(n, k)))
        .prop_map(|(a, x)| LinearSystem::new(a.clone(), &a * &x).unwrap())
}

/// All x with A·x = b, found by trying every x.
pub(crate) fn brute_force(system: &LinearSystem, goal: usize) -> BTreeSet<BitVector> {
    let n = system.a().cols();
    let b = system.b().column(goal);
    let all = (0..1 << n).map(|number| digits(n, number));
    all.filter(|x| system.a().multiply_vector(x) == b).collect()
}

/// The solution set of every right-hand side.
pub(crate) fn solution_sets(system: &LinearSystem) -> Vec<SolutionSet> {
    let outcomes = system.solve().into_iter();
    outcomes
        .filter_map(|outcome| outcome.solutions().cloned())
        .collect()
}

proptest! {
    #[test]
    fn solving_finds_exactly_the_solutions(system in small_system()) {
        let outcomes = system.solve();
        prop_assert_eq!(outcomes.len(), system.b().cols());
        for (goal, outcome) in outcomes.iter().enumerate() {
            let expected = brute_force(&system, goal);
            match outcome {
                Outcome::Inconsistent { witness } => {
                    prop_assert!(expected.is_empty());
                    prop_assert!(system.a().sum_of_rows(witness).is_zero());
                    prop_assert!(witness.dot(&system.b().column(goal)));
                }
                Outcome::Solvable(set) => {
                    prop_assert_eq!(1 << set.log2_count(), expected.len());
                    prop_assert_eq!(&set.iter().collect::<BTreeSet<_>>(), &expected);
                    for number in 0..1 << system.a().cols() {
                        let x = digits(system.a().cols(), number);
                        prop_assert_eq!(set.contains(&x), expected.contains(&x));
                    }
                }
            }
        }
    }

    #[test]
    fn back_substitution_finds_the_same(small in small_system(), solvable in solvable_system()) {
        for system in [small, solvable] {
            prop_assert_eq!(system.solve_by_back_substitution(), system.solve());
        }
    }

    #[test]
    fn column_swaps_are_undone(small in small_system(), solvable in solvable_system()) {
        for system in [small, solvable] {
            prop_assert_eq!(system.solve_by_column_swaps(), system.solve());
        }
    }

    #[test]
    fn the_gray_code_changes_one_kernel_vector_at_a_time(system in small_system()) {
        for set in solution_sets(&system) {
            let all: Vec<BitVector> = set.iter().collect();
            prop_assert_eq!(all.len(), 1 << set.log2_count());
            prop_assert_eq!(&all[0], set.particular());
            for pair in all.windows(2) {
                prop_assert!(set.kernel().contains(&(&pair[0] + &pair[1])));
            }
        }
    }

    #[test]
    fn what_is_made_solvable_is_solved(system in solvable_system()) {
        let sets = solution_sets(&system);
        prop_assert_eq!(sets.len(), system.b().cols());
        let free = system.a().row_echelon_form().free_columns();
        for (goal, set) in sets.iter().enumerate() {
            let x = set.particular();
            prop_assert_eq!(system.a() * x, system.b().column(goal));
            prop_assert!(free.iter().all(|&col| !x[col]));
            prop_assert_eq!(set.kernel(), system.a().null_space_basis());
            prop_assert_eq!(set.log2_count(), free.len());
        }
    }

    /// Right-hand sides do not disturb each other, nor their order.
    #[test]
    fn several_right_hand_sides_are_as_one_by_one(system in small_system()) {
        let alone = (0..system.b().cols()).flat_map(|goal| {
            let b = system.b().submatrix(0..system.b().rows(), goal..goal + 1);
            LinearSystem::new(system.a().clone(), b).unwrap().solve()
        });
        prop_assert_eq!(system.solve(), alone.collect::<Vec<_>>());
    }

    #[test]
    fn the_inverse_is_the_solution_for_the_identity(
        a in (0..9usize).prop_flat_map(|n| matrix(n, n))
    ) {
        let identity = BitMatrix::identity(a.rows());
        let sets = solution_sets(&LinearSystem::new(a.clone(), identity).unwrap());
        let columns: Vec<_> = sets.iter().map(|set| set.particular().clone()).collect();
        match a.inverse() {
            Ok(inverse) => prop_assert_eq!(BitMatrix::from_columns(a.rows(), &columns), inverse),
            Err(_) => prop_assert!(sets.len() < a.rows()),
        }
    }

    #[test]
    fn a_large_inconsistency_has_a_witness(
        (a, b) in (size(), size()).prop_flat_map(|(m, n)| (matrix(m, n), vector(m)))
    ) {
        let right = BitMatrix::from_columns(b.len(), [&b]);
        let system = LinearSystem::new(a.clone(), right.clone()).unwrap();
        match &system.solve()[0] {
            Outcome::Solvable(set) => prop_assert_eq!(&a * set.particular(), b),
            Outcome::Inconsistent { witness } => {
                prop_assert!(a.sum_of_rows(witness).is_zero() && witness.dot(&b));
                prop_assert!(a.augment(&right).unwrap().rank() > a.rank());
            }
        }
    }
}

#[test]
fn nothing_to_solve_is_solved() {
    // No unknowns: 0 = b, row by row.
    let b: BitMatrix = "00\n01".parse().unwrap();
    let outcomes = LinearSystem::new(BitMatrix::zeros(2, 0), b)
        .unwrap()
        .solve();
    let set = outcomes[0].solutions().unwrap();
    assert_eq!((set.iter().count(), set.particular().len()), (1, 0));
    let witness = "01".parse().unwrap();
    assert_eq!(outcomes[1], Outcome::Inconsistent { witness });
    // No equations: everything is a solution.
    let free = LinearSystem::new(BitMatrix::zeros(0, 3), BitMatrix::zeros(0, 1)).unwrap();
    assert_eq!(free.solve()[0].solutions().unwrap().iter().count(), 8);
    // No right-hand sides: no outcomes.
    let none = LinearSystem::new(BitMatrix::identity(3), BitMatrix::zeros(3, 0)).unwrap();
    assert!(none.solve().is_empty());
}

/// A copy for each would take memory that grows as the cube of a small text.
#[test]
fn all_right_hand_sides_share_one_kernel() {
    let free = LinearSystem::new(BitMatrix::zeros(1, 65), BitMatrix::zeros(1, 2)).unwrap();
    let by_all = [
        free.solve(),
        free.solve_by_back_substitution(),
        free.solve_by_column_swaps(),
    ];
    for outcomes in by_all {
        let [first, second] = &outcomes[..] else {
            panic!("two right-hand sides");
        };
        let kernel = |outcome: &Outcome| outcome.solutions().unwrap().kernel().as_ptr();
        assert_eq!(kernel(first), kernel(second));
    }
}

#[test]
fn a_vector_of_another_length_is_no_solution() {
    let free = LinearSystem::new(BitMatrix::zeros(0, 3), BitMatrix::zeros(0, 1)).unwrap();
    let outcomes = free.solve();
    let set = outcomes[0].solutions().unwrap();
    assert!(!set.contains(&BitVector::zeros(2)) && !set.contains(&BitVector::zeros(4)));
}

#[test]
fn both_sides_must_have_as_many_rows() {
    let error = LinearSystem::new(BitMatrix::zeros(2, 3), BitMatrix::zeros(3, 1)).unwrap_err();
    assert_eq!(error.to_string(), "cannot solve 2×3 and 3×1");
}

#[test]
fn a_huge_solution_set_can_be_begun() {
    let free = LinearSystem::new(BitMatrix::zeros(1, 300), BitMatrix::zeros(1, 1)).unwrap();
    let outcomes = free.solve();
    let set = outcomes[0].solutions().unwrap();
    assert_eq!(set.log2_count(), 300);
    let distinct: BTreeSet<BitVector> = set.iter().take(1000).collect();
    assert_eq!(distinct.len(), 1000);
}
