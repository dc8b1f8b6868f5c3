//! Boards and systems from text, as verified traces with their pictures.
#![allow(dead_code, reason = "each test file uses a part of it")]

mod explore;

use gf2::{BitMatrix, LinearSystem};
use puzzles::{Moves, ReadOptions};
use tracer::explanation::Explanation;
use tracer::{
    Detail, Field, Method, MoveKind, Outcome, Picture, Place, Problem, RecordOptions, Recorder,
    Step, System, Trace, explain, record,
};

/// A trace and the board that it is about.
#[derive(Clone)]
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
        Self::try_read(name, text, method, options).expect("the method applies")
    }

    /// The same, if the method applies.
    pub(crate) fn try_read(
        name: &str,
        text: &str,
        method: Method,
        options: &ReadOptions,
    ) -> Option<Self> {
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
        let trace = if method.is_exploration() {
            let (steps, least) = explore::explored(&**puzzle, method)?;
            Trace {
                outcome: Outcome::found(&system, least),
                problem,
                system,
                method,
                steps,
            }
        } else {
            record(problem, system, method, &RecordOptions::default())
        };
        Some(Self {
            name: name.to_owned(),
            trace,
            picture: puzzle.picture().map(picture),
        })
    }

    /// A system without a board.
    pub(crate) fn plain(name: &str, a: BitMatrix, b: BitMatrix, method: Method) -> Self {
        let system = System::unnamed(LinearSystem::new(a, b).expect("same rows"));
        Self {
            name: name.to_owned(),
            trace: record(Problem::system(), system, method, &RecordOptions::default()),
            picture: None,
        }
    }

    /// Someone's own way through a system: no rule orders it, and little is claimed.
    pub(crate) fn manual() -> Self {
        let a: BitMatrix = "1101\n1110\n0011".parse().expect("a matrix");
        let b: BitMatrix = "1\n0\n1".parse().expect("a matrix");
        let system = System::unnamed(LinearSystem::new(a, b).expect("same rows"));
        let mut recorder = Recorder::new(Problem::system(), system, Method::Manual);
        recorder.swap(0, 1, 0).expect("rows exist");
        recorder.add(0, 1, 0).expect("rows exist");
        recorder.add(2, 1, 2).expect("rows exist");
        recorder.claim(Step::Pivot { row: 0, col: 0 });
        recorder.add(2, 0, 2).expect("rows exist");
        Self {
            name: "manual".to_owned(),
            trace: recorder.finish(),
            picture: None,
        }
    }

    /// Another way, to its end: pivots from the right, claims and all.
    pub(crate) fn manual_with_claims() -> Self {
        let a: BitMatrix = "1101\n1110\n0011".parse().expect("a matrix");
        let b: BitMatrix = "1\n0\n1".parse().expect("a matrix");
        let bits = |text: &str| text.parse().expect("a vector");
        let system = System::unnamed(LinearSystem::new(a, b).expect("same rows"));
        let mut recorder = Recorder::new(Problem::system(), system, Method::Manual);
        recorder.add(0, 2, 3).expect("rows exist");
        recorder.add(1, 2, 2).expect("rows exist");
        for (row, col) in [(0, 3), (1, 2)] {
            recorder.claim(Step::Pivot { row, col });
        }
        recorder.claim(Step::Free { cols: vec![0, 1] });
        for (var, row, constants) in [(3, 0, "1"), (2, 1, "0")] {
            recorder.claim(Step::Express {
                var,
                row,
                uses: vec![0, 1],
                constants: bits(constants),
            });
        }
        for (col, x) in [(0, "1011"), (1, "0111")] {
            recorder.claim(Step::Kernel { col, x: bits(x) });
        }
        recorder.claim(Step::Particular {
            goal: 0,
            x: bits("0001"),
        });
        Self {
            name: "manual".to_owned(),
            trace: recorder.finish(),
            picture: None,
        }
    }

    /// Inputs of every kind and shape, by every method.
    pub(crate) fn corpus() -> Vec<Self> {
        let mut samples = vec![Self::manual(), Self::manual_with_claims()];
        for method in Method::ELIMINATIONS {
            let examples = puzzles::examples().iter();
            samples.extend(examples.map(|example| Self::read(example.name, example.text, method)));
            for (name, text) in BOARDS {
                samples.push(Self::read(name, text, method));
            }
            samples.push(Self::torus(method));
            samples.extend(shapes(method));
        }
        samples
    }

    /// A torus of three rows and four columns, where the free variables are not the last.
    pub(crate) fn torus(method: Method) -> Self {
        let options = ReadOptions {
            torus: true,
            ..ReadOptions::default()
        };
        Self::read_with("torus", "0010\n1101\n1000", method, &options)
    }

    /// Inputs of every kind, by every method that explores and applies.
    pub(crate) fn explorations() -> Vec<Self> {
        let examples = puzzles::examples()
            .iter()
            .map(|example| (example.name, example.text));
        let inputs: Vec<(&str, &str)> = examples.chain(BOARDS).chain(EXPLORED).collect();
        let moves = [Moves::Plus, Moves::King, Moves::X];
        let mut samples = Vec::new();
        for method in Method::EXPLORATIONS {
            for &(name, text) in &inputs {
                // All boards of 25 cells take a second to go through.
                let searches = matches!(method, Method::Bfs | Method::Reach);
                if name == "lights5" && searches {
                    continue;
                }
                let read = |options: &ReadOptions| Self::try_read(name, text, method, options);
                samples.extend(read(&ReadOptions::default()));
                if name.starts_with("grid") {
                    for (moves, torus) in moves.iter().flat_map(|&m| [(m, false), (m, true)]) {
                        let options = ReadOptions {
                            kind: Some(puzzles::Kind::Lights),
                            moves: Some(moves),
                            torus,
                            ..ReadOptions::default()
                        };
                        samples.extend(read(&options));
                    }
                }
            }
        }
        samples
    }

    /// Everything: eliminations and explorations.
    pub(crate) fn all() -> Vec<Self> {
        let mut samples = Self::corpus();
        samples.extend(Self::explorations());
        samples
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

    pub(crate) fn lesson(&self, detail: Detail) -> tracer::Lesson {
        let verified = self.trace.verified().expect("the trace is right");
        tracer::lesson(verified, self.picture.as_ref(), detail)
    }
}

const BOARDS: [(&str, &str); 9] = [
    ("black", "b"),
    ("dark", "0"),
    ("pair", "11"),
    ("white", "wwww"),
    ("tall", "1\n0\n1\n1\n0\n1"),
    ("wide", "10110011010"),
    (
        "very wide",
        "1010101010101010101010101010101010101010101010101010101010101010",
    ),
    ("lights5", "01010\n11111\n00100\n10001\n01110"),
    ("named", "a + b = 1\nb + c = 0\n"),
];

/// More boards for the methods that explore.
const EXPLORED: [(&str, &str); 7] = [
    ("two by two", "10/01"),
    ("two by three", "010/111"),
    ("solved", "000/000"),
    ("grid 3×3", "011/101/110"),
    ("grid 3×4", "0110/1011/1100"),
    ("grid 5×3", "011/101/110/010/111"),
    ("no way", "a = 1\na + b = 0\nb = 0\n"),
];

/// Systems of the shapes at which something could break.
fn shapes(method: Method) -> Vec<Sample> {
    // Entries without a pattern in either index, so that ranks come out high.
    let entry = |i: usize, j: usize| (i * i * 7 + j * j * 3 + i * j * 5 + (i ^ j)) % 11 < 5;
    let shapes = [
        (0, 3, 1),
        (3, 0, 2),
        (0, 0, 1),
        (2, 3, 0),
        (5, 64, 1),
        (4, 65, 2),
        (40, 3, 3),
        (90, 90, 1),
    ];
    let sample = |&(m, n, k): &(usize, usize, usize)| {
        let a = BitMatrix::from_fn(m, n, entry);
        let b = BitMatrix::from_fn(m, k, |i, goal| goal == 1 && i % 2 == 0);
        Sample::plain(&format!("{m} by {n}, {k} goals"), a, b, method)
    };
    shapes.iter().map(sample).collect()
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
