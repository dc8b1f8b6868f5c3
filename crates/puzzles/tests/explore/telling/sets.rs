//! `subsets`.

use gf2::BitVector;
use puzzles::explore::{Event, Method};
use puzzles::limits::{MAX_LISTED_MOVES, MAX_SUBSET_MOVES};

use super::{Story, local_systems, read};

/// Reads every set of moves, in the order of their strings.
fn sets(story: &mut Story<'_>) {
    let moves = story.a().cols();
    let mut last: Option<&BitVector> = None;
    for _ in 0..1 << moves {
        let Event::Subset { x, gives } = story.next() else {
            panic!("each set is told");
        };
        assert_eq!(story.change(x), *gives);
        assert!(last.is_none_or(|last| last < x), "ascending as strings");
        last = Some(x);
    }
}

/// Reads the summaries by size.
fn weights(story: &mut Story<'_>) {
    let moves = story.a().cols();
    let mut solutions = vec![0; story.goal_count()];
    // Binomial coefficients, each from the one before.
    let mut binomial = 1;
    for expected in 0..=moves {
        let Event::Weight {
            weight,
            tried,
            gives,
        } = story.next()
        else {
            panic!("each size is told");
        };
        assert_eq!((*weight, *tried), (expected, binomial));
        assert_eq!(gives.len(), story.goal_count());
        for (goal, gives) in gives.iter().enumerate() {
            solutions[goal] += gives;
            let least = story.goals[goal].as_ref().map(BitVector::weight);
            assert!(*gives == 0 || least.is_some_and(|least| least <= *weight));
            assert!(*gives > 0 || least != Some(*weight));
        }
        binomial = binomial * (moves - expected) as u64 / (expected + 1) as u64;
    }
    // All solutions are among the sets: 2^nullity of them, or none.
    for (goal, &solutions) in solutions.iter().enumerate() {
        let all = 1 << (moves - story.a().rank());
        let expected = if story.goals[goal].is_some() { all } else { 0 };
        assert_eq!(solutions, expected);
    }
}

#[test]
fn subsets() {
    for (_, system) in local_systems() {
        if system.a().cols() > MAX_SUBSET_MOVES {
            continue;
        }
        read(&system, None, Method::Subsets, |story| {
            if story.a().cols() <= MAX_LISTED_MOVES {
                sets(story);
            } else {
                weights(story);
            }
            for goal in 0..story.goal_count() {
                story.answer(goal);
            }
        });
    }
}
