//! Sentences and formulas as HTML.

use tracer::explanation::{Atom, Formula, Inline, Prose, RowOp, Sign, Symbol};
use tracer::one_based;

use super::Page;
use super::escape::escaped;
use crate::options::Notation;

impl Page<'_> {
    /// Running text.
    pub(super) fn prose(&self, prose: &Prose) -> String {
        prose.0.iter().map(|inline| self.inline(inline)).collect()
    }

    fn inline(&self, inline: &Inline) -> String {
        match inline {
            Inline::Text(text) => escaped(text),
            Inline::Strong(inner) => format!("<strong>{}</strong>", self.prose(inner)),
            Inline::Number(number) => number.to_string(),
            Inline::Variable(var) => self.variable(*var),
            Inline::Row(row) => row_label(*row),
            Inline::Goal(goal) => self.goal(*goal),
            Inline::Operation(operation) => self.operation(*operation),
            Inline::Formula(formula) => self.formula(formula),
            Inline::Part(kind) => self.part_number(*kind).to_string(),
            Inline::Code(code) => format!("<code>{}</code>", escaped(code)),
            Inline::Bits(bits) => format!("<code>{bits}</code>"),
            Inline::Sign(sign) => sign_text(*sign).to_owned(),
            Inline::Bar(length) => format!("<span class=\"tally\">{}</span>", "█".repeat(*length)),
        }
    }

    /// Mathematics in a line of text; it may be broken after a sign.
    pub(super) fn formula(&self, formula: &Formula) -> String {
        let atoms: String = formula.0.iter().map(|atom| self.atom(atom)).collect();
        format!("<span class=\"m\">{atoms}</span>")
    }

    fn atom(&self, atom: &Atom) -> String {
        let indexed =
            |letter: &str, index: usize| format!("<i>{letter}</i><sub>{}</sub>", one_based(index));
        match atom {
            Atom::Bit(bit) => u8::from(*bit).to_string(),
            Atom::Number(number) => number.to_string(),
            Atom::Variable(var) => self.variable(*var),
            Atom::RightSide => symbol(&self.lesson.explanation.names.right_side),
            Atom::Plus => " + ".to_owned(),
            Atom::Equals => " = ".to_owned(),
            Atom::Open => "(".to_owned(),
            Atom::Close => ")".to_owned(),
            Atom::Power { base, exponent } => format!("{base}<sup>{exponent}</sup>"),
            Atom::Augmented => self.augmented(),
            Atom::Unknowns => "<i>x</i>".to_owned(),
            Atom::Particular => "<i>x</i><sub>p</sub>".to_owned(),
            Atom::Quiet(index) => indexed("n", *index),
            Atom::Term(index) => indexed("t", *index) + &indexed("n", *index),
            Atom::Coefficient(None) => "<i>t</i>".to_owned(),
            Atom::Coefficient(Some(index)) => indexed("t", *index),
            Atom::Dots => "…".to_owned(),
            Atom::Vector(bits) => {
                let bits: Vec<&str> = bits.iter().map(|b| if b { "1" } else { "0" }).collect();
                format!("({})", bits.join(", "))
            }
        }
    }

    fn augmented(&self) -> String {
        let goals = (0..self.lesson.explanation.names.goals.len()).map(|goal| self.goal(goal));
        let goals: Vec<String> = goals.collect();
        format!("[<i>A</i> | {}]", goals.join(" "))
    }

    fn operation(&self, operation: RowOp) -> String {
        let words = match (operation, self.options.notation) {
            (RowOp::Swap { a, b }, Notation::Arrow) => {
                format!("{} ↔ {}", row_label(a), row_label(b))
            }
            (RowOp::Swap { a, b }, Notation::Textbook) => {
                format!("swap {}, {}", row_label(a), row_label(b))
            }
            (RowOp::Add { source, target }, Notation::Arrow) => {
                let (source, target) = (row_label(source), row_label(target));
                format!("{target} ← {target} + {source}")
            }
            (RowOp::Add { source, target }, Notation::Textbook) => {
                let (source, target) = (row_label(source), row_label(target));
                format!("{source} + {target} → {target}")
            }
        };
        format!("<span class=\"op\">{words}</span>")
    }

    /// The symbol of a variable.
    pub(super) fn variable(&self, var: usize) -> String {
        symbol(&self.lesson.explanation.names.variables[var])
    }

    /// The symbol of a goal.
    pub(super) fn goal(&self, goal: usize) -> String {
        symbol(&self.lesson.explanation.names.goals[goal])
    }
}

/// A letter in italics with its index; longer names stand upright.
fn symbol(symbol: &Symbol) -> String {
    let letter = escaped(&symbol.letter);
    let letter = match symbol.letter.chars().count() {
        1 => format!("<i>{letter}</i>"),
        _ => format!("<span class=\"name\">{letter}</span>"),
    };
    match symbol.index {
        Some(index) => format!("{letter}<sub>{index}</sub>"),
        None => letter,
    }
}

/// R₅ for the row with index 4.
pub(super) fn row_label(row: usize) -> String {
    format!("R<sub>{}</sub>", one_based(row))
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
