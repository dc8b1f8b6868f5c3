//! What is true of a system, worked out from nothing but the system.

use std::cell::LazyCell;
use std::collections::HashMap;

use gf2::BitVector;

use super::rows::{Row, Span};
use crate::system::System;

/// The largest nullity for which the checker tries every solution.
pub(crate) const MAX_TRIED_NULLITY: usize = 20;

/// Rank, free variables, kernel and solutions of a system.
#[derive(Debug)]
pub(super) struct Truth<'a> {
    system: &'a System,
    /// The equations of A alone, and each goal's right-hand sides.
    pub(super) equations: Vec<Row>,
    span: Span,
    /// The columns in which no row of the span begins.
    free: Vec<usize>,
    pub(super) goals: Vec<GoalTruth>,
}

/// What is true of one goal.
#[derive(Debug)]
pub(super) enum GoalTruth {
    Unsolvable,
    Solvable(Bounds),
}

/// What is true of the weight of a goal's solutions.
#[derive(Debug)]
pub(super) struct Bounds {
    /// The least solution, where every one could be tried.
    pub(super) least: Option<Row>,
    /// A weight that every solution has at least.
    pub(super) lower: usize,
}

impl<'a> Truth<'a> {
    pub(super) fn of(system: &'a System) -> Self {
        let (n, goals) = (system.a().cols(), system.b().cols());
        let equations: Vec<Row> = system.a().iter_rows().map(Row::of).collect();
        let augmented = (0..equations.len()).map(|i| {
            let right = system.b().row(i).iter_ones().map(|goal| n + goal);
            Row::from_ones(n + goals, system.a().row(i).iter_ones().chain(right))
        });
        let span = Span::of(n + goals, augmented);
        let free = (0..n).filter(|&col| span.beginning_in(col).is_none());
        let mut truth = Self {
            system,
            equations,
            free: free.collect(),
            span,
            goals: Vec::new(),
        };
        truth.goals = truth.all_goals();
        truth
    }

    pub(super) fn variables(&self) -> usize {
        self.system.a().cols()
    }

    pub(super) fn nullity(&self) -> usize {
        self.free.len()
    }

    pub(super) fn rank(&self) -> usize {
        self.variables() - self.nullity()
    }

    pub(super) fn is_solvable(&self, goal: usize) -> bool {
        matches!(self.goals[goal], GoalTruth::Solvable(_))
    }

    /// Returns the first equation that `x` violates for the given right-hand side.
    pub(super) fn violated(&self, x: &Row, right: impl Fn(usize) -> bool) -> Option<usize> {
        let left = self
            .equations
            .iter()
            .map(|equation| equation.is_odd_with(x));
        left.enumerate().position(|(i, left)| left != right(i))
    }

    /// Returns the first equation of `goal` that `x` violates.
    pub(super) fn violated_for(&self, goal: usize, x: &Row) -> Option<usize> {
        self.violated(x, |i| self.system.b().get(i, goal))
    }

    /// Tells whether the sum of the original equations `selected` reads 0 = 1 for `goal`.
    pub(super) fn is_contradiction(
        &self,
        goal: usize,
        selected: impl Iterator<Item = usize>,
    ) -> bool {
        let mut left = Row::zeros(self.variables());
        let mut right = false;
        for equation in selected {
            left.add(&self.equations[equation]);
            right ^= self.system.b().get(equation, goal);
        }
        right && left.lead().is_none()
    }

    /// Returns a solution in the type that faults show.
    pub(super) fn vector(&self, x: &Row) -> BitVector {
        BitVector::from_ones(self.variables(), x.ones())
    }

    /// Tells whether the equation with the ones of `row`, over [A | B], follows from the system.
    pub(super) fn implies(&self, row: Row) -> bool {
        self.span.contains(row)
    }

    /// Tells whether the columns of A in `cols` are independent.
    pub(super) fn are_independent(&self, cols: &[usize]) -> bool {
        let restricted = self.equations.iter().map(|equation| {
            let ones = (0..cols.len()).filter(|&j| equation.get(cols[j]));
            Row::from_ones(cols.len(), ones)
        });
        Span::of(cols.len(), restricted).dimension() == cols.len()
    }

    /// Returns a solution next to `x`, one kernel vector away, that is lighter, or as light and
    /// earlier as a string.
    pub(super) fn better_neighbour(&self, x: &Row) -> Option<Row> {
        let weight = x.weight();
        let mut neighbours = self.kernel().map(|mut neighbour| {
            neighbour.add(x);
            neighbour
        });
        neighbours.find(|neighbour| {
            let other = neighbour.weight();
            other < weight || other == weight && neighbour.reads_before(x)
        })
    }

    /// Takes it as proven that `least` is the least solution of `goal`.
    pub(super) fn prove(&mut self, goal: usize, least: Row) {
        self.goals[goal] = GoalTruth::Solvable(Bounds {
            lower: least.weight(),
            least: Some(least),
        });
    }

    /// Returns the least solution of `goal`, where it is known.
    pub(super) fn least(&self, goal: usize) -> Option<&Row> {
        match &self.goals[goal] {
            GoalTruth::Unsolvable => None,
            GoalTruth::Solvable(bounds) => bounds.least.as_ref(),
        }
    }

    /// The kernel vectors, one for each free column: 1 there, 0 in the other free ones, and the
    /// rest as the rows demand. They are made one by one, for of a wide system all of them
    /// together would take the square of its memory.
    pub(super) fn kernel(&self) -> impl Iterator<Item = Row> + '_ {
        let n = self.variables();
        let vector = move |&col| self.span.substitute(Row::from_ones(n, [col]), n, |_| false);
        self.free.iter().map(vector)
    }

    /// What is true of each goal: by trying all solutions, or by classes if they are too many.
    fn all_goals(&self) -> Vec<GoalTruth> {
        let kernel = LazyCell::new(|| self.kernel().collect::<Vec<Row>>());
        let classes = LazyCell::new(|| classes_of(self.variables(), self.kernel()));
        let truth = |goal| {
            let Some(solution) = self.solution(goal) else {
                return GoalTruth::Unsolvable;
            };
            GoalTruth::Solvable(if self.nullity() <= MAX_TRIED_NULLITY {
                let least = least(solution, &kernel);
                Bounds {
                    lower: least.weight(),
                    least: Some(least),
                }
            } else {
                // Without a press nothing changes, so if anything has to, at least one is needed.
                let zeros = Row::zeros(self.variables());
                let needed = usize::from(self.violated_for(goal, &zeros).is_some());
                Bounds {
                    lower: lower_bound(&solution, &classes).max(needed),
                    least: None,
                }
            })
        };
        (0..self.system.b().cols()).map(truth).collect()
    }

    /// Returns the solution of `goal` with 0 in the free columns, if there is one.
    pub(super) fn solution(&self, goal: usize) -> Option<Row> {
        let n = self.variables();
        // A row of the span without variables that has a 1 for the goal reads 0 = 1.
        let mut constants =
            (n..n + self.system.b().cols()).filter_map(|col| self.span.beginning_in(col));
        if constants.any(|row| row.get(n + goal)) {
            return None;
        }
        let right = |row: &Row| row.get(n + goal);
        Some(self.span.substitute(Row::zeros(n), n, right))
    }
}

/// The lightest of all sums of `solution` and kernel vectors, the first as a string of several.
pub(super) fn least(solution: Row, kernel: &[Row]) -> Row {
    let (mut best, mut weight) = (solution.clone(), solution.weight());
    let mut x = solution;
    for count in 1..1_u64 << kernel.len() {
        // Gray code: from one solution to the next a single kernel vector is added.
        x.add(&kernel[count.trailing_zeros() as usize]);
        let candidate = x.weight();
        if candidate < weight || candidate == weight && x.reads_before(&best) {
            weight = candidate;
            best.clone_from(&x);
        }
    }
    best
}

/// The class of each of `n` variables: those that occur in the same kernel vectors have the same.
/// Class 0 are those that occur in none.
fn classes_of(n: usize, kernel: impl Iterator<Item = Row>) -> Vec<usize> {
    let (mut classes, mut last) = (vec![0; n], 0);
    for vector in kernel {
        // Each vector splits the classes of which it has variables: these become new classes.
        let mut split = HashMap::new();
        for var in vector.ones() {
            classes[var] = *split.entry(classes[var]).or_insert_with(|| {
                last += 1;
                last
            });
        }
    }
    classes
}

/// A weight that every solution has at least.
///
/// Variables of one class flip together or not at all, so a class has either the ones that it has
/// in `solution`, or those that it has not; class 0 never flips.
fn lower_bound(solution: &Row, classes: &[usize]) -> usize {
    let mut counts: HashMap<usize, [usize; 2]> = HashMap::new();
    for (var, &class) in classes.iter().enumerate() {
        counts.entry(class).or_default()[usize::from(solution.get(var))] += 1;
    }
    let least = |(&class, &[zeros, ones]): (&usize, &[usize; 2])| match class {
        0 => ones,
        _ => zeros.min(ones),
    };
    counts.iter().map(least).sum()
}
