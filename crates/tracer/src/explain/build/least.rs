//! The least solution of each goal, why it is least, and its play-out on the board.

use gf2::BitVector;

use super::board::{draw_chosen, draw_state};
use super::solutions::moves;
use crate::explain::model::{Atom, Block, Board, CellMark, Figure, Formula, Part, PartKind, Prose};
use crate::explain::reading::{Reading, Subject};
use crate::explain::{Detail, sentences as say};
use crate::picture::Picture;

/// The most boards of a play-out.
const MAX_PLAYED: usize = 24;
/// The most unknowns for which solutions are written as tuples.
const MAX_TUPLE: usize = 72;

/// The part about the least solutions.
pub(super) fn part(reading: &Reading<'_>) -> Part {
    let subject = reading.subject();
    let solvable = reading.solvable();
    let lines = solvable.iter().map(|&goal| least_line(reading, goal));
    let mut blocks = vec![Block::List(lines.collect())];
    blocks.extend(why_least(reading, &solvable));
    blocks.extend(against_particular(reading, &solvable));
    if let Some(best) = reading
        .trace
        .outcome
        .best
        .filter(|_| subject != Subject::Unknowns)
    {
        if reading.goals.len() > 1 {
            blocks.push(Block::Paragraph(best_line(reading, best, &solvable)));
        }
    }
    super::part(PartKind::Least, say::heading_least(subject), blocks)
}

fn weight_of(reading: &Reading<'_>, goal: usize) -> usize {
    reading.least(goal).map_or(0, |least| least.weight)
}

fn least_line(reading: &Reading<'_>, goal: usize) -> Prose {
    let Some(least) = reading.least(goal) else {
        return Prose::default();
    };
    let what = match reading.subject() {
        Subject::Unknowns if reading.n <= MAX_TUPLE => {
            say::tuple_is(Formula::of(Atom::Vector(least.x.clone())))
        }
        _ => moves(reading, &least.x),
    };
    say::least_is(
        reading.subject(),
        goal,
        least.weight,
        what,
        least.lower_bound.is_none(),
    )
}

fn best_line(reading: &Reading<'_>, best: usize, solvable: &[usize]) -> Prose {
    let weight = weight_of(reading, best);
    let same = |&&goal: &&usize| weight_of(reading, goal) == weight;
    let tied = solvable.iter().filter(same).count() > 1;
    say::best_of_goals(reading.subject(), best, weight, tied)
}

/// Why nothing is less, for each goal or for all at once.
fn why_least(reading: &Reading<'_>, solvable: &[usize]) -> Vec<Block> {
    let subject = reading.subject();
    let k = reading.nullity();
    if k == 0 {
        return vec![Block::Paragraph(say::only_solution())];
    }
    if solvable.iter().all(|&goal| reading.lists_all(goal)) {
        let total = solvable.len() << k;
        let least = solvable
            .iter()
            .map(|&goal| (goal, weight_of(reading, goal)))
            .collect::<Vec<_>>();
        return vec![Block::Paragraph(say::all_are_listed(
            total, &least, subject,
        ))];
    }
    let reason = |&goal: &usize| {
        let least = reading.least(goal)?;
        Some(Block::Paragraph(match least.lower_bound {
            None => say::all_were_tried(goal, k, least.weight, subject),
            Some(bound) => say::not_proven(goal, k, least.weight, bound, subject),
        }))
    };
    solvable.iter().filter_map(reason).collect()
}

/// Whether the solution with all free variables 0 is the least: said for every goal.
fn against_particular(reading: &Reading<'_>, solvable: &[usize]) -> Vec<Block> {
    if reading.kernel.is_empty() {
        return Vec::new();
    }
    let mut blocks = Vec::new();
    let mut same = Vec::new();
    for &goal in solvable {
        let (Some(particular), Some(least)) = (reading.goals[goal].particular, reading.least(goal))
        else {
            continue;
        };
        if particular.weight() == least.weight {
            same.push(goal);
            continue;
        }
        let sum = quiet_sum(reading, &least.x);
        let weights = (particular.weight(), least.weight);
        let more =
            say::zero_is_not_least(reading.subject(), goal, weights, reading.goals.len() == 1);
        blocks.push(Block::Remark(more.then(say::least_is_sum(&sum))));
    }
    if !same.is_empty() {
        blocks.push(Block::Paragraph(say::zero_is_least(
            &same,
            same.len() == solvable.len(),
        )));
    }
    blocks
}

/// The quiet patterns that lead from the particular solution to `x`: those whose free variable
/// is 1 in it.
fn quiet_sum(reading: &Reading<'_>, x: &BitVector) -> Vec<usize> {
    let patterns = reading.kernel.iter().enumerate();
    patterns
        .filter(|(_, (col, _))| x.get(*col))
        .map(|(i, _)| i)
        .collect()
}

/// The part that plays the least solution of the best goal, if there is a board.
pub(super) fn play_out(reading: &Reading<'_>) -> Option<Part> {
    let picture = reading
        .picture
        .filter(|_| reading.detail != Detail::Outline || reading.m > 0)?;
    let goal = reading.trace.outcome.best?;
    let x = &reading.least(goal)?.x;
    let blocks = match x.weight() {
        0 => vec![Block::Paragraph(say::already_there(goal))],
        moves if moves > MAX_PLAYED => not_played(reading, picture, x, moves),
        _ => vec![
            Block::Paragraph(say::play_out_intro(reading.subject())),
            Block::Figure(Figure {
                boards: played(reading, picture, x),
                text: Vec::new(),
            }),
        ],
    };
    Some(super::part(
        PartKind::PlayOut,
        say::heading_play_out(goal),
        blocks,
    ))
}

/// The board before the first move and after each.
fn played(reading: &Reading<'_>, picture: &Picture, x: &BitVector) -> Vec<Board> {
    let a = reading.trace.system.a();
    let mut state = picture.start.clone();
    let mut boards = vec![draw_state(picture, say::caption_before(), &state, |_| {
        CellMark::Plain
    })];
    for j in x.iter_ones() {
        let change = a.column(j);
        state += &change;
        let presses = reading.subject() == Subject::Presses;
        let caption = if presses {
            say::caption_after_press(j)
        } else {
            say::caption_after_operation(&reading.trace.system.variables()[j])
        };
        boards.push(draw_state(picture, caption, &state, |i| {
            match change.get(i) {
                _ if presses && i == j => CellMark::Pressed,
                true => CellMark::Changed,
                false => CellMark::Plain,
            }
        }));
    }
    boards
}

fn not_played(
    reading: &Reading<'_>,
    picture: &Picture,
    x: &BitVector,
    weight: usize,
) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(say::play_out_left_out(
        weight,
        reading.subject(),
    ))];
    if reading.subject() == Subject::Presses {
        blocks.push(Block::Figure(Figure {
            boards: vec![draw_chosen(picture, say::caption_to_press(), x)],
            text: Vec::new(),
        }));
    }
    blocks
}
