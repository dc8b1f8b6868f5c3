//! Claims about subsets of the moves.

use super::{Checker, count};
use crate::step::ExploreStep;
use crate::verify::explore::facts::Facts;
use crate::verify::fault::{ExploreFault, FaultReason, RuleFault, ShapeFault};

impl Checker<'_> {
    pub(super) fn subsets_step(&self, step: &ExploreStep) -> Result<(), FaultReason> {
        match step {
            ExploreStep::Subset { x, gives } => Ok(self.check_gives(x, gives)?),
            ExploreStep::Weight {
                weight,
                tried,
                gives,
            } => self.check_weight(*weight, *tried, gives),
            _ => Err(RuleFault::OfAnotherMethod.into()),
        }
    }

    /// There are that many subsets of the size, and so many of them give each goal.
    fn check_weight(&self, weight: usize, tried: u64, gives: &[u64]) -> Result<(), FaultReason> {
        let Facts::Subsets(subsets) = self.facts else {
            unreachable!("this method has these facts")
        };
        let right = subsets.gives(weight);
        if gives.len() != right.len() {
            return Err(ShapeFault::WrongLength {
                field: "gives",
                expected: right.len(),
                found: gives.len(),
            }
            .into());
        }
        count("tried", tried, subsets.tried(weight))?;
        let mut both = gives.iter().zip(&right).enumerate();
        match both.find(|(_, (claimed, right))| claimed != right) {
            Some((goal, (_, &right))) => Err(ExploreFault::WrongGives { goal, right }.into()),
            None => Ok(()),
        }
    }
}
