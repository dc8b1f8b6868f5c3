//! Whole traces: written, read, verified, tampered with.

mod bad_json;
mod column_swap;
mod common;
mod explore;
mod explore_by_hand;
mod explore_false;
mod explore_json;
mod explored;
mod json;
mod lessons;
mod manual;
mod tampering;
mod verify;
