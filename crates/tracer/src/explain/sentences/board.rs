//! The problem at a glance, and what one equation means.

use gf2::RowOp;

use super::{count, goals, list, numbers, plural, weight};
use crate::explain::model::{Formula, Inline, PartKind, Prose, Sign, number, prose};
use crate::explain::reading::Subject;

/// The title of a system without a board.
pub(in crate::explain) fn system_title(m: usize, n: usize) -> Prose {
    prose![
        count(m, "equation", "equations"),
        ", ",
        count(n, "unknown", "unknowns")
    ]
}

/// What the symbols in the headings stand for.
pub(in crate::explain) fn subtitle(subject: Subject, goal_names: &[String], n: usize) -> Prose {
    let named = goal_names
        .iter()
        .enumerate()
        .map(|(i, name)| prose![Inline::Goal(i), " = ", name.as_str()]);
    let goals = match (subject, goal_names.len()) {
        (Subject::Unknowns, 0) => prose!["no right-hand side"],
        (Subject::Unknowns, 1) => prose!["right-hand side: ", Inline::Goal(0)],
        (Subject::Unknowns, _) => {
            prose![
                "right-hand sides: ",
                list((0..goal_names.len()).map(Inline::Goal))
            ]
        }
        (_, 1) => prose!["goal: ", list(named)],
        _ => prose!["goals: ", comma_list(named)],
    };
    let unknowns = match n {
        0 => prose!["no unknowns"],
        1 => prose!["unknown: ", Inline::Variable(0)],
        _ => prose![
            "unknowns: ",
            Inline::Variable(0),
            " … ",
            Inline::Variable(n - 1)
        ],
    };
    prose![goals, "   ", unknowns]
}

fn comma_list(items: impl Iterator<Item = Prose>) -> Prose {
    let mut joined = Prose::default();
    for (i, item) in items.enumerate() {
        if i > 0 {
            joined.push(", ");
        }
        joined.push(item);
    }
    joined
}

/// The caption of the board as it stands at the start.
pub(in crate::explain) fn caption_start() -> Prose {
    prose!["board"]
}

/// The caption of the board of cell numbers.
pub(in crate::explain) fn caption_numbers() -> Prose {
    prose!["cells"]
}

/// The caption of a board as a goal wants it.
pub(in crate::explain) fn caption_goal(goal: usize) -> Prose {
    prose!["goal ", Inline::Goal(goal)]
}

/// What a variable means on a board whose cells are pressed.
pub(in crate::explain) fn variable_is_press(cell: usize) -> Prose {
    prose![
        Formula::is(cell, true),
        " means “press cell ",
        number(cell),
        "”, ",
        Formula::is(cell, false),
        " “don’t”.",
    ]
}

/// What a variable means where operations have names.
pub(in crate::explain) fn variable_is_operation(var: usize, name: &str) -> Prose {
    prose![
        Formula::is(var, true),
        " means “use ",
        name,
        "”, ",
        Formula::is(var, false),
        " “don’t”.",
    ]
}

/// What the letters on the board mean.
pub(in crate::explain) fn letters_mean(symbols: [char; 2], states: &[String; 2]) -> Prose {
    let [zero, one] = symbols.map(String::from);
    if states[0] == zero && states[1] == one {
        return Prose::default();
    }
    prose![
        one,
        " is ",
        states[1].as_str(),
        ", ",
        zero,
        " is ",
        states[0].as_str(),
        "."
    ]
}

/// What becomes of the goals.
pub(in crate::explain) fn where_this_goes(
    subject: Subject,
    reached: &[(usize, usize)],
    unreachable: &[usize],
    least_is_proven: bool,
) -> Prose {
    let mut prose = prose!["Where this goes: "];
    if let [first, rest @ ..] = reached {
        let (goal, presses) = *first;
        prose.push(prose![
            weight(subject, presses),
            " reach",
            plural(presses, "es", ""),
            " ",
            Inline::Goal(goal)
        ]);
        for &(goal, presses) in rest {
            prose.push(prose![
                ", ",
                weight(subject, presses),
                " ",
                Inline::Goal(goal)
            ]);
        }
        if least_is_proven {
            prose.push(prose![
                ", and part ",
                Inline::Part(PartKind::Least),
                " shows that no fewer do"
            ]);
        }
    }
    match unreachable {
        [] => {}
        many => {
            let lead = if reached.is_empty() { "" } else { "; " };
            prose.push(prose![
                lead,
                goals(many),
                " cannot be reached, and part ",
                Inline::Part(PartKind::Contradiction),
                " shows the contradiction",
            ]);
        }
    }
    prose![prose, "."]
}

/// The heading of the part about equations.
pub(in crate::explain) fn heading_equations(subject: Subject) -> Prose {
    match subject {
        Subject::Unknowns => prose!["THE EQUATIONS"],
        _ => prose!["FROM THE BOARD TO EQUATIONS"],
    }
}

/// Why presses are numbers in GF(2).
pub(in crate::explain) fn twice_is_nothing(subject: Subject) -> Prose {
    match subject {
        Subject::Presses => prose![
            "Pressing a cell twice changes nothing, and order does not matter: a cell is pressed or it is not. \
             A cell ends up changed if an ",
            Inline::Strong(prose!["odd"]),
            " number of presses reach it. \
             Write odd as 1 and even as 0; then 1 + 1 = 0. That is all of GF(2).",
        ],
        Subject::Operations => prose![
            "Using an operation twice changes nothing, and order does not matter: it is used or it is not. \
             A cell ends up changed if an ",
            Inline::Strong(prose!["odd"]),
            " number of the operations in use contain it. \
             Write odd as 1 and even as 0; then 1 + 1 = 0. That is all of GF(2).",
        ],
        Subject::Unknowns => prose![
            "Every number here is 0 or 1, and 1 + 1 = 0: a sum says whether the number of its ones is odd (1) or even (0). \
             That is all of GF(2). Minus is the same as plus, and nothing ever has to be divided.",
        ],
    }
}

/// Which moves reach a cell.
pub(in crate::explain) fn who_reaches(subject: Subject, cell: usize, moves: &[usize]) -> Prose {
    match (subject, moves) {
        (_, []) => prose!["Nothing reaches cell ", number(cell), "."],
        (Subject::Presses, _) => prose![
            plural(moves.len(), "The press on ", "Presses on "),
            numbers(moves.iter().copied()),
            " ",
            plural(moves.len(), "reaches", "reach"),
            " cell ",
            number(cell),
            ".",
        ],
        _ => prose![
            plural(moves.len(), "Operation ", "Operations "),
            numbers(moves.iter().copied()),
            " ",
            plural(moves.len(), "contains", "contain"),
            " cell ",
            number(cell),
            ".",
        ],
    }
}

/// How a cell stands at the start.
pub(in crate::explain) fn cell_is(state: &str) -> Prose {
    prose!["It is ", state, "."]
}

/// Whether a cell has to change for a goal, and the equation that says so.
pub(in crate::explain) fn must_change(goal: usize, wanted: &str, changes: bool) -> Prose {
    let must = if changes {
        "it must change"
    } else {
        "it must not"
    };
    prose![
        "For ",
        Inline::Goal(goal),
        " it must end ",
        wanted,
        ", so ",
        must,
        ":"
    ]
}

/// That every cell gives an equation.
pub(in crate::explain) fn each_cell(subject: Subject, goal_count: usize) -> Prose {
    let cells = match subject {
        Subject::Unknowns => prose![],
        _ => prose!["Each cell gives one such equation."],
    };
    let share = match goal_count {
        0 | 1 => prose![],
        _ => prose![
            list((0..goal_count).map(Inline::Goal)),
            " share the left-hand sides, so one elimination answers ",
            if goal_count == 2 { "both." } else { "all." },
        ],
    };
    cells.then(share)
}

/// That the operations are drawn.
pub(in crate::explain) fn operations_drawn() -> Prose {
    prose![
        "The operations, and the cells that each of them changes (",
        Inline::Sign(Sign::Chosen),
        "):"
    ]
}

/// The caption of an operation's shape.
pub(in crate::explain) fn caption_operation(var: usize, name: &str) -> Prose {
    prose![Inline::Variable(var), " ", name]
}

/// An operation in words, for a figure or a list.
pub(in crate::explain) fn swap_or_add(operation: RowOp) -> Prose {
    prose![operation]
}

/// That only some of many are shown.
pub(in crate::explain) fn some_of_many(shown: usize, total: usize, what: &str) -> Prose {
    prose![
        "(The first ",
        shown,
        " of ",
        total,
        " ",
        what,
        " are shown.)"
    ]
}

/// The caption of the board that shows which presses reach a cell.
pub(in crate::explain) fn caption_reaching(cell: usize) -> Prose {
    prose!["cell ", number(cell)]
}

/// What becomes of a plain system.
pub(in crate::explain) fn where_this_goes_system(
    solvable: &[usize],
    unsolvable: &[usize],
    log2: usize,
) -> Prose {
    let mut prose = prose!["Where this goes: "];
    let total = solvable.len() + unsolvable.len();
    if !solvable.is_empty() {
        let what = super::number_of_solutions(log2);
        prose.push(if total == 1 {
            what
        } else {
            prose![what, " for ", goals(solvable)]
        });
        prose.push(prose![", in part ", Inline::Part(PartKind::Solutions)]);
    }
    if !unsolvable.is_empty() {
        let lead = if solvable.is_empty() { "" } else { "; " };
        let whom = if total == 1 {
            prose![]
        } else {
            prose![" for ", goals(unsolvable)]
        };
        prose.push(prose![
            lead,
            "no solution",
            whom,
            ", and part ",
            Inline::Part(PartKind::Contradiction),
            " shows the contradiction"
        ]);
    }
    prose![prose, "."]
}
