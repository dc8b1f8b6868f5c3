//! `gf2`'s elimination drives a recorder.

use gf2::{BitMatrix, Event, Observer};

use super::Recorder;
use crate::step::Step;

impl Observer for Recorder {
    /// # Panics
    ///
    /// If the elimination swaps columns, which no step of these methods can say, or adds another
    /// row than that of its last pivot.
    #[inline]
    fn observe(&mut self, event: Event, _: &BitMatrix) {
        // All but the additions stays out of line, so that this becomes a part of the
        // elimination's innermost loop.
        if let Event::Add {
            source,
            target,
            col,
        } = event
        {
            self.note_addition(source, target, col);
        } else {
            self.observe_column(event);
        }
    }
}

impl Recorder {
    /// Records what happens once a column.
    #[inline(never)]
    fn observe_column(&mut self, event: Event) {
        match event {
            Event::Swap { upper, lower, col } => self.push(Step::Swap {
                rows: [upper, lower],
                col,
            }),
            Event::Pivot { row, col } => {
                self.push(Step::Pivot { row, col });
                self.start_additions(row, col);
            }
            Event::Skip { row, col, reason } => self.push(Step::Skip {
                col,
                row,
                why: reason,
            }),
            Event::Add { .. } => unreachable!("an addition is noted, not recorded here"),
            Event::SwapColumns { .. } => {
                panic!("the methods that are recorded do not swap columns")
            }
        }
    }
}
