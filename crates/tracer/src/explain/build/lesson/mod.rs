//! Cuts a derivation into frames: the system, each operation, and then the parts of the
//! explanation that follow the elimination.

mod columns;
mod operations;
mod parts;
mod press;
mod views;

use crate::explain::Detail;
use crate::explain::model::{Change, Frame, FrameScene, Lesson, PartKind, Prose, Said};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// Up to this many additions each gets a frame of its own; of more, those that clear a column
/// share one.
const MAX_SINGLE_ADDITIONS: usize = 2000;

/// Builds the whole lesson.
pub(in crate::explain) fn lesson(reading: &Reading<'_>) -> Lesson {
    let explanation = super::explanation(reading);
    let frames = if reading.trace.method.is_exploration() {
        Vec::new()
    } else {
        let mut frames = vec![given(reading)];
        frames.extend(match reading.form() {
            Some(_) => columns::frames(reading),
            None => operations::frames(reading),
        });
        let done = frames.last().map_or(0, |frame| frame.steps.end);
        frames.push(reached(reading, done));
        frames.extend(parts::frames(reading, &explanation.parts, done));
        frames
    };
    let free = explanation.part_number(PartKind::Free);
    Lesson {
        question: free.map(|_| say::which_are_free()),
        explanation,
        picture: reading.picture.cloned(),
        press: press::press(reading),
        least: press::least(reading),
        start: reading.start.clone(),
        frames,
    }
}

impl Said {
    /// The same at every detail.
    fn always(prose: Prose) -> Self {
        Self {
            outline: prose.clone(),
            pivot: prose.clone(),
            operation: prose,
        }
    }
}

/// A frame at which everyone stops and in which nothing is done yet.
fn frame(done: usize, scene: FrameScene, heading: Prose, said: Said) -> Frame {
    Frame {
        steps: done..done,
        stop: Detail::Outline,
        column: None,
        change: Change::None,
        scene,
        heading,
        said,
        decided: Vec::new(),
        goal: None,
        mask: None,
        equations: Vec::new(),
    }
}

/// The system as it is given.
fn given(reading: &Reading<'_>) -> Frame {
    let read = say::sentence(say::how_to_read(reading.scene()));
    let aim = reading.form().map(say::aim);
    let said = Said {
        outline: read.clone(),
        pivot: read.clone().then(aim.clone()),
        operation: read.then(say::allowed_moves(reading.form())).then(aim),
    };
    frame(0, FrameScene::Matrix, say::heading_matrix(), said)
}

/// The form in which the elimination ends.
fn reached(reading: &Reading<'_>, done: usize) -> Frame {
    let said = Said::always(super::echelon::what_it_is(reading));
    let heading = say::heading_end(reading.form());
    frame(done, FrameScene::Matrix, heading, said)
}
