//! Whole traces: written, read, verified, tampered with.

mod bad_json;
mod common;
mod json;
mod manual;
mod tampering;
mod verify;
