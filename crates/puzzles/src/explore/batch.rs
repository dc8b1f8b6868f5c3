//! Pressing a whole line at once, as masks of bits.
//!
//! On a plus board the cells of a line force exactly the presses right below them, and no press
//! of a line changes a cell that forces a later one of the same line. Then the presses of the line
//! *are* the wrong cells of the line before, read as a mask. What they change together is the
//! sum of what each of them changes, and is looked up eight presses at a time. (The tables are
//! those of the "method of the four Russians", V. Arlazarov and others, 1970.)

use super::order::{Move, Rule};

/// Presses that are looked up together.
const CHUNK: usize = 8;

/// A line whose presses are known all at once.
pub(super) struct Batch {
    /// The place of the cell that forces the first press; the next forces the second, and so on.
    first_cell: usize,
    /// The place of the first press.
    first_press: usize,
    /// The number of presses.
    len: usize,
    /// The first word, and the number of words, of the cells that the line changes.
    first_word: usize,
    words: usize,
    /// For each chunk of presses and each set of them the words that they change.
    tables: Vec<Vec<u64>>,
}

impl Batch {
    /// Returns the batch of a line, if its presses are known all at once.
    pub(super) fn of(line: &[Move]) -> Option<Self> {
        let first = line.first()?;
        let Rule::ForcedBy(first_cell) = first.rule else {
            return None;
        };
        let in_a_row = |(i, step): (usize, &Move)| step.rule == Rule::ForcedBy(first_cell + i);
        if line.len() > 64 || !line.iter().enumerate().all(in_a_row) {
            return None;
        }
        // A press may change cells of the forcing row whose press is decided already.
        let end = first_cell + line.len();
        let is_harmless = |(i, step): (usize, &Move)| {
            let undecided = first_cell + i + 1..end;
            step.places().all(|cell| !undecided.contains(&cell))
        };
        if !line.iter().enumerate().all(is_harmless) {
            return None;
        }
        let changed = || {
            line.iter()
                .flat_map(|step| &step.toggles)
                .map(|bits| bits.word)
        };
        let first_word = changed().min()?;
        let words = changed().max()? - first_word + 1;
        let tables = line
            .chunks(CHUNK)
            .map(|chunk| table(chunk, first_word, words));
        Some(Self {
            first_cell,
            first_press: first.place,
            len: line.len(),
            first_word,
            words,
            tables: tables.collect(),
        })
    }

    /// Presses what the wrong cells force, and returns how many presses that are.
    #[inline]
    pub(super) fn press(&self, wrong: &mut [u64], pressed: &mut [u64]) -> usize {
        let presses = bits_at(wrong, self.first_cell, self.len);
        let changed = &mut wrong[self.first_word..self.first_word + self.words];
        let mut rest = presses;
        for table in &self.tables {
            let set = (rest & 0xff) as usize;
            let sum = &table[set * self.words..(set + 1) * self.words];
            for (word, sum) in changed.iter_mut().zip(sum) {
                *word ^= sum;
            }
            rest >>= CHUNK;
        }
        add_bits_at(pressed, self.first_press, presses);
        presses.count_ones() as usize
    }
}

/// For each set of at most eight presses the words that they change together.
fn table(chunk: &[Move], first_word: usize, words: usize) -> Vec<u64> {
    let mut table = vec![0; words << chunk.len()];
    for set in 1_usize..1 << chunk.len() {
        // A set without its lowest press is a smaller number, so it is there already.
        let lowest = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        table.copy_within(rest * words..(rest + 1) * words, set * words);
        for bits in &chunk[lowest].toggles {
            table[set * words + bits.word - first_word] ^= bits.mask;
        }
    }
    table
}

/// The `len` bits of a packed vector from `start` on; there are at most 64.
#[inline]
fn bits_at(words: &[u64], start: usize, len: usize) -> u64 {
    let (word, shift) = (start / 64, start % 64);
    let mut bits = words[word] >> shift;
    if shift + len > 64 {
        bits |= words[word + 1] << (64 - shift);
    }
    bits & u64::MAX >> (64 - len)
}

/// Adds bits to a packed vector from `start` on.
#[inline]
fn add_bits_at(words: &mut [u64], start: usize, bits: u64) {
    let (word, shift) = (start / 64, start % 64);
    words[word] ^= bits << shift;
    if shift > 0 && bits >> (64 - shift) != 0 {
        words[word + 1] ^= bits >> (64 - shift);
    }
}
