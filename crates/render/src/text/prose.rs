//! Sentences and formulas as text.

use tracer::explanation::{Atom, Formula, Inline, Prose, RowOp, Symbol};
use tracer::one_based;

use super::Layout;
use super::line::{FIXED_SPACE, Line, Style};

/// Up to this many characters a formula is kept on one line.
const UNBROKEN: usize = 14;
/// Up to this many components a vector is written with commas.
const WITH_COMMAS: usize = 16;

impl Layout<'_> {
    /// Running text as one line, to be wrapped.
    pub(super) fn line_of(&self, prose: &Prose) -> Line {
        let mut line = Line::default();
        for inline in &prose.0 {
            match inline {
                Inline::Strong(inner) => {
                    let text = self.capitals(inner);
                    line.push(Style::Bold, &text);
                }
                Inline::Code(code) => line.push(Style::Dim, &fixed(code)),
                _ => line.push(Style::Plain, &self.inline(inline)),
            }
        }
        line
    }

    /// Running text with no spaces around +, for tables.
    pub(super) fn tight_line_of(&self, prose: &Prose) -> Line {
        let plus = format!("+{FIXED_SPACE}");
        let line = self.line_of(prose).replaced(&format!(" {plus}"), "+");
        line.replaced(&format!("{FIXED_SPACE}{plus}"), "+")
    }

    /// Running text without styles.
    pub(super) fn flat(&self, prose: &Prose) -> String {
        prose.0.iter().map(|inline| self.inline(inline)).collect()
    }

    /// Running text with its words in capitals and its symbols as they are.
    pub(super) fn capitals(&self, prose: &Prose) -> String {
        let piece = |inline: &Inline| match inline {
            Inline::Text(text) => self.glyphs.words(text).to_uppercase(),
            other => self.inline(other),
        };
        prose.0.iter().map(piece).collect()
    }

    fn inline(&self, inline: &Inline) -> String {
        match inline {
            Inline::Text(text) => self.glyphs.words(text),
            Inline::Strong(inner) => self.capitals(inner),
            Inline::Number(number) => number.to_string(),
            Inline::Variable(var) => self.variable(*var),
            Inline::Row(row) => row_label(*row),
            Inline::Goal(goal) => self.goal(*goal),
            Inline::Operation(operation) => fixed(&self.operation_text(*operation)),
            Inline::Formula(formula) => self.formula(formula),
            Inline::Part(kind) => self.explanation.part_number(*kind).unwrap_or(0).to_string(),
            Inline::Code(code) => code.clone(),
            Inline::Bits(bits) => bits.to_string(),
            Inline::Sign(sign) => self.glyphs.sign(*sign).to_owned(),
            Inline::Bar(length) => self.glyphs.block().repeat(*length),
        }
    }

    pub(super) fn operation_text(&self, operation: RowOp) -> String {
        match operation {
            RowOp::Swap { a, b } => {
                format!(
                    "{} {} {}",
                    row_label(a),
                    self.glyphs.exchange(),
                    row_label(b)
                )
            }
            RowOp::Add { source, target } => {
                let (source, target) = (row_label(source), row_label(target));
                format!("{target} {} {target} + {source}", self.glyphs.into())
            }
        }
    }

    /// A formula; lines may be broken before +, unless it is short.
    pub(super) fn formula(&self, formula: &Formula) -> String {
        let text: String = formula.0.iter().map(|atom| self.atom(atom)).collect();
        if text.chars().count() <= UNBROKEN {
            fixed(&text)
        } else {
            text
        }
    }

    fn atom(&self, atom: &Atom) -> String {
        match atom {
            Atom::Bit(bit) => u8::from(*bit).to_string(),
            Atom::Number(number) => number.to_string(),
            Atom::Variable(var) => self.variable(*var),
            Atom::RightSide => self.symbol(&self.explanation.names.right_side),
            Atom::Plus => format!(" +{FIXED_SPACE}"),
            Atom::Equals => format!("{FIXED_SPACE}={FIXED_SPACE}"),
            Atom::Open => "(".to_owned(),
            Atom::Close => ")".to_owned(),
            Atom::Power { base, exponent } => self.glyphs.power(*base, *exponent),
            Atom::Augmented => {
                let goals = (0..self.explanation.names.goals.len()).map(|goal| self.goal(goal));
                format!("[A | {}]", goals.collect::<Vec<_>>().join(" "))
            }
            Atom::Unknowns => "x".to_owned(),
            Atom::Particular => "x_p".to_owned(),
            Atom::Quiet(index) => format!("n{}", one_based(*index)),
            Atom::Term(index) => {
                let number = one_based(*index);
                format!("t{number}{}n{number}", self.glyphs.times())
            }
            Atom::Coefficient(index) => {
                let number = index.map(|index| one_based(index).to_string());
                "t".to_owned() + &number.unwrap_or_default()
            }
            Atom::Dots => self.glyphs.dots().to_owned(),
            Atom::Vector(bits) if bits.len() <= WITH_COMMAS => {
                let bits: Vec<String> = bits.iter().map(|bit| u8::from(bit).to_string()).collect();
                format!("({})", bits.join(&format!(",{FIXED_SPACE}")))
            }
            Atom::Vector(bits) => bits.to_string(),
        }
    }

    pub(super) fn variable(&self, var: usize) -> String {
        self.symbol(&self.explanation.names.variables[var])
    }

    pub(super) fn goal(&self, goal: usize) -> String {
        self.symbol(&self.explanation.names.goals[goal])
    }

    fn symbol(&self, symbol: &Symbol) -> String {
        let index = symbol.index.map(|index| index.to_string());
        self.glyphs.words(&symbol.letter) + &index.unwrap_or_default()
    }
}

/// R5 for the row with index 4.
pub(super) fn row_label(row: usize) -> String {
    format!("R{}", one_based(row))
}

fn fixed(text: &str) -> String {
    text.replace(' ', &FIXED_SPACE.to_string())
}
