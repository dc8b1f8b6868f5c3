//! The comparison as a table for the terminal.

use std::time::Duration;

use gf2::{BitVector, Least};

use super::counts::Count;
use super::{Comparison, Entry, Number};
use crate::answer::{Answer, GoalAnswer};
use crate::layout::{list, wrap};
use crate::look::Style;
use crate::words::Unit;

/// The most moves that are named.
const NAMED: usize = 24;

/// The whole page about one board.
pub(super) fn page(comparison: &Comparison<'_>, number: Number, style: &Style) -> String {
    let gap = if number.index == 0 { "" } else { "\n" };
    let heading = wrap(&comparison.read_as(number), style.width, 0);
    let verdict = wrap(&style.strong(&comparison.verdict()), style.width, 0);
    let item = |item: &String| format!("  {}\n", wrap(item, style.width.saturating_sub(2), 4));
    let items = |items: Vec<String>| items.iter().map(item).collect::<String>();
    let details = items(comparison.details());
    let left_out = match items(comparison.left_out()) {
        none if none.is_empty() => none,
        some => format!("\nLeft out:\n{some}"),
    };
    let table = table(comparison, style.width);
    format!("{gap}{heading}\n\n{table}\n{verdict}\n{details}{left_out}")
}

/// A line for each method; what it counted stands last and is wrapped.
fn table(comparison: &Comparison<'_>, width: usize) -> String {
    let rows = comparison.rows();
    let widths = widths(&rows);
    let mut text = String::new();
    for row in &rows {
        let mut line = "  ".to_owned();
        for (i, (cell, &width)) in row.cells.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(width - cell.chars().count());
            line += &match i {
                0 => [cell, gap.as_str(), "  "].concat(),
                _ => [gap.as_str(), cell, "  "].concat(),
            };
        }
        let indent = line.chars().count();
        let counted = wrap(&row.counted, width.saturating_sub(indent).max(20), 0);
        text += &line;
        let counted = counted.replace('\u{a0}', " ");
        text += &counted.replace('\n', &format!("\n{}", " ".repeat(indent)));
        text.push('\n');
    }
    text
}

/// The width of each column but the last.
fn widths(rows: &[Row]) -> Vec<usize> {
    let width = |i: usize| {
        let widths = rows.iter().map(|row| row.cells[i].chars().count());
        widths.max().unwrap_or(0)
    };
    (0..rows[0].cells.len()).map(width).collect()
}

/// A line of the table.
pub(super) struct Row {
    /// Method, least number, perhaps time, bits of memory.
    pub(super) cells: Vec<String>,
    /// What was counted.
    pub(super) counted: String,
}

impl Comparison<'_> {
    /// The heading and a line for each method.
    pub(super) fn rows(&self) -> Vec<Row> {
        let timed = self.entries.iter().any(|entry| entry.time.is_some());
        let time = timed.then_some("time");
        let head = ["method", self.unit.several()].into_iter().chain(time);
        let head = Row {
            cells: head.chain(["bits"]).map(str::to_owned).collect(),
            counted: "counted".to_owned(),
        };
        let rows = self.entries.iter().map(|entry| self.row(entry));
        std::iter::once(head).chain(rows).collect()
    }

    fn row(&self, entry: &Entry) -> Row {
        let bits = entry.counts.memory_bits.map(grouped).unwrap_or_default();
        let method = entry.answer.method.name().to_owned();
        let cells = [method, self.least(&entry.answer)].into_iter();
        Row {
            cells: cells.chain(entry.time.map(time)).chain([bits]).collect(),
            counted: counted(&entry.counts.work),
        }
    }

    /// What was read.
    pub(super) fn read_as(&self, number: Number) -> String {
        let title = self.puzzle.title();
        let read = match number.of {
            1 => format!("Read as {title}"),
            of => format!("Board {} of {of}, read as {title}", number.index + 1),
        };
        match (self.is_system(), self.labels.goals.as_slice()) {
            (true, _) => format!("{read}."),
            (false, [goal]) => format!("{read}; goal: {goal}."),
            (false, goals) => format!("{read}; goals: {}.", list(goals, "or")),
        }
    }

    pub(super) fn is_system(&self) -> bool {
        self.puzzle.kind() == puzzles::Kind::System
    }

    /// The least number that a method found: of a board that of the goal reached most easily,
    /// of a system one for each right-hand side.
    fn least(&self, answer: &Answer) -> String {
        let number = |goal: &GoalAnswer| match goal.least() {
            None => "none".to_owned(),
            Some(least) if least.lower_bound.is_some() => format!("{}?", least.weight),
            Some(least) => least.weight.to_string(),
        };
        if self.is_system() {
            let numbers: Vec<String> = answer.goals.iter().map(number).collect();
            return numbers.join(", ");
        }
        match answer.best {
            None => self.puzzle.refusal().to_owned(),
            Some(goal) => number(&answer.goals[goal]),
        }
    }

    /// Whether the methods agree, in a sentence.
    pub(super) fn verdict(&self) -> String {
        let methods = self.entries.len();
        let Some(evidence) = &self.disagreement else {
            return match self.answer().best {
                None => format!("All {methods} methods agree: no goal can be reached."),
                Some(_) => format!("All {methods} methods agree:"),
            };
        };
        let (right, wrong) = (evidence.right.name(), evidence.wrong.name());
        format!("The methods disagree: {wrong} is wrong, as {right} shows.")
    }

    /// What the methods agree on for each goal, or the evidence that they do not.
    pub(super) fn details(&self) -> Vec<String> {
        match &self.disagreement {
            Some(_) => self.evidence(),
            None if self.answer().best.is_none() => Vec::new(),
            None => self.agreed(),
        }
    }

    /// Why each method is missing that is.
    pub(super) fn left_out(&self) -> Vec<String> {
        let left_out = self.left_out.iter();
        left_out.map(|(_, why)| why.clone()).collect()
    }

    fn agreed(&self) -> Vec<String> {
        let goals = self.labels.goals.iter().enumerate();
        let agreed = |(goal, name): (usize, &String)| match self.best_known(goal) {
            None => format!("{name}: no solution"),
            Some(Least { x, lower_bound, .. }) => {
                let proof = lower_bound.map(|bound| {
                    format!(" (the best found, not proven to be the least; at least {bound})")
                });
                format!("{name}: {}{}", self.solution(x), proof.unwrap_or_default())
            }
        };
        goals.map(agreed).collect()
    }

    /// The solution of a goal that is proven to be the least, or else the best that was found.
    fn best_known(&self, goal: usize) -> Option<&Least> {
        let found = self.entries.iter().map(|entry| &entry.answer.goals[goal]);
        let found = found.filter_map(GoalAnswer::least);
        found.min_by_key(|least| (least.lower_bound.is_some(), least.weight))
    }

    /// What both methods say about the goal on which they disagree.
    fn evidence(&self) -> Vec<String> {
        let Some(evidence) = &self.disagreement else {
            return Vec::new();
        };
        let goal = &self.labels.goals[evidence.goal];
        let (right, wrong) = (evidence.right.name(), evidence.wrong.name());
        let instead = match &evidence.instead {
            None => "that it cannot be reached".to_owned(),
            Some(x) => self.solution(x),
        };
        vec![
            format!("{goal}, {wrong} says: {instead}"),
            format!(
                "{goal}, {right} says: {}, and played out they reach it",
                self.solution(&evidence.x)
            ),
        ]
    }

    /// A solution by its number and its moves, or of a system by the unknowns that are 1.
    fn solution(&self, x: &BitVector) -> String {
        let moves = || self.unit.moves(x, &self.labels.variables, NAMED);
        match (self.unit, x.weight()) {
            (Unit::Ones, 0) => "all 0".to_owned(),
            (Unit::Ones, 1) => format!("{} is 1, the others 0", moves()),
            (Unit::Ones, _) => format!("{} are 1, the others 0", moves()),
            (_, 0) => self.unit.count(0),
            (_, weight) => format!("{}, {}", self.unit.count(weight), moves()),
        }
    }
}

/// What a method counted, in a line that can be broken after each; what never happened is left
/// out.
fn counted(counts: &[Count]) -> String {
    let count = |&Count { names, number, .. }: &Count| {
        let name = names[usize::from(number != 1)];
        format!("{} {name}", grouped(number)).replace(' ', "\u{a0}")
    };
    let happened = counts.iter().filter(|count| count.number > 0);
    happened.map(count).collect::<Vec<_>>().join(", ")
}

/// A time with three digits, in the unit that suits it.
fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (number, unit) = match seconds {
        1.0.. => (seconds, "s"),
        0.001.. => (seconds * 1e3, "ms"),
        _ => (seconds * 1e6, "µs"),
    };
    let decimals = match number {
        100.0.. => 0,
        10.0.. => 1,
        _ => 2,
    };
    format!("{number:.decimals$} {unit}")
}

/// A number with its digits in groups of three.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_thousands() {
        let numbers = [0, 999, 1000, 65_536, 2_097_152].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "65,536", "2,097,152"]);
    }

    #[test]
    fn times_have_three_digits() {
        let times =
            [1_500, 12_345, 999_000, 2_000_000_000].map(|ns| time(Duration::from_nanos(ns)));
        assert_eq!(times, ["1.50 µs", "12.3 µs", "999 µs", "2.00 s"]);
    }
}
