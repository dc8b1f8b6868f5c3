//! What variables and goals are called in formulas.

use crate::explain::model::{Names, Symbol};
use crate::explain::one_based;
use crate::explain::reading::{Reading, Subject};

/// The symbols: names of its own for a plain system, otherwise x₁, x₂, … and letters of goals.
pub(super) fn names(reading: &Reading<'_>) -> Names {
    let system = &reading.trace.system;
    Names {
        variables: variable_symbols(reading, system.variables()),
        goals: goal_symbols(system.goals()),
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

/// b for a single goal; else the initials of the goals' last words if those differ, so that
/// "all white" is W; else b₁, b₂, …
fn goal_symbols(names: &[String]) -> Vec<Symbol> {
    if names.len() == 1 {
        return vec![Symbol {
            letter: "b".to_owned(),
            index: None,
        }];
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
        _ => indexed("b", index),
    };
    initials.iter().enumerate().map(symbol).collect()
}

/// The initial of the last of several words.
fn initial(name: &str) -> Option<char> {
    let (_, last) = name.rsplit_once(' ')?;
    let letter = last.chars().next()?;
    letter.is_alphabetic().then(|| letter.to_ascii_uppercase())
}
