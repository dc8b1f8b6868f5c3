//! Matrices, drawn: headings, the bar, pivots in boxes, rows in play, notes at the right.

use tracer::explanation::{EntryMark, Matrix, MatrixRow, RowLabel, RowState};
use tracer::one_based;

use super::drawing::{Anchor, Drawing, Paint, colour, count};
use super::line::{Level, Line};
use super::prose::{Letters, symbol};

/// The room that a matrix is drawn for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Room {
    /// A figure of its own.
    Figure,
    /// One among many on a sheet.
    Sheet,
}

impl Room {
    /// The size of the entries of a matrix of so many columns.
    fn size(self, columns: usize) -> f32 {
        match (self, columns) {
            (Self::Figure, 0..=28) | (Self::Sheet, 0..=8) => 14.0,
            (Self::Figure, _) | (Self::Sheet, 9..=28) => 9.0,
            (Self::Sheet, _) => 6.0,
        }
    }
}

/// From this many columns on, every fifth one alone has a heading.
const MANY_HEADINGS: usize = 40;

/// The measures of a matrix.
struct Measures {
    size: f32,
    /// The width of a column and the height of a row.
    column: f32,
    row: f32,
    /// Where the entries begin: after the labels, below the headings.
    left: f32,
    top: f32,
    /// Where the bar stands, and the columns after it begin.
    bar: f32,
    after: f32,
    /// The width of a goal's column.
    goal: f32,
    /// Where the notes begin.
    notes: f32,
}

impl Measures {
    fn of(letters: Letters<'_>, matrix: &Matrix, room: Room) -> Self {
        let n = matrix.columns.len();
        let size = room.size(n);
        let heading = |&var: &usize| column_heading(letters, var, size).width();
        let headings = matrix.columns.iter().map(heading).fold(0.0, f32::max);
        let column = if n >= MANY_HEADINGS {
            size * 1.2
        } else {
            (headings + size * 0.3).max(size * 1.5)
        };
        let label = matrix.rows.iter().map(|row| label(row, size).width());
        let left = label.fold(0.0, f32::max) + size * 0.6;
        let bar = left + column * count(n) + size * 0.3;
        let after = bar + size * 0.3;
        let goals = letters.explanation.names.goals.iter();
        let goal = goals.map(|goal| goal_heading(goal, size).width() + size * 0.4);
        let goal = goal.fold(column, f32::max);
        Self {
            size,
            column,
            row: size * 1.6,
            left,
            top: if matrix.headings { size * 1.7 } else { 0.0 },
            bar,
            after,
            goal,
            notes: after + goal * count(matrix.goals) + size * 0.7,
        }
    }

    /// The middle of a column, the goals' columns after the others.
    fn centre(&self, n: usize, col: usize) -> f32 {
        match col.checked_sub(n) {
            None => self.left + self.column * (count(col) + 0.5),
            Some(goal) => self.after + self.goal * (count(goal) + 0.5),
        }
    }
}

/// Draws a matrix.
pub(super) fn matrix(letters: Letters<'_>, matrix: &Matrix, room: Room) -> Drawing {
    let measures = Measures::of(letters, matrix, room);
    let notes: Vec<Line> = matrix
        .rows
        .iter()
        .map(|row| letters.prose(&row.note, measures.size * 0.93))
        .collect();
    let note = notes.iter().map(Line::width).fold(0.0, f32::max);
    let height = measures.top + measures.row * count(matrix.rows.len());
    let mut drawing = Drawing::new(measures.notes + note, height.max(measures.row));
    if matrix.headings {
        headings(&mut drawing, letters, matrix, &measures);
    }
    for (at, row) in matrix.rows.iter().enumerate() {
        let y = measures.top + measures.row * count(at);
        draw_row(&mut drawing, matrix, &measures, row, y);
        let baseline = y + measures.row * 0.5 + measures.size * 0.36;
        let from = [measures.notes, baseline];
        drawing.text(from, Anchor::Start, &notes[at], colour::ACCENT);
    }
    let end = height.max(measures.row);
    drawing.line([measures.bar, 0.0], [measures.bar, end], colour::INK, 1.2);
    drawing
}

fn column_heading(letters: Letters<'_>, var: usize, size: f32) -> Line {
    let mut line = Line::new(size * 0.86);
    letters.variable(var, &mut line);
    line
}

fn goal_heading(goal: &tracer::explanation::Symbol, size: f32) -> Line {
    let mut line = Line::new(size * 0.86);
    symbol(goal, &mut line);
    line.emboldened()
}

fn label(row: &MatrixRow, size: f32) -> Line {
    let text = match row.label {
        RowLabel::Row(row) => format!("R{}", one_based(row)),
        RowLabel::Equation(equation) => format!("E{}", one_based(equation)),
        RowLabel::None => String::new(),
    };
    let mut line = Line::new(size * 0.86);
    line.push(&text, false, Level::On);
    line
}

fn headings(drawing: &mut Drawing, letters: Letters<'_>, matrix: &Matrix, measures: &Measures) {
    let n = matrix.columns.len();
    let y = measures.size * 1.05;
    for (col, &var) in matrix.columns.iter().enumerate() {
        if n >= MANY_HEADINGS && !one_based(col).is_multiple_of(5) {
            continue;
        }
        let heading = column_heading(letters, var, measures.size);
        let at = [measures.centre(n, col), y];
        drawing.text(at, Anchor::Middle, &heading, colour::MUTED);
    }
    for (goal, name) in letters.explanation.names.goals.iter().enumerate() {
        let heading = goal_heading(name, measures.size);
        let at = [measures.centre(n, n + goal), y];
        drawing.text(at, Anchor::Middle, &heading, colour::INK);
    }
}

fn draw_row(drawing: &mut Drawing, matrix: &Matrix, measures: &Measures, row: &MatrixRow, y: f32) {
    let n = matrix.columns.len();
    let fill = match row.state {
        RowState::Plain => None,
        RowState::Pivot | RowState::Zero => Some(colour::PANEL),
        RowState::Target => Some(colour::TARGET),
        RowState::Contradiction => Some(colour::BAD_PAPER),
    };
    if let Some(fill) = fill {
        let width = measures.notes - measures.size * 0.5;
        drawing.rect([0.0, y, width, measures.row], 3.0, Paint::area(fill));
    }
    let baseline = y + measures.row * 0.5 + measures.size * 0.36;
    let label = label(row, measures.size);
    drawing.text([0.0, baseline], Anchor::Start, &label, colour::MUTED);
    for col in 0..n + matrix.goals {
        let bit = if col < n {
            row.left.get(col)
        } else {
            row.right.get(col - n)
        };
        let mark = row.marks.iter().find(|(marked, _)| *marked == col);
        let centre = measures.centre(n, col);
        entry(
            drawing,
            measures,
            [centre, y],
            bit,
            mark.map(|(_, mark)| *mark),
        );
    }
}

fn entry(
    drawing: &mut Drawing,
    measures: &Measures,
    [x, y]: [f32; 2],
    bit: bool,
    mark: Option<EntryMark>,
) {
    let (size, row) = (measures.size, measures.row);
    let side = (size * 1.35).min(measures.column);
    let area = [
        x - side / 2.0,
        y + (row - size * 1.35) / 2.0,
        side,
        size * 1.35,
    ];
    let baseline = y + row * 0.5 + size * 0.36;
    match mark {
        Some(EntryMark::Pivot) => {
            drawing.rect(
                area,
                2.0,
                Paint::edged(colour::PIVOT, colour::PIVOT_LINE, 1.3),
            );
        }
        Some(EntryMark::Target) => drawing.rect(
            area,
            2.0,
            Paint {
                dashed: true,
                ..Paint::edged("none", colour::ACCENT, 1.1)
            },
        ),
        Some(EntryMark::Cancelled | EntryMark::Changed) => {
            let under = y + row - size * 0.16;
            let half = size * 0.4;
            drawing.line([x - half, under], [x + half, under], colour::ACCENT, 1.4);
        }
        None => {}
    }
    let bold = matches!(mark, Some(EntryMark::Pivot | EntryMark::Changed));
    let (text, ink) = match (bit, mark) {
        (true, _) => ("1", colour::INK),
        (false, Some(EntryMark::Cancelled | EntryMark::Changed)) => ("0", colour::INK),
        (false, _) => ("·", colour::MUTED),
    };
    let line = if bold {
        Line::bold(size, text)
    } else {
        Line::plain(size, text)
    };
    drawing.text([x, baseline], Anchor::Middle, &line, ink);
}
