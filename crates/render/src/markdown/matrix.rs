//! Matrices as TeX arrays: pivots boxed, the bar a rule, notes at the right.

use tracer::explanation::{EntryMark, Lead, Matrix, MatrixRow, RowLabel};
use tracer::one_based;

use super::prose::row_label;
use super::{Document, displayed};

impl Document<'_> {
    pub(super) fn matrix(&self, matrix: &Matrix) -> String {
        let notes = matrix.rows.iter().any(|row| !row.note.is_empty());
        let rows: Vec<String> = matrix.rows.iter().map(|row| self.row(row, notes)).collect();
        let headings = if matrix.headings {
            format!("{} \\\\ \\hline\n", self.headings(matrix))
        } else {
            String::new()
        };
        let body = headings + &rows.join(" \\\\\n");
        let columns = columns(matrix, notes);
        displayed(&format!(
            "\\begin{{array}}{{{columns}}}\n{body}\n\\end{{array}}"
        ))
    }

    /// The variables and goals over their columns.
    fn headings(&self, matrix: &Matrix) -> String {
        let variables = matrix.columns.iter().map(|&var| self.variable(var));
        let goals = (0..matrix.goals).map(|goal| self.goal(goal));
        let cells: Vec<String> = variables.chain(goals).collect();
        format!("& {}", cells.join(" & "))
    }

    fn row(&self, row: &MatrixRow, notes: bool) -> String {
        let mut cells = vec![format!("{}{}", lead(row.lead), label(row.label))];
        cells.extend(
            row.left
                .iter()
                .enumerate()
                .map(|(col, bit)| entry(row, col, bit)),
        );
        cells.extend(row.right.iter().map(|bit| digit(bit).to_owned()));
        if notes {
            cells.push(self.mathematics(&row.note));
        }
        cells.join(" & ").trim_end().to_owned()
    }
}

/// The columns of the array: the label, the variables, the goals, the notes.
fn columns(matrix: &Matrix, notes: bool) -> String {
    let variables = "c".repeat(matrix.columns.len());
    let goals = "c".repeat(matrix.goals);
    let notes = if notes { "l" } else { "" };
    format!("r{variables}|{goals}{notes}")
}

fn entry(row: &MatrixRow, col: usize, bit: bool) -> String {
    if row.marks.contains(&(col, EntryMark::Pivot)) {
        format!("\\boxed{{{}}}", digit(bit))
    } else {
        digit(bit).to_owned()
    }
}

fn digit(bit: bool) -> &'static str {
    if bit { "1" } else { "\\cdot" }
}

fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::None => "",
        Lead::Plus => "+\\; ",
        Lead::Equals => "=\\; ",
    }
}

fn label(label: RowLabel) -> String {
    match label {
        RowLabel::Row(row) => row_label(row),
        RowLabel::Equation(equation) => format!("({})", one_based(equation)),
        RowLabel::None => String::new(),
    }
}
