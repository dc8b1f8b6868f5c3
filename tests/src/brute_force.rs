//! Answers that no algebra was used for: every set of moves, played on the board.

/// Returns for each cell of an m×n board the cells that a press of it changes, itself and its
/// orthogonal neighbours, as a bit mask in reading order.
///
/// # Panics
///
/// If the board has more than 64 cells.
pub fn presses(m: usize, n: usize) -> Vec<u64> {
    assert!(m * n <= 64, "a board of {m}×{n} cells does not fit a word");
    let near = |i: usize, j: usize| (i / n).abs_diff(j / n) + (i % n).abs_diff(j % n) <= 1;
    let mask = |i| (0..m * n).filter(|&j| near(i, j)).map(|j| 1 << j).sum();
    (0..m * n).map(mask).collect()
}

/// Plays all 2^k sets of `moves`, and returns for each board of `cells` cells the least number
/// of moves that makes it from the empty board, or `None` if nothing does.
///
/// # Panics
///
/// If there are more than 24 moves or cells: the tables would be too large.
pub fn least_moves(cells: usize, moves: &[u64]) -> Vec<Option<usize>> {
    assert!(
        cells <= 24 && moves.len() <= 24,
        "too large for brute force"
    );
    let mut least = vec![None; 1 << cells];
    for set in 0_u32..1 << moves.len() {
        let count = set.count_ones() as usize;
        let entry: &mut Option<usize> = &mut least[play(moves, set)];
        *entry = Some(entry.map_or(count, |best| best.min(count)));
    }
    least
}

/// The board after the moves that `set` selects.
fn play(moves: &[u64], set: u32) -> usize {
    let chosen = moves.iter().enumerate().filter(|&(j, _)| set >> j & 1 == 1);
    let board = chosen.fold(0, |board, (_, mask)| board ^ mask);
    usize::try_from(board).expect("a board of at most 24 cells")
}
