//! `reach`: levels as sets of boards.

use gf2::BitVector;

use super::ending::{self, Ending};
use super::levels::{self, goals_at};
use crate::explain::Detail;
use crate::explain::build::board::draw_state;
use crate::explain::build::part;
use crate::explain::exploration::search::{Search, Visited};
use crate::explain::model::{Block, CellMark, Figure, Part, PartKind, Prose};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;

/// The most cells of all boards of the way down.
const MAX_CELLS: usize = 600;

/// A trace of `reach`.
struct Reach<'a> {
    reading: &'a Reading<'a>,
    search: Search,
}

/// The parts of the explanation.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    let reach = Reach {
        reading,
        search: Search::of_reach(reading.trace),
    };
    let mut parts = vec![reach.idea()];
    if reading.detail != Detail::Outline {
        parts.push(reach.listing());
        parts.extend(reach.walk());
        parts.push(reach.cost());
    }
    parts.extend(ending::parts(reading, reach.ending()));
    parts
}

impl Reach<'_> {
    fn idea(&self) -> Part {
        let (scene, cells) = (self.reading.scene(), self.reading.m);
        let blocks = vec![
            Block::Paragraph(say::levels_are(scene)),
            Block::Paragraph(say::sets_are(scene, cells)),
            Block::Paragraph(say::reach_is_complete(scene)),
            Block::Paragraph(say::walking_down(scene)),
        ];
        part(PartKind::Idea, say::heading_reach(scene), blocks)
    }

    fn listing(&self) -> Part {
        let scene = self.reading.scene();
        let mut blocks = vec![
            Block::Paragraph(say::bars_intro(scene)),
            levels::bars(self.reading, &self.search),
        ];
        let caption = |_: usize, board: &Visited| {
            let goals = goals_at(self.reading, &board.state);
            say::caption_reached(scene, board.level, &self.leading_down(board), &goals)
        };
        let intro = say::reach_boards_intro(scene);
        blocks.extend(levels::drawn(self.reading, &self.search, intro, caption));
        part(PartKind::Listing, say::heading_levels(scene), blocks)
    }

    /// The moves that lead from a board to one of the level before.
    fn leading_down(&self, board: &Visited) -> Vec<usize> {
        let a = self.reading.trace.system.a();
        let leads = |&var: &usize| {
            let mut below = board.state.clone();
            below += &a.column(var);
            let mut boards = self.search.boards.iter();
            boards.any(|other| other.level + 1 == board.level && other.state == below)
        };
        (0..a.cols()).filter(leads).collect()
    }

    /// The way down from the best goal.
    fn walk(&self) -> Option<Part> {
        let goal = self.reading.trace.outcome.best?;
        let x = &self.reading.least(goal)?.x;
        if x.is_zero() {
            return None;
        }
        let scene = self.reading.scene();
        let way: Vec<usize> = x.iter_ones().collect();
        let boards = self.boards_down(goal, x);
        let lead = say::way_down(scene, goal, &way, boards.is_some());
        let mut blocks = vec![Block::Paragraph(lead)];
        blocks.extend(boards);
        Some(part(
            PartKind::Walk,
            say::heading_way_down(scene, goal),
            blocks,
        ))
    }

    /// The boards from the goal down to the start.
    fn boards_down(&self, goal: usize, x: &BitVector) -> Option<Block> {
        let picture = self.reading.picture?;
        if self.reading.m * (x.weight() + 1) > MAX_CELLS {
            return None;
        }
        let (a, top) = (self.reading.trace.system.a(), x.weight());
        let presses = self.reading.subject() == Subject::Presses;
        let mut state = picture.goals[goal].clone();
        let caption = |level: usize| say::caption_level(level);
        let mut boards = vec![draw_state(picture, caption(top), &state, |_| {
            CellMark::Plain
        })];
        for (taken, var) in x.iter_ones().enumerate() {
            let change = a.column(var);
            state += &change;
            boards.push(draw_state(
                picture,
                caption(top - taken - 1),
                &state,
                |cell| match change.get(cell) {
                    _ if presses && cell == var => CellMark::Pressed,
                    true => CellMark::Changed,
                    false => CellMark::Plain,
                },
            ));
        }
        Some(Block::Figure(Figure {
            boards,
            text: Vec::new(),
        }))
    }

    fn cost(&self) -> Part {
        let (scene, levels) = (self.reading.scene(), &self.search.levels);
        let adds = levels.iter().filter(|&&states| states > 0).count();
        let blocks = vec![
            Block::Paragraph(say::reach_counted(scene, levels.iter().sum(), adds)),
            Block::Paragraph(say::reach_costs(scene, self.reading.m)),
        ];
        part(PartKind::Cost, say::heading_cost(), blocks)
    }

    fn ending(&self) -> Ending {
        let reading = self.reading;
        let scene = reading.scene();
        let (rank, last) = (reading.trace.outcome.rank, self.search.levels.len());
        let unreached = reading.unsolvable();
        let why: Prose = say::reach_unreached(scene, &unreached, last.saturating_sub(1), rank);
        Ending {
            why_unreached: vec![Block::Paragraph(why)],
            why_least: vec![Block::Paragraph(say::reach_least(scene))],
        }
    }
}
