//! What the unknowns of a system are called.

use std::fmt;

/// The name of an unknown: a letter, or a letter with an index from 1.
///
/// Names are ordered as people list them: `a`, `a2`, `a10`, `b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Name {
    /// The letter.
    pub(crate) letter: char,
    /// The index, if it has one.
    pub(crate) index: Option<u32>,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index {
            Some(index) => write!(f, "{}{index}", self.letter),
            None => write!(f, "{}", self.letter),
        }
    }
}

/// The names of all unknowns, in the order of the columns of A.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Names {
    /// A letter with the indices 1 to `count`, whether an equation mentions them or not.
    Indexed { letter: char, count: usize },
    /// The names that the equations mention, in order, none twice.
    Listed(Vec<Name>),
}

impl Names {
    /// Returns the names of a system that mentions `mentioned`.
    ///
    /// If all are one letter with an index, the largest index is the number of unknowns.
    pub(crate) fn of(mentioned: impl Iterator<Item = Name>) -> Self {
        let mut names: Vec<Name> = mentioned.collect();
        names.sort_unstable();
        names.dedup();
        match (names.first(), names.last()) {
            (Some(first), Some(last)) if first.letter == last.letter => match first.index {
                // Names without an index come first, so that here all have one.
                Some(_) => Self::Indexed {
                    letter: last.letter,
                    count: last.index.map_or(0, |index| index as usize),
                },
                None => Self::Listed(names),
            },
            _ => Self::Listed(names),
        }
    }

    /// Returns the number of unknowns.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Indexed { count, .. } => *count,
            Self::Listed(names) => names.len(),
        }
    }

    /// Returns the number of the unknown called `name`, from 0.
    ///
    /// # Panics
    ///
    /// If no unknown has that name.
    pub(crate) fn position(&self, name: Name) -> u32 {
        match self {
            Self::Indexed { .. } => name.index.expect("all have an index") - 1,
            Self::Listed(names) => {
                let at = names.binary_search(&name).expect("a name that was listed");
                u32::try_from(at).expect("there are fewer letters with indices")
            }
        }
    }

    /// Returns every name.
    pub(crate) fn to_strings(&self) -> Vec<String> {
        match self {
            Self::Indexed { letter, count } => {
                (1..=*count).map(|i| format!("{letter}{i}")).collect()
            }
            Self::Listed(names) => names.iter().map(Name::to_string).collect(),
        }
    }
}
