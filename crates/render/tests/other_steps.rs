//! What must hold of explanations whose traces have more, fewer or other steps than a method's
//! rules give: notes of one's own, and derivations that go on after their claims.

mod support;

use gf2::BitVector;
use render::{TextOptions, text};
use support::Sample;
use tracer::explanation::{Part, PartKind};
use tracer::{Detail, Extension, Method, Step};

#[test]
fn steps_of_ones_own_change_nothing() {
    let note = Extension::new(r#"{"step":"x-note","text":"look"}"#).expect("it is a step");
    for sample in Sample::all() {
        let mut noted = sample.clone();
        noted.trace.steps.clear();
        for step in &sample.trace.steps {
            let json = note.clone();
            noted.trace.steps.push(Step::Extension { json });
            noted.trace.steps.push(step.clone());
        }
        for detail in [Detail::Outline, Detail::Pivot, Detail::Operation] {
            let plain = text(&sample.explained(detail), &TextOptions::default());
            let found = text(&noted.explained(detail), &TextOptions::default());
            assert_eq!(found, plain, "{}", sample.name);
        }
    }
}

/// The samples in which no column changes place, which `column-swap` alone may do.
fn with_columns_in_place() -> impl Iterator<Item = Sample> {
    let moves = |step: &Step| matches!(step, Step::SwapColumns { .. });
    let stays = move |sample: &Sample| !sample.trace.steps.iter().any(moves);
    Sample::corpus().into_iter().filter(stays)
}

/// The same steps as somebody's own derivation, which may go on in any way that is true.
fn manual(sample: &Sample) -> Sample {
    let mut manual = sample.clone();
    manual.trace.method = Method::Manual;
    manual
}

/// The parts about free variables and solutions.
fn conclusions(sample: &Sample) -> Vec<Part> {
    let kinds = [
        PartKind::Free,
        PartKind::Letters,
        PartKind::Numbers,
        PartKind::Solutions,
        PartKind::Least,
    ];
    let parts = sample.explained(Detail::Operation).parts;
    let is_kept = |part: &Part| kinds.contains(&part.kind);
    parts.into_iter().filter(is_kept).collect()
}

#[test]
fn operations_after_a_claim_leave_it_as_it_was() {
    for sample in with_columns_in_place() {
        let rows = sample.trace.system.a().rows();
        if rows < 2 || sample.trace.system.a().cols() == 0 {
            continue;
        }
        let before = manual(&sample);
        let mut after = before.clone();
        let mut steps = vec![Step::Swap {
            rows: [0, rows - 1],
            col: 0,
        }];
        steps.extend((1..rows).map(|source| Step::Add {
            source,
            targets: BitVector::unit(rows, 0),
            col: 0,
        }));
        after.trace.steps.extend(steps);
        assert_eq!(conclusions(&after), conclusions(&before), "{}", sample.name);
    }
}

#[test]
fn a_choice_made_twice_is_one_solution() {
    for sample in with_columns_in_place() {
        let before = manual(&sample);
        let mut after = before.clone();
        let is_choice = |step: &&Step| {
            matches!(
                step,
                Step::Choose { .. } | Step::Back { .. } | Step::Candidate { .. }
            )
        };
        let choices: Vec<Step> = sample
            .trace
            .steps
            .iter()
            .filter(is_choice)
            .cloned()
            .collect();
        after.trace.steps.extend(choices);
        assert_eq!(conclusions(&after), conclusions(&before), "{}", sample.name);
    }
}

#[test]
fn all_solutions_are_told_of_a_whole_kernel_basis_alone() {
    for sample in with_columns_in_place() {
        let mut partial = manual(&sample);
        let is_kernel = |step: &Step| matches!(step, Step::Kernel { .. });
        let Some(first) = partial.trace.steps.iter().position(is_kernel) else {
            continue;
        };
        let kernel = partial.trace.steps.remove(first);
        let all = |sample: &Sample| {
            let explanation = sample.explained(Detail::Pivot);
            explanation.part_number(PartKind::Solutions).is_some()
        };
        assert!(!all(&partial), "{}", sample.name);
        partial.trace.steps.extend([kernel.clone(), kernel]);
        assert_eq!(all(&partial), all(&sample), "{}", sample.name);
    }
}
