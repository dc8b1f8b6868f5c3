//! Matrices: a call of the preamble's function `gf`, which draws the rows from letters.

use tracer::explanation::{EntryMark, Lead, Matrix, MatrixRow, RowLabel, RowState};
use tracer::one_based;

use super::Document;
use super::prose::row_label;

impl Document<'_> {
    /// A matrix, as an expression.
    pub(super) fn matrix(&self, matrix: &Matrix) -> String {
        let columns = matrix.columns.iter();
        let heads: Vec<String> = columns
            .map(|&var| format!("${}$", self.variable(var)))
            .collect();
        let goals = (0..matrix.goals).map(|goal| format!("${}$", self.goal(goal)));
        let goals: Vec<String> = goals.collect();
        let rows = matrix.rows.iter().map(|row| self.row(row));
        format!(
            "gf(headings: {}, heads: {}, goals: {}, rows: (\n{}))",
            matrix.headings,
            array(&heads),
            array(&goals),
            rows.collect::<String>()
        )
    }

    fn row(&self, row: &MatrixRow) -> String {
        let entries = row.left.iter().chain(row.right.iter());
        let entries: String = entries.map(|bit| if bit { '1' } else { '0' }).collect();
        let marks: String = (0..row.left.len()).map(|col| mark(row, col)).collect();
        let label = match row.label {
            RowLabel::Row(row) => format!("${}$", row_label(row)),
            RowLabel::Equation(equation) => format!("$E_({})$", one_based(equation)),
            RowLabel::None => "[]".to_owned(),
        };
        let lead = match row.lead {
            Lead::None => "",
            Lead::Plus => "+",
            Lead::Equals => "=",
        };
        let state = match row.state {
            RowState::Plain => "plain",
            RowState::Pivot => "pivot",
            RowState::Target => "target",
            RowState::Zero => "zero",
            RowState::Contradiction => "bad",
        };
        format!(
            "  (lead: \"{lead}\", label: {label}, state: \"{state}\", entries: \"{entries}\", \
             marks: \"{marks}\", note: {}),\n",
            self.prose(&row.note)
        )
    }
}

fn mark(row: &MatrixRow, col: usize) -> char {
    let marked = row.marks.iter().find(|(marked, _)| *marked == col);
    match marked.map(|(_, mark)| mark) {
        Some(EntryMark::Pivot) => 'p',
        Some(EntryMark::Target) => 't',
        Some(EntryMark::Cancelled) => 'c',
        Some(EntryMark::Changed) => 'd',
        None => '-',
    }
}

/// Expressions as an array; the comma makes one of a single expression too.
pub(super) fn array(items: &[String]) -> String {
    if items.is_empty() {
        return "()".to_owned();
    }
    format!("({},)", items.join(", "))
}
