//! Goals that want every cell in one state.

use gf2::BitVector;

use crate::kind::Kind;

/// Which uniform boards count as a goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// Every cell 0: all white, all off.
    Zeros,
    /// Every cell 1: all black, all on.
    Ones,
    /// Both, as two right-hand sides: first every cell 0, then every cell 1.
    Either,
}

impl Target {
    /// Every target, in the order of [`Kind::goal_words`].
    const ALL: [Self; 3] = [Self::Zeros, Self::Ones, Self::Either];

    /// Returns the target that `word` means for boards of `kind`.
    pub fn from_word(kind: Kind, word: &str) -> Option<Self> {
        let index = kind.goal_words().iter().position(|&known| known == word)?;
        Some(Self::ALL[index])
    }

    /// Returns the word for this target among those of `kind`.
    ///
    /// # Panics
    ///
    /// If `kind` has no choice of goals.
    pub fn word(self, kind: Kind) -> &'static str {
        kind.goal_words()[self as usize]
    }

    /// Returns the state that each goal wants of every cell.
    pub fn states(self) -> &'static [bool] {
        match self {
            Self::Zeros => &[false],
            Self::Ones => &[true],
            Self::Either => &[false, true],
        }
    }

    /// Returns the name of each goal, `names` being the two for state 0 and state 1.
    pub(crate) fn names(self, names: [&str; 2]) -> Vec<String> {
        let states = self.states().iter();
        states.map(|&s| names[usize::from(s)].to_owned()).collect()
    }

    /// Returns each goal's board of `len` cells.
    pub(crate) fn boards(self, len: usize) -> Vec<BitVector> {
        let states = self.states().iter();
        states
            .map(|&s| {
                if s {
                    BitVector::ones(len)
                } else {
                    BitVector::zeros(len)
                }
            })
            .collect()
    }
}
