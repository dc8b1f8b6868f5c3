//! Sentences and formulas in Markdown and the mathematics of TeX.

use tracer::explanation::{Atom, Formula, Inline, Prose, RowOp, Sign, Symbol};
use tracer::one_based;

use super::Document;

impl Document<'_> {
    /// Running text, with mathematics in `$…$`.
    pub(super) fn prose(&self, prose: &Prose) -> String {
        prose.0.iter().map(|inline| self.inline(inline)).collect()
    }

    /// An item of a list.
    pub(super) fn item(&self, prose: &Prose) -> String {
        format!("- {}", self.prose(prose))
    }

    fn inline(&self, inline: &Inline) -> String {
        match inline {
            Inline::Text(text) => escaped(text),
            Inline::Strong(inner) => format!("**{}**", self.prose(inner)),
            Inline::Number(number) => number.to_string(),
            Inline::Part(kind) => self.explanation.part_number(*kind).unwrap_or(0).to_string(),
            Inline::Code(code) => format!("`{code}`"),
            Inline::Bits(bits) => format!("`{bits}`"),
            Inline::Sign(sign) => sign_text(*sign).to_owned(),
            Inline::Bar(length) => "█".repeat(*length),
            _ => format!("${}$", self.inline_mathematics(inline)),
        }
    }

    /// Running text inside mathematics.
    pub(super) fn mathematics(&self, prose: &Prose) -> String {
        prose
            .0
            .iter()
            .map(|inline| self.inline_mathematics(inline))
            .collect()
    }

    fn inline_mathematics(&self, inline: &Inline) -> String {
        match inline {
            Inline::Variable(var) => self.variable(*var),
            Inline::Row(row) => row_label(*row),
            Inline::Goal(goal) => self.goal(*goal),
            Inline::Operation(operation) => operation_text(*operation),
            Inline::Formula(formula) => self.formula(formula),
            Inline::Number(number) => number.to_string(),
            Inline::Strong(inner) => self.mathematics(inner),
            Inline::Part(kind) => self.explanation.part_number(*kind).unwrap_or(0).to_string(),
            Inline::Text(text) | Inline::Code(text) => format!("\\text{{{}}}", escaped_tex(text)),
            Inline::Bits(bits) => bits.to_string(),
            Inline::Sign(sign) => format!("\\text{{{}}}", sign_text(*sign)),
            Inline::Bar(length) => format!("\\text{{{}}}", "█".repeat(*length)),
        }
    }

    pub(super) fn formula(&self, formula: &Formula) -> String {
        formula.0.iter().map(|atom| self.atom(atom)).collect()
    }

    fn atom(&self, atom: &Atom) -> String {
        match atom {
            Atom::Bit(bit) => u8::from(*bit).to_string(),
            Atom::Number(number) => number.to_string(),
            Atom::Variable(var) => self.variable(*var),
            Atom::RightSide => symbol(&self.explanation.names.right_side),
            Atom::Plus => " + ".to_owned(),
            Atom::Equals => " = ".to_owned(),
            Atom::Open => "(".to_owned(),
            Atom::Close => ")".to_owned(),
            Atom::Power { base, exponent } => format!("{base}^{}", braced(*exponent)),
            Atom::Augmented => {
                let goals = (0..self.explanation.names.goals.len()).map(|goal| self.goal(goal));
                format!("[A \\mid {}]", goals.collect::<Vec<_>>().join("\\; "))
            }
            Atom::Unknowns => "x".to_owned(),
            Atom::Particular => "x_p".to_owned(),
            Atom::Quiet(index) => format!("n_{}", braced(one_based(*index))),
            Atom::Term(index) => format!("t_{0} n_{0}", braced(one_based(*index))),
            Atom::Coefficient(None) => "t".to_owned(),
            Atom::Coefficient(Some(index)) => format!("t_{}", braced(one_based(*index))),
            Atom::Dots => "\\dots".to_owned(),
            Atom::Vector(bits) => {
                let bits: Vec<String> = bits.iter().map(|bit| u8::from(bit).to_string()).collect();
                format!("({})", bits.join(", "))
            }
        }
    }

    pub(super) fn variable(&self, var: usize) -> String {
        symbol(&self.explanation.names.variables[var])
    }

    pub(super) fn goal(&self, goal: usize) -> String {
        symbol(&self.explanation.names.goals[goal])
    }
}

/// A letter with its index; longer names, and signs that TeX could take for its own, stand upright.
fn symbol(symbol: &Symbol) -> String {
    let mut characters = symbol.letter.chars();
    let letter = match (characters.next(), characters.next()) {
        (Some(letter), None) if letter.is_alphabetic() => symbol.letter.clone(),
        _ => format!("\\mathrm{{{}}}", escaped_tex(&symbol.letter)),
    };
    match symbol.index {
        Some(index) => format!("{letter}_{}", braced(index)),
        None => letter,
    }
}

/// R₅ for the row with index 4.
pub(super) fn row_label(row: usize) -> String {
    format!("R_{}", braced(one_based(row)))
}

/// An index or exponent; braces only where TeX needs them.
fn braced(number: usize) -> String {
    if number < 10 {
        number.to_string()
    } else {
        format!("{{{number}}}")
    }
}

pub(super) fn operation_text(operation: RowOp) -> String {
    match operation {
        RowOp::Swap { a, b } => {
            format!("{} \\leftrightarrow {}", row_label(a), row_label(b))
        }
        RowOp::Add { source, target } => {
            let (source, target) = (row_label(source), row_label(target));
            format!("{target} \\leftarrow {target} + {source}")
        }
    }
}

/// The signs as they stand on boards, which are code blocks.
fn sign_text(sign: Sign) -> &'static str {
    match sign {
        Sign::Zero => "·",
        Sign::Pivot => "◆",
        Sign::Chosen => "●",
        Sign::Kept => "○",
        Sign::Best => "←",
    }
}

/// Words in which nothing is markup.
fn escaped(text: &str) -> String {
    with_backslash(text, "\\`*_[]<>|#$")
}

/// Words inside `\text{…}`.
fn escaped_tex(text: &str) -> String {
    with_backslash(text, "\\{}$&#%_^~")
}

fn with_backslash(text: &str, special: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if special.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
