//! What is due where all subsets are tried.

use super::Walk;
use crate::step::ExploreStep;
use crate::verify::explore::limits::LISTED_MOVES;
use crate::verify::explore::subsets::Subsets;
use crate::verify::fault::Fault;

impl Walk<'_> {
    /// Every subset, counting up, or their numbers by size; then each goal's answer.
    pub(super) fn subsets(&mut self, subsets: &Subsets) -> Result<(), Fault> {
        let moves = self.truth.variables();
        if moves <= LISTED_MOVES {
            self.all_subsets(moves)?;
        } else {
            for weight in 0..=moves {
                self.step(ExploreStep::Weight {
                    weight,
                    tried: subsets.tried(weight),
                    gives: subsets.gives(weight),
                })?;
            }
        }
        (0..self.truth.goals.len()).try_for_each(|goal| self.answer(goal))
    }

    fn all_subsets(&mut self, moves: usize) -> Result<(), Fault> {
        for count in 0..1_u32 << moves {
            let ones = (0..moves).filter(|var| count >> (moves - 1 - var) & 1 == 1);
            let x = gf2::BitVector::from_ones(moves, ones);
            let gives = self.change(&x);
            self.step(ExploreStep::Subset { x, gives })?;
        }
        Ok(())
    }
}
