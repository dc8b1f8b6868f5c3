//! Method `column-swap`: columns change places, and every claim is about original variables.

use gf2::{BitMatrix, LinearSystem, column_swap_eliminate};
use proptest::prelude::*;
use tracer::{Method, Problem, RecordOptions, Recorder, State, Step, System, Trace, record};

use crate::common;
use crate::verify::any_system;

fn recorded(system: System, method: Method) -> Trace {
    record(Problem::system(), system, method, &RecordOptions::default())
}

fn system(a: &str, b: &str) -> System {
    System::unnamed(LinearSystem::new(a.parse().unwrap(), b.parse().unwrap()).unwrap())
}

fn step_lines(trace: &Trace) -> Vec<String> {
    let json = trace.to_json();
    let lines = json.lines().filter(|line| line.starts_with("  "));
    lines
        .map(|line| line.trim().trim_end_matches(',').to_owned())
        .collect()
}

#[test]
fn columns_are_swapped_where_no_pivot_can_stand() {
    // Columns 1 and 2 are empty; once columns 3 and 4 have come in their place, none is left.
    let trace = recorded(system("0010\n0011", "1\n0"), Method::ColumnSwap);
    let expected = [
        r#"{"step":"swap-columns","cols":[0,2]}"#,
        r#"{"step":"pivot","row":0,"col":0}"#,
        r#"{"step":"add","source":0,"targets":[1],"col":0}"#,
        r#"{"step":"swap-columns","cols":[1,3]}"#,
        r#"{"step":"pivot","row":1,"col":1}"#,
        r#"{"step":"skip","col":2,"row":2,"why":"no-row"}"#,
        r#"{"step":"skip","col":3,"row":2,"why":"no-row"}"#,
        r#"{"step":"free","cols":[0,1]}"#,
        r#"{"step":"express","var":3,"row":1,"uses":[],"constants":"1"}"#,
        r#"{"step":"express","var":2,"row":0,"uses":[],"constants":"1"}"#,
        r#"{"step":"kernel","col":0,"x":"1000"}"#,
        r#"{"step":"kernel","col":1,"x":"0100"}"#,
        r#"{"step":"choose","goal":0,"values":"00"}"#,
        r#"{"step":"back","var":3,"row":1,"uses":[],"value":1}"#,
        r#"{"step":"back","var":2,"row":0,"uses":[],"value":1}"#,
        r#"{"step":"candidate","goal":0,"x":"0011","weight":2}"#,
    ];
    assert_eq!(step_lines(&trace)[..expected.len()], expected);
    assert_eq!(trace.verify().canonical, Ok(()));
}

#[test]
fn a_column_comes_first_then_a_row() {
    let trace = recorded(system("00\n01", "0\n1"), Method::ColumnSwap);
    let expected = [
        r#"{"step":"swap-columns","cols":[0,1]}"#,
        r#"{"step":"swap","rows":[0,1],"col":0}"#,
        r#"{"step":"pivot","row":0,"col":0}"#,
        r#"{"step":"skip","col":1,"row":1,"why":"no-one"}"#,
    ];
    assert_eq!(step_lines(&trace)[..4], expected);
}

/// The free variable is not the last: its column changes places with that of the 15th.
#[test]
fn nakov_is_solved_in_the_original_order() {
    let (problem, system) = common::nakov();
    let trace = record(
        problem,
        system,
        Method::ColumnSwap,
        &RecordOptions::default(),
    );
    let swaps: Vec<&Step> = trace
        .steps
        .iter()
        .filter(|step| matches!(step, Step::SwapColumns { .. }))
        .collect();
    assert_eq!(swaps, [&Step::SwapColumns { cols: [13, 14] }]);
    assert!(trace.steps.contains(&Step::Free { cols: vec![13] }));
    assert!(trace.steps.contains(&Step::Kernel {
        col: 13,
        x: "111111111111110".parse().unwrap(),
    }));
    let least = trace.outcome.goals[0].least().unwrap();
    assert_eq!(least.x.to_string(), "100100000000000");

    let last = trace.states().last().unwrap();
    assert_eq!(last.variables[12..], [12, 14, 13]);
    assert_eq!(last.pivots, (0..14).map(|i| (i, i)).collect::<Vec<_>>());
}

/// The column of the matrix that a step of the elimination names.
fn column_of(step: &mut Step) -> Option<&mut usize> {
    match step {
        Step::Swap { col, .. }
        | Step::Pivot { col, .. }
        | Step::Add { col, .. }
        | Step::Skip { col, .. } => Some(col),
        _ => None,
    }
}

/// The steps with original variables for the columns, without swaps of columns and skips.
fn by_variables(trace: &Trace) -> Vec<Step> {
    let mut state = State::start(trace);
    let mut steps = Vec::new();
    for step in &trace.steps {
        let mut named = step.clone();
        if let Some(col) = column_of(&mut named) {
            *col = state.variables[*col];
        }
        state.apply(step);
        if !matches!(named, Step::SwapColumns { .. } | Step::Skip { .. }) {
            steps.push(named);
        }
    }
    steps
}

proptest! {
    /// Which columns get a pivot does not depend on where they stand.
    #[test]
    fn but_for_the_places_it_is_gauss(system in any_system()) {
        let gauss = recorded(system.clone(), Method::Gauss);
        let swapped = recorded(system, Method::ColumnSwap);
        prop_assert_eq!(by_variables(&swapped), by_variables(&gauss));
        prop_assert_eq!(swapped.outcome, gauss.outcome);
    }

    /// Swaps of columns never leave the system: each state's rows follow from the equations.
    #[test]
    fn every_state_is_the_system_with_its_columns_in_other_places(system in any_system()) {
        let trace = recorded(system, Method::ColumnSwap);
        let original = trace.system.linear().augmented();
        let n = trace.system.a().cols();
        for state in trace.states() {
            let equations: Vec<_> =
                (0..original.rows()).map(|row| state.equation(row)).collect();
            let equations = BitMatrix::from_rows(original.cols(), &equations);
            prop_assert_eq!(
                equations.reduced_row_echelon_form(),
                original.reduced_row_echelon_form()
            );
            for (col, &var) in state.variables.iter().enumerate() {
                prop_assert_eq!(state.matrix.column(col), equations.column(var));
            }
            prop_assert_eq!(
                state.matrix.split_columns(n).1,
                equations.split_columns(n).1
            );
        }
    }

    /// Whoever drives a recorder by the elimination and concludes gets the same trace.
    #[test]
    fn a_recorder_concludes_in_original_variables(system in any_system()) {
        let trace = recorded(system.clone(), Method::ColumnSwap);
        let mut work = system.linear().augmented();
        let n = system.a().cols();
        let mut recorder = Recorder::new(Problem::system(), system, Method::ColumnSwap);
        column_swap_eliminate(&mut work, n, &mut recorder);
        recorder.conclude(&RecordOptions::default()).unwrap();
        prop_assert_eq!(recorder.finish(), trace);
    }
}

/// Checks that `trace` is rejected with exactly these words.
fn rejected(trace: &Trace, expected: &str) {
    let fault = trace.verified().map(|_| ()).unwrap_err();
    assert_eq!(fault.to_string(), expected);
}

#[test]
fn other_methods_must_leave_columns_alone() {
    let trace = recorded(system("01", "1"), Method::ColumnSwap);
    for method in [Method::Gauss, Method::GaussJordan, Method::Manual] {
        let other = Trace {
            method,
            ..trace.clone()
        };
        let sound = other.verify().sound.unwrap_err();
        let words = "step 1 (column 1 ↔ column 2): only method column-swap swaps columns";
        assert_eq!(sound.to_string(), words);
        assert!(other.verified().is_err());
    }
}

#[test]
fn a_swap_of_columns_must_be_the_one_that_is_due() {
    let right = recorded(system("0011\n0001", "1\n1"), Method::ColumnSwap);
    let with = |cols| {
        let mut trace = right.clone();
        trace.steps[0] = Step::SwapColumns { cols };
        trace
    };
    let due =
        "column 1 ↔ column 3 is due: column 3 is the first after column 1 with a 1 from R1 down";
    rejected(
        &with([0, 3]),
        &format!("step 1 (column 1 ↔ column 4): {due}"),
    );
    rejected(
        &with([1, 2]),
        &format!("step 1 (column 2 ↔ column 3): {due}"),
    );
    rejected(
        &with([2, 2]),
        "step 1 (column 3 ↔ column 3): a swap needs two different columns",
    );
    rejected(
        &with([0, 4]),
        "step 1 (column 1 ↔ column 5): there is no column 5; there are 4",
    );
    let mut missing = right.clone();
    missing.steps.remove(0);
    rejected(
        &missing,
        "step 1 (pivot R1, column 1): R1 has a 0 in column 1",
    );
}

#[test]
fn faults_name_columns_by_their_places_and_variables_by_their_numbers() {
    let right = recorded(system("01\n00", "1\n0"), Method::ColumnSwap);
    let mut twice = right.clone();
    twice.steps.insert(2, Step::Pivot { row: 0, col: 0 });
    rejected(
        &twice,
        "step 3 (pivot R1, column 1): column 1 has its pivot in R1 already",
    );
    let free = |step: &Step| matches!(step, Step::Free { .. });
    let at = right.steps.iter().position(free).unwrap();
    let mut last = right.clone();
    last.steps[at] = Step::Free { cols: vec![1] };
    rejected(
        &last,
        &format!(
            "step {} (free variables: x2): the variables without a pivot are x1",
            at + 1
        ),
    );
}

#[test]
fn two_columns_are_needed() {
    let trace = recorded(system("01", "1"), Method::ColumnSwap);
    for (cols, found) in [
        ("[0]", r#""cols" must be two columns, found [0]"#),
        ("[1,0]", r#""cols" must ascend, found 0 after 1"#),
        ("[0,2]", r#""cols" must be a number below 2, found 2"#),
    ] {
        let text = trace
            .to_json()
            .replacen(r#""cols":[0,1]"#, &format!(r#""cols":{cols}"#), 1);
        let error = Trace::from_json(&text).unwrap_err();
        assert_eq!(error.message(), format!("step 1: {found}"));
    }
}
