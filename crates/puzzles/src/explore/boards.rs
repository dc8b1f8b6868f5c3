//! A set of boards, a bit for each of the 2^cells.

/// Bits in a word.
const WORD_BITS: usize = u64::BITS as usize;

/// For each binary digit of a bit's index within a word, the bits whose index has a 0 there.
const LOW_HALVES: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// A set of boards; board number s, whose bit i is cell i, is bit s of the set.
pub(super) struct Boards {
    words: Vec<u64>,
}

impl Boards {
    /// Returns the set of no board of `cells` cells.
    pub(super) fn none(cells: usize) -> Self {
        Self {
            words: vec![0; (1_usize << cells).div_ceil(WORD_BITS)],
        }
    }

    pub(super) fn insert(&mut self, board: u32) {
        let board = board as usize;
        self.words[board / WORD_BITS] |= 1 << (board % WORD_BITS);
    }

    pub(super) fn contains(&self, board: u32) -> bool {
        let board = board as usize;
        self.words[board / WORD_BITS] >> (board % WORD_BITS) & 1 == 1
    }

    /// The number of boards.
    pub(super) fn len(&self) -> u64 {
        let ones = self.words.iter().map(|word| u64::from(word.count_ones()));
        ones.sum()
    }

    /// The boards, ascending as numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        let boards = 0..u32::try_from(self.words.len() * WORD_BITS).expect("at most 2^25 boards");
        boards.filter(|&board| self.contains(board))
    }

    /// Adds every board that `move_mask` makes of a board of `from`.
    ///
    /// A move takes board s to s ⊕ mask. The high digits of the mask exchange whole words, and
    /// each of the six low ones exchanges neighbouring blocks of bits within every word, as a
    /// step of a butterfly network does (Knuth, The Art of Computer Programming 7.1.3): 64
    /// boards are moved at once.
    pub(super) fn add_moved(&mut self, from: &Self, move_mask: u32) {
        let (high, low) = (
            move_mask as usize / WORD_BITS,
            move_mask as usize % WORD_BITS,
        );
        for (index, &word) in from.words.iter().enumerate() {
            if word != 0 {
                self.words[index ^ high] |= moved_within(word, low);
            }
        }
    }

    /// Takes out every board that `seen` has, and adds the others to `seen`.
    pub(super) fn keep_new(&mut self, seen: &mut Self) {
        for (word, seen) in self.words.iter_mut().zip(&mut seen.words) {
            *word &= !*seen;
            *seen |= *word;
        }
    }
}

/// Moves bit i of a word to i ⊕ `low`.
fn moved_within(mut word: u64, low: usize) -> u64 {
    for (digit, &half) in LOW_HALVES.iter().enumerate() {
        if low >> digit & 1 == 1 {
            let distance = 1 << digit;
            word = (word & half) << distance | word >> distance & half;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every single board under every move, for sizes below, at and above a word.
    #[test]
    fn moving_a_set_moves_each_board() {
        for cells in [0, 1, 3, 5, 6, 7, 8] {
            for mask in 0..1_u32 << cells {
                for board in 0..1 << cells {
                    let (mut from, mut to) = (Boards::none(cells), Boards::none(cells));
                    from.insert(board);
                    to.add_moved(&from, mask);
                    assert_eq!(to.iter().collect::<Vec<_>>(), [board ^ mask]);
                }
            }
        }
    }

    #[test]
    fn new_boards_are_those_not_seen() {
        let (mut set, mut seen) = (Boards::none(7), Boards::none(7));
        for board in [3, 64, 127] {
            set.insert(board);
        }
        seen.insert(64);
        set.keep_new(&mut seen);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 127]);
        assert_eq!(seen.iter().collect::<Vec<_>>(), [3, 64, 127]);
        assert_eq!(seen.len(), 3);
    }
}
