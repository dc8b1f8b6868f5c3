//! Words that several commands say of a puzzle.

use gf2::BitVector;
use puzzles::{Kind, MoveKind, Puzzle};

use crate::layout::list;

/// The names of the components that are 1.
pub(crate) fn named(bits: &BitVector, names: &[String]) -> Vec<String> {
    bits.iter_ones().map(|i| names[i].clone()).collect()
}

/// The numbers of the cells whose bits are 1.
pub(crate) fn cells(bits: &BitVector) -> String {
    let numbers: Vec<String> = bits.iter_ones().map(|i| (i + 1).to_string()).collect();
    let noun = if numbers.len() == 1 { "cell" } else { "cells" };
    format!("{noun} {}", list(&numbers, "and"))
}

/// What a puzzle's variables are, and so what its solutions are counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Presses of cells.
    Presses,
    /// Operations with names.
    Operations,
    /// Unknowns that are 1.
    Ones,
}

impl Unit {
    /// The unit of a puzzle.
    pub(crate) fn of(puzzle: &dyn Puzzle) -> Self {
        let moves = puzzle.picture().map(|picture| picture.moves);
        match (puzzle.kind(), moves) {
            (Kind::System, _) | (_, None) => Self::Ones,
            (_, Some(MoveKind::PressCell)) => Self::Presses,
            (_, Some(MoveKind::Operation)) => Self::Operations,
        }
    }

    /// The noun for one and for several of them.
    fn nouns(self) -> [&'static str; 2] {
        match self {
            Self::Presses => ["press", "presses"],
            Self::Operations => ["operation", "operations"],
            Self::Ones => ["one", "ones"],
        }
    }

    /// The noun for several of them.
    pub(crate) fn several(self) -> &'static str {
        self.nouns()[1]
    }

    /// A number of them, such as `1 press`.
    pub(crate) fn count(self, number: usize) -> String {
        let [one, several] = self.nouns();
        let noun = if number == 1 { one } else { several };
        format!("{number} {noun}")
    }

    /// Which moves `x` selects, where there are any; of more than `most` only the first ones.
    pub(crate) fn moves(self, x: &BitVector, names: &[String], most: usize) -> String {
        let total = x.weight();
        let first = BitVector::from_ones(x.len(), x.iter_ones().take(most));
        let moves = match self {
            _ if total > most && self == Self::Presses => {
                let numbers = first.iter_ones().map(|i| (i + 1).to_string());
                format!("cells {}", numbers.collect::<Vec<_>>().join(", "))
            }
            _ if total > most => named(&first, names).join(", "),
            Self::Presses => cells(x),
            Self::Operations | Self::Ones => list(&named(x, names), "and"),
        };
        if total > most {
            format!("{moves}, … ({total} in all)")
        } else {
            moves
        }
    }
}
