//! Whole traces: written, read, verified, tampered with.

mod bad_json;
mod column_swap;
mod common;
mod json;
mod manual;
mod tampering;
mod verify;
