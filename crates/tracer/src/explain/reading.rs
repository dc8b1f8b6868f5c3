//! What a trace says, read once and put in order for the parts of an explanation.

use std::collections::BTreeMap;

use gf2::{BitMatrix, BitVector};

use crate::explain::Detail;
use crate::explain::claims::{Claims, Expression, GoalReading};
use crate::picture::{MoveKind, Picture};
use crate::replay::State;
use crate::step::Step;
use crate::trace::{GoalOutcome, Least, Method, Trace};
use crate::verify::MAX_TRIED_NULLITY;

/// The most equations or unknowns for which matrices are shown.
const MAX_SHOWN: usize = 72;

/// A trace, and what follows from replaying it.
pub(super) struct Reading<'a> {
    pub(super) trace: &'a Trace,
    pub(super) picture: Option<&'a Picture>,
    pub(super) detail: Detail,
    /// The number of equations.
    pub(super) m: usize,
    /// The number of unknowns.
    pub(super) n: usize,
    /// [A | B] at the start.
    pub(super) start: BitMatrix,
    /// [A | B] after the last step, its columns where swaps left them.
    pub(super) end: BitMatrix,
    /// The variable of each column of A in `end`.
    pub(super) variables: Vec<usize>,
    /// Row i of `end` is the sum of the original equations that row i selects here.
    pub(super) origin: BitMatrix,
    /// The declared pivots that still are ones at the end, as (row, column), by row.
    pub(super) pivots: Vec<(usize, usize)>,
    /// The free variables, if the trace names them.
    pub(super) free: Option<&'a [usize]>,
    /// The basic variables in letters.
    pub(super) expressions: Vec<Expression<'a>>,
    /// The kernel vectors with their free variables, each once: a basis if all are claimed.
    pub(super) kernel: Vec<(usize, &'a BitVector)>,
    /// What is said about each goal.
    pub(super) goals: Vec<GoalReading<'a>>,
}

/// What sentences have to know of the whole problem.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene {
    /// What variables and equations are about.
    pub(super) subject: Subject,
    /// The number of goals.
    pub(super) goals: usize,
}

impl Scene {
    /// Tells whether goals have to be told apart.
    pub(super) fn many_goals(self) -> bool {
        self.goals > 1
    }
}

/// The form at which the elimination of a named method aims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Row echelon form.
    Echelon,
    /// Reduced row echelon form.
    Reduced,
    /// Row echelon form with the pivots on the diagonal, for columns change places.
    Diagonal,
}

/// What variables and equations are about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// Presses of the cells of a board.
    Presses,
    /// Named operations on the cells of a board.
    Operations,
    /// Unknowns of a plain system.
    Unknowns,
}

impl<'a> Reading<'a> {
    pub(super) fn new(trace: &'a Trace, picture: Option<&'a Picture>, detail: Detail) -> Self {
        let (m, n) = (trace.system.a().rows(), trace.system.a().cols());
        let k = trace.system.b().cols();
        if let Some(picture) = picture {
            assert_eq!(picture.cells.len(), m, "a cell for each equation");
            assert_eq!(picture.goals.len(), k, "a target for each goal");
        }
        let start = State::start(trace);
        let mut end = start.clone();
        // An identity on the right keeps the account of which equations each row is the sum of.
        let mut origin = BitMatrix::identity(m);
        let mut claims = Claims::of(n, k);
        for (index, step) in trace.steps.iter().enumerate() {
            claims.read(index, step, &end);
            end.apply(step);
            apply_to_rows(step, &mut origin);
        }
        let mut pivots = end.pivots;
        pivots.retain(|&(row, col)| end.matrix.get(row, col));
        pivots.sort_unstable();
        Self {
            trace,
            picture,
            detail,
            m,
            n,
            start: start.matrix,
            end: end.matrix,
            variables: end.variables,
            origin,
            pivots,
            free: claims.free,
            expressions: claims.expressions,
            kernel: claims.kernel,
            goals: claims.goals,
        }
    }

    /// Tells what variables and equations are about.
    pub(super) fn subject(&self) -> Subject {
        match self.picture.map(|picture| picture.moves) {
            Some(MoveKind::PressCell) => Subject::Presses,
            Some(MoveKind::Operation) => Subject::Operations,
            None => Subject::Unknowns,
        }
    }

    /// What sentences have to know.
    pub(super) fn scene(&self) -> Scene {
        Scene {
            subject: self.subject(),
            goals: self.goals.len(),
        }
    }

    /// Tells whether matrices are small enough to be shown.
    pub(super) fn shows_matrices(&self) -> bool {
        self.m <= MAX_SHOWN && self.n <= MAX_SHOWN
    }

    /// The form at which the steps aim column by column, if they follow a method's rules.
    pub(super) fn form(&self) -> Option<Form> {
        match self.trace.method {
            Method::Gauss => Some(Form::Echelon),
            Method::GaussJordan => Some(Form::Reduced),
            Method::ColumnSwap => Some(Form::Diagonal),
            _ => None,
        }
    }

    /// Tells whether elimination cleared above the pivots too.
    pub(super) fn is_reduced(&self) -> bool {
        self.form() == Some(Form::Reduced)
    }

    /// The rows at the end without a 1 before the bar.
    pub(super) fn zero_rows(&self) -> Vec<usize> {
        let is_zero = |&row: &usize| self.end.row(row).first_one().is_none_or(|j| j >= self.n);
        (0..self.m).filter(is_zero).collect()
    }

    /// The goals that have solutions.
    pub(super) fn solvable(&self) -> Vec<usize> {
        self.goals_where(|goal| matches!(goal, GoalOutcome::Solvable { .. }))
    }

    /// The goals that have none.
    pub(super) fn unsolvable(&self) -> Vec<usize> {
        self.goals_where(|goal| matches!(goal, GoalOutcome::Unsolvable))
    }

    fn goals_where(&self, holds: impl Fn(&GoalOutcome) -> bool) -> Vec<usize> {
        let goals = self.trace.outcome.goals.iter().enumerate();
        goals.filter(|(_, g)| holds(g)).map(|(i, _)| i).collect()
    }

    /// The least solution of a goal that has one.
    pub(super) fn least(&self, goal: usize) -> Option<&'a Least> {
        self.trace.outcome.goals[goal].least()
    }

    /// The solvable goals by the weight of their least solutions.
    pub(super) fn goals_by_level(&self) -> BTreeMap<usize, Vec<usize>> {
        let mut levels = BTreeMap::<usize, Vec<usize>>::new();
        for goal in self.solvable() {
            if let Some(least) = self.least(goal) {
                levels.entry(least.weight).or_default().push(goal);
            }
        }
        levels
    }

    /// Tells whether the least solution of `goal` is proven to be the least, and was derived
    /// again by whoever verified the trace: against all others, or as a method that explores does.
    pub(super) fn is_proven(&self, goal: usize) -> bool {
        (self.nullity() <= MAX_TRIED_NULLITY || self.trace.method.is_exploration())
            && self
                .least(goal)
                .is_some_and(|least| least.lower_bound.is_none())
    }

    /// log₂ of the number of solutions of each solvable goal.
    pub(super) fn nullity(&self) -> usize {
        self.trace.outcome.nullity
    }

    /// Tells whether the trace claims a whole kernel basis, so that its vectors give all solutions.
    pub(super) fn has_kernel_basis(&self) -> bool {
        self.kernel.len() == self.nullity()
    }

    /// Tells whether every solution of `goal` is among the candidates of the trace.
    pub(super) fn lists_all(&self, goal: usize) -> bool {
        let all = u32::try_from(self.nullity())
            .ok()
            .and_then(|k| 1_usize.checked_shl(k));
        all == Some(self.goals[goal].candidates.len())
    }
}

/// Does the row operation of a step, if it is one, on any matrix with the same rows.
fn apply_to_rows(step: &Step, matrix: &mut BitMatrix) {
    match step {
        Step::Swap { rows: [a, b], .. } => matrix.swap_rows(*a, *b),
        Step::Add {
            source, targets, ..
        } => targets
            .iter_ones()
            .for_each(|target| matrix.add_row(*source, target)),
        _ => {}
    }
}
