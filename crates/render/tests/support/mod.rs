//! Boards and systems from text, as verified traces with their pictures.
#![allow(dead_code, reason = "each test file uses a part of it")]

use puzzles::ReadOptions;
use tracer::explanation::Explanation;
use tracer::{
    Detail, Field, Method, MoveKind, Picture, Place, Problem, RecordOptions, System, Trace,
    explain, record,
};

/// A trace and the board that it is about.
pub(crate) struct Sample {
    pub(crate) name: String,
    pub(crate) trace: Trace,
    pub(crate) picture: Option<Picture>,
}

impl Sample {
    /// The first board of a text, solved by `method`.
    pub(crate) fn read(name: &str, text: &str, method: Method) -> Self {
        Self::read_with(name, text, method, &ReadOptions::default())
    }

    pub(crate) fn read_with(name: &str, text: &str, method: Method, options: &ReadOptions) -> Self {
        let puzzles = puzzles::read(text, options).expect("the sample is well formed");
        let puzzle = &puzzles[0];
        let problem = problem(puzzle.problem());
        let labels = puzzle.labels();
        let system = System::new(
            puzzle.system(),
            labels.variables,
            labels.equations,
            labels.goals,
        );
        let system = system.expect("the labels fit");
        Self {
            name: name.to_owned(),
            trace: record(problem, system, method, &RecordOptions::default()),
            picture: puzzle.picture().map(picture),
        }
    }

    /// A built-in example.
    pub(crate) fn example(name: &str, method: Method) -> Self {
        let example = puzzles::example(name).expect("there is such an example");
        Self::read(name, example.text, method)
    }

    pub(crate) fn explained(&self, detail: Detail) -> Explanation {
        let verified = self.trace.verified().expect("the trace is right");
        explain(verified, self.picture.as_ref(), detail)
    }
}

fn problem(problem: puzzles::Problem) -> Problem {
    let field = |(name, field): (&str, puzzles::Field)| {
        let field = match field {
            puzzles::Field::Text(text) => Field::Text(text),
            puzzles::Field::Lines(lines) => Field::Lines(lines),
            puzzles::Field::Flag(flag) => Field::Flag(flag),
        };
        (name.to_owned(), field)
    };
    Problem {
        kind: problem.kind.name().to_owned(),
        fields: problem.fields.into_iter().map(field).collect(),
    }
}

fn picture(picture: puzzles::Picture) -> Picture {
    let place = |place: &puzzles::Place| Place {
        row: place.row,
        col: place.col,
    };
    Picture {
        title: picture.title,
        cells: picture.cells.iter().map(place).collect(),
        moves: match picture.moves {
            puzzles::MoveKind::PressCell => MoveKind::PressCell,
            puzzles::MoveKind::Operation => MoveKind::Operation,
        },
        start: picture.start,
        goals: picture.goals,
        symbols: picture.symbols,
        states: picture.states,
    }
}
