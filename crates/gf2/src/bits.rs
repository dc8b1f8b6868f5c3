//! How bits lie in words: component `j` is bit `j % 64` of word `j / 64`, and the bits beyond
//! the last component are zero. Every other module relies on that.

/// Bits in a word.
pub(crate) const WORD_BITS: usize = u64::BITS as usize;

/// The number of words that hold `len` bits.
#[inline]
pub(crate) const fn words_for(len: usize) -> usize {
    len.div_ceil(WORD_BITS)
}

/// The word and the single-bit mask of component `index`.
#[inline]
pub(crate) const fn place(index: usize) -> (usize, u64) {
    (index / WORD_BITS, 1 << (index % WORD_BITS))
}

/// The bits of the last word that belong to a vector of `len` bits.
#[inline]
pub(crate) const fn tail_mask(len: usize) -> u64 {
    match len % WORD_BITS {
        0 => u64::MAX,
        used => (1 << used) - 1,
    }
}

/// Tells whether `words` hold exactly `len` bits, with zeros beyond the last.
pub(crate) fn is_packed(len: usize, words: &[u64]) -> bool {
    words.len() == words_for(len) && words.last().is_none_or(|w| w & !tail_mask(len) == 0)
}

/// Adds `source` to `target`, word by word.
#[inline]
pub(crate) fn add_words(target: &mut [u64], source: &[u64]) {
    for (t, s) in target.iter_mut().zip(source) {
        *t ^= s;
    }
}

/// Puts the bits of `source` into `target` from bit `at` on, where `target` has zeros.
pub(crate) fn put_bits(target: &mut [u64], at: usize, source: &[u64]) {
    let (first, shift) = (at / WORD_BITS, at % WORD_BITS);
    for (i, &word) in source.iter().enumerate() {
        target[first + i] |= word << shift;
        // What the shift pushes out goes to the next word. If there is none, it is padding.
        if shift > 0
            && let Some(next) = target.get_mut(first + i + 1)
        {
            *next |= word >> (WORD_BITS - shift);
        }
    }
}

/// Fills `target`, which holds `len` bits, with the bits of `source` from bit `from` on.
pub(crate) fn take_bits(target: &mut [u64], source: &[u64], from: usize, len: usize) {
    let (first, shift) = (from / WORD_BITS, from % WORD_BITS);
    for (i, word) in target.iter_mut().enumerate() {
        *word = source[first + i] >> shift;
        if shift > 0
            && let Some(next) = source.get(first + i + 1)
        {
            *word |= next << (WORD_BITS - shift);
        }
    }
    if let Some(last) = target.last_mut() {
        *last &= tail_mask(len);
    }
}
