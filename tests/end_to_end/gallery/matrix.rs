//! Mistakes on the way from a puzzle to its matrix.

use super::Mistake;
use super::question::{About, Question, Said, boards, right_hand_sides, systems, systems_of};
use super::shown::Line;
use super::small::Small;

pub(super) const MISTAKES: [Mistake; 8] = [
    Mistake {
        heading: "The matrix lies on its side",
        find: || vec![Line::first("Smallest", directed_switches(), transposed)],
    },
    Mistake {
        heading: "Rows run on into each other",
        find: || vec![Line::first("Smallest", boards(), wraps_row_ends)],
    },
    Mistake {
        heading: "Diagonal neighbours",
        find: || vec![Line::first("Smallest", boards(), counts_diagonals)],
    },
    Mistake {
        heading: "r·m + c",
        find: || {
            let wide = boards().filter(|question| shape(question).0 < shape(question).1);
            vec![
                Line::first("Smallest", boards(), multiplies_by_the_rows),
                Line::first("Smallest wide", wide, multiplies_by_the_rows),
            ]
        },
    },
    Mistake {
        heading: "Equal operations are one",
        find: || {
            let no_empty = systems()
                .filter(|question| question.system.columns().iter().all(|&cells| cells != 0));
            vec![Line::first("Smallest", no_empty, drops_repeated_operations)]
        },
    },
    Mistake {
        heading: "An operation that touches nothing is none",
        find: || vec![Line::first("Smallest", systems(), drops_empty_operations)],
    },
    Mistake {
        heading: "No operations, so nothing to do",
        find: || {
            vec![Line::first(
                "Smallest",
                machines_without_operations(),
                is_done_without_operations,
            )]
        },
    },
    Mistake {
        heading: "1 + 1 = 2",
        find: || vec![Line::first("Smallest", boards(), solves_over_the_reals)],
    },
];

/// Lamps with a switch each, which changes its own lamp and any of the others: by the number
/// of lamps, then in the order of A and of b as strings, row by row.
fn directed_switches() -> impl Iterator<Item = Question> {
    let own = |question: &Question| (0..question.system.n).all(|i| question.system.a(i, i));
    (1..).flat_map(|n| systems_of(n, n)).filter(own)
}

/// Machines with lamps and no button at all.
fn machines_without_operations() -> impl Iterator<Item = Question> {
    (1..).flat_map(|cells| right_hand_sides(About::System, cells, Vec::new()))
}

fn shape(question: &Question) -> (usize, usize) {
    let About::Lights { rows, cols, .. } = question.about else {
        panic!("this mistake is about boards");
    };
    (rows, cols)
}

/// Solves the board as it should be, but with a press of cell i changing `press(i)`.
fn with_presses(question: &Question, press: impl Fn(usize) -> u64) -> Said {
    let cells = question.system.rows.len();
    let presses: Vec<u64> = (0..cells).map(press).collect();
    Small::of_moves(cells, &presses, question.system.change())
        .least()
        .into()
}

/// The author believes that switch i is row i. Row i is lamp i, and switch i is column i.
fn transposed(question: &Question) -> Said {
    let system = &question.system;
    let row = |i| {
        let switched = (0..system.n).map(|j| u32::from(system.a(j, i)) << j);
        switched.sum::<u32>() | u32::from(system.b(i)) << system.n
    };
    let rows = (0..system.n).map(row).collect();
    Small { n: system.n, rows }.least().into()
}

/// The author believes that the neighbours of cell i are i ± 1 and i ± the number of columns.
fn wraps_row_ends(question: &Question) -> Said {
    let (rows, cols) = shape(question);
    with_presses(question, |i| {
        let near = |j: usize| [0, 1, cols].contains(&i.abs_diff(j));
        (0..rows * cols).filter(|&j| near(j)).map(|j| 1 << j).sum()
    })
}

/// The author believes that neighbours are the cells whose row and column differ by at most 1.
fn counts_diagonals(question: &Question) -> Said {
    let (rows, cols) = shape(question);
    with_presses(question, |i| {
        let near =
            |j: usize| (i / cols).abs_diff(j / cols) <= 1 && (i % cols).abs_diff(j % cols) <= 1;
        (0..rows * cols).filter(|&j| near(j)).map(|j| 1 << j).sum()
    })
}

/// The author, who has tried square boards only, believes that cell (r, c) has the number
/// r·m + c, where m is the number of rows. The arrays are large, so nothing crashes: cells
/// share a number, or get one that the elimination never looks at.
fn multiplies_by_the_rows(question: &Question) -> Said {
    let (rows, cols) = shape(question);
    let number = |i: usize| i / cols * rows + i % cols;
    let largest = number(rows * cols - 1).max(rows * cols);
    let mut presses = vec![0; largest + 1];
    let mut to_change = 0;
    for i in 0..rows * cols {
        for j in 0..rows * cols {
            let distance = (i / cols).abs_diff(j / cols) + (i % cols).abs_diff(j % cols);
            if distance <= 1 {
                presses[number(i)] |= 1 << number(j);
            }
        }
        // Assigned, so that of two cells with one number the last one counts.
        let lit = question.system.change() >> i & 1;
        to_change = to_change & !(1 << number(i)) | lit << number(i);
    }
    presses.truncate(rows * cols);
    Small::of_moves(rows * cols, &presses, to_change)
        .least()
        .into()
}

/// The author believes that of two equal operations one can be dropped, and forgets that the
/// numbers of those behind it change.
fn drops_repeated_operations(question: &Question) -> Said {
    let mut kept: Vec<u64> = Vec::new();
    for cells in question.system.columns() {
        if !kept.contains(&cells) {
            kept.push(cells);
        }
    }
    Small::of_moves(question.system.rows.len(), &kept, question.system.change())
        .least()
        .into()
}

/// The author believes that an operation that touches nothing can be dropped, and forgets that
/// the numbers of those behind it change.
fn drops_empty_operations(question: &Question) -> Said {
    let mut kept = question.system.columns();
    kept.retain(|&cells| cells != 0);
    Small::of_moves(question.system.rows.len(), &kept, question.system.change())
        .least()
        .into()
}

/// The author believes that where nothing can be done nothing is to be done.
fn is_done_without_operations(_: &Question) -> Said {
    Said::Press(0)
}

/// The author hands the matrix to a solver for real numbers (Gauss with the largest pivot),
/// and believes that a solution that is not all 0 and 1 is none.
fn solves_over_the_reals(question: &Question) -> Said {
    let system = &question.system;
    let number = |bit| if bit { 1.0 } else { 0.0 };
    let row = |i| {
        let left = (0..system.n).map(|j| number(system.a(i, j)));
        left.chain([number(system.b(i))]).collect()
    };
    let rows: Vec<Vec<f64>> = (0..system.rows.len()).map(row).collect();
    let Some(x) = solve_over_the_reals(rows) else {
        // Singular: asked again in the right way, so that only 1 + 1 = 2 is at fault.
        return question.right();
    };
    let near = |value: f64, wanted: f64| (value - wanted).abs() < 1e-9;
    if !x.iter().all(|&value| near(value, 0.0) || near(value, 1.0)) {
        return Said::Impossible;
    }
    let ones = x.iter().enumerate().filter(|&(_, &value)| near(value, 1.0));
    Said::Press(ones.map(|(j, _)| 1 << j).sum())
}

/// The solution of a square real system [A | b], if there is exactly one.
fn solve_over_the_reals(mut rows: Vec<Vec<f64>>) -> Option<Vec<f64>> {
    let n = rows.len();
    for col in 0..n {
        let largest =
            (col..n).max_by(|&i, &k| rows[i][col].abs().total_cmp(&rows[k][col].abs()))?;
        rows.swap(col, largest);
        if rows[col][col].abs() < 1e-9 {
            return None;
        }
        let pivot = rows[col].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|&(i, _)| i != col) {
            let factor = row[col] / pivot[col];
            row.iter_mut()
                .zip(&pivot)
                .for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    Some((0..n).map(|i| rows[i][n] / rows[i][i]).collect())
}
