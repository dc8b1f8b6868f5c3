//! One file a command.

pub(crate) mod compare;
pub(crate) mod explain;
pub(crate) mod lecture;
pub(crate) mod solve;
pub(crate) mod trace;
pub(crate) mod verify;
pub(crate) mod welcome;
