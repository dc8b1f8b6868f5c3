//! All solutions: one of them plus quiet patterns.

use super::{for_each_goal, for_goals, list, number_of_solutions, plural, weight_noun};
use crate::explain::model::{Atom, Formula, Inline, Prose, Sign, prose};
use crate::explain::reading::{Scene, Subject};

/// Up to this many terms a sum of quiet patterns is written in full.
const FEW_TERMS: usize = 4;

/// The heading of the part about all solutions.
pub(crate) fn heading_solutions(free: usize) -> Prose {
    if free == 0 {
        prose!["The only solution"]
    } else {
        prose!["All solutions"]
    }
}

/// What the solution with all free variables 0 is.
pub(crate) fn particular_is(free: usize) -> Prose {
    match free {
        0 => prose!["No variable is free, so the numbers are the only solution:"],
        _ => prose![
            Formula::of(Atom::Particular),
            " is the solution with all free variables 0 (“particular solution”)."
        ],
    }
}

/// What a quiet pattern is, and where it comes from.
pub(crate) fn quiet_is(scene: Scene, free: &[usize]) -> Prose {
    let what = match scene.subject {
        Subject::Presses => {
            "presses that change nothing, for they reach every cell an even number of times"
        }
        Subject::Operations => {
            "operations that change nothing, for they contain every cell an even number of times"
        }
        Subject::Unknowns => "values that add 0 to every equation",
    };
    let quiet = Inline::Strong(prose!["quiet pattern"]);
    let gives = prose![quiet, " (kernel vector): ", what, "."];
    match free {
        [one] => prose![
            "Set ",
            Formula::is(*one, true),
            " and every right side to 0, and solve: that gives a ",
            gives
        ],
        _ => prose![
            "Set one free variable to 1, the others and every right side to 0, and solve: each \
             time that gives a ",
            gives,
        ],
    }
}

/// That every solution is the particular one plus quiet patterns.
pub(crate) fn all_solutions(scene: Scene, log2: usize, solvable: &[usize]) -> Prose {
    let each = plural(log2, ", where ", ", where each ");
    prose![
        "A solution plus a quiet pattern is a solution, and there are no others: ",
        solution_formula(log2),
        each,
        Formula::of(Atom::Coefficient(if log2 == 1 { Some(0) } else { None })),
        " is 0 or 1. That makes ",
        number_of_solutions(log2),
        for_each_goal(scene, solvable),
        ".",
    ]
}

/// `x = x_p + t₁n₁ + … + t_k n_k`.
fn solution_formula(k: usize) -> Formula {
    let mut terms = vec![Atom::Particular];
    if k <= FEW_TERMS {
        terms.extend((0..k).map(Atom::Term));
    } else {
        terms.extend([Atom::Term(0), Atom::Dots, Atom::Term(k - 1)]);
    }
    Formula::of(Atom::Unknowns).equals(Formula::sum(terms))
}

/// The caption of the particular solution of a goal.
pub(crate) fn caption_particular(scene: Scene, goal: usize, free: usize) -> Prose {
    let x = Formula::of(if free == 0 {
        Atom::Unknowns
    } else {
        Atom::Particular
    });
    prose![x, for_goals(scene, &[goal])]
}

/// The caption of a quiet pattern.
pub(crate) fn caption_quiet(index: usize, col: usize) -> Prose {
    prose![
        Formula::of(Atom::Quiet(index)),
        ": ",
        Formula::is(col, true)
    ]
}

/// A vector on a line: its symbol, its components, and what it selects.
pub(crate) fn vector_line(symbol: Prose, vector: Option<Formula>, moves: Prose) -> Prose {
    let vector = vector.map(|vector| prose![" = ", vector]);
    let moves = if moves.is_empty() {
        prose![]
    } else {
        prose![": ", moves]
    };
    prose![symbol, vector, moves]
}

/// The moves of a pattern by name, runs such as "plus 6 to 14" drawn together.
pub(crate) fn named_moves(names: &[&str]) -> Prose {
    match names {
        [] => prose!["nothing at all"],
        _ => list(runs(names)),
    }
}

/// Draws three or more names with the same word and consecutive numbers together.
fn runs(names: &[&str]) -> Vec<String> {
    let mut items = Vec::new();
    let mut rest = names;
    while let [first, ..] = rest {
        let length = run_length(rest);
        match (length, numbered(first)) {
            (3.., Some((word, from))) => {
                items.push(format!("{word} {from} to {}", from + length - 1));
            }
            _ => items.extend(rest[..length].iter().map(|&name| name.to_owned())),
        }
        rest = &rest[length..];
    }
    items
}

/// How many of the first names have the same word and consecutive numbers.
fn run_length(names: &[&str]) -> usize {
    let Some((word, from)) = numbered(names[0]) else {
        return 1;
    };
    let continues = |&(i, name): &(usize, &&str)| numbered(name) == Some((word, from + i));
    names.iter().enumerate().take_while(continues).count()
}

/// Splits "plus 6" into its word and its number.
fn numbered(name: &str) -> Option<(&str, usize)> {
    let (word, number) = name.rsplit_once(' ')?;
    Some((word, number.parse().ok()?))
}

/// What the table of all solutions shows.
pub(crate) fn weights_intro(scene: Scene, free: &[usize]) -> Prose {
    let (_, many) = weight_noun(scene);
    prose![
        "Every choice of the free ",
        plural(free.len(), "variable", "variables"),
        ", and its number of ",
        many,
        " (",
        Inline::Sign(Sign::Best),
        " least):",
    ]
}

/// The heading of the choices.
pub(crate) fn choice_heading(free: &[usize]) -> Prose {
    match free {
        [one] => prose![Inline::Variable(*one)],
        [first, .., last] if free.len() > 2 && last - first == free.len() - 1 => {
            prose![Inline::Variable(*first), "…", Inline::Variable(*last)]
        }
        [first, rest @ ..] => rest
            .iter()
            .fold(prose![Inline::Variable(*first)], |line, &next| {
                line.then(prose![" ", Inline::Variable(next)])
            }),
        [] => prose![],
    }
}

/// The heading of the solutions.
pub(crate) fn solution_heading() -> Prose {
    prose![Formula::of(Atom::Unknowns)]
}

/// The heading of the weights of a goal.
pub(crate) fn weights_heading(scene: Scene, goal: usize) -> Prose {
    let (_, many) = weight_noun(scene);
    if scene.many_goals() {
        prose![Inline::Goal(goal)]
    } else {
        prose![many]
    }
}

/// A weight in the table of all solutions.
pub(crate) fn weight_cell(weight: usize, is_least: bool) -> Prose {
    if is_least {
        prose![weight, " ", Inline::Sign(Sign::Best)]
    } else {
        prose![weight]
    }
}

/// That some quiet patterns are not shown.
pub(crate) fn quiet_left_out(shown: usize, total: usize) -> Prose {
    super::some_of_many(shown, total, "quiet patterns")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_a_run_are_drawn_together() {
        let names = [
            "square 1", "square 2", "plus 6", "plus 7", "plus 8", "all 15",
        ];
        let expected = ["square 1", "square 2", "plus 6 to 8", "all 15"];
        assert_eq!(runs(&names), expected);
    }
}
