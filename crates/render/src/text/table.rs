//! Tables as text.

use tracer::explanation::{Align, Prose, Table};

use super::Layout;
use super::line::{Line, Style, beside};

/// The columns between two columns of a table, if there is room, or else.
const GAPS: [usize; 2] = [3, 2];
/// A table with more rows than this is set in several columns, if it may be.
const TALL: usize = 6;
/// How narrow a column may become whose cells have to be wrapped, if it was wider.
const NARROW: usize = 8;

impl Layout<'_> {
    pub(super) fn table(&self, table: &Table) -> Vec<Line> {
        let widths = self.widths(table);
        let between = widths.len().saturating_sub(1);
        let wide: usize = widths.iter().sum();
        let fits = |gap: &usize| wide + gap * between <= self.width;
        let Some(gap) = GAPS.into_iter().find(fits) else {
            return self.wrapped(table, &widths);
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

    /// A table that is too wide: its widest columns are made narrower and their cells wrapped,
    /// unless words would have to be broken.
    fn wrapped(&self, table: &Table, widths: &[usize]) -> Vec<Line> {
        let gap = GAPS[GAPS.len() - 1];
        let room = self
            .width
            .saturating_sub(gap * widths.len().saturating_sub(1));
        let Some(widths) = narrowed(widths, &self.least_widths(table), room) else {
            return self.stacked(table);
        };
        let headings: Vec<&Prose> = table.columns.iter().map(|c| &c.heading).collect();
        let mut lines = Vec::new();
        if headings.iter().any(|heading| !heading.is_empty()) {
            let heading = self.wrapped_row(table, &widths, gap, &headings);
            lines.extend(heading.into_iter().map(|line| line.styled(Style::Dim)));
        }
        for row in &table.rows {
            let cells: Vec<&Prose> = row.cells.iter().collect();
            lines.extend(self.wrapped_row(table, &widths, gap, &cells));
        }
        lines
    }

    /// The least width of each column: that of its longest word, though no less than [`NARROW`]
    /// where the column is that wide.
    fn least_widths(&self, table: &Table) -> Vec<usize> {
        let longest = |prose: &Prose| self.tight_line_of(prose).longest_word();
        let column = |(j, column): (usize, &tracer::explanation::TableColumn)| {
            let cells = table.rows.iter().map(|row| longest(&row.cells[j]));
            let longest = cells.chain([longest(&column.heading)]).max();
            longest.unwrap_or(0).max(NARROW)
        };
        table.columns.iter().enumerate().map(column).collect()
    }

    fn wrapped_row(
        &self,
        table: &Table,
        widths: &[usize],
        gap: usize,
        cells: &[&Prose],
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut at = 0;
        for (j, cell) in cells.iter().enumerate() {
            let text = self.tight_line_of(cell).wrapped(widths[j]);
            let set = text.into_iter().map(|line| match table.columns[j].align {
                Align::Left => line,
                Align::Right => {
                    let missing = widths[j] - line.width();
                    line.indented(missing)
                }
            });
            lines = beside(lines, set.collect(), at);
            at += widths[j] + gap;
        }
        lines
    }

    /// A table that is far too wide: each row as a wrapped line of its cells, headings first.
    fn stacked(&self, table: &Table) -> Vec<Line> {
        let headings: Vec<Prose> = table.columns.iter().map(|c| c.heading.clone()).collect();
        let rows = table.rows.iter().map(|row| &row.cells);
        let lines = std::iter::once(&headings).chain(rows);
        lines.flat_map(|cells| self.stacked_row(cells)).collect()
    }

    fn stacked_row(&self, cells: &[Prose]) -> Vec<Line> {
        let mut line = Line::default();
        let told = cells.iter().rposition(|cell| !cell.is_empty());
        let told = &cells[..told.map_or(0, |last| last + 1)];
        for (j, cell) in told.iter().enumerate() {
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

/// Takes from the widest columns until all together are no wider than `room`; none becomes
/// narrower than `least`.
fn narrowed(widths: &[usize], least: &[usize], room: usize) -> Option<Vec<usize>> {
    let mut widths = widths.to_vec();
    while widths.iter().sum::<usize>() > room {
        let can_shrink = |&j: &usize| widths[j] > least[j];
        let widest = (0..widths.len())
            .filter(can_shrink)
            .max_by_key(|&j| widths[j])?;
        widths[widest] -= 1;
    }
    Some(widths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_widest_columns_are_made_narrower() {
        assert_eq!(narrowed(&[5, 20, 9], &[5, 8, 8], 30), Some(vec![5, 16, 9]));
        assert_eq!(narrowed(&[5, 20, 9], &[5, 8, 8], 21), Some(vec![5, 8, 8]));
        assert_eq!(narrowed(&[5, 20, 9], &[5, 8, 8], 20), None);
        assert_eq!(narrowed(&[5, 4], &[8, 8], 9), Some(vec![5, 4]));
    }
}
