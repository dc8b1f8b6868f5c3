//! The frames of an elimination that works column by column.

use gf2::BitVector;

use super::MAX_SINGLE_ADDITIONS;
use crate::explain::Detail;
use crate::explain::build::column_swap::column_swap;
use crate::explain::build::elimination::{formulas, mask, variables_in, why_no_pivot};
use crate::explain::build::groups::{Group, groups};
use crate::explain::model::{
    Board, Change, Fold, Formula, Frame, FrameScene, Prose, Said, Standing,
};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;
use crate::replay::State;
use crate::step::Step;

/// The frames of all columns, from left to right.
pub(super) fn frames(reading: &Reading<'_>) -> Vec<Frame> {
    let groups = groups(&reading.trace.steps);
    let additions: usize = groups.iter().map(|group| group.targets().len()).sum();
    let one_by_one = additions <= MAX_SINGLE_ADDITIONS;
    let mut state = State::start(reading.trace);
    let mut frames = Vec::new();
    for group in &groups {
        match group.pivot {
            Some(row) => {
                frames.extend(Work::new(reading, group, row, one_by_one).frames(&mut state));
            }
            None => frames.push(skipped(reading, group, &mut state)),
        }
    }
    frames
}

/// The frame of columns that get no pivot.
fn skipped(reading: &Reading<'_>, group: &Group, state: &mut State) -> Frame {
    for step in &reading.trace.steps[group.steps.clone()] {
        state.apply(step);
    }
    let (row, why) = group
        .skip
        .expect("a column has a pivot or a reason to have none");
    let reason = why_no_pivot(reading, &group.cols, row, why);
    let said = Said {
        outline: say::sentence(say::no_pivot_summary(&group.cols, reason.clone())),
        ..Said::always(say::sentence(reason))
    };
    let free = variables_in(reading, &group.cols);
    Frame {
        steps: group.steps.clone(),
        stop: Detail::Outline,
        column: Some(group.cols.start),
        change: Change::Skip {
            cols: group.cols.clone(),
        },
        scene: FrameScene::Matrix,
        heading: say::heading_no_pivot(&group.cols, reading.n),
        said,
        decided: free.into_iter().map(|var| (var, Standing::Free)).collect(),
        goal: None,
        mask: None,
        equations: Vec::new(),
    }
}

/// The work on a column that gets a pivot.
struct Work<'a> {
    reading: &'a Reading<'a>,
    group: &'a Group,
    /// The pivot's row, after the exchange of rows.
    row: usize,
    one_by_one: bool,
    /// The pivot row on the board, and as an equation for each goal, once it is chosen.
    mask: Option<Board>,
    equations: Vec<Formula>,
}

impl<'a> Work<'a> {
    fn new(reading: &'a Reading<'a>, group: &'a Group, row: usize, one_by_one: bool) -> Self {
        Self {
            reading,
            group,
            row,
            one_by_one,
            mask: None,
            equations: Vec::new(),
        }
    }

    fn frames(mut self, state: &mut State) -> Vec<Frame> {
        let mut frames: Vec<Frame> = Vec::new();
        let mut from = self.group.steps.start;
        for index in self.group.steps.clone() {
            let step = &self.reading.trace.steps[index];
            let before = frames.len();
            frames.extend(self.frames_of(step, state));
            // The first frame of a step does it whole, and steps of someone's own before it.
            if let Some(first) = frames.get_mut(before) {
                first.steps = from..index + 1;
                from = index + 1;
            }
            for later in frames.iter_mut().skip(before + 1) {
                later.steps = from..from;
            }
        }
        if let Some(last) = frames.last_mut() {
            last.steps.end = self.group.steps.end;
            last.stop = Detail::Outline;
            last.said.outline = say::sentence(self.summary(state));
        }
        frames
    }

    /// The frames of a step, which is done to `state`.
    fn frames_of(&mut self, step: &Step, state: &mut State) -> Vec<Frame> {
        let col = self.group.cols.start;
        match step {
            Step::SwapColumns { cols } => {
                state.apply(step);
                vec![self.columns_swapped(*cols, state)]
            }
            Step::Swap { rows, .. } => {
                state.apply(step);
                let said = Said::always(say::why_swap(rows[0], rows[1], col, state.variables[col]));
                let change = Change::Swap { rows: *rows };
                vec![self.frame(change, Detail::Pivot, said, state)]
            }
            Step::Pivot { .. } => {
                let row = state.equation(self.row);
                self.chosen(&row, state.variables[col]);
                state.apply(step);
                vec![self.pivot(state)]
            }
            Step::Add { targets, .. } => {
                let targets: Vec<usize> = targets.iter_ones().collect();
                state.apply(step);
                self.additions(&targets, state)
            }
            _ => {
                state.apply(step);
                Vec::new()
            }
        }
    }

    fn chosen(&mut self, row: &BitVector, var: usize) {
        self.mask = mask(self.reading, row, var);
        self.equations = formulas(self.reading, row);
    }

    fn columns_swapped(&self, cols: [usize; 2], state: &State) -> Frame {
        let swap = column_swap(self.reading, cols, Fold::Line, state);
        let said = Said::always(swap.reason);
        let mut frame = self.frame(Change::SwapColumns { cols }, Detail::Pivot, said, state);
        frame.heading = swap.heading;
        frame
    }

    fn pivot(&self, state: &State) -> Frame {
        let (row, col) = (self.row, self.group.cols.start);
        let var = state.variables[col];
        let why = match self.group.swap {
            Some(_) => say::pivot_after_swap(row, var),
            None => say::why_this_row(row, col, row + 1 == self.reading.m),
        };
        let nothing = self.group.targets().is_empty();
        let said = why.then(nothing.then(|| say::nothing_to_add(var, self.reading.is_reduced())));
        let stop = match self.group.swap {
            Some(_) if !nothing => Detail::Operation,
            _ => Detail::Pivot,
        };
        let change = Change::Pivot { row, col };
        let mut frame = self.frame(change, stop, Said::always(said), state);
        frame.decided = vec![(var, Standing::Basic)];
        frame
    }

    fn additions(&self, targets: &[usize], state: &State) -> Vec<Frame> {
        let (source, col) = (self.row, self.group.cols.start);
        let var = state.variables[col];
        let swapped = self.group.swap.is_some();
        let all = say::sentence(say::why_add_clause(source, targets, var, swapped));
        let at_once = if self.one_by_one { 1 } else { targets.len() };
        let mut frames: Vec<Frame> = targets
            .chunks(at_once)
            .map(|targets| {
                let clause = say::why_add_clause(source, targets, var, swapped);
                let said = Said {
                    outline: Prose::default(),
                    pivot: Prose::default(),
                    operation: say::sentence(clause),
                };
                let change = Change::Add {
                    source,
                    targets: targets.to_vec(),
                    col: Some(col),
                };
                self.frame(change, Detail::Operation, said, state)
            })
            .collect();
        if let Some(last) = frames.last_mut() {
            last.stop = Detail::Pivot;
            last.said.pivot = all;
        }
        frames
    }

    fn frame(&self, change: Change, stop: Detail, said: Said, state: &State) -> Frame {
        let col = self.group.cols.start;
        let found = self.group.swap.map(|[_, lower]| lower);
        Frame {
            steps: 0..0,
            stop,
            column: Some(col),
            change,
            scene: FrameScene::Matrix,
            heading: say::heading_column(
                col,
                state.variables[col],
                self.reading.n,
                self.row,
                found,
            ),
            said,
            decided: Vec::new(),
            goal: None,
            mask: self.mask.clone(),
            equations: self.equations.clone(),
        }
    }

    /// The column's work in a line.
    fn summary(&self, state: &State) -> Prose {
        let col = self.group.cols.start;
        let found = self.group.swap.map(|[_, lower]| lower);
        let targets = self.group.targets();
        match self.group.column_swap {
            None => say::column_summary(col, self.row, found, targets),
            Some([_, other]) => {
                let work = say::column_work(self.row, found, targets);
                say::moved_column_summary(col, other, state.variables[col], work)
            }
        }
    }
}
