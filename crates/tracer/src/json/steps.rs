//! Reading one step: the fields of each kind, and what their values may be.

use gf2::BitVector;

use super::error::{ReadError, ReadProblem};
use super::object::Object;
use super::source::Value;
use crate::step::{Extension, SkipReason, Step};

/// The steps of the methods that this version knows.
pub(super) const KNOWN: [&str; 13] = [
    "swap",
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
    let Some(known) = KNOWN.into_iter().find(|&known| known == name) else {
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
struct Fields<'a, 'b> {
    object: &'b mut Object<'a>,
    sizes: Sizes,
}

impl Fields<'_, '_> {
    fn read(&mut self, known: &str) -> Result<Step, ReadError> {
        match known {
            "swap" | "pivot" | "add" | "skip" => self.operation(known),
            "free" | "express" | "kernel" | "inconsistent" => self.structure(known),
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

    fn variable(&mut self, field: &'static str) -> Result<usize, ReadError> {
        self.object.take(field)?.index(self.sizes.variables)
    }

    fn variables(&mut self, field: &'static str) -> Result<Vec<usize>, ReadError> {
        self.object.take(field)?.indices(self.sizes.variables)
    }

    fn goal(&mut self) -> Result<usize, ReadError> {
        self.object.take("goal")?.index(self.sizes.goals)
    }

    fn x(&mut self) -> Result<BitVector, ReadError> {
        self.object.take("x")?.vector(self.sizes.variables)
    }

    fn two_rows(&mut self, field: &'static str) -> Result<[usize; 2], ReadError> {
        let value = self.object.take(field)?;
        let rows = value.indices(self.sizes.equations)?;
        rows.try_into().map_err(|_| value.unexpected("two rows"))
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
    fn values(&mut self) -> Result<BitVector, ReadError> {
        let (value, most) = (self.object.take("values")?, self.sizes.variables);
        let values = value.bits()?;
        if values.len() <= most {
            Ok(values)
        } else {
            Err(value.unexpected(format!("a string of at most {most} 0s and 1s")))
        }
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
