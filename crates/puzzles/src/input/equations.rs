//! Reading a system as equations: `x1 + x3 = 1`.

use std::ops::Range;

use gf2::BitVector;

use super::cells::too_large;
use super::error::Fault;
use super::problem::SystemProblem;
use super::source::Row;
use super::tokens::{Word, Words};
use crate::limits::{MAX_EQUATIONS, MAX_UNKNOWNS};
use crate::system::{Equation, Name, Names, System};

/// Reads a system in which every row is an equation.
pub(crate) fn read(rows: &[Row<'_>]) -> Result<System, Fault> {
    if rows.len() > MAX_EQUATIONS {
        return Err(too_large(rows[0], "equations", rows.len(), MAX_EQUATIONS));
    }
    let sums: Vec<Sum> = rows
        .iter()
        .map(|&row| parse(without_label(row)))
        .collect::<Result<_, _>>()?;
    let mentioned = sums.iter().flat_map(|sum| &sum.terms);
    let names = Names::of(mentioned.map(|term| term.name));
    if names.len() > MAX_UNKNOWNS {
        return Err(too_large(rows[0], "unknowns", names.len(), MAX_UNKNOWNS));
    }
    let equations = sums.iter().map(|sum| sum.equation(&names)).collect();
    Ok(System::new(names, equations, 1))
}

/// An unknown with its coefficient.
struct Term {
    name: Name,
    coefficient: bool,
}

/// Both sides of an equation, added up: over GF(2) moving a term to the other side changes
/// nothing about it.
#[derive(Default)]
struct Sum {
    terms: Vec<Term>,
    constant: bool,
}

impl Sum {
    fn add(&mut self, coefficient: bool, name: Name) {
        self.terms.push(Term { name, coefficient });
    }

    /// The equation that says that the sum is 0, each unknown once: 1 + 1 = 0.
    fn equation(&self, names: &Names) -> Equation {
        let present = self.terms.iter().filter(|term| term.coefficient);
        let mut numbers: Vec<u32> = present.map(|term| names.position(term.name)).collect();
        numbers.sort_unstable();
        let runs = numbers.chunk_by(|a, b| a == b);
        Equation {
            unknowns: runs
                .filter(|run| run.len() % 2 == 1)
                .map(|run| run[0])
                .collect(),
            constants: BitVector::from_fn(1, |_| self.constant),
        }
    }
}

/// What has just been read, and so what may come next.
#[derive(Clone, Copy)]
enum State {
    /// Nothing of this side.
    Start,
    /// A sign.
    Sign,
    /// A number: a constant, or the coefficient of what follows.
    Number(bool),
    /// A coefficient and a sign of multiplication.
    Factor(bool),
    /// An unknown that ends at this byte of the text.
    Unknown(usize),
}

/// Reads one equation without a label.
fn parse(row: Row<'_>) -> Result<Sum, Fault> {
    let mut sum = Sum::default();
    let mut state = State::Start;
    let mut equals = false;
    for word in Words::of(row) {
        let (word, span) = word?;
        if word == Word::Equals {
            if equals {
                return Err(Fault::at(span, SystemProblem::SecondEquals));
            }
            end_side(&mut sum, state).map_err(|problem| Fault::at(span, problem))?;
            equals = true;
            state = State::Start;
        } else {
            state = advance(&mut sum, state, word, &span)
                .map_err(|problem| Fault::at(span, problem))?;
        }
    }
    if !equals {
        return Err(Fault::at(row.span(), SystemProblem::NoEquals));
    }
    end_side(&mut sum, state).map_err(|problem| Fault::at(row.end(), problem))?;
    Ok(sum)
}

/// Reads a word other than `=`.
fn advance(
    sum: &mut Sum,
    state: State,
    word: Word,
    span: &Range<usize>,
) -> Result<State, SystemProblem> {
    use State::{Factor, Number, Sign, Start, Unknown};
    match (state, word) {
        (Start | Sign, Word::Number(value)) => Ok(Number(value)),
        (Factor(factor), Word::Number(value)) => Ok(Number(factor & value)),
        (Start | Sign, Word::Unknown(name)) => {
            sum.add(true, name);
            Ok(Unknown(span.end))
        }
        (Number(coefficient) | Factor(coefficient), Word::Unknown(name)) => {
            sum.add(coefficient, name);
            Ok(Unknown(span.end))
        }
        (Number(value), Word::Plus) => {
            sum.constant ^= value;
            Ok(Sign)
        }
        (Number(value), Word::Times) => Ok(Factor(value)),
        (Start | Unknown(_), Word::Plus) => Ok(Sign),
        (Unknown(end), Word::Unknown(_)) if end == span.start => Err(SystemProblem::Product),
        (Unknown(_), Word::Times) => Err(SystemProblem::Product),
        (Unknown(_), Word::Unknown(_) | Word::Number(_)) | (Number(_), Word::Number(_)) => {
            Err(SystemProblem::MissingSign)
        }
        (Start | Sign | Factor(_), _) | (_, Word::Equals) => Err(SystemProblem::MissingTerm),
    }
}

/// Ends a side, which must not end with a sign or be empty.
fn end_side(sum: &mut Sum, state: State) -> Result<(), SystemProblem> {
    match state {
        State::Number(value) => sum.constant ^= value,
        State::Unknown(_) => {}
        State::Start | State::Sign | State::Factor(_) => return Err(SystemProblem::MissingTerm),
    }
    Ok(())
}

/// The equation after a label such as `e1:` or `(1)`, if it has one.
fn without_label(row: Row<'_>) -> Row<'_> {
    let is_label = |text: &str| {
        let text = text.trim();
        !text.is_empty() && text.chars().all(char::is_alphanumeric)
    };
    let in_brackets = || row.text.strip_prefix('(')?.split_once(')');
    let before_colon = || row.text.split_once(':');
    match in_brackets().or_else(before_colon) {
        Some((label, rest)) if is_label(label) => row.suffix(rest.len()),
        _ => row,
    }
}
