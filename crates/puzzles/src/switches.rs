//! Switches that change others too (POJ 1830).

use std::collections::BTreeSet;

use gf2::{BitVector, LinearSystem};

use crate::answer::AnswerForm;
use crate::kind::Kind;
use crate::operations::system;
use crate::picture::{MoveKind, Picture, Place};
use crate::problem::{Field, Problem};
use crate::puzzle::{Labels, Puzzle};

/// The digits of a switch that is off (0) and of one that is on (1).
pub(crate) const SYMBOLS: [char; 2] = ['0', '1'];

/// A row of switches: operating one changes it, and every switch that depends on it.
///
/// The dependence is directed: that switch i changes j does not mean that j changes i.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switches {
    start: BitVector,
    end: BitVector,
    /// (i, j): operating switch i changes switch j as well.
    pairs: BTreeSet<(usize, usize)>,
}

impl Switches {
    /// Returns the puzzle that leads from `start` to `end`; a pair (i, j), counted from 0, says
    /// that operating switch i changes switch j as well.
    ///
    /// # Panics
    ///
    /// If `start` and `end` have not the same number of switches, or a pair names a switch that
    /// is not there, or the same switch twice.
    pub fn new(start: BitVector, end: BitVector, pairs: BTreeSet<(usize, usize)>) -> Self {
        assert_eq!(start.len(), end.len(), "the same switches");
        for &(i, j) in &pairs {
            assert!(i.max(j) < start.len(), "there are {} switches", start.len());
            assert_ne!(i, j, "a pair has two switches");
        }
        Self { start, end, pairs }
    }

    /// Returns the positions at the start, 1 for on.
    pub fn start(&self) -> &BitVector {
        &self.start
    }

    /// Returns the positions wanted.
    pub fn end(&self) -> &BitVector {
        &self.end
    }
}

impl Puzzle for Switches {
    fn kind(&self) -> Kind {
        Kind::Switches
    }

    fn title(&self) -> String {
        match self.start.len() {
            1 => "1 switch".to_owned(),
            count => format!("{count} switches"),
        }
    }

    fn problem(&self) -> Problem {
        let pair = |&(i, j): &(usize, usize)| format!("{} {}", i + 1, j + 1);
        Problem {
            kind: Kind::Switches,
            fields: vec![
                ("start", Field::Text(self.start.to_string())),
                ("end", Field::Text(self.end.to_string())),
                ("pairs", Field::Lines(self.pairs.iter().map(pair).collect())),
            ],
        }
    }

    fn system(&self) -> LinearSystem {
        // Operating a switch changes itself and those that its pairs name.
        let changed = |i| {
            let pairs = self.pairs.range((i, 0)..=(i, usize::MAX));
            std::iter::once(i).chain(pairs.map(|&(_, j)| j))
        };
        let moves = (0..self.start.len()).map(changed);
        system(moves, &self.start, std::slice::from_ref(&self.end))
    }

    fn labels(&self) -> Labels {
        let numbered: Vec<String> = (1..=self.start.len())
            .map(|i| format!("switch {i}"))
            .collect();
        Labels {
            variables: numbered.clone(),
            equations: numbered,
            goals: vec!["the end positions".to_owned()],
        }
    }

    fn picture(&self) -> Option<Picture> {
        let count = self.start.len();
        Some(Picture {
            title: self.title(),
            cells: (0..count).map(|col| Place { row: 0, col }).collect(),
            moves: MoveKind::Operation,
            start: self.start.clone(),
            goals: vec![self.end.clone()],
            symbols: SYMBOLS,
            states: ["off".to_owned(), "on".to_owned()],
        })
    }

    fn accepts(&self, goal: usize, x: &BitVector) -> bool {
        assert_eq!(goal, 0, "switches have one end");
        assert_eq!(x.len(), self.start.len(), "a bit for each switch");
        // Each switch asks who operated it: itself, or one on which it depends.
        let mut on: Vec<bool> = self
            .start
            .iter()
            .zip(x.iter())
            .map(|(s, x)| s ^ x)
            .collect();
        for &(i, j) in &self.pairs {
            on[j] ^= x.get(i);
        }
        self.end.iter().eq(on)
    }

    fn answer_form(&self) -> AnswerForm {
        AnswerForm::Ways
    }
}
