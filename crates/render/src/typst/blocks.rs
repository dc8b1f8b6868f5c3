//! The blocks of an explanation, each as a statement of Typst's code.

use tracer::explanation::{
    Align, Block, Column, Figure, Fold, Inline, Lead, Matrix, MatrixRow, Operation, Prose, Table,
};

use super::matrix::array;
use super::{Document, call, code};

/// A table that may be wrapped has up to so many rows before it is, and so many pieces.
const ROWS_BESIDE: usize = 8;
const MAX_BESIDE: usize = 4;

impl Document<'_> {
    /// Blocks below each other; folded columns that follow each other become one list.
    pub(super) fn blocks(&self, blocks: &[Block]) -> String {
        let mut out = String::new();
        let mut folded: Vec<String> = Vec::new();
        for block in blocks {
            if let Block::Column(column) = block
                && column.fold == Fold::Line
            {
                folded.push(self.prose(&column.summary));
                continue;
            }
            out += &list(&std::mem::take(&mut folded));
            out += &self.block(block);
        }
        out + &list(&folded)
    }

    fn block(&self, block: &Block) -> String {
        match block {
            Block::Paragraph(prose) => self.paragraph(prose),
            Block::Remark(prose) => call("remark", &[&self.prose(prose)]),
            Block::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.prose(item)).collect();
                list(&items)
            }
            Block::Formulas(formulas) => {
                let lines: Vec<String> = formulas.iter().map(|f| self.formula(f)).collect();
                call("formulas", &[&array(&lines)])
            }
            Block::Figure(figure) => self.figure(figure),
            Block::Matrix(matrix) => call("fit", &[&self.matrix(matrix)]),
            Block::Table(table) => self.table(table),
            Block::Column(column) => self.column(column),
            Block::Operation(operation) => self.operation_block(operation),
        }
    }

    pub(super) fn paragraph(&self, prose: &Prose) -> String {
        call("par", &[&self.prose(prose)])
    }

    pub(super) fn figure(&self, figure: &Figure) -> String {
        let boards = self.boards(&figure.boards);
        if figure.text.is_empty() {
            return format!("{boards}\n");
        }
        call("beside", &[&boards, &code(&self.blocks(&figure.text))])
    }

    fn table(&self, table: &Table) -> String {
        let sides = table.columns.iter().map(|column| match column.align {
            Align::Left => "left".to_owned(),
            Align::Right => "right".to_owned(),
        });
        let sides: Vec<String> = sides.collect();
        let headed = table
            .columns
            .iter()
            .any(|column| !column.heading.is_empty());
        let headings: Vec<String> = if headed {
            table
                .columns
                .iter()
                .map(|column| self.prose(&column.heading))
                .collect()
        } else {
            Vec::new()
        };
        let rows = table.rows.len();
        let pieces = if table.may_wrap {
            rows.div_ceil(ROWS_BESIDE).clamp(1, MAX_BESIDE)
        } else {
            1
        };
        let listings = table.rows.chunks(rows.div_ceil(pieces).max(1)).map(|rows| {
            let cells = rows.iter().flat_map(|row| &row.cells);
            let cells: Vec<String> = cells.map(|cell| self.prose(cell)).collect();
            format!(
                "listing({}, {}, {})",
                array(&sides),
                array(&headings),
                array(&cells)
            )
        });
        let listings: Vec<String> = listings.collect();
        call("side-by-side", &[&array(&listings)])
    }

    fn column(&self, column: &Column) -> String {
        let mut out = String::new();
        if let Some(swap) = &column.column_swap {
            out += &call("step", &[&self.prose(&swap.heading)]);
            out += &self.paragraph(&swap.reason);
            if let Some(matrix) = &swap.matrix {
                out += &call("fit", &[&self.matrix(matrix)]);
            }
        }
        out += &call("step", &[&self.prose(&column.heading)]);
        let mut work = self.paragraph(&column.reason);
        if !column.clearing.is_empty() {
            work += &self.paragraph(&column.clearing);
        }
        match &column.mask {
            Some(mask) => {
                let mask = self.boards(std::slice::from_ref(mask));
                out += &call("beside", &[&mask, &code(&work)]);
            }
            None => out += &work,
        }
        out + &self.rows(added_up(column))
    }

    fn operation_block(&self, operation: &Operation) -> String {
        let heading = Prose(vec![Inline::Operation(operation.operation)]);
        let heading = call("step", &[&self.prose(&heading)]);
        heading + &self.paragraph(&operation.effect) + &self.rows(operation.rows.clone())
    }

    /// Rows of [A | B] without headings.
    fn rows(&self, rows: Vec<MatrixRow>) -> String {
        let Some(first) = rows.first() else {
            return String::new();
        };
        let matrix = Matrix {
            headings: false,
            columns: (0..first.left.len()).collect(),
            goals: first.right.len(),
            rows,
            pivot_legend: Prose::default(),
        };
        call("fit", &[&self.matrix(&matrix)])
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

/// Items below each other; nothing if there is none.
pub(super) fn list(items: &[String]) -> String {
    if items.is_empty() {
        return String::new();
    }
    call("list", &[&format!("..{}", array(items))])
}
