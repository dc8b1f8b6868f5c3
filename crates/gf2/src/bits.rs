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

/// Adds `source` to `target`, word by word.
#[inline]
pub(crate) fn add_words(target: &mut [u64], source: &[u64]) {
    for (t, s) in target.iter_mut().zip(source) {
        *t ^= s;
    }
}
