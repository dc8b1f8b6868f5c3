//! The steps of an elimination, grouped by the column that they work on.

use std::ops::Range;

use gf2::SkipReason;

use crate::step::Step;

/// The steps that belong to a column.
pub(super) struct Group {
    pub(super) steps: Range<usize>,
    pub(super) cols: Range<usize>,
    pub(super) column_swap: Option<[usize; 2]>,
    pub(super) swap: Option<[usize; 2]>,
    pub(super) pivot: Option<usize>,
    pub(super) add: Option<(usize, Vec<usize>)>,
    pub(super) skip: Option<(usize, SkipReason)>,
}

/// Groups the steps of a method that works column by column.
pub(super) fn groups(steps: &[Step]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let col = match step {
            Step::Swap { col, .. }
            | Step::Pivot { col, .. }
            | Step::Add { col, .. }
            | Step::Skip { col, .. }
            | Step::SwapColumns { cols: [col, _] } => *col,
            // A step of someone's own says nothing about columns.
            Step::Extension { .. } => continue,
            _ => break,
        };
        if groups.last().is_none_or(|group| !group.cols.contains(&col)) {
            groups.push(Group::new(index, col));
        }
        let group = groups.last_mut().expect("one was pushed");
        group.steps.end = index + 1;
        match step {
            Step::SwapColumns { cols } => group.column_swap = Some(*cols),
            Step::Swap { rows, .. } => group.swap = Some(*rows),
            Step::Pivot { row, .. } => group.pivot = Some(*row),
            Step::Add { targets, .. } => group.add = Some((index, targets.iter_ones().collect())),
            Step::Skip { row, why, .. } => group.skip = Some((*row, *why)),
            _ => {}
        }
        merge_last_skips(&mut groups);
    }
    groups
}

/// Joins the last two groups if both are columns without a pivot for the same reason.
fn merge_last_skips(groups: &mut Vec<Group>) {
    let [.., before, last] = groups.as_mut_slice() else {
        return;
    };
    if last.skip.is_some() && before.skip == last.skip && before.cols.end == last.cols.start {
        before.cols.end = last.cols.end;
        before.steps.end = last.steps.end;
        groups.pop();
    }
}

impl Group {
    fn new(step: usize, col: usize) -> Self {
        Self {
            steps: step..step + 1,
            cols: col..col + 1,
            column_swap: None,
            swap: None,
            pivot: None,
            add: None,
            skip: None,
        }
    }

    /// The rows that change.
    pub(super) fn targets(&self) -> &[usize] {
        self.add.as_ref().map_or(&[], |(_, targets)| targets)
    }
}
