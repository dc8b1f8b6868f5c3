//! Small systems, as the faulty programs hold them, and what is right for them by brute force.

use std::fmt::Write;

/// A system A·x = b that is small enough to try every x. Sets of unknowns are bit masks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Small {
    /// The number of unknowns.
    pub(super) n: usize,
    /// The rows of [A | b]: bit j is the coefficient of unknown j, bit n the right-hand side.
    pub(super) rows: Vec<u32>,
}

impl Small {
    /// The system of a machine: move j changes the cells of `moves[j]`, and the cells of
    /// `change` are to be changed.
    pub(super) fn of_moves(cells: usize, moves: &[u64], change: u64) -> Self {
        let bit = |set: u64, place| u32::from(set >> place & 1 == 1);
        let row = |cell| {
            let left = moves.iter().enumerate();
            let left: u32 = left.map(|(j, &mask)| bit(mask, cell) << j).sum();
            left | bit(change, cell) << moves.len()
        };
        let rows = (0..cells).map(row).collect();
        let n = moves.len();
        Self { n, rows }
    }

    /// The coefficient of unknown `j` in row `i`.
    pub(super) fn a(&self, i: usize, j: usize) -> bool {
        assert!(j < self.n, "there is no unknown {j}");
        self.rows[i] >> j & 1 == 1
    }

    /// The right-hand side of row `i`.
    pub(super) fn b(&self, i: usize) -> bool {
        self.rows[i] >> self.n & 1 == 1
    }

    /// The left-hand side of row `i`, as a set of unknowns.
    pub(super) fn left(&self, i: usize) -> u32 {
        self.rows[i] & ((1 << self.n) - 1)
    }

    /// The columns of A, as sets of rows: for each move the cells that it changes.
    pub(super) fn columns(&self) -> Vec<u64> {
        let column = |j| (0..self.rows.len()).map(move |i| u64::from(self.a(i, j)) << i);
        (0..self.n).map(|j| column(j).sum()).collect()
    }

    /// The right-hand side, as a set of rows: the cells to change.
    pub(super) fn change(&self) -> u64 {
        let rows = 0..self.rows.len();
        rows.map(|i| u64::from(self.b(i)) << i).sum()
    }

    /// Tells whether the row holds when the unknowns of `x` are 1.
    pub(super) fn holds(&self, i: usize, x: u32) -> bool {
        ((self.left(i) & x).count_ones() % 2 == 1) == self.b(i)
    }

    /// Tells whether `x` is a solution.
    pub(super) fn is_solved_by(&self, x: u32) -> bool {
        (0..self.rows.len()).all(|i| self.holds(i, x))
    }

    /// Tries every x: the solution with the fewest ones, of several the first as a string.
    pub(super) fn least(&self) -> Option<u32> {
        let solutions = strings(self.n).map(mask).filter(|&x| self.is_solved_by(x));
        solutions.min_by_key(|x| x.count_ones())
    }

    /// Gauss-Jordan elimination as it should be; returns the column of each row's pivot.
    ///
    /// The mistakes in the use of an echelon form start from this one.
    pub(super) fn reduce(&mut self) -> Vec<usize> {
        let mut pivots = Vec::new();
        for col in 0..self.n {
            let top = pivots.len();
            if let Some(found) = (top..self.rows.len()).find(|&i| self.a(i, col)) {
                self.rows.swap(top, found);
                self.clear(col, top);
                pivots.push(col);
            }
        }
        pivots
    }

    /// Adds row `pivot` to every other row with a 1 in column `col`.
    pub(super) fn clear(&mut self, col: usize, pivot: usize) {
        for i in (0..self.rows.len()).filter(|&i| i != pivot) {
            if self.a(i, col) {
                self.rows[i] ^= self.rows[pivot];
            }
        }
    }

    /// Tells whether a row below the pivots reads 0 = 1, after [`reduce`](Self::reduce).
    pub(super) fn is_contradiction(&self, pivots: &[usize]) -> bool {
        (pivots.len()..self.rows.len()).any(|i| self.b(i))
    }

    /// Completes a choice of the free unknowns to a solution, after [`reduce`](Self::reduce):
    /// each row gives the unknown of its pivot.
    pub(super) fn complete(&self, pivots: &[usize], free: u32) -> u32 {
        let forced = pivots.iter().enumerate();
        let forced = forced.filter(|&(i, _)| !self.holds(i, free));
        free | forced.map(|(_, &pivot)| 1 << pivot).sum::<u32>()
    }

    /// The lightest of all choices of the free unknowns, after [`reduce`](Self::reduce).
    pub(super) fn lightest(&self, pivots: &[usize]) -> u32 {
        let free = choices(self.n, |j| !pivots.contains(&j));
        let solutions = free.map(|free| self.complete(pivots, free));
        solutions
            .min_by_key(|x| x.count_ones())
            .expect("there is a choice")
    }

    /// The rows as a person types them, `coefficients | right-hand side`, joined by `/`.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for i in 0..self.rows.len() {
            let separator = if i == 0 { "" } else { "/" };
            text.push_str(separator);
            for j in 0..self.n {
                write!(text, "{} ", u8::from(self.a(i, j))).expect("a string can be written to");
            }
            write!(text, "| {}", u8::from(self.b(i))).expect("a string can be written to");
        }
        text
    }
}

/// Every set of `len` things, in the order of its strings of 0 and 1; bit i is character i.
pub(super) fn strings(len: usize) -> impl Iterator<Item = u64> {
    (0..1_u64 << len).map(move |number| (0..len).map(|i| (number >> (len - 1 - i) & 1) << i).sum())
}

/// Every set of those of `n` unknowns that `is_free` tells to be free.
pub(super) fn choices(n: usize, is_free: impl Fn(usize) -> bool) -> impl Iterator<Item = u32> {
    let free: Vec<usize> = (0..n).filter(|&j| is_free(j)).collect();
    let place = move |choice: u32| {
        let ones = free.iter().enumerate();
        let ones = ones.filter(move |&(k, _)| choice >> k & 1 == 1);
        ones.map(|(_, j)| 1 << j).sum()
    };
    let count = (0..n).filter(|&j| is_free(j)).count();
    (0..1 << count).map(place)
}

/// The same set as a narrower mask.
pub(super) fn mask(set: u64) -> u32 {
    u32::try_from(set).expect("at most 32 things")
}

/// The set as a string of `len` characters, those for 0 and 1 being `symbols`.
pub(super) fn string(set: u64, len: usize, symbols: [char; 2]) -> String {
    let symbol = |i| symbols[usize::from(set >> i & 1 == 1)];
    (0..len).map(symbol).collect()
}
