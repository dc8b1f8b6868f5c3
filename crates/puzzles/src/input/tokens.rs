//! The words of an equation.

use std::ops::Range;

use super::error::Fault;
use super::problem::{InputProblem, SystemProblem};
use super::source::{Row, shortened};
use crate::limits::MAX_UNKNOWNS;
use crate::system::Name;

/// A word of an equation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Word {
    /// An unknown.
    Unknown(Name),
    /// The number 0 or 1.
    Number(bool),
    /// A plus or a minus: over GF(2) they are the same.
    Plus,
    /// A sign of multiplication.
    Times,
    /// The equals sign.
    Equals,
}

/// Iterates over the words of an equation with their bytes in the whole text.
///
/// After an error there is nothing more to expect.
pub(crate) struct Words<'a> {
    row: Row<'a>,
    /// The byte of the row that comes next.
    at: usize,
}

impl<'a> Words<'a> {
    pub(crate) fn of(row: Row<'a>) -> Self {
        Self { row, at: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.row.text[self.at..].chars().next()
    }

    /// Takes the next character if it is one that is wanted.
    fn take(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let c = self.peek().filter(|&c| wanted(c))?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Takes all characters that have a digit's value, as that digit.
    fn take_digits(&mut self, value: fn(char) -> Option<char>) -> String {
        let mut digits = String::new();
        while let Some(c) = self.take(|c| value(c).is_some()) {
            digits.extend(value(c));
        }
        digits
    }

    /// The bytes from `start`, in the row, to the present place.
    fn since(&self, start: usize) -> Range<usize> {
        self.row.start + start..self.row.start + self.at
    }

    /// The fault at the next character, or at the end of the row.
    fn fault_here(&self, problem: SystemProblem) -> Fault {
        match self.peek() {
            Some(c) => Fault::at(self.row.char_span(self.at, c), problem),
            None => Fault::at(self.row.end(), problem),
        }
    }

    fn word(&mut self, c: char) -> Result<Word, Fault> {
        let start = self.at;
        if c.is_ascii_digit() {
            return self.number(start);
        }
        self.take(|_| true);
        match c {
            '+' | '-' | '−' | '–' | '⊕' => Ok(Word::Plus),
            '*' | '·' | '⋅' | '×' => Ok(Word::Times),
            '=' => Ok(Word::Equals),
            letter if letter.is_alphabetic() => {
                let index = self.index(start)?;
                Ok(Word::Unknown(Name { letter, index }))
            }
            found => {
                let problem = SystemProblem::StrayInEquation { found };
                Err(Fault::at(self.since(start), problem))
            }
        }
    }

    fn number(&mut self, start: usize) -> Result<Word, Fault> {
        let digits = self.take_digits(ascii_digit);
        match digits.as_str() {
            "0" => Ok(Word::Number(false)),
            "1" => Ok(Word::Number(true)),
            _ => {
                let number = shortened(&digits);
                let problem = SystemProblem::NotBinary { number };
                Err(Fault::at(self.since(start), problem))
            }
        }
    }

    /// Reads what follows a letter: `1`, `_1`, `_{1}`, `₁` or nothing.
    fn index(&mut self, letter: usize) -> Result<Option<u32>, Fault> {
        let underscore = self.take(|c| c == '_').is_some();
        let brace = underscore && self.take(|c| c == '{').is_some();
        let mut digits = self.take_digits(ascii_digit);
        if digits.is_empty() && !underscore {
            digits = self.take_digits(subscript_digit);
            if digits.is_empty() {
                return Ok(None);
            }
        }
        if digits.is_empty() || (brace && self.take(|c| c == '}').is_none()) {
            return Err(self.fault_here(SystemProblem::NoIndex));
        }
        index_of(&digits)
            .map(Some)
            .map_err(|problem| Fault::at(self.since(letter), problem))
    }
}

impl Iterator for Words<'_> {
    type Item = Result<(Word, Range<usize>), Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.take(char::is_whitespace).is_some() {}
        let c = self.peek()?;
        let start = self.at;
        let word = self.word(c);
        Some(word.map(|word| (word, self.since(start))))
    }
}

fn ascii_digit(c: char) -> Option<char> {
    c.is_ascii_digit().then_some(c)
}

/// The digit that a subscript `₀` to `₉` stands for.
fn subscript_digit(c: char) -> Option<char> {
    let value = u32::from(c).checked_sub(u32::from('₀'))?;
    char::from_digit(value, 10)
}

/// The index that `digits` say, from 1 to the limit.
///
/// A larger one is a slip of the pen rather than a large system: the text is short.
fn index_of(digits: &str) -> Result<u32, InputProblem> {
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() {
        return Err(SystemProblem::IndexZero.into());
    }
    match digits.parse::<u32>() {
        Ok(index) if index as usize <= MAX_UNKNOWNS => Ok(index),
        // An index beyond u32 is beyond the limit as well.
        _ => Err(SystemProblem::IndexTooLarge {
            index: shortened(digits),
        }
        .into()),
    }
}
