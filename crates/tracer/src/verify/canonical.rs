//! The second verdict: the steps are exactly those that the method's rules give.
//!
//! A system and a method have one trace, but for how many choices of the free variables it
//! lists. So this walks through the grammar of the trace format, works out the step that is due
//! from the matrix as it stands, and compares. Values that soundness alone fixes (the vector
//! of a kernel step, say) are not compared again.

use gf2::BitVector;

use super::fault::{Due, Fault, RuleFault};
use super::replay::Replay;
use super::words::{describe, goal as goal_name};
use crate::step::{ExploreStep, SkipReason, Step};
use crate::trace::{Least, Method, Trace};

/// Checks that the trace follows its method's rules; stops where it no longer does.
pub(super) fn check(trace: &Trace) -> Result<(), Fault> {
    if trace.method == Method::Manual {
        return Err(Fault {
            step: None,
            claim: "method manual".to_owned(),
            reason: RuleFault::ManualHasNoRules.into(),
        });
    }
    let mut walk = Walk::start(trace);
    walk.elimination()?;
    walk.form()?;
    for goal in 0..trace.system.b().cols() {
        walk.goal(goal)?;
    }
    walk.expect(Due::End)?;
    walk.outcome()
}

/// A walk through the steps along the grammar.
struct Walk<'a> {
    trace: &'a Trace,
    replay: Replay,
    /// The step that comes next.
    next: usize,
    /// Whether no choice is listed; the first solvable goal decides for all.
    lists_none: Option<bool>,
    /// Whether all choices are listed.
    lists_all: Option<bool>,
    /// Whether back-substitution stands under every choice, not just the first.
    repeats_back: Option<bool>,
    /// What the search of each goal found, where there is one.
    searches: Vec<Option<Least>>,
}

impl<'a> Walk<'a> {
    fn start(trace: &'a Trace) -> Self {
        Self {
            trace,
            replay: Replay::start(&trace.system),
            next: 0,
            lists_none: None,
            lists_all: None,
            repeats_back: None,
            searches: vec![None; trace.system.b().cols()],
        }
    }

    /// Returns the next step; steps of someone's own are passed over.
    fn peek(&mut self) -> Option<&'a Step> {
        let rest = &self.trace.steps[self.next..];
        let own = rest
            .iter()
            .take_while(|step| matches!(step, Step::Extension { .. }));
        self.next += own.count();
        self.trace.steps.get(self.next)
    }

    /// Takes the next step, which must be the one that is due.
    fn expect(&mut self, due: Due) -> Result<(), Fault> {
        let found = self.peek();
        if !due.is(found) {
            let system = &self.trace.system;
            return Err(Fault {
                step: Some(self.next),
                claim: found.map_or("missing".to_owned(), |step| describe(step, system)),
                reason: RuleFault::NotDue { due }.into(),
            });
        }
        if let Some(step) = found {
            self.replay.apply(step);
            self.next += 1;
        }
        Ok(())
    }

    /// Each column once, from left to right, also after the last row is used up.
    fn elimination(&mut self) -> Result<(), Fault> {
        for col in 0..self.trace.system.a().cols() {
            let row = self.replay.pivot_count();
            if self.trace.method == Method::ColumnSwap {
                self.bring_a_column(row, col)?;
            }
            if let Some(found) = self.first_one(row, col) {
                self.column_with_pivot(row, found, col)?;
            } else {
                let why = if row == self.replay.row_count() {
                    SkipReason::NoRow
                } else {
                    SkipReason::NoOne
                };
                self.expect(Due::Skip { col, row, why })?;
            }
        }
        Ok(())
    }

    /// The first row from `row` down with a 1 in the column.
    fn first_one(&self, row: usize, col: usize) -> Option<usize> {
        (row..self.replay.row_count()).find(|&row| self.replay.entry(row, col))
    }

    /// Exchanges a column in which no pivot can stand with the first after it in which one can,
    /// if there is one.
    fn bring_a_column(&mut self, row: usize, col: usize) -> Result<(), Fault> {
        let columns = col..self.trace.system.a().cols();
        let mut able = columns.filter(|&other| self.first_one(row, other).is_some());
        match able.next() {
            Some(other) if other != col => self.expect(Due::SwapColumns {
                cols: [col, other],
                row,
            }),
            _ => Ok(()),
        }
    }

    fn column_with_pivot(&mut self, row: usize, found: usize, col: usize) -> Result<(), Fault> {
        if found != row {
            self.expect(Due::Swap {
                rows: [row, found],
                col,
            })?;
        }
        self.expect(Due::Pivot { row, col })?;
        let first = match self.trace.method {
            Method::GaussJordan => 0,
            _ => row + 1,
        };
        let others = (first..self.replay.row_count()).filter(|&other| other != row);
        let targets = BitVector::from_ones(
            self.replay.row_count(),
            others.filter(|&other| self.replay.entry(other, col)),
        );
        if targets.is_zero() {
            return Ok(());
        }
        self.expect(Due::Add {
            source: row,
            targets,
            col,
        })
    }

    /// The free variables, the expressions from the last pivot upwards, the kernel.
    fn form(&mut self) -> Result<(), Fault> {
        self.expect(Due::Free)?;
        let constants = self.constants();
        for row in (0..self.replay.pivot_count()).rev() {
            self.expect(Due::Express {
                var: self.pivot_of(row),
                row,
                constants: constants[row].clone(),
            })?;
        }
        let free = self.replay.variables_with_pivot(false);
        free.into_iter()
            .try_for_each(|col| self.expect(Due::Kernel { col }))
    }

    fn pivot_of(&self, row: usize) -> usize {
        self.replay
            .pivot_of_row(row)
            .expect("the first rows have the pivots")
    }

    /// The constants of each pivot row's expression for each goal: its right-hand sides, and
    /// the constants of the rows whose variables it uses. For a goal without solutions they
    /// depend on the rows, so they must be these.
    fn constants(&self) -> Vec<BitVector> {
        let goals = self.trace.system.b().cols();
        let mut constants = vec![BitVector::zeros(goals); self.replay.pivot_count()];
        for row in (0..constants.len()).rev() {
            let right = (0..goals).filter(|&goal| self.replay.right(row, goal));
            let mut sum: Vec<bool> = vec![false; goals];
            right.for_each(|goal| sum[goal] = true);
            let used = self
                .replay
                .variables(row)
                .filter_map(|var| self.replay.row_of_pivot(var));
            for below in used.filter(|&below| below != row) {
                constants[below]
                    .iter_ones()
                    .for_each(|goal| sum[goal] ^= true);
            }
            constants[row] = sum.into_iter().collect();
        }
        constants
    }

    fn goal(&mut self, goal: usize) -> Result<(), Fault> {
        let mut rows = self.replay.pivot_count()..self.replay.row_count();
        match rows.find(|&row| self.replay.right(row, goal)) {
            Some(row) => self.expect(Due::Inconsistent { goal, row }),
            None => self.solutions(goal),
        }
    }

    /// All choices, or one and a search, or none and a search.
    fn solutions(&mut self, goal: usize) -> Result<(), Fault> {
        let next = self.peek();
        let starts_with_particular = matches!(next, Some(Step::Particular { .. }));
        if *self.lists_none.get_or_insert(starts_with_particular) {
            self.expect(Due::Particular { goal })?;
            return self.search(goal);
        }
        let mut values = BitVector::zeros(self.replay.variables_with_pivot(false).len());
        self.choice(goal, &values, true)?;
        self.expect(Due::Particular { goal })?;
        if values.is_empty() {
            return Ok(());
        }
        let next = self.peek();
        let lists_all = !matches!(next, Some(Step::Search { .. }));
        if !*self.lists_all.get_or_insert(lists_all) {
            return self.search(goal);
        }
        while count_up(&mut values) {
            self.choice(goal, &values, false)?;
        }
        Ok(())
    }

    fn choice(&mut self, goal: usize, values: &BitVector, is_first: bool) -> Result<(), Fault> {
        self.expect(Due::Choose {
            goal,
            values: values.clone(),
        })?;
        let next = self.peek();
        let has_back = matches!(next, Some(Step::Back { .. }));
        if is_first || *self.repeats_back.get_or_insert(has_back) {
            for row in (0..self.replay.pivot_count()).rev() {
                let var = self.pivot_of(row);
                self.expect(Due::Back { var, row })?;
            }
        }
        self.expect(Due::Candidate { goal })
    }

    fn search(&mut self, goal: usize) -> Result<(), Fault> {
        if let Some(Step::Search {
            x,
            weight,
            lower_bound,
            ..
        }) = self.peek()
        {
            self.searches[goal] = Some(Least {
                x: x.clone(),
                weight: *weight,
                lower_bound: *lower_bound,
            });
        }
        self.expect(Due::Search { goal })
    }

    /// The outcome is what the search found, or proven if all solutions are listed.
    fn outcome(&self) -> Result<(), Fault> {
        for (goal, outcome) in self.trace.outcome.goals.iter().enumerate() {
            let (Some(found), Some(search)) = (outcome.least(), self.searches.get(goal)) else {
                continue;
            };
            let as_found = match search {
                Some(search) => search == found,
                None => found.lower_bound.is_none(),
            };
            if !as_found {
                return Err(Fault {
                    step: None,
                    claim: goal_name(goal, &self.trace.system),
                    reason: RuleFault::NotAsFound.into(),
                });
            }
        }
        Ok(())
    }
}

/// Counts up by one, the last component being the units; false if all were 1.
pub(super) fn count_up(values: &mut BitVector) -> bool {
    for index in (0..values.len()).rev() {
        values.flip(index);
        if values.get(index) {
            return true;
        }
    }
    false
}

impl Due {
    /// Tells whether `step` is the one that is due.
    #[rustfmt::skip]
    pub(super) fn is(&self, step: Option<&Step>) -> bool {
        let Some(step) = step else { return *self == Self::End };
        match (self, step) {
            (Self::Swap { rows, col }, Step::Swap { rows: r, col: c }) => rows == r && col == c,
            (Self::SwapColumns { cols, .. }, Step::SwapColumns { cols: c }) => cols == c,
            (Self::Pivot { row, col }, Step::Pivot { row: r, col: c }) => row == r && col == c,
            (Self::Add { source, targets, col }, Step::Add { source: s, targets: t, col: c }) => {
                source == s && targets == t && col == c
            }
            (Self::Skip { col, row, why }, Step::Skip { col: c, row: r, why: w }) => {
                col == c && row == r && why == w
            }
            (Self::Express { var, row, constants }, Step::Express { var: v, row: r, constants: c, .. }) => {
                var == v && row == r && constants == c
            }
            (Self::Kernel { col }, Step::Kernel { col: c, .. }) => col == c,
            (Self::Inconsistent { goal, row }, Step::Inconsistent { goal: g, row: r, .. }) => {
                goal == g && row == r
            }
            (Self::Choose { goal, values }, Step::Choose { goal: g, values: v }) => {
                goal == g && values == v
            }
            (Self::Back { var, row }, Step::Back { var: v, row: r, .. }) => var == v && row == r,
            (Self::Candidate { goal }, Step::Candidate { goal: g, .. })
            | (Self::Particular { goal }, Step::Particular { goal: g, .. })
            | (Self::Search { goal }, Step::Search { goal: g, .. }) => goal == g,
            (Self::Free, Step::Free { .. })
            | (Self::Grid, Step::Explore(ExploreStep::Grid { .. })) => true,
            (Self::Explore(due), Step::Explore(found)) => due == found,
            _ => false,
        }
    }
}
