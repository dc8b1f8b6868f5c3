//! Cuts a derivation into frames.

use crate::explain::model::{Lesson, View};
use crate::explain::reading::Reading;

/// Builds the whole lesson.
pub(in crate::explain) fn lesson(reading: &Reading<'_>) -> Lesson {
    Lesson {
        explanation: super::explanation(reading),
        picture: reading.picture.cloned(),
        press: None,
        start: reading.start.clone(),
        frames: Vec::new(),
    }
}

impl Lesson {
    /// Replays the frames, each with the matrix and the standings after it.
    pub fn views(&self) -> impl Iterator<Item = View<'_>> {
        std::iter::empty()
    }
}
