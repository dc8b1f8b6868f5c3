//! The work on a column, and single operations.

use tracer::explanation::{Column, ColumnSwap, Fold, Lead, MatrixRow, Operation};

use super::Tex;

impl Tex<'_> {
    pub(super) fn column(&self, column: &Column) -> Vec<String> {
        let moved = column.column_swap.iter();
        let mut blocks: Vec<String> = moved.flat_map(|swap| self.column_swap(swap)).collect();
        blocks.push(self.run_in_heading(&column.heading));
        let mut text = vec![self.prose(&column.reason)];
        if !column.clearing.is_empty() {
            text.push(self.prose(&column.clearing));
        }
        match &column.mask {
            Some(mask) => blocks.extend(self.beside(std::slice::from_ref(mask), text)),
            None => blocks.extend(text),
        }
        blocks.extend(self.rows(sums(column)));
        blocks
    }

    /// The exchange of columns that comes before a column's pivot.
    fn column_swap(&self, swap: &ColumnSwap) -> Vec<String> {
        let mut blocks = vec![self.run_in_heading(&swap.heading), self.prose(&swap.reason)];
        blocks.extend(swap.matrix.iter().map(|matrix| self.matrix(matrix)));
        blocks
    }

    pub(super) fn operation(&self, operation: &Operation) -> Vec<String> {
        let told = format!(
            "$\\mathbf{{{}}}$\\quad {}",
            self.operation_text(operation.operation),
            self.prose(&operation.effect)
        );
        let mut blocks = vec![told];
        blocks.extend(self.rows(operation.rows.clone()));
        blocks
    }
}

/// The additions as sums; where not all is spelled out, the first, and of the others the result.
fn sums(column: &Column) -> Vec<MatrixRow> {
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
