//! Matrices: by nicematrix with boxes and shades, or as plain arrays.

use tracer::explanation::{EntryMark, Lead, Matrix, MatrixRow, Prose, RowLabel, RowState, Sign};
use tracer::one_based;

use super::prose::row_label;
use super::{Matrices, Tex};

/// How many columns and rows a plain array may have at full size, and at a smaller one.
const FULL_SIZE: (usize, usize) = (16, 40);
const SMALLER: (usize, usize) = (34, 40);

/// Up to so many entries a matrix is set by nicematrix, which takes milliseconds for each; larger
/// ones are arrays with the same boxes, shades and brackets.
const NICEMATRIX_CELLS: usize = 64;

/// How a matrix with boxes and shades is set.
struct Look {
    by_nicematrix: bool,
    notes: Notes,
    bracketed: bool,
}

/// Whether a matrix has a column of notes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Notes {
    /// No row has a note.
    None,
    /// Some rows have.
    Some,
    /// Its room is kept in every row, whether there is a note or not.
    Reserved,
}

impl Look {
    /// How the environment begins and ends, for so many columns.
    fn environment(&self, width: usize) -> (String, &'static str) {
        let columns = format!("*{{{width}}}{{w{{c}}{{\\rscolwidth}}}}");
        if !self.by_nicematrix {
            let begin = format!("\\begin{{array}}{{r@{{\\;}}{columns}@{{}}l}}");
            return (begin, "\\end{array}");
        }
        let notes = if self.notes == Notes::None {
            ""
        } else {
            ",last-col"
        };
        if self.bracketed {
            let exterior = format!("[first-row,first-col{notes}]");
            let begin = format!("\\begin{{bNiceArray}}{{{columns}}}{exterior}");
            (begin, "\\end{bNiceArray}")
        } else {
            let begin = format!("\\begin{{NiceArray}}{{{columns}}}[first-col{notes}]");
            (begin, "\\end{NiceArray}")
        }
    }
}

/// An entry, what is drawn below it, and what over it.
struct Cell {
    under: String,
    entry: String,
    over: String,
}

impl Cell {
    fn of(entry: String) -> Self {
        Self {
            under: String::new(),
            entry,
            over: String::new(),
        }
    }

    /// Whatever is drawn starts at the middle of the cell, so the entry must take no room.
    fn text(&self) -> String {
        let Self { under, entry, over } = self;
        if under.is_empty() && over.is_empty() {
            return entry.clone();
        }
        format!("{under}\\rse{{{entry}}}{over}")
    }
}

/// How closely the entries of a plain array are set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spacing {
    Full,
    Close,
    Tight,
}

impl Tex<'_> {
    /// A matrix as a paragraph of its own.
    pub(super) fn matrix(&self, matrix: &Matrix) -> String {
        match self.matrices {
            Matrices::NiceMatrix => format!(
                "\\rsdisplay{{\\rsfit{{\\linewidth}}{{.9\\textheight}}{{{}}}}}",
                self.shaded_matrix(matrix, false)
            ),
            Matrices::Array => {
                let pivots = matrix.rows.iter().any(has_pivot);
                let legend = match spacing(matrix) {
                    Spacing::Full => String::new(),
                    _ if !pivots => String::new(),
                    _ => format!("\n\n{}", self.prose(&matrix.pivot_legend)),
                };
                format!("\\[\n{}\n\\]{legend}", self.array(matrix))
            }
        }
    }

    /// A matrix with boxes and shades, inside text; its column of notes is there also where no
    /// row has one, if `reserve_notes` says so.
    pub(super) fn shaded_matrix(&self, matrix: &Matrix, reserve_notes: bool) -> String {
        let width = matrix.columns.len() + matrix.goals;
        let look = Look {
            by_nicematrix: self.nicematrix && width * matrix.rows.len() <= NICEMATRIX_CELLS,
            notes: match has_notes(matrix) {
                _ if reserve_notes => Notes::Reserved,
                true => Notes::Some,
                false => Notes::None,
            },
            bracketed: matrix.headings,
        };
        let mut lines = Vec::new();
        if matrix.headings {
            let headings = self.headings(matrix).join(" & ");
            let end = if look.notes == Notes::None { "" } else { " &" };
            lines.push(format!("& {headings}{end} \\\\"));
        }
        let last = matrix.rows.len().saturating_sub(1);
        for (index, row) in matrix.rows.iter().enumerate() {
            let ends = (index == 0, index == last);
            lines.push(format!("{} \\\\", self.shaded_row(row, &look, ends)));
        }
        let (begin, end) = look.environment(width);
        let width = self.column_width(matrix);
        format!(
            "{width}\\rsmatrix{{%\n{begin}\n{}\n{end}}}",
            lines.join("\n")
        )
    }

    /// Columns are wider where a heading is.
    fn column_width(&self, matrix: &Matrix) -> String {
        let names = &self.explanation.names;
        let symbols = names.variables.iter().chain(&names.goals);
        let longest = symbols
            .map(|symbol| symbol.letter.chars().count() + usize::from(symbol.index.is_some()))
            .max()
            .unwrap_or(1);
        if longest <= 2 || !matrix.headings {
            return String::new();
        }
        format!(
            "\\renewcommand{{\\rscolwidth}}{{{}.{}em}}",
            longest * 6 / 10,
            longest * 6 % 10
        )
    }

    fn headings(&self, matrix: &Matrix) -> Vec<String> {
        let variables = matrix.columns.iter().map(|&var| self.variable(var));
        let goals = (0..matrix.goals).map(|goal| self.goal(goal));
        variables.chain(goals).collect()
    }

    /// A row; `ends` tells whether it is the first and whether it is the last.
    fn shaded_row(&self, row: &MatrixRow, look: &Look, ends: (bool, bool)) -> String {
        let mut cells: Vec<Cell> = (row.left.iter().enumerate())
            .map(|(col, bit)| Cell::of(entry(row, col, bit)))
            .collect();
        cells.extend(row.right.iter().map(|bit| Cell::of(digit(bit).to_owned())));
        let width = cells.len();
        if let Some(cell) = cells.get_mut(row.left.len()) {
            cell.under.push_str("\\rsbar");
        }
        if let Some(cell) = cells.first_mut() {
            cell.under.insert_str(0, &under_row(row, width));
        }
        if look.bracketed && !look.by_nicematrix {
            bracket(&mut cells, ends);
        }
        let mut texts = vec![format!("{}{}", lead(row.lead), label(row.label))];
        texts.extend(cells.iter().map(Cell::text));
        if look.notes == Notes::Reserved || !row.note.is_empty() {
            texts.push(format!("\\rsnote{{{}}}", self.prose(&row.note)));
        }
        texts.join(" & ")
    }

    /// A matrix as a plain array, inside mathematics.
    pub(super) fn array(&self, matrix: &Matrix) -> String {
        let notes = has_notes(matrix);
        let spacing = spacing(matrix);
        let mut lines = Vec::new();
        if matrix.headings {
            let headings = self.array_headings(matrix, spacing).join(" & ");
            lines.push(format!("& {headings} \\\\ \\hline"));
        }
        let end = if spacing == Spacing::Tight {
            "\\\\[-4pt]"
        } else {
            "\\\\"
        };
        let last = matrix.rows.len().saturating_sub(1);
        for (index, row) in matrix.rows.iter().enumerate() {
            let next = matrix.rows.get(index + 1);
            let sum = next.is_some_and(|next| next.lead == Lead::Equals);
            let end = match (index == last, sum) {
                (true, _) => "",
                (false, true) => " \\\\ \\hline",
                (false, false) => end,
            };
            lines.push(
                format!("{} {end}", self.array_row(row, notes, spacing))
                    .trim_end()
                    .to_owned(),
            );
        }
        let columns = array_columns(matrix, notes, spacing);
        format!(
            "\\begin{{array}}{{{columns}}}\n{}\n\\end{{array}}",
            lines.join("\n")
        )
    }

    fn array_headings(&self, matrix: &Matrix, spacing: Spacing) -> Vec<String> {
        if spacing == Spacing::Full {
            return self.headings(matrix);
        }
        let names = &self.explanation.names;
        let variables = matrix
            .columns
            .iter()
            .map(|&var| match names.variables[var].index {
                Some(index) => heading_number(index, spacing),
                None => self.variable(var),
            });
        let goals = (0..matrix.goals).map(|goal| self.goal(goal));
        variables.chain(goals).collect()
    }

    fn array_row(&self, row: &MatrixRow, notes: bool, spacing: Spacing) -> String {
        let small = if spacing == Spacing::Tight {
            "\\scriptstyle "
        } else {
            ""
        };
        let mut cells = vec![format!("{small}{}{}", lead(row.lead), label(row.label))];
        let left = row.left.iter().enumerate().map(|(col, bit)| {
            let digit = match (marked(row, col), spacing) {
                (Some(EntryMark::Pivot), Spacing::Full) => {
                    format!("\\boxed{{{}}}", digit_of_array(bit))
                }
                // A box would take more room than a column has.
                (Some(EntryMark::Pivot), _) => self.sign(Sign::Pivot).to_owned(),
                _ => digit_of_array(bit).to_owned(),
            };
            format!("{small}{digit}")
        });
        cells.extend(left);
        cells.extend(
            row.right
                .iter()
                .map(|bit| format!("{small}{}", digit_of_array(bit))),
        );
        if notes && !row.note.is_empty() {
            cells.push(format!("{small}{}", self.mathematics(&row.note)));
        }
        cells.join(" & ")
    }

    /// Rows of a matrix without its headings, such as a sum.
    pub(super) fn rows(&self, rows: Vec<MatrixRow>) -> Option<String> {
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

fn has_pivot(row: &MatrixRow) -> bool {
    row.marks.iter().any(|&(_, mark)| mark == EntryMark::Pivot)
}

fn has_notes(matrix: &Matrix) -> bool {
    matrix.rows.iter().any(|row| !row.note.is_empty())
}

/// What is drawn below the entries of a row, from its first cell: its shade, the line of a sum.
fn under_row(row: &MatrixRow, width: usize) -> String {
    let shade = match row.state {
        RowState::Plain => "",
        RowState::Pivot => "rsrow",
        RowState::Target => "rstarget",
        RowState::Zero => "rszero",
        RowState::Contradiction => "rswrong",
    };
    let shade = if shade.is_empty() {
        String::new()
    } else {
        format!("\\rsshade{{{shade}}}{{{width}}}")
    };
    match row.lead {
        Lead::Equals => format!("{shade}\\rssumline{{{width}}}"),
        Lead::None | Lead::Plus => shade,
    }
}

/// Puts brackets around a row, closed above the first and below the last.
fn bracket(cells: &mut [Cell], (first, last): (bool, bool)) {
    let ends = match (first, last) {
        (true, true) => "\\rstop\\rsbottom",
        (true, false) => "\\rstop",
        (false, true) => "\\rsbottom",
        (false, false) => "",
    };
    if let Some(cell) = cells.first_mut() {
        cell.over = format!("\\rsopen{{{ends}}}");
    }
    if let Some(cell) = cells.last_mut() {
        cell.over.push_str("\\rsclose{");
        cell.over.push_str(ends);
        cell.over.push('}');
    }
}

fn marked(row: &MatrixRow, col: usize) -> Option<EntryMark> {
    let mark = row.marks.iter().find(|(marked, _)| *marked == col);
    mark.map(|&(_, mark)| mark)
}

fn entry(row: &MatrixRow, col: usize, bit: bool) -> String {
    let digit = digit(bit);
    match marked(row, col) {
        None => digit.to_owned(),
        Some(EntryMark::Pivot) => format!("\\rspivot{{{digit}}}"),
        Some(EntryMark::Target) => format!("\\rstarget{{{digit}}}"),
        Some(EntryMark::Cancelled | EntryMark::Changed) => format!("\\rschange{{{digit}}}"),
    }
}

fn digit(bit: bool) -> &'static str {
    if bit { "1" } else { "\\rsz" }
}

fn digit_of_array(bit: bool) -> &'static str {
    if bit { "1" } else { "\\cdot" }
}

fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::None => "",
        Lead::Plus => "{}+\\; ",
        Lead::Equals => "{}=\\; ",
    }
}

fn label(label: RowLabel) -> String {
    match label {
        RowLabel::Row(row) => row_label(row),
        RowLabel::Equation(equation) => format!("({})", one_based(equation)),
        RowLabel::None => String::new(),
    }
}

fn spacing(matrix: &Matrix) -> Spacing {
    let size = (matrix.columns.len() + matrix.goals, matrix.rows.len());
    let fits = |(columns, rows)| size.0 <= columns && size.1 <= rows;
    if fits(FULL_SIZE) {
        Spacing::Full
    } else if fits(SMALLER) {
        Spacing::Close
    } else {
        Spacing::Tight
    }
}

/// The columns of the array: the label, the variables, the bar and the goals, the notes.
fn array_columns(matrix: &Matrix, notes: bool, spacing: Spacing) -> String {
    let between = match spacing {
        Spacing::Full => "",
        Spacing::Close => "@{\\;}",
        Spacing::Tight => "@{\\,}",
    };
    let variables = format!("{between}c").repeat(matrix.columns.len());
    let goals = vec!["c"; matrix.goals].join(between);
    let notes = if notes { "l" } else { "" };
    match spacing {
        Spacing::Tight => format!("r{variables}{between}|{between}{goals}@{{\\;}}{notes}"),
        _ => format!("r{variables}|{goals}{notes}"),
    }
}

/// The number of a variable over a narrow column; where it is tight, a digit below the other.
fn heading_number(number: usize, spacing: Spacing) -> String {
    match spacing {
        Spacing::Tight => {
            let digits = number.to_string();
            let digits: Vec<String> = digits.chars().map(String::from).collect();
            format!("\\substack{{{}}}", digits.join("\\\\"))
        }
        _ => format!("\\scriptstyle {number}"),
    }
}
