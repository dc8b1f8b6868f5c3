//! What a trace claims, each claim read against the rows as they stood when it was made: in a
//! manual derivation operations may follow, and change them.

use gf2::BitVector;

use crate::replay::State;
use crate::step::Step;

/// The claims of the steps that were read so far.
pub(super) struct Claims<'a> {
    /// The number of unknowns.
    n: usize,
    /// The free variables, if they are named.
    pub(super) free: Option<&'a [usize]>,
    /// The basic variables in letters.
    pub(super) expressions: Vec<Expression<'a>>,
    /// The kernel vectors with their free variables, each once.
    pub(super) kernel: Vec<(usize, &'a BitVector)>,
    /// What is said about each goal.
    pub(super) goals: Vec<GoalReading<'a>>,
    /// The choice that substitutions and the candidate belong to.
    choice: Option<Choice<'a>>,
}

/// A basic variable in free variables alone.
pub(super) struct Expression<'a> {
    pub(super) step: usize,
    pub(super) var: usize,
    pub(super) row: usize,
    /// The row itself, over [A | B], each variable in its own place.
    pub(super) equation: BitVector,
    pub(super) uses: &'a [usize],
    pub(super) constants: &'a BitVector,
}

/// What a trace says about a goal.
#[derive(Default)]
pub(super) struct GoalReading<'a> {
    pub(super) contradiction: Option<Contradiction<'a>>,
    /// The solutions of the choices, each once, in the order in which choices count up.
    pub(super) candidates: Vec<Candidate<'a>>,
    pub(super) particular: Option<&'a BitVector>,
    /// The substitution with 0 for every free variable.
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
    pub(super) values: &'a BitVector,
    pub(super) x: &'a BitVector,
    pub(super) weight: usize,
}

/// A value that a row forces.
pub(super) struct Back<'a> {
    pub(super) step: usize,
    pub(super) var: usize,
    pub(super) row: usize,
    /// The row's right-hand side for the goal.
    pub(super) right: bool,
    pub(super) uses: &'a [usize],
    /// The values of the variables that are used.
    pub(super) known: Vec<bool>,
    pub(super) value: bool,
}

impl Back<'_> {
    /// Tells whether `other` is the same substitution, perhaps for another goal.
    pub(super) fn is_in_the_same_row(&self, other: &Back<'_>) -> bool {
        (self.var, self.row, self.uses) == (other.var, other.row, other.uses)
    }
}

/// A choice of the free variables, and what followed from it so far.
struct Choice<'a> {
    goal: usize,
    values: &'a BitVector,
    x: BitVector,
    /// Whether its substitution is the one that is told.
    is_told: bool,
}

impl<'a> Claims<'a> {
    /// Returns no claims yet, about `n` unknowns and `goals` goals.
    pub(super) fn of(n: usize, goals: usize) -> Self {
        Self {
            n,
            free: None,
            expressions: Vec::new(),
            kernel: Vec::new(),
            goals: (0..goals).map(|_| GoalReading::default()).collect(),
            choice: None,
        }
    }

    /// Reads a step of a verified trace, with [A | B] as it stands before it.
    pub(super) fn read(&mut self, index: usize, step: &'a Step, rows: &State) {
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
                equation: rows.equation(*row),
                uses,
                constants,
            }),
            Step::Kernel { col, x } => {
                if self.kernel.iter().all(|(known, _)| known != col) {
                    self.kernel.push((*col, x));
                }
            }
            Step::Choose { goal, values } => self.choose(*goal, values),
            _ => self.read_goal_claim(index, step, rows),
        }
    }

    fn choose(&mut self, goal: usize, values: &'a BitVector) {
        let chosen = self.free.unwrap_or_default().iter().zip(values.iter());
        let ones = chosen.filter(|&(_, value)| value).map(|(&var, _)| var);
        self.choice = Some(Choice {
            goal,
            values,
            x: BitVector::from_ones(self.n, ones),
            is_told: values.is_zero() && self.goals[goal].backs.is_empty(),
        });
    }

    fn read_goal_claim(&mut self, index: usize, step: &'a Step, rows: &State) {
        let n = self.n;
        match step {
            Step::Inconsistent { goal, row, witness } => {
                self.goals[*goal].contradiction = Some(Contradiction { row: *row, witness });
            }
            Step::Back {
                var,
                row,
                uses,
                value,
            } => self.substitute(|choice| Back {
                step: index,
                var: *var,
                row: *row,
                right: rows.matrix.get(*row, n + choice.goal),
                uses,
                known: uses.iter().map(|&used| choice.x.get(used)).collect(),
                value: *value,
            }),
            Step::Candidate { goal, x, weight } => {
                if let Some(Choice { values, .. }) = self.choice.take() {
                    self.goals[*goal].add(Candidate {
                        step: index,
                        values,
                        x,
                        weight: *weight,
                    });
                }
            }
            Step::Particular { goal, x } => self.goals[*goal].particular = Some(x),
            _ => {}
        }
    }

    /// Takes a substitution under the choice, which tells what is known.
    fn substitute(&mut self, back: impl FnOnce(&Choice<'a>) -> Back<'a>) {
        if let Some(choice) = &mut self.choice {
            let back = back(choice);
            choice.x.set(back.var, back.value);
            if choice.is_told {
                self.goals[choice.goal].backs.push(back);
            }
        }
    }
}

impl<'a> GoalReading<'a> {
    /// Takes a candidate in its place, unless its choice was made before.
    fn add(&mut self, candidate: Candidate<'a>) {
        let known = |known: &Candidate<'a>| known.values.cmp(candidate.values);
        if let Err(place) = self.candidates.binary_search_by(known) {
            self.candidates.insert(place, candidate);
        }
    }
}
