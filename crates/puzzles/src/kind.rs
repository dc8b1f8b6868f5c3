//! The kinds of input.

/// The kinds of input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Flip Game (POJ 1753) on n×m: black and white pieces, all white or all black wanted.
    Flip,
    /// Lights Out on n×m: all lights off wanted.
    Lights,
    /// The 21-cell Nakov board: from all 0 to a given board.
    Nakov,
    /// A machine (Advent of Code 2025, day 10): from all lights off to a given pattern.
    Buttons,
    /// Switches that change others too (POJ 1830): from given positions to given positions.
    Switches,
    /// Any board with any moves and goals, as a TOML file describes it.
    Toggle,
    /// Any system A·X = B.
    System,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Flip,
        Self::Lights,
        Self::Nakov,
        Self::Buttons,
        Self::Switches,
        Self::Toggle,
        Self::System,
    ];

    /// Returns the word for this kind on a command line and in a trace.
    pub fn name(self) -> &'static str {
        match self {
            Self::Flip => "flip",
            Self::Lights => "lights",
            Self::Nakov => "nakov",
            Self::Buttons => "buttons",
            Self::Switches => "switches",
            Self::Toggle => "toggle",
            Self::System => "system",
        }
    }

    /// Returns the kind with the given [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns the word for "no" where there is no solution.
    pub fn refusal(self) -> &'static str {
        match self {
            Self::Flip | Self::Lights | Self::Buttons | Self::Switches | Self::Toggle => {
                "Impossible"
            }
            Self::Nakov => "-1",
            Self::System => "no solution",
        }
    }

    /// Returns the words that choose among this kind's goals; none if there is no choice, or if
    /// each puzzle names its own.
    pub fn goal_words(self) -> &'static [&'static str] {
        match self {
            Self::Flip => &["white", "black", "either"],
            Self::Lights => &["off", "on", "either"],
            Self::Nakov | Self::Buttons | Self::Switches | Self::Toggle | Self::System => &[],
        }
    }

    /// Returns what a sentence calls an input of this kind, such as `a Lights Out board`.
    pub(crate) fn described(self) -> &'static str {
        match self {
            Self::Flip => "a Flip Game board",
            Self::Lights => "a Lights Out board",
            Self::Nakov => "a Nakov board",
            Self::Buttons => "a machine with buttons",
            Self::Switches => "a case of switches",
            Self::Toggle => "a board described in TOML",
            Self::System => "a system of equations",
        }
    }
}
