//! Questions about the next step, and what is wrong with a wrong answer.
//!
//! In all of them `turn` is the first row without a pivot, and `col` the column whose turn it is.

/// The phrases, by what they are known by.
pub(super) const PHRASES: &[(&str, &str)] = &[
    // Questions.
    (
        "ask-pivot",
        "Column {col:col}: which 1 becomes the pivot? Choose the entry, or say that there is none.",
    ),
    (
        "ask-operation",
        "Which addition comes next? Choose the row that is added, then the row that changes.",
    ),
    (
        "ask-target",
        "{row:source} is added. Now choose the row that changes.",
    ),
    ("nothing-to-predict", "Nothing to predict here: go on."),
    // Answers.
    ("right", "Right."),
    (
        "right-in-any-order",
        "Right. These additions may come in any order; here they go from the top down.",
    ),
    (
        "pivot-is-zero",
        "{row:row} has a 0 in column {col:col}. A pivot must be a 1: only a 1 can cancel the other 1s of its column.",
    ),
    (
        "pivot-row-taken",
        "{row:row} has its pivot already, and a row gets only one. Look from {row:turn} down.",
    ),
    (
        "pivot-column-done",
        "Column {col:chosen} is done. It is the turn of column {col:col}.",
    ),
    (
        "pivot-column-ahead",
        "Column {col:col} comes before column {col:chosen}: choose an entry in it, or say that it has no pivot.",
    ),
    (
        "pivot-column-moves",
        "No row from {row:turn} down has a 1 in column {col:col}. The first column after it that has one takes its place; look there.",
    ),
    (
        "pivot-not-first",
        "This 1 would do as well. So that everyone gets the same steps, the rule takes the first 1 from {row:turn} down.",
    ),
    (
        "pivot-exists",
        "Look again: from {row:turn} down there is a 1 in column {col:col}.",
    ),
    (
        "pivot-exists-later",
        "Column {col:col} has none, but a later column has a 1 from {row:turn} down, and the two change places. Choose that 1.",
    ),
    (
        "add-to-itself",
        "A row added to itself becomes 0 = 0, and its equation would be lost. Choose another row.",
    ),
    (
        "add-not-pivot",
        "Column {col:col} is cleared by adding its pivot row, {row:pivot}. {row:source} does not hold that pivot.",
    ),
    (
        "add-no-one",
        "{row:target} has no 1 in column {col:col}, so there is nothing to cancel: adding {row:pivot} would bring {var:var} in.",
    ),
    (
        "add-above",
        "{row:target} stands above the pivot. It may keep its {var:var}; only the rows below lose it now.",
    ),
];
