//! How much room words take, roughly: enough to choose between layouts.

use tracer::explanation::{Atom, Formula, Inline, Prose};

/// The number of letters that running text is about as long as.
pub(super) fn letters(prose: &Prose) -> usize {
    prose.0.iter().map(inline).sum()
}

fn inline(inline: &Inline) -> usize {
    match inline {
        Inline::Text(text) | Inline::Code(text) => text.chars().count(),
        Inline::Strong(inner) => letters(inner),
        Inline::Number(number) => number.to_string().len(),
        Inline::Variable(_)
        | Inline::Row(_)
        | Inline::Goal(_)
        | Inline::Part(_)
        | Inline::Sign(_) => 2,
        Inline::Operation(_) => 12,
        Inline::Formula(inner) => formula(inner),
        Inline::Bits(bits) => bits.len(),
        Inline::Bar(length) => *length,
    }
}

/// The number of letters that a formula is about as long as.
pub(super) fn formula(formula: &Formula) -> usize {
    formula.0.iter().map(atom).sum()
}

fn atom(atom: &Atom) -> usize {
    match atom {
        Atom::Bit(_) | Atom::Open | Atom::Close | Atom::Unknowns | Atom::RightSide => 1,
        Atom::Number(number) => number.to_string().len(),
        Atom::Plus | Atom::Equals => 3,
        Atom::Augmented => 8,
        Atom::Term(_) => 4,
        Atom::Vector(bits) => 2 * bits.len() + 2,
        Atom::Variable(_)
        | Atom::Power { .. }
        | Atom::Particular
        | Atom::Quiet(_)
        | Atom::Coefficient(_)
        | Atom::Dots => 2,
    }
}

/// A count as a number that lengths can be reckoned with.
pub(super) fn real(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
