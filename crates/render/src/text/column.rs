//! The work on a column, and single operations, as text.

use tracer::explanation::{
    Addition, Column, ColumnSwap, Fold, Matrix, MatrixRow, Operation, Prose,
};

use super::Layout;
use super::line::{Line, Style};

/// The columns between the words about a column and its mask.
const GAP: usize = 3;
/// The least columns that the words beside a mask need.
const WORDS: usize = 38;

impl Layout<'_> {
    pub(super) fn column(&self, column: &Column) -> Vec<Line> {
        if column.fold == Fold::Line {
            return self.hanging(&column.summary);
        }
        let mask = column
            .mask
            .as_ref()
            .map(|board| (self.grid(board), self.flat(&board.caption)));
        let (mask, caption) = mask.unwrap_or_default();
        let moved = column.column_swap.iter();
        let mut lines: Vec<Line> = moved.flat_map(|swap| self.column_swap(swap)).collect();
        lines.extend(self.rule(&self.flat(&column.heading), &caption));
        let widest = mask.iter().map(Line::width).max().unwrap_or(0);
        let beside = widest + WORDS <= self.width;
        let words = self.narrowed(if beside && widest > 0 {
            widest + GAP
        } else {
            0
        });
        let mut body = words.paragraph(&column.reason);
        if !column.clearing.is_empty() {
            body.extend(words.paragraph(&column.clearing));
        }
        let sums = self.additions(column);
        if beside {
            // The sums are wide, so they begin below the board.
            if !sums.is_empty() {
                body.resize(body.len().max(mask.len()), Line::default());
            }
            lines.extend(at_right(body, mask, self.width));
        } else {
            lines.extend(mask);
            lines.extend(body);
        }
        lines.extend(sums);
        lines
    }

    /// The exchange of columns that comes before a column's pivot.
    fn column_swap(&self, swap: &ColumnSwap) -> Vec<Line> {
        let mut lines = self.rule(&self.flat(&swap.heading), "");
        lines.extend(self.paragraph(&swap.reason));
        lines.extend(swap.matrix.iter().flat_map(|matrix| self.matrix(matrix)));
        lines.push(Line::default());
        lines
    }

    /// A rule with words in it, and others at its right end if there is room.
    fn rule(&self, heading: &str, right: &str) -> Vec<Line> {
        let dash = self.glyphs.rule();
        let mut line = Line::default();
        line.push(Style::Dim, &dash.repeat(2));
        line.push(Style::Bold, &format!(" {heading} "));
        if line.width() > self.width {
            return line.wrapped(self.width);
        }
        let left = self.width - line.width();
        let tail = Line::plain(&format!(" {right} {}", dash.repeat(2)));
        let fits = !right.is_empty() && tail.width() + 2 <= left;
        let fill = if fits { left - tail.width() } else { left };
        line.push(Style::Dim, &dash.repeat(fill));
        if fits {
            line.extend(tail.styled(Style::Dim));
        }
        vec![line]
    }

    fn additions(&self, column: &Column) -> Vec<Line> {
        let mut rows: Vec<MatrixRow> = Vec::new();
        for (index, addition) in column.additions.iter().enumerate() {
            if index == 0 || column.fold == Fold::Full {
                rows.extend(addition.rows.iter().cloned());
            } else {
                rows.push(after_alone(addition));
            }
        }
        self.rows(rows)
    }

    fn rows(&self, rows: Vec<MatrixRow>) -> Vec<Line> {
        let Some(first) = rows.first() else {
            return Vec::new();
        };
        self.matrix(&Matrix {
            headings: false,
            columns: (0..first.left.len()).collect(),
            goals: first.right.len(),
            rows,
            pivot_legend: Prose::default(),
        })
    }

    pub(super) fn operation(&self, operation: &Operation) -> Vec<Line> {
        let heading = self.operation_text(operation.operation);
        let mut lines = self.rule(&heading, "");
        lines.extend(self.paragraph(&operation.effect));
        lines.extend(self.rows(operation.rows.clone()));
        lines
    }
}

/// The result of an addition whose sum is not written out.
fn after_alone(addition: &Addition) -> MatrixRow {
    let mut row = addition.rows[2].clone();
    row.lead = tracer::explanation::Lead::None;
    row
}

/// Sets `right` flush right in the first of `lines`.
fn at_right(mut lines: Vec<Line>, right: Vec<Line>, width: usize) -> Vec<Line> {
    let widest = right.iter().map(Line::width).max().unwrap_or(0);
    if lines.len() < right.len() {
        lines.resize(right.len(), Line::default());
    }
    for (line, more) in lines.iter_mut().zip(right) {
        line.pad_to(width.saturating_sub(widest));
        line.extend(more);
    }
    lines
}
