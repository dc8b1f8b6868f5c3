//! What can be wrong with a TOML file that describes a board.

/// What is wrong with a TOML file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToggleProblem {
    /// It is not TOML.
    Toml {
        /// What the parser says.
        message: String,
    },
    /// A key that this table does not have.
    UnknownKey {
        /// The key, shortened.
        key: String,
        /// The table, as a sentence calls it.
        table: &'static str,
        /// The key that may have been meant.
        suggestion: Option<&'static str>,
        /// All keys that the table has.
        known: &'static [&'static str],
    },
    /// A key that must be there is not.
    MissingKey {
        /// The key.
        key: &'static str,
        /// The table, as a sentence calls it.
        table: &'static str,
    },
    /// A value of another type than it should be.
    WrongType {
        /// What it should be.
        wanted: &'static str,
    },
    /// Two keys that exclude each other, or none of them.
    OneOf {
        /// The keys.
        keys: [&'static str; 2],
        /// Whether both are there.
        both: bool,
    },
    /// A key without the other that gives it a meaning.
    Needs {
        /// The key.
        key: &'static str,
        /// The other.
        other: &'static str,
    },
    /// A word that this key does not have.
    UnknownWord {
        /// The word, shortened.
        word: String,
        /// The words that it has.
        known: &'static [&'static str],
    },
    /// A picture with a backslash in ordinary quotes, where TOML gives it a meaning of its own.
    Escape,
    /// A character of a mask or a shape that means nothing.
    StraySquare {
        /// The character.
        found: char,
        /// What squares are written as.
        wanted: &'static str,
    },
    /// A mask without cells.
    NoCells,
    /// A shape that covers nothing.
    NoSquares,
    /// A second anchor in a shape.
    SecondAnchor,
    /// A shape that needs an anchor, has none, and has no middle square.
    NoAnchor,
    /// A shape that fits nowhere on the board.
    FitsNowhere,
    /// A shape that does not fit where it should be placed.
    DoesNotFit,
    /// A cell that the board does not have.
    NoSuchCell {
        /// The number, as written.
        cell: String,
        /// The number of cells.
        cells: usize,
    },
    /// A cell that is listed twice.
    CellTwice,
    /// A board with another number of rows than the mask.
    BoardRows {
        /// The number of rows.
        found: usize,
        /// The number of rows of the mask that have cells.
        rows: usize,
    },
    /// A row of a board with another number of cells than that row of the mask.
    BoardRow {
        /// The number of cells.
        found: usize,
        /// The number of cells in the row of the mask.
        cells: usize,
    },
    /// A character of a board that is neither of its symbols.
    StrayCell {
        /// The character.
        found: char,
        /// The symbols.
        symbols: [char; 2],
    },
    /// A text that cannot be a name.
    BadName,
    /// A name that stands for two things.
    NameTwice {
        /// The name.
        name: String,
    },
    /// Another number of names than of moves.
    NameCount {
        /// The number of names.
        found: usize,
        /// The number of moves.
        moves: usize,
    },
    /// Two symbols that cannot be told apart or do not fit a square.
    BadSymbols,
    /// There are no goals.
    NoGoals,
    /// A goal that was asked for and is not there.
    UnknownGoal {
        /// The goal asked for.
        goal: String,
        /// The first goals that there are.
        goals: Vec<String>,
    },
}
