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
