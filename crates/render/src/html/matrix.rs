//! Matrices as tables: a cell an entry, or in wide ones a cell for all entries before the bar.

use tracer::explanation::{EntryMark, Lead, Matrix, MatrixRow, RowLabel, RowState, Sign};
use tracer::one_based;

use super::Page;
use super::prose::{row_label, sign_text};

/// From so many columns on, the entries of a row are one run of text.
const WIDE: usize = 33;

impl Page<'_> {
    pub(super) fn matrix(&self, matrix: &Matrix) -> String {
        let wide = matrix.columns.len() >= WIDE;
        let head = if matrix.headings {
            format!("<thead>{}</thead>", self.headings(matrix, wide))
        } else {
            String::new()
        };
        let rows = joined(matrix.rows.iter().map(|row| self.row(row, wide)));
        let class = if wide { "matrix runs" } else { "matrix" };
        format!(
            "<div class=\"scroll\"><table class=\"{class}\">{head}<tbody>\n{rows}</tbody></table></div>\n"
        )
    }

    fn headings(&self, matrix: &Matrix, wide: bool) -> String {
        let goal = |goal| format!("<th scope=col{}>{}", bar(goal), self.goal(goal));
        let goals = joined((0..matrix.goals).map(goal));
        let variables: String = if wide {
            let ruler = super::ruler::ruler(&matrix.columns);
            format!("<th scope=col class=run>{ruler}")
        } else {
            let heading = |&var| format!("<th scope=col>{}", self.variable(var));
            joined(matrix.columns.iter().map(heading))
        };
        format!("<tr><td></td>{variables}{goals}</tr>")
    }

    fn row(&self, row: &MatrixRow, wide: bool) -> String {
        let entries = if wide { run(row) } else { cells(row) };
        let right = row.right.iter().enumerate();
        let goals = joined(right.map(|(goal, bit)| format!("<td{}>{}", bar(goal), digit(bit))));
        let note = if row.note.is_empty() {
            String::new()
        } else {
            format!("<td class=\"note\">{}</td>", self.prose(&row.note))
        };
        format!(
            "<tr{}><th scope=row>{}{}{entries}{goals}{note}</tr>\n",
            state(row.state),
            lead(row.lead),
            label(row.label)
        )
    }
}

fn joined(pieces: impl Iterator<Item = String>) -> String {
    pieces.collect()
}

/// An entry a cell. HTML lets the end of a cell be left out, and there are many.
fn cells(row: &MatrixRow) -> String {
    let cell = |(col, bit)| format!("<td{}>{}", mark(row, col), digit(bit));
    joined(row.left.iter().enumerate().map(cell))
}

/// All entries before the bar, those that stand out in elements of their own.
fn run(row: &MatrixRow) -> String {
    let entry = |(col, bit)| match mark(row, col) {
        "" => digit(bit).to_owned(),
        class => format!("<b{class}>{}</b>", digit(bit)),
    };
    let entries = joined(row.left.iter().enumerate().map(entry));
    format!("<td class=run>{entries}")
}

fn digit(bit: bool) -> &'static str {
    if bit { "1" } else { sign_text(Sign::Zero) }
}

/// The bar stands before the first goal.
fn bar(goal: usize) -> &'static str {
    if goal == 0 { " class=bar" } else { "" }
}

fn mark(row: &MatrixRow, col: usize) -> &'static str {
    let marked = row.marks.iter().find(|(marked, _)| *marked == col);
    match marked.map(|(_, mark)| mark) {
        Some(EntryMark::Pivot) => " class=p",
        Some(EntryMark::Target) => " class=t",
        Some(EntryMark::Cancelled | EntryMark::Changed) => " class=d",
        None => "",
    }
}

fn state(state: RowState) -> &'static str {
    match state {
        RowState::Plain => "",
        RowState::Pivot => " class=pivot",
        RowState::Target => " class=target",
        RowState::Zero => " class=zero",
        RowState::Contradiction => " class=bad",
    }
}

fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::None => "",
        Lead::Plus => "+ ",
        Lead::Equals => "= ",
    }
}

fn label(label: RowLabel) -> String {
    match label {
        RowLabel::Row(row) => row_label(row),
        RowLabel::Equation(equation) => format!("({})", one_based(equation)),
        RowLabel::None => String::new(),
    }
}
