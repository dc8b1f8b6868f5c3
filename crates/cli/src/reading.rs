//! From a text to puzzles, with every error at its place.

use puzzles::{InputError, Kind, Puzzle, ReadOptions};
use tracer::Trace;

use crate::args::{InputArgs, ReadingArgs};
use crate::diagnostics::{Exit, Failure, Place, complain};
use crate::input::Source;

/// What is waited for when a person types.
pub(crate) const WANTED: &str = "a board or a system";

/// Where the input comes from, and its text.
pub(crate) struct Input {
    /// Where it comes from.
    pub(crate) source: Source,
    /// The text.
    pub(crate) text: String,
}

impl Input {
    /// Reads what the options name.
    pub(crate) fn read(args: &InputArgs) -> Result<Self, Failure> {
        let source = Source::new(args);
        let text = source.read(WANTED)?;
        Ok(Self { source, text })
    }

    /// Tells whether the text is a recorded trace.
    pub(crate) fn is_trace(&self) -> bool {
        is_trace(&self.text)
    }

    /// Reads every board; those that are refused for a limit stay in their places.
    pub(crate) fn boards(&self, args: &ReadingArgs) -> Result<Vec<puzzles::Reading>, Failure> {
        if self.is_trace() {
            let message = format!(
                "{} is a recorded trace, not a board or a system",
                self.source.name()
            );
            return Err(Failure::unusable(message)
                .help("`rowstep explain` and `rowstep verify` read traces"));
        }
        let options = ReadOptions {
            kind: args.puzzle.or_else(|| self.kind_by_ending()),
            goal: args.goal.clone(),
            moves: args.moves,
            torus: args.torus,
        };
        let boards = puzzles::read_each(&self.text, &options);
        let boards = boards.map_err(|error| self.failure(error))?;
        for remark in boards.iter().flatten().filter_map(|puzzle| puzzle.remark()) {
            complain(&format!("note: {remark}\n"));
        }
        Ok(boards)
    }

    /// The kind that the ending of the file's name tells.
    fn kind_by_ending(&self) -> Option<Kind> {
        let ending = self.source.path()?.extension()?;
        ending.eq_ignore_ascii_case("toml").then_some(Kind::Toggle)
    }

    /// Reads the one board that is asked for, or the only one.
    pub(crate) fn board(
        &self,
        args: &ReadingArgs,
        number: Option<usize>,
    ) -> Result<Box<dyn Puzzle>, Failure> {
        let mut boards = self.boards(args)?;
        let count = boards.len();
        let index = match number {
            None if count == 1 => 0,
            None => {
                let message = format!("{} holds {count} boards", self.source.name());
                return Err(Failure::unusable(message)
                    .help(format!("choose one with --board-number 1 to {count}")));
            }
            Some(number @ 1..) if number <= count => number - 1,
            Some(number) => {
                let boards = if count == 1 { "board" } else { "boards" };
                let message = format!("there is no board {number} in {}", self.source.name());
                return Err(Failure::unusable(message).help(format!("it holds {count} {boards}")));
            }
        };
        boards
            .swap_remove(index)
            .map_err(|error| self.failure(error))
    }

    /// Says what is wrong with the input, and where.
    pub(crate) fn failure(&self, error: InputError) -> Failure {
        let exit = match error.failure() {
            puzzles::Failure::Unusable => Exit::Unusable,
            puzzles::Failure::Limit => Exit::Refused,
        };
        let failure = Failure::new(exit, error.wrong()).help(error.right());
        match error.location {
            None => failure,
            Some(location) => failure.at(Place {
                source: self.source.name(),
                line: location.line,
                column: location.column,
                width: location.width,
                text: Some(location.source),
            }),
        }
    }
}

/// Reads a recorded trace.
pub(crate) fn read_trace(text: &str, source: &Source) -> Result<Trace, Failure> {
    if !is_trace(text) {
        let message = format!("{} is no recorded trace", source.name());
        return Err(Failure::unusable(message)
            .help("a trace is what `rowstep trace` writes, and starts with {"));
    }
    Trace::from_json(text).map_err(|error| {
        let line = text.lines().nth(error.line.saturating_sub(1));
        let failure = Failure::unusable(error.message()).at(Place {
            source: source.name(),
            line: error.line,
            column: error.column,
            width: 1,
            text: line.map(str::to_owned),
        });
        if error.is_unknown_version() {
            failure.help("a newer rowstep may read it")
        } else {
            failure
        }
    })
}

fn is_trace(text: &str) -> bool {
    text.trim_start_matches('\u{feff}')
        .trim_start()
        .starts_with('{')
}
