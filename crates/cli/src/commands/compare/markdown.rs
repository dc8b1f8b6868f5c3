//! The comparison as a Markdown table.

use super::{Comparison, Number};

/// The whole page about one board.
pub(super) fn page(comparison: &Comparison<'_>, number: Number) -> String {
    let gap = if number.index == 0 { "" } else { "\n" };
    let heading = escape(&comparison.read_as(number));
    let verdict = escape(&comparison.verdict());
    let item = |item: &String| format!("- {}\n", escape(item));
    let items = |items: Vec<String>| items.iter().map(item).collect::<String>();
    let details = match items(comparison.details()) {
        none if none.is_empty() => none,
        some => format!("\n{some}"),
    };
    let left_out = match items(comparison.left_out()) {
        none if none.is_empty() => none,
        some => format!("\nLeft out:\n\n{some}"),
    };
    let table = table(comparison);
    format!("{gap}{heading}\n\n{table}\n**{verdict}**\n{details}{left_out}")
}

fn table(comparison: &Comparison<'_>) -> String {
    let rows = comparison.rows();
    let numbers = "---:|".repeat(rows[0].cells.len() - 1);
    let mut lines = rows.iter().map(|row| {
        let cells: Vec<String> = row.cells.iter().map(|cell| escape(cell)).collect();
        format!(
            "| {} | {} |\n",
            cells.join(" | "),
            escape(&row.counted.replace('\u{a0}', " "))
        )
    });
    let head = lines.next().unwrap_or_default();
    format!("{head}|---|{numbers}---|\n{}", lines.collect::<String>())
}

/// Puts a backslash before whatever Markdown would take for markup.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if r"\`*_{}[]<>#|~&".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
