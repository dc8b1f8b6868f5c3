//! What a trace spells out.

use crate::verify::MAX_TRIED_NULLITY;

/// How a trace is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RecordOptions {
    /// Which choices of the free variables are listed.
    pub choices: Choices,
    /// How far the search for a least solution may go.
    pub search: gf2::Search,
}

impl RecordOptions {
    /// The search, which goes at least as far as all solutions are listed, for a list proves
    /// which one is least, and as far as a checker tries them all.
    pub(super) fn search(&self) -> gf2::Search {
        gf2::Search {
            max_nullity: (self.search.max_nullity)
                .max(self.choices.all_up_to())
                .max(MAX_TRIED_NULLITY),
        }
    }
}

/// Which choices of the free variables a trace lists for each goal.
///
/// A goal of which not all choices are listed has a search instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Choices {
    /// All up to nullity 6, otherwise the first, and none beyond 256 variables;
    /// back-substitution stands under the first.
    #[default]
    Auto,
    /// The first alone.
    One,
    /// All, up to nullity [`Choices::MAX_NULLITY`], otherwise the first.
    All,
    /// As [`Auto`](Self::Auto), with back-substitution under every choice that is listed.
    Full,
}

impl Choices {
    /// The largest nullity for which [`Choices::All`] lists all choices.
    pub const MAX_NULLITY: usize = 16;

    /// The largest nullity for which all choices are listed unasked.
    const AUTO_NULLITY: usize = 6;
    /// The most variables for which any choice is listed unasked.
    const AUTO_VARIABLES: usize = 256;

    /// The number of choices that are listed.
    pub(super) fn listed(self, variables: usize, nullity: usize) -> usize {
        match self {
            Self::Auto | Self::Full if variables > Self::AUTO_VARIABLES => 0,
            _ if nullity <= self.all_up_to() => 1 << nullity,
            _ => 1,
        }
    }

    /// The largest nullity for which all choices are listed.
    fn all_up_to(self) -> usize {
        match self {
            Self::One => 0,
            Self::All => Self::MAX_NULLITY,
            Self::Auto | Self::Full => Self::AUTO_NULLITY,
        }
    }
}
