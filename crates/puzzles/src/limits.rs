//! How large an input may be.
//!
//! A claimed size is compared with these before anything of that size is allocated. They keep
//! a matrix at 32 MiB, so that an elimination still ends while somebody waits.

/// The most cells that a board may have: 128×128.
pub const MAX_CELLS: usize = 16_384;

/// The most unknowns that a system may have.
pub const MAX_UNKNOWNS: usize = 16_384;

/// The most equations that a system may have.
pub const MAX_EQUATIONS: usize = 16_384;

/// The most right-hand sides that a system may have, enough for the inverse of any matrix.
pub const MAX_GOALS: usize = 16_384;

/// The most bytes that a text may have: 32 MiB.
pub const MAX_BYTES: usize = 32 << 20;

/// The most presses that `chase` guesses: 2²⁰ patterns take seconds.
pub const MAX_CHASE_GUESSES: usize = 20;

/// The most presses that `row-dp` guesses: it keeps up to 2¹⁶ states at once.
pub const MAX_ROW_DP_GUESSES: usize = 16;

/// The most presses that `chase` decides, over all patterns and goals: they take seconds.
pub const MAX_CHASE_WORK: u64 = 1 << 33;

/// The most states times cells that `row-dp` may come to at once, over all goals: they take seconds,
/// and less memory than a matrix.
pub const MAX_ROW_DP_WORK: u64 = 1 << 26;

/// The most cells for `bfs` and `reach`, whose tables have a place for each of 2²⁵ boards.
pub const MAX_SEARCH_CELLS: usize = 25;

/// The most moves for `bfs` and `reach`, each of which is tried on every board.
pub const MAX_SEARCH_MOVES: usize = 64;

/// The most moves for `subsets`: 2²⁴ sets are tried in a second.
pub const MAX_SUBSET_MOVES: usize = 24;

/// The most guessed presses with which `chase` and `row-dp` tell every pattern and every state.
pub const MAX_LISTED_GUESSES: usize = 5;

/// The largest rank of A with which `bfs` and `reach` tell every board: there are 2^rank.
pub const MAX_LISTED_RANK: usize = 6;

/// The most moves with which `subsets` tells every set.
pub const MAX_LISTED_MOVES: usize = 6;

/// The most bytes that a TOML text may have: 4 MiB.
pub const MAX_TOML_BYTES: usize = 4 << 20;

/// The most characters that a title, or the name of a move, a goal or a state, may have.
pub const MAX_NAME: usize = 60;
