//! Tables.

use crate::explain::model::Prose;

/// A table, a cell a piece of prose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The columns.
    pub columns: Vec<TableColumn>,
    /// The rows.
    pub rows: Vec<TableRow>,
    /// Whether the rows may be set in several columns side by side, read downwards.
    pub may_wrap: bool,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// A cell for each column.
    pub cells: Vec<Prose>,
    /// The steps of the trace that the row explains.
    pub steps: Vec<usize>,
    /// The variable that the row decides, if it is about one.
    pub variable: Option<usize>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableColumn {
    /// The heading; empty in all columns if the table has none.
    pub heading: Prose,
    /// On which side its cells are flush.
    pub align: Align,
}

/// On which side the cells of a column are flush.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Align {
    /// Left.
    Left,
    /// Right.
    Right,
}
