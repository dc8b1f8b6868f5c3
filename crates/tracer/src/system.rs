//! A system with names, as a trace stores it.

use std::fmt;

use gf2::{BitMatrix, LinearSystem};

/// A·X = B with a name for each variable, equation and goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct System {
    linear: LinearSystem,
    variables: Vec<String>,
    equations: Vec<String>,
    goals: Vec<String>,
}

/// A list of names that does not fit the system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemError {
    /// Which list: `variables`, `equations` or `goals`.
    pub list: &'static str,
    /// The number of names that the system needs.
    pub expected: usize,
    /// The number of names that were given.
    pub found: usize,
}

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            list,
            expected,
            found,
        } = self;
        write!(
            f,
            "{found} names in `{list}`, where the system has {expected}"
        )
    }
}

impl std::error::Error for SystemError {}

impl System {
    /// Returns the system with the given names.
    ///
    /// # Errors
    ///
    /// If a list of names has not one name for each column of A, row of A, or column of B.
    pub fn new(
        linear: LinearSystem,
        variables: Vec<String>,
        equations: Vec<String>,
        goals: Vec<String>,
    ) -> Result<Self, SystemError> {
        let lists = [
            ("variables", linear.a().cols(), variables.len()),
            ("equations", linear.a().rows(), equations.len()),
            ("goals", linear.b().cols(), goals.len()),
        ];
        for (list, expected, found) in lists {
            if expected != found {
                return Err(SystemError {
                    list,
                    expected,
                    found,
                });
            }
        }
        Ok(Self {
            linear,
            variables,
            equations,
            goals,
        })
    }

    /// Returns the system with the names `x1`…, `e1`…, `b1`….
    pub fn unnamed(linear: LinearSystem) -> Self {
        let names = |letter: char, count| (1..=count).map(|i| format!("{letter}{i}")).collect();
        let variables = names('x', linear.a().cols());
        let equations = names('e', linear.a().rows());
        let goals = names('b', linear.b().cols());
        Self {
            linear,
            variables,
            equations,
            goals,
        }
    }

    /// Returns A and B.
    pub fn linear(&self) -> &LinearSystem {
        &self.linear
    }

    /// Returns A.
    pub fn a(&self) -> &BitMatrix {
        self.linear.a()
    }

    /// Returns B, a column for each goal.
    pub fn b(&self) -> &BitMatrix {
        self.linear.b()
    }

    /// Returns the names of the variables, one for each column of A.
    pub fn variables(&self) -> &[String] {
        &self.variables
    }

    /// Returns the names of the equations, one for each row of A.
    pub fn equations(&self) -> &[String] {
        &self.equations
    }

    /// Returns the names of the goals, one for each column of B.
    pub fn goals(&self) -> &[String] {
        &self.goals
    }
}
