//! Matrices as text: spaced, closer, without spaces, and in the end in ranges of columns.

use std::ops::Range;

use tracer::explanation::{EntryMark, Lead, Matrix, MatrixRow, RowLabel, RowState, Sign};
use tracer::one_based;
use unicode_width::UnicodeWidthStr;

use super::Layout;
use super::line::{Line, Style};
use super::prose::row_label;

/// How closely the entries stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spacing {
    /// Three columns an entry.
    Wide,
    /// Two columns an entry.
    Close,
    /// One column an entry; a pivot has a sign of its own.
    Packed,
}

impl Spacing {
    fn slot(self) -> usize {
        match self {
            Self::Wide => 3,
            Self::Close => 2,
            Self::Packed => 1,
        }
    }
}

/// Where everything stands.
struct Plan {
    spacing: Spacing,
    label: usize,
    goal_slot: usize,
}

impl Plan {
    /// The columns that a row takes, with `entries` entries before the bar.
    fn width(&self, entries: usize, goals: usize) -> usize {
        let close = usize::from(self.spacing == Spacing::Close);
        self.label + self.spacing.slot() * entries + close + 1 + self.goal_slot * goals
    }
}

impl Layout<'_> {
    pub(super) fn matrix(&self, matrix: &Matrix) -> Vec<Line> {
        let note = |row: &MatrixRow| self.line_of(&row.note).width();
        let notes = matrix.rows.iter().map(note).max().unwrap_or(0);
        let plan = self.plan(matrix, notes);
        let ranges = self.ranges(&plan, matrix);
        let mut lines = Vec::new();
        for (index, range) in ranges.iter().enumerate() {
            if index > 0 {
                lines.push(Line::default());
            }
            let last = index + 1 == ranges.len();
            lines.extend(self.range(&plan, matrix, range.clone(), last));
        }
        let bracketless = plan.spacing == Spacing::Packed;
        if bracketless && matrix.rows.iter().any(|row| row.marks.iter().any(is_pivot)) {
            lines.extend(self.paragraph(&matrix.pivot_legend));
        }
        lines
    }

    /// The widest spacing with which everything fits, notes included if possible.
    fn plan(&self, matrix: &Matrix, notes: usize) -> Plan {
        let label = matrix
            .rows
            .iter()
            .map(|row| label(row).width())
            .max()
            .unwrap_or(0);
        let goals = (0..matrix.goals)
            .map(|goal| self.goal(goal).width())
            .max()
            .unwrap_or(0);
        let plan = |spacing: Spacing| Plan {
            spacing,
            label: label + 3,
            goal_slot: spacing.slot().max(goals + 1),
        };
        let all = [Spacing::Wide, Spacing::Close, Spacing::Packed];
        let note_room = if notes == 0 { 0 } else { notes + 2 };
        let fits = |room: usize| {
            let plans = all.into_iter().map(plan);
            plans
                .into_iter()
                .find(|plan| plan.width(matrix.columns.len(), matrix.goals) + room <= self.width)
        };
        fits(note_room)
            .or_else(|| fits(0))
            .unwrap_or_else(|| plan(Spacing::Packed))
    }

    /// The ranges of columns that are shown one below the other; one range if all fit.
    fn ranges(&self, plan: &Plan, matrix: &Matrix) -> Vec<Range<usize>> {
        let n = matrix.columns.len();
        if plan.width(n, matrix.goals) <= self.width {
            return std::iter::once(0..n).collect();
        }
        let room = self
            .width
            .saturating_sub(plan.width(0, matrix.goals))
            .max(1);
        (0..n.div_ceil(room))
            .map(|i| i * room..n.min((i + 1) * room))
            .collect()
    }

    fn range(&self, plan: &Plan, matrix: &Matrix, range: Range<usize>, last: bool) -> Vec<Line> {
        let mut lines = Vec::new();
        if matrix.headings {
            lines.extend(self.headings(plan, matrix, range.clone(), last));
        }
        for row in &matrix.rows {
            let mut line = self.row(plan, row, range.clone(), last);
            if last && !row.note.is_empty() {
                let note = self.line_of(&row.note);
                if line.width() + 2 + note.width() <= self.width {
                    line.push(Style::Plain, "  ");
                    line.extend(note);
                } else {
                    let indent = plan.label;
                    lines.push(line);
                    lines.extend(
                        note.wrapped(self.width - indent)
                            .into_iter()
                            .map(|l| l.indented(indent)),
                    );
                    continue;
                }
            }
            lines.push(line);
        }
        lines
    }

    /// The variables over their columns; digits stand one below the other where they are longer
    /// than a column is wide.
    fn headings(&self, plan: &Plan, matrix: &Matrix, range: Range<usize>, last: bool) -> Vec<Line> {
        let columns = matrix.columns[range].iter();
        let texts: Vec<String> = columns.map(|&var| self.column_heading(var)).collect();
        let longest = texts
            .iter()
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0);
        let slot = plan.spacing.slot();
        let height = if longest < slot { 1 } else { longest };
        let mut lines = Vec::new();
        for level in 0..height {
            let mut line = Line::plain(&" ".repeat(plan.label));
            for text in &texts {
                let piece = if height == 1 {
                    text.clone()
                } else {
                    letter_at(text, level, height)
                };
                let cell = if slot == 3 {
                    format!("{piece:>2} ")
                } else {
                    format!("{piece:>slot$}")
                };
                line.push(Style::Dim, &cell);
            }
            self.push_goals(
                &mut line,
                plan,
                last,
                |goal| {
                    if level + 1 == height {
                        self.goal(goal)
                    } else {
                        String::new()
                    }
                },
                matrix.goals,
            );
            lines.push(line);
        }
        lines
    }

    /// The number of a column's variable, or its name if the variables are not numbered in order.
    fn column_heading(&self, var: usize) -> String {
        let variables = &self.explanation.names.variables;
        let numbered = variables.iter().enumerate().all(|(j, symbol)| {
            symbol.letter == variables[0].letter && symbol.index == Some(one_based(j))
        });
        if numbered {
            one_based(var).to_string()
        } else {
            self.variable(var)
        }
    }

    fn push_goals(
        &self,
        line: &mut Line,
        plan: &Plan,
        last: bool,
        text: impl Fn(usize) -> String,
        goals: usize,
    ) {
        if !last {
            return;
        }
        if plan.spacing == Spacing::Close {
            line.push(Style::Plain, " ");
        }
        line.push(Style::Plain, self.glyphs.bar());
        let slot = plan.goal_slot;
        for goal in 0..goals {
            line.push(Style::Dim, &format!("{:>slot$}", text(goal)));
        }
    }

    fn row(&self, plan: &Plan, row: &MatrixRow, range: Range<usize>, last: bool) -> Line {
        let style = row_style(row.state);
        let mut line = Line::default();
        let width = plan.label;
        line.push(
            style,
            &format!("{:<width$}", format!("{} {}", lead(row.lead), label(row))),
        );
        let close_at = range.clone().find(|&j| pivot_at(row, j)).map(|j| j + 1);
        for j in range {
            self.push_entry(&mut line, plan, row, j, close_at == Some(j));
        }
        if plan.spacing == Spacing::Close && last {
            let closes = close_at == Some(row.left.len());
            line.push(Style::Pivot, if closes { "]" } else { " " });
        }
        if last {
            line.push(Style::Plain, self.glyphs.bar());
            let slot = plan.goal_slot;
            for bit in row.right.iter() {
                let entry = self.digit(bit);
                // Under the headings, and in line with the entries of wide matrices.
                line.push(style, &format!("{entry:>slot$}"));
            }
        }
        line
    }

    fn push_entry(&self, line: &mut Line, plan: &Plan, row: &MatrixRow, j: usize, closes: bool) {
        let pivot = pivot_at(row, j);
        let digit = self.digit(row.left.get(j));
        let style = entry_style(row, j);
        match plan.spacing {
            Spacing::Wide if pivot => line.push(Style::Pivot, &format!("[{digit}]")),
            Spacing::Wide => line.push(style, &format!(" {digit} ")),
            Spacing::Close => {
                line.push(
                    Style::Pivot,
                    if pivot {
                        "["
                    } else if closes {
                        "]"
                    } else {
                        " "
                    },
                );
                line.push(style, digit);
            }
            Spacing::Packed if pivot => line.push(Style::Pivot, self.glyphs.sign(Sign::Pivot)),
            Spacing::Packed => line.push(style, digit),
        }
    }

    fn digit(&self, bit: bool) -> &'static str {
        if bit {
            "1"
        } else {
            self.glyphs.sign(Sign::Zero)
        }
    }
}

fn letter_at(text: &str, level: usize, height: usize) -> String {
    let count = text.chars().count();
    let index = (level + count).checked_sub(height);
    let letter = index.and_then(|index| text.chars().nth(index));
    letter.map_or_else(|| " ".to_owned(), |c| c.to_string())
}

fn is_pivot(mark: &(usize, EntryMark)) -> bool {
    mark.1 == EntryMark::Pivot
}

fn pivot_at(row: &MatrixRow, col: usize) -> bool {
    row.marks.contains(&(col, EntryMark::Pivot))
}

fn entry_style(row: &MatrixRow, col: usize) -> Style {
    let mark = row
        .marks
        .iter()
        .find(|(c, _)| *c == col)
        .map(|(_, mark)| *mark);
    match mark {
        Some(EntryMark::Pivot) => Style::Pivot,
        Some(EntryMark::Target) => Style::Target,
        Some(EntryMark::Cancelled) => Style::Good,
        Some(EntryMark::Changed) => Style::Bold,
        None if row.left.get(col) => Style::Plain,
        None => Style::Dim,
    }
}

fn row_style(state: RowState) -> Style {
    match state {
        RowState::Plain | RowState::Target => Style::Plain,
        RowState::Pivot => Style::Bold,
        RowState::Zero => Style::Dim,
        RowState::Contradiction => Style::Bad,
    }
}

fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::None => " ",
        Lead::Plus => "+",
        Lead::Equals => "=",
    }
}

fn label(row: &MatrixRow) -> String {
    match row.label {
        RowLabel::Row(row) => row_label(row),
        RowLabel::Equation(equation) => format!("({})", one_based(equation)),
        RowLabel::None => String::new(),
    }
}
