//! `row-dp`: all patterns go forward together, and only the best way to each state is kept.

use super::ending::{self, Ending};
use super::idea;
use super::walk::{self, left, right};
use crate::explain::Detail;
use crate::explain::build::part;
use crate::explain::exploration::order::{LineKind, Order};
use crate::explain::exploration::row_dp::{Kept, State, read};
use crate::explain::model::{Block, Part, PartKind, Prose, Table, TableRow, prose};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// The most states of a line that are listed at the default detail.
const MAX_STATES: usize = 8;
/// The most lines whose numbers are listed at the default detail.
const MAX_LINES: usize = 16;
/// The most cells for which the ways of states are written out.
const MAX_WAY: usize = 25;

/// A trace of `row-dp`.
struct RowDp<'a> {
    reading: &'a Reading<'a>,
    order: Order,
    goals: Vec<Vec<Kept<'a>>>,
}

/// The parts of the explanation.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    let Some(order) = Order::of(reading.trace) else {
        return Vec::new();
    };
    let dp = RowDp {
        reading,
        order,
        goals: read(reading.trace),
    };
    let mut parts = vec![dp.idea()];
    if reading.detail != Detail::Outline {
        parts.extend(dp.listing());
        parts.extend(dp.walk());
        parts.push(dp.cost());
    }
    parts.extend(ending::parts(reading, dp.ending()));
    parts
}

impl RowDp<'_> {
    /// What a line of the trace is: a board of one row is a single one.
    fn kind(&self) -> LineKind {
        match self.order.kind {
            LineKind::Cell => LineKind::Row,
            kind => kind,
        }
    }

    /// Tells whether the board is a single row, so that there are no states on the way.
    fn is_single_row(&self) -> bool {
        self.order.kind == LineKind::Cell
    }

    /// The moves of a line of the trace.
    fn moves(&self, line: usize) -> Vec<usize> {
        match self.order.kind {
            LineKind::Cell => self.order.lines.iter().flatten().copied().collect(),
            _ => self.order.lines[line].clone(),
        }
    }

    fn idea(&self) -> Part {
        let mut blocks = vec![Block::Paragraph(say::chase_idea(self.order.kind))];
        blocks.extend(idea::example(self.reading, &self.order));
        blocks.push(Block::Paragraph(idea::guessed(&self.order)));
        if self.is_single_row() {
            blocks.push(Block::Paragraph(say::single_row_has_no_states()));
        } else {
            let wraps = self.order.wraps();
            blocks.push(Block::Paragraph(say::states_are(self.kind(), wraps)));
            blocks.push(Block::Paragraph(say::best_is_kept()));
        }
        blocks.extend(idea::wrong(self.reading));
        part(PartKind::Idea, say::heading_row_dp(self.kind()), blocks)
    }

    /// The goal whose states are shown.
    fn shown_goal(&self) -> usize {
        self.reading.trace.outcome.best.unwrap_or(0)
    }

    /// The states line by line.
    fn listing(&self) -> Option<Part> {
        let goal = self.shown_goal();
        let lines = self.goals.get(goal)?;
        let mut blocks = Vec::new();
        if !self.is_single_row() || lines[0].listed.is_empty() {
            blocks.push(Block::Paragraph(say::kept_intro(self.kind())));
            blocks.push(Block::Table(self.numbers()));
        }
        let shown = self.lines_shown();
        if shown < lines.len() {
            blocks.push(Block::Paragraph(say::lines_left_out(
                shown,
                lines.len(),
                self.kind(),
            )));
        }
        let goals = match self.reading.detail {
            Detail::Operation => (0..self.goals.len()).collect(),
            _ => vec![goal],
        };
        for goal in goals {
            for line in self.listed_lines(goal) {
                blocks.extend(self.states(goal, line));
            }
        }
        let heading = if self.is_single_row() {
            say::heading_single_row()
        } else {
            say::heading_states(self.kind())
        };
        Some(part(PartKind::Listing, heading, blocks))
    }

    fn lines_shown(&self) -> usize {
        let lines = self.goals.first().map_or(0, Vec::len);
        match self.reading.detail {
            Detail::Operation => lines,
            _ => lines.min(MAX_LINES),
        }
    }

    /// How many states each line keeps, and how many ways it drops.
    fn numbers(&self) -> Table {
        let scene = self.reading.scene();
        let goals = 0..self.goals.len();
        let row = |line: usize| {
            let cells = goals.clone().flat_map(|goal| {
                let kept = &self.goals[goal][line];
                [
                    prose![say::big(kept.states)],
                    prose![say::big(kept.dropped)],
                ]
            });
            let steps = goals.clone().map(|goal| self.goals[goal][line].step);
            TableRow {
                cells: std::iter::once(say::line_number(line))
                    .chain(cells)
                    .collect(),
                steps: steps.collect(),
                variable: None,
            }
        };
        let headings = goals
            .clone()
            .flat_map(|goal| say::kept_headings(scene, goal));
        let first = prose![say::line_noun(self.kind())];
        Table {
            columns: std::iter::once(first).chain(headings).map(right).collect(),
            rows: (0..self.lines_shown()).map(row).collect(),
            may_wrap: false,
        }
    }

    /// The lines whose states are listed: at the default detail the first in which ways were
    /// dropped, or else the second; and the last.
    fn listed_lines(&self, goal: usize) -> Vec<usize> {
        let lines = &self.goals[goal];
        let last = lines.len().saturating_sub(1);
        let has_states = |&line: &usize| !lines[line].listed.is_empty();
        let all = (0..lines.len()).filter(has_states);
        if self.reading.detail == Detail::Operation {
            return all.collect();
        }
        let drops = lines.iter().position(|kept| kept.dropped > 0);
        let early = drops.unwrap_or(1.min(last));
        all.filter(|&line| line == early || line == last).collect()
    }

    fn states(&self, goal: usize, line: usize) -> Vec<Block> {
        let kept = &self.goals[goal][line];
        let last = line + 1 == self.goals[goal].len();
        let least = kept.listed.iter().map(|state| state.weight).min();
        let mut states: Vec<&State<'_>> = kept.listed.iter().collect();
        if self.reading.detail != Detail::Operation && states.len() > MAX_STATES {
            // The best ones; the order among them stays.
            states.sort_by_key(|state| state.weight);
            states.truncate(MAX_STATES);
            states.sort_by_key(|state| state.step);
        }
        let row = |state: &&State<'_>| TableRow {
            cells: self.state_cells(line, state, last && least == Some(state.weight)),
            steps: vec![state.step],
            variable: None,
        };
        let scene = self.reading.scene();
        let (wraps, ways) = (self.tells_first_lines(line), self.writes_ways(line));
        let headings = say::state_headings(self.kind(), line, wraps, ways);
        let table = Table {
            columns: headings.into_iter().map(left).collect(),
            rows: states.iter().map(row).collect(),
            may_wrap: false,
        };
        let counts = (states.len(), kept.listed.len());
        let intro = say::states_intro(scene, goal, self.kind(), line, last, counts);
        vec![Block::Paragraph(intro), Block::Table(table)]
    }

    /// Tells whether the first two lines are part of a state after a line, and not its last two.
    fn tells_first_lines(&self, line: usize) -> bool {
        self.order.wraps() && line > 1
    }

    /// Tells whether the ways of states are short enough to be written out, and more than the
    /// state.
    fn writes_ways(&self, line: usize) -> bool {
        self.reading.m <= MAX_WAY && line > 1
    }

    fn state_cells(&self, line: usize, state: &State<'_>, is_least: bool) -> Vec<Prose> {
        let bits = |line: usize| say::presses_of_line(state.x, &self.moves(line));
        let mut cells = vec![bits(line)];
        cells.extend((line > 0).then(|| bits(line - 1)));
        if self.tells_first_lines(line) {
            cells.push(say::side_by_side((0..2).map(bits)));
        }
        if self.writes_ways(line) {
            cells.push(say::side_by_side((0..=line).map(bits)));
        }
        cells.push(say::weight_cell(state.weight, is_least));
        cells
    }

    /// The best way, row by row.
    fn walk(&self) -> Option<Part> {
        let (reading, order, goal) = (self.reading, &self.order, self.shown_goal());
        let least = reading.least(goal)?;
        let lines = walk::follow(reading, order, goal, &least.x, order.lines.len());
        let boards = walk::boards(reading, order, goal, &lines);
        let legend = boards
            .is_some()
            .then(|| say::walk_legend(walk::letters_tell(reading, goal)));
        let scene = reading.scene();
        let lead = if self.is_single_row() {
            say::best_pattern(scene, goal, least.weight, legend)
        } else {
            say::read_back(scene, goal, self.kind(), least.weight, legend)
        };
        let mut blocks = vec![Block::Paragraph(lead)];
        blocks.extend(boards);
        let shown = match reading.detail {
            Detail::Operation => lines.len(),
            _ => lines.len().min(MAX_LINES),
        };
        blocks.push(walk::table(order, &lines[..shown]));
        if shown < lines.len() {
            let note = say::lines_left_out(shown, lines.len(), order.kind);
            blocks.push(Block::Paragraph(note));
        }
        Some(part(PartKind::Walk, say::heading_read_back(), blocks))
    }

    fn cost(&self) -> Part {
        let told = if self.is_single_row() {
            vec![say::single_row_counted(self.order.guessed.len())]
        } else {
            let scene = self.reading.scene();
            vec![
                say::row_dp_counted(scene, self.kind(), self.counts()),
                self.bound(),
            ]
        };
        let blocks = told.into_iter().map(Block::Paragraph).collect();
        part(PartKind::Cost, say::heading_cost(), blocks)
    }

    /// How many states were kept, at most at a time, and how many ways were dropped.
    fn counts(&self) -> (u64, u64, u64) {
        let states = || self.goals.iter().flatten().map(|kept| kept.states);
        (states().sum(), states().max().unwrap_or(0), self.dropped())
    }

    /// How many states there can be.
    fn bound(&self) -> Prose {
        let order = &self.order;
        let width = order.lines.first().map_or(0, Vec::len);
        let growth = order.growth(self.reading.trace.system.a());
        say::row_dp_costs(order.kind, width, order.wraps(), growth)
    }

    /// How many ways were dropped.
    fn dropped(&self) -> u64 {
        self.goals.iter().flatten().map(|kept| kept.dropped).sum()
    }

    fn ending(&self) -> Ending {
        let reading = self.reading;
        let scene = reading.scene();
        let unreached = reading.unsolvable().into_iter();
        let ends = unreached.map(|goal| (goal, self.empty_line(goal)));
        let ends: Vec<(usize, usize)> = ends.collect();
        let drops = self.dropped() > 0;
        let why = say::row_dp_unreached(scene, self.kind(), &ends, drops);
        let mut least = vec![Block::Paragraph(say::row_dp_least(drops))];
        least.extend(ending::ties(reading, |goal| self.ties(goal)));
        Ending {
            why_unreached: vec![Block::Paragraph(why)],
            why_least: least,
        }
    }

    /// The first line after which a goal that cannot be reached has no state left.
    fn empty_line(&self, goal: usize) -> usize {
        let mut lines = self.goals[goal].iter();
        lines.position(|kept| kept.states == 0).unwrap_or(0)
    }

    /// How many ways need as few presses as the best; known if every one was kept and told.
    fn ties(&self, goal: usize) -> Option<usize> {
        let last = self.goals[goal].last()?;
        let least = self.reading.least(goal)?.weight;
        let same = last.listed.iter().filter(|state| state.weight == least);
        (self.dropped() == 0 && !last.listed.is_empty()).then(|| same.count())
    }
}
