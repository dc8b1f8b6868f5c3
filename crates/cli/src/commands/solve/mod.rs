//! `rowstep solve`: the least number of moves, and which they are.

mod json;
mod judge;
mod people;

use std::io::IsTerminal;

use gf2::LinearSystem;
use puzzles::{InputError, Puzzle};
use tracer::Method;

use crate::answer::Answer;
use crate::args::{Methods, SolveArgs};
use crate::diagnostics::{Exit, Failure};
use crate::exploration;
use crate::input::Source;
use crate::json_line;
use crate::look::{Look, Style};
use crate::output::Stdout;
use crate::progress::Progress;
use crate::reading::Input;
use judge::Sum;

/// What is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    People,
    Judge,
    Json,
}

/// Everything that the options say, resolved.
struct Plan {
    format: Format,
    /// The only method, or `None` for every one that applies.
    method: Option<Method>,
    style: Style,
    /// Whether the kind of input was recognized rather than told.
    recognized: bool,
    source: Source,
    /// The options that `explain` needs to read the input the same way.
    options: String,
    /// The number of boards.
    boards: usize,
}

/// A puzzle, its system, and an answer by each method.
struct Solved<'a> {
    puzzle: &'a dyn Puzzle,
    system: LinearSystem,
    answers: Vec<Answer>,
}

pub(crate) fn run(args: &SolveArgs, look: &Look) -> Result<Exit, Failure> {
    let input = Input::read(&args.input)?;
    let boards = input.boards(&args.input.reading)?;
    let plan = Plan::new(args, look, input.source.clone(), boards.len());
    let puzzles = boards.iter().flatten().map(|puzzle| &**puzzle);
    let mut sum = args.sum.then(|| Sum::over(puzzles)).transpose()?;
    let progress = Progress::start("solving");
    let mut stdout = Stdout::lock();
    let mut exit = Exit::Answered;
    for (index, board) in boards.iter().enumerate() {
        let text = match board {
            Ok(puzzle) => {
                let solved = plan.solve(index, &**puzzle, &progress)?;
                if let Some(sum) = &mut sum {
                    sum.add(&solved);
                }
                plan.written(index, &solved)
            }
            Err(error) => {
                exit = exit.max(Exit::Refused);
                progress.aside(|| input.failure(error.clone()).report(look));
                plan.refused(index, error)
            }
        };
        print(&mut stdout, &text, &progress)?;
    }
    // There is no sum of answers that are not all there.
    if let Some(sum) = sum.filter(|_| exit == Exit::Answered) {
        print(&mut stdout, &sum.line(), &progress)?;
    }
    drop(progress);
    stdout.flush()?;
    Ok(exit)
}

impl Plan {
    fn new(args: &SolveArgs, look: &Look, source: Source, boards: usize) -> Self {
        let format = match (args.answer, args.json) {
            (true, _) => Format::Judge,
            (_, true) => Format::Json,
            _ => Format::People,
        };
        let method = match args.method {
            Methods::All => None,
            Methods::One(method) => Some(method),
        };
        let told = args.input.reading.puzzle.is_some() || matches!(source, Source::Example(_));
        Self {
            format,
            method,
            style: look.stdout(),
            recognized: !told,
            source,
            options: args.input.reading.as_typed(),
            boards,
        }
    }

    /// Solves one puzzle by every method; all must agree.
    fn solve<'a>(
        &self,
        index: usize,
        puzzle: &'a dyn Puzzle,
        progress: &Progress,
    ) -> Result<Solved<'a>, Failure> {
        let system = puzzle.system();
        // One board counts solutions looked at, several count boards.
        let several = self.boards > 1;
        if several {
            progress.set(index as u64, self.boards as u64);
        }
        let mut searched = |done, total| {
            if !several {
                progress.set(done, total);
            }
        };
        let methods = match self.method {
            Some(method) => vec![method],
            None => exploration::applicable(puzzle),
        };
        let answers = methods
            .into_iter()
            .map(|m| Answer::find(puzzle, &system, m, &mut searched));
        let solved = Solved {
            puzzle,
            answers: answers.collect::<Result<_, _>>()?,
            system,
        };
        solved.demand_agreement()?;
        Ok(solved)
    }

    /// What is printed about a puzzle.
    fn written(&self, index: usize, solved: &Solved<'_>) -> String {
        match self.format {
            Format::Judge => judge::text(solved),
            Format::Json => json::lines(solved),
            Format::People => self.style.spell(&people::page(solved, index, self)),
        }
    }

    /// What takes the place of an answer where there is none.
    fn refused(&self, index: usize, error: &InputError) -> String {
        match self.format {
            Format::Judge if self.boards == 1 => String::new(),
            Format::Judge => "refused\n".to_owned(),
            Format::Json => json_line::refused(error),
            Format::People => people::refused(index, self),
        }
    }
}

/// Writes one board's text; on a terminal at once, since somebody waits for it.
fn print(stdout: &mut Stdout, text: &str, progress: &Progress) -> Result<(), Failure> {
    progress.aside(|| {
        stdout.write(text)?;
        if std::io::stdout().is_terminal() {
            stdout.flush()
        } else {
            Ok(())
        }
    })
}

impl Solved<'_> {
    /// Every method must find the same: the same goals reachable, with the same least solutions.
    fn demand_agreement(&self) -> Result<(), Failure> {
        let (first, others) = self.answers.split_first().expect("at least one method");
        match others.iter().find(|other| !other.agrees_with(first)) {
            None => Ok(()),
            Some(other) => Err(Failure::internal(format!(
                "{} and {} disagree about {}",
                first.method.name(),
                other.method.name(),
                self.puzzle.title()
            ))),
        }
    }
}
