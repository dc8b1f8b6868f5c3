//! Mistakes in the elimination, and in reading its result.

use puzzles::Moves;
use rowstep_tests::facts::fact;

use super::Mistake;
use super::question::{About, Question, Said, boards, right_hand_sides, systems, tori, tori_of};
use super::shown::Line;
use super::small::{Small, choices};

pub(super) const MISTAKES: [Mistake; 6] = [
    Mistake {
        heading: "The free variables are the last ones",
        find: || {
            let nakov = || right_hand_sides(About::Nakov, 21, nakov_operations());
            vec![
                Line::first("Smallest system", systems(), last_are_free),
                Line::first("Smallest torus", tori(), last_are_free),
                Line::at(
                    "Also, 3×4 torus",
                    tori_of(3, 4),
                    "0010/1101/1000",
                    last_are_free,
                ),
                Line::first("First Nakov board", nakov(), last_are_free),
            ]
        },
    },
    Mistake {
        heading: "The pivot of column j stands in row j",
        find: || {
            let label = "Smallest with equal buttons, none empty";
            let twins = systems().filter(|question| {
                has_no_empty_line(&question.system) && has_equal_columns(&question.system)
            });
            vec![
                Line::first("Smallest", systems(), pivots_on_the_diagonal),
                Line::first(label, twins, pivots_on_the_diagonal),
            ]
        },
    },
    Mistake {
        heading: "Singular, so no solution",
        find: || vec![Line::first("Smallest", boards(), singular_is_impossible)],
    },
    Mistake {
        heading: "Nobody looks for 0 = 1",
        find: || {
            vec![
                Line::first("Smallest board", boards(), never_tested),
                Line::first("Smallest system", systems(), never_tested),
            ]
        },
    },
    Mistake {
        heading: "Looking for 0 = 1 too early",
        find: || {
            vec![
                Line::first("Smallest board", boards(), tested_before),
                Line::first("Smallest system", systems(), tested_before),
            ]
        },
    },
    Mistake {
        heading: "As many equations as unknowns",
        find: || {
            let full = || systems().filter(|question| has_no_empty_line(&question.system));
            let wide = full().filter(|question| question.system.rows.len() < question.system.n);
            vec![
                Line::first("Smallest, refused", full(), refuses_what_is_not_square),
                Line::first("Smallest, taken for square", full(), takes_it_for_square),
                Line::first("Smallest wide, taken for square", wide, takes_it_for_square),
            ]
        },
    },
];

/// The author believes that the columns without a pivot come last, so that row i gives
/// unknown i.
fn last_are_free(question: &Question) -> Said {
    let mut system = question.system.clone();
    let pivots = system.reduce();
    if system.is_contradiction(&pivots) {
        return Said::Impossible;
    }
    let rank = pivots.len();
    let believed: Vec<usize> = (0..rank).collect(); // and not `pivots`
    let free = choices(system.n, |j| j >= rank);
    let answers = free.map(|free| system.complete(&believed, free));
    answers.min_by_key(|x| x.count_ones()).into()
}

/// The author believes that a row and a column are done with together: `for i in 0..n`, and
/// `a[i][i]` is the pivot. After a column without one, its row is never used again.
fn pivots_on_the_diagonal(question: &Question) -> Said {
    let mut system = question.system.clone();
    let (m, n) = (system.rows.len(), system.n);
    let mut pivots = Vec::new();
    for i in 0..m.min(n) {
        if let Some(found) = (i..m).find(|&row| system.a(row, i)) {
            system.rows.swap(i, found);
            system.clear(i, i);
            pivots.push(i);
        }
    }
    if (0..m).any(|i| !pivots.contains(&i) && system.b(i)) {
        return Said::Impossible;
    }
    let complete = |free: u32| {
        let forced = pivots.iter().filter(|&&i| !system.holds(i, free));
        free | forced.map(|i| 1 << i).sum::<u32>()
    };
    let answers = choices(n, |j| !pivots.contains(&j)).map(complete);
    answers.min_by_key(|x| x.count_ones()).into()
}

/// The author believes that a matrix without an inverse has no solution. A board that is done
/// already was thought of.
fn singular_is_impossible(question: &Question) -> Said {
    let mut system = question.system.clone();
    if system.is_solved_by(0) {
        return Said::Press(0);
    }
    let pivots = system.reduce();
    if pivots.len() < system.n {
        return Said::Impossible;
    }
    Said::Press(system.lightest(&pivots))
}

/// The author believes that every system has a solution, and reads it off the pivot rows.
fn never_tested(question: &Question) -> Said {
    let mut system = question.system.clone();
    let pivots = system.reduce();
    Said::Press(system.lightest(&pivots))
}

/// The author believes that a contradiction is there from the start.
fn tested_before(question: &Question) -> Said {
    let system = &question.system;
    let reads_0_is_1 = |i| system.left(i) == 0 && system.b(i);
    if (0..system.rows.len()).any(reads_0_is_1) {
        return Said::Impossible;
    }
    never_tested(question)
}

/// The author believes that only a square system can be solved.
fn refuses_what_is_not_square(question: &Question) -> Said {
    if question.system.rows.len() != question.system.n {
        return Said::Prints("error: not square");
    }
    question.right()
}

/// The author believes that `n = len(a)` is also the number of unknowns, so that column n is
/// the right-hand side.
fn takes_it_for_square(question: &Question) -> Said {
    let (rows, n) = (&question.system.rows, question.system.rows.len());
    if n > question.system.n {
        return Said::Prints("error: index out of bounds");
    }
    let rows = rows.iter().map(|row| row & ((1 << (n + 1)) - 1)).collect();
    Small { n, rows }.least().into()
}

/// Whether every equation has an unknown, and every unknown an equation.
fn has_no_empty_line(system: &Small) -> bool {
    let rows = (0..system.rows.len()).all(|i| system.left(i) != 0);
    rows && system.columns().iter().all(|&column| column != 0)
}

/// Whether two unknowns stand in the same equations.
fn has_equal_columns(system: &Small) -> bool {
    let columns = system.columns();
    (1..columns.len()).any(|j| columns[..j].contains(&columns[j]))
}

fn nakov_operations() -> Vec<u64> {
    let lists: Vec<Vec<usize>> = fact("/nakov/op_masks");
    lists
        .iter()
        .map(|cells| cells.iter().map(|cell| 1 << cell).sum())
        .collect()
}

/// The same elimination and search without a mistake: what goes wrong above is the mistake's.
#[test]
fn without_a_mistake_nothing_is_wrong() {
    let systems = systems().take_while(|question| question.system.rows.len() < 5);
    let boards = boards().take_while(|question| question.system.n <= 12);
    for question in systems.chain(boards) {
        let mut system = question.system.clone();
        let pivots = system.reduce();
        let possible = !system.is_contradiction(&pivots);
        let said = Said::from(possible.then(|| system.lightest(&pivots)));
        assert!(!question.is_wrong(said), "{}", question.input().text);
    }
}

/// Why so many programs get away with it.
#[test]
fn on_a_plus_board_the_free_variables_are_the_last_ones() {
    for (rows, cols) in (1..=12).flat_map(|rows| (1..=12).map(move |cols| (rows, cols))) {
        let a = Moves::Plus.matrix(rows, cols, false);
        let echelon = a.row_echelon_form();
        let last: Vec<usize> = (echelon.rank()..rows * cols).collect();
        assert_eq!(echelon.free_columns(), last, "{rows}×{cols}");
    }
    let small = boards().take_while(|question| question.system.n <= 12);
    for question in small {
        let said = last_are_free(&question);
        assert!(!question.is_wrong(said), "{:?}", question.about);
    }
}

#[test]
fn on_the_nakov_board_the_free_variable_is_the_last_but_one() {
    let mut system = Small::of_moves(21, &nakov_operations(), 0);
    let pivots = system.reduce();
    let free = (0..15).filter(|j| !pivots.contains(j));
    assert_eq!(free.collect::<Vec<_>>(), [13]);
}
