//! The `rowstep` command from outside: arguments and bytes in, bytes and exit codes out.

mod bad_input;
mod compare;
mod explain;
mod files;
mod help;
mod looks;
mod solve;
mod solve_json;
mod streams;
mod support;
mod trace;
mod verify;
