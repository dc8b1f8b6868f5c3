//! What follows from an echelon form: free variables, back-substitution with letters and with
//! numbers, the kernel, and the least solution of each goal.

use gf2::{BitMatrix, BitVector};

use super::{Choices, Recorder};
use crate::step::Step;
use crate::trace::{GoalOutcome, Least, Outcome};

/// The most variables for which any choice is listed.
const MAX_LISTED_VARIABLES: usize = 256;
/// The largest nullity for which all choices are listed.
const MAX_LISTED_NULLITY: usize = 6;

/// An echelon form of [A | B] with its pivots.
struct Echelon<'a> {
    matrix: &'a BitMatrix,
    pivots: &'a [usize],
    free: Vec<usize>,
    n: usize,
    goals: usize,
}

/// Records everything after the elimination, in the order that the trace format fixes.
pub(super) fn record_claims(
    recorder: &mut Recorder,
    matrix: &BitMatrix,
    pivots: &[usize],
    outcome: &Outcome,
    choices: Choices,
) {
    let n = recorder.system().a().cols();
    let goals = recorder.system().b().cols();
    let free = (0..n)
        .filter(|col| pivots.binary_search(col).is_err())
        .collect();
    let echelon = Echelon {
        matrix,
        pivots,
        free,
        n,
        goals,
    };

    recorder.push(Step::Free {
        cols: echelon.free.clone(),
    });
    let expressions = echelon.express();
    for (row, expression) in expressions.iter().enumerate().rev() {
        let uses = expression.iter_ones().take_while(|&j| j < n).collect();
        let constants = BitVector::from_fn(goals, |goal| expression.get(n + goal));
        recorder.push(Step::Express {
            var: pivots[row],
            row,
            uses,
            constants,
        });
    }
    for &col in &echelon.free {
        let basic = (0..pivots.len()).filter(|&row| expressions[row].get(col));
        let x = BitVector::from_ones(n, basic.map(|row| pivots[row]).chain([col]));
        recorder.push(Step::Kernel { col, x });
    }
    for (goal, reached) in outcome.goals.iter().enumerate() {
        match reached {
            GoalOutcome::Unsolvable => echelon.record_contradiction(recorder, goal),
            GoalOutcome::Solvable { least, .. } => {
                echelon.record_solutions(recorder, goal, least, choices);
            }
        }
    }
}

impl Echelon<'_> {
    /// Back-substitution with letters: for each pivot row its variable as a sum of free
    /// variables (components below n) and of a constant for each goal (from n on).
    fn express(&self) -> Vec<BitVector> {
        let mut expressions = vec![BitVector::zeros(self.n + self.goals); self.pivots.len()];
        for (row, &var) in self.pivots.iter().enumerate().rev() {
            let mut expression = self.matrix.row(row).to_vector();
            expression.flip(var);
            for (later, &pivot) in self.pivots.iter().enumerate().skip(row + 1) {
                if expression.get(pivot) {
                    expression.flip(pivot);
                    expression += &expressions[later];
                }
            }
            expressions[row] = expression;
        }
        expressions
    }

    fn record_contradiction(&self, recorder: &mut Recorder, goal: usize) {
        let rank = self.pivots.len();
        let row = (rank..self.matrix.rows())
            .find(|&row| self.matrix.get(row, self.n + goal))
            .expect("an unsolvable goal leaves a row that reads 0 = 1");
        let witness = recorder.sum_of_equations(row);
        recorder.push(Step::Inconsistent { goal, row, witness });
    }

    fn record_solutions(
        &self,
        recorder: &mut Recorder,
        goal: usize,
        least: &Least,
        choices: Choices,
    ) {
        let listed = self.listed_choices();
        let nothing = BitVector::zeros(self.free.len());
        if listed == 0 {
            let x = self.substitute(goal, &nothing).0;
            recorder.push(Step::Particular { goal, x });
        }
        for count in 0..listed {
            // Counting up from 0…0, the last free variable changes fastest.
            let k = self.free.len();
            let values = BitVector::from_fn(k, |j| count >> (k - 1 - j) & 1 == 1);
            let (x, backs) = self.substitute(goal, &values);
            recorder.push(Step::Choose { goal, values });
            if count == 0 || choices == Choices::Full {
                for back in backs {
                    recorder.push(back);
                }
            }
            recorder.push(Step::Candidate {
                goal,
                weight: x.weight(),
                x: x.clone(),
            });
            if count == 0 {
                recorder.push(Step::Particular { goal, x });
            }
        }
        if self.free.len() >= usize::BITS as usize || listed < 1 << self.free.len() {
            let Least {
                x,
                weight,
                lower_bound,
            } = least.clone();
            recorder.push(Step::Search {
                goal,
                x,
                weight,
                lower_bound,
            });
        }
    }

    /// How many choices of the free variables are written out.
    fn listed_choices(&self) -> usize {
        match self.free.len() {
            _ if self.n > MAX_LISTED_VARIABLES => 0,
            k if k <= MAX_LISTED_NULLITY => 1 << k,
            _ => 1,
        }
    }

    /// Back-substitution with numbers, from the last pivot upwards.
    fn substitute(&self, goal: usize, values: &BitVector) -> (BitVector, Vec<Step>) {
        let mut x = BitVector::zeros(self.n);
        for (j, &col) in self.free.iter().enumerate() {
            x.set(col, values.get(j));
        }
        let mut backs = Vec::with_capacity(self.pivots.len());
        for (row, &var) in self.pivots.iter().enumerate().rev() {
            let ones = self.matrix.row(row).iter_ones().take_while(|&j| j < self.n);
            let uses: Vec<usize> = ones.filter(|&j| j != var).collect();
            let right = self.matrix.get(row, self.n + goal);
            let value = uses.iter().fold(right, |sum, &j| sum ^ x.get(j));
            x.set(var, value);
            backs.push(Step::Back {
                var,
                row,
                uses,
                value,
            });
        }
        (x, backs)
    }
}
