//! Between `puzzles` and `tracer`, which know nothing of each other.

use std::collections::HashSet;

use puzzles::Puzzle;
use puzzles::explore::Grid;
use tracer::{ExploreStep, Method, RecordOptions, Recorder, Step, Trace, Verified};

use crate::diagnostics::{Exit, Failure};
use crate::exploration::{self, exploration};
use crate::progress::Progress;

/// Records how `puzzle` is solved; fails if the method does not apply or exceeds its limit.
pub(crate) fn record(
    puzzle: &dyn Puzzle,
    method: Method,
    options: &RecordOptions,
    progress: &Progress,
) -> Result<Trace, Failure> {
    let mut tell = |done, total| progress.set(done, total);
    let (problem, system) = (problem(puzzle), system(puzzle));
    match exploration(method) {
        None => Ok(tracer::record_with(
            problem, system, method, options, &mut tell,
        )),
        Some(explorer) => {
            let recorder = Recorder::new(problem, system, method);
            exploration::record(puzzle, explorer, recorder, &mut tell)
        }
    }
}

/// Checks a trace that this run recorded; nothing is shown of one that fails.
pub(crate) fn verified(trace: &Trace) -> Result<Verified<'_>, Failure> {
    let failure = |fault| Failure::internal(format!("the recorded trace is wrong at {fault}"));
    trace.verified().map_err(failure)
}

fn problem(puzzle: &dyn Puzzle) -> tracer::Problem {
    let problem = puzzle.problem();
    let fields = problem.fields.into_iter();
    tracer::Problem {
        kind: problem.kind.name().to_owned(),
        fields: fields
            .map(|(name, field)| (name.to_owned(), to_trace(field)))
            .collect(),
    }
}

fn to_trace(field: puzzles::Field) -> tracer::Field {
    match field {
        puzzles::Field::Text(text) => tracer::Field::Text(text),
        puzzles::Field::Lines(lines) => tracer::Field::Lines(lines),
        puzzles::Field::Flag(flag) => tracer::Field::Flag(flag),
    }
}

fn from_trace(field: &tracer::Field) -> puzzles::Field {
    match field {
        tracer::Field::Text(text) => puzzles::Field::Text(text.clone()),
        tracer::Field::Lines(lines) => puzzles::Field::Lines(lines.clone()),
        tracer::Field::Flag(flag) => puzzles::Field::Flag(*flag),
    }
}

/// The puzzle's system under the puzzle's names.
fn system(puzzle: &dyn Puzzle) -> tracer::System {
    let labels = puzzle.labels();
    tracer::System::new(
        puzzle.system(),
        labels.variables,
        labels.equations,
        labels.goals,
    )
    .expect("a puzzle names everything it has")
}

/// The puzzle's board as the tracer draws it; a plain system has none.
pub(crate) fn picture(puzzle: &dyn Puzzle) -> Option<tracer::Picture> {
    let picture = puzzle.picture()?;
    let place = |place: &puzzles::Place| tracer::Place {
        row: place.row,
        col: place.col,
    };
    Some(tracer::Picture {
        title: picture.title,
        cells: picture.cells.iter().map(place).collect(),
        moves: match picture.moves {
            puzzles::MoveKind::PressCell => tracer::MoveKind::PressCell,
            puzzles::MoveKind::Operation => tracer::MoveKind::Operation,
        },
        start: picture.start,
        goals: picture.goals,
        symbols: picture.symbols,
        states: picture.states,
    })
}

/// A trace whose system is not the one that its problem gives.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Mismatch {
    /// The problem is of a kind that this version does not know.
    UnknownKind(String),
    /// The problem or the system is wrong.
    Wrong(String),
}

impl Mismatch {
    /// The failure of whoever needs the trace called `name`.
    pub(crate) fn failure(self, name: &str) -> Failure {
        match self {
            Self::Wrong(what) => Failure::new(Exit::Rejected, format!("{name}: {what}")),
            Self::UnknownKind(kind) => {
                let kinds: Vec<&str> = puzzles::Kind::ALL.iter().map(|kind| kind.name()).collect();
                Failure::unusable(format!("{name}: there is no puzzle kind `{kind}`"))
                    .help(format!("this version knows {}", kinds.join(", ")))
            }
        }
    }
}

/// Checks a trace that somebody gave, called `name`, as `rowstep verify` does, and returns the
/// picture of its board; a plain system has none.
pub(crate) fn confirmed(trace: &Trace, name: &str) -> Result<Option<tracer::Picture>, Failure> {
    let picture = rebuild(trace).map_err(|mismatch| mismatch.failure(name))?;
    let wrong = |fault| Failure::new(Exit::Rejected, format!("{name}: {fault}"));
    trace.verified().map_err(wrong)?;
    Ok(picture)
}

/// Builds the system again from the problem of `trace`, compares it with the one that the trace
/// holds, and returns the picture of its board; a plain system has none.
pub(crate) fn rebuild(trace: &Trace) -> Result<Option<tracer::Picture>, Mismatch> {
    let given = &trace.problem;
    match puzzles::Kind::from_name(&given.kind) {
        None => Err(Mismatch::UnknownKind(given.kind.clone())),
        Some(puzzles::Kind::System) => {
            check_plain_system(trace)?;
            compare_grid(trace, None)?;
            Ok(None)
        }
        Some(_) => {
            let fields = given.fields.iter();
            let fields: Vec<_> = fields
                .map(|(name, f)| (name.clone(), from_trace(f)))
                .collect();
            let puzzle = puzzles::rebuild(&given.kind, &fields)
                .map_err(|error| Mismatch::Wrong(format!("problem: {error}")))?;
            compare(&trace.system, &system(&*puzzle))?;
            compare_grid(trace, puzzle.grid())?;
            Ok(picture(&*puzzle))
        }
    }
}

/// A plain system is its own source. Its unknowns may have any names, but each its own, so that
/// an explanation cannot confuse them.
fn check_plain_system(trace: &Trace) -> Result<(), Mismatch> {
    let found = &trace.system;
    let numbered = tracer::System::unnamed(found.linear().clone());
    let difference = None
        .or_else(|| names_differ("equations", found.equations(), numbered.equations()))
        .or_else(|| names_differ("goals", found.goals(), numbered.goals()))
        .or_else(|| name_repeats(found.variables()));
    if let Some((field, _)) = trace.problem.fields.first() {
        return Err(Mismatch::Wrong(format!(
            "problem: a system has no `{field}`"
        )));
    }
    wrong_system(difference)
}

fn compare(found: &tracer::System, right: &tracer::System) -> Result<(), Mismatch> {
    let difference = None
        .or_else(|| names_differ("variables", found.variables(), right.variables()))
        .or_else(|| names_differ("equations", found.equations(), right.equations()))
        .or_else(|| names_differ("goals", found.goals(), right.goals()))
        .or_else(|| {
            entries_differ(
                "a",
                found.a(),
                right.a(),
                right.equations(),
                right.variables(),
            )
        })
        .or_else(|| entries_differ("b", found.b(), right.b(), right.equations(), right.goals()));
    wrong_system(difference)
}

/// A walk through a board must be one through the problem's board: the system alone does not
/// always tell how long its rows are.
fn compare_grid(trace: &Trace, right: Option<Grid>) -> Result<(), Mismatch> {
    let size = |(index, step): (usize, &Step)| match *step {
        Step::Explore(ExploreStep::Grid { rows, cols, .. }) => Some((index, Grid { rows, cols })),
        _ => None,
    };
    let mut found = trace.steps.iter().enumerate().filter_map(size);
    let Some((index, wrong)) = found.find(|&(_, found)| Some(found) != right) else {
        return Ok(());
    };
    let size = |Grid { rows, cols }: Grid| format!("{rows}×{cols}");
    Err(Mismatch::Wrong(format!(
        "step {}: the grid is {}, where the problem has {}",
        index + 1,
        size(wrong),
        right.map_or("none".to_owned(), size)
    )))
}

fn wrong_system(difference: Option<String>) -> Result<(), Mismatch> {
    match difference {
        None => Ok(()),
        Some(difference) => Err(Mismatch::Wrong(format!("system: {difference}"))),
    }
}

fn names_differ(list: &str, found: &[String], right: &[String]) -> Option<String> {
    if found.len() != right.len() {
        let (found, right) = (found.len(), right.len());
        return Some(format!(
            "there are {found} {list}, where the problem gives {right}"
        ));
    }
    let at = (0..found.len()).find(|&i| found[i] != right[i])?;
    let (found, right, number) = (&found[at], &right[at], at + 1);
    Some(format!(
        "number {number} of {list} is {found:?}, where the problem gives {right:?}"
    ))
}

fn name_repeats(variables: &[String]) -> Option<String> {
    let mut seen = HashSet::new();
    let name = variables.iter().find(|&name| !seen.insert(name))?;
    Some(format!("two variables are called {name:?}"))
}

/// Compares A or B, whose sizes agree since the names do.
fn entries_differ(
    key: &str,
    found: &gf2::BitMatrix,
    right: &gf2::BitMatrix,
    equations: &[String],
    columns: &[String],
) -> Option<String> {
    let row = (0..found.rows()).find(|&i| found.row(i) != right.row(i))?;
    let col = (0..found.cols()).find(|&j| found.get(row, j) != right.get(row, j))?;
    let entry = u8::from(found.get(row, col));
    let what = if key == "a" { "variable" } else { "goal" };
    Some(format!(
        "`{key}` has {entry} in equation {}, {what} {}, where the problem gives {}",
        equations[row],
        columns[col],
        1 - entry
    ))
}
