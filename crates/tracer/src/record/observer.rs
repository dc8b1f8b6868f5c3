//! `gf2`'s elimination drives a recorder.

use gf2::{BitMatrix, Event, Observer};

use super::Recorder;
use crate::step::Step;

impl Observer for Recorder {
    /// # Panics
    ///
    /// If the elimination swaps columns, which no step of these methods can say.
    #[inline]
    fn observe(&mut self, event: Event, _: &BitMatrix) {
        match event {
            Event::Add {
                source,
                target,
                col,
            } => self.push_addition(source, target, col),
            Event::Swap { upper, lower, col } => {
                self.push(Step::Swap {
                    rows: [upper, lower],
                    col,
                });
            }
            Event::Pivot { row, col } => self.push(Step::Pivot { row, col }),
            Event::Skip { row, col, reason } => self.push(Step::Skip {
                col,
                row,
                why: reason,
            }),
            Event::SwapColumns { .. } => {
                panic!("the methods that are recorded do not swap columns")
            }
        }
    }
}
