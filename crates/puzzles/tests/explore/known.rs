//! Published figures.

use gf2::BitVector;
use puzzles::explore::{Counted, Event, Method, Observer, explore};
use puzzles::{Board, Flip, Lights, Moves, Nakov, Puzzle, Target};

use crate::{Shape, distribution, eliminated, explored, with_all_goals};

/// Least presses from all on to all off, n×n, n from 1: OEIS A075464.
const ALL_ON: [usize; 12] = [1, 4, 5, 4, 15, 28, 33, 40, 25, 44, 55, 72];

fn all_on(shape: Shape) -> usize {
    let system = shape.system([&BitVector::ones(shape.grid.cells())]);
    let chase = explored(&system, Some(shape.grid), Method::Chase);
    let x = chase.goals[0].clone().expect("all on can always be solved");
    let row_dp = explored(&system, Some(shape.grid), Method::RowDp);
    assert_eq!(row_dp.goals[0].as_ref(), Some(&x));
    // The shorter side is guessed; a single press is forced by its own cell.
    let side = shape.grid.rows.min(shape.grid.cols);
    let guesses = if shape.grid.cells() == 1 { 0 } else { side };
    assert_eq!(chase.work.count(Counted::Patterns), Some(1 << guesses));
    x.weight()
}

#[test]
fn least_presses_from_all_on() {
    for (n, expected) in (1..).zip(ALL_ON) {
        assert_eq!(all_on(Shape::flat(Moves::Plus, n, n)), expected, "{n}×{n}");
    }
}

/// A board and the same board on its side need as many presses, and 2^min(n, m) patterns.
#[test]
fn a_board_on_its_side() {
    for (rows, cols) in [(1, 9), (2, 9), (3, 7), (4, 9), (5, 8)] {
        let lying = all_on(Shape::flat(Moves::Plus, rows, cols));
        assert_eq!(
            lying,
            all_on(Shape::flat(Moves::Plus, cols, rows)),
            "{rows}×{cols}"
        );
    }
}

/// How many of the 65,536 boards need 0, 1, 2, … rounds; 61,440 are impossible.
const FLIP: [usize; 7] = [2, 32, 228, 880, 1562, 1136, 256];

#[test]
fn every_flip_game() {
    let shape = Shape::flat(Moves::Plus, 4, 4);
    let system = with_all_goals(shape.a());
    let all = explored(&system, Some(shape.grid), Method::Chase).goals;
    // All white wants the black pieces turned over, and all black the others.
    let boards = all.iter().zip(all.iter().rev());
    let lighter = |(white, black): (&Option<BitVector>, &Option<BitVector>)| {
        let reached = [white, black].into_iter().flatten();
        reached.min_by_key(|x| x.weight()).cloned()
    };
    let least: Vec<_> = boards.map(lighter).collect();
    assert_eq!(distribution(&least), FLIP);
    assert_eq!(least.iter().filter(|x| x.is_none()).count(), 61_440);
}

/// The puzzles themselves give the grid that the methods need.
#[test]
fn from_the_board_to_the_presses() {
    let board: BitVector = "1001110110011000".parse().unwrap();
    let flip = Flip::new(Board::new(4, board), Target::Either);
    let board = Board::new(4, BitVector::ones(12));
    let torus = Lights::new(board, Moves::Plus, true, Target::Zeros);
    let puzzles: [&dyn Puzzle; 2] = [&flip, &torus];
    for puzzle in puzzles {
        let system = puzzle.system();
        let expected = eliminated(&system);
        for method in Method::ALL {
            let goals = explored(&system, puzzle.grid(), method).goals;
            assert_eq!(goals, expected, "{} {method:?}", puzzle.title());
            let x = goals[0].as_ref().expect("it can be solved");
            assert!(puzzle.accepts(0, x));
        }
    }
    let nakov = Nakov::new(BitVector::zeros(21));
    assert_eq!(nakov.grid(), None);
}

/// How many 5×5 boards need 0, 1, 2, … presses: OEIS A079873, but for its term 7, which has two
/// digits swapped there; with 467,104 the sum is the 2²³ that it states.
const FIVE_BY_FIVE: [u64; 16] = [
    1, 25, 300, 2300, 12_650, 53_130, 176_176, 467_104, 982_335, 1_596_279, 1_935_294, 1_684_446,
    1_004_934, 383_670, 82_614, 7350,
];

/// Collects the sizes of levels.
#[derive(Default)]
struct LevelSizes(Vec<u64>);

impl Observer for LevelSizes {
    fn observe(&mut self, event: Event) {
        if let Event::Level { level, states } = event {
            assert_eq!(level, self.0.len());
            self.0.push(states);
        }
    }
}

/// One lit corner cannot be put out, so the search goes through all that can be reached.
#[test]
fn levels_of_five_by_five() {
    let shape = Shape::flat(Moves::Plus, 5, 5);
    let system = shape.system([&BitVector::unit(25, 0)]);
    for method in [Method::Bfs, Method::Reach] {
        let mut sizes = LevelSizes::default();
        let explored = explore(&system, None, method, &mut sizes).unwrap();
        assert_eq!(explored.goals, [None]);
        // `reach` ends with the level that adds nothing.
        let sizes: Vec<u64> = sizes.0.into_iter().filter(|&states| states > 0).collect();
        assert_eq!(sizes, FIVE_BY_FIVE, "{method:?}");
    }
}
