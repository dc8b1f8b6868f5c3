//! `bfs`: boards in a queue, level by level.

use super::ending::{self, Ending};
use super::levels::{self, goals_at};
use super::walk::left;
use crate::explain::Detail;
use crate::explain::build::part;
use crate::explain::exploration::search::{Search, Taken, Visited};
use crate::explain::model::{Block, Part, PartKind, Prose, Table, TableRow};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// How many boards are taken from the queue in full at the default detail.
const FIRST_TAKEN: usize = 7;

/// A trace of `bfs`.
struct Bfs<'a> {
    reading: &'a Reading<'a>,
    search: Search,
}

/// The parts of the explanation.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    let bfs = Bfs {
        reading,
        search: Search::of_bfs(reading.trace, FIRST_TAKEN),
    };
    let mut parts = vec![bfs.idea()];
    if reading.detail != Detail::Outline {
        parts.push(bfs.listing());
        parts.extend(bfs.walk());
        parts.push(bfs.cost());
    }
    parts.extend(ending::parts(reading, bfs.ending()));
    parts
}

impl Bfs<'_> {
    fn idea(&self) -> Part {
        let scene = self.reading.scene();
        let blocks = vec![
            Block::Paragraph(say::levels_are(scene)),
            Block::Paragraph(say::queue_is(scene)),
            Block::Paragraph(say::later_alone(scene, self.reading.n)),
            Block::Paragraph(say::later_suffice(scene)),
        ];
        part(PartKind::Idea, say::heading_bfs(scene), blocks)
    }

    /// The first boards that are taken from the queue.
    fn walk(&self) -> Option<Part> {
        let scene = self.reading.scene();
        let total = self.search.taken.len();
        let shown = match self.reading.detail {
            Detail::Operation => total,
            _ => total.min(FIRST_TAKEN),
        };
        let row = |taken: &Taken, again: bool| TableRow {
            cells: self.taken_cells(taken, again),
            steps: taken.step.into_iter().collect(),
            variable: None,
        };
        let rows = &self.search.taken[..shown];
        let again = rows
            .iter()
            .flat_map(|taken| &taken.tries)
            .any(|t| !t.is_new);
        let columns = say::queue_headings(scene, again);
        let table = Table {
            columns: columns.into_iter().map(left).collect(),
            rows: rows.iter().map(|taken| row(taken, again)).collect(),
            may_wrap: false,
        };
        let mut blocks = vec![
            Block::Paragraph(say::queue_intro(scene, again)),
            Block::Table(table),
        ];
        let more = shown < total || !self.search.is_complete;
        blocks.extend(more.then(|| Block::Paragraph(self.goes_on())));
        blocks.extend(self.stop().map(Block::Paragraph));
        (shown > 0).then(|| part(PartKind::Walk, say::heading_queue(), blocks))
    }

    /// That the queue goes on, and until when.
    fn goes_on(&self) -> Prose {
        let scene = self.reading.scene();
        if !self.reading.unsolvable().is_empty() {
            return say::queue_goes_on(scene, None);
        }
        let levels = self.reading.goals_by_level();
        let last = levels.last_key_value();
        say::queue_goes_on(scene, last.map(|(&level, here)| (level, &here[..])))
    }

    /// Why the search stopped, where it was followed to its end.
    fn stop(&self) -> Option<Prose> {
        let scene = self.reading.scene();
        let last = self.search.boards.len().checked_sub(1)?;
        if !self.search.is_complete {
            return None;
        }
        if !self.reading.unsolvable().is_empty() {
            return Some(say::queue_is_empty(scene, last));
        }
        let here = goals_at(self.reading, &self.search.boards[last].state);
        Some(say::queue_stops(scene, last, &here))
    }

    fn taken_cells(&self, taken: &Taken, again: bool) -> Vec<Prose> {
        let scene = self.reading.scene();
        let board = &self.search.boards[taken.board];
        let tried: Vec<usize> = taken.tries.iter().map(|t| t.press).collect();
        let new = taken.tries.iter().filter(|t| t.is_new);
        let new: Vec<usize> = new.map(|t| t.board).collect();
        let seen = taken.tries.iter().filter(|t| !t.is_new);
        let seen: Vec<(usize, usize)> = seen.map(|t| (t.press, t.board)).collect();
        let mut cells = vec![
            say::board_number(taken.board),
            say::reached_by(scene, board.x.as_ref()),
            say::tried(scene, &tried),
            say::new_boards(&new),
        ];
        cells.extend(again.then(|| say::seen_before(scene, &seen)));
        cells
    }

    /// The levels: their sizes, and boards of them.
    fn listing(&self) -> Part {
        let scene = self.reading.scene();
        let mut blocks = vec![
            Block::Paragraph(say::bars_intro(scene)),
            levels::bars(self.reading, &self.search),
        ];
        let caption = |number: usize, board: &Visited| {
            let goals = goals_at(self.reading, &board.state);
            say::caption_visited(scene, number, board.x.as_ref(), &goals)
        };
        let intro = say::boards_intro(scene);
        blocks.extend(levels::drawn(self.reading, &self.search, intro, caption));
        part(PartKind::Listing, say::heading_levels(scene), blocks)
    }

    fn cost(&self) -> Part {
        let (scene, search) = (self.reading.scene(), &self.search);
        let outcome = &self.reading.trace.outcome;
        let told: u64 = search.levels.iter().sum();
        let stopped = levels::unfinished(self.reading, search);
        let all = search.is_complete.then_some(search.boards.len());
        let blocks = vec![
            Block::Paragraph(say::bfs_counted(scene, told, stopped, all)),
            Block::Paragraph(say::search_costs(scene, outcome.rank, self.reading.m)),
        ];
        part(PartKind::Cost, say::heading_cost(), blocks)
    }

    fn ending(&self) -> Ending {
        let reading = self.reading;
        let scene = reading.scene();
        let why = say::bfs_unreached(scene, &reading.unsolvable(), reading.trace.outcome.rank);
        let farthest = reading.solvable().into_iter();
        let farthest = farthest.filter_map(|goal| Some(reading.least(goal)?.weight));
        let mut why_least = vec![Block::Paragraph(say::bfs_least(scene))];
        if farthest.max().is_some_and(|most| most > 1) {
            why_least.push(Block::Paragraph(say::level_by_level(scene)));
        }
        Ending {
            why_unreached: vec![Block::Paragraph(why)],
            why_least,
        }
    }
}
