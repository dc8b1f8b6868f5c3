//! Whole traces: written, read, verified, tampered with.

mod common;
mod json;
mod tampering;
mod verify;
