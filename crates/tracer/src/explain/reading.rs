//! What a trace says, read once and put in order for the parts of an explanation.

use gf2::{BitMatrix, BitVector};

use crate::explain::Detail;
use crate::picture::{MoveKind, Picture};
use crate::replay::State;
use crate::step::Step;
use crate::trace::{GoalOutcome, Least, Method, Trace};

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
    /// [A | B] after the last step.
    pub(super) end: BitMatrix,
    /// Row i of `end` is the sum of the original equations that row i selects here.
    pub(super) origin: BitMatrix,
    /// The declared pivots, as (row, column), by row.
    pub(super) pivots: Vec<(usize, usize)>,
    /// The free variables, if the trace names them.
    pub(super) free: Option<&'a [usize]>,
    /// The basic variables in letters.
    pub(super) expressions: Vec<Expression<'a>>,
    /// The kernel basis, with the free variable of each vector.
    pub(super) kernel: Vec<(usize, &'a BitVector)>,
    /// What is said about each goal.
    pub(super) goals: Vec<GoalReading<'a>>,
}

/// A basic variable in free variables alone.
pub(super) struct Expression<'a> {
    pub(super) step: usize,
    pub(super) var: usize,
    pub(super) row: usize,
    pub(super) uses: &'a [usize],
    pub(super) constants: &'a BitVector,
}

/// What a trace says about a goal.
#[derive(Default)]
pub(super) struct GoalReading<'a> {
    pub(super) contradiction: Option<Contradiction<'a>>,
    pub(super) candidates: Vec<Candidate<'a>>,
    pub(super) particular: Option<&'a BitVector>,
    /// The substitution under the first choice.
    pub(super) backs: Vec<Back<'a>>,
}

/// A row that reads 0 = 1.
#[derive(Clone, Copy)]
pub(super) struct Contradiction<'a> {
    pub(super) row: usize,
    pub(super) witness: &'a BitVector,
}

/// A solution that a choice of the free variables gives.
pub(super) struct Candidate<'a> {
    pub(super) step: usize,
    pub(super) values: Option<&'a BitVector>,
    pub(super) x: &'a BitVector,
    pub(super) weight: usize,
}

/// A value that a row forces.
pub(super) struct Back<'a> {
    pub(super) step: usize,
    pub(super) var: usize,
    pub(super) row: usize,
    pub(super) uses: &'a [usize],
    pub(super) value: bool,
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
        for step in &trace.steps {
            end.apply(step);
            apply_to_rows(step, &mut origin);
        }
        let mut pivots = end.pivots;
        pivots.sort_unstable();
        let mut reading = Self {
            trace,
            picture,
            detail,
            m,
            n,
            start: start.matrix,
            end: end.matrix,
            origin,
            pivots,
            free: None,
            expressions: Vec::new(),
            kernel: Vec::new(),
            goals: (0..k).map(|_| GoalReading::default()).collect(),
        };
        reading.read_claims();
        reading
    }

    fn read_claims(&mut self) {
        let mut values = None;
        for (index, step) in self.trace.steps.iter().enumerate() {
            match step {
                Step::Free { cols } => self.free = Some(cols),
                Step::Express {
                    var,
                    row,
                    uses,
                    constants,
                } => self.expressions.push(Expression {
                    step: index,
                    var: *var,
                    row: *row,
                    uses,
                    constants,
                }),
                Step::Kernel { col, x } => self.kernel.push((*col, x)),
                Step::Choose { values: chosen, .. } => values = Some(chosen),
                _ => self.read_goal_claim(index, step, values),
            }
        }
        for (goal, reading) in self.goals.iter_mut().enumerate() {
            reading.backs = first_substitution(&self.trace.steps, goal);
        }
    }

    fn read_goal_claim(&mut self, index: usize, step: &'a Step, values: Option<&'a BitVector>) {
        match step {
            Step::Inconsistent { goal, row, witness } => {
                self.goals[*goal].contradiction = Some(Contradiction { row: *row, witness });
            }
            Step::Candidate { goal, x, weight } => {
                let weight = *weight;
                self.goals[*goal].candidates.push(Candidate {
                    step: index,
                    values,
                    x,
                    weight,
                });
            }
            Step::Particular { goal, x } => self.goals[*goal].particular = Some(x),
            _ => {}
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

    /// Tells whether the steps follow a named method's rules, column by column.
    pub(super) fn is_by_column(&self) -> bool {
        self.trace.method != Method::Manual
    }

    /// Tells whether elimination cleared above the pivots too.
    pub(super) fn is_reduced(&self) -> bool {
        self.trace.method == Method::GaussJordan
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

    /// Tells whether the least solution of `goal` is proven to be the least.
    pub(super) fn is_proven(&self, goal: usize) -> bool {
        self.least(goal)
            .is_some_and(|least| least.lower_bound.is_none())
    }

    /// log₂ of the number of solutions of each solvable goal.
    pub(super) fn nullity(&self) -> usize {
        self.trace.outcome.nullity
    }

    /// Tells whether every solution of `goal` is among the candidates of the trace.
    pub(super) fn lists_all(&self, goal: usize) -> bool {
        let all = u32::try_from(self.nullity())
            .ok()
            .and_then(|k| 1_usize.checked_shl(k));
        all == Some(self.goals[goal].candidates.len())
    }
}

/// The substitution under the first choice for `goal`, from the last pivot upwards.
fn first_substitution(steps: &[Step], goal: usize) -> Vec<Back<'_>> {
    let is_choice = |step: &Step| matches!(step, Step::Choose { goal: g, .. } if *g == goal);
    let Some(choice) = steps.iter().position(is_choice) else {
        return Vec::new();
    };
    let after = steps.iter().enumerate().skip(choice + 1);
    let backs = after.map_while(|(index, step)| match step {
        Step::Back {
            var,
            row,
            uses,
            value,
        } => Some(Back {
            step: index,
            var: *var,
            row: *row,
            uses,
            value: *value,
        }),
        _ => None,
    });
    backs.collect()
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
