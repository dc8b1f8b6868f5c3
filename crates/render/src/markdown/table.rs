//! Tables in Markdown.

use tracer::explanation::{Align, Prose, Table};

use super::Document;

impl Document<'_> {
    pub(super) fn table(&self, table: &Table) -> String {
        let headings: Vec<Prose> = table.columns.iter().map(|c| c.heading.clone()).collect();
        let rules = table.columns.iter().map(|column| match column.align {
            Align::Left => ":--",
            Align::Right => "--:",
        });
        let mut lines = vec![self.table_row(&headings)];
        lines.push(format!("| {} |", rules.collect::<Vec<_>>().join(" | ")));
        lines.extend(table.rows.iter().map(|row| self.table_row(&row.cells)));
        lines.join("\n")
    }

    fn table_row(&self, cells: &[Prose]) -> String {
        let cells: Vec<String> = cells.iter().map(|cell| self.prose(cell)).collect();
        format!("| {} |", cells.join(" | "))
    }
}
