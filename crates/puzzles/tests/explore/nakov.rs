//! The Nakov board, with all 2²¹ boards as goals of one pass.

use gf2::{BitMatrix, BitVector};
use puzzles::explore::{Counted, Method};
use puzzles::{Nakov, Puzzle};

use crate::{distribution, explored, with_all_goals};

/// How many boards need 0, 1, 2, … operations, and in all 16,384 of the 2²¹ can be reached
/// (recomputed independently for the project's reference data).
const DISTRIBUTION: [usize; 9] = [1, 15, 105, 455, 1365, 3003, 5005, 4719, 1716];

fn nakov() -> BitMatrix {
    Nakov::new(BitVector::zeros(21)).system().a().clone()
}

#[test]
fn all_boards_in_one_pass_by_three_methods() {
    let system = with_all_goals(nakov());
    let by_bfs = explored(&system, None, Method::Bfs);
    assert_eq!(distribution(&by_bfs.goals), DISTRIBUTION);
    for method in [Method::Reach, Method::Subsets] {
        let found = explored(&system, None, method);
        assert!(found.goals == by_bfs.goals, "{method:?} disagrees with bfs");
    }
}

#[test]
fn what_is_counted() {
    let unreachable = Nakov::new(BitVector::unit(21, 0)).system();
    let count = |method, counted| explored(&unreachable, None, method).work.count(counted);
    assert_eq!(count(Method::Bfs, Counted::States), Some(16_384));
    assert_eq!(count(Method::Bfs, Counted::MemoryBits), Some(8 << 21));
    assert_eq!(count(Method::Reach, Counted::Boards), Some(16_384));
    assert_eq!(count(Method::Reach, Counted::MemoryBits), Some(1 << 21));
    assert_eq!(count(Method::Subsets, Counted::Subsets), Some(32_768));
    assert_eq!(count(Method::Subsets, Counted::Patterns), None);
}
