//! Traces of the methods that explore, from what `puzzles` tells of them.

use puzzles::Puzzle;
use puzzles::explore::{Event, Method, Observer, explore};
use tracer::{ExploreStep, Step};

/// Keeps every event as a step.
#[derive(Default)]
struct Recording(Vec<Step>);

impl Observer for Recording {
    fn observe(&mut self, event: Event) {
        self.0.push(step(event));
    }
}

/// What exploring gives: the steps, and the least solution of each goal.
pub(crate) type Explored = (Vec<Step>, Vec<Option<gf2::BitVector>>);

/// Explores a puzzle with the method of that name; `None` if it does not apply.
pub(crate) fn explored(puzzle: &dyn Puzzle, method: tracer::Method) -> Option<Explored> {
    let method = Method::from_name(method.name())?;
    let mut recording = Recording::default();
    let explored = explore(&puzzle.system(), puzzle.grid(), method, &mut recording).ok()?;
    Some((recording.0, explored.goals))
}

#[rustfmt::skip]
fn step(event: Event) -> Step {
    Step::Explore(match event {
        Event::Candidate { goal, x, weight } => return Step::Candidate { goal, x, weight },
        Event::Grid { rows, cols, transposed, guessed } => ExploreStep::Grid { rows, cols, transposed, guessed },
        Event::Guess { goal, values } => ExploreStep::Guess { goal, values },
        Event::Row { row, presses } => ExploreStep::Row { row, presses },
        Event::Fails { cells } => ExploreStep::Fails { cells },
        Event::Cut { weight } => ExploreStep::Cut { weight },
        Event::Patterns { goal, tried, solved, failed, cut } => ExploreStep::Patterns { goal, tried, solved, failed, cut },
        Event::States { goal, row, states, dropped } => ExploreStep::States { goal, row, states, dropped },
        Event::State { x, weight } => ExploreStep::State { x, weight },
        Event::Level { level, states } => ExploreStep::Level { level, states },
        Event::Pop { state, x } => ExploreStep::Pop { state, x },
        Event::Reach { state, press } => ExploreStep::Reach { state, press },
        Event::New { state } => ExploreStep::New { state },
        Event::Subset { x, gives } => ExploreStep::Subset { x, gives },
        Event::Weight { weight, tried, gives } => ExploreStep::Weight { weight, tried, gives },
        Event::Found { goal, x, weight } => ExploreStep::Found { goal, x, weight },
        Event::Missed { goal } => ExploreStep::Missed { goal },
    })
}
