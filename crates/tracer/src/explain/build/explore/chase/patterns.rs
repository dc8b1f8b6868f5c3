//! Patterns: some in full, all of them in a table.

use gf2::BitVector;

use super::super::walk::{self, Line, left};
use super::Chase;
use crate::explain::Detail;
use crate::explain::build::part;
use crate::explain::exploration::chase::{End, GoalPatterns, Pattern};
use crate::explain::exploration::order::{LineKind, Order};
use crate::explain::model::{Block, Part, PartKind, Prose, Table, TableRow};
use crate::explain::sentences as say;

/// The most lines whose presses are listed at the default detail.
const MAX_LINES: usize = 12;

impl Chase<'_> {
    /// Patterns in full: one that fails, and the best.
    pub(super) fn walk(&self) -> Option<Part> {
        let example = self.untold_failure();
        let mut chosen = self.chosen();
        chosen.extend(example.as_ref().map(|(goal, pattern)| (*goal, pattern)));
        let mut blocks = Vec::new();
        for (position, &(goal, pattern)) in chosen.iter().enumerate() {
            let legend =
                (position == 0).then(|| say::walk_legend(walk::letters_tell(self.reading, goal)));
            blocks.extend(self.pattern(goal, pattern, legend));
        }
        let heading = say::heading_walk(chosen.len(), self.order.kind);
        (!chosen.is_empty()).then(|| part(PartKind::Walk, heading, blocks))
    }

    /// The patterns to be shown, each with its goal.
    fn chosen(&self) -> Vec<(usize, &Pattern)> {
        let goal = self.reading.trace.outcome.best.unwrap_or(0);
        let told = self.goals.iter().enumerate();
        let all = told.flat_map(|(goal, told)| told.patterns.iter().map(move |p| (goal, p)));
        if self.reading.detail == Detail::Operation {
            return all.collect();
        }
        let fails = |(_, pattern): &(usize, &Pattern)| matches!(pattern.end, End::Fails { .. });
        let wins = |(of, pattern): &(usize, &Pattern)| *of == goal && self.is_best(goal, pattern);
        // A failure on the way to the same goal teaches most.
        let failure = all.clone().filter(fails).min_by_key(|&(of, _)| of != goal);
        failure.into_iter().chain(all.clone().find(wins)).collect()
    }

    /// Tells whether a pattern gives the least solution.
    fn is_best(&self, goal: usize, pattern: &Pattern) -> bool {
        let least = self.reading.least(goal);
        least.is_some_and(|least| {
            pattern.weight() == Some(least.weight) && self.presses(pattern) == least.x
        })
    }

    /// A pattern that fails, worked out where the trace tells none: its goal cannot be reached,
    /// and there are too many to be told.
    fn untold_failure(&self) -> Option<(usize, Pattern)> {
        let goal = self.reading.unsolvable().into_iter().next()?;
        if self.is_listed() || self.reading.trace.outcome.best.is_some() {
            return None;
        }
        let system = &self.reading.trace.system;
        let change = system.b().column(goal);
        let (forced, cells) = self.order.follow_no_guess(system.a(), change);
        let pattern = Pattern {
            step: None,
            values: BitVector::zeros(self.order.guessed.len()),
            forced,
            lines: 0,
            end: End::Fails { cells },
        };
        Some((goal, pattern))
    }

    /// A pattern, row by row.
    fn pattern(&self, goal: usize, pattern: &Pattern, legend: Option<Prose>) -> Vec<Block> {
        let (reading, order) = (self.reading, &self.order);
        let x = self.presses(pattern);
        let count = end_line(order, pattern, &x);
        let lines = walk::follow(reading, order, goal, &x, count);
        let is_best = self.is_best(goal, pattern);
        let which = say::pattern_which(reading.scene(), goal, &pattern.values, is_best);
        let what = say::pattern_what(&self.guessed_presses(pattern));
        let boards = walk::boards(reading, order, goal, &lines);
        let legend = boards.is_some().then_some(legend).flatten();
        let mut blocks = vec![Block::Paragraph(say::pattern_lead(which, what, legend))];
        blocks.extend(boards);
        blocks.extend(self.lines(&lines));
        blocks.push(Block::Paragraph(self.end_of(goal, pattern, &x, count)));
        blocks
    }

    /// The table of the lines, the first ones where they are many.
    fn lines(&self, lines: &[Line]) -> Vec<Block> {
        let shown = match self.reading.detail {
            Detail::Operation => lines.len(),
            _ => lines.len().min(MAX_LINES),
        };
        let mut blocks = vec![walk::table(&self.order, &lines[..shown])];
        if shown < lines.len() {
            let note = say::lines_left_out(shown, lines.len(), self.order.kind);
            blocks.push(Block::Paragraph(note));
        }
        blocks
    }

    fn end_of(&self, goal: usize, pattern: &Pattern, x: &BitVector, count: usize) -> Prose {
        let scene = self.reading.scene();
        let last = count == self.order.lines.len();
        let line = count.saturating_sub(1);
        let kind = self.order.kind;
        match &pattern.end {
            &End::Solves { weight } => {
                let cells: Vec<usize> = x.iter_ones().collect();
                say::pattern_solves(scene, goal, weight, &cells)
            }
            End::Fails { cells } => say::pattern_fails(kind, line, last, cells),
            &End::Cut { weight } => say::pattern_cut(scene, kind, line, weight),
        }
    }

    /// The table of all patterns.
    pub(super) fn listing(&self) -> Option<Part> {
        let heading = say::heading_patterns(self.order.guessed.len());
        let goals = self.goals.len();
        if !self.is_listed() || goals == 0 {
            return None;
        }
        let scene = self.reading.scene();
        let headings = (0..goals).map(|goal| say::pattern_heading(scene, goal));
        let columns = std::iter::once(say::guesses_heading(&self.order.guessed)).chain(headings);
        let table = Table {
            columns: columns.map(left).collect(),
            rows: (0..self.goals[0].patterns.len())
                .map(|at| self.pattern_row(at))
                .collect(),
            may_wrap: true,
        };
        let intro = say::patterns_intro(scene);
        let blocks = vec![Block::Paragraph(intro), Block::Table(table)];
        Some(part(PartKind::Listing, heading, blocks))
    }

    fn pattern_row(&self, at: usize) -> TableRow {
        let values = say::bits(&self.goals[0].patterns[at].values);
        let result = |(goal, told): (usize, &GoalPatterns)| {
            let least = self.reading.least(goal).map(|least| least.weight);
            match &told.patterns[at].end {
                &End::Solves { weight } => say::weight_cell(weight, least == Some(weight)),
                End::Fails { cells } => say::fails_cell(cells),
                &End::Cut { weight } => say::cut_cell(weight),
            }
        };
        let results = self.goals.iter().enumerate().map(result);
        TableRow {
            cells: std::iter::once(values).chain(results).collect(),
            steps: self
                .goals
                .iter()
                .filter_map(|goal| goal.patterns[at].step)
                .collect(),
            variable: None,
        }
    }
}

/// How many lines a pattern was followed.
fn end_line(order: &Order, pattern: &Pattern, x: &BitVector) -> usize {
    if order.kind == LineKind::Cell {
        // In the trace that is a single line, and looked at as a whole.
        return order.lines.len();
    }
    match &pattern.end {
        End::Solves { .. } => order.lines.len(),
        // All of them got their last press in the line after which they were looked at; a cell
        // without any was looked at after the first.
        End::Fails { cells } => {
            let line = |&cell: &usize| order.last_press[cell].map_or(0, |j| order.line_of[j]);
            cells.iter().map(line).max().map_or(0, |line| line + 1)
        }
        // It is cut as soon as it has that many.
        &End::Cut { weight } => {
            let presses = |lines: usize| {
                let moves = order.lines[..lines].iter().flatten();
                moves.filter(|&&press| x.get(press)).count()
            };
            let mut lines = pattern.lines..=order.lines.len();
            let reached = lines.find(|&lines| presses(lines) >= weight);
            reached.unwrap_or(order.lines.len())
        }
    }
}
