//! End-to-end tests: from what a person types to what a person reads.

mod cases;
mod corpus;
mod flip_game;
mod gallery;
mod input_forms;
mod lecture;
mod lights;
mod limits;
mod methods;
mod nakov;
mod pages;
mod refusals;
mod tidy;
