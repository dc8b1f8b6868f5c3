//! All solutions: one of them plus quiet patterns.

use super::{goals, list, number_of_solutions, plural, variables, weight_noun};
use crate::explain::model::{Atom, Formula, Inline, Prose, prose};
use crate::explain::reading::Subject;

/// The heading of the part about all solutions.
pub(in crate::explain) fn heading_solutions() -> Prose {
    prose!["ALL SOLUTIONS"]
}

/// What the solution with all free variables 0 is.
pub(in crate::explain) fn particular_is(has_free: bool) -> Prose {
    if has_free {
        prose![
            Formula::of(Atom::Particular),
            " is the solution with all free variables 0 (the “particular solution”).",
        ]
    } else {
        prose![Formula::of(Atom::Particular), " is the only solution."]
    }
}

/// What a quiet pattern is, and where it comes from.
pub(in crate::explain) fn quiet_is(subject: Subject, free: &[usize]) -> Prose {
    let one = free.len() == 1;
    let what = match subject {
        Subject::Presses => "presses that together change nothing",
        Subject::Operations => "operations that together change nothing",
        Subject::Unknowns => "values that add 0 to every equation",
    };
    let lead = if one {
        prose![
            "Put ",
            Formula::is(free[0], true),
            " and every constant 0 into the letters: that gives a ",
            Inline::Strong(prose!["quiet pattern"]),
            " (kernel vector), ",
            what,
            "."
        ]
    } else {
        prose![
            "Put one free variable to 1, the other free ones and every constant to 0, into the letters: each time that gives a ",
            Inline::Strong(prose!["quiet pattern"]),
            " (kernel vector), ",
            what,
            ".",
        ]
    };
    lead
}

/// That every solution is the particular one plus quiet patterns.
pub(in crate::explain) fn all_solutions(log2: usize, solvable: &[usize]) -> Prose {
    let each = if solvable.len() == 1 {
        prose![]
    } else {
        prose![" for each of ", goals(solvable)]
    };
    prose![
        "Adding a quiet pattern to a solution gives a solution, and every solution arises so: ",
        solution_formula(log2),
        ", each ",
        Formula::of(Atom::Letter('t')),
        " 0 or 1. That is all: ",
        number_of_solutions(log2),
        each,
        ".",
    ]
}

/// x = x_p + t₁n₁ + … + t_k n_k.
fn solution_formula(k: usize) -> Formula {
    let mut terms = vec![Atom::Particular];
    let shown: Vec<usize> = if k <= 4 {
        (0..k).collect()
    } else {
        vec![0, k - 1]
    };
    for (i, quiet) in shown.into_iter().enumerate() {
        if k > 4 && i == 1 {
            terms.push(Atom::Dots);
        }
        terms.push(Atom::Term(quiet));
    }
    Formula::of(Atom::Unknowns).equals(Formula::sum(terms))
}

/// The caption of the particular solution of a goal.
pub(in crate::explain) fn caption_particular(goal: usize, many: bool) -> Prose {
    let lead = prose![Formula::of(Atom::Particular)];
    if many {
        prose![lead, " for ", Inline::Goal(goal)]
    } else {
        lead
    }
}

/// The caption of a quiet pattern.
pub(in crate::explain) fn caption_quiet(index: usize, col: usize) -> Prose {
    prose![
        Formula::of(Atom::Quiet(index)),
        ": ",
        Formula::is(col, true)
    ]
}

/// A vector as a line of an explanation.
pub(in crate::explain) fn vector_line(lead: Prose, vector: Option<Formula>, names: Prose) -> Prose {
    let vector = vector.map(|vector| prose![" = ", vector]);
    let named = if names.is_empty() {
        prose![]
    } else {
        prose![": ", names]
    };
    prose![lead, vector, named]
}

/// A weight in the table of all solutions.
pub(in crate::explain) fn weight_cell(weight: usize, is_least: bool) -> Prose {
    if is_least {
        prose![Inline::Strong(prose![weight])]
    } else {
        prose![weight]
    }
}

/// The moves of a pattern by name.
pub(in crate::explain) fn named_moves(names: &[&str]) -> Prose {
    match names {
        [] => prose!["nothing at all"],
        _ => list(names.iter().copied()),
    }
}

/// Where the letters come from, if no part shows them.
pub(in crate::explain) fn weights_intro(
    subject: Subject,
    free: &[usize],
    solvable: &[usize],
) -> Prose {
    let (_, many) = weight_noun(subject);
    prose![
        "Every choice of ",
        variables(free),
        ", and the number of ",
        many,
        plural(
            solvable.len(),
            " that it gives",
            " that it gives for each goal"
        ),
        ":",
    ]
}

/// The heading of the choices.
pub(in crate::explain) fn choice_heading(free: &[usize]) -> Prose {
    match free {
        [first, .., last] if free.len() > 4 => {
            prose![Inline::Variable(*first), "…", Inline::Variable(*last)]
        }
        _ => {
            let mut heading = Prose::default();
            for (i, &var) in free.iter().enumerate() {
                if i > 0 {
                    heading.push(" ");
                }
                heading.push(Inline::Variable(var));
            }
            heading
        }
    }
}

/// The heading of the solution column.
pub(in crate::explain) fn solution_heading() -> Prose {
    prose![Formula::of(Atom::Unknowns)]
}

/// The heading of the weights of a goal.
pub(in crate::explain) fn weights_heading(subject: Subject, goal: usize, one_goal: bool) -> Prose {
    let (_, many) = weight_noun(subject);
    if one_goal {
        prose![many]
    } else {
        prose![Inline::Goal(goal)]
    }
}

/// That some quiet patterns are not drawn.
pub(in crate::explain) fn quiet_left_out(shown: usize, total: usize) -> Prose {
    prose!["(", shown, " of the ", total, " quiet patterns are drawn.)"]
}
