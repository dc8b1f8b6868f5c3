//! What is said to someone who does the row operations alone: what an operation achieved, hints
//! in three grades, and what is wrong with a board that was typed.

/// The phrases, by what they are known by.
pub(super) const PHRASES: &[(&str, &str)] = &[
    // Questions.
    (
        "turn-add",
        "Choose the row that is added, then the row that changes.",
    ),
    ("turn-swap", "Choose the two rows that change places."),
    (
        "turn-swap-with",
        "{row:source} changes places. Now choose the other row.",
    ),
    (
        "turn-start",
        "Any row may be added to any other, and any two may change places, in any order: no solution is lost, for the same operation again takes it back.",
    ),
    (
        "turn-no-unknowns",
        "This system has no unknowns to eliminate. Start from a board or a system of your own.",
    ),
    // The operations.
    ("did-add", "{row:target} ← {row:target} + {row:source}"),
    ("did-swap", "{row:first} ↔ {row:second}"),
    (
        "undone-add",
        "Taken back: {row:target} ← {row:target} + {row:source}.",
    ),
    ("undone-swap", "Taken back: {row:first} ↔ {row:second}."),
    (
        "redone-add",
        "Done again: {row:target} ← {row:target} + {row:source}.",
    ),
    ("redone-swap", "Done again: {row:first} ↔ {row:second}."),
    (
        "nothing-to-undo",
        "This is the start: nothing to take back.",
    ),
    ("nothing-to-redo", "Nothing was taken back."),
    (
        "swap-with-itself",
        "{row:row} cannot change places with itself. Choose another row.",
    ),
    // What an addition achieved.
    (
        "took-back",
        "That takes back the operation before it: the same operation twice changes nothing.",
    ),
    (
        "cancelled",
        "{var:var} is gone from {row:target}: 1 + 1 = 0.",
    ),
    (
        "alone",
        "No other row contains {var:var} now: it is left in {row:row} alone.",
    ),
    (
        "none-below",
        "No row below {row:row} contains {var:var} now.",
    ),
    (
        "made-pivot",
        "{row:target} now has a 1 in column {col:col}, which can be its pivot. Changing places would have done as well.",
    ),
    (
        "brought-in",
        "Allowed, but {row:target} had no {var:var}, and now it contains it.",
    ),
    (
        "added-nothing",
        "{row:row} is all 0: adding it changes nothing.",
    ),
    (
        "added-no-unknowns",
        "{row:row} contains no unknowns, so only the right of the bar in {row:target} has changed.",
    ),
    (
        "test-passed",
        "{row:row} now reads 0 = 0, which is always true: a test, passed.",
    ),
    (
        "contradiction",
        "{row:row} now reads 0 = 1, a contradiction: no choice of the unknowns makes it true, so there is no solution.",
    ),
    (
        "contradiction-for",
        "For “{goal}”, {row:row} now reads 0 = 1, a contradiction: this goal has no solution.",
    ),
    // What an exchange achieved.
    (
        "swapped",
        "The order of the rows has changed, and nothing else.",
    ),
    (
        "swapped-equals",
        "The two rows are equal, so nothing has changed.",
    ),
    (
        "swapped-up",
        "{row:row} now has a 1 in column {col:col}, which can be its pivot.",
    ),
    (
        "swapped-unneeded",
        "Allowed, but not needed: {row:row} had a 1 in column {col:col} already.",
    ),
    (
        "step-back",
        "A step back: column {col:col} was finished, and now it is not.",
    ),
    // How far it is.
    (
        "reached-echelon",
        "This is row echelon form: each row starts further to the right than the one above it.",
    ),
    (
        "reached-reduced",
        "This is reduced row echelon form: the first 1 of each row is alone in its column, so the answer can be read off.",
    ),
    ("solution-none", "There is no solution: a row reads 0 = 1."),
    (
        "solution-none-for",
        "“{goal}” has no solution: a row reads 0 = 1.",
    ),
    ("solution-one", "There is one solution: {x}."),
    ("solution-one-for", "“{goal}” has one solution: {x}."),
    (
        "solution-many",
        "There are {count} solutions; with all free variables 0 it is {x}.",
    ),
    (
        "solution-many-for",
        "“{goal}” has {count} solutions; with all free variables 0 it is {x}.",
    ),
    // Hints: the goal.
    (
        "hint-echelon",
        "The goal: row echelon form. Each row should start further to the right than the one above it, and rows of 0 belong at the bottom.",
    ),
    (
        "hint-reduced",
        "The goal: reduced row echelon form. From the left, give each column a pivot if it can have one, and leave no other 1 in that column.",
    ),
    (
        "hint-above",
        "This is row echelon form. The goal now: make each pivot the only 1 in its column, from the last pivot to the first.",
    ),
    (
        "hint-done",
        "This is reduced row echelon form: nothing is left to do.",
    ),
    // Hints: the column.
    (
        "hint-place",
        "Look at column {col:col}: {row:row} should hold its pivot, but has a 0 there. Which row below has a 1?",
    ),
    (
        "hint-below",
        "Look at column {col:col}: its pivot stands in {row:row}. Which rows below it also contain {var:var}?",
    ),
    (
        "hint-all",
        "Look at column {col:col}: its pivot stands in {row:row}. Which other rows also contain {var:var}?",
    ),
    (
        "hint-up",
        "Look at column {col:col}: its pivot stands in {row:row}. Which rows above it still contain {var:var}?",
    ),
    // Hints: the operation.
    (
        "hint-swap",
        "Let {row:first} and {row:second} change places: that brings a 1 to {row:first} in column {col:col}.",
    ),
    (
        "hint-add",
        "Add {row:source} to {row:target}: that cancels {var:var} in {row:target}.",
    ),
    // What someone typed.
    (
        "read-nothing",
        "Type rows of b and w, rows of 0 and 1, or a system such as 1 0 1 | 1.",
    ),
    (
        "read-unknown",
        "Line {line}, column {column}: a board is made of b and w, or of 0 and 1; {found} is none of them.",
    ),
    (
        "read-no-flip",
        "Line {line}, column {column}: {found} is no cell here. A cell is b (black) or w (white).",
    ),
    (
        "read-no-lights",
        "Line {line}, column {column}: {found} is no cell here. A cell is 0 (off) or 1 (on).",
    ),
    (
        "read-no-entry",
        "Line {line}, column {column}: {found} is no entry. An entry is 0 or 1.",
    ),
    (
        "read-uneven",
        "Line {line}, column {column}: the number of entries from here is {found}, but in the first row it is {first}.",
    ),
    (
        "read-large",
        "This is {rows} by {cols}; at most {limit} by {limit} fit here.",
    ),
    (
        "read-many-sides",
        "At most {limit} right-hand sides fit here.",
    ),
    (
        "read-no-bar",
        "Line {line}, column {column}: this row has no bar. Each row of a system is like 1 0 1 | 1.",
    ),
    (
        "read-second-bar",
        "Line {line}, column {column}: a second bar. A row has one, before its right-hand side.",
    ),
    (
        "read-before-bar",
        "Line {line}, column {column}: nothing stands before the bar.",
    ),
    (
        "read-after-bar",
        "Line {line}, column {column}: nothing stands after the bar.",
    ),
];
