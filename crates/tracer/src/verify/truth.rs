//! What is true of a system, worked out from nothing but the system.

use std::collections::HashMap;

use gf2::BitVector;

use super::rows::{Row, Span};
use crate::system::System;

/// The largest nullity for which the checker tries every solution.
pub(super) const MAX_TRIED_NULLITY: usize = 20;

/// Rank, free variables, kernel and solutions of a system.
#[derive(Debug)]
pub(super) struct Truth<'a> {
    system: &'a System,
    /// The equations of A alone, and each goal's right-hand sides.
    equations: Vec<Row>,
    span: Span,
    /// The kernel vectors, one for each column in which no row of the span begins.
    kernel: Vec<Row>,
    pub(super) rank: usize,
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
        let (kernel, rank) = kernel(&span, n);
        let mut truth = Self {
            system,
            equations,
            span,
            kernel,
            rank,
            goals: Vec::new(),
        };
        truth.goals = (0..goals).map(|goal| truth.goal(goal)).collect();
        truth
    }

    pub(super) fn variables(&self) -> usize {
        self.system.a().cols()
    }

    pub(super) fn nullity(&self) -> usize {
        self.kernel.len()
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

    /// Returns a solution next to `x`, one kernel vector away, that is lighter.
    pub(super) fn lighter_neighbour(&self, x: &Row) -> Option<Row> {
        let neighbours = self.kernel.iter().map(|vector| {
            let mut neighbour = x.clone();
            neighbour.add(vector);
            neighbour
        });
        neighbours
            .into_iter()
            .find(|neighbour| neighbour.weight() < x.weight())
    }

    fn goal(&self, goal: usize) -> GoalTruth {
        let n = self.system.a().cols();
        // A row of the span without variables that has a 1 for the goal reads 0 = 1.
        let constants =
            (n..n + self.system.b().cols()).filter_map(|col| self.span.beginning_in(col));
        if constants.into_iter().any(|row| row.get(n + goal)) {
            return GoalTruth::Unsolvable;
        }
        let right = |row: &Row| row.get(n + goal);
        let solution = self.span.substitute(Row::zeros(n), n, right);
        // Without a press nothing changes, so if anything has to, at least one is needed.
        let some_needed = self.violated_for(goal, &Row::zeros(n)).is_some();
        let lower = lower_bound(&solution, &self.kernel, n).max(usize::from(some_needed));
        let least = (self.nullity() <= MAX_TRIED_NULLITY).then(|| least(solution, &self.kernel));
        GoalTruth::Solvable(Bounds {
            lower: least.as_ref().map_or(lower, Row::weight),
            least,
        })
    }
}

/// The kernel of A, and its rank: a vector for each column in which no row begins, with a 1
/// there, 0 in the others of these columns, and the rest as the rows demand.
fn kernel(span: &Span, n: usize) -> (Vec<Row>, usize) {
    let free = (0..n).filter(|&col| span.beginning_in(col).is_none());
    let vector = |col| span.substitute(Row::from_ones(n, [col]), n, |_| false);
    let kernel: Vec<Row> = free.map(vector).collect();
    let rank = n - kernel.len();
    (kernel, rank)
}

/// The lightest of all sums of `solution` and kernel vectors, the first as a string of several.
fn least(solution: Row, kernel: &[Row]) -> Row {
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

/// A weight that every solution has at least.
///
/// Variables that occur in the same kernel vectors flip together or not at all, so such a
/// class has either the ones that it has in `solution`, or those that it has not.
fn lower_bound(solution: &Row, kernel: &[Row], n: usize) -> usize {
    let mut classes: HashMap<Row, [usize; 2]> = HashMap::new();
    let mut fixed = 0;
    for var in 0..n {
        let one = solution.get(var);
        let occurs = (0..kernel.len()).filter(|&j| kernel[j].get(var));
        let class = Row::from_ones(kernel.len(), occurs);
        if class.lead().is_none() {
            fixed += usize::from(one);
        } else {
            classes.entry(class).or_default()[usize::from(one)] += 1;
        }
    }
    fixed
        + classes
            .values()
            .map(|[zeros, ones]| zeros.min(ones))
            .sum::<usize>()
}
