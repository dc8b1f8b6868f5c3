//! Tables as text.

use tracer::explanation::{Align, Prose, Table};

use super::Layout;
use super::line::{Line, Style, beside};

/// The columns between two columns of a table, if there is room, or else.
const GAPS: [usize; 2] = [3, 2];
/// A table with more rows than this is set in several columns, if it may be.
const TALL: usize = 6;

impl Layout<'_> {
    pub(super) fn table(&self, table: &Table) -> Vec<Line> {
        let widths = self.widths(table);
        let between = widths.len().saturating_sub(1);
        let wide: usize = widths.iter().sum();
        let fits = |gap: &usize| wide + gap * between <= self.width;
        let Some(gap) = GAPS.into_iter().find(fits) else {
            return self.stacked(table);
        };
        let total = wide + gap * between;
        let groups = if table.may_wrap {
            (self.width + 5) / (total + 5)
        } else {
            1
        };
        let groups = groups.clamp(1, table.rows.len().div_ceil(TALL).max(1));
        let size = table.rows.len().div_ceil(groups).max(1);
        let mut lines = Vec::new();
        for (group, start) in (0..table.rows.len()).step_by(size).enumerate() {
            let end = table.rows.len().min(start + size);
            let set = self.set_rows(table, &widths, gap, start..end);
            lines = beside(lines, set, group * (total + 5));
        }
        lines
    }

    fn widths(&self, table: &Table) -> Vec<usize> {
        let width = |prose: &Prose| self.tight_line_of(prose).width();
        let column = |(j, column): (usize, &tracer::explanation::TableColumn)| {
            let cells = table.rows.iter().map(|row| width(&row.cells[j]));
            cells.chain([width(&column.heading)]).max().unwrap_or(0)
        };
        table.columns.iter().enumerate().map(column).collect()
    }

    fn set_rows(
        &self,
        table: &Table,
        widths: &[usize],
        gap: usize,
        rows: std::ops::Range<usize>,
    ) -> Vec<Line> {
        let headings: Vec<Prose> = table.columns.iter().map(|c| c.heading.clone()).collect();
        let mut lines = Vec::new();
        if headings.iter().any(|heading| !heading.is_empty()) {
            lines.push(
                self.set_row(table, widths, gap, &headings)
                    .styled(Style::Dim),
            );
        }
        for index in rows {
            lines.push(self.set_row(table, widths, gap, &table.rows[index].cells));
        }
        lines
    }

    fn set_row(&self, table: &Table, widths: &[usize], gap: usize, cells: &[Prose]) -> Line {
        let mut line = Line::default();
        for (j, (cell, width)) in cells.iter().zip(widths).enumerate() {
            if j > 0 {
                line.push(Style::Plain, &" ".repeat(gap));
            }
            let text = self.tight_line_of(cell);
            let missing = " ".repeat(width - text.width());
            match table.columns[j].align {
                Align::Left => {
                    line.extend(text);
                    line.push(Style::Plain, &missing);
                }
                Align::Right => {
                    line.push(Style::Plain, &missing);
                    line.extend(text);
                }
            }
        }
        line
    }

    /// A table that is too wide: each row as a wrapped line of its cells, headings first.
    fn stacked(&self, table: &Table) -> Vec<Line> {
        let headings: Vec<Prose> = table.columns.iter().map(|c| c.heading.clone()).collect();
        let rows = table.rows.iter().map(|row| &row.cells);
        let lines = std::iter::once(&headings).chain(rows);
        lines.flat_map(|cells| self.stacked_row(cells)).collect()
    }

    fn stacked_row(&self, cells: &[Prose]) -> Vec<Line> {
        let mut line = Line::default();
        for (j, cell) in cells.iter().enumerate() {
            if j > 0 {
                line.push(Style::Plain, "; ");
            }
            line.extend(self.line_of(cell));
        }
        let mut wrapped = line.wrapped(self.width.saturating_sub(2)).into_iter();
        let first = wrapped.next();
        first
            .into_iter()
            .chain(wrapped.map(|line| line.indented(2)))
            .collect()
    }
}
