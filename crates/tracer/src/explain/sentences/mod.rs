//! Every sentence that an explanation says, in English. A second language is a second module
//! with the same functions.
#![allow(
    clippy::single_match_else,
    reason = "the cases of a sentence read as a table, also where there are two"
)]

mod back;
mod board;
mod column_swap;
mod elimination;
mod explore;
mod free;
mod least;
mod lesson;
mod matrix;
mod solutions;
mod words;
mod zero_rows;

pub(super) use back::*;
pub(super) use board::*;
pub(super) use column_swap::*;
pub(super) use elimination::*;
pub(super) use explore::*;
pub(super) use free::*;
pub(super) use least::*;
pub(super) use lesson::*;
pub(super) use matrix::*;
pub(super) use solutions::*;
pub(super) use words::*;
pub(super) use zero_rows::*;
