//! The problem at a glance, and what one equation means.

use super::one_and_one;
use super::{commas, count, goals, list, number_of_solutions, numbers, plural, the_goals, weight};
use crate::explain::model::{Formula, Inline, PartKind, Prose, Sign, number, prose};
use crate::explain::reading::{Scene, Subject};

/// Up to this many unknowns are named one by one.
const FEW_UNKNOWNS: usize = 4;

/// The title of a system without a board.
pub(crate) fn system_title(m: usize, n: usize) -> Prose {
    prose![
        count(m, "equation", "equations"),
        ", ",
        count(n, "unknown", "unknowns")
    ]
}

/// What the symbols in the headings stand for.
pub(crate) fn legend(scene: Scene, goal_names: &[String], n: usize) -> Vec<Prose> {
    let unknowns = match n {
        0 => prose!["no unknowns"],
        1 => prose!["unknown: ", Inline::Variable(0)],
        2..=FEW_UNKNOWNS => prose!["unknowns: ", commas((0..n).map(Inline::Variable))],
        _ => prose![
            "unknowns: ",
            Inline::Variable(0),
            " … ",
            Inline::Variable(n - 1)
        ],
    };
    vec![goals_legend(scene, goal_names), unknowns]
}

fn goals_legend(scene: Scene, names: &[String]) -> Prose {
    let mut named = names.iter().enumerate();
    match (scene.subject, names) {
        (Subject::Unknowns, []) => prose!["no right-hand side"],
        (Subject::Unknowns, [_]) => prose!["right-hand side: ", Inline::Goal(0)],
        (Subject::Unknowns, _) => prose![
            "right-hand sides: ",
            commas((0..names.len()).map(Inline::Goal))
        ],
        (_, [name]) => prose!["goal: ", name.as_str()],
        _ => prose![
            "goals: ",
            commas(
                named
                    .by_ref()
                    .map(|(i, name)| prose![Inline::Goal(i), " = ", name.as_str()])
            )
        ],
    }
}

/// The caption of the board as it stands at the start.
pub(crate) fn caption_start() -> Prose {
    prose!["board"]
}

/// The caption of the board of cell numbers.
pub(crate) fn caption_numbers() -> Prose {
    prose!["cells"]
}

/// The caption of a board as a goal wants it.
pub(crate) fn caption_goal(scene: Scene, goal: usize) -> Prose {
    if scene.many_goals() {
        prose!["goal ", Inline::Goal(goal)]
    } else {
        prose!["goal"]
    }
}

/// What a variable means on a board whose cells are pressed.
pub(crate) fn variable_is_press(cell: usize) -> Prose {
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
pub(crate) fn variable_is_operation(var: usize, name: &str) -> Prose {
    prose![
        Formula::is(var, true),
        " means “use ",
        name,
        "”, ",
        Formula::is(var, false),
        " “don’t”.",
    ]
}

/// What the letters on the board mean; nothing if they are the words themselves.
pub(crate) fn letters_mean(symbols: [char; 2], states: &[String; 2]) -> Prose {
    let [zero, one] = symbols.map(String::from);
    if states[0] == zero && states[1] == one {
        return prose![];
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

/// How cells are numbered.
pub(crate) fn numbered_row_by_row() -> Prose {
    prose!["Cells are numbered from 1, row by row."]
}

/// What becomes of the goals of a board; `reached` has each goal with its weight.
pub(crate) fn where_this_goes(
    scene: Scene,
    reached: &[(usize, usize)],
    unreachable: &[usize],
    proven: bool,
) -> Prose {
    let mut clauses = Vec::new();
    for (i, &(goal, n)) in reached.iter().enumerate() {
        let presses = if i == 0 { weight(scene, n) } else { prose![n] };
        let reach = plural(n, " reaches ", " reach ");
        clauses.push(prose![presses, reach, the_goals(scene, &[goal])]);
    }
    if proven && reached.iter().any(|&(_, n)| n > 0) {
        let part = Inline::Part(PartKind::Least);
        clauses.push(prose!["part ", part, " shows that no fewer do"]);
    }
    if !unreachable.is_empty() {
        let part = Inline::Part(PartKind::Contradiction);
        let whom = neither(scene, unreachable);
        clauses.push(prose![whom, " be reached, as part ", part, " shows"]);
    }
    prose!["Where this goes: ", list(clauses), "."]
}

/// "W cannot", "neither W nor B can": what is not reached.
fn neither(scene: Scene, unreachable: &[usize]) -> Prose {
    match unreachable {
        [first, second] => prose![
            "neither ",
            Inline::Goal(*first),
            " nor ",
            Inline::Goal(*second),
            " can"
        ],
        _ => prose![the_goals(scene, unreachable), " cannot"],
    }
}

/// What becomes of a plain system that is eliminated, or all of whose solutions are counted.
pub(crate) fn where_this_goes_system(
    scene: Scene,
    solvable: &[usize],
    unsolvable: &[usize],
    log2: usize,
    solutions_shown: bool,
) -> Prose {
    let found = (!solvable.is_empty()).then(|| {
        let part = Inline::Part(PartKind::Solutions);
        let whom = super::for_each_goal(scene, solvable);
        let place = solutions_shown.then(|| prose![" (part ", part, ")"]);
        prose![number_of_solutions(log2), whom, place]
    });
    let none = no_solution(scene, unsolvable, " shows the contradiction");
    outlook(found.into_iter().chain(none))
}

/// What becomes of a plain system in which a method looks for the least solution; `found` has
/// each goal that has one, with its weight.
pub(crate) fn where_this_search_goes(
    scene: Scene,
    found: &[(usize, usize)],
    unsolvable: &[usize],
    proven: bool,
) -> Prose {
    let solution = |&(goal, n): &(usize, usize)| {
        prose![
            "a solution with ",
            weight(scene, n),
            super::for_goals(scene, &[goal])
        ]
    };
    let why = (proven && found.iter().any(|&(_, n)| n > 0)).then(|| {
        let part = Inline::Part(PartKind::Least);
        prose!["part ", part, " shows that none has fewer"]
    });
    let none = no_solution(scene, unsolvable, " shows why");
    outlook(found.iter().map(solution).chain(why).chain(none))
}

/// That goals have no solution, and where that is shown.
fn no_solution(scene: Scene, unsolvable: &[usize], shows: &str) -> Option<Prose> {
    let part = Inline::Part(PartKind::Contradiction);
    let whom = super::for_goals(scene, unsolvable);
    (!unsolvable.is_empty()).then(|| prose!["no solution", whom, " (part ", part, shows, ")"])
}

/// Where an explanation goes, in clauses.
fn outlook(clauses: impl Iterator<Item = Prose>) -> Prose {
    let told = list(clauses);
    if told.is_empty() {
        return prose!["Where this goes: without a right-hand side there is nothing to solve."];
    }
    prose!["Where this goes: ", told, "."]
}

/// The heading of the part about equations.
pub(crate) fn heading_equations(scene: Scene) -> Prose {
    match scene.subject {
        Subject::Unknowns => prose!["The equations"],
        _ => prose!["From the board to equations"],
    }
}

/// Why moves are numbers in GF(2).
pub(crate) fn odd_and_even(scene: Scene) -> Prose {
    let odd = || Inline::Strong(prose!["odd"]);
    let write = prose![
        " Write odd as 1 and even as 0; then ",
        one_and_one(),
        ", so minus is the same as plus. That is all of GF(2)."
    ];
    match scene.subject {
        Subject::Presses => prose![
            "Pressing a cell twice changes nothing, and order does not matter: a cell is pressed \
             or it is not. A cell ends up changed if an ",
            odd(),
            " number of presses reach it.",
            write,
        ],
        Subject::Operations => prose![
            "Using an operation twice changes nothing, and order does not matter: it is used or \
             it is not. A cell ends up changed if an ",
            odd(),
            " number of the operations in use contain it.",
            write,
        ],
        Subject::Unknowns => prose![
            "Every number here is 0 or 1, and ",
            one_and_one(),
            ": a sum is 1 if an ",
            odd(),
            " number of its terms are 1. That is all of GF(2). Minus is the same as plus, and \
             nothing has to be divided.",
        ],
    }
}

/// Which moves reach a cell.
pub(crate) fn who_reaches(scene: Scene, cell: usize, moves: &[usize]) -> Prose {
    let which = numbers(moves.iter().copied());
    let cell = number(cell);
    match (scene.subject, moves) {
        (_, []) => prose!["Nothing reaches cell ", cell, "."],
        (Subject::Presses, [_]) => prose!["Only the press on ", which, " reaches cell ", cell, "."],
        (Subject::Presses, _) => prose!["Presses on ", which, " reach cell ", cell, "."],
        (_, [_]) => prose!["Only operation ", which, " contains cell ", cell, "."],
        _ => prose!["Operations ", which, " contain cell ", cell, "."],
    }
}

/// How a cell stands at the start.
pub(crate) fn cell_is(state: &str) -> Prose {
    prose!["It is ", state, "."]
}

/// Whether a cell has to change for a goal; the equation that says so follows.
pub(crate) fn must_change(scene: Scene, goal: usize, wanted: &str, changes: bool) -> Prose {
    let must = if changes {
        ", so it must change:"
    } else {
        ", so it must not change:"
    };
    if scene.many_goals() {
        prose!["For ", Inline::Goal(goal), " it must end ", wanted, must]
    } else {
        prose!["It must end ", wanted, must]
    }
}

/// The caption of the board that shows which presses reach a cell.
pub(crate) fn caption_reaching(cell: usize) -> Prose {
    prose!["cell ", number(cell)]
}

/// That every cell gives an equation.
pub(crate) fn each_cell() -> Prose {
    prose!["Each cell gives one such equation."]
}

/// That several goals share one elimination.
pub(crate) fn goals_share(scene: Scene) -> Prose {
    if !scene.many_goals() {
        return prose![];
    }
    let all: Vec<usize> = (0..scene.goals).collect();
    let both = if scene.goals == 2 { "both." } else { "all." };
    prose![
        goals(&all),
        " share the left-hand sides, so one elimination answers ",
        both
    ]
}

/// That the operations are drawn.
pub(crate) fn operations_drawn() -> Prose {
    prose![
        "The operations, and the cells that each of them changes (",
        Inline::Sign(Sign::Chosen),
        "):"
    ]
}

/// The caption of an operation's shape.
pub(crate) fn caption_operation(var: usize, name: &str) -> Prose {
    prose![Inline::Variable(var), ": ", name]
}

/// An equation of a plain system, with its number.
///
/// `first` has the right-hand side of the first goal, `others` are those of the other goals.
pub(crate) fn equation(index: usize, first: Formula, others: &[bool]) -> Prose {
    let mut line = prose!["(", number(index), ") ", first];
    if !others.is_empty() {
        line = line.then(prose![" for ", Inline::Goal(0)]);
    }
    for (goal, &right) in (1..).zip(others) {
        line = line.then(prose![
            ", ",
            usize::from(right),
            " for ",
            Inline::Goal(goal)
        ]);
    }
    line
}

/// That some operations are not drawn.
pub(crate) fn shapes_left_out(shown: usize, total: usize) -> Prose {
    super::some_of_many(shown, total, "operations")
}
