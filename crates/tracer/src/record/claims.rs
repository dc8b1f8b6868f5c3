//! What follows from an echelon form: free variables, back-substitution with letters and with
//! numbers, the kernel, and the least solution of each goal.

use gf2::{BitMatrix, BitVector};

use super::{Choices, RecordError, Recorder};
use crate::step::Step;
use crate::trace::{GoalOutcome, Least, Outcome};

/// [A | B] with its pivots, in an order in which back-substitution can go through them from the
/// last to the first: no pivot row contains the variable of an earlier pivot.
#[derive(Debug)]
pub(super) struct Echelon<'a> {
    matrix: &'a BitMatrix,
    /// The pivots as (row, column).
    pivots: &'a [(usize, usize)],
    free: Vec<usize>,
    n: usize,
}

impl<'a> Echelon<'a> {
    /// `matrix` must have the form that is described above, in its first `n` columns.
    pub(super) fn new(matrix: &'a BitMatrix, n: usize, pivots: &'a [(usize, usize)]) -> Self {
        let mut is_free = vec![true; n];
        for &(_, col) in pivots {
            is_free[col] = false;
        }
        Self {
            matrix,
            pivots,
            free: (0..n).filter(|&col| is_free[col]).collect(),
            n,
        }
    }

    /// Does the same for a matrix that may have any form.
    pub(super) fn checked(
        matrix: &'a BitMatrix,
        n: usize,
        pivots: &'a [(usize, usize)],
    ) -> Result<Self, RecordError> {
        let echelon = Self::new(matrix, n, pivots);
        let mut open = vec![true; matrix.rows()];
        for (i, &(row, own)) in pivots.iter().enumerate() {
            open[row] = false;
            let mut earlier = pivots[..i].iter().map(|&(_, col)| col);
            if let Some(col) = earlier.find(|&col| col == own || matrix.get(row, col)) {
                return Err(RecordError::NotTriangular { row, col });
            }
            if !matrix.get(row, own) {
                return Err(RecordError::NotTriangular { row, col: own });
            }
        }
        let contains_variables = |&row: &usize| echelon.variables(row).next().is_some();
        match (0..matrix.rows())
            .filter(|&row| open[row])
            .find(contains_variables)
        {
            Some(row) => Err(RecordError::NotReduced { row }),
            None => Ok(echelon),
        }
    }

    /// Records everything after the elimination, in the order that the trace format fixes.
    pub(super) fn record(&self, recorder: &mut Recorder, outcome: &Outcome, choices: Choices) {
        recorder.push(Step::Free {
            cols: self.free.clone(),
        });
        self.record_form(recorder);
        let is_unsolvable = |goal: &GoalOutcome| goal.least().is_none();
        let transform = outcome
            .goals
            .iter()
            .any(is_unsolvable)
            .then(|| recorder.transform());
        for (goal, reached) in outcome.goals.iter().enumerate() {
            match (reached, &transform) {
                (GoalOutcome::Solvable { least, .. }, _) => {
                    self.record_solutions(recorder, goal, least, choices);
                }
                (GoalOutcome::Unsolvable, Some(transform)) => {
                    recorder.push(self.contradiction(goal, transform));
                }
                (GoalOutcome::Unsolvable, None) => unreachable!("there is an unsolvable goal"),
            }
        }
    }

    /// Records the basic variables expressed in the free ones, and the kernel.
    fn record_form(&self, recorder: &mut Recorder) {
        let n = self.n;
        let expressions = self.express();
        for (&(row, var), expression) in self.pivots.iter().zip(&expressions).rev() {
            recorder.push(Step::Express {
                var,
                row,
                uses: expression.iter_ones().take_while(|&j| j < n).collect(),
                constants: (n..expression.len()).map(|j| expression.get(j)).collect(),
            });
        }
        for &col in &self.free {
            let using = self.pivots.iter().zip(&expressions);
            let basic = using.filter(|(_, expression)| expression.get(col));
            let ones = basic.map(|(&(_, var), _)| var).chain([col]);
            let x = BitVector::from_ones(n, ones);
            recorder.push(Step::Kernel { col, x });
        }
    }

    /// Back-substitution with letters: for each pivot its variable as a sum of free variables
    /// (components below n) and of a constant for each goal (from n on).
    fn express(&self) -> Vec<BitVector> {
        let mut place = vec![None; self.n];
        for (i, &(_, var)) in self.pivots.iter().enumerate() {
            place[var] = Some(i);
        }
        let mut expressions = vec![BitVector::default(); self.pivots.len()];
        for (i, &(row, var)) in self.pivots.iter().enumerate().rev() {
            let mut expression = self.matrix.row(row).to_vector();
            expression.flip(var);
            let others = self.others(row, var);
            for (used, later) in others.filter_map(|used| Some((used, place[used]?))) {
                expression.flip(used);
                expression += &expressions[later];
            }
            expressions[i] = expression;
        }
        expressions
    }

    /// The first row that reads 0 = 1 for an unsolvable goal, and what it is the sum of.
    fn contradiction(&self, goal: usize, transform: &BitMatrix) -> Step {
        let reads_0_is_1 =
            |&row: &usize| self.right(row, goal) && self.variables(row).next().is_none();
        let row = (0..self.matrix.rows())
            .find(reads_0_is_1)
            .expect("an unsolvable goal leaves a row that reads 0 = 1");
        Step::Inconsistent {
            goal,
            row,
            witness: transform.row(row).to_vector(),
        }
    }

    fn record_solutions(
        &self,
        recorder: &mut Recorder,
        goal: usize,
        least: &Least,
        choices: Choices,
    ) {
        let nullity = self.free.len();
        let listed = choices.listed(self.n, nullity);
        if listed == 0 {
            let x = self.substitute(goal, &BitVector::zeros(nullity));
            recorder.push(Step::Particular { goal, x });
        }
        for count in 0..listed {
            let values = counted(count, nullity);
            self.record_choice(
                recorder,
                goal,
                &values,
                count == 0 || choices == Choices::Full,
            );
        }
        let all_listed = nullity < usize::BITS as usize && listed == 1 << nullity;
        if !all_listed {
            recorder.push(Step::Search {
                goal,
                x: least.x.clone(),
                weight: least.weight,
                lower_bound: least.lower_bound,
            });
        }
    }

    /// Records one choice of the free variables; all 0 gives the particular solution.
    fn record_choice(
        &self,
        recorder: &mut Recorder,
        goal: usize,
        values: &BitVector,
        with_back: bool,
    ) {
        let x = self.substitute(goal, values);
        recorder.push(Step::Choose {
            goal,
            values: values.clone(),
        });
        if with_back {
            self.record_back(recorder, &x);
        }
        recorder.push(Step::Candidate {
            goal,
            weight: x.weight(),
            x: x.clone(),
        });
        if values.is_zero() {
            recorder.push(Step::Particular { goal, x });
        }
    }

    /// Back-substitution with numbers, from the last pivot upwards.
    fn substitute(&self, goal: usize, values: &BitVector) -> BitVector {
        let mut x = BitVector::zeros(self.n);
        for (&var, value) in self.free.iter().zip(values.iter()) {
            x.set(var, value);
        }
        for &(row, var) in self.pivots.iter().rev() {
            let right = self.right(row, goal);
            let value = self
                .others(row, var)
                .fold(right, |sum, used| sum ^ x.get(used));
            x.set(var, value);
        }
        x
    }

    /// Records the substitution that gave `x`.
    fn record_back(&self, recorder: &mut Recorder, x: &BitVector) {
        for &(row, var) in self.pivots.iter().rev() {
            recorder.push(Step::Back {
                var,
                row,
                uses: self.others(row, var).collect(),
                value: x.get(var),
            });
        }
    }

    /// The variables of `row` but for its pivot's, `var`.
    fn others(&self, row: usize, var: usize) -> impl Iterator<Item = usize> {
        self.variables(row).filter(move |&other| other != var)
    }

    fn variables(&self, row: usize) -> impl Iterator<Item = usize> {
        let n = self.n;
        self.matrix
            .row(row)
            .iter_ones()
            .take_while(move |&var| var < n)
    }

    fn right(&self, row: usize, goal: usize) -> bool {
        self.matrix.get(row, self.n + goal)
    }
}

/// The `count`-th choice of `len` values, counting up from 0…0; the last changes fastest.
fn counted(count: usize, len: usize) -> BitVector {
    let bit = |j: usize| {
        let place = len - 1 - j;
        place < usize::BITS as usize && count >> place & 1 == 1
    };
    BitVector::from_fn(len, bit)
}
