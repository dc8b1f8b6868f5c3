//! Switches that change others: what is read, what it means, and what is refused.

use std::collections::BTreeSet;

use gf2::BitVector;
use proptest::prelude::*;
use puzzles::SwitchProblem::{Ends, NoCount, NoPair, PairTwice, StrayPosition};
use puzzles::SwitchProblem::{Surplus, WithItself, Zero};
use puzzles::{AnswerForm, Failure, InputProblem, Kind, Puzzle, SwitchProblem, Switches};
use puzzles::{ReadOptions, read, read_each, rebuild};

use crate::{all_vectors, as_kind, one, refused, refused_with, same};

/// The sample of POJ 1830: two cases.
const SAMPLE: &str = "2\n3\n0 0 0\n1 1 1\n1 2\n1 3\n2 1\n2 3\n3 1\n3 2\n0 0\n\
                      3\n0 0 0\n1 0 1\n1 2\n2 1\n0 0\n";

/// The number of sets of switches that lead from the start to the end, by trying all.
fn ways(puzzle: &dyn Puzzle) -> usize {
    let switches = puzzle.labels().variables.len();
    all_vectors(switches)
        .filter(|x| puzzle.accepts(0, x))
        .count()
}

#[test]
fn the_published_cases_have_their_answers() {
    let cases = read(SAMPLE, &ReadOptions::default()).unwrap();
    assert_eq!(cases.len(), 2);
    assert_eq!((ways(&*cases[0]), ways(&*cases[1])), (4, 0));
    for case in cases {
        assert_eq!(case.kind(), Kind::Switches);
        assert_eq!(case.answer_form(), AnswerForm::Ways);
        assert_eq!(case.title(), "3 switches");
    }
}

#[test]
fn a_case_tells_what_it_is() {
    let case = one("2\n1 0\n0 0\n1 2\n0 0\n");
    let labels = case.labels();
    assert_eq!(labels.variables, ["switch 1", "switch 2"]);
    assert_eq!(labels.equations, labels.variables);
    assert_eq!(labels.goals, ["the end positions"]);
    let picture = case.picture().unwrap();
    assert_eq!(picture.size(), (1, 2));
    assert_eq!(picture.start.to_string(), "10");
    assert_eq!(picture.goals[0].to_string(), "00");
}

/// Operating switch 1 changes 1 and 2; operating switch 2 changes 2 alone. With the matrix
/// transposed, switch 1 alone would do, and the answer would be that of another puzzle.
#[test]
fn a_pair_is_directed() {
    let case = one("2\n1 0\n0 0\n1 2\n0 0\n");
    let a = case.system().a().clone();
    assert_eq!(a.to_string(), "10\n11", "A[j][i]: switch i changes j");
    let accepted: Vec<_> = all_vectors(2).filter(|x| case.accepts(0, x)).collect();
    assert_eq!(accepted, ["11".parse().unwrap()]);
    let b = case.system().b().column(0);
    assert_eq!(a.multiply_vector(&accepted[0]), b);
    let transposed = a.transpose();
    assert_ne!(transposed.multiply_vector(&accepted[0]), b);
}

#[test]
fn cases_are_read_in_every_form() {
    let wanted = one("1\n2\n1 0\n0 1\n2 1\n0 0\n");
    for text in [
        // Without the number of cases, where there is one.
        "2\n1 0\n0 1\n2 1\n0 0",
        "1\r\n2\r\n1 0\r\n0 1\r\n2 1\r\n0 0\r\n",
        "\u{feff}1\n\n 2 \n1  0\n0\t1\n\n2 1\n0 0\n\n\n",
        "# a case\n1\n2\n1 0\n0 1\n# a pair\n2 1\n0 0\n",
        "1/2/1 0/0 1/2 1/0 0",
        "01\n2\n1 0\n0 1\n02 1\n0 0\n",
    ] {
        let read = crate::one_with(text, &as_kind(Kind::Switches));
        assert!(same(&*read, &*wanted), "{text:?}");
    }
    // A single switch, with the number of cases and without.
    let wanted = one("1\n1\n1\n0\n0 0");
    assert!(same(&*one("1\n1\n0\n0 0"), &*wanted));
    assert_eq!(wanted.title(), "1 switch");
}

#[test]
fn what_is_a_board_stays_one() {
    for (text, title) in [
        ("1\n1", "Lights Out 2×1"),
        ("1\n1\n1\n0", "Lights Out 4×1"),
        ("10\n10\n11\n00", "Lights Out 4×2"),
        ("1\n\n1\n\n1\n\n0\n\n0 0", "Lights Out 1×1"),
    ] {
        let boards = read(text, &ReadOptions::default()).unwrap();
        assert_eq!(boards[0].title(), title, "{text:?}");
    }
}

#[test]
fn what_is_wrong_is_marked() {
    let wrong = |text: &str| {
        let error = refused_with(text, &as_kind(Kind::Switches));
        assert_eq!(error.failure(), Failure::Unusable, "{text:?}");
        let at = error.location.expect("a place");
        let InputProblem::Switches(problem) = error.problem else {
            panic!("{text:?}: {:?}", error.problem);
        };
        ((at.line, at.column, at.width), problem)
    };
    let count = |found, switches| SwitchProblem::PositionCount { found, switches };
    let none = |switch: &str| SwitchProblem::NoSuchSwitch {
        switch: switch.to_owned(),
        switches: 2,
    };
    let start = "1\n2\n1 0\n0 0\n";
    let after = |rest: &str| wrong(&format!("{start}{rest}"));
    assert_eq!(wrong("x\n2"), ((1, 1, 1), NoCount { what: "cases" }));
    assert_eq!(wrong("1\n2 2 2\n1"), ((2, 1, 5), count(3, 1)));
    assert_eq!(wrong("1\nx\n1"), ((2, 1, 1), NoCount { what: "switches" }));
    assert_eq!(wrong("0\n2"), ((1, 1, 1), Zero { what: "cases" }));
    assert_eq!(wrong("2\n0\n1"), ((2, 1, 1), Zero { what: "switches" }));
    assert_eq!(wrong("1\n2\n1 0 1\n0 0"), ((3, 1, 5), count(3, 2)));
    assert_eq!(wrong("1\n2\n1 2\n0 0"), ((3, 3, 1), StrayPosition));
    assert_eq!(wrong("1\n2\n10\n00"), ((3, 1, 2), count(1, 2)));
    assert_eq!(after("1 3\n0 0"), ((5, 3, 1), none("3")));
    assert_eq!(after("0 1\n0 0"), ((5, 1, 1), none("0")));
    assert_eq!(after("1 2 2\n0 0"), ((5, 1, 5), NoPair));
    assert_eq!(after("1 b\n0 0"), ((5, 3, 1), NoPair));
    assert_eq!(after("2 2\n0 0"), ((5, 1, 3), WithItself));
    assert_eq!(after("1 2\n2 1\n1 2\n0 0"), ((7, 1, 3), PairTwice));
    assert_eq!(after("1 2"), ((5, 4, 1), Ends { wanted: "0 0" }));
    assert_eq!(after("0 0\n3"), ((6, 1, 1), Surplus { cases: Some(1) }));
    assert_eq!(
        wrong("2\n1 0\n0 0\n0 0\n2"),
        ((5, 1, 1), Surplus { cases: None })
    );
    let missing = ((5, 4, 1), Ends { wanted: "a count" });
    assert_eq!(wrong("2\n2\n1 0\n0 0\n0 0"), missing);
}

#[test]
fn a_text_that_starts_as_cases_do_is_read_as_such_and_its_faults_told() {
    let error = refused("1\n2\n1 0\n0 0\n1 9\n0 0\n");
    assert!(
        matches!(error.problem, InputProblem::Switches(_)),
        "{error}"
    );
    let error = refused("2\n1 0\n0 0\n1 9\n0 0\n");
    assert!(
        matches!(error.problem, InputProblem::Switches(_)),
        "{error}"
    );
}

#[test]
fn a_claimed_size_takes_no_memory() {
    let text = "2\n99999999999999999999999\n1 2\n0 0\n1\n1\n0\n0 0\n";
    let cases = read_each(text, &as_kind(Kind::Switches)).unwrap();
    assert_eq!(cases[0].as_ref().unwrap_err().failure(), Failure::Limit);
    assert_eq!(ways(&**cases[1].as_ref().unwrap()), 1);
    let error = refused_with("99999999999999\n1\n0\n0\n0 0", &as_kind(Kind::Switches));
    assert_eq!(error.failure(), Failure::Unusable);
}

fn a_case() -> impl Strategy<Value = Switches> {
    (1_usize..6).prop_flat_map(|count| {
        let bits = || prop::collection::vec(any::<bool>(), count);
        let pairs = prop::collection::btree_set((0..count, 0..count), 0..=2 * count);
        (bits(), bits(), pairs).prop_map(|(start, end, pairs)| {
            let pairs: BTreeSet<_> = pairs.into_iter().filter(|(i, j)| i != j).collect();
            let [start, end] = [start, end].map(|bits| bits.into_iter().collect());
            Switches::new(start, end, pairs)
        })
    })
}

proptest! {
    #[test]
    fn a_case_is_played_as_its_matrix_says_and_rebuilt(case in a_case()) {
        let system = case.system();
        for x in all_vectors(case.start().len()) {
            let solves = system.a().multiply_vector(&x) == system.b().column(0);
            prop_assert_eq!(case.accepts(0, &x), solves);
        }
        let fields: Vec<_> = case
            .problem()
            .fields
            .into_iter()
            .map(|(name, field)| (name.to_owned(), field))
            .collect();
        prop_assert!(same(&*rebuild("switches", &fields).unwrap(), &case));
    }
}

#[test]
#[should_panic(expected = "a bit for each switch")]
fn switches_of_another_case_are_refused() {
    one("1\n1\n1\n0\n0 0").accepts(0, &BitVector::zeros(2));
}
