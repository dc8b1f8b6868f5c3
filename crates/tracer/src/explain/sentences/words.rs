//! Small words: lists, plurals, counted things.

use crate::explain::model::{Inline, Prose, ProsePart, number, prose};
use crate::explain::reading::Subject;
use gf2::BitVector;

/// The most items that a list in a sentence names.
const MAX_LISTED: usize = 16;

/// Joins items as in "a, b and c"; of a long list only the first few.
pub(in crate::explain) fn list<P: ProsePart>(items: impl IntoIterator<Item = P>) -> Prose {
    let mut items: Vec<P> = items.into_iter().collect();
    let total = items.len();
    let cut = total > MAX_LISTED;
    if cut {
        items.truncate(MAX_LISTED / 2);
    }
    let last = items.len().saturating_sub(1);
    let mut joined = Prose::default();
    for (i, item) in items.into_iter().enumerate() {
        match i {
            0 => {}
            _ if i == last && !cut => joined.push(" and "),
            _ => joined.push(", "),
        }
        joined.push(item);
    }
    if cut {
        joined.push(prose![", … (", total, " in all)"]);
    }
    joined
}

/// Joins row labels as in "R2, R5 and R6".
pub(in crate::explain) fn rows(rows: &[usize]) -> Prose {
    list(rows.iter().map(|&row| Inline::Row(row)))
}

/// Joins variables as in "x3, x4 and x7".
pub(in crate::explain) fn variables(variables: &[usize]) -> Prose {
    list(variables.iter().map(|&var| Inline::Variable(var)))
}

/// Joins numbers of cells, equations or columns, as people count.
pub(in crate::explain) fn numbers(indices: impl IntoIterator<Item = usize>) -> Prose {
    list(indices.into_iter().map(number))
}

/// Joins goals as in "W and B".
pub(in crate::explain) fn goals(goals: &[usize]) -> Prose {
    list(goals.iter().map(|&goal| Inline::Goal(goal)))
}

/// Says a number of things: "1 press", "3 presses".
pub(in crate::explain) fn count(n: usize, one: &str, many: &str) -> Prose {
    prose![n, " ", if n == 1 { one } else { many }]
}

/// Chooses between the singular and the plural.
pub(in crate::explain) fn plural<'a>(n: usize, one: &'a str, many: &'a str) -> &'a str {
    if n == 1 { one } else { many }
}

/// Says the weight of a solution: "4 presses", "4 operations", "4 ones".
pub(in crate::explain) fn weight(subject: Subject, n: usize) -> Prose {
    let (one, many) = weight_noun(subject);
    count(n, one, many)
}

/// The noun for the weight of a solution, in singular and plural.
pub(in crate::explain) fn weight_noun(subject: Subject) -> (&'static str, &'static str) {
    match subject {
        Subject::Presses => ("press", "presses"),
        Subject::Operations => ("operation", "operations"),
        Subject::Unknowns => ("one", "ones"),
    }
}

/// Makes a sentence of a clause: a capital letter at the start, a full stop at the end.
pub(in crate::explain) fn sentence(clause: Prose) -> Prose {
    let mut sentence = clause;
    if let Some(Inline::Text(text)) = sentence.0.first_mut() {
        let mut letters = text.chars();
        let first = letters.next().map(|c| c.to_uppercase().to_string());
        *text = first.unwrap_or_default() + letters.as_str();
    }
    prose![sentence, "."]
}

/// The components of a vector without anything between them.
pub(in crate::explain) fn bits(x: &BitVector) -> Prose {
    prose![Inline::Bits(x.clone())]
}

/// Says "odd" or "even".
pub(in crate::explain) fn parity(n: usize) -> &'static str {
    if n % 2 == 0 { "even" } else { "odd" }
}
