//! Reading one step: the fields of each kind, and what their values may be.

use gf2::BitVector;

use super::error::{ReadError, ReadProblem};
use super::explore;
use super::object::Object;
use super::source::Value;
use crate::step::{Extension, SkipReason, Step};

/// The steps of eliminations that this version knows.
const ELIMINATION: [&str; 14] = [
    "swap",
    "swap-columns",
    "pivot",
    "add",
    "skip",
    "free",
    "express",
    "kernel",
    "inconsistent",
    "choose",
    "back",
    "candidate",
    "particular",
    "search",
];

/// The names of all steps that this version knows.
pub(super) fn known() -> impl Iterator<Item = &'static str> {
    ELIMINATION.into_iter().chain(explore::KNOWN)
}

/// What values are checked against: the sizes of the system.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sizes {
    pub(super) equations: usize,
    pub(super) variables: usize,
    pub(super) goals: usize,
    /// Whether unknown fields are skipped, as in a later minor version.
    pub(super) lenient: bool,
}

/// Reads one step.
pub(super) fn read_step(value: Value<'_>, sizes: Sizes) -> Result<Step, ReadError> {
    let mut object = value.object("a step")?;
    let kind = object.take("step")?;
    let name = kind.string()?;
    if name.starts_with("x-") {
        value.check_keys()?;
        return Ok(Step::Extension {
            json: Extension::compact(value.text()),
        });
    }
    let Some(known) = known().find(|&known| known == name) else {
        return Err(kind.error(ReadProblem::UnknownStep { found: name }));
    };
    object.rename(known);
    let step = Fields {
        object: &mut object,
        sizes,
    }
    .read(known)?;
    object.finish(sizes.lenient)?;
    Ok(step)
}

/// The fields of one step, each read with the range that its name implies.
pub(super) struct Fields<'a, 'b> {
    object: &'b mut Object<'a>,
    sizes: Sizes,
}

impl Fields<'_, '_> {
    fn read(&mut self, known: &str) -> Result<Step, ReadError> {
        match known {
            "swap" | "swap-columns" | "pivot" | "add" | "skip" => self.operation(known),
            "free" | "express" | "kernel" | "inconsistent" => self.structure(known),
            _ if explore::KNOWN.contains(&known) => self.exploration(known).map(Step::Explore),
            _ => self.solution(known),
        }
    }

    /// Reads a step of the elimination.
    fn operation(&mut self, known: &str) -> Result<Step, ReadError> {
        Ok(match known {
            "swap" => Step::Swap {
                rows: self.two_rows("rows")?,
                col: self.variable("col")?,
            },
            "swap-columns" => Step::SwapColumns {
                cols: self.two_columns("cols")?,
            },
            "pivot" => Step::Pivot {
                row: self.row("row")?,
                col: self.variable("col")?,
            },
            "add" => Step::Add {
                source: self.row("source")?,
                targets: self.rows("targets")?,
                col: self.variable("col")?,
            },
            _ => Step::Skip {
                col: self.variable("col")?,
                row: self.object.take("row")?.index(self.sizes.equations + 1)?,
                why: self.reason("why")?,
            },
        })
    }

    /// Reads a claim about the form that the elimination reached.
    fn structure(&mut self, known: &str) -> Result<Step, ReadError> {
        Ok(match known {
            "free" => Step::Free {
                cols: self.variables("cols")?,
            },
            "express" => Step::Express {
                var: self.variable("var")?,
                row: self.row("row")?,
                uses: self.variables("uses")?,
                constants: self.object.take("constants")?.vector(self.sizes.goals)?,
            },
            "kernel" => Step::Kernel {
                col: self.variable("col")?,
                x: self.x()?,
            },
            _ => Step::Inconsistent {
                goal: self.goal()?,
                row: self.row("row")?,
                witness: self.object.take("witness")?.vector(self.sizes.equations)?,
            },
        })
    }

    /// Reads a claim about the solutions of a goal.
    fn solution(&mut self, known: &str) -> Result<Step, ReadError> {
        Ok(match known {
            "choose" => Step::Choose {
                goal: self.goal()?,
                values: self.values()?,
            },
            "back" => Step::Back {
                var: self.variable("var")?,
                row: self.row("row")?,
                uses: self.variables("uses")?,
                value: self.bit("value")?,
            },
            "candidate" => Step::Candidate {
                goal: self.goal()?,
                x: self.x()?,
                weight: self.object.take("weight")?.number()?,
            },
            "particular" => Step::Particular {
                goal: self.goal()?,
                x: self.x()?,
            },
            _ => Step::Search {
                goal: self.goal()?,
                x: self.x()?,
                weight: self.object.take("weight")?.number()?,
                lower_bound: read_proof(self.object)?,
            },
        })
    }

    fn row(&mut self, field: &'static str) -> Result<usize, ReadError> {
        self.object.take(field)?.index(self.sizes.equations)
    }

    /// A list of rows, as a bit for each row.
    fn rows(&mut self, field: &'static str) -> Result<BitVector, ReadError> {
        let rows = self.sizes.equations;
        let ones = self.object.take(field)?.indices(rows)?;
        Ok(BitVector::from_ones(rows, ones))
    }

    pub(super) fn variable(&mut self, field: &'static str) -> Result<usize, ReadError> {
        self.object.take(field)?.index(self.sizes.variables)
    }

    pub(super) fn variables(&mut self, field: &'static str) -> Result<Vec<usize>, ReadError> {
        self.object.take(field)?.indices(self.sizes.variables)
    }

    pub(super) fn goal(&mut self) -> Result<usize, ReadError> {
        self.object.take("goal")?.index(self.sizes.goals)
    }

    pub(super) fn x(&mut self) -> Result<BitVector, ReadError> {
        self.object.take("x")?.vector(self.sizes.variables)
    }

    fn two_rows(&mut self, field: &'static str) -> Result<[usize; 2], ReadError> {
        let value = self.object.take(field)?;
        let rows = value.indices(self.sizes.equations)?;
        rows.try_into().map_err(|_| value.unexpected("two rows"))
    }

    fn two_columns(&mut self, field: &'static str) -> Result<[usize; 2], ReadError> {
        let value = self.object.take(field)?;
        let cols = value.indices(self.sizes.variables)?;
        cols.try_into().map_err(|_| value.unexpected("two columns"))
    }

    fn reason(&mut self, field: &'static str) -> Result<SkipReason, ReadError> {
        let value = self.object.take(field)?;
        match &*value.string()? {
            "no-one" => Ok(SkipReason::NoOne),
            "no-row" => Ok(SkipReason::NoRow),
            _ => Err(value.unexpected(r#""no-one" or "no-row""#)),
        }
    }

    /// Reads the values of the free variables, of which there are no more than variables.
    pub(super) fn values(&mut self) -> Result<BitVector, ReadError> {
        let (value, most) = (self.object.take("values")?, self.sizes.variables);
        let values = value.bits()?;
        if values.len() <= most {
            Ok(values)
        } else {
            Err(value.unexpected(format!("a string of at most {most} 0s and 1s")))
        }
    }

    pub(super) fn number(&mut self, field: &'static str) -> Result<usize, ReadError> {
        self.object.take(field)?.number()
    }

    pub(super) fn count(&mut self, field: &'static str) -> Result<u64, ReadError> {
        Ok(self.number(field)? as u64)
    }

    /// Reads a count for each goal.
    pub(super) fn counts(&mut self, field: &'static str) -> Result<Vec<u64>, ReadError> {
        let (value, goals) = (self.object.take(field)?, self.sizes.goals);
        let counts = value.list()?;
        if counts.len() == goals {
            let number = |count: Value<'_>| Ok(count.number()? as u64);
            counts.into_iter().map(number).collect()
        } else {
            Err(value.unexpected(format!("a list of {goals} numbers, one for each goal")))
        }
    }

    pub(super) fn flag(&mut self, field: &'static str) -> Result<bool, ReadError> {
        self.object.take(field)?.flag()
    }

    pub(super) fn cells(&mut self, field: &'static str) -> Result<Vec<usize>, ReadError> {
        self.object.take(field)?.indices(self.sizes.equations)
    }

    /// Reads a change: a bit for each equation.
    pub(super) fn state(&mut self, field: &'static str) -> Result<BitVector, ReadError> {
        self.object.take(field)?.vector(self.sizes.equations)
    }

    fn bit(&mut self, field: &'static str) -> Result<bool, ReadError> {
        let value = self.object.take(field)?;
        match value.text() {
            "0" => Ok(false),
            "1" => Ok(true),
            _ => Err(value.unexpected("0 or 1")),
        }
    }
}

/// Reads `proven`, and `lower_bound` if and only if it is false.
pub(super) fn read_proof(object: &mut Object<'_>) -> Result<Option<usize>, ReadError> {
    if object.take("proven")?.flag()? {
        Ok(None)
    } else {
        object.take("lower_bound")?.number().map(Some)
    }
}
