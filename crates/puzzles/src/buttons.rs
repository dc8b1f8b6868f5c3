//! Machines whose buttons switch lights (Advent of Code 2025, day 10).

use gf2::{BitVector, LinearSystem};

use crate::kind::Kind;
use crate::operations::system;
use crate::picture::{MoveKind, Picture, Place};
use crate::problem::{Field, Problem};
use crate::puzzle::{Labels, Puzzle};

/// The signs of a light that is off (0) and of one that is on (1).
pub(crate) const SYMBOLS: [char; 2] = ['.', '#'];

/// A machine: from all lights off to a pattern, by buttons that switch some lights each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Buttons {
    pattern: BitVector,
    /// The lights that each button switches, ascending: lists and no bits, so that a short text
    /// takes little memory however many lights its machines have.
    buttons: Vec<Box<[u32]>>,
}

impl Buttons {
    /// Returns the machine that should show `pattern`, with the lights that each button
    /// switches, counted from 0.
    ///
    /// # Panics
    ///
    /// If there is no light, or a button's lights are not ascending or not all there.
    pub fn new(pattern: BitVector, buttons: Vec<Box<[u32]>>) -> Self {
        assert!(!pattern.is_empty(), "a machine has lights");
        for button in &buttons {
            assert!(button.is_sorted_by(|a, b| a < b), "lights ascend");
            let last = button.last().map_or(0, |&light| light as usize);
            assert!(last < pattern.len(), "no light {last}");
        }
        Self { pattern, buttons }
    }

    /// Returns the lights that should be on.
    pub fn pattern(&self) -> &BitVector {
        &self.pattern
    }

    /// Returns the lights that each button switches.
    pub fn buttons(&self) -> &[Box<[u32]>] {
        &self.buttons
    }
}

/// Writes a button as its lights, counted from 0 as in the input.
fn written(button: &[u32]) -> String {
    let lights: Vec<String> = button.iter().map(u32::to_string).collect();
    lights.join(",")
}

impl Puzzle for Buttons {
    fn kind(&self) -> Kind {
        Kind::Buttons
    }

    fn title(&self) -> String {
        let counted = |number, what| match number {
            1 => format!("1 {what}"),
            _ => format!("{number} {what}s"),
        };
        let lights = counted(self.pattern.len(), "light");
        format!(
            "Machine, {lights}, {}",
            counted(self.buttons.len(), "button")
        )
    }

    fn problem(&self) -> Problem {
        let lights = self.pattern.iter().map(|on| SYMBOLS[usize::from(on)]);
        let buttons = self.buttons.iter().map(|button| written(button)).collect();
        Problem {
            kind: Kind::Buttons,
            fields: vec![
                ("pattern", Field::Text(lights.collect())),
                ("buttons", Field::Lines(buttons)),
            ],
        }
    }

    fn system(&self) -> LinearSystem {
        let start = BitVector::zeros(self.pattern.len());
        let goals = std::slice::from_ref(&self.pattern);
        let moves = self.buttons.iter();
        let moves = moves.map(|button| button.iter().map(|&light| light as usize));
        system(moves, &start, goals)
    }

    fn labels(&self) -> Labels {
        let numbered = |what, count| (1..=count).map(move |i| format!("{what} {i}")).collect();
        Labels {
            variables: numbered("button", self.buttons.len()),
            equations: numbered("light", self.pattern.len()),
            goals: vec!["the pattern".to_owned()],
        }
    }

    fn picture(&self) -> Option<Picture> {
        let lights = self.pattern.len();
        Some(Picture {
            title: self.title(),
            cells: (0..lights).map(|col| Place { row: 0, col }).collect(),
            moves: MoveKind::Operation,
            start: BitVector::zeros(lights),
            goals: vec![self.pattern.clone()],
            symbols: SYMBOLS,
            states: ["off".to_owned(), "on".to_owned()],
        })
    }

    fn accepts(&self, goal: usize, x: &BitVector) -> bool {
        assert_eq!(goal, 0, "a machine has one pattern");
        assert_eq!(x.len(), self.buttons.len(), "a bit for each button");
        // Press one button after the other, and look at the lights.
        let mut on = vec![false; self.pattern.len()];
        for button in x.iter_ones() {
            for &light in &self.buttons[button] {
                on[light as usize] ^= true;
            }
        }
        self.pattern.iter().eq(on)
    }
}
