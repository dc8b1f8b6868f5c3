//! Back-substitution, with letters and with numbers.

use super::{goals, see_all, variables};
use crate::explain::model::{Atom, Formula, Inline, PartKind, Prose, prose};
use crate::explain::reading::Scene;

/// The heading of the part with letters.
pub(crate) fn heading_letters(reduced: bool) -> Prose {
    if reduced {
        prose!["Reading off the solution, with letters"]
    } else {
        prose!["Back-substitution with letters"]
    }
}

/// How the letters are found.
pub(crate) fn letters_intro(reduced: bool) -> Prose {
    if reduced {
        return prose![
            "In the reduced form a pivot row contains its pivot’s variable and free variables, \
             nothing else. Move the free ones to the other side (minus is plus) and read off.",
        ];
    }
    prose![
        "From the last pivot row upwards: solve each row for its pivot’s variable (minus is \
         plus), then replace what is known already, until only free variables are left.",
    ]
}

/// What b is, where the constants stand in columns of their own; the table follows.
pub(crate) fn constants_apart(reduced: bool, solvable: &[usize]) -> Prose {
    let b = if reduced {
        prose![]
    } else {
        prose![Formula::of(Atom::RightSide), " is the row’s right side; "]
    };
    prose![b, "the constants for ", goals(solvable), " stand apart:"]
}

/// Headings of the table with letters.
pub(crate) fn letters_headings(reduced: bool) -> [Prose; 3] {
    let last = if reduced {
        "in free variables"
    } else {
        "free variables alone"
    };
    [prose!["row"], prose!["the row says"], prose![last]]
}

/// A row worked out.
pub(crate) fn worked_example(row: usize, chain: Formula, aside: bool, cancels: bool) -> Prose {
    let lead = if aside {
        " without constants: "
    } else {
        " worked out: "
    };
    let why = if cancels {
        " (equal terms cancel)."
    } else {
        "."
    };
    prose![Inline::Row(row), lead, chain, why]
}

/// Heading of the constants of a goal.
pub(crate) fn constant_heading(goal: usize) -> Prose {
    prose!["+", Inline::Goal(goal)]
}

/// The heading of the part with numbers.
pub(crate) fn heading_numbers(after_letters: bool) -> Prose {
    if after_letters {
        prose!["The same with numbers"]
    } else {
        prose!["Back-substitution"]
    }
}

/// Which values the free variables get first.
pub(crate) fn numbers_intro(scene: Scene, free: &[usize], solvable: &[usize]) -> Prose {
    let choice = match free {
        [] => prose!["From the last pivot upwards each row forces its variable"],
        _ => prose![
            "One choice: ",
            variables(free),
            match free.len() {
                1 => " = 0",
                2 => ", both 0",
                _ => ", all 0",
            },
            ". From the last pivot upwards each row forces its variable",
        ],
    };
    let right = prose![
        ": its right side ",
        Formula::of(Atom::RightSide),
        " plus what is known"
    ];
    match solvable {
        _ if !scene.many_goals() => prose![choice, right, ":"],
        _ => prose![choice, right, ", for ", goals(solvable), ":"],
    }
}

/// Headings of the table with numbers.
pub(crate) fn numbers_headings() -> [Prose; 2] {
    [prose!["row"], prose!["forces"]]
}

/// Heading of a goal's values.
pub(crate) fn values_heading(scene: Scene, goal: usize) -> Prose {
    if scene.many_goals() {
        prose![Inline::Goal(goal)]
    } else {
        prose!["in numbers"]
    }
}

/// That the last rows of a substitution with letters are left out.
pub(crate) fn rows_left_out(shown: usize, total: usize) -> Prose {
    prose![
        "(",
        shown,
        " of ",
        total,
        " rows are shown; ",
        see_all(),
        " shows all.)"
    ]
}

/// That the last rows of a substitution with numbers go the same way.
pub(crate) fn others_the_same(left: usize, solution_shown: bool) -> Prose {
    let place = solution_shown.then(|| prose![" in part ", Inline::Part(PartKind::Solutions)]);
    prose![
        "The other ",
        left,
        " rows go the same way (",
        see_all(),
        ") and give ",
        Formula::of(Atom::Particular),
        place,
        ".",
    ]
}
