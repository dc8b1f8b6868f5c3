//! Running the methods that explore, which `puzzles` has and `tracer` records.

use gf2::LinearSystem;
use puzzles::Puzzle;
use puzzles::explore::{Event, Explored, Method, Observer, Refusal, applies, explore};
use tracer::{ExploreStep, Recorder, Step, Trace};

use crate::diagnostics::{Exit, Failure};

/// The exploration that a method of a trace is, if it is one.
pub(crate) fn exploration(method: tracer::Method) -> Option<Method> {
    Method::from_name(method.name())
}

/// Every method that a command can run, the eliminations first.
pub(crate) fn runnable() -> Vec<tracer::Method> {
    [
        &tracer::Method::ELIMINATIONS[..],
        &tracer::Method::EXPLORATIONS,
    ]
    .concat()
}

/// Every method that applies to `puzzle` and keeps within its limits.
pub(crate) fn applicable(puzzle: &dyn Puzzle) -> Vec<tracer::Method> {
    let system = puzzle.system();
    let applies = |method: &tracer::Method| check(puzzle, &system, *method).is_ok();
    runnable().into_iter().filter(applies).collect()
}

/// Checks that `method` applies to `puzzle` and keeps within its limits.
pub(crate) fn check(
    puzzle: &dyn Puzzle,
    system: &LinearSystem,
    method: tracer::Method,
) -> Result<(), Refusal> {
    match exploration(method) {
        None => Ok(()),
        Some(method) => applies(system, puzzle.grid(), method),
    }
}

/// Explores `puzzle`; `progress` is told how much of the work is done.
pub(crate) fn run(
    puzzle: &dyn Puzzle,
    method: Method,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Explored, Failure> {
    let mut listener = Listener {
        step: |_| (),
        progress,
    };
    Ok(explore(
        &puzzle.system(),
        puzzle.grid(),
        method,
        &mut listener,
    )?)
}

/// Explores the puzzle and records every event in `recorder`.
pub(crate) fn record(
    puzzle: &dyn Puzzle,
    method: Method,
    mut recorder: Recorder,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Trace, Failure> {
    let mut listener = Listener {
        step: |event| recorder.claim(to_step(event)),
        progress,
    };
    let explored = explore(&puzzle.system(), puzzle.grid(), method, &mut listener)?;
    Ok(recorder.finish_found(explored.goals))
}

/// Passes on what an exploration tells.
struct Listener<'a, S> {
    step: S,
    progress: &'a mut dyn FnMut(u64, u64),
}

impl<S: FnMut(Event)> Observer for Listener<'_, S> {
    fn observe(&mut self, event: Event) {
        (self.step)(event);
    }

    fn progress(&mut self, done: u64, total: u64) {
        (self.progress)(done, total);
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::new(Exit::Refused, refusal.to_string()).help(refusal.help())
    }
}

/// The step of a trace that an event is; the candidates of chasing are those of eliminations.
#[rustfmt::skip]
fn to_step(event: Event) -> Step {
    Step::Explore(match event {
        Event::Candidate { goal, x, weight } => return Step::Candidate { goal, x, weight },
        Event::Grid { rows, cols, transposed, guessed } => {
            ExploreStep::Grid { rows, cols, transposed, guessed }
        }
        Event::Guess { goal, values } => ExploreStep::Guess { goal, values },
        Event::Row { row, presses } => ExploreStep::Row { row, presses },
        Event::Fails { cells } => ExploreStep::Fails { cells },
        Event::Cut { weight } => ExploreStep::Cut { weight },
        Event::Patterns { goal, tried, solved, failed, cut } => {
            ExploreStep::Patterns { goal, tried, solved, failed, cut }
        }
        Event::States { goal, row, states, dropped } => {
            ExploreStep::States { goal, row, states, dropped }
        }
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
