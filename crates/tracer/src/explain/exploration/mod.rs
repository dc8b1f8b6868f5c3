//! What the trace of a method that explores says, put in order for the parts of an explanation.

pub(super) mod chase;
pub(super) mod order;
pub(super) mod row_dp;
pub(super) mod search;
pub(super) mod subsets;
