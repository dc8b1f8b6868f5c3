//! All boards that the Nakov operations make, against all 2^15 sets of them.

use gf2::{BitVector, Outcome, Search};
use puzzles::{Puzzle, ReadOptions};
use rowstep_tests::brute_force::least_moves;
use rowstep_tests::facts::{distribution, fact};

/// The published operations, as masks of the 21 cells.
fn operations() -> Vec<u64> {
    let lists: Vec<Vec<usize>> = fact("/nakov/op_masks");
    lists
        .iter()
        .map(|cells| cells.iter().map(|cell| 1 << cell).sum())
        .collect()
}

/// The board whose cells in reading order are the bits of `number`.
fn board(number: usize) -> Box<dyn Puzzle> {
    let cells: Vec<char> = (0..21)
        .map(|i| if number >> i & 1 == 1 { '1' } else { '0' })
        .collect();
    let rows = [0..3, 3..8, 8..13, 13..18, 18..21].map(|row| cells[row].iter().collect::<String>());
    let boards = puzzles::read(&rows.join("\n"), &ReadOptions::default());
    boards.expect("a Nakov board").remove(0)
}

/// A witness y proves that a board cannot be made: y meets every operation in an even number
/// of cells, and the board in an odd number.
fn proves_impossible(witness: &BitVector, operations: &[u64], number: usize) -> bool {
    let y: usize = witness.iter_ones().map(|cell| 1 << cell).sum();
    let even = operations
        .iter()
        .all(|mask| (mask & y as u64).count_ones().is_multiple_of(2));
    even && (number & y).count_ones() % 2 == 1
}

#[test]
fn every_board_that_can_be_made_gets_its_least_number_and_every_other_a_proof() {
    let operations = operations();
    let least = least_moves(21, &operations);
    assert_eq!(
        distribution(least.iter().flatten().copied()),
        fact("/nakov/distribution")
    );
    // Every board that can be made is followed, and as many that cannot.
    let reachable = (0..1 << 21).filter(|&number| least[number].is_some());
    let unreachable = (0..1 << 21)
        .filter(|&number| least[number].is_none())
        .step_by(127);
    for number in reachable.chain(unreachable) {
        let puzzle = board(number);
        match &puzzle.system().solve()[0] {
            Outcome::Solvable(solutions) => {
                let found = solutions.least(Search::default());
                assert_eq!(Some(found.weight), least[number], "board {number}");
                assert!(puzzle.accepts(0, &found.x), "board {number}: {}", found.x);
            }
            Outcome::Inconsistent { witness } => {
                assert_eq!(least[number], None, "board {number}");
                assert!(
                    proves_impossible(witness, &operations, number),
                    "board {number}"
                );
            }
        }
    }
}

#[test]
fn rank_and_kernel_are_the_published_ones() {
    let system = board(0).system();
    assert_eq!(system.a().rank(), fact::<usize>("/nakov/rank"));
    let Outcome::Solvable(solutions) = &system.solve()[0] else {
        panic!("nothing to do")
    };
    let kernel: Vec<Vec<usize>> = solutions
        .kernel()
        .iter()
        .map(|x| x.iter_ones().collect())
        .collect();
    assert_eq!(kernel, fact::<Vec<Vec<usize>>>("/nakov/kernel_basis_ops"));
}
