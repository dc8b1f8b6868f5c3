//! What a method counted: its work and its memory.

use gf2::{
    BitMatrix, Event, LinearSystem, Observer, Search, column_swap_eliminate, forward_eliminate,
    gauss_jordan_eliminate,
};
use puzzles::explore::{Counted, Work};
use tracer::Method;

use crate::answer::{Answer, GoalAnswer};

/// What a method counted.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Counts {
    /// Its work.
    pub(super) work: Vec<Count>,
    /// The bits of its main table, if it has one.
    pub(super) memory_bits: Option<u64>,
}

/// A quantity and how much there was of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Count {
    /// What a person calls one of them, and several.
    pub(super) names: [&'static str; 2],
    /// The key in JSON.
    pub(super) key: &'static str,
    /// How many there were.
    pub(super) number: u64,
}

/// What the method of `answer` counted.
pub(super) fn of(answer: &Answer, system: &LinearSystem) -> Counts {
    match &answer.work {
        Some(work) => of_exploration(work),
        None => of_elimination(answer, system),
    }
}

fn of_exploration(work: &Work) -> Counts {
    let count = |&(counted, number): &(Counted, u64)| {
        let (names, key) = match counted {
            Counted::Patterns => (["pattern", "patterns"], "patterns"),
            Counted::Cut => (["of them cut off"; 2], "patterns_cut"),
            Counted::States => (["state", "states"], "states"),
            Counted::Subsets => (["subset", "subsets"], "subsets"),
            Counted::Boards => (["board", "boards"], "boards"),
            Counted::MemoryBits => return None,
        };
        Some(Count { names, key, number })
    };
    Counts {
        work: work.counts.iter().filter_map(count).collect(),
        memory_bits: work.count(Counted::MemoryBits),
    }
}

/// Eliminates once more, and counts; the memory is that of [A | B].
fn of_elimination(answer: &Answer, system: &LinearSystem) -> Counts {
    let mut work = system.augmented();
    let n = system.a().cols();
    let mut tally = Tally::default();
    match answer.method {
        Method::Gauss => drop(forward_eliminate(&mut work, n, &mut tally)),
        Method::ColumnSwap => drop(column_swap_eliminate(&mut work, n, &mut tally)),
        _ => drop(gauss_jordan_eliminate(&mut work, n, &mut tally)),
    }
    let count = |names, key, number| Count { names, key, number };
    let mut counts = vec![
        count(["addition", "additions"], "row_additions", tally.additions),
        count(["swap", "swaps"], "row_swaps", tally.swaps),
    ];
    if answer.method == Method::ColumnSwap {
        let names = ["column swap", "column swaps"];
        counts.push(count(names, "column_swaps", tally.column_swaps));
    }
    let solutions = solutions_tried(answer);
    counts.extend(solutions.map(|n| count(["solution", "solutions"], "solutions", n)));
    Counts {
        work: counts,
        memory_bits: Some(work.rows() as u64 * work.cols() as u64),
    }
}

/// The number of solutions among which the least ones were found, if all were tried.
///
/// Where there are too many to try, a bound may still prove the least one.
fn solutions_tried(answer: &Answer) -> Option<u64> {
    let few = Search::default().max_nullity;
    let tried = |goal: &GoalAnswer| match goal {
        GoalAnswer::Unreachable { .. } => Some(0),
        GoalAnswer::Reachable { log2_solutions, .. } => {
            (*log2_solutions <= few).then(|| 1 << log2_solutions)
        }
    };
    answer.goals.iter().map(tried).sum()
}

/// Counts the operations of an elimination.
#[derive(Default)]
struct Tally {
    additions: u64,
    swaps: u64,
    column_swaps: u64,
}

impl Observer for Tally {
    fn observe(&mut self, event: Event<'_>, _: &BitMatrix) {
        match event {
            Event::Add { targets, .. } => self.additions += targets.weight() as u64,
            Event::Swap { .. } => self.swaps += 1,
            Event::SwapColumns { .. } => self.column_swaps += 1,
            Event::Pivot { .. } | Event::Skip { .. } => {}
        }
    }
}
