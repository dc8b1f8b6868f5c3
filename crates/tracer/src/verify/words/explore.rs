//! How faults speak of the steps of methods that explore.

use super::{X, goal, list, vector};
use crate::step::ExploreStep;
use crate::system::System;

/// A cell by its number, as `cell 3`.
fn cell(cell: usize) -> String {
    format!("cell {}", cell + 1)
}

/// Says in a few words what `step` does or claims.
#[rustfmt::skip]
pub(super) fn describe(step: &ExploreStep, system: &System) -> String {
    match step {
        ExploreStep::Grid { rows, cols, transposed, guessed } => {
            let lines = if *transposed { "column by column" } else { "row by row" };
            format!("grid {rows}×{cols}, {lines}, guessed: {}", list(guessed, X))
        }
        ExploreStep::Guess { goal: g, values } => format!("{}, pattern \"{values}\"", goal(*g, system)),
        ExploreStep::Row { row, presses } => format!("line {}, forced: {}", row + 1, list(presses, X)),
        ExploreStep::Fails { cells } => format!("still wrong: {}", list(cells, cell)),
        ExploreStep::Cut { weight } => format!("cut at weight {weight}"),
        ExploreStep::Patterns { goal: g, tried, solved, failed, cut } => format!(
            "{}, {tried} patterns: {solved} solved, {failed} failed, {cut} cut",
            goal(*g, system)
        ),
        ExploreStep::States { goal: g, row, states, dropped } => format!(
            "{}, line {}: {states} states, {dropped} ways dropped",
            goal(*g, system),
            row + 1
        ),
        ExploreStep::State { x, weight } => format!("state of {}, weight {weight}", vector(x)),
        ExploreStep::Level { level, states } => format!("level {level}: {states} states"),
        ExploreStep::Pop { state, x } => format!("popped {state}, reached by {}", vector(x)),
        ExploreStep::Reach { state, press } => format!("{} leads to {state}", X(*press)),
        ExploreStep::New { state } => format!("new {state}"),
        ExploreStep::Subset { x, gives } => format!("{} gives {gives}", vector(x)),
        ExploreStep::Weight { weight, tried, .. } => format!("{tried} subsets of size {weight}"),
        ExploreStep::Found { goal: g, x, weight } => {
            format!("{}, found {}, weight {weight}", goal(*g, system), vector(x))
        }
        ExploreStep::Missed { goal: g } => format!("{} missed", goal(*g, system)),
    }
}
