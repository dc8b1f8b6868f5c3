//! Small words: lists, plurals, counted things, and the goal or goals.

use gf2::BitVector;

use crate::explain::model::{Atom, Formula, Inline, Prose, ProsePart, number, prose};
use crate::explain::reading::{Scene, Subject};

/// The most items that a list in a sentence names.
const MAX_LISTED: usize = 20;
/// How many of a longer list are named.
const OF_MANY: usize = 6;

/// Joins items as in "a, b and c"; of a long list only the first few.
pub(crate) fn list<P: ProsePart>(items: impl IntoIterator<Item = P>) -> Prose {
    let mut items: Vec<P> = items.into_iter().collect();
    let total = items.len();
    let cut = total > MAX_LISTED;
    if cut {
        items.truncate(OF_MANY);
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

/// Joins items with commas alone.
pub(crate) fn commas<P: ProsePart>(items: impl IntoIterator<Item = P>) -> Prose {
    let mut joined = Prose::default();
    for item in items {
        if !joined.is_empty() {
            joined.push(", ");
        }
        joined.push(item);
    }
    joined
}

/// Joins row labels as in "R2, R5 and R6".
pub(crate) fn rows(rows: &[usize]) -> Prose {
    list_or_run(rows, Inline::Row)
}

/// Joins variables as in "x3, x4 and x7".
pub(crate) fn variables(variables: &[usize]) -> Prose {
    list_or_run(variables, Inline::Variable)
}

/// Joins items; four or more that follow each other become "R4 to R7".
fn list_or_run(indices: &[usize], item: impl Fn(usize) -> Inline) -> Prose {
    let is_run = indices.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    match indices {
        [first, _, _, .., last] if is_run => prose![item(*first), " to ", item(*last)],
        _ => list(indices.iter().map(|&index| item(index))),
    }
}

/// Joins numbers of cells, equations or columns, as people count.
pub(crate) fn numbers(indices: impl IntoIterator<Item = usize>) -> Prose {
    list(indices.into_iter().map(number))
}

/// Joins goals as in "W and B".
pub(crate) fn goals(goals: &[usize]) -> Prose {
    list(goals.iter().map(|&goal| Inline::Goal(goal)))
}

/// Says " for W and B" where there is more than one goal, otherwise nothing.
pub(crate) fn for_goals(scene: Scene, which: &[usize]) -> Prose {
    if scene.many_goals() {
        prose![" for ", goals(which)]
    } else {
        prose![]
    }
}

/// Says " for each of W and B", where there is more than one goal, otherwise nothing.
pub(crate) fn for_each_goal(scene: Scene, which: &[usize]) -> Prose {
    if which.len() > 1 {
        prose![" for each of ", goals(which)]
    } else {
        for_goals(scene, which)
    }
}

/// Says "W: " where there is more than one goal, otherwise nothing.
pub(crate) fn goal_label(scene: Scene, goal: usize) -> Prose {
    if scene.many_goals() {
        prose![Inline::Goal(goal), ": "]
    } else {
        prose![]
    }
}

/// Names goals as one reaches them: "W and B", or "the goal".
pub(crate) fn the_goals(scene: Scene, which: &[usize]) -> Prose {
    if scene.many_goals() {
        goals(which)
    } else {
        prose!["the goal"]
    }
}

/// Says a number of things: "1 press", "3 presses".
pub(crate) fn count(n: usize, one: &str, many: &str) -> Prose {
    prose![n, " ", plural(n, one, many)]
}

/// Chooses between the singular and the plural.
pub(crate) fn plural<'a>(n: usize, one: &'a str, many: &'a str) -> &'a str {
    if n == 1 { one } else { many }
}

/// Says the weight of a solution: "4 presses", "4 operations", "4 ones".
pub(crate) fn weight(scene: Scene, n: usize) -> Prose {
    let (one, many) = weight_noun(scene);
    count(n, one, many)
}

/// The noun for the weight of a solution, in singular and plural.
pub(crate) fn weight_noun(scene: Scene) -> (&'static str, &'static str) {
    match scene.subject {
        Subject::Presses => ("press", "presses"),
        Subject::Operations => ("operation", "operations"),
        Subject::Unknowns => ("one", "ones"),
    }
}

/// Says "odd" or "even".
pub(crate) fn parity(n: usize) -> &'static str {
    if n.is_multiple_of(2) { "even" } else { "odd" }
}

/// 1 + 1 = 0.
pub(crate) fn one_and_one() -> Formula {
    let one = || Atom::Bit(true);
    Formula::sum([one(), one()]).equals(Formula::of(Atom::Bit(false)))
}

/// 0 = 0 or 0 = 1, what a row without unknowns reads.
pub(crate) fn zero_equals(right: bool) -> Formula {
    Formula::of(Atom::Bit(false)).equals(Formula::of(Atom::Bit(right)))
}

/// Says 2^k, and what it is while that is readable.
pub(crate) fn power_of_two(k: usize) -> Prose {
    match k {
        0 | 1 => prose![1_usize << k],
        2..=16 => prose![Formula::power(2, k).equals(Formula::number(1 << k))],
        _ => prose![Formula::power(2, k)],
    }
}

/// Says "1 solution", "2⁴ = 16 solutions".
pub(crate) fn number_of_solutions(log2: usize) -> Prose {
    let noun = plural(usize::from(log2 > 0) + 1, " solution", " solutions");
    prose![power_of_two(log2), noun]
}

/// Makes a sentence of a clause: a capital letter at the start, a full stop at the end.
pub(crate) fn sentence(clause: Prose) -> Prose {
    prose![sentence_start(clause), "."]
}

/// Gives a clause a capital letter at the start, if it starts with a word.
pub(crate) fn sentence_start(clause: Prose) -> Prose {
    let mut sentence = clause;
    if let Some(Inline::Text(text)) = sentence.0.first_mut() {
        let mut letters = text.chars();
        let first = letters.next().map(|c| c.to_uppercase().to_string());
        *text = first.unwrap_or_default() + letters.as_str();
    }
    sentence
}

/// The components of a vector without anything between them.
pub(crate) fn bits(x: &BitVector) -> Prose {
    prose![Inline::Bits(x.clone())]
}

/// Says how many of something are shown.
pub(super) fn some_of_many(shown: usize, total: usize, what: &str) -> Prose {
    prose!["(", shown, " of ", total, " ", what, " are shown.)"]
}

/// Says that more is left out, and how to see it.
pub(crate) fn see_all() -> Prose {
    prose![Inline::Code("--detail operation".to_owned())]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of a text without symbols.
    fn words(prose: &Prose) -> String {
        let word = |inline: &Inline| match inline {
            Inline::Text(text) => text.clone(),
            Inline::Number(number) => number.to_string(),
            Inline::Row(row) => format!("R{}", row + 1),
            other => panic!("no word: {other:?}"),
        };
        prose.0.iter().map(word).collect()
    }

    #[test]
    fn lists_have_commas_and_one_and() {
        let list = |n: usize| words(&numbers(0..n));
        assert_eq!(list(0), "");
        assert_eq!(list(1), "1");
        assert_eq!(list(2), "1 and 2");
        assert_eq!(list(3), "1, 2 and 3");
        assert_eq!(list(100), "1, 2, 3, 4, 5, 6, … (100 in all)");
    }

    #[test]
    fn rows_in_a_run_are_told_by_its_ends() {
        assert_eq!(words(&rows(&[1, 2, 3])), "R2, R3 and R4");
        assert_eq!(words(&rows(&[1, 2, 3, 4])), "R2 to R5");
        assert_eq!(words(&rows(&[1, 2, 3, 5])), "R2, R3, R4 and R6");
    }

    #[test]
    fn one_is_singular() {
        assert_eq!(words(&count(1, "press", "presses")), "1 press");
        assert_eq!(words(&count(0, "press", "presses")), "0 presses");
    }

    #[test]
    fn a_sentence_starts_with_a_capital_and_ends_with_a_stop() {
        assert_eq!(
            words(&sentence(prose!["no row has a 1"])),
            "No row has a 1."
        );
    }
}
