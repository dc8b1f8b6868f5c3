//! Sentences and formulas as lines of letters.

use tracer::explanation::{Atom, Explanation, Formula, Inline, Prose, RowOp, Sign, Symbol};
use tracer::one_based;

use super::line::{Level, Line};
use crate::options::Notation;

/// What letters depend on.
#[derive(Clone, Copy)]
pub(super) struct Letters<'a> {
    pub(super) explanation: &'a Explanation,
    pub(super) notation: Notation,
}

impl Letters<'_> {
    /// Running text.
    pub(super) fn prose(&self, prose: &Prose, size: f32) -> Line {
        let mut line = Line::new(size);
        for inline in &prose.0 {
            self.inline(inline, &mut line);
        }
        line
    }

    fn inline(&self, inline: &Inline, line: &mut Line) {
        match inline {
            Inline::Text(text) | Inline::Code(text) => line.push(text, false, Level::On),
            Inline::Strong(inner) => {
                let strong = self.prose(inner, line.size).emboldened();
                line.append(&strong);
            }
            Inline::Number(number) => line.push(&number.to_string(), false, Level::On),
            Inline::Variable(var) => self.variable(*var, line),
            Inline::Row(row) => row_label(*row, line),
            Inline::Goal(goal) => symbol(&self.explanation.names.goals[*goal], line),
            Inline::Operation(operation) => self.operation(*operation, line),
            Inline::Formula(formula) => self.formula(formula, line),
            Inline::Part(kind) => {
                let number = self.explanation.part_number(*kind).unwrap_or(0);
                line.push(&number.to_string(), false, Level::On);
            }
            Inline::Bits(bits) => line.push(&bits.to_string(), false, Level::On),
            Inline::Sign(sign) => line.push(sign_text(*sign), false, Level::On),
            Inline::Bar(length) => line.push(&"█".repeat(*length), false, Level::On),
        }
    }

    /// A row operation; it is not broken.
    fn operation(&self, operation: RowOp, line: &mut Line) {
        let space = "\u{a0}";
        let mut put = |text: &str| line.push(&text.replace(' ', space), false, Level::On);
        let label = |row: usize| format!("R{}", one_based(row));
        match (operation, self.notation) {
            (RowOp::Swap { a, b }, Notation::Arrow) => {
                put(&format!("{} ↔ {}", label(a), label(b)));
            }
            (RowOp::Swap { a, b }, Notation::Textbook) => {
                put(&format!("swap {}, {}", label(a), label(b)));
            }
            (RowOp::Add { source, target }, Notation::Arrow) => {
                let (source, target) = (label(source), label(target));
                put(&format!("{target} ← {target} + {source}"));
            }
            (RowOp::Add { source, target }, Notation::Textbook) => {
                let (source, target) = (label(source), label(target));
                put(&format!("{source} + {target} → {target}"));
            }
        }
    }

    fn formula(&self, formula: &Formula, line: &mut Line) {
        for atom in &formula.0 {
            self.atom(atom, line);
        }
    }

    fn atom(&self, atom: &Atom, line: &mut Line) {
        match atom {
            Atom::Bit(bit) => line.push(if *bit { "1" } else { "0" }, false, Level::On),
            Atom::Number(number) => line.push(&number.to_string(), false, Level::On),
            Atom::Variable(var) => self.variable(*var, line),
            Atom::RightSide => symbol(&self.explanation.names.right_side, line),
            Atom::Plus => line.push(" +\u{a0}", false, Level::On),
            Atom::Equals => line.push("\u{a0}=\u{a0}", false, Level::On),
            Atom::Open => line.push("(", false, Level::On),
            Atom::Close => line.push(")", false, Level::On),
            Atom::Power { base, exponent } => {
                line.push(&base.to_string(), false, Level::On);
                line.push(&exponent.to_string(), false, Level::Above);
            }
            Atom::Augmented => self.augmented(line),
            Atom::Unknowns => line.push("x", false, Level::On),
            Atom::Particular => indexed("x", "p", line),
            Atom::Quiet(index) => indexed("n", &one_based(*index).to_string(), line),
            Atom::Term(index) => {
                indexed("t", &one_based(*index).to_string(), line);
                indexed("n", &one_based(*index).to_string(), line);
            }
            Atom::Coefficient(None) => line.push("t", false, Level::On),
            Atom::Coefficient(Some(index)) => indexed("t", &one_based(*index).to_string(), line),
            Atom::Dots => line.push("…", false, Level::On),
            Atom::Vector(bits) => {
                let bits: Vec<&str> = bits.iter().map(|b| if b { "1" } else { "0" }).collect();
                line.push(&format!("({})", bits.join(", ")), false, Level::On);
            }
        }
    }

    fn augmented(&self, line: &mut Line) {
        line.push("[A | ", false, Level::On);
        for (at, goal) in self.explanation.names.goals.iter().enumerate() {
            line.push(if at > 0 { " " } else { "" }, false, Level::On);
            symbol(goal, line);
        }
        line.push("]", false, Level::On);
    }

    /// The symbol of a variable.
    pub(super) fn variable(&self, var: usize, line: &mut Line) {
        symbol(&self.explanation.names.variables[var], line);
    }
}

fn indexed(letter: &str, index: &str, line: &mut Line) {
    line.push(letter, false, Level::On);
    line.push(index, false, Level::Below);
}

/// A letter with its index below.
pub(super) fn symbol(symbol: &Symbol, line: &mut Line) {
    line.push(&symbol.letter, false, Level::On);
    if let Some(index) = symbol.index {
        line.push(&index.to_string(), false, Level::Below);
    }
}

/// R5 for the row with index 4.
pub(super) fn row_label(row: usize, line: &mut Line) {
    line.push(&format!("R{}", one_based(row)), false, Level::On);
}

fn sign_text(sign: Sign) -> &'static str {
    match sign {
        Sign::Zero => "·",
        Sign::Pivot => "◆",
        Sign::Chosen => "●",
        Sign::Kept => "○",
        Sign::Best => "←",
    }
}
