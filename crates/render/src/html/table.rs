//! Tables.

use tracer::explanation::{Align, Table};

use super::Page;

impl Page<'_> {
    pub(super) fn table(&self, table: &Table) -> String {
        let headed = table
            .columns
            .iter()
            .any(|column| !column.heading.is_empty());
        let head = if headed {
            format!("<thead><tr>{}</tr></thead>", self.column_headings(table))
        } else {
            String::new()
        };
        let rows = table.rows.iter().map(|row| {
            let cells = row.cells.iter().zip(&table.columns).map(|(cell, column)| {
                format!("<td{}>{}</td>", side(column.align), self.prose(cell))
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        });
        format!(
            "<div class=\"scroll\"><table class=\"list\">{head}<tbody>\n{}</tbody></table></div>\n",
            rows.collect::<String>()
        )
    }

    fn column_headings(&self, table: &Table) -> String {
        let heading = |column: &tracer::explanation::TableColumn| {
            let side = side(column.align);
            if column.heading.is_empty() {
                "<td></td>".to_owned()
            } else {
                let words = self.prose(&column.heading);
                format!("<th scope=\"col\"{side}>{words}</th>")
            }
        };
        table.columns.iter().map(heading).collect()
    }
}

fn side(align: Align) -> &'static str {
    match align {
        Align::Left => "",
        Align::Right => " class=\"right\"",
    }
}
