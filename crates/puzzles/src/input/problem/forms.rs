//! What can be wrong with the forms of input that count their boards or list machines.

/// What is wrong with a machine: `[.##.] (3) (1,3) {3,5,4,7}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MachineProblem {
    /// A line does not start with a pattern in square brackets.
    NoPattern,
    /// A pattern has no lights.
    NoLights,
    /// A character that no light has.
    StrayLight {
        /// The character.
        found: char,
    },
    /// A character between the brackets that begins no button.
    StrayBetween {
        /// The character.
        found: char,
    },
    /// A bracket of this kind is not closed on its line.
    NotClosed {
        /// The bracket that should close.
        wanted: char,
    },
    /// A button holds something that is no number of a light.
    NoNumber,
    /// A button switches a light that is not there.
    NoSuchLight {
        /// The number, as digits; it may be beyond any number.
        light: String,
        /// How many lights there are.
        lights: usize,
    },
    /// A button names a light twice.
    LightTwice {
        /// The light, from 0.
        light: u32,
    },
}

/// What is wrong with a count and the boards of five rows of six cells that follow (POJ 1222).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountProblem {
    /// A row has not six cells.
    RowLength {
        /// The number of cells.
        found: usize,
    },
    /// There are fewer boards than the count says.
    Missing {
        /// The count, as digits; it may be beyond any number.
        count: String,
        /// The number of rows there are.
        rows: usize,
    },
    /// A row after the last board.
    Surplus {
        /// The count.
        count: usize,
    },
}

/// What is wrong with cases of switches (POJ 1830).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SwitchProblem {
    /// A row is not one number, where a count is wanted.
    NoCount {
        /// What is counted, `cases` or `switches`.
        what: &'static str,
    },
    /// A count is 0.
    Zero {
        /// What is counted.
        what: &'static str,
    },
    /// The text ends where something more is wanted.
    Ends {
        /// What is missing.
        wanted: &'static str,
    },
    /// A row of positions has another number of values than there are switches.
    PositionCount {
        /// The number of values.
        found: usize,
        /// The number of switches.
        switches: usize,
    },
    /// A position is neither 0 nor 1.
    StrayPosition,
    /// A row is no pair of numbers.
    NoPair,
    /// A pair names a switch that is not there.
    NoSuchSwitch {
        /// The number, as written.
        switch: String,
        /// How many switches there are.
        switches: usize,
    },
    /// A pair names one switch twice.
    WithItself,
    /// A pair has been there before.
    PairTwice,
    /// A row after the last case.
    Surplus {
        /// The number of cases that were announced; `None` if there was no count.
        cases: Option<usize>,
    },
}
