//! The work on a column, and single operations, in Markdown.

use tracer::explanation::{Column, ColumnSwap, Fold, Lead, Matrix, MatrixRow, Operation, Prose};

use super::Document;
use super::prose::operation_text;

impl Document<'_> {
    pub(super) fn column(&self, column: &Column) -> Vec<String> {
        let moved = column.column_swap.iter();
        let mut blocks: Vec<String> = moved.flat_map(|swap| self.column_swap(swap)).collect();
        blocks.extend([
            format!("**{}**", self.prose(&column.heading)),
            self.prose(&column.reason),
        ]);
        if let Some(mask) = &column.mask {
            blocks.extend(self.boards(std::slice::from_ref(mask)));
        }
        if !column.clearing.is_empty() {
            blocks.push(self.prose(&column.clearing));
        }
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
        blocks.extend(self.rows(rows));
        blocks
    }

    /// The exchange of columns that comes before a column's pivot.
    fn column_swap(&self, swap: &ColumnSwap) -> Vec<String> {
        let mut blocks = vec![
            format!("**{}**", self.prose(&swap.heading)),
            self.prose(&swap.reason),
        ];
        blocks.extend(swap.matrix.iter().map(|matrix| self.matrix(matrix)));
        blocks
    }

    pub(super) fn operation(&self, operation: &Operation) -> Vec<String> {
        let mut blocks = vec![
            format!("${}$", operation_text(operation.operation)),
            self.prose(&operation.effect),
        ];
        blocks.extend(self.rows(operation.rows.clone()));
        blocks
    }

    fn rows(&self, rows: Vec<MatrixRow>) -> Option<String> {
        let first = rows.first()?;
        Some(self.matrix(&Matrix {
            headings: false,
            columns: (0..first.left.len()).collect(),
            goals: first.right.len(),
            rows,
            pivot_legend: Prose::default(),
        }))
    }
}
