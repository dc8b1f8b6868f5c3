//! `bfs` and `reach`.

use std::collections::{HashMap, VecDeque};

use gf2::{BitMatrix, BitVector, LinearSystem};
use puzzles::explore::{Event, Method};
use puzzles::limits::{MAX_LISTED_RANK, MAX_SEARCH_CELLS};

use super::{Story, local_systems, read};

/// Systems without a grid, too: moves that are the same, that change nothing, and none.
fn systems() -> Vec<LinearSystem> {
    let toggles = ["10110\n01101\n11011", "0110\n0101", "", "111111\n000000"];
    let toggles = toggles.map(|a| {
        let a: BitMatrix = a.parse().unwrap();
        let b = BitMatrix::from_fn(a.rows(), 3, |row, goal| row < goal);
        LinearSystem::new(a, b).unwrap()
    });
    let local = local_systems().into_iter().map(|(_, system)| system);
    let small = local.filter(|system| system.a().rows() <= MAX_SEARCH_CELLS);
    small.chain(toggles).collect()
}

/// The goals that want `change`, in order.
fn goals_at(story: &Story<'_>, change: &BitVector) -> Vec<usize> {
    let goals = 0..story.goal_count();
    goals
        .filter(|&goal| story.wanted(goal) == *change)
        .collect()
}

/// Reads a `Level` with this number, and returns its size.
fn level(story: &mut Story<'_>, expected: usize) -> u64 {
    let &Event::Level { level, states } = story.next() else {
        panic!("level {expected} comes next");
    };
    assert_eq!(level, expected);
    states
}

/// The number of boards within reach, if the search had to go through all of them.
fn all_if_missed(story: &Story<'_>) -> Option<u64> {
    let missed = story.goals.iter().any(Option::is_none);
    missed.then(|| 1 << story.a().rank())
}

/// What is known of a search while its listing is read.
struct Search {
    /// The states reached, with the set that each was first reached by.
    sets: HashMap<BitVector, BitVector>,
    queue: VecDeque<BitVector>,
    found: usize,
}

impl Search {
    /// Reads the start of the listing.
    fn read_start(story: &mut Story<'_>) -> Self {
        let a = story.a();
        assert_eq!(level(story, 0), 1);
        let (start, none) = (BitVector::zeros(a.rows()), BitVector::zeros(a.cols()));
        let goals = goals_at(story, &start);
        story.found_all(goals.iter().copied());
        Self {
            sets: HashMap::from([(start.clone(), none)]),
            queue: VecDeque::from([start]),
            found: goals.len(),
        }
    }

    /// Reads a `Pop`, and everything first reached from there.
    fn read_pop(&mut self, story: &mut Story<'_>) {
        let Event::Pop { state, x } = story.next() else {
            panic!("a state is popped");
        };
        assert_eq!(
            self.queue.pop_front().as_ref(),
            Some(state),
            "first in, first out"
        );
        assert_eq!(&self.sets[state], x);
        assert_eq!(story.change(x), *state);
        while let Some(Event::Reach {
            state: reached,
            press,
        }) = story.peek()
        {
            story.next();
            assert!(x.last_one().is_none_or(|last| last < *press));
            let set = x + &BitVector::unit(x.len(), *press);
            assert_eq!(story.change(&set), *reached);
            let before = self.sets.insert(reached.clone(), set);
            assert_eq!(before, None, "reached for the first time");
            self.queue.push_back(reached.clone());
            let goals = goals_at(story, reached);
            self.found += goals.len();
            story.found_all(goals);
        }
    }

    /// Reads the listing to its end, and returns the number of states in complete levels.
    fn read_rest(&mut self, story: &mut Story<'_>) -> u64 {
        let (mut depth, mut complete) = (0, 1);
        while !self.queue.is_empty() && self.found < story.goal_count() {
            for _ in 0..self.queue.len() {
                self.read_pop(story);
                if self.found == story.goal_count() {
                    return complete;
                }
            }
            depth += 1;
            let size = self.queue.len() as u64;
            if size > 0 {
                assert_eq!(level(story, depth), size);
                complete += size;
            }
        }
        complete
    }
}

#[test]
fn bfs_in_full() {
    for system in systems() {
        if system.a().rank() > MAX_LISTED_RANK {
            continue;
        }
        read(&system, None, Method::Bfs, |story| {
            let mut search = Search::read_start(story);
            let complete = search.read_rest(story);
            if let Some(all) = all_if_missed(story) {
                assert_eq!(complete, all);
            }
            story.missed_rest();
        });
    }
}

/// Each goal is told between the level before its own and its own.
#[test]
fn bfs_in_numbers() {
    for system in systems() {
        if system.a().rank() <= MAX_LISTED_RANK {
            continue;
        }
        read(&system, None, Method::Bfs, |story| {
            let mut states = level(story, 0);
            let mut levels = 1;
            while let Some(event @ (Event::Level { .. } | Event::Found { .. })) = story.peek() {
                if let Event::Found { weight, .. } = event {
                    story.found();
                    assert_eq!(*weight, if *weight == 0 { 0 } else { levels });
                } else {
                    let size = level(story, levels);
                    assert!(size > 0);
                    states += size;
                    levels += 1;
                }
            }
            if let Some(all) = all_if_missed(story) {
                assert_eq!(states, all);
            }
            story.missed_rest();
        });
    }
}

/// Reads the boards of a level, each of them one move from a board of the level before.
fn boards(story: &mut Story<'_>, size: u64, before: &[BitVector]) -> Vec<BitVector> {
    let boards: Vec<BitVector> = (0..size)
        .map(|_| match story.next() {
            Event::New { state } => state.clone(),
            other => panic!("each board is told, not {other:?}"),
        })
        .collect();
    assert!(boards.is_sorted_by(|a, b| a < b), "ascending as strings");
    let moves: Vec<BitVector> = (0..story.a().cols()).map(|j| story.a().column(j)).collect();
    let is_near = |board: &BitVector| moves.iter().any(|m| before.contains(&(board + m)));
    assert!(before.is_empty() || boards.iter().all(is_near));
    boards
}

#[test]
fn reach() {
    for system in systems() {
        let is_listed = system.a().rank() <= MAX_LISTED_RANK;
        read(&system, None, Method::Reach, |story| {
            let (mut before, mut states, mut found) = (Vec::new(), 0, 0);
            for depth in 0.. {
                let size = level(story, depth);
                states += size;
                if is_listed {
                    before = boards(story, size, &before);
                }
                let weighs =
                    |x: &Option<BitVector>| x.as_ref().is_some_and(|x| x.weight() == depth);
                let goals: Vec<_> = (0..story.goal_count())
                    .filter(|&g| weighs(&story.goals[g]))
                    .collect();
                found += goals.len();
                story.found_all(goals);
                if size == 0 || found == story.goal_count() {
                    break;
                }
            }
            if let Some(all) = all_if_missed(story) {
                assert_eq!(states, all);
            }
            story.missed_rest();
        });
    }
}
