//! Machines with buttons: what is read, what it means, and what is refused.

use gf2::BitVector;
use proptest::prelude::*;
use puzzles::MachineProblem::{LightTwice, NoLights, NoNumber, NoPattern, NotClosed};
use puzzles::MachineProblem::{StrayBetween, StrayLight};
use puzzles::{
    AnswerForm, Buttons, Failure, InputProblem, Kind, MachineProblem, Puzzle, read, read_each,
};
use puzzles::{ReadOptions, rebuild};

use crate::{all_vectors, one, refused, same};

const SAMPLE: &str = "[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}";

/// The fewest buttons that make the pattern, found by trying all sets.
fn fewest(puzzle: &dyn Puzzle) -> Option<usize> {
    let buttons = puzzle.labels().variables.len();
    let sets = all_vectors(buttons).filter(|x| puzzle.accepts(0, x));
    sets.map(|x| x.weight()).min()
}

#[test]
fn the_published_machines_have_their_answers() {
    let text = "[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n\
                [...#.] (0,2,3,4) (2,3) (0,4) (0,1,2) (1,2,3,4) {7,5,12,7,2}\n\
                [.###.#] (0,1,2,3,4) (0,3,4) (0,1,2,4,5) (1,2) {10,11,11,5,10,5}\n";
    let machines = read(text, &ReadOptions::default()).unwrap();
    let answers: Vec<_> = machines.iter().map(|machine| fewest(&**machine)).collect();
    assert_eq!(answers, [Some(2), Some(3), Some(2)]);
}

#[test]
fn a_machine_tells_what_it_is() {
    let machine = one(SAMPLE);
    assert_eq!(machine.kind(), Kind::Buttons);
    assert_eq!(machine.title(), "Machine, 4 lights, 6 buttons");
    assert_eq!(machine.answer_form(), AnswerForm::Moves);
    assert_eq!(machine.refusal(), "Impossible");
    let system = machine.system();
    // Light 1 of the pattern is switched by buttons 5 and 6, and so on.
    assert_eq!(
        system.augmented().to_string(),
        "0000110\n0100011\n0011101\n1101000"
    );
    let labels = machine.labels();
    assert_eq!(labels.variables[5], "button 6");
    assert_eq!(
        labels.equations,
        ["light 1", "light 2", "light 3", "light 4"]
    );
    assert_eq!(labels.goals, ["the pattern"]);
    let picture = machine.picture().unwrap();
    assert_eq!(picture.size(), (1, 4));
    assert_eq!(picture.symbols, ['.', '#']);
    assert_eq!(picture.start.to_string(), "0000");
    assert_eq!(picture.goals[0].to_string(), "0110");
}

#[test]
fn machines_are_read_in_every_form() {
    for text in [
        "[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1)",
        "[.##.](3)(1,3)(2)(2,3)(0,2)(0,1){3,5,4,7}",
        "  [.##.]  ( 3 ) (3, 1) (2) (2,3) (0,2) (1,0)  {what ever} \r\n",
        "\u{feff}# the first machine\n[ .##. ] (3) (01,3) (2) (2,3) (0,2) (0,1) {}\n",
    ] {
        assert!(same(&*one(text), &*one(SAMPLE)), "{text:?}");
    }
    // Blank lines between machines mean nothing, and `/` stands between two as between rows.
    for text in [
        "[#] (0)\n[.] (0)",
        "[#] (0)\n\n\n[.] (0)\n",
        "[#] (0) / [.] (0)",
    ] {
        assert_eq!(
            read(text, &ReadOptions::default()).unwrap().len(),
            2,
            "{text:?}"
        );
    }
}

#[test]
fn buttons_may_be_empty_equal_or_missing() {
    assert_eq!(fewest(&*one("[#] () (0)")), Some(1));
    assert_eq!(fewest(&*one("[.#] (0) (0) (1)")), Some(1));
    assert_eq!(fewest(&*one("[.]")), Some(0));
    assert_eq!(fewest(&*one("[#] {1}")), None);
}

#[test]
fn what_is_wrong_is_marked() {
    let wrong = |text: &str| {
        let error = refused(text);
        assert_eq!(error.failure(), Failure::Unusable, "{text:?}");
        let at = error.location.expect("a place");
        let InputProblem::Machine(problem) = error.problem else {
            panic!("{text:?}: {:?}", error.problem);
        };
        ((at.line, at.column, at.width), problem)
    };
    let no_light = |light: &str, lights| MachineProblem::NoSuchLight {
        light: light.to_owned(),
        lights,
    };
    assert_eq!(wrong("[]"), ((1, 1, 1), NoLights));
    assert_eq!(wrong("[.#"), ((1, 4, 1), NotClosed { wanted: ']' }));
    assert_eq!(wrong("[.#] (1"), ((1, 8, 1), NotClosed { wanted: ')' }));
    assert_eq!(
        wrong("[.#] (1) {3,"),
        ((1, 13, 1), NotClosed { wanted: '}' })
    );
    assert_eq!(wrong("[.0]"), ((1, 3, 1), StrayLight { found: '0' }));
    assert_eq!(
        wrong("[.#]\n[.#] 1 (0)"),
        ((2, 6, 1), StrayBetween { found: '1' })
    );
    assert_eq!(wrong("[.#] (1,)"), ((1, 9, 1), NoNumber));
    assert_eq!(wrong("[.#] (1 0)"), ((1, 7, 3), NoNumber));
    assert_eq!(wrong("[.#] (-1)"), ((1, 7, 2), NoNumber));
    assert_eq!(wrong("[.#] (0,2)"), ((1, 9, 1), no_light("2", 2)));
    assert_eq!(
        wrong("[.#] (4294967296)"),
        ((1, 7, 10), no_light("4294967296", 2))
    );
    assert_eq!(wrong("[.#] (1,0,1)"), ((1, 11, 1), LightTwice { light: 1 }));
    assert_eq!(wrong("[.#] (0)\nβ"), ((2, 1, 1), NoPattern));
}

#[test]
fn a_machine_over_a_limit_is_refused_in_its_place() {
    let lights = format!("[{}] (0)\n[#] (0)\n", ".".repeat(16_385));
    let buttons = format!("[#] {}\n[#] (0)\n", "()".repeat(16_385));
    for text in [lights, buttons] {
        let machines = read_each(&text, &ReadOptions::default()).unwrap();
        assert_eq!(machines[0].as_ref().unwrap_err().failure(), Failure::Limit);
        assert!(machines[1].is_ok());
    }
}

fn a_machine() -> impl Strategy<Value = Buttons> {
    (1_usize..7).prop_flat_map(|lights| {
        let pattern = prop::collection::vec(any::<bool>(), lights);
        let button = prop::collection::btree_set(0..u32::try_from(lights).unwrap(), 0..=lights);
        let buttons = prop::collection::vec(button, 0..7);
        (pattern, buttons).prop_map(|(pattern, buttons)| {
            let lists = buttons
                .into_iter()
                .map(|button| button.into_iter().collect());
            Buttons::new(pattern.into_iter().collect(), lists.collect())
        })
    })
}

proptest! {
    #[test]
    fn a_machine_is_played_as_its_matrix_says_and_rebuilt(machine in a_machine()) {
        let system = machine.system();
        for x in all_vectors(machine.buttons().len()) {
            let solves = system.a().multiply_vector(&x) == system.b().column(0);
            prop_assert_eq!(machine.accepts(0, &x), solves);
        }
        let fields: Vec<_> = machine
            .problem()
            .fields
            .into_iter()
            .map(|(name, field)| (name.to_owned(), field))
            .collect();
        prop_assert!(same(&*rebuild("buttons", &fields).unwrap(), &machine));
    }
}

#[test]
#[should_panic(expected = "a bit for each button")]
fn buttons_of_another_machine_are_refused() {
    one(SAMPLE).accepts(0, &BitVector::zeros(5));
}
