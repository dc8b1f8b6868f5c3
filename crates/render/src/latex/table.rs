//! Tables: over several pages, and side by side where they are narrow and long.

use tracer::explanation::{Align, Prose, Table, TableRow};

use super::measure::letters;
use super::{Matrices, Tex};

/// How many letters fit in a line.
const LINE: usize = 84;
/// Up to so many rows a table stands in one piece.
const SHORT: usize = 16;
/// So many rows fit on a page.
const PAGE: usize = 40;
/// The letters that the space between two columns takes.
const GAP: usize = 3;

impl Tex<'_> {
    /// A table as a paragraph of its own.
    pub(super) fn table(&self, table: &Table) -> String {
        let widths = widths(table);
        let side_by_side = side_by_side(table, &widths, LINE);
        if side_by_side > 1 {
            return self.in_columns(table, &widths, side_by_side);
        }
        if table.rows.len() <= SHORT {
            return self.piece(table, &widths, &table.rows);
        }
        match self.matrices {
            Matrices::NiceMatrix => self.long(table, &widths),
            Matrices::Array => {
                let pieces = table.rows.chunks(PAGE);
                let pieces: Vec<String> = pieces
                    .map(|rows| self.piece(table, &widths, rows))
                    .collect();
                pieces.join("\n\n")
            }
        }
    }

    /// How a table begins, with its headings.
    pub(super) fn table_begin(&self, table: &Table, columns: &str, count: usize) -> String {
        let head = self.head(table, count).map(|head| format!("\n{head}"));
        let rule = self.rules().top;
        format!(
            "\\begin{{tabular}}{{{columns}}}\n{rule}{}",
            head.unwrap_or_default()
        )
    }

    /// Rows in one piece.
    pub(super) fn piece(&self, table: &Table, widths: &[usize], rows: &[TableRow]) -> String {
        let rules = self.rules();
        let mut lines = vec![rules.top.to_owned()];
        lines.extend(self.head(table, 1));
        lines.extend(rows.iter().map(|row| self.row(&row.cells)));
        lines.push(rules.bottom.to_owned());
        format!(
            "\\begin{{center}}\n\\begin{{tabular}}{{{}}}\n{}\n\\end{{tabular}}\n\\end{{center}}",
            columns(table, widths, 1, LINE),
            lines.join("\n")
        )
    }

    /// Rows over several pages.
    fn long(&self, table: &Table, widths: &[usize]) -> String {
        let mut lines = vec!["\\toprule".to_owned()];
        lines.extend(self.head(table, 1));
        lines.push("\\endhead\n\\bottomrule\n\\endfoot".to_owned());
        lines.extend(table.rows.iter().map(|row| self.row(&row.cells)));
        format!(
            "\\begin{{longtable}}{{{}}}\n{}\n\\end{{longtable}}",
            columns(table, widths, 1, LINE),
            lines.join("\n")
        )
    }

    /// Rows in `count` columns side by side, read downwards; in several pieces if there are many.
    fn in_columns(&self, table: &Table, widths: &[usize], count: usize) -> String {
        let pieces = table.rows.chunks(count * PAGE).map(|rows| {
            let depth = rows.len().div_ceil(count);
            let rules = self.rules();
            let mut lines = vec![rules.top.to_owned()];
            lines.extend(self.head(table, count));
            lines.extend((0..depth).map(|at| {
                let across = rows[at..].iter().step_by(depth);
                let across: Vec<String> = across.map(|row| self.cells(&row.cells)).collect();
                format!("{} \\\\", across.join(" & "))
            }));
            lines.push(rules.bottom.to_owned());
            format!(
                "\\begin{{center}}\n\\begin{{tabular}}{{{}}}\n{}\n\\end{{tabular}}\n\\end{{center}}",
                columns(table, widths, count, LINE),
                lines.join("\n")
            )
        });
        pieces.collect::<Vec<_>>().join("\n\n")
    }

    /// The headings, `count` times, and the rule below them.
    fn head(&self, table: &Table, count: usize) -> Option<String> {
        if table.columns.iter().all(|column| column.heading.is_empty()) {
            return None;
        }
        let headings: Vec<Prose> = table.columns.iter().map(|c| c.heading.clone()).collect();
        let headings = vec![self.cells(&headings); count].join(" & ");
        Some(format!("{headings} \\\\\n{}", self.rules().middle))
    }

    fn row(&self, cells: &[Prose]) -> String {
        format!("{} \\\\", self.cells(cells))
    }

    fn cells(&self, cells: &[Prose]) -> String {
        let cells: Vec<String> = cells.iter().map(|cell| self.cell_text(cell)).collect();
        cells.join(" & ")
    }

    /// A cell; a bracket or a star at its start would be taken for an option of \\.
    pub(super) fn cell_text(&self, cell: &Prose) -> String {
        let text = self.prose(cell);
        if text.starts_with(['[', '*']) {
            format!("{{}}{text}")
        } else {
            text
        }
    }

    fn rules(&self) -> Rules {
        match self.matrices {
            Matrices::NiceMatrix => Rules {
                top: "\\toprule",
                middle: "\\midrule",
                bottom: "\\bottomrule",
            },
            Matrices::Array => Rules {
                top: "\\hline",
                middle: "\\hline",
                bottom: "\\hline",
            },
        }
    }
}

/// The horizontal lines of a table.
struct Rules {
    top: &'static str,
    middle: &'static str,
    bottom: &'static str,
}

/// The letters that the widest cell of each column takes.
pub(super) fn widths(table: &Table) -> Vec<usize> {
    let width = |at: usize| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(at));
        let heading = &table.columns[at].heading;
        cells.chain([heading]).map(letters).max().unwrap_or(0)
    };
    (0..table.columns.len()).map(width).collect()
}

fn total(widths: &[usize]) -> usize {
    widths.iter().map(|width| width + GAP).sum()
}

/// How many copies of the table's columns stand side by side in a line of so many letters.
pub(super) fn side_by_side(table: &Table, widths: &[usize], line: usize) -> usize {
    if !table.may_wrap || table.rows.len() <= SHORT / 2 {
        return 1;
    }
    let fit = line / (total(widths) + GAP);
    let wanted = table.rows.len().div_ceil(SHORT / 2);
    fit.min(wanted).clamp(1, 4)
}

/// The columns, `count` times; one that is too wide breaks its lines.
pub(super) fn columns(table: &Table, widths: &[usize], count: usize, line: usize) -> String {
    let too_wide = total(widths) > line;
    let widest = widths.iter().copied().max().unwrap_or(0);
    let others: usize = total(widths) - widest;
    let one: Vec<String> = table
        .columns
        .iter()
        .zip(widths)
        .map(|(column, &width)| match column.align {
            _ if too_wide && width == widest => {
                let room = line.saturating_sub(others).max(line / 4);
                format!("p{{.{:02}\\linewidth}}", (room * 100 / line).min(95))
            }
            Align::Left => "l".to_owned(),
            Align::Right => "r".to_owned(),
        })
        .collect();
    vec![one.concat(); count].join("@{\\qquad}")
}
