//! Going through a board line by line: what is guessed, what is forced, what stays wrong.

use super::super::{numbers, plural, power_of_two, some_of_many, the_goals, weight};
use super::cells_are;
use crate::explain::exploration::order::{Forcing, Guesses, LineKind};
use crate::explain::model::{Inline, Prose, Sign, number, prose};
use crate::explain::reading::Scene;

/// A line of the order: "row", "column" or "cell".
pub(crate) fn line_noun(kind: LineKind) -> &'static str {
    match kind {
        LineKind::Row => "row",
        LineKind::Column => "column",
        LineKind::Cell => "cell",
    }
}

/// How lines follow each other: "row by row".
pub(crate) fn line_by_line(kind: LineKind) -> String {
    let noun = line_noun(kind);
    format!("{noun} by {noun}")
}

/// The name of a line: "row 2".
pub(crate) fn line_label(kind: LineKind, line: usize) -> Prose {
    prose![line_noun(kind), " ", number(line)]
}

/// The number of a line in a table.
pub(crate) fn line_number(line: usize) -> Prose {
    prose![number(line)]
}

/// What the drawn cell shows: the presses that reach it, and the last of them.
pub(crate) fn last_press(cell: usize, presses: &[usize], last: usize, kind: LineKind) -> Prose {
    let order = line_by_line(kind);
    match presses {
        [one] => prose![
            "Only the press on ",
            number(*one),
            " reaches cell ",
            number(cell),
            ", so that cell alone decides about it."
        ],
        _ => prose![
            "For example, presses on ",
            numbers(presses.iter().copied()),
            " reach cell ",
            number(cell),
            " (",
            Inline::Sign(Sign::Chosen),
            " and ",
            Inline::Sign(Sign::Pivot),
            "). The last of them, ",
            order,
            ", is ",
            number(last),
            " (",
            Inline::Sign(Sign::Pivot),
            "). When its turn comes, cell ",
            number(cell),
            " is right or wrong, and no other press can change that any more.",
        ],
    }
}

/// Which press a cell forces, if that can be said of all.
pub(crate) fn each_forces(kind: LineKind, forcing: Forcing, lines: usize) -> Prose {
    let place = match kind {
        LineKind::Row => "right below it",
        LineKind::Column => "to the right of it",
        LineKind::Cell => "after it",
    };
    let noun = line_noun(kind);
    let run = match lines {
        0 | 1 => return prose![],
        2 => prose![noun, " 1 forces ", noun, " 2."],
        _ => prose![
            noun,
            " 1 forces ",
            noun,
            " 2, ",
            noun,
            " 2 forces ",
            noun,
            " 3, and so on."
        ],
    };
    match forcing {
        Forcing::NextLine => prose!["So here each cell forces the press ", place, ": ", run],
        Forcing::Various => prose![
            "A press can be the last one of several cells: then the first of them decides, and the \
             others only show whether the guess was right."
        ],
    }
}

/// Which presses are guessed, and how many patterns that makes.
pub(crate) fn guessed_presses(guesses: &Guesses, guessed: &[usize], kind: LineKind) -> Prose {
    let line = line_noun(kind);
    let side = if kind == LineKind::Row {
        "column"
    } else {
        "row"
    };
    let which = match (guesses, guessed) {
        (_, []) => return prose!["Every press is forced: there is nothing to guess."],
        (_, [one]) => prose!["cell ", number(*one)],
        (Guesses::Lines(1), _) => prose![line, " 1"],
        (Guesses::Lines(count), _) => {
            prose![line, "s 1 ", plural(count - 1, "and ", "to "), *count]
        }
        (Guesses::LineAndSide, _) => prose![line, " 1 and ", side, " 1"],
        (Guesses::Others, _) => prose!["cells ", numbers(guessed.iter().copied())],
    };
    let presses = plural(guessed.len(), "the press on ", "the presses on ");
    let they_are = plural(guessed.len(), ": it is ", ": they are ");
    prose![
        "No cell forces ",
        presses,
        which,
        they_are,
        Inline::Strong(prose!["guessed"]),
        ". That makes ",
        power_of_two(guessed.len()),
        " patterns.",
    ]
}

/// How a pattern is written.
pub(crate) fn pattern_is_written(guessed: &[usize]) -> Prose {
    let order = match guessed {
        [] => return prose![],
        [_] => prose!["a single digit"],
        _ => prose![
            "a digit for each of the cells ",
            numbers(guessed.iter().copied()),
            " in this order"
        ],
    };
    prose![
        "A pattern is written as ",
        order,
        ": 1 for pressed, 0 for not."
    ]
}

/// The heading of the part that follows patterns.
pub(crate) fn heading_walk(patterns: usize, kind: LineKind) -> Prose {
    let how = line_by_line(kind);
    match patterns {
        1 => prose!["One pattern, ", how],
        2 => prose!["Two patterns, ", how],
        _ => prose!["The patterns, ", how],
    }
}

/// How the boards of a walk are to be read.
pub(crate) fn walk_legend(letters_tell: bool) -> Prose {
    if letters_tell {
        prose!["(pressed cells in brackets)"]
    } else {
        prose!["(", Inline::Sign(Sign::Chosen), " still has to change)"]
    }
}

/// The headings of the table of a walk; `mixed` says that later lines have guesses too.
pub(crate) fn walk_headings(kind: LineKind, mixed: bool, forcing: Forcing) -> Vec<Prose> {
    let line = prose![line_noun(kind)];
    let wrong = match (forcing, kind) {
        (Forcing::NextLine, LineKind::Row) => prose!["wrong in the row above"],
        (Forcing::NextLine, LineKind::Column) => prose!["wrong in the column before"],
        (Forcing::NextLine, LineKind::Cell) => prose!["wrong before it"],
        (Forcing::Various, _) => prose!["wrong when their turn came"],
    };
    if mixed {
        vec![line, prose!["guessed"], wrong, prose!["so press"]]
    } else {
        vec![line, wrong, prose!["press"]]
    }
}

/// Cells in the table of a walk.
pub(crate) fn cells_in_table(cells: &[usize]) -> Prose {
    match cells {
        [] => prose!["none"],
        cells => super::super::commas(cells.iter().map(|&cell| number(cell))),
    }
}

/// What stands for forced presses and the cells that force them where a whole line is guessed.
pub(crate) fn guessed_in_table() -> Prose {
    prose!["(guessed)"]
}

/// What stands for the guessed presses where a whole line is forced.
pub(crate) fn forced_in_table() -> Prose {
    prose!["(forced)"]
}

/// That not all lines are shown.
pub(crate) fn lines_left_out(shown: usize, total: usize, kind: LineKind) -> Prose {
    some_of_many(shown, total, &format!("{}s", line_noun(kind)))
}

/// That a pattern reaches its goal.
pub(crate) fn pattern_solves(scene: Scene, goal: usize, n: usize, cells: &[usize]) -> Prose {
    let which = match cells {
        [] => prose![],
        _ => prose![": ", super::super::press_cells(cells)],
    };
    prose![
        "No cell is wrong at the end. ",
        weight(scene, n),
        plural(n, " reaches ", " reach "),
        the_goals(scene, &[goal]),
        which,
        ".",
    ]
}

/// That a pattern fails after a line.
pub(crate) fn pattern_fails(kind: LineKind, line: usize, last: bool, cells: &[usize]) -> Prose {
    let after = if last {
        prose!["After the last ", line_noun(kind), " "]
    } else {
        prose!["After ", line_label(kind, line), " "]
    };
    prose![
        after,
        cells_are(cells),
        " wrong, and no press that reaches ",
        plural(cells.len(), "it", "them"),
        " is left: the pattern ",
        Inline::Strong(prose!["fails"]),
        ".",
    ]
}

/// That a pattern is given up after a line.
pub(crate) fn pattern_cut(scene: Scene, kind: LineKind, line: usize, n: usize) -> Prose {
    prose![
        "After ",
        line_label(kind, line),
        " it has ",
        weight(scene, n),
        ", more than the best so far: it is ",
        Inline::Strong(prose!["cut"]),
        ", for it can only get more.",
    ]
}
