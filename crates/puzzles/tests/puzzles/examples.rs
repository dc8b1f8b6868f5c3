//! The built-in inputs show what they say they show.

use gf2::{Outcome, Search, SolutionSet};
use puzzles::{Puzzle, example, examples};

use crate::one;

fn named(name: &str) -> Box<dyn Puzzle> {
    one(example(name).unwrap().text)
}

/// The solutions for each goal that has some.
fn solutions(puzzle: &dyn Puzzle) -> Vec<Option<SolutionSet>> {
    let outcomes = puzzle.system().solve().into_iter();
    outcomes
        .map(|outcome| match outcome {
            Outcome::Solvable(solutions) => Some(solutions),
            Outcome::Inconsistent { .. } => None,
        })
        .collect()
}

/// The least number of moves for each goal that can be reached.
fn least(name: &str) -> Vec<Option<usize>> {
    let sets = solutions(&*named(name));
    sets.iter()
        .map(|set| Some(set.as_ref()?.least(Search::default()).weight))
        .collect()
}

#[test]
fn names_are_unique_and_found() {
    for (at, example) in examples().iter().enumerate() {
        assert!(
            examples()[..at]
                .iter()
                .all(|other| other.name != example.name)
        );
        assert_eq!(puzzles::example(example.name), Some(example));
        assert!(!example.about.contains('\n'));
    }
    assert_eq!(example("no such"), None);
}

#[test]
fn every_solution_is_accepted_by_playing_it() {
    for example in examples() {
        let puzzle = one(example.text);
        for (goal, set) in solutions(&*puzzle).iter().enumerate() {
            for x in set.iter().flat_map(SolutionSet::iter) {
                assert!(puzzle.accepts(goal, &x), "{} {goal} {x}", example.name);
            }
        }
    }
}

#[test]
fn answers_are_the_published_ones() {
    assert_eq!(least("poj"), [Some(4), Some(4)]);
    assert_eq!(least("impossible"), [None, None]);
    assert_eq!(least("nakov"), [Some(2)]);
    assert_eq!(least("nakov2"), [Some(2)]);
    assert_eq!(least("nakov-toml"), [Some(2)]);
    assert_eq!(least("machine"), [Some(2)]);
    assert_eq!(least("fridge"), [Some(6)]);
    assert_eq!(least("switches"), [Some(1)]);
    assert_eq!(least("row5"), [Some(2)]);
    assert_eq!(least("lights4"), [Some(4)]);
    assert_eq!(least("inconsistent"), [None]);
    assert_eq!(least("two-sides"), [Some(1), None]);
}

#[test]
fn with_free_variables_0_some_take_more() {
    for (name, particular, best) in [("row5", 4, 2), ("lights4", 6, 4), ("homework", 3, 2)] {
        let set = solutions(&*named(name)).remove(0).unwrap();
        assert_eq!(set.particular().weight(), particular, "{name}");
        assert_eq!(set.least(Search::default()).weight, best, "{name}");
    }
}

#[test]
fn the_free_column_of_the_homework_is_not_the_last() {
    let set = solutions(&*named("homework")).remove(0).unwrap();
    assert_eq!(set.kernel().len(), 1);
    assert_eq!(set.kernel()[0].to_string(), "1110");
}

#[test]
fn the_inverse_is_one() {
    let system = named("inverse").system();
    for (goal, set) in solutions(&*named("inverse")).into_iter().enumerate() {
        let column = set.unwrap().particular().clone();
        let unit = gf2::BitVector::unit(3, goal);
        assert_eq!(system.a().multiply_vector(&column), unit);
    }
}
