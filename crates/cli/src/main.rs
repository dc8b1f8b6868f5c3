//! The `rowstep` command.

fn main() {}
