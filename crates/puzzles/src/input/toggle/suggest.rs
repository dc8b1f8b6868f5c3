//! What a misspelt word may have been meant to be.

/// The most characters of a word that is compared.
const LONGEST: usize = 24;

/// Returns the word of `known` that is nearest to `word`, if it is near.
pub(super) fn closest(word: &str, known: &[&'static str]) -> Option<&'static str> {
    let letters: Vec<char> = word
        .chars()
        .take(LONGEST + 1)
        .flat_map(char::to_lowercase)
        .collect();
    if letters.len() > LONGEST {
        return None;
    }
    let distance = |other: &str| edits(&letters, &other.chars().collect::<Vec<_>>());
    let near = known.iter().map(|&other| (distance(other), other));
    // A third of the letters may be wrong; two that are exchanged are two.
    let near = near.filter(|&(edits, other)| edits <= other.len().div_ceil(3));
    near.min_by_key(|&(edits, _)| edits).map(|(_, other)| other)
}

/// The number of letters to insert, delete or replace to make `a` into `b` (Levenshtein, 1965).
fn edits(a: &[char], b: &[char]) -> usize {
    // row[j]: the edits from the letters of `a` so far to the first j letters of `b`.
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, to) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{closest, edits};

    #[test]
    fn edits_are_counted() {
        let count = |a: &str, b: &str| {
            let [a, b] = [a, b].map(|word| word.chars().collect::<Vec<char>>());
            edits(&a, &b)
        };
        assert_eq!(count("", ""), 0);
        assert_eq!(count("", "abc"), 3);
        assert_eq!(count("kitten", "sitting"), 3);
        assert_eq!(count("flaw", "lawn"), 2);
    }

    #[test]
    fn a_slip_is_found_and_another_word_is_not() {
        let known = ["mask", "moves", "goals", "start"];
        assert_eq!(closest("move", &known), Some("moves"));
        assert_eq!(closest("Goals", &known), Some("goals"));
        assert_eq!(closest("strat", &known), Some("start"));
        assert_eq!(closest("stat", &known), Some("start"));
        assert_eq!(closest("operations", &known), None);
        assert_eq!(closest(&"m".repeat(1000), &known), None);
    }
}
