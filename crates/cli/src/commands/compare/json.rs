//! The comparison as one JSON object on a line.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::counts::Counts;
use super::{Comparison, Entry};
use crate::answer::GoalAnswer;
use crate::json_line;
use crate::words::named;

#[derive(Serialize)]
struct BoardObject<'a> {
    puzzle: &'static str,
    agree: bool,
    methods: Vec<MethodObject<'a>>,
    left_out: Vec<LeftOut<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    evidence: Option<Evidence<'a>>,
}

#[derive(Serialize)]
struct MethodObject<'a> {
    method: &'static str,
    /// The least number of moves, over all goals, if it is proven.
    min_moves: Option<usize>,
    goal: Option<&'a str>,
    goals: Vec<GoalObject<'a>>,
    counted: Counted<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

#[derive(Serialize)]
struct GoalObject<'a> {
    goal: &'a str,
    solvable: bool,
    /// The least number of moves that was found; whether none is less is `proven`.
    weight: Option<usize>,
    proven: bool,
    x: Option<String>,
    moves: Option<Vec<String>>,
}

#[derive(Serialize)]
struct LeftOut<'a> {
    method: &'static str,
    why: &'a str,
}

#[derive(Serialize)]
struct Evidence<'a> {
    goal: &'a str,
    right: &'static str,
    x: String,
    wrong: &'static str,
    instead: Option<String>,
}

/// The counts under their keys.
struct Counted<'a>(&'a Counts);

impl Serialize for Counted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for count in &self.0.work {
            map.serialize_entry(count.key, &count.number)?;
        }
        if let Some(bits) = self.0.memory_bits {
            map.serialize_entry("memory_bits", &bits)?;
        }
        map.end()
    }
}

/// The object of one board.
pub(super) fn line(comparison: &Comparison<'_>) -> String {
    let object = BoardObject {
        puzzle: comparison.puzzle.kind().name(),
        agree: comparison.disagreement.is_none(),
        methods: comparison
            .entries
            .iter()
            .map(|e| method(comparison, e))
            .collect(),
        left_out: comparison.left_out.iter().map(left_out).collect(),
        evidence: evidence(comparison),
    };
    json_line::line(&object)
}

fn method<'a>(comparison: &'a Comparison<'_>, entry: &'a Entry) -> MethodObject<'a> {
    let labels = &comparison.labels;
    let goal = |(name, found): (&'a String, &GoalAnswer)| {
        let least = found.least();
        GoalObject {
            goal: name,
            solvable: least.is_some(),
            weight: least.map(|least| least.weight),
            proven: least.is_none_or(|least| least.lower_bound.is_none()),
            x: least.map(|least| least.x.to_string()),
            moves: least.map(|least| named(&least.x, &labels.variables)),
        }
    };
    let answer = &entry.answer;
    // Several right-hand sides of a system have no single answer.
    let several = comparison.is_system() && answer.goals.len() > 1;
    let best = answer.best.filter(|_| !several);
    let weight = best.and_then(|_| answer.least()).map(|least| least.weight);
    MethodObject {
        method: answer.method.name(),
        min_moves: weight.filter(|_| weight == answer.lower_bound()),
        goal: best.map(|goal| labels.goals[goal].as_str()),
        goals: labels.goals.iter().zip(&answer.goals).map(goal).collect(),
        counted: Counted(&entry.counts),
        seconds: entry.time.map(|time| time.as_secs_f64()),
    }
}

fn left_out((method, why): &(tracer::Method, String)) -> LeftOut<'_> {
    LeftOut {
        method: method.name(),
        why,
    }
}

fn evidence<'a>(comparison: &'a Comparison<'_>) -> Option<Evidence<'a>> {
    let found = comparison.disagreement.as_ref()?;
    Some(Evidence {
        goal: &comparison.labels.goals[found.goal],
        right: found.right.name(),
        x: found.x.to_string(),
        wrong: found.wrong.name(),
        instead: found.instead.as_ref().map(ToString::to_string),
    })
}
