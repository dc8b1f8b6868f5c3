//! What an exploration counted while it worked.

use std::fmt;

/// A quantity that an exploration counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Chase: the patterns of guessed presses that were tried, over all goals.
    Patterns,
    /// Chase: those of them that were cut off before their last line.
    Cut,
    /// Row-dp: the states kept after each line, over all lines and goals. Bfs: the changes that
    /// were reached, the start included.
    States,
    /// Subsets: the sets of moves that were tried; one pass serves all goals.
    Subsets,
    /// Reach: the boards that were marked as reachable, the start included.
    Boards,
    /// The bits of the main table. Row-dp: the presses and the change of each state, where most
    /// states were kept at once. Bfs: a byte for each of the 2^cells changes. Reach: one set of
    /// boards, a bit for each of the 2^cells; there is such a set for each level, and one for
    /// all boards seen.
    MemoryBits,
}

impl Counted {
    /// Returns what a person calls the quantity.
    pub fn name(self) -> &'static str {
        match self {
            Self::Patterns => "patterns tried",
            Self::Cut => "patterns cut",
            Self::States => "states",
            Self::Subsets => "subsets tried",
            Self::Boards => "boards reached",
            Self::MemoryBits => "bits of memory",
        }
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What an exploration counted, each quantity once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Work {
    /// The quantities and their numbers, in the order in which they are told.
    pub counts: Vec<(Counted, u64)>,
}

impl Work {
    /// Returns the number of `counted`, if this method counts it.
    pub fn count(&self, counted: Counted) -> Option<u64> {
        let found = self.counts.iter().find(|(what, _)| *what == counted);
        found.map(|&(_, number)| number)
    }
}
