//! The elimination, column by column, or operation by operation where no rule orders it.

use std::ops::Range;

use gf2::{BitMatrix, BitVector, RowOp, SkipReason};

use super::column_swap::column_swap;
use super::groups::{Group, groups};
use super::matrix::state_row;
use crate::explain::model::{
    Addition, Block, Board, BoardCell, Column, EntryMark, Fold, Formula, Lead, MatrixRow, Part,
    PartKind, Prose, RowState, prose,
};
use crate::explain::reading::{Form, Reading, Subject};
use crate::explain::{Detail, sentences as say};
use crate::replay::State;
use crate::step::Step;

/// Up to this many columns all of them are shown in full detail.
const FEW_COLUMNS: usize = 5;
/// The most folded columns of a large system that are told at the default detail.
const MAX_FOLDED: usize = 12;

fn blocks(reading: &Reading<'_>) -> Vec<Block> {
    let places = say::rows_are_places(reading.scene());
    let mut blocks = vec![Block::Paragraph(say::allowed_moves(reading.form()))];
    if let Some(form) = reading.form() {
        blocks.push(Block::Paragraph(say::aim(form).then(places)));
        if form == Form::Diagonal {
            blocks.push(Block::Paragraph(say::why_columns_move()));
        }
        blocks.extend(columns(reading));
    } else {
        blocks.push(Block::Paragraph(places));
        blocks.extend(super::operations::operations(reading));
    }
    blocks
}

/// The part about the elimination.
pub(super) fn part(reading: &Reading<'_>) -> Part {
    let heading = say::heading_elimination(reading.form());
    super::part(PartKind::Elimination, heading, blocks(reading))
}

/// The columns without a pivot in runs, each with its reason in words.
pub(super) fn columns_without_pivot(reading: &Reading<'_>) -> Vec<(Range<usize>, Prose)> {
    let skipped = groups(&reading.trace.steps)
        .into_iter()
        .filter_map(|group| {
            let (row, why) = group.skip?;
            let reason = why_no_pivot(reading, &group.cols, row, why);
            Some((group.cols, reason))
        });
    skipped.collect()
}

/// Why columns get no pivot, as a clause.
pub(super) fn why_no_pivot(
    reading: &Reading<'_>,
    cols: &Range<usize>,
    row: usize,
    why: SkipReason,
) -> Prose {
    let acts = cols
        .clone()
        .any(|col| (0..reading.m).any(|row| reading.end.get(row, col)));
    let free = variables_in(reading, cols);
    say::why_no_pivot(&free, row, reading.m, why, acts)
}

/// The variables of columns that get no pivot, ascending.
pub(super) fn variables_in(reading: &Reading<'_>, cols: &Range<usize>) -> Vec<usize> {
    // Once a column is passed over it stays where it is.
    let mut variables = reading.variables[cols.clone()].to_vec();
    variables.sort_unstable();
    variables
}

fn columns(reading: &Reading<'_>) -> Vec<Block> {
    let groups = groups(&reading.trace.steps);
    let folds = folds(reading, &groups);
    let mut state = State::start(reading.trace);
    let mut blocks = Vec::new();
    let shown = columns_told(reading, groups.len());
    if reading.subject() == Subject::Presses && folds.iter().any(|&fold| fold != Fold::Line) {
        blocks.push(Block::Paragraph(say::mask_means()));
    }
    let first_folded = folds
        .windows(2)
        .position(|pair| pair[0] != Fold::Line && pair[1] == Fold::Line)
        .map(|before| before + 1);
    for (index, (group, &fold)) in groups.iter().zip(&folds).enumerate().take(shown) {
        if Some(index) == first_folded {
            blocks.push(Block::Paragraph(say::folded_from_here()));
        }
        blocks.push(Block::Column(column(reading, group, fold, &mut state)));
    }
    blocks.extend(work_left_out(reading, &groups, shown));
    blocks
}

/// How many columns are told at all.
fn columns_told(reading: &Reading<'_>, total: usize) -> usize {
    if reading.shows_matrices() || reading.detail == Detail::Operation {
        total
    } else {
        total.min(MAX_FOLDED)
    }
}

fn work_left_out(reading: &Reading<'_>, groups: &[Group], shown: usize) -> Vec<Block> {
    if reading.shows_matrices() {
        return Vec::new();
    }
    let swaps = groups.iter().filter(|group| group.swap.is_some()).count();
    let additions = groups.iter().map(|group| group.targets().len()).sum();
    let column_swaps = groups.iter().filter(|group| group.column_swap.is_some());
    let moved = column_swaps.count();
    let mut prose = Prose::default();
    if shown < groups.len() {
        prose = say::first_columns_only(groups[shown].cols.start, reading.n);
    }
    let sum = say::work_summed_up(swaps, additions, reading.pivots.len(), reading.n);
    let columns = (moved > 0).then(|| say::column_swaps_summed_up(moved));
    vec![Block::Paragraph(prose.then(sum).then(columns))]
}

/// Shows the first column that has something to add, the first with a swap of rows, and the
/// first that changes places; and everything where there is little.
fn folds(reading: &Reading<'_>, groups: &[Group]) -> Vec<Fold> {
    if !reading.shows_matrices() {
        return vec![Fold::Line; groups.len()];
    }
    if reading.detail == Detail::Operation {
        return vec![Fold::Full; groups.len()];
    }
    if reading.n <= FEW_COLUMNS {
        return vec![Fold::Live; groups.len()];
    }
    let first_add = groups.iter().position(|group| group.add.is_some());
    let first_swap = groups.iter().position(|group| group.swap.is_some());
    let second_add = first_add.and_then(|first| {
        let rest = groups.iter().skip(first + 1);
        rest.clone()
            .position(|group| group.add.is_some())
            .map(|at| first + 1 + at)
    });
    let first_moved = groups.iter().position(|group| group.column_swap.is_some());
    let live = [first_add, first_swap.or(second_add), first_moved];
    let fold = |index| {
        if live.contains(&Some(index)) {
            Fold::Live
        } else {
            Fold::Line
        }
    };
    (0..groups.len()).map(fold).collect()
}

fn column(reading: &Reading<'_>, group: &Group, fold: Fold, state: &mut State) -> Column {
    match group.pivot {
        Some(row) => pivot_column(reading, group, row, fold, state),
        None => empty_column(reading, group, fold, state),
    }
}

fn empty_column(reading: &Reading<'_>, group: &Group, fold: Fold, state: &mut State) -> Column {
    for step in &reading.trace.steps[group.steps.clone()] {
        state.apply(step);
    }
    let (row, why) = group
        .skip
        .expect("a column has a pivot or a reason to have none");
    let reason = why_no_pivot(reading, &group.cols, row, why);
    Column {
        steps: group.steps.clone(),
        cols: group.cols.clone(),
        pivot: None,
        fold,
        column_swap: None,
        heading: say::heading_no_pivot(&group.cols, reading.n),
        reason: say::sentence(reason.clone()),
        swap: None,
        clearing: Prose::default(),
        additions: Vec::new(),
        pivot_row: Vec::new(),
        mask: None,
        summary: say::no_pivot_summary(&group.cols, reason),
    }
}

fn pivot_column(
    reading: &Reading<'_>,
    group: &Group,
    row: usize,
    fold: Fold,
    state: &mut State,
) -> Column {
    let col = group.cols.start;
    let swap = group.swap.map(|[a, b]| RowOp::Swap { a, b });
    let found = group.swap.map(|[_, lower]| lower);
    let (mut moved, mut additions) = (None, Vec::new());
    let mut pivot_row = BitVector::zeros(0);
    for index in group.steps.clone() {
        let step = &reading.trace.steps[index];
        match step {
            Step::Pivot { .. } => pivot_row = state.equation(row),
            Step::Add { .. } if reading.shows_matrices() => {
                additions = split_addition(reading, state, index);
            }
            _ => {}
        }
        state.apply(step);
        if let Step::SwapColumns { cols } = step {
            moved = Some(Box::new(column_swap(reading, *cols, fold, state)));
        }
    }
    let var = state.variables[col];
    Column {
        steps: group.steps.clone(),
        cols: group.cols.clone(),
        pivot: Some(row),
        fold,
        column_swap: moved,
        heading: say::heading_column(col, var, reading.n, row, found),
        reason: match found {
            Some(found) => say::why_swap(row, found, col, var),
            None => say::why_this_row(row, col, row + 1 == reading.m),
        },
        swap,
        clearing: match group.targets() {
            [] => say::nothing_to_add(var, reading.is_reduced()),
            targets => say::why_add(row, targets, var, swap.is_some()),
        },
        additions,
        pivot_row: formulas(reading, &pivot_row),
        mask: mask(reading, &pivot_row, var),
        summary: match group.column_swap {
            None => say::column_summary(col, row, found, group.targets()),
            Some([_, other]) => {
                let work = say::column_work(row, found, group.targets());
                say::moved_column_summary(col, other, var, work)
            }
        },
    }
}

/// The single additions of a step, each with its rows before and after.
fn split_addition(reading: &Reading<'_>, state: &State, index: usize) -> Vec<Addition> {
    let Step::Add {
        source,
        targets,
        col,
    } = &reading.trace.steps[index]
    else {
        return Vec::new();
    };
    let mut matrix = state.matrix.clone();
    let addition = |target| {
        let op = RowOp::Add {
            source: *source,
            target,
        };
        let rows = add(reading, &mut matrix, *source, target, Some(*col));
        Addition {
            step: index,
            operation: op,
            rows,
        }
    };
    targets.iter_ones().map(addition).collect()
}

/// Adds `source` to `target` and returns the target before, the source, and the target after.
pub(super) fn add(
    reading: &Reading<'_>,
    matrix: &mut BitMatrix,
    source: usize,
    target: usize,
    col: Option<usize>,
) -> [MatrixRow; 3] {
    let n = reading.n;
    let mut before = state_row(matrix, target, n).playing(RowState::Target);
    let mut added = state_row(matrix, source, n)
        .led_by(Lead::Plus)
        .playing(RowState::Pivot);
    let operation = RowOp::Add { source, target };
    operation.apply(matrix);
    let mut after = state_row(matrix, target, n)
        .led_by(Lead::Equals)
        .playing(RowState::Target);
    if let Some(col) = col {
        before = before.marked(col, EntryMark::Target);
        added = added.marked(col, EntryMark::Pivot);
        after = after.marked(col, EntryMark::Cancelled);
    }
    for changed in added.left.iter_ones().filter(|&j| Some(j) != col) {
        after.marks.push((changed, EntryMark::Changed));
    }
    after = after.noted(prose![operation]);
    [before, added, after]
}

/// The pivot row as an equation, for each goal.
pub(super) fn formulas(reading: &Reading<'_>, row: &BitVector) -> Vec<Formula> {
    if !reading.shows_matrices() {
        return Vec::new();
    }
    let left = BitVector::from_fn(reading.n, |j| row.get(j));
    let right = (reading.n..row.len()).map(|j| row.get(j));
    right
        .map(|bit| super::board::equation(&left, bit))
        .collect()
}

pub(super) fn mask(reading: &Reading<'_>, row: &BitVector, var: usize) -> Option<Board> {
    let picture = reading
        .picture
        .filter(|_| reading.subject() == Subject::Presses)?;
    reading.shows_matrices().then(|| {
        super::board::draw(picture, say::caption_mask(), |i| match row.get(i) {
            _ if i == var => BoardCell::Pivot,
            true => BoardCell::Chosen,
            false => BoardCell::Quiet,
        })
    })
}
