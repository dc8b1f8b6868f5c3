//! Lessons as a beamer deck.
//!
//! A column of the elimination is a frame, and each of its operations an overlay. What changes
//! between overlays stands in areas of a fixed size, so nothing else moves. In the mode
//! `handout` of beamer a frame has one page, which shows all that its overlays reveal.

mod blocks;
mod columns;
mod frame;
mod packing;
mod room;
mod setting;

use tracer::explanation::{Block, FrameScene, Lesson, Part, PartKind, Prose};
use tracer::one_based;

use super::{BeamerOptions, Matrices, Tex};
use blocks::Manner;
use columns::Group;
use frame::Frame;
use packing::Reveal;
use room::Room;

/// Everything that the frames of a lesson depend on.
struct Deck<'a> {
    tex: Tex<'a>,
    lesson: &'a Lesson,
    room: Room,
    groups: Vec<Group>,
    /// The columns whose operations are revealed one by one.
    shown: (usize, usize),
}

/// The whole deck.
pub(super) fn document(lessons: &[Lesson], options: &BeamerOptions) -> String {
    let decks: Vec<Deck<'_>> = lessons
        .iter()
        .map(|lesson| Deck::new(lesson, options))
        .collect();
    let mut written = Vec::new();
    for deck in &decks {
        if decks.len() > 1 {
            written.push(deck.section());
        }
        written.extend(deck.frames().iter().map(Frame::to_latex));
    }
    let appendix = decks.iter().flat_map(Deck::appendix);
    let appendix: Vec<String> = appendix.map(|frame| frame.to_latex()).collect();
    if !appendix.is_empty() {
        written.push("\\appendix".to_owned());
        written.extend(appendix);
    }
    setting::around(&decks, options, &written)
}

impl<'a> Deck<'a> {
    fn new(lesson: &'a Lesson, options: &BeamerOptions) -> Self {
        let groups = columns::groups(lesson);
        let by_size = columns::shown_by_size(&groups);
        Self {
            tex: Tex {
                explanation: &lesson.explanation,
                notation: options.notation,
                // Boards of a deck are drawn whatever the matrices are written in.
                matrices: Matrices::NiceMatrix,
                nicematrix: options.matrices == Matrices::NiceMatrix,
            },
            lesson,
            room: Room::new(options.aspect, lesson),
            groups,
            shown: options.shown_columns.unwrap_or(by_size),
        }
    }

    fn title(&self) -> String {
        self.tex.heading(&self.lesson.explanation.title)
    }

    fn section(&self) -> String {
        let title = self.title();
        format!("\\section{{{title}}}\n\\begin{{frame}}[plain]\n\\sectionpage\n\\end{{frame}}")
    }

    /// The frames in order, but for the appendix.
    fn frames(&self) -> Vec<Frame> {
        let mut frames = self.opening();
        for (index, part) in self.lesson.explanation.parts.iter().enumerate() {
            match part.kind {
                PartKind::Elimination if !self.groups.is_empty() => {
                    frames.extend(self.part(index, part, before_columns(part)));
                    frames.extend(self.elimination(&self.part_title(index, part)));
                }
                PartKind::Free => {
                    let question = self.lesson.question.iter().cloned().map(Block::Remark);
                    let blocks: Vec<Block> = question.chain(part.blocks.iter().cloned()).collect();
                    frames.extend(self.part(index, part, &blocks));
                }
                _ => frames.extend(self.part(index, part, &part.blocks)),
            }
        }
        frames
    }

    /// The puzzle, and what one press does.
    fn opening(&self) -> Vec<Frame> {
        let title = self.title();
        let lead = self.pieces(&self.lesson.explanation.lead, Manner::default());
        let mut frames = self.shared_out(&title, lead, Reveal::AtOnce);
        if let Some(press) = &self.lesson.press {
            let manner = Manner {
                boards_one_by_one: true,
                ..Manner::default()
            };
            let press = self.pieces(&[Block::Figure(press.clone())], manner);
            frames.extend(self.shared_out(&title, press, Reveal::OneByOne));
        }
        frames
    }

    fn part_title(&self, index: usize, part: &Part) -> String {
        let heading = self.tex.heading(&part.heading);
        format!("{}\\enspace {heading}", one_based(index))
    }

    /// A part of the explanation, or what is shown of it.
    fn part(&self, index: usize, part: &Part, blocks: &[Block]) -> Vec<Frame> {
        let manner = Manner {
            rows_one_by_one: matches!(part.kind, PartKind::Letters | PartKind::Numbers),
            boards_one_by_one: part.kind == PartKind::PlayOut,
        };
        let pieces = self.pieces(blocks, manner);
        let mut frames = self.shared_out(&self.part_title(index, part), pieces, Reveal::OneByOne);
        if let Some(first) = frames.first_mut() {
            first.notes = self.notes_of_part(index, part);
        }
        frames
    }

    /// What is said while a part is shown.
    fn notes_of_part(&self, index: usize, part: &Part) -> Vec<String> {
        let said = self.lesson.frames.iter().filter(|frame| match frame.scene {
            FrameScene::Part { part, .. } => part == index,
            // Of the frames with a matrix, the first shows it as it is given, the last as it ends.
            FrameScene::Matrix => match part.kind {
                PartKind::Matrix => frame.steps == (0..0),
                _ => false,
            },
        });
        let said = said.map(|frame| &frame.said.operation);
        let mut notes: Vec<&Prose> = said.filter(|prose| !prose.is_empty()).collect();
        notes.dedup();
        notes
            .into_iter()
            .map(|prose| self.tex.prose(prose))
            .collect()
    }
}

/// The blocks of a part up to its first column or operation.
fn before_columns(part: &Part) -> &[Block] {
    let worked = |block: &Block| matches!(block, Block::Column(_) | Block::Operation(_));
    let end = part.blocks.iter().position(worked);
    &part.blocks[..end.unwrap_or(part.blocks.len())]
}
