//! Sentences and formulas, as expressions of Typst's code.

use tracer::explanation::{Atom, Formula, Inline, Prose, RowOp, Sign, Symbol};
use tracer::one_based;

use super::Document;
use super::quote::quoted;
use crate::options::Notation;

impl Document<'_> {
    /// Running text, as an expression.
    pub(super) fn prose(&self, prose: &Prose) -> String {
        if prose.is_empty() {
            return "[]".to_owned();
        }
        let pieces: Vec<String> = prose.0.iter().map(|inline| self.inline(inline)).collect();
        format!("{{{}}}", pieces.join("; "))
    }

    fn inline(&self, inline: &Inline) -> String {
        match inline {
            Inline::Text(text) => quoted(text),
            Inline::Strong(inner) => format!("strong({})", self.prose(inner)),
            Inline::Number(number) => quoted(&number.to_string()),
            Inline::Variable(var) => format!("${}$", self.variable(*var)),
            Inline::Row(row) => format!("${}$", row_label(*row)),
            Inline::Goal(goal) => format!("${}$", self.goal(*goal)),
            Inline::Operation(operation) => format!("${}$", self.operation(*operation)),
            Inline::Formula(formula) => self.formula(formula),
            Inline::Part(kind) => {
                quoted(&self.explanation.part_number(*kind).unwrap_or(0).to_string())
            }
            Inline::Code(code) => format!("raw({})", quoted(code)),
            Inline::Bits(bits) => format!("raw({})", quoted(&bits.to_string())),
            Inline::Sign(sign) => quoted(sign_text(*sign)),
            Inline::Bar(length) => format!("tally({length})"),
        }
    }

    /// A formula, as an equation in a line.
    pub(super) fn formula(&self, formula: &Formula) -> String {
        let atoms: Vec<String> = formula.0.iter().map(|atom| self.atom(atom)).collect();
        format!("${}$", atoms.join(" "))
    }

    fn atom(&self, atom: &Atom) -> String {
        match atom {
            Atom::Bit(bit) => u8::from(*bit).to_string(),
            Atom::Number(number) => number.to_string(),
            Atom::Variable(var) => self.variable(*var),
            Atom::RightSide => symbol(&self.explanation.names.right_side),
            Atom::Plus => "+".to_owned(),
            Atom::Equals => "=".to_owned(),
            Atom::Open => "\\(".to_owned(),
            Atom::Close => "\\)".to_owned(),
            Atom::Power { base, exponent } => format!("{base}^({exponent})"),
            Atom::Augmented => {
                let goals = (0..self.explanation.names.goals.len()).map(|goal| self.goal(goal));
                let goals: Vec<String> = goals.collect();
                format!("[A thin | thin {}]", goals.join(" thin "))
            }
            Atom::Unknowns => "x".to_owned(),
            Atom::Particular => "x_p".to_owned(),
            Atom::Quiet(index) => format!("n_({})", one_based(*index)),
            Atom::Term(index) => {
                let number = one_based(*index);
                format!("t_({number}) n_({number})")
            }
            Atom::Coefficient(None) => "t".to_owned(),
            Atom::Coefficient(Some(index)) => format!("t_({})", one_based(*index)),
            Atom::Dots => "dots.h".to_owned(),
            Atom::Vector(bits) => {
                let bits: Vec<&str> = bits.iter().map(|b| if b { "1" } else { "0" }).collect();
                format!("\\({}\\)", bits.join(", "))
            }
        }
    }

    /// A row operation, as mathematics.
    pub(super) fn operation(&self, operation: RowOp) -> String {
        match (operation, self.notation) {
            (RowOp::Swap { a, b }, Notation::Arrow) => {
                format!("{} arrow.l.r {}", row_label(a), row_label(b))
            }
            (RowOp::Swap { a, b }, Notation::Textbook) => {
                format!("\"swap \" {}, {}", row_label(a), row_label(b))
            }
            (RowOp::Add { source, target }, Notation::Arrow) => {
                let (source, target) = (row_label(source), row_label(target));
                format!("{target} arrow.l {target} + {source}")
            }
            (RowOp::Add { source, target }, Notation::Textbook) => {
                let (source, target) = (row_label(source), row_label(target));
                format!("{source} + {target} arrow.r {target}")
            }
        }
    }

    /// The symbol of a variable, as mathematics.
    pub(super) fn variable(&self, var: usize) -> String {
        symbol(&self.explanation.names.variables[var])
    }

    /// The symbol of a goal, as mathematics.
    pub(super) fn goal(&self, goal: usize) -> String {
        symbol(&self.explanation.names.goals[goal])
    }
}

/// R₅ for the row with index 4, as mathematics.
pub(super) fn row_label(row: usize) -> String {
    format!("R_({})", one_based(row))
}

/// A letter stands as itself; anything longer is text.
fn symbol(symbol: &Symbol) -> String {
    let mut letters = symbol.letter.chars();
    let letter = match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => letter.to_string(),
        _ => quoted(&symbol.letter),
    };
    match symbol.index {
        Some(index) => format!("{letter}_({index})"),
        None => letter,
    }
}

/// The signs as they stand in matrices and on boards.
pub(super) fn sign_text(sign: Sign) -> &'static str {
    match sign {
        Sign::Zero => "·",
        Sign::Pivot => "◆",
        Sign::Chosen => "●",
        Sign::Kept => "○",
        Sign::Best => "←",
    }
}
