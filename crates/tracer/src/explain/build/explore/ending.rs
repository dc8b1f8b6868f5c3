//! How every explanation of a method that explores ends: what cannot be reached, the fewest, the
//! play-out.

use crate::explain::build::{least, part};
use crate::explain::model::{Block, Part, PartKind, Prose};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// Why the method's answer is right.
pub(super) struct Ending {
    /// Why the goals that were not found cannot be reached.
    pub(super) why_unreached: Vec<Block>,
    /// Why nothing is less than what was found.
    pub(super) why_least: Vec<Block>,
}

/// The parts that end the explanation.
pub(super) fn parts(reading: &Reading<'_>, ending: Ending) -> Vec<Part> {
    let scene = reading.scene();
    let (solvable, unreached) = (reading.solvable(), reading.unsolvable());
    let mut parts = Vec::new();
    if !unreached.is_empty() {
        let heading = say::heading_unreached(scene, &unreached);
        parts.push(part(PartKind::Contradiction, heading, ending.why_unreached));
    }
    if !solvable.is_empty() {
        let lines = solvable
            .iter()
            .map(|&goal| least::least_line(reading, goal));
        let mut blocks = vec![Block::List(lines.collect::<Vec<Prose>>())];
        blocks.extend(ending.why_least);
        blocks.extend(least::answer(reading, &solvable));
        parts.push(part(PartKind::Least, say::heading_least(scene), blocks));
        parts.extend(least::play_out(reading));
    }
    parts
}

/// That several ways need as few, where it is known; `count` tells of a goal how many do.
pub(super) fn ties(reading: &Reading<'_>, count: impl Fn(usize) -> Option<usize>) -> Option<Block> {
    let tied = |goal: usize| {
        let least = reading.least(goal)?.weight;
        let ways = count(goal)?;
        (ways > 1).then_some((goal, ways, least))
    };
    let tied: Vec<_> = reading.solvable().into_iter().filter_map(tied).collect();
    (!tied.is_empty()).then(|| Block::Paragraph(say::several_are_least(reading.scene(), &tied)))
}
