//! Sentences with holes, for a page that answers while someone works on it.
//!
//! Such a page cannot ask for a sentence when it needs one; it takes the whole catalogue along.

mod predict;
mod turn;

/// A sentence with holes.
///
/// A hole is `{row:NAME}` for the row in a place of the matrix (such as R2), `{col:NAME}` for the
/// number of a column, `{var:NAME}` for a variable (such as x2), or `{NAME}` for a number or a
/// word. Whoever fills it in gives an index, from 0, for each name of the first three kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Phrase {
    /// What it is known by, such as `pivot-is-zero`.
    pub key: &'static str,
    /// The words.
    pub text: &'static str,
}

/// Returns the whole catalogue; no key occurs twice.
pub fn phrases() -> impl Iterator<Item = Phrase> {
    let all = predict::PHRASES.iter().chain(turn::PHRASES);
    all.map(|&(key, text)| Phrase { key, text })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::phrases;

    #[test]
    fn keys_are_unique_and_speak_for_themselves() {
        let mut seen = BTreeSet::new();
        for phrase in phrases() {
            assert!(seen.insert(phrase.key), "{} occurs twice", phrase.key);
            let plain = |c: char| c.is_ascii_lowercase() || c == '-';
            assert!(phrase.key.chars().all(plain), "{}", phrase.key);
        }
    }

    #[test]
    fn holes_are_closed_and_of_a_known_kind() {
        for phrase in phrases() {
            let mut holes = phrase.text.split('{');
            assert!(!holes.next().unwrap_or_default().contains('}'));
            for hole in holes {
                let (inner, after) = hole.split_once('}').expect("a hole is closed");
                assert!(!after.contains('}'), "{}", phrase.key);
                let (kind, name) = inner.split_once(':').unwrap_or(("", inner));
                assert!(["", "row", "col", "var"].contains(&kind), "{}", phrase.key);
                assert!(name.chars().all(|c| c.is_ascii_lowercase()), "{inner}");
            }
        }
    }
}
