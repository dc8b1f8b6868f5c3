//! `gf2`'s elimination drives a recorder.

use gf2::{BitMatrix, Event, Observer};

use super::Recorder;
use crate::step::Step;

impl Observer for Recorder {
    fn observe(&mut self, event: Event<'_>, _: &BitMatrix) {
        self.push(match event {
            Event::Swap { upper, lower, col } => Step::Swap {
                rows: [upper, lower],
                col,
            },
            Event::Pivot { row, col } => Step::Pivot { row, col },
            Event::Add {
                source,
                targets,
                col,
            } => Step::Add {
                source,
                targets: targets.to_vector(),
                col,
            },
            Event::Skip { row, col, reason } => Step::Skip {
                col,
                row,
                why: reason,
            },
            Event::SwapColumns { left, right } => Step::SwapColumns {
                cols: [left, right],
            },
        });
    }
}
