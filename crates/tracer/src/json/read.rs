//! Reading a whole trace, from one JSON document or from a stream of lines.

use gf2::{BitMatrix, LinearSystem};

use super::error::{ReadError, ReadProblem};
use super::object::Object;
use super::source::{Source, Value};
use super::steps::{Sizes, read_proof, read_step};
use super::{FORMAT, VERSION};
use crate::problem::{Field, Problem};
use crate::step::Step;
use crate::system::System;
use crate::trace::{GoalOutcome, Least, Method, Outcome, Trace};

/// Reads a trace, whichever of the two layouts it has.
pub(super) fn read(text: &str) -> Result<Trace, ReadError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let source = Source::new(text)?;
    match first_line_header(source, text)? {
        Some(header) => read_lines(source, text, header),
        None => read_document(source, text),
    }
}

/// The first line, if it is a whole object without `steps`: the header of a stream.
fn first_line_header<'a>(
    source: Source<'a>,
    text: &'a str,
) -> Result<Option<Object<'a>>, ReadError> {
    let first = text.lines().find(|line| !line.trim().is_empty());
    match first.map(|line| source.value(line, "trace")) {
        Some(Ok(whole)) => {
            let object = whole.object("the trace")?;
            Ok((!object.has("steps")).then_some(object))
        }
        _ => Ok(None),
    }
}

fn read_document(source: Source<'_>, text: &str) -> Result<Trace, ReadError> {
    let mut object = source.value(text, "trace")?.object("the trace")?;
    let header = Header::take_from(&mut object)?;
    let mut steps = Vec::new();
    for value in object.take("steps")?.list()? {
        let step = read_step(value, header.sizes);
        steps.push(step.map_err(|error| error.in_step(steps.len()))?);
    }
    let outcome = read_outcome(object.take("outcome")?, header.sizes)?;
    object.finish(header.sizes.lenient)?;
    Ok(header.into_trace(steps, outcome))
}

fn read_lines(source: Source<'_>, text: &str, mut first: Object<'_>) -> Result<Trace, ReadError> {
    let header = Header::take_from(&mut first)?;
    first.finish(header.sizes.lenient)?;
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).skip(1);
    let mut steps = Vec::new();
    let outcome = loop {
        let line = lines
            .next()
            .ok_or_else(|| source.error_at_end(ReadProblem::CutShort))?;
        let value = source.value(line, "step")?;
        let mut object = value.object("the last line")?;
        if object.has("outcome") {
            let outcome = read_outcome(object.take("outcome")?, header.sizes)?;
            object.finish(header.sizes.lenient)?;
            break outcome;
        }
        let step = read_step(value, header.sizes);
        steps.push(step.map_err(|error| error.in_step(steps.len()))?);
    };
    match lines.next() {
        None => Ok(header.into_trace(steps, outcome)),
        Some(line) => Err(source.error(line.trim_start(), ReadProblem::TextAfterOutcome)),
    }
}

/// The first five fields.
struct Header {
    problem: Problem,
    system: System,
    method: Method,
    sizes: Sizes,
}

impl Header {
    fn take_from(object: &mut Object<'_>) -> Result<Self, ReadError> {
        let format = object.take("format")?;
        if !format.string().is_ok_and(|format| format == FORMAT) {
            return Err(format.error(ReadProblem::NotATrace));
        }
        let lenient = read_version(object.take("version")?)?;
        let problem = read_problem(object.take("problem")?, lenient)?;
        let system = read_system(object.take("system")?, lenient)?;
        let method = read_method(object.take("method")?)?;
        let sizes = Sizes {
            equations: system.equations().len(),
            variables: system.variables().len(),
            goals: system.goals().len(),
            lenient,
        };
        Ok(Self {
            problem,
            system,
            method,
            sizes,
        })
    }

    fn into_trace(self, steps: Vec<Step>, outcome: Outcome) -> Trace {
        Trace {
            problem: self.problem,
            system: self.system,
            method: self.method,
            steps,
            outcome,
        }
    }
}

/// Reads the version, and tells whether it is a later one than this reader's, whose new
/// fields are skipped.
fn read_version(value: Value<'_>) -> Result<bool, ReadError> {
    let found = value.string()?;
    let is_number = |part: &str| {
        !part.is_empty()
            && part.bytes().all(|b| b.is_ascii_digit())
            && (part == "0" || !part.starts_with('0'))
    };
    match found.split_once('.') {
        Some(("1", minor)) if is_number(minor) => Ok(found != VERSION),
        _ => Err(value.error(ReadProblem::UnknownVersion { found })),
    }
}

fn read_method(value: Value<'_>) -> Result<Method, ReadError> {
    let found = value.string()?;
    Method::from_name(&found).ok_or_else(|| value.error(ReadProblem::UnknownMethod { found }))
}

/// Reads the problem, whose fields are up to its kind; this crate knows no puzzles.
fn read_problem(value: Value<'_>, lenient: bool) -> Result<Problem, ReadError> {
    let mut object = value.object("the problem")?;
    let kind = object.take("kind")?.string()?;
    let mut fields = Vec::new();
    for (name, value) in object.into_fields("problem") {
        match read_problem_field(value) {
            Ok(field) => fields.push((name, field)),
            Err(_) if lenient => value.check_keys()?,
            Err(error) => return Err(error),
        }
    }
    Ok(Problem { kind, fields })
}

fn read_problem_field(value: Value<'_>) -> Result<Field, ReadError> {
    let field = match value.text().as_bytes() {
        [b'"', ..] => value.string().map(Field::Text),
        [b'[', ..] => value.strings().map(Field::Lines),
        _ => value.flag().map(Field::Flag),
    };
    field.map_err(|_| value.unexpected("made of strings, lists of strings, true and false"))
}

fn read_system(value: Value<'_>, lenient: bool) -> Result<System, ReadError> {
    let mut object = value.object("the system")?;
    let (a, b) = (object.take("a")?, object.take("b")?);
    let variables = object.take("variables")?.names()?;
    let equations = object.take("equations")?.names()?;
    let goals = object.take("goals")?.names()?;
    object.finish(lenient)?;
    let a = read_matrix(a, equations.len(), variables.len())?;
    let b = read_matrix(b, equations.len(), goals.len())?;
    let linear = LinearSystem::new(a, b).expect("a row of each for each equation");
    Ok(System::new(linear, variables, equations, goals).expect("the names gave the sizes"))
}

fn read_matrix(value: Value<'_>, rows: usize, cols: usize) -> Result<BitMatrix, ReadError> {
    let values = value.list()?;
    if values.len() != rows {
        let found = values.len();
        return Err(value.unexpected(format!("a list of {rows} rows (this has {found})")));
    }
    let mut matrix = BitMatrix::zeros(0, cols);
    for value in values {
        matrix.push_row(value.vector(cols)?.as_slice());
    }
    Ok(matrix)
}

fn read_outcome(value: Value<'_>, sizes: Sizes) -> Result<Outcome, ReadError> {
    let mut object = value.object("the outcome")?;
    let rank = object.take("rank")?.number()?;
    let nullity = object.take("nullity")?.number()?;
    let goals_value = object.take("goals")?;
    let goals = goals_value
        .list()?
        .into_iter()
        .map(|goal| read_goal(goal, sizes));
    let goals = goals.collect::<Result<Vec<_>, _>>()?;
    if goals.len() != sizes.goals {
        let (expected, found) = (sizes.goals, goals.len());
        return Err(
            goals_value.unexpected(format!("a list of {expected} goals (this has {found})"))
        );
    }
    let best = object.take("best")?;
    let best = if best.is_null() {
        None
    } else {
        Some(best.index(sizes.goals)?)
    };
    object.finish(sizes.lenient)?;
    Ok(Outcome {
        rank,
        nullity,
        goals,
        best,
    })
}

fn read_goal(value: Value<'_>, sizes: Sizes) -> Result<GoalOutcome, ReadError> {
    let mut object = value.object("a goal's outcome")?;
    let goal = if object.take("solvable")?.flag()? {
        GoalOutcome::Solvable {
            log2_solutions: object.take("log2_solutions")?.number()?,
            least: Least {
                x: object.take("x")?.vector(sizes.variables)?,
                weight: object.take("weight")?.number()?,
                lower_bound: read_proof(&mut object)?,
            },
        }
    } else {
        GoalOutcome::Unsolvable
    };
    object.finish(sizes.lenient)?;
    Ok(goal)
}
