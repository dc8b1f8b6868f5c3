//! Sentences and formulas as nodes; renderers choose the glyphs.

use crate::explain::model::PartKind;
use crate::explain::one_based;
use gf2::{BitVector, RowOp};

/// Running text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prose(pub Vec<Inline>);

/// A piece of running text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inline {
    /// Words, with the spaces and punctuation around them.
    Text(String),
    /// Words that carry the point.
    Strong(Prose),
    /// A number: a count, or a number that people know something by.
    Number(usize),
    /// A variable.
    Variable(usize),
    /// The row in a place of the matrix, such as R5.
    Row(usize),
    /// The symbol of a goal.
    Goal(usize),
    /// A row operation.
    Operation(RowOp),
    /// Mathematics.
    Formula(Formula),
    /// The number of another part of the explanation.
    Part(PartKind),
    /// Something to type.
    Code(String),
    /// The components of a vector, without anything between them.
    Bits(BitVector),
    /// A sign as it stands in matrices and on boards.
    Sign(Sign),
    /// A bar of so many units of length, for numbers that are compared.
    Bar(usize),
}

/// A sign of matrices and boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// The entry 0.
    Zero,
    /// A pivot.
    Pivot,
    /// A chosen cell, or one that has to change.
    Chosen,
    /// A cell that has not to change.
    Kept,
    /// The least of a table.
    Best,
}

/// Mathematics, as a line of atoms.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Formula(pub Vec<Atom>);

/// A piece of a formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Atom {
    /// 0 or 1.
    Bit(bool),
    /// A number.
    Number(usize),
    /// A variable.
    Variable(usize),
    /// The right-hand side of the row in question.
    RightSide,
    /// +
    Plus,
    /// =
    Equals,
    /// (
    Open,
    /// )
    Close,
    /// A whole number to a power, such as 2⁴.
    Power {
        /// The base.
        base: usize,
        /// The exponent.
        exponent: usize,
    },
    /// The augmented matrix with all goals: [A | B].
    Augmented,
    /// All variables together: x.
    Unknowns,
    /// The solution with all free variables 0: `x_p`.
    Particular,
    /// Quiet pattern number `.0` (from 0): n₁.
    Quiet(usize),
    /// Quiet pattern number `.0` (from 0) with its coefficient: t₁n₁.
    Term(usize),
    /// The coefficient of quiet pattern number `.0` (from 0), t₁, or of any of them, t.
    Coefficient(Option<usize>),
    /// …, for what is left out.
    Dots,
    /// A vector as its components.
    Vector(BitVector),
}

impl Prose {
    /// Tells whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a piece at the end.
    pub(crate) fn push(&mut self, part: impl ProsePart) {
        part.append_to(self);
    }

    /// Returns the text with another one after it, a space between.
    pub(crate) fn then(mut self, next: impl ProsePart) -> Self {
        let mut rest = Self::default();
        next.append_to(&mut rest);
        if !self.is_empty() && !rest.is_empty() {
            self.push(" ");
        }
        self.push(rest);
        self
    }
}

impl Formula {
    /// Returns the sum of `terms`, or 0 if there is none.
    pub(crate) fn sum(terms: impl IntoIterator<Item = Atom>) -> Self {
        let mut atoms = Vec::new();
        for term in terms {
            if !atoms.is_empty() {
                atoms.push(Atom::Plus);
            }
            atoms.push(term);
        }
        if atoms.is_empty() {
            atoms.push(Atom::Bit(false));
        }
        Self(atoms)
    }

    /// Returns `self = right`.
    pub(crate) fn equals(mut self, right: Self) -> Self {
        self.0.push(Atom::Equals);
        self.0.extend(right.0);
        self
    }

    /// Returns `x = value` for a variable.
    pub(crate) fn is(variable: usize, value: bool) -> Self {
        Self::of(Atom::Variable(variable)).equals(Self::of(Atom::Bit(value)))
    }

    /// Returns a number.
    pub(crate) fn number(number: usize) -> Self {
        Self::of(Atom::Number(number))
    }

    /// Returns a number to a power.
    pub(crate) fn power(base: usize, exponent: usize) -> Self {
        Self::of(Atom::Power { base, exponent })
    }

    /// Returns the formula of a single atom.
    pub(crate) fn of(atom: Atom) -> Self {
        Self(vec![atom])
    }
}

/// What a sentence can be put together from.
pub(crate) trait ProsePart {
    /// Adds itself to the end of `prose`.
    fn append_to(self, prose: &mut Prose);
}

impl ProsePart for Prose {
    fn append_to(self, prose: &mut Prose) {
        self.0
            .into_iter()
            .for_each(|inline| inline.append_to(prose));
    }
}

impl ProsePart for Inline {
    fn append_to(self, prose: &mut Prose) {
        match (self, prose.0.last_mut()) {
            (Self::Text(more), Some(Self::Text(text))) => text.push_str(&more),
            (other, _) => prose.0.push(other),
        }
    }
}

impl ProsePart for &str {
    fn append_to(self, prose: &mut Prose) {
        if !self.is_empty() {
            Inline::Text(self.to_owned()).append_to(prose);
        }
    }
}

impl ProsePart for String {
    fn append_to(self, prose: &mut Prose) {
        self.as_str().append_to(prose);
    }
}

impl ProsePart for usize {
    fn append_to(self, prose: &mut Prose) {
        Inline::Number(self).append_to(prose);
    }
}

impl ProsePart for Formula {
    fn append_to(self, prose: &mut Prose) {
        Inline::Formula(self).append_to(prose);
    }
}

impl ProsePart for RowOp {
    fn append_to(self, prose: &mut Prose) {
        Inline::Operation(self).append_to(prose);
    }
}

impl<P: ProsePart> ProsePart for Option<P> {
    fn append_to(self, prose: &mut Prose) {
        if let Some(part) = self {
            part.append_to(prose);
        }
    }
}

/// Puts a sentence together from words, numbers, rows, formulas and other sentences.
macro_rules! prose {
    () => {
        $crate::explain::model::Prose::default()
    };
    ($($part:expr),+ $(,)?) => {{
        let mut prose = $crate::explain::model::Prose::default();
        $($crate::explain::model::ProsePart::append_to($part, &mut prose);)+
        prose
    }};
}
pub(crate) use prose;

/// The number by which people know index `index`.
pub(crate) fn number(index: usize) -> Inline {
    Inline::Number(one_based(index))
}
