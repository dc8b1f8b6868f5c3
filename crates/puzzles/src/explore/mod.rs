//! The methods that explore: they try patterns, sets of moves or boards, where an elimination
//! calculates.
//!
//! | method | tries | cost |
//! |---|---|---|
//! | [`Chase`](Method::Chase) | patterns of guessed presses; the others are forced | 2^guessed · cells |
//! | [`RowDp`](Method::RowDp) | the same line by line, the best way to each state kept | states · lines |
//! | [`Bfs`](Method::Bfs) | boards, in order of their distance from the start | 2^rank · moves |
//! | [`Subsets`](Method::Subsets) | sets of moves | 2^moves |
//! | [`Reach`](Method::Reach) | boards, a whole level at once, as sets of bits | 2^cells · levels · moves / 64 |
//!
//! All work on A and B alone. Their state is the *change* A·x, which cells differ from the
//! start: goal g is reached when the change is column g of B. All give the same answer, the
//! least solution: fewest presses, and of several the first as a string of 0s and 1s.
//!
//! ```
//! use puzzles::explore::{Counted, Method, explore};
//! use puzzles::{ReadOptions, read};
//!
//! let puzzle = &read("bwwb/bbwb/bwwb/bwww", &ReadOptions::default())?[0];
//! let explored = explore(&puzzle.system(), puzzle.grid(), Method::Chase, &mut ())?;
//! let white = explored.goals[0].as_ref().expect("it can be solved");
//! assert_eq!(white.to_string(), "1000010110000000");
//! // 16 patterns of the first row, for each of the two goals.
//! assert_eq!(explored.work.count(Counted::Patterns), Some(32));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod batch;
mod bfs;
mod boards;
mod chase;
mod event;
mod goals;
mod grid;
mod order;
mod reach;
mod refusal;
mod row_dp;
mod subsets;
mod walker;
mod work;

use gf2::{BitMatrix, BitVector, LinearSystem};

pub use event::{Event, Observer};
pub use grid::Grid;
pub use refusal::Refusal;
pub use work::{Counted, Work};

use crate::limits::{
    MAX_CHASE_GUESSES, MAX_CHASE_WORK, MAX_LISTED_RANK, MAX_ROW_DP_GUESSES, MAX_ROW_DP_WORK,
    MAX_SEARCH_CELLS, MAX_SEARCH_MOVES, MAX_SUBSET_MOVES,
};
use order::Order;
use refusal::Reason;

/// A method that explores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// Light chasing: guess the presses that no cell forces, let the cells force the others.
    Chase,
    /// Dynamic programming over the lines of the board.
    RowDp,
    /// Breadth-first search over the boards.
    Bfs,
    /// Every set of moves.
    Subsets,
    /// All boards that one more move reaches, level by level.
    Reach,
}

impl Method {
    /// Every method that explores.
    pub const ALL: [Self; 5] = [
        Self::Chase,
        Self::RowDp,
        Self::Bfs,
        Self::Subsets,
        Self::Reach,
    ];

    /// Returns the word for this method on a command line and in a trace.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chase => "chase",
            Self::RowDp => "row-dp",
            Self::Bfs => "bfs",
            Self::Subsets => "subsets",
            Self::Reach => "reach",
        }
    }

    /// Returns the method with the given [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name() == name)
    }
}

/// What came out of an exploration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explored {
    /// The least solution of each goal, proven by the method; `None` where there is none.
    pub goals: Vec<Option<BitVector>>,
    /// What was counted on the way.
    pub work: Work,
}

/// Explores a system with a method, and tells `observer` everything that it does.
///
/// `grid` says how the cells lie, if they lie in a rectangle; `chase` and `row-dp` need it.
/// Patterns, states, boards and sets are told one by one where they are few, as the `LISTED`
/// constants of [`limits`](crate::limits) say, and in numbers beyond.
///
/// # Errors
///
/// If the method does not apply, or would exceed its limit: see [`applies`].
pub fn explore(
    system: &LinearSystem,
    grid: Option<Grid>,
    method: Method,
    observer: &mut dyn Observer,
) -> Result<Explored, Refusal> {
    let plan =
        plan(system, grid, method).map_err(|reason| refusal(system, grid, method, reason))?;
    Ok(match plan {
        Plan::Chase(order) => chase::chase(system, &order, observer),
        Plan::RowDp(order) => row_dp::row_dp(system, &order, observer),
        Plan::Bfs => bfs::bfs(system, observer),
        Plan::Subsets => subsets::subsets(system, observer),
        Plan::Reach => reach::reach(system, observer),
    })
}

/// Checks whether a method applies to a system and keeps within its limit, without exploring.
///
/// # Errors
///
/// If `chase` or `row-dp` has no grid, or presses that change cells other than neighbours; or
/// if the limit of the method in [`limits`](crate::limits) is exceeded. The refusal names the
/// methods that would work.
pub fn applies(system: &LinearSystem, grid: Option<Grid>, method: Method) -> Result<(), Refusal> {
    match plan(system, grid, method) {
        Ok(_) => Ok(()),
        Err(reason) => Err(refusal(system, grid, method, reason)),
    }
}

/// A method that was found to apply, with what it needs beside the system.
enum Plan {
    Chase(Order),
    RowDp(Order),
    Bfs,
    Subsets,
    Reach,
}

fn plan(system: &LinearSystem, grid: Option<Grid>, method: Method) -> Result<Plan, Reason> {
    let (cells, moves) = (system.a().rows(), system.a().cols());
    match method {
        Method::Chase => order(system, grid, MAX_CHASE_GUESSES, MAX_CHASE_WORK).map(Plan::Chase),
        Method::RowDp => order(system, grid, MAX_ROW_DP_GUESSES, MAX_ROW_DP_WORK).map(Plan::RowDp),
        Method::Bfs | Method::Reach if cells > MAX_SEARCH_CELLS || moves > MAX_SEARCH_MOVES => {
            Err(Reason::Boards { cells, moves })
        }
        Method::Subsets if moves > MAX_SUBSET_MOVES => Err(Reason::Moves { needed: moves }),
        Method::Bfs => Ok(Plan::Bfs),
        Method::Subsets => Ok(Plan::Subsets),
        Method::Reach => Ok(Plan::Reach),
    }
}

/// The order in which a board is walked through, if it can be, and leaves neither too many presses
/// to guess nor too much work.
fn order(
    system: &LinearSystem,
    grid: Option<Grid>,
    most_guesses: usize,
    most_work: u64,
) -> Result<Order, Reason> {
    let a = system.a();
    let fits = |grid: &Grid| (a.rows(), a.cols()) == (grid.cells(), grid.cells());
    let grid = grid.filter(fits).ok_or(Reason::NoGrid)?;
    if !grid.is_local(a) {
        return Err(Reason::NotLocal);
    }
    let order = Order::of(a, grid);
    if order.guesses > most_guesses {
        let needed = order.guesses;
        return Err(Reason::Guesses { needed });
    }
    let each = grid.cells() as u64 * system.b().cols() as u64;
    match each.saturating_mul(1 << order.guesses) {
        needed if needed > most_work => Err(Reason::Work {
            needed,
            limit: most_work,
        }),
        _ => Ok(order),
    }
}

fn refusal(system: &LinearSystem, grid: Option<Grid>, method: Method, reason: Reason) -> Refusal {
    let works = |other: &Method| plan(system, grid, *other).is_ok();
    Refusal {
        method,
        reason,
        others: Method::ALL.into_iter().filter(works).collect(),
    }
}

/// The columns of a matrix as numbers, bit i for row i; there must be at most 32 rows.
fn packed_columns(matrix: &BitMatrix) -> Vec<u32> {
    let mut columns = vec![0; matrix.cols()];
    for (i, row) in matrix.iter_rows().enumerate() {
        for column in row.iter_ones() {
            columns[column] |= 1 << i;
        }
    }
    columns
}

/// The change of `cells` cells that a number means, bit i for cell i.
fn unpacked(cells: usize, change: u32) -> BitVector {
    BitVector::from_fn(cells, |cell| change >> cell & 1 == 1)
}

/// Tells whether there are so few boards within reach that each of them is told.
fn lists_boards(a: &BitMatrix) -> bool {
    a.rank() <= MAX_LISTED_RANK
}
