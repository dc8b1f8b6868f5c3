//! Which goals a change is, for any number of goals.

use gf2::{BitMatrix, BitVector, LinearSystem};

use super::event::{Event, Observer};

/// The columns of B, sorted, so that the goals that want a change are found by bisection.
pub(super) struct Goals {
    /// A row for each goal: the change that it wants.
    wanted: BitMatrix,
    /// The numbers of the goals, by what they want; those that want the same, ascending.
    sorted: Vec<usize>,
}

impl Goals {
    pub(super) fn of(system: &LinearSystem) -> Self {
        let wanted = system.b().transpose();
        let mut sorted: Vec<usize> = (0..wanted.rows()).collect();
        // A stable sort, so that goals that want the same stay in order.
        sorted.sort_by(|&a, &b| wanted.row(a).words().cmp(wanted.row(b).words()));
        Self { wanted, sorted }
    }

    /// The number of goals.
    pub(super) fn len(&self) -> usize {
        self.sorted.len()
    }

    /// The change that a goal wants, packed.
    pub(super) fn wanted(&self, goal: usize) -> &[u64] {
        self.wanted.row(goal).words()
    }

    /// The goals that want `change`, ascending. The change is packed as a [`BitVector`] is.
    pub(super) fn at(&self, change: &[u64]) -> &[usize] {
        let start = self
            .sorted
            .partition_point(|&goal| self.wanted(goal) < change);
        let from = &self.sorted[start..];
        // Nearly every change is no goal, and nearly every goal stands alone.
        let same = from.iter().take_while(|&&goal| self.wanted(goal) == change);
        &from[..same.count()]
    }
}

/// What was found for each goal so far.
pub(super) struct Answers {
    found: Vec<Option<BitVector>>,
    missing: usize,
}

impl Answers {
    /// No goal out of `goals` is found yet.
    pub(super) fn none_of(goals: usize) -> Self {
        Self {
            found: vec![None; goals],
            missing: goals,
        }
    }

    /// Tells whether every goal is found.
    pub(super) fn are_complete(&self) -> bool {
        self.missing == 0
    }

    /// Takes x as the least solution of a goal that had none, and tells it.
    pub(super) fn find(&mut self, goal: usize, x: BitVector, observer: &mut dyn Observer) {
        tell_answer(goal, Some(&x), observer);
        self.found[goal] = Some(x);
        self.missing -= 1;
    }

    /// Tells every goal that was not found, and returns the answers.
    pub(super) fn finish(self, observer: &mut dyn Observer) -> Vec<Option<BitVector>> {
        for (goal, found) in self.found.iter().enumerate() {
            if found.is_none() {
                tell_answer(goal, None, observer);
            }
        }
        self.found
    }
}

/// Tells what became of a goal in the end.
pub(super) fn tell_answer(goal: usize, least: Option<&BitVector>, observer: &mut dyn Observer) {
    observer.observe(match least {
        Some(x) => Event::Found {
            goal,
            x: x.clone(),
            weight: x.weight(),
        },
        None => Event::Missed { goal },
    });
}
