//! The work on a column, and single operations.

use tracer::explanation::{
    Column, ColumnSwap, Fold, Inline, Lead, Matrix, MatrixRow, Operation, Prose,
};

use super::Page;

impl Page<'_> {
    pub(super) fn column(&self, column: &Column) -> String {
        let swap = column.column_swap.as_ref();
        let swap = swap.map(|swap| self.column_swap(swap));
        let clearing = Some(&column.clearing).filter(|clearing| !clearing.is_empty());
        let work = [
            self.boards(column.mask.as_slice()),
            self.paragraph(&column.reason),
            clearing
                .map(|prose| self.paragraph(prose))
                .unwrap_or_default(),
            self.rows(added_up(column)),
        ];
        swap.unwrap_or_default() + &self.section(&column.heading, &work.concat())
    }

    /// Work under a heading of its own.
    fn section(&self, heading: &Prose, work: &str) -> String {
        let heading = self.prose(heading);
        format!("<section class=\"column\">\n<h4>{heading}</h4>\n{work}</section>\n")
    }

    /// The exchange of columns that comes before a column's pivot.
    fn column_swap(&self, swap: &ColumnSwap) -> String {
        let matrix = swap.matrix.as_ref().map(|matrix| self.matrix(matrix));
        let work = self.paragraph(&swap.reason) + &matrix.unwrap_or_default();
        self.section(&swap.heading, &work)
    }

    pub(super) fn operation_block(&self, operation: &Operation) -> String {
        let heading = Prose(vec![Inline::Operation(operation.operation)]);
        let work = self.paragraph(&operation.effect) + &self.rows(operation.rows.clone());
        self.section(&heading, &work)
    }

    /// Rows of [A | B] without headings.
    fn rows(&self, rows: Vec<MatrixRow>) -> String {
        let Some(first) = rows.first() else {
            return String::new();
        };
        self.matrix(&Matrix {
            headings: false,
            columns: (0..first.left.len()).collect(),
            goals: first.right.len(),
            rows,
            pivot_legend: Prose::default(),
        })
    }
}

/// The additions: as sums if the column is told in full, otherwise the first alone, and of the
/// others the result.
fn added_up(column: &Column) -> Vec<MatrixRow> {
    let mut rows: Vec<MatrixRow> = Vec::new();
    for (index, addition) in column.additions.iter().enumerate() {
        if index == 0 || column.fold == Fold::Full {
            rows.extend(addition.rows.iter().cloned());
        } else {
            let mut after = addition.rows[2].clone();
            after.lead = Lead::None;
            rows.push(after);
        }
    }
    rows
}
