//! The laws of linear algebra over GF(2), held against random and brute-force instances at
//! sizes around the word boundaries, empty shapes included.

mod algebra;
mod elimination;
mod layout;
mod least;
mod random;
mod solve;
mod spaces;
mod strategies;
mod text;
mod vectors;
