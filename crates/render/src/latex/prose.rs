//! Sentences and formulas.

use tracer::explanation::{Atom, Formula, Inline, Prose, RowOp, Sign, Symbol};
use tracer::one_based;

use super::{Matrices, Tex, escape};
use crate::options::Notation;

/// So many components of a vector stand together; more may be broken across lines.
const UNBROKEN: usize = 24;

impl Tex<'_> {
    /// Running text, with mathematics in `$…$`.
    pub(super) fn prose(&self, prose: &Prose) -> String {
        prose.0.iter().map(|inline| self.inline(inline)).collect()
    }

    /// Running text as a heading, its first letter a capital one.
    pub(super) fn heading(&self, prose: &Prose) -> String {
        let mut heading = prose.clone();
        if let Some(Inline::Text(text)) = heading.0.first_mut() {
            let mut letters = text.chars();
            if let Some(first) = letters.next() {
                *text = first.to_uppercase().chain(letters).collect();
            }
        }
        self.prose(&heading)
    }

    fn inline(&self, inline: &Inline) -> String {
        match inline {
            Inline::Text(text) => escape::text(text),
            Inline::Strong(inner) => format!("\\textbf{{{}}}", self.prose(inner)),
            Inline::Number(number) => number.to_string(),
            Inline::Part(kind) => self.part_number(*kind),
            Inline::Code(code) => format!("\\texttt{{{}}}", escape::text(code)),
            Inline::Bits(bits) => format!("\\texttt{{{}}}", breakable(&bits.to_string())),
            Inline::Bar(length) => bar(*length),
            _ => format!("${}$", self.inline_mathematics(inline)),
        }
    }

    /// Running text inside mathematics.
    pub(super) fn mathematics(&self, prose: &Prose) -> String {
        let inlines = prose.0.iter();
        inlines
            .map(|inline| self.inline_mathematics(inline))
            .collect()
    }

    fn inline_mathematics(&self, inline: &Inline) -> String {
        match inline {
            Inline::Variable(var) => self.variable(*var),
            Inline::Row(row) => row_label(*row),
            Inline::Goal(goal) => self.goal(*goal),
            Inline::Operation(operation) => self.operation_text(*operation),
            Inline::Formula(formula) => self.formula(formula),
            Inline::Number(number) => number.to_string(),
            Inline::Strong(inner) => self.mathematics(inner),
            Inline::Part(kind) => self.part_number(*kind),
            Inline::Text(text) | Inline::Code(text) => {
                format!("\\text{{{}}}", escape::text(text))
            }
            Inline::Bits(bits) => bits.to_string(),
            Inline::Sign(sign) => self.sign(*sign).to_owned(),
            Inline::Bar(length) => bar(*length),
        }
    }

    /// Several formulas one below the other, their first = in line.
    pub(super) fn displayed(&self, formulas: &[Formula]) -> String {
        let lines: Vec<String> = formulas.iter().map(|f| self.aligned(f)).collect();
        format!(
            "\\begin{{align*}}\n{}\n\\end{{align*}}",
            lines.join(" \\\\\n")
        )
    }

    fn aligned(&self, formula: &Formula) -> String {
        let at = formula.0.iter().position(|atom| *atom == Atom::Equals);
        let (left, right) = formula.0.split_at(at.unwrap_or(0));
        format!("{}&{}", self.atoms(left), self.atoms(right))
    }

    pub(super) fn formula(&self, formula: &Formula) -> String {
        self.atoms(&formula.0)
    }

    fn atoms(&self, atoms: &[Atom]) -> String {
        atoms.iter().map(|atom| self.atom(atom)).collect()
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
            Atom::Power { base, exponent } => format!("{base}^{{{exponent}}}"),
            Atom::Augmented => {
                let goals = (0..self.explanation.names.goals.len()).map(|goal| self.goal(goal));
                format!("[A \\mid {}]", goals.collect::<Vec<_>>().join("\\; "))
            }
            Atom::Unknowns => "x".to_owned(),
            Atom::Particular => "x_{p}".to_owned(),
            Atom::Quiet(index) => format!("n_{{{}}}", one_based(*index)),
            Atom::Term(index) => format!("t_{{{0}}} n_{{{0}}}", one_based(*index)),
            Atom::Coefficient(None) => "t".to_owned(),
            Atom::Coefficient(Some(index)) => format!("t_{{{}}}", one_based(*index)),
            Atom::Dots => "\\dots ".to_owned(),
            Atom::Vector(bits) => {
                let bits: Vec<String> = bits.iter().map(|bit| u8::from(bit).to_string()).collect();
                let comma = if bits.len() > UNBROKEN {
                    ",\\allowbreak "
                } else {
                    ", "
                };
                format!("({})", bits.join(comma))
            }
        }
    }

    pub(super) fn variable(&self, var: usize) -> String {
        symbol(&self.explanation.names.variables[var])
    }

    pub(super) fn goal(&self, goal: usize) -> String {
        symbol(&self.explanation.names.goals[goal])
    }

    /// A row operation, inside mathematics.
    pub(super) fn operation_text(&self, operation: RowOp) -> String {
        match (operation, self.notation) {
            (RowOp::Swap { a, b }, Notation::Arrow) => {
                format!("{} \\leftrightarrow {}", row_label(a), row_label(b))
            }
            (RowOp::Swap { a, b }, Notation::Textbook) => {
                format!("\\text{{swap }}{}, {}", row_label(a), row_label(b))
            }
            (RowOp::Add { source, target }, Notation::Arrow) => {
                let (source, target) = (row_label(source), row_label(target));
                format!("{target} \\leftarrow {target} + {source}")
            }
            (RowOp::Add { source, target }, Notation::Textbook) => {
                let (source, target) = (row_label(source), row_label(target));
                format!("{source} + {target} \\rightarrow {target}")
            }
        }
    }

    fn part_number(&self, kind: tracer::explanation::PartKind) -> String {
        self.explanation.part_number(kind).unwrap_or(0).to_string()
    }

    /// A sign, inside mathematics.
    pub(super) fn sign(&self, sign: Sign) -> &'static str {
        match (sign, self.matrices) {
            (Sign::Zero, _) => "\\cdot ",
            (Sign::Pivot, Matrices::NiceMatrix) => "\\blacklozenge ",
            (Sign::Pivot, Matrices::Array) => "\\diamond ",
            (Sign::Chosen, _) => "\\bullet ",
            (Sign::Kept, _) => "\\circ ",
            (Sign::Best, _) => "\\leftarrow ",
        }
    }
}

/// A letter with its index; longer names, and signs that TeX could take for its own, stand upright.
fn symbol(symbol: &Symbol) -> String {
    let mut characters = symbol.letter.chars();
    let letter = match (characters.next(), characters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => symbol.letter.clone(),
        _ => format!("\\text{{{}}}", escape::text(&symbol.letter)),
    };
    match symbol.index {
        Some(index) => format!("{letter}_{{{index}}}"),
        None => letter,
    }
}

/// R₅ for the row with index 4.
pub(super) fn row_label(row: usize) -> String {
    format!("R_{{{}}}", one_based(row))
}

fn bar(length: usize) -> String {
    format!("\\rule{{{}pt}}{{1.2ex}}", 3 * length)
}

/// Digits that may be broken across lines if there are many.
fn breakable(digits: &str) -> String {
    if digits.len() <= UNBROKEN {
        return digits.to_owned();
    }
    let eights: Vec<&str> = (0..digits.len())
        .step_by(8)
        .map(|at| &digits[at..digits.len().min(at + 8)])
        .collect();
    eights.join("\\linebreak[0]")
}
