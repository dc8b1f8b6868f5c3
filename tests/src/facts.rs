//! Published figures, recomputed independently (`data/facts.json`).

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::read;

/// How many boards need each least number of moves.
pub type Distribution = BTreeMap<usize, u64>;

/// Returns the figure at `pointer`, such as `/nakov/rank`.
///
/// # Panics
///
/// If there is none, or it has another shape.
pub fn fact<T: DeserializeOwned>(pointer: &str) -> T {
    let file: Value = serde_json::from_str(&read("tests/data/facts.json")).expect("JSON");
    let value = file
        .pointer(pointer)
        .unwrap_or_else(|| panic!("no figure at {pointer}"));
    serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("{pointer}: {e}"))
}

/// Counts how often each least number of moves occurs.
pub fn distribution(least: impl IntoIterator<Item = usize>) -> Distribution {
    let mut counts = Distribution::new();
    for moves in least {
        *counts.entry(moves).or_default() += 1;
    }
    counts
}
