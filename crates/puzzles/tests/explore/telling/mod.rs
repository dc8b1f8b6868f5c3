//! What a method tells: in which order, and that it adds up.

mod boards;
mod lines;
mod sets;

use std::slice::Iter;

use gf2::{BitMatrix, BitVector, LinearSystem};
use puzzles::Moves;
use puzzles::explore::{Event, Grid, Method, Observer, explore};

use crate::Shape;

/// Everything that a method told about a system, and how far the reading of it is.
struct Story<'a> {
    system: &'a LinearSystem,
    events: Iter<'a, Event>,
    /// The answers that the method returned.
    goals: &'a [Option<BitVector>],
}

#[derive(Default)]
struct Listener(Vec<Event>);

impl Observer for Listener {
    fn observe(&mut self, event: Event) {
        self.0.push(event);
    }
}

/// Lets a method explore, and reads what it told to the end.
fn read(
    system: &LinearSystem,
    grid: Option<Grid>,
    method: Method,
    reader: impl FnOnce(&mut Story<'_>),
) {
    let mut listener = Listener::default();
    let explored = explore(system, grid, method, &mut listener).unwrap();
    let mut story = Story {
        system,
        events: listener.0.iter(),
        goals: &explored.goals,
    };
    reader(&mut story);
    assert_eq!(story.events.next(), None, "the story should be over");
}

impl<'a> Story<'a> {
    fn a(&self) -> &'a BitMatrix {
        self.system.a()
    }

    fn goal_count(&self) -> usize {
        self.goals.len()
    }

    fn wanted(&self, goal: usize) -> BitVector {
        self.system.b().column(goal)
    }

    /// The change that a set of moves makes.
    fn change(&self, x: &BitVector) -> BitVector {
        self.a().multiply_vector(x)
    }

    fn peek(&self) -> Option<&'a Event> {
        self.events.as_slice().first()
    }

    fn next(&mut self) -> &'a Event {
        self.events.next().expect("the story goes on")
    }

    /// Reads a `Found` that reaches its goal with what was returned for it.
    fn found(&mut self) -> usize {
        let Event::Found { goal, x, weight } = self.next() else {
            panic!("a goal should be found");
        };
        assert_eq!(self.change(x), self.wanted(*goal));
        assert_eq!(x.weight(), *weight);
        assert_eq!(self.goals[*goal].as_ref(), Some(x));
        *goal
    }

    /// Reads the `Found` of exactly these goals.
    fn found_all(&mut self, goals: impl IntoIterator<Item = usize>) {
        for goal in goals {
            assert_eq!(self.found(), goal);
        }
    }

    /// Reads a `Missed` for each goal without an answer, in order.
    fn missed_rest(&mut self) {
        for goal in 0..self.goal_count() {
            if self.goals[goal].is_none() {
                assert_eq!(*self.next(), Event::Missed { goal });
            }
        }
    }

    /// Reads what became of `goal` in the end.
    fn answer(&mut self, goal: usize) {
        if self.goals[goal].is_some() {
            assert_eq!(self.found(), goal);
        } else {
            assert_eq!(*self.next(), Event::Missed { goal });
        }
    }
}

/// Boards small and large, flat and torus, with goals that can be reached and that cannot, the
/// same goal twice, and no goal at all.
fn local_systems() -> Vec<(Grid, LinearSystem)> {
    let shapes = [
        Shape::flat(Moves::Plus, 1, 1),
        Shape::flat(Moves::Plus, 1, 5),
        Shape::flat(Moves::Plus, 5, 1),
        Shape::flat(Moves::Plus, 2, 3),
        Shape::flat(Moves::Plus, 4, 3),
        Shape::flat(Moves::Plus, 4, 4),
        Shape::flat(Moves::Plus, 6, 6),
        Shape::flat(Moves::King, 3, 3),
        Shape::flat(Moves::NoSelf, 3, 3),
        Shape::flat(Moves::X, 3, 5),
        Shape::torus(Moves::Plus, 2, 3),
        Shape::torus(Moves::Plus, 3, 4),
    ];
    shapes.into_iter().flat_map(with_several_goals).collect()
}

fn with_several_goals(shape: Shape) -> [(Grid, LinearSystem); 4] {
    let cells = shape.grid.cells();
    let (ones, corner) = (BitVector::ones(cells), BitVector::unit(cells, 0));
    let reached = shape.a().multiply_vector(&corner);
    let zeros = BitVector::zeros(cells);
    [
        vec![],
        vec![&zeros],
        vec![&ones, &reached],
        vec![&reached, &corner, &zeros, &ones, &reached, &corner],
    ]
    .map(|goals| (shape.grid, shape.system(goals)))
}
