//! What a trace of `subsets` says.

use gf2::BitVector;

use crate::step::{ExploreStep, Step};
use crate::trace::Trace;

/// The subsets one by one, or how many there are of each size.
#[derive(Default)]
pub(in crate::explain) struct Subsets<'a> {
    /// Every subset, if they are told.
    pub(in crate::explain) listed: Vec<Subset<'a>>,
    /// The sizes, if the subsets are not told.
    pub(in crate::explain) sizes: Vec<Size<'a>>,
}

/// A set of moves, and what it changes.
pub(in crate::explain) struct Subset<'a> {
    pub(in crate::explain) step: usize,
    pub(in crate::explain) x: &'a BitVector,
    pub(in crate::explain) gives: &'a BitVector,
}

/// The subsets of a size.
pub(in crate::explain) struct Size<'a> {
    pub(in crate::explain) step: usize,
    pub(in crate::explain) weight: usize,
    /// How many there are.
    pub(in crate::explain) tried: u64,
    /// For each goal, how many of them give it.
    pub(in crate::explain) gives: &'a [u64],
}

impl<'a> Subsets<'a> {
    /// Reads a trace.
    pub(in crate::explain) fn of(trace: &'a Trace) -> Self {
        let mut subsets = Self::default();
        for (index, step) in trace.steps.iter().enumerate() {
            match step {
                Step::Explore(ExploreStep::Subset { x, gives }) => subsets.listed.push(Subset {
                    step: index,
                    x,
                    gives,
                }),
                Step::Explore(ExploreStep::Weight {
                    weight,
                    tried,
                    gives,
                }) => subsets.sizes.push(Size {
                    step: index,
                    weight: *weight,
                    tried: *tried,
                    gives,
                }),
                _ => {}
            }
        }
        subsets
    }

    /// How many subsets of a size give a goal, the goal being the change `wanted`.
    pub(in crate::explain) fn giving(&self, goal: usize, wanted: &BitVector, weight: usize) -> u64 {
        let told = self.sizes.iter().filter(|size| size.weight == weight);
        let told: u64 = told.map(|size| size.gives[goal]).sum();
        let listed = self.listed.iter();
        let listed = listed.filter(|s| s.gives == wanted && s.x.weight() == weight);
        told + listed.count() as u64
    }
}
