//! How faults speak of the steps of methods that explore.

use super::{Cell, X, goal, list, vector};
use crate::step::ExploreStep;
use crate::system::System;

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
        ExploreStep::Fails { cells } => format!("still wrong: {}", list(cells, Cell)),
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

/// Says that `step` is due, as far as its place in the order is concerned.
#[rustfmt::skip]
pub(in crate::verify) fn due(step: &ExploreStep) -> String {
    match step {
        ExploreStep::Grid { transposed, .. } => {
            if *transposed {
                "column by column is due: it leaves fewer moves to guess".to_owned()
            } else {
                "row by row is due: it leaves as few moves to guess".to_owned()
            }
        }
        ExploreStep::Guess { goal, values } => {
            format!("the pattern \"{values}\" for goal {} is due", goal + 1)
        }
        ExploreStep::Row { row, presses } => {
            format!("line {} is due, forced: {}", row + 1, list(presses, X))
        }
        ExploreStep::Fails { cells } => {
            format!("the end of the pattern is due, still wrong: {}", list(cells, Cell))
        }
        ExploreStep::Cut { weight } => format!("the pattern's cut at weight {weight} is due"),
        ExploreStep::Patterns { goal, .. } => {
            format!("the count of the patterns for goal {} is due", goal + 1)
        }
        ExploreStep::States { goal, row, .. } => {
            format!("the count of the states after line {} for goal {} is due", row + 1, goal + 1)
        }
        ExploreStep::State { x, .. } => format!("the state of {} is due", vector(x)),
        ExploreStep::Level { level, .. } => format!("level {level} is due"),
        ExploreStep::Pop { state, x } => format!("{state}, reached by {}, is next in the queue", vector(x)),
        ExploreStep::Reach { state, press } => format!("{} is due: it leads to {state}", X(*press)),
        ExploreStep::New { state } => format!("{state} is due: the next of this level as a string"),
        ExploreStep::Subset { x, .. } => format!("the subset of {} is due", vector(x)),
        ExploreStep::Weight { weight, .. } => format!("the subsets of size {weight} are due"),
        ExploreStep::Found { goal, .. } => format!("the least solution of goal {} is due", goal + 1),
        ExploreStep::Missed { goal } => format!("it is due that goal {} cannot be reached", goal + 1),
    }
}
