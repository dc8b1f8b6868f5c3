//! `chase` and `row-dp`.

use gf2::BitVector;
use puzzles::explore::{Event, Grid, Method};
use puzzles::limits::MAX_LISTED_GUESSES;

use super::{Story, local_systems, read};

/// How a board is walked through, as `Grid` tells it.
struct Walk {
    cells: usize,
    cols: usize,
    width: usize,
    transposed: bool,
    /// The guessed variables in the order of the walk.
    guessed: Vec<usize>,
}

impl Walk {
    fn read(story: &mut Story<'_>, grid: Grid) -> Self {
        let Event::Grid {
            rows,
            cols,
            transposed,
            guessed,
        } = story.next()
        else {
            panic!("a grid comes first");
        };
        assert_eq!((*rows, *cols), (grid.rows, grid.cols));
        assert!(guessed.is_sorted_by(|a, b| a < b));
        let mut walk = Self {
            cells: grid.cells(),
            cols: *cols,
            width: if *transposed { *rows } else { *cols },
            transposed: *transposed,
            guessed: Vec::new(),
        };
        let mut guessed = guessed.clone();
        guessed.sort_by_key(|&variable| walk.place(variable));
        walk.guessed = guessed;
        walk
    }

    fn place(&self, variable: usize) -> usize {
        let (row, col) = (variable / self.cols, variable % self.cols);
        if self.transposed {
            col * self.width + row
        } else {
            variable
        }
    }

    fn line(&self, variable: usize) -> usize {
        self.place(variable) / self.width
    }

    fn lines(&self) -> usize {
        self.cells / self.width
    }

    fn is_listed(&self) -> bool {
        self.guessed.len() <= MAX_LISTED_GUESSES
    }

    /// The lines that have forced moves.
    fn forced_lines(&self) -> Vec<usize> {
        let is_forced = |line: &usize| {
            let guessed = self.guessed.iter().filter(|&&v| self.line(v) == *line);
            guessed.count() < self.width
        };
        (0..self.lines()).filter(is_forced).collect()
    }
}

/// The best candidate of a goal so far, by weight and then as a string.
type Best = Option<(usize, BitVector)>;

/// Reads one pattern, whose guesses it returns as a number.
fn pattern(story: &mut Story<'_>, walk: &Walk, goal: usize, best: &mut Best) -> u64 {
    let Event::Guess { goal: told, values } = story.next() else {
        panic!("a pattern starts with a guess");
    };
    assert_eq!((*told, values.len()), (goal, walk.guessed.len()));
    let mut pressed: Vec<usize> = values.iter_ones().map(|i| walk.guessed[i]).collect();
    let mut rows = walk.forced_lines().into_iter();
    while let Some(Event::Row { row, presses }) = story.peek() {
        story.next();
        assert_eq!(
            Some(*row),
            rows.next(),
            "a row for each line with forced moves"
        );
        assert!(presses.is_sorted_by(|a, b| a < b));
        for &press in presses {
            assert_eq!(walk.line(press), *row);
            assert!(!walk.guessed.contains(&press));
        }
        pressed.extend(presses);
    }
    end(story, walk, goal, best, &pressed);
    values
        .iter()
        .fold(0, |number, bit| number * 2 + u64::from(bit))
}

/// Reads the end of a pattern that made the presses `pressed`.
fn end(story: &mut Story<'_>, walk: &Walk, goal: usize, best: &mut Best, pressed: &[usize]) {
    let best_weight = best.as_ref().map_or(usize::MAX, |(weight, _)| *weight);
    match story.next() {
        Event::Candidate {
            goal: told,
            x,
            weight,
        } => {
            assert_eq!(*told, goal);
            assert_eq!(
                *x,
                BitVector::from_ones(walk.cells, pressed.iter().copied())
            );
            assert_eq!(story.change(x), story.wanted(goal));
            assert_eq!(x.weight(), *weight);
            assert!(*weight <= best_weight, "it should have been cut");
            let candidate = (*weight, x.clone());
            if best.as_ref().is_none_or(|best| candidate < *best) {
                *best = Some(candidate);
            }
        }
        Event::Fails { cells } => {
            assert!(!cells.is_empty() && cells.is_sorted_by(|a, b| a < b));
        }
        Event::Cut { weight } => assert!(*weight > best_weight),
        other => panic!("a pattern cannot end with {other:?}"),
    }
}

/// Reads the summary of a goal's patterns, and the winner if there is one.
fn summary(story: &mut Story<'_>, walk: &Walk, goal: usize, best: &mut Best) {
    let &Event::Patterns {
        goal: told,
        tried,
        solved,
        failed,
        cut,
    } = story.next()
    else {
        panic!("a summary of the patterns");
    };
    assert_eq!(told, goal);
    assert_eq!(tried, 1 << walk.guessed.len());
    assert_eq!(tried, solved + failed + cut);
    assert_eq!(solved > 0, story.goals[goal].is_some());
    if solved > 0 {
        pattern(story, walk, goal, best);
    }
}

#[test]
fn chase() {
    for (grid, system) in local_systems() {
        read(&system, Some(grid), Method::Chase, |story| {
            let walk = Walk::read(story, grid);
            for goal in 0..story.goal_count() {
                let mut best = None;
                if walk.is_listed() {
                    for number in 0..1 << walk.guessed.len() {
                        assert_eq!(pattern(story, &walk, goal, &mut best), number);
                    }
                } else {
                    summary(story, &walk, goal, &mut best);
                }
                assert_eq!(best.map(|(_, x)| x), story.goals[goal]);
                story.answer(goal);
            }
        });
    }
}

/// Reads the states after a line, of which there were `before` after the line before.
fn states(story: &mut Story<'_>, walk: &Walk, goal: usize, line: usize, before: u64) -> u64 {
    let &Event::States {
        goal: told,
        row,
        states,
        dropped,
    } = story.next()
    else {
        panic!("the states after a line");
    };
    assert_eq!((told, row), (goal, line));
    let guesses = walk.guessed.iter().filter(|&&v| walk.line(v) == line);
    assert!(states + dropped <= before << guesses.count());
    let mut last: Option<&BitVector> = None;
    for _ in 0..if walk.is_listed() { states } else { 0 } {
        let Event::State { x, weight } = story.next() else {
            panic!("each state is told");
        };
        assert_eq!(x.weight(), *weight);
        assert!(x.iter_ones().all(|press| walk.line(press) <= line));
        assert!(last.is_none_or(|last| last < x), "ascending as strings");
        last = Some(x);
    }
    states
}

#[test]
fn row_dp() {
    for (grid, system) in local_systems() {
        read(&system, Some(grid), Method::RowDp, |story| {
            let walk = Walk::read(story, grid);
            for goal in 0..story.goal_count() {
                let mut kept = 1;
                for line in 0..walk.lines() {
                    kept = states(story, &walk, goal, line, kept);
                }
                assert_eq!(kept > 0, story.goals[goal].is_some());
                story.answer(goal);
            }
        });
    }
}
