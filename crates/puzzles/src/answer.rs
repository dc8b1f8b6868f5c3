//! The form in which a judge wants an answer.

/// What a judge expects to read about a puzzle: that of its published statement.
///
/// It belongs to the way in which a puzzle was written and not to the puzzle itself, so a trace
/// does not hold it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AnswerForm {
    /// The least number of moves, on a line.
    #[default]
    Moves,
    /// The least number of presses, and then each press as its row and column (POJ 2965).
    Presses,
    /// A heading with the number of the board, from 1, and then a row of 0 and 1 for each row
    /// of the board: 1 is a press (POJ 1222).
    PressMatrix {
        /// The number of the board.
        number: usize,
    },
    /// The number of ways, which is the number of solutions (POJ 1830).
    Ways,
    /// A solution for each right-hand side of a system.
    Solutions,
}
