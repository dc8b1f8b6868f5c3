//! Running text without markup, for the title of a window.

use tracer::explanation::{Explanation, Inline, Prose, Symbol};
use tracer::one_based;

use super::prose::sign_text;

/// The words of a title; mathematics beyond symbols does not occur there and is left out.
pub(super) fn text(explanation: &Explanation, prose: &Prose) -> String {
    let inline = |inline: &Inline| match inline {
        Inline::Text(words) | Inline::Code(words) => words.clone(),
        Inline::Strong(inner) => text(explanation, inner),
        Inline::Number(number) => number.to_string(),
        Inline::Variable(var) => symbol(&explanation.names.variables[*var]),
        Inline::Goal(goal) => symbol(&explanation.names.goals[*goal]),
        Inline::Row(row) => format!("R{}", one_based(*row)),
        Inline::Sign(sign) => sign_text(*sign).to_owned(),
        Inline::Bits(bits) => bits.to_string(),
        Inline::Part(kind) => explanation.part_number(*kind).unwrap_or(0).to_string(),
        Inline::Operation(_) | Inline::Formula(_) | Inline::Bar(_) => String::new(),
    };
    prose.0.iter().map(inline).collect()
}

fn symbol(symbol: &Symbol) -> String {
    match symbol.index {
        Some(index) => format!("{}{index}", symbol.letter),
        None => symbol.letter.clone(),
    }
}
