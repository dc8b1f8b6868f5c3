//! Back-substitution, with letters and with numbers.

use super::{goals, plural, variables};
use crate::explain::model::{Formula, Inline, Prose, prose};
use crate::explain::reading::Subject;

/// The heading of the part with letters.
pub(in crate::explain) fn heading_letters(reduced: bool) -> Prose {
    if reduced {
        prose!["READING OFF WITH LETTERS"]
    } else {
        prose!["BACK-SUBSTITUTION WITH LETTERS"]
    }
}

/// How the letters are found.
pub(in crate::explain) fn letters_intro(reduced: bool) -> Prose {
    if reduced {
        return prose![
            "In the reduced form a pivot row contains its pivot’s variable and free variables, nothing else. \
             Move the free ones to the other side (minus is plus) and read off:",
        ];
    }
    prose![
        "Read the pivot rows from the last one upwards. Each gives its pivot’s variable as the sum of the row’s other terms \
         (moving a term to the other side changes no sign: minus is plus). Replace the variables that are known already, \
         and only free ones are left:",
    ]
}

/// That the constants differ between the goals.
pub(in crate::explain) fn constants_differ(all: &[usize]) -> Prose {
    prose![
        "The constant that is added differs between ",
        goals(all),
        " and stands in a column of its own."
    ]
}

/// Headings of the table with letters.
pub(in crate::explain) fn letters_headings(reduced: bool) -> [Prose; 3] {
    let last = if reduced {
        "in free variables"
    } else {
        "in free variables alone"
    };
    [prose!["row"], prose!["the row says"], prose![last]]
}

/// Heading of the constants of a goal.
pub(in crate::explain) fn constant_heading(goal: usize) -> Prose {
    prose!["+ ", Inline::Goal(goal)]
}

/// The heading of the part with numbers.
pub(in crate::explain) fn heading_numbers() -> Prose {
    prose!["THE SAME WITH NUMBERS"]
}

/// Which values the free variables get first.
pub(in crate::explain) fn numbers_intro(free: &[usize], solvable: &[usize]) -> Prose {
    let choice = match free {
        [] => prose!["With numbers, from the last pivot upwards"],
        _ => prose![
            "The first choice: ",
            variables(free),
            plural(free.len(), " is 0", " are all 0"),
            ". From the last pivot upwards each row forces its variable",
        ],
    };
    match solvable {
        [_] => prose![
            choice,
            " (first the row’s right-hand side, then the known values):"
        ],
        _ => prose![
            choice,
            ", for ",
            goals(solvable),
            " side by side (first the row’s right-hand side, then the known values):",
        ],
    }
}

/// Headings of the table with numbers.
pub(in crate::explain) fn numbers_headings() -> [Prose; 2] {
    [prose!["row"], prose!["forces"]]
}

/// Heading of a goal's values.
pub(in crate::explain) fn goal_heading(goal: usize) -> Prose {
    prose![Inline::Goal(goal)]
}

/// What the numbers give together.
pub(in crate::explain) fn numbers_result(
    subject: Subject,
    goal: usize,
    x: Formula,
    weight: usize,
) -> Prose {
    prose![
        "For ",
        Inline::Goal(goal),
        " this gives ",
        x,
        ", ",
        super::weight(subject, weight),
        "."
    ]
}

/// That some rows are left out.
pub(in crate::explain) fn rows_left_out(shown: usize, total: usize) -> Prose {
    prose![
        "(",
        shown,
        " of ",
        total,
        " rows are shown; ",
        Inline::Code("--detail operation".to_owned()),
        " shows all.)",
    ]
}
