//! Sentences about the methods that explore.

mod bfs;
mod chase;
mod common;
mod reach;
mod row_dp;
mod search;
mod subsets;
mod walk;

pub(crate) use bfs::*;
pub(crate) use chase::*;
pub(crate) use common::*;
pub(crate) use reach::*;
pub(crate) use row_dp::*;
pub(crate) use search::*;
pub(crate) use subsets::*;
pub(crate) use walk::*;
