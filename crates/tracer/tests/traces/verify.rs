//! The two verdicts on whole traces.

use gf2::{BitMatrix, BitVector, LinearSystem, Search};
use proptest::prelude::*;
use tracer::{
    Choices, GoalOutcome, Method, Problem, RecordOptions, Recorder, Step, System, Trace, record,
};

use crate::common;

const NAMED: &[Method] = &Method::ELIMINATIONS;
const CHOICES: [Choices; 4] = [Choices::Auto, Choices::One, Choices::All, Choices::Full];

fn assert_canonical(trace: &Trace) {
    let verdict = trace.verify();
    if let Err(fault) = &verdict.canonical {
        panic!("{fault}\n{}", trace.to_json());
    }
    assert_eq!(verdict.sound, Ok(()));
    assert_eq!(verdict.notes, []);
}

#[test]
fn the_poj_sample_is_sound_and_canonical() {
    for &method in NAMED {
        for choices in CHOICES {
            assert_canonical(&common::poj(method, choices));
        }
    }
}

/// Systems of any small shape and any rank: A is a product of two random factors, and some
/// right-hand sides are products A·x, so that solvable goals are common.
pub(crate) fn any_system() -> impl Strategy<Value = System> {
    (0..9_usize, 0..9_usize, 0..9_usize, 0..=3_usize).prop_flat_map(|(m, n, inner, goals)| {
        let bits = |rows: usize, cols: usize| {
            prop::collection::vec(any::<bool>(), rows * cols)
                .prop_map(move |bits| BitMatrix::from_fn(rows, cols, |r, c| bits[r * cols + c]))
        };
        let solvable = prop::collection::vec(any::<bool>(), goals);
        (
            bits(m, inner),
            bits(inner, n),
            bits(n, goals),
            bits(m, goals),
            solvable,
        )
            .prop_map(move |(left, right, x, noise, solvable)| {
                let a = product(&left, &right);
                let ax = product(&a, &x);
                let b = BitMatrix::from_fn(m, goals, |r, goal| {
                    if solvable[goal] {
                        ax.get(r, goal)
                    } else {
                        noise.get(r, goal)
                    }
                });
                System::unnamed(LinearSystem::new(a, b).unwrap())
            })
    })
}

fn product(left: &BitMatrix, right: &BitMatrix) -> BitMatrix {
    BitMatrix::from_fn(left.rows(), right.cols(), |r, c| {
        left.row(r).dot(right.column(c).as_slice())
    })
}

/// The outcome of each goal by trying all 2ⁿ vectors: the least solution, the first as a string.
fn by_brute_force(system: &System, goal: usize) -> Option<(usize, String)> {
    let n = system.a().cols();
    let all = (0..1_u32 << n).map(|word| BitVector::from_fn(n, |j| word >> j & 1 == 1));
    let solves = |x: &BitVector| system.a().multiply_vector(x) == system.b().column(goal);
    all.filter(solves)
        .map(|x| (x.weight(), x.to_string()))
        .min()
}

/// A system of nullity 22 whose two goals have least solutions of weight 2 and 0: 2 is more than
/// classes of variables that flip together can show.
fn wide_system() -> System {
    let a = BitMatrix::from_fn(2, 24, |row, col| col / 12 == row);
    let b = BitMatrix::from_fn(2, 2, |_, goal| goal == 0);
    System::unnamed(LinearSystem::new(a, b).unwrap())
}

#[test]
fn a_least_solution_among_too_many_is_noted_and_not_believed() {
    let options = RecordOptions::default();
    let trace = record(Problem::system(), wide_system(), Method::Gauss, &options);
    let verdict = trace.verify();
    assert_eq!(verdict.canonical, Ok(()));
    let notes: Vec<String> = verdict.notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["goal 1: least not proven again"]);

    // A heavier solution that an added kernel vector makes lighter is refuted all the same.
    let heavier: BitVector = "111000000000100000000000".parse().unwrap();
    let mut wrong = trace.clone();
    let GoalOutcome::Solvable { least, .. } = &mut wrong.outcome.goals[0] else {
        panic!("the first goal is solvable")
    };
    least.x = heavier;
    least.weight = 4;
    wrong.outcome.best = Some(1);
    let fault = wrong.verify().sound.unwrap_err().to_string();
    assert!(fault.starts_with("outcome (goal \"b1\"): x = "), "{fault}");
    assert!(fault.ends_with("of weight 2 comes before it"), "{fault}");
}

#[test]
fn a_heavier_solution_is_not_excused_by_being_unproven() {
    // The first two components as one choice: x1 + x2 = 1 has the solutions 10 and 01, and the
    // third unknown is in no equation, so it is never needed.
    let a = BitMatrix::from_fn(1, 3, |_, col| col < 2);
    let b = BitMatrix::from_fn(1, 1, |_, _| true);
    let system = System::unnamed(LinearSystem::new(a, b).unwrap());
    let mut trace = Recorder::new(Problem::system(), system, Method::Manual).finish();
    assert_eq!(trace.verify().sound, Ok(()));
    let GoalOutcome::Solvable { least, .. } = &mut trace.outcome.goals[0] else {
        panic!("it has solutions")
    };
    (least.x, least.weight, least.lower_bound) = ("101".parse().unwrap(), 2, Some(1));
    let fault = trace.verify().sound.unwrap_err().to_string();
    assert!(fault.ends_with("of weight 1 comes before it"), "{fault}");
}

#[test]
fn a_bound_that_classes_cannot_show_is_a_fault() {
    let options = RecordOptions {
        search: Search { max_nullity: 10 },
        ..RecordOptions::default()
    };
    let mut trace = record(
        Problem::system(),
        wide_system(),
        Method::GaussJordan,
        &options,
    );
    assert_eq!(trace.verify().sound, Ok(()));
    for step in &mut trace.steps {
        if let Step::Search {
            goal: 0,
            lower_bound,
            ..
        } = step
        {
            *lower_bound = Some(2);
        }
    }
    let fault = trace.verify().sound.unwrap_err().to_string();
    let expected = "that every solution has at least 2 ones cannot be derived, only 1";
    assert!(fault.ends_with(expected), "{fault}");
}

#[test]
fn of_solutions_as_light_as_can_be_the_first_is_the_least() {
    let a = BitMatrix::from_fn(1, 24, |_, col| col < 2);
    let system = System::unnamed(LinearSystem::new(a, "1".parse().unwrap()).unwrap());
    let options = RecordOptions::default();
    let trace = record(Problem::system(), system, Method::Gauss, &options);
    assert_canonical(&trace);

    let mut wrong = trace.clone();
    let GoalOutcome::Solvable { least, .. } = &mut wrong.outcome.goals[0] else {
        panic!("the goal is solvable")
    };
    assert_eq!(least.x, BitVector::unit(24, 1));
    least.x = BitVector::unit(24, 0);
    let fault = wrong.verify().sound.unwrap_err().to_string();
    assert!(fault.ends_with("of weight 1 comes before it"), "{fault}");
}

proptest! {
    #[test]
    fn every_recorded_trace_is_sound_and_canonical(
        system in any_system(),
        method in prop::sample::select(NAMED.to_vec()),
        choices in prop::sample::select(CHOICES.to_vec()),
        max_nullity in prop::sample::select(vec![0, 2, 28]),
    ) {
        let options = RecordOptions { choices, search: Search { max_nullity } };
        let trace = record(Problem::system(), system, method, &options);
        assert_canonical(&trace);

        let json = trace.to_json();
        let read = Trace::from_json(&json).unwrap();
        prop_assert_eq!(read.to_json(), json);
        let lines = trace.to_jsonl();
        prop_assert_eq!(Trace::from_json(&lines).unwrap().to_jsonl(), lines);
        prop_assert_eq!(read, trace);
    }

    #[test]
    fn the_outcome_is_what_brute_force_finds(system in any_system()) {
        let trace =
            record(Problem::system(), system, Method::Gauss, &RecordOptions::default());
        for (goal, outcome) in trace.outcome.goals.iter().enumerate() {
            let found = outcome.least().map(|least| (least.weight, least.x.to_string()));
            prop_assert_eq!(found, by_brute_force(&trace.system, goal));
        }
    }

    #[test]
    fn random_legal_operations_are_sound_and_not_canonical(
        system in any_system(),
        moves in prop::collection::vec((any::<bool>(), any::<usize>(), any::<usize>()), 0..40),
    ) {
        let (m, n) = (system.a().rows(), system.a().cols());
        prop_assume!(m >= 2 && n >= 1);
        let mut recorder = Recorder::new(Problem::system(), system, Method::Manual);
        for (is_swap, a, b) in moves {
            let (a, b) = (a % m, b % m);
            let col = (a + b) % n;
            let done = if is_swap { recorder.swap(a, b, col) } else { recorder.add(a, b, col) };
            prop_assert_eq!(done.is_ok(), a != b);
        }
        let verdict = recorder.finish().verify();
        prop_assert_eq!(verdict.sound, Ok(()));
        prop_assert!(verdict.canonical.is_err());
    }
}
