//! `chase`: a pattern is guessed, and the cells force the rest.

mod patterns;

use gf2::BitVector;

use super::ending::{self, Ending};
use super::idea;
use crate::explain::Detail;
use crate::explain::build::part;
use crate::explain::exploration::chase::{Counts, GoalPatterns, Pattern, read};
use crate::explain::exploration::order::Order;
use crate::explain::model::{Block, Part, PartKind};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// A trace of `chase`.
struct Chase<'a> {
    reading: &'a Reading<'a>,
    order: Order,
    goals: Vec<GoalPatterns>,
}

/// The parts of the explanation.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    let Some(order) = Order::of(reading.trace) else {
        return Vec::new();
    };
    let chase = Chase {
        reading,
        order,
        goals: read(reading.trace),
    };
    let mut parts = vec![chase.idea()];
    if reading.detail != Detail::Outline {
        parts.extend(chase.walk());
        parts.extend(chase.listing());
        parts.push(chase.cost());
    }
    parts.extend(ending::parts(reading, chase.ending()));
    parts
}

impl Chase<'_> {
    fn idea(&self) -> Part {
        let mut blocks = vec![Block::Paragraph(say::chase_idea(self.order.kind))];
        blocks.extend(idea::example(self.reading, &self.order));
        let written = say::pattern_is_written(&self.order.guessed);
        let guessed = idea::guessed(&self.order).then(written);
        blocks.push(Block::Paragraph(guessed));
        let complete = say::chase_is_complete(self.order.guessed.len());
        blocks.push(Block::Paragraph(complete));
        blocks.extend(idea::wrong(self.reading));
        part(PartKind::Idea, say::heading_chase(), blocks)
    }

    /// What was counted, and what it costs.
    fn cost(&self) -> Part {
        let scene = self.reading.scene();
        let counts = self.goals.iter().map(GoalPatterns::counts);
        let counts: Vec<Counts> = counts.collect();
        let guessed = self.order.guessed.len();
        let blocks = vec![
            Block::Paragraph(say::chase_counted(scene, guessed, &counts)),
            Block::Paragraph(say::chase_costs(guessed, self.order.cells())),
            Block::Paragraph(say::chase_grows(self.order.kind, self.order.forcing())),
        ];
        part(PartKind::Cost, say::heading_cost(), blocks)
    }

    fn ending(&self) -> Ending {
        let reading = self.reading;
        let scene = reading.scene();
        let guessed = self.order.guessed.len();
        let unreached = reading.unsolvable();
        let listed = reading.detail != Detail::Outline && self.is_listed();
        let why = say::chase_unreached(scene, &unreached, guessed, listed);
        let mut least = vec![Block::Paragraph(say::chase_least(guessed))];
        least.extend(super::ending::ties(reading, |goal| self.ties(goal)));
        Ending {
            why_unreached: vec![Block::Paragraph(why)],
            why_least: least,
        }
    }

    /// Tells whether every pattern is told.
    fn is_listed(&self) -> bool {
        self.goals.iter().all(|goal| goal.counts.is_none())
    }

    /// How many patterns need as few presses as the best; unknown if not all are told.
    fn ties(&self, goal: usize) -> Option<usize> {
        let goal_patterns = &self.goals[goal];
        let least = self.reading.least(goal)?.weight;
        let same = goal_patterns
            .patterns
            .iter()
            .filter(|pattern| pattern.weight() == Some(least));
        goal_patterns.counts.is_none().then(|| same.count())
    }

    /// The presses of a pattern, as far as it was followed.
    fn presses(&self, pattern: &Pattern) -> BitVector {
        let guessed = self.guessed_presses(pattern).into_iter();
        let forced = pattern.forced.iter().copied();
        BitVector::from_ones(self.order.cells(), guessed.chain(forced))
    }

    /// The guessed presses of a pattern.
    fn guessed_presses(&self, pattern: &Pattern) -> Vec<usize> {
        let guessed = self.order.guessed.iter().zip(pattern.values.iter());
        guessed
            .filter(|&(_, value)| value)
            .map(|(&press, _)| press)
            .collect()
    }
}
