//! `chase` and `row-dp`: boards line by line, patterns and states.

use tracer::explanation::{Atom, Block, Inline, PartKind, Prose, Table};
use tracer::{Detail, ExploreStep, Method, Step};

use crate::common::{
    boards, change, changed_by, figures, indices, numbers, part, pressed, steps, tables,
};

/// The presses of a row of a walk's table: the guessed ones too, where they stand apart.
fn presses_of_line(table: &Table, line: usize) -> Vec<usize> {
    let cells = &table.rows[line].cells;
    let mut presses = indices(&cells[cells.len() - 1]);
    if cells.len() == 4 {
        presses.extend(indices(&cells[1]));
    }
    presses.sort_unstable();
    presses
}

#[test]
fn boards_drawn_row_by_row_are_those_after_the_listed_presses() {
    for method in [Method::Chase, Method::RowDp] {
        for sample in boards(method) {
            for detail in [Detail::Pivot, Detail::Operation] {
                let explanation = sample.explained(detail);
                let Some(walk) = part(&explanation, PartKind::Walk) else {
                    continue;
                };
                for (figure, table) in figures(walk).zip(tables(walk)) {
                    assert_eq!(figure.boards.len(), table.rows.len() + 1, "{}", sample.name);
                    let mut presses = Vec::new();
                    for (line, board) in figure.boards.iter().skip(1).enumerate() {
                        let now = presses_of_line(table, line);
                        assert_eq!(pressed(&sample, board), now, "{}", sample.name);
                        presses.extend(now);
                        let expected = changed_by(&sample, &presses);
                        assert_eq!(change(&sample, board), expected, "{}", sample.name);
                    }
                }
            }
        }
    }
}

#[test]
fn every_pattern_is_followed_as_the_trace_says() {
    for sample in boards(Method::Chase) {
        let explanation = sample.explained(Detail::Operation);
        let Some(walk) = part(&explanation, PartKind::Walk) else {
            continue;
        };
        let mut followed = tables(walk);
        let mut presses: Vec<usize> = Vec::new();
        let mut guessed: Vec<usize> = Vec::new();
        let transposed = steps(&sample).any(|step| {
            matches!(
                step,
                ExploreStep::Grid {
                    transposed: true,
                    ..
                }
            )
        });
        for step in &sample.trace.steps {
            let is_end = matches!(
                step,
                Step::Candidate { .. }
                    | Step::Explore(ExploreStep::Fails { .. } | ExploreStep::Cut { .. })
            );
            match step {
                Step::Explore(ExploreStep::Grid {
                    rows,
                    cols,
                    guessed: variables,
                    ..
                }) => {
                    guessed.clone_from(variables);
                    if transposed {
                        guessed.sort_by_key(|&var| (var % cols, var / cols));
                    }
                    assert_eq!(rows * cols, sample.trace.system.a().cols());
                }
                Step::Explore(ExploreStep::Guess { values, .. }) => {
                    presses = values.iter_ones().map(|at| guessed[at]).collect();
                }
                Step::Explore(ExploreStep::Row { presses: row, .. }) => presses.extend(row),
                _ if is_end => {
                    presses.sort_unstable();
                    let table = followed.next().expect("each pattern is told");
                    let told = (0..table.rows.len()).flat_map(|line| presses_of_line(table, line));
                    let mut told: Vec<usize> = told.collect();
                    told.sort_unstable();
                    // A guessed press beyond the line at which a pattern ends is not told.
                    let mut followed: Vec<usize> = presses.clone();
                    followed.retain(|press| told.contains(press) || !guessed.contains(press));
                    assert_eq!(told, followed, "{}", sample.name);
                    if let Step::Candidate { x, .. } = step {
                        assert!(x.iter_ones().eq(told), "{}", sample.name);
                    }
                }
                _ => {}
            }
        }
        // Where none is told, one that fails is worked out again.
        let any = steps(&sample).any(|step| matches!(step, ExploreStep::Guess { .. }));
        assert_eq!(followed.count(), usize::from(!any), "{}", sample.name);
    }
}

/// The cells that the end of a pattern says to stay wrong: those after the words.
fn said_to_be_wrong(end: &Prose) -> Option<Vec<usize>> {
    let of_cells = |inline: &Inline| matches!(inline, Inline::Text(text) if text.ends_with("cell ") || text.ends_with("cells "));
    let fails = end
        .0
        .iter()
        .any(|inline| matches!(inline, Inline::Strong(_)));
    let at = end.0.iter().position(of_cells).filter(|_| fails)?;
    Some(indices(&Prose(end.0[at..].to_vec())))
}

#[test]
fn cells_that_are_said_to_stay_wrong_are_wrong() {
    let mut failures = 0;
    for sample in boards(Method::Chase) {
        let explanation = sample.explained(Detail::Pivot);
        let Some(walk) = part(&explanation, PartKind::Walk) else {
            continue;
        };
        for blocks in walk.blocks.windows(3) {
            let [
                Block::Figure(figure),
                Block::Table(_),
                Block::Paragraph(end),
            ] = blocks
            else {
                continue;
            };
            let Some(cells) = said_to_be_wrong(end) else {
                continue;
            };
            failures += 1;
            let last = figure.boards.last().expect("there are boards");
            let now = change(&sample, last);
            // All off, or for either goal of a Flip Game the one that the pattern is for.
            let wrong = |goal: usize| {
                let mut wrong = sample.trace.system.b().column(goal);
                wrong += &now;
                cells.iter().all(|&cell| wrong.get(cell))
            };
            let goals = 0..sample.trace.system.b().cols();
            assert!(
                !cells.is_empty() && goals.into_iter().any(wrong),
                "{}",
                sample.name
            );
        }
    }
    assert!(failures > 10, "some patterns fail");
}

#[test]
fn the_table_of_patterns_says_what_became_of_each() {
    for sample in boards(Method::Chase) {
        let explanation = sample.explained(Detail::Pivot);
        let Some(listing) = part(&explanation, PartKind::Listing) else {
            let is_summary = |step: &ExploreStep| matches!(step, ExploreStep::Patterns { .. });
            assert!(steps(&sample).any(is_summary), "{}", sample.name);
            continue;
        };
        let table = tables(listing).next().expect("there is a table");
        let goals = sample.trace.system.b().cols();
        let mut told: Vec<Vec<usize>> = vec![Vec::new(); goals];
        for row in &table.rows {
            for (told, cell) in told.iter_mut().zip(&row.cells[1..]) {
                told.extend(numbers(cell));
            }
        }
        let mut expected: Vec<Vec<usize>> = vec![Vec::new(); goals];
        let mut goal = 0;
        for step in &sample.trace.steps {
            match step {
                Step::Explore(ExploreStep::Guess { goal: of, .. }) => goal = *of,
                Step::Explore(ExploreStep::Fails { cells }) => {
                    expected[goal].extend(cells.iter().map(|cell| cell + 1));
                }
                Step::Explore(ExploreStep::Cut { weight }) | Step::Candidate { weight, .. } => {
                    expected[goal].push(*weight);
                }
                _ => {}
            }
        }
        assert_eq!(told, expected, "{}", sample.name);
    }
}

#[test]
fn listed_states_are_those_of_the_trace() {
    for sample in boards(Method::RowDp) {
        let told = steps(&sample).filter_map(|step| match step {
            ExploreStep::State { weight, .. } => Some(*weight),
            _ => None,
        });
        let told: Vec<usize> = told.collect();
        let explanation = sample.explained(Detail::Operation);
        let listing = part(&explanation, PartKind::Listing).expect("there are states");
        // A table of states names its line; the one with the numbers of states does not.
        let of_a_line = |table: &&Table| !numbers(&table.columns[0].heading).is_empty();
        let rows = tables(listing)
            .filter(of_a_line)
            .flat_map(|table| &table.rows);
        let listed = rows.map(|row| {
            let last = row.cells.last().expect("a state has its presses");
            numbers(last)[0]
        });
        assert_eq!(listed.collect::<Vec<usize>>(), told, "{}", sample.name);
    }
}

/// The first number that is told in a piece of text, or a power of two in its place.
fn first_number(prose: &Prose) -> Option<u64> {
    prose.0.iter().find_map(|inline| match inline {
        Inline::Number(number) => Some(*number as u64),
        Inline::Formula(formula) => formula.0.iter().find_map(|atom| match atom {
            Atom::Power { exponent, .. } => Some(1 << exponent),
            _ => None,
        }),
        _ => None,
    })
}

#[test]
fn states_stay_within_the_bound_that_is_told() {
    let mut never_meet = 0;
    for sample in boards(Method::RowDp) {
        let explanation = sample.explained(Detail::Pivot);
        let cost = part(&explanation, PartKind::Cost).expect("there are costs");
        let [_, Block::Paragraph(bound)] = &cost.blocks[..] else {
            // A single row has no states on the way.
            continue;
        };
        let says = |words: &str| {
            let text =
                |inline: &Inline| matches!(inline, Inline::Text(text) if text.contains(words));
            bound.0.iter().any(text)
        };
        let most = first_number(bound).expect("there is a bound");
        for step in steps(&sample) {
            let ExploreStep::States {
                states, dropped, ..
            } = step
            else {
                continue;
            };
            assert!(*states <= most, "{}: {states} of {most}", sample.name);
            if says("no two ways can meet") {
                assert_eq!(*dropped, 0, "{}", sample.name);
                never_meet += 1;
            }
        }
    }
    assert!(never_meet > 20, "plus-shaped presses are among the boards");
}
