//! Built-in inputs that each teach something.

/// An input that anyone can ask for by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// The name.
    pub name: &'static str,
    /// The text, as [`read`](crate::read) reads it.
    pub text: &'static str,
    /// What it shows, on one line.
    pub about: &'static str,
}

const EXAMPLES: [Example; 14] = [
    Example {
        name: "poj",
        text: "bwwb\nbbwb\nbwwb\nbwww\n",
        about: "the sample of POJ 1753: both goals can be reached, in 4 rounds",
    },
    Example {
        name: "impossible",
        text: "bwbw\nwwww\nbbwb\nbwwb\n",
        about: "the board drawn in POJ 1753: neither goal can be reached",
    },
    Example {
        name: "nakov",
        text: "1 1 1\n0 1 0 0 1\n0 1 0 0 1\n0 0 1 1 1\n0 0 0\n",
        about: "a Nakov board that two squares make; the free column is not the last",
    },
    Example {
        name: "nakov2",
        text: "1 0 0\n1 1 0 1 1\n0 1 1 1 1\n0 0 1 1 1\n0 0 0\n",
        about: "a Nakov board that a square and a plus make",
    },
    Example {
        name: "row5",
        text: "01101\n",
        about: "five lamps in a row: 2 presses do, and with all free variables 0 it takes 4",
    },
    Example {
        name: "lights4",
        text: "1110\n0100\n1011\n1000\n",
        about: "Lights Out 4×4: 4 presses do, and with all free variables 0 it takes 6",
    },
    Example {
        name: "homework",
        text: "x1 + x2 + x4 = 1\nx2 + x3 = 1\nx1 + x3 = 1\n",
        about: "3 equations, 4 unknowns: x3 is free, and 1 is the better choice for it",
    },
    Example {
        name: "inconsistent",
        text: "a + b = 1\nb + c = 1\na + c = 1\n",
        about: "each two of three differ: the sum of the equations reads 0 = 1",
    },
    Example {
        name: "two-sides",
        text: "1 1 0 | 1 0\n0 1 1 | 0 1\n1 0 1 | 1 0\n",
        about: "one matrix, two right-hand sides: the first has solutions, the second none",
    },
    Example {
        name: "inverse",
        text: "1 1 0 | 1 0 0\n0 1 1 | 0 1 0\n1 1 1 | 0 0 1\n",
        about: "a matrix beside the identity: the solutions are the columns of its inverse",
    },
    Example {
        name: "machine",
        text: "[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n",
        about: "a machine of Advent of Code 2025, day 10: 2 of 6 buttons make its pattern",
    },
    Example {
        name: "fridge",
        text: "-+--\n----\n----\n-+--\n",
        about: "the sample of POJ 2965: a handle turns its row and its column; 6 turns open the door",
    },
    Example {
        name: "switches",
        text: "3\n1 1 1\n0 0 0\n1 2\n2 1\n2 3\n0 0\n",
        about: "three switches, two of which change others too: one way takes 1, another 2",
    },
    Example {
        name: "nakov-toml",
        text: include_str!("nakov.toml"),
        about: "the board of nakov2, described in TOML: squares and pluses wherever they fit",
    },
];

/// Returns all built-in inputs.
pub fn examples() -> &'static [Example] {
    &EXAMPLES
}

/// Returns the built-in input called `name`.
///
/// ```
/// let example = puzzles::example("row5").unwrap();
/// assert_eq!(example.text, "01101\n");
/// ```
pub fn example(name: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.name == name)
}
