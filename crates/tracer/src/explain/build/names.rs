//! What variables and goals are called in formulas.

use crate::explain::model::{Names, Symbol};
use crate::explain::one_based;
use crate::explain::reading::{Reading, Subject};

/// The symbols: names of its own for a plain system, otherwise x₁, x₂, … and letters of goals.
pub(super) fn names(reading: &Reading<'_>) -> Names {
    let system = &reading.trace.system;
    let variables = variable_symbols(reading, system.variables());
    let right_side = right_side(&variables);
    Names {
        goals: goal_symbols(system.goals(), &right_side),
        variables,
        right_side,
    }
}

fn variable_symbols(reading: &Reading<'_>, names: &[String]) -> Vec<Symbol> {
    let own_names =
        reading.subject() == Subject::Unknowns && reading.trace.problem.kind == "system";
    let symbol = |(index, name): (usize, &String)| {
        if own_names {
            split(name)
        } else {
            indexed("x", index)
        }
    };
    names.iter().enumerate().map(symbol).collect()
}

/// Splits a name such as `x12` into its letter and its index.
fn split(name: &str) -> Symbol {
    let letter = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let index = name[letter.len()..].parse().ok();
    match index {
        Some(_) if !letter.is_empty() => Symbol {
            letter: letter.to_owned(),
            index,
        },
        _ => Symbol {
            letter: name.to_owned(),
            index: None,
        },
    }
}

fn indexed(letter: &str, index: usize) -> Symbol {
    Symbol {
        letter: letter.to_owned(),
        index: Some(one_based(index)),
    }
}

/// b, unless a variable is called so.
fn right_side(variables: &[Symbol]) -> Symbol {
    let taken = variables.iter().any(|symbol| symbol.letter == "b");
    Symbol {
        letter: if taken { "rhs" } else { "b" }.to_owned(),
        index: None,
    }
}

/// The right-hand side's own symbol for a single goal; else the initials of the goals' last words if those differ, so that
/// "all white" is W; else b₁, b₂, …
fn goal_symbols(names: &[String], right_side: &Symbol) -> Vec<Symbol> {
    if names.len() == 1 {
        return vec![right_side.clone()];
    }
    let initials: Vec<Option<char>> = names.iter().map(|name| initial(name)).collect();
    let distinct = initials
        .iter()
        .enumerate()
        .all(|(i, initial)| initial.is_some() && !initials[..i].contains(initial));
    let symbol = |(index, initial): (usize, &Option<char>)| match initial {
        Some(letter) if distinct => Symbol {
            letter: letter.to_string(),
            index: None,
        },
        _ => indexed(&right_side.letter, index),
    };
    initials.iter().enumerate().map(symbol).collect()
}

/// The initial of the last of several words.
fn initial(name: &str) -> Option<char> {
    let (_, last) = name.rsplit_once(' ')?;
    let letter = last.chars().next()?;
    letter.is_alphabetic().then(|| letter.to_ascii_uppercase())
}
