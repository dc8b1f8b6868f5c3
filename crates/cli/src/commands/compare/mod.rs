//! `rowstep compare`: every method that applies, side by side.
//!
//! All methods must find the same. [`agreement`] looks for the smallest evidence that they do
//! not, [`counts`] says what each of them counted, and there is a file for each format.

mod agreement;
mod counts;
mod json;
mod markdown;
mod text;

use std::time::{Duration, Instant};

use gf2::LinearSystem;
use puzzles::{Labels, Puzzle};
use tracer::Method;

use crate::answer::Answer;
use crate::args::{CompareArgs, CompareFormat};
use crate::diagnostics::{Exit, Failure};
use crate::exploration::{self, check, exploration, runnable};
use crate::json_line;
use crate::look::{Look, Style};
use crate::output::Stdout;
use crate::progress::Progress;
use crate::reading::Input;
use crate::words::Unit;
use agreement::Disagreement;
use counts::Counts;

/// What the methods found for one puzzle.
struct Comparison<'a> {
    puzzle: &'a dyn Puzzle,
    labels: Labels,
    unit: Unit,
    entries: Vec<Entry>,
    /// The methods that do not apply or would exceed a limit, and why.
    left_out: Vec<(Method, String)>,
    disagreement: Option<Disagreement>,
}

/// What one method found.
struct Entry {
    answer: Answer,
    counts: Counts,
    /// The median time of several runs, if that was asked for.
    time: Option<Duration>,
}

/// Where a board stands among those of its input.
#[derive(Clone, Copy)]
struct Number {
    index: usize,
    of: usize,
}

pub(crate) fn run(args: &CompareArgs, look: &Look) -> Result<Exit, Failure> {
    let input = Input::read(&args.input)?;
    let boards = input.boards(&args.input.reading)?;
    let progress = Progress::start("comparing");
    let style = look.stdout();
    let mut stdout = Stdout::lock();
    let mut exit = Exit::Answered;
    for (index, board) in boards.iter().enumerate() {
        let number = Number {
            index,
            of: boards.len(),
        };
        let text = match board {
            Ok(puzzle) => {
                let comparison = Comparison::of(&**puzzle, args.time, &progress)?;
                exit = exit.max(comparison.exit());
                comparison.document(args.format, number, &style)
            }
            Err(error) => {
                exit = exit.max(Exit::Refused);
                progress.aside(|| input.failure(error.clone()).report(look));
                refused(args.format, number, error)
            }
        };
        progress.aside(|| stdout.write(&text))?;
    }
    drop(progress);
    stdout.flush()?;
    Ok(exit)
}

/// What takes the place of a comparison where there is none.
fn refused(format: CompareFormat, number: Number, error: &puzzles::InputError) -> String {
    match format {
        CompareFormat::Json => json_line::refused(error),
        CompareFormat::Text | CompareFormat::Markdown => {
            let gap = if number.index == 0 { "" } else { "\n" };
            format!(
                "{gap}Board {} of {} is refused.\n",
                number.index + 1,
                number.of
            )
        }
    }
}

impl<'a> Comparison<'a> {
    /// Solves `puzzle` by every method that applies.
    fn of(puzzle: &'a dyn Puzzle, timed: bool, progress: &Progress) -> Result<Self, Failure> {
        let system = puzzle.system();
        let (mut entries, mut left_out) = (Vec::new(), Vec::new());
        for method in runnable() {
            match check(puzzle, &system, method) {
                Ok(()) => entries.push(Entry::of(puzzle, &system, method, timed, progress)?),
                Err(refusal) => left_out.push((method, refusal.to_string())),
            }
        }
        let answers = || entries.iter().map(|entry| &entry.answer);
        Ok(Self {
            puzzle,
            labels: puzzle.labels(),
            unit: Unit::of(puzzle),
            disagreement: Disagreement::among(answers()),
            entries,
            left_out,
        })
    }

    fn exit(&self) -> Exit {
        match self.disagreement {
            None => Exit::Answered,
            Some(_) => Exit::Rejected,
        }
    }

    fn document(&self, format: CompareFormat, number: Number, style: &Style) -> String {
        match format {
            CompareFormat::Text => style.spell(&text::page(self, number, style)),
            CompareFormat::Markdown => style.spell(&markdown::page(self, number)),
            CompareFormat::Json => json::line(self),
        }
    }

    /// The answer of the first method, which is that of all if they agree.
    fn answer(&self) -> &Answer {
        &self.entries[0].answer
    }
}

/// The most runs that are timed, and the time after which no other is begun.
const RUNS: usize = 25;
const ENOUGH: Duration = Duration::from_millis(200);

impl Entry {
    fn of(
        puzzle: &dyn Puzzle,
        system: &LinearSystem,
        method: Method,
        timed: bool,
        progress: &Progress,
    ) -> Result<Self, Failure> {
        let mut tell = |done, total| progress.set(done, total);
        let answer = Answer::played(puzzle, system, method, &mut tell)?;
        // The elimination that an exploration is compared with is no part of its time.
        let again = || match exploration(method) {
            Some(explorer) => exploration::run(puzzle, explorer, &mut |_, _| ()).map(drop),
            None => Answer::played(puzzle, system, method, &mut |_, _| ()).map(drop),
        };
        Ok(Self {
            counts: counts::of(&answer, system),
            answer,
            time: timed.then(|| median_time(again)).transpose()?,
        })
    }
}

/// The median time of several runs.
fn median_time(run: impl Fn() -> Result<(), Failure>) -> Result<Duration, Failure> {
    let begin = Instant::now();
    let mut times = Vec::new();
    while times.is_empty() || times.len() < RUNS && begin.elapsed() < ENOUGH {
        let start = Instant::now();
        run()?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok(times[times.len() / 2])
}
