//! What must hold of every rendered explanation, whatever it explains.

mod support;

use gf2::BitVector;
use render::{MarkdownOptions, TextOptions, markdown, text};
use support::Sample;
use tracer::explanation::{
    Block, BoardCell, Column, ColumnSwap, Explanation, Inline, Matrix, MatrixRow, PartKind, Table,
};
use tracer::{Detail, Method, State, Step};
use unicode_width::UnicodeWidthStr;

const DETAILS: [Detail; 3] = [Detail::Outline, Detail::Pivot, Detail::Operation];

#[test]
fn lines_fit_the_width_and_end_without_spaces() {
    for sample in Sample::all() {
        for detail in DETAILS {
            let explanation = sample.explained(detail);
            for width in [20, 30, 40, 60, 72, 80, 100, 120] {
                let options = TextOptions {
                    width,
                    ..TextOptions::default()
                };
                for line in text(&explanation, &options).lines() {
                    let taken = line.width();
                    assert!(taken <= width, "{}: {taken} > {width}: {line}", sample.name);
                    assert_eq!(line, line.trim_end(), "{}", sample.name);
                }
            }
        }
    }
}

#[test]
fn ascii_text_is_ascii_and_says_the_same() {
    for sample in Sample::all() {
        let explanation = sample.explained(Detail::Pivot);
        let options = TextOptions {
            ascii: true,
            ..TextOptions::default()
        };
        let plain = text(&explanation, &options);
        assert!(plain.is_ascii(), "{}", sample.name);
        // A glyph without a likeness would become one more question mark.
        let questions = |text: &str| text.matches('?').count();
        let fine = text(&explanation, &TextOptions::default());
        assert_eq!(questions(&plain), questions(&fine), "{}", sample.name);
    }
}

#[test]
fn colour_adds_nothing_but_colour() {
    for sample in Sample::all() {
        let explanation = sample.explained(Detail::Operation);
        let plain = text(&explanation, &TextOptions::default());
        let options = TextOptions {
            color: true,
            ..TextOptions::default()
        };
        let colored = text(&explanation, &options);
        assert_eq!(without_colors(&colored), plain, "{}", sample.name);
    }
}

fn without_colors(text: &str) -> String {
    let mut pieces = text.split('\u{1b}');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        plain.push_str(piece.split_once('m').expect("a whole sequence").1);
    }
    plain
}

/// A row of a rendered matrix.
#[derive(Debug, PartialEq)]
struct Printed {
    lead: char,
    row: usize,
    bits: String,
}

/// Reads `R5  · [1] 1 │ 1` back, with the sign before it.
fn printed(line: &str) -> Option<Printed> {
    let (left, right) = line.split_once('│')?;
    let left = left.trim_start();
    let lead = left
        .chars()
        .next()
        .filter(|c| "+=".contains(*c))
        .unwrap_or(' ');
    let (label, left) = left.trim_start_matches(['+', '=', ' ']).split_once(' ')?;
    let row = label.strip_prefix('R')?.parse::<usize>().ok()?;
    let digit = |c: char| match c {
        '1' | '◆' => Some('1'),
        '·' => Some('0'),
        _ => None,
    };
    // What follows the entries is a note; it starts with a word or a label.
    let entries = right.split("  R").next().unwrap_or_default();
    let entries = entries.split("  cell").next().unwrap_or_default();
    let entries = entries.split("  0 =").next().unwrap_or_default();
    let bits = left
        .chars()
        .chain(entries.chars())
        .filter_map(digit)
        .collect();
    Some(Printed {
        lead,
        row: row - 1,
        bits,
    })
}

/// A width at which every matrix of the corpus has its notes beside it and is in one piece.
const ROOMY: TextOptions = TextOptions {
    width: 320,
    color: false,
    ascii: false,
};

/// The matrix rows that the part with a number prints.
fn printed_in(text: &str, number: usize) -> Vec<Printed> {
    let heading = format!("{number}  ");
    let next = format!("{}  ", number + 1);
    let lines = text.lines().skip_while(|line| !line.starts_with(&heading));
    lines
        .take_while(|line| !line.starts_with(&next))
        .filter_map(printed)
        .collect()
}

fn row_text(state: &State, row: usize) -> String {
    state.matrix.row(row).to_string()
}

#[test]
fn the_printed_matrices_are_the_first_and_the_last_state() {
    for sample in Sample::corpus() {
        let explanation = sample.explained(Detail::Pivot);
        let text = text(&explanation, &ROOMY);
        let states: Vec<State> = sample.trace.states().collect();
        let ends = [
            (PartKind::Matrix, states.first()),
            (PartKind::Echelon, states.last()),
        ];
        for (kind, state) in ends {
            let number = explanation.part_number(kind).expect("the part is there");
            let state = state.expect("there is a first state");
            let rows = printed_in(&text, number);
            if state.matrix.rows() > 72 || sample.trace.system.a().cols() > 72 {
                assert!(rows.is_empty(), "{}: too large to be printed", sample.name);
                continue;
            }
            let expected: Vec<String> = (0..state.matrix.rows())
                .map(|r| row_text(state, r))
                .collect();
            let found: Vec<String> = rows.into_iter().map(|row| row.bits).collect();
            assert_eq!(found, expected, "{}", sample.name);
        }
    }
}

#[test]
fn every_addition_is_printed_as_a_right_sum_of_its_state() {
    for sample in Sample::corpus() {
        if sample.trace.system.a().cols() > 72 {
            continue;
        }
        let explanation = sample.explained(Detail::Operation);
        let number = explanation
            .part_number(PartKind::Elimination)
            .expect("the part is there");
        let rows = printed_in(&text(&explanation, &ROOMY), number);
        let mut sums = rows.windows(3).filter(|rows| rows[1].lead == '+');
        let mut state = State::start(&sample.trace);
        for step in &sample.trace.steps {
            if let Step::Add {
                source, targets, ..
            } = step
            {
                for target in targets.iter_ones() {
                    let sum = sums.next().expect("each addition is printed");
                    let [before, added, after] = sum else {
                        unreachable!()
                    };
                    assert_eq!(
                        (before.row, &before.bits),
                        (target, &row_text(&state, target))
                    );
                    assert_eq!(
                        (added.row, &added.bits),
                        (*source, &row_text(&state, *source))
                    );
                    state.matrix.add_row(*source, target);
                    assert_eq!(
                        (after.row, &after.bits),
                        (target, &row_text(&state, target))
                    );
                }
            } else {
                state.apply(step);
            }
        }
        assert!(sums.next().is_none(), "{}: a sum too many", sample.name);
    }
}

fn columns(explanation: &Explanation) -> Vec<&Column> {
    let blocks = explanation.parts.iter().flat_map(|part| &part.blocks);
    blocks
        .filter_map(|block| match block {
            Block::Column(column) => Some(column),
            _ => None,
        })
        .collect()
}

#[test]
fn masks_are_the_pivot_rows() {
    for sample in Sample::corpus() {
        let Some(picture) = &sample.picture else {
            continue;
        };
        let explanation = sample.explained(Detail::Pivot);
        for column in columns(&explanation) {
            let (Some(mask), Some(row)) = (&column.mask, column.pivot) else {
                continue;
            };
            // The additions of a column leave its pivot row alone.
            let state = sample
                .trace
                .states()
                .nth(column.steps.end)
                .expect("the steps exist");
            for (cell, place) in picture.cells.iter().enumerate() {
                let expected = match state.equation(row).get(cell) {
                    _ if cell == state.variables[column.cols.start] => BoardCell::Pivot,
                    true => BoardCell::Chosen,
                    false => BoardCell::Quiet,
                };
                assert_eq!(mask.rows[place.row][place.col], expected, "{}", sample.name);
            }
        }
    }
}

/// The rows of a matrix of the model, the right-hand sides after the entries.
fn rows_of(matrix: &Matrix) -> Vec<String> {
    let row = |row: &MatrixRow| format!("{}{}", row.left, row.right);
    matrix.rows.iter().map(row).collect()
}

fn is_column_swap(step: &Step) -> bool {
    matches!(step, Step::SwapColumns { .. })
}

#[test]
fn swapped_columns_are_shown_under_their_variables() {
    let mut seen = 0;
    for sample in Sample::corpus() {
        let explanation = sample.explained(Detail::Operation);
        let swaps: Vec<usize> = (0..sample.trace.steps.len())
            .filter(|&index| is_column_swap(&sample.trace.steps[index]))
            .collect();
        let columns = columns(&explanation).into_iter();
        let told: Vec<&ColumnSwap> = columns.filter_map(|c| c.column_swap.as_deref()).collect();
        assert_eq!(told.len(), swaps.len(), "{}", sample.name);
        for (swap, &index) in told.iter().zip(&swaps) {
            let cols = swap.cols;
            assert_eq!(sample.trace.steps[index], Step::SwapColumns { cols });
            let Some(matrix) = &swap.matrix else {
                assert!(sample.trace.system.a().cols() > 72, "{}", sample.name);
                continue;
            };
            let state = sample.trace.states().nth(index + 1).expect("it exists");
            assert_eq!(matrix.columns, state.variables, "{}", sample.name);
            let expected: Vec<String> = (0..state.matrix.rows())
                .map(|row| row_text(&state, row))
                .collect();
            assert_eq!(rows_of(matrix), expected, "{}", sample.name);
            seen += 1;
        }
    }
    assert!(seen > 0, "no sample swaps columns");
}

/// The numbers over the entries of the last matrix of a text, where they fit on a line.
#[test]
fn headings_move_with_their_columns() {
    let sample = Sample::torus(Method::ColumnSwap);
    let text = text(&sample.explained(Detail::Pivot), &ROOMY);
    let headings = text.lines().filter_map(|line| line.split_once('│'));
    let mut numbers = headings.filter_map(|(left, _)| {
        let words = left
            .split_whitespace()
            .map(|word| word.parse::<usize>().ok());
        words.collect::<Option<Vec<_>>>()
    });
    let last = sample.trace.states().last().expect("there is a state");
    let expected: Vec<usize> = last.variables.iter().map(|&var| var + 1).collect();
    assert_eq!(numbers.next_back(), Some(expected));
}

/// From the free variables on nothing depends on where columns stood.
#[test]
fn solutions_are_explained_as_by_gauss() {
    let kinds = [
        PartKind::Letters,
        PartKind::Numbers,
        PartKind::Solutions,
        PartKind::Least,
        PartKind::PlayOut,
    ];
    let conclusions = |sample: &Sample| {
        let mut explanation = sample.explained(Detail::Operation);
        explanation.lead.clear();
        explanation.parts.retain(|part| kinds.contains(&part.kind));
        text(&explanation, &TextOptions::default())
    };
    let by = |method: Method| {
        let corpus = Sample::corpus().into_iter();
        corpus.filter(move |sample| sample.trace.method == method)
    };
    for (gauss, moved) in by(Method::Gauss).zip(by(Method::ColumnSwap)) {
        assert_eq!(gauss.name, moved.name);
        assert_eq!(conclusions(&moved), conclusions(&gauss), "{}", gauss.name);
    }
}

#[test]
fn columns_cover_the_elimination_step_by_step() {
    for sample in Sample::corpus() {
        if sample.name == "manual" {
            continue;
        }
        let explanation = sample.explained(Detail::Operation);
        let mut next = 0;
        for column in columns(&explanation) {
            assert_eq!(column.steps.start, next, "{}", sample.name);
            next = column.steps.end;
        }
        let is_free = |step: &Step| matches!(step, Step::Free { .. });
        assert_eq!(sample.trace.steps.iter().position(is_free), Some(next));
    }
}

#[test]
fn the_play_out_ends_at_its_goal() {
    for sample in Sample::all() {
        let explanation = sample.explained(Detail::Pivot);
        let part = explanation
            .parts
            .iter()
            .find(|part| part.kind == PartKind::PlayOut);
        let (Some(part), Some(picture)) = (part, &sample.picture) else {
            continue;
        };
        let goal = &picture.goals[sample.trace.outcome.best.expect("a goal is reached")];
        for block in &part.blocks {
            let Block::Figure(figure) = block else {
                continue;
            };
            if figure.boards.len() == 1 {
                // Too much to be played: the presses alone are drawn.
                continue;
            }
            let last = figure.boards.last().expect("there are boards");
            for (cell, place) in picture.cells.iter().enumerate() {
                let BoardCell::State { symbol, .. } = last.rows[place.row][place.col] else {
                    panic!("{}: a cell shows its state", sample.name)
                };
                assert_eq!(symbol, picture.symbols[usize::from(goal.get(cell))]);
            }
        }
    }
}

fn solutions_table(explanation: &Explanation) -> Option<&Table> {
    let part = explanation
        .parts
        .iter()
        .find(|part| part.kind == PartKind::Solutions)?;
    part.blocks.iter().find_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    })
}

#[test]
fn all_solutions_are_listed_with_their_weights() {
    for sample in Sample::corpus() {
        let explanation = sample.explained(Detail::Pivot);
        let Some(table) = solutions_table(&explanation) else {
            continue;
        };
        assert_eq!(table.rows.len(), 1 << sample.trace.outcome.nullity);
        let weights = table
            .rows
            .iter()
            .flat_map(|row| &row.cells)
            .flat_map(|cell| &cell.0);
        let mut shown: Vec<usize> = weights
            .filter_map(|inline| match inline {
                Inline::Number(weight) => Some(*weight),
                _ => None,
            })
            .collect();
        let mut expected: Vec<usize> = all_weights(&sample);
        shown.sort_unstable();
        expected.sort_unstable();
        assert_eq!(shown, expected, "{}", sample.name);
    }
}

/// The weights of all solutions of all goals, from the solver and not from the trace.
fn all_weights(sample: &Sample) -> Vec<usize> {
    let outcomes = sample.trace.system.linear().solve();
    let solvable = outcomes.iter().filter_map(|outcome| match outcome {
        gf2::Outcome::Solvable(solutions) => Some(solutions),
        gf2::Outcome::Inconsistent { .. } => None,
    });
    solvable
        .flat_map(|solutions| solutions.iter().map(|x: BitVector| x.weight()))
        .collect()
}

#[test]
fn one_of_a_thing_is_singular() {
    let plurals = [
        "presses",
        "operations",
        "ones",
        "cells",
        "rows",
        "columns",
        "pivots",
        "unknowns",
        "equations",
        "swaps",
        "additions",
        "solutions",
        "boards",
        "tests",
        "patterns",
        "levels",
        "subsets",
        "states",
        "results",
    ];
    for sample in Sample::all() {
        for detail in DETAILS {
            let text = text(&sample.explained(detail), &TextOptions::default());
            for line in text.lines() {
                // Two spaces or more part things that stand side by side.
                let words: Vec<&str> = line.split(' ').collect();
                for pair in words.windows(2) {
                    let noun = pair[1]
                        .trim_matches(|c: char| !c.is_alphanumeric())
                        .to_lowercase();
                    let wrong = pair[0] == "1" && plurals.contains(&noun.as_str());
                    assert!(!wrong, "{}: {line}", sample.name);
                }
            }
        }
    }
}

#[test]
fn parts_that_are_referred_to_exist() {
    for sample in Sample::all() {
        for detail in DETAILS {
            let explanation = sample.explained(detail);
            let rendered = text(&explanation, &TextOptions::default());
            assert!(!rendered.contains("part 0"), "{}: {detail:?}", sample.name);
        }
    }
}

#[test]
fn the_sample_of_poj_fits_a_screen_of_80_columns_and_193_lines() {
    let sample = Sample::example("poj", tracer::Method::Gauss);
    let text = text(&sample.explained(Detail::Pivot), &TextOptions::default());
    assert!(
        text.lines().count() <= 193,
        "{} lines",
        text.lines().count()
    );
}

#[test]
fn markdown_closes_what_it_opens() {
    for sample in Sample::all() {
        for detail in DETAILS {
            let page = markdown(&sample.explained(detail), &MarkdownOptions::default());
            let count = |what: &str| page.matches(what).count();
            assert_eq!(count("```") % 2, 0, "{}", sample.name);
            assert_eq!(count("\\begin{array}"), count("\\end{array}"));
            for line in page.lines().filter(|line| *line != "$$") {
                let dollars = line.replace("\\$", "").matches('$').count();
                assert_eq!(dollars % 2, 0, "{}: {line}", sample.name);
            }
        }
    }
}

#[test]
fn nobody_is_said_to_have_tried_more_solutions_than_a_search_tries() {
    let most = gf2::Search::default().max_nullity;
    let is_wide = |sample: &Sample| sample.trace.outcome.nullity > most;
    let wide: Vec<Sample> = Sample::corpus().into_iter().filter(is_wide).collect();
    assert!(!wide.is_empty());
    for sample in wide {
        let text = text(&sample.explained(Detail::Pivot), &TextOptions::default());
        assert!(!text.contains("were tried;"), "{}", sample.name);
    }
}
