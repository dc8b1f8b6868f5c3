//! Lessons: their frames replay the trace, say something wherever one stops, and end in what
//! the trace found.

use gf2::{BitMatrix, BitVector};
use proptest::prelude::*;
use tracer::explanation::{Change, EntryMark, FrameScene, Lesson, Matrix, Standing};
use tracer::{Detail, Method, Problem, RecordOptions, State, System, Trace, record};

use crate::verify::any_system;

fn lesson_of(trace: &Trace) -> Lesson {
    tracer::lesson(trace.verified().unwrap(), None, Detail::Pivot)
}

fn recorded(system: System, method: Method) -> Trace {
    record(Problem::system(), system, method, &RecordOptions::default())
}

/// [A | B] as a view shows it.
fn bits(matrix: &Matrix) -> BitMatrix {
    BitMatrix::from_fn(
        matrix.rows.len(),
        matrix.columns.len() + matrix.goals,
        |i, j| {
            let (row, n) = (&matrix.rows[i], matrix.columns.len());
            if j < n {
                row.left.get(j)
            } else {
                row.right.get(j - n)
            }
        },
    )
}

fn eliminations() -> impl Strategy<Value = Method> {
    prop::sample::select(Method::ELIMINATIONS.to_vec())
}

proptest! {
    #[test]
    fn frames_replay_the_trace(system in any_system(), method in eliminations()) {
        let trace = recorded(system, method);
        let lesson = lesson_of(&trace);
        let mut state = State::start(&trace);
        let views: Vec<_> = lesson.views().collect();
        for (view, next) in views.iter().zip(&views[1..]) {
            prop_assert_eq!(state.done, view.frame.steps.start);
            for step in &trace.steps[view.frame.steps.clone()] {
                state.apply(step);
            }
            // A step is whole where the next frame starts another one.
            if !next.frame.steps.is_empty() {
                prop_assert_eq!(bits(&view.matrix), state.matrix.clone());
                prop_assert_eq!(&view.matrix.columns, &state.variables);
            }
        }
        let last = views.last().unwrap();
        prop_assert_eq!(bits(&last.matrix), state.matrix);
    }

    #[test]
    fn a_frame_does_one_operation_and_says_so(system in any_system(), method in eliminations()) {
        let lesson = lesson_of(&recorded(system, method));
        let mut before = lesson.start.clone();
        for view in lesson.views() {
            let after = bits(&view.matrix);
            let changed = (0..after.rows()).filter(|&i| after.row(i) != before.row(i)).count();
            let most = match &view.frame.change {
                Change::Add { targets, .. } => targets.len(),
                Change::Swap { .. } => 2,
                Change::SwapColumns { .. } => after.rows(),
                _ => 0,
            };
            prop_assert!(changed <= most);
            let said = &view.frame.said;
            prop_assert!(!said.operation.is_empty());
            prop_assert!(!said.pivot.is_empty() || view.frame.stop == Detail::Operation);
            prop_assert!(!said.outline.is_empty() || view.frame.stop != Detail::Outline);
            before = after;
        }
    }

    #[test]
    fn marked_pivots_are_those_of_the_state(system in any_system(), method in eliminations()) {
        let trace = recorded(system, method);
        let lesson = lesson_of(&trace);
        let mut state = State::start(&trace);
        for view in lesson.views() {
            trace.steps[view.frame.steps.clone()].iter().for_each(|step| state.apply(step));
            let mut marked = Vec::new();
            for (i, row) in view.matrix.rows.iter().enumerate() {
                let pivots = row.marks.iter().filter(|(_, mark)| *mark == EntryMark::Pivot);
                marked.extend(pivots.map(|&(j, _)| (i, j)));
            }
            marked.sort_unstable();
            let mut expected = state.pivots.clone();
            expected.sort_unstable();
            prop_assert_eq!(marked, expected);
        }
    }

    #[test]
    fn at_the_end_every_unknown_has_its_value(system in any_system(), method in eliminations()) {
        let trace = recorded(system, method);
        let lesson = lesson_of(&trace);
        let last = lesson.views().last().unwrap();
        let goal = lesson.frames.iter().rev().find_map(|frame| frame.goal);
        if lesson.unknowns() > 0 {
            prop_assert_eq!(goal.is_some(), trace.outcome.best.is_some());
        }
        let Some(least) = goal.and_then(|goal| trace.outcome.goals[goal].least()) else {
            let undecided = |standing: &Standing| matches!(standing, Standing::Basic | Standing::Free);
            prop_assert!(last.standings.iter().all(undecided));
            return Ok(());
        };
        let is_one = |var: usize| last.standings[var] == Standing::Value(true);
        let x = BitVector::from_fn(last.standings.len(), is_one);
        prop_assert_eq!(&x, &least.x);
    }
}

#[test]
fn a_table_of_letters_is_revealed_row_by_row() {
    let a = "1101\n0111".parse().unwrap();
    let linear = gf2::LinearSystem::new(a, "1\n0".parse().unwrap()).unwrap();
    let lesson = lesson_of(&recorded(System::unnamed(linear), Method::Gauss));
    let letters = lesson
        .explanation
        .part_number(tracer::explanation::PartKind::Letters);
    let revealed = lesson.frames.iter().filter_map(|frame| match frame.scene {
        FrameScene::Part { part, revealed } if Some(part + 1) == letters => Some(revealed),
        _ => None,
    });
    let expected = [Some(0), Some(1), None];
    assert_eq!(revealed.collect::<Vec<_>>(), expected);
}
