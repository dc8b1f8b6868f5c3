//! The least solution of each goal, why it is least, and its play-out on the board.

use gf2::BitVector;

use super::board::{draw_chosen, draw_state};
use super::solutions::moves;
use crate::explain::model::{Atom, Block, Board, CellMark, Figure, Formula, Part, PartKind, Prose};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;
use crate::picture::Picture;

/// The most boards of a play-out, and the most cells of all its boards.
const MAX_PLAYED: usize = 24;
const MAX_PLAYED_CELLS: usize = 2000;
/// The most unknowns for which solutions are written as tuples.
const MAX_TUPLE: usize = 72;

/// The part about the least solutions; an only solution of a plain system has been shown.
pub(super) fn part(reading: &Reading<'_>) -> Option<Part> {
    let scene = reading.scene();
    let solvable = reading.solvable();
    let only = reading.nullity() == 0 && reading.goals.iter().all(|goal| goal.particular.is_some());
    if scene.subject == Subject::Unknowns && only {
        return None;
    }
    let lines = solvable.iter().map(|&goal| least_line(reading, goal));
    let mut blocks = vec![Block::List(lines.collect())];
    blocks.extend(why_least(reading, &solvable));
    blocks.extend(against_particular(reading, &solvable));
    blocks.extend(answer(reading, &solvable));
    Some(super::part(
        PartKind::Least,
        say::heading_least(scene),
        blocks,
    ))
}

fn weight_of(reading: &Reading<'_>, goal: usize) -> usize {
    reading.least(goal).map_or(0, |least| least.weight)
}

/// The least solution of a goal on a line.
pub(super) fn least_line(reading: &Reading<'_>, goal: usize) -> Prose {
    let Some(least) = reading.least(goal) else {
        return Prose::default();
    };
    let what = match reading.subject() {
        Subject::Unknowns if reading.n <= MAX_TUPLE => {
            say::solution_is(Formula::of(Atom::Vector(least.x.clone())))
        }
        Subject::Unknowns => Prose::default(),
        _ => moves(reading, &least.x),
    };
    let proven = least.lower_bound.is_none();
    say::least_is(reading.scene(), goal, least.weight, what, proven)
}

/// The answer, where several goals will do.
pub(super) fn answer(reading: &Reading<'_>, solvable: &[usize]) -> Option<Block> {
    let scene = reading.scene();
    let best = reading.trace.outcome.best?;
    if scene.subject == Subject::Unknowns || !scene.many_goals() {
        return None;
    }
    let weight = weight_of(reading, best);
    let same = |&&goal: &&usize| weight_of(reading, goal) == weight;
    let tied = solvable.iter().filter(same).count() > 1;
    Some(Block::Paragraph(say::best_of_goals(
        scene, best, weight, tied,
    )))
}

/// Why nothing is less, for each goal or for all at once.
fn why_least(reading: &Reading<'_>, solvable: &[usize]) -> Vec<Block> {
    let scene = reading.scene();
    let k = reading.nullity();
    if k == 0 {
        return vec![Block::Paragraph(say::only_solution())];
    }
    if solvable.iter().all(|&goal| reading.lists_all(goal)) {
        let least = |&goal: &usize| (goal, weight_of(reading, goal));
        let least: Vec<(usize, usize)> = solvable.iter().map(least).collect();
        let total = solvable.len() << k;
        let tied = least.iter().any(|&(goal, n)| {
            let candidates = reading.goals[goal].candidates.iter();
            candidates.filter(|c| c.x.weight() == n).count() > 1
        });
        let all = say::all_are_listed(scene, total, &least, tied);
        return vec![Block::Paragraph(all)];
    }
    let reason = |&goal: &usize| {
        let least = reading.least(goal)?;
        Some(Block::Paragraph(match least.lower_bound {
            None if reading.is_proven(goal) => say::all_were_tried(scene, goal, k, least.weight),
            None => say::not_tried_again(scene, goal, k, least.weight),
            Some(bound) => say::not_proven(scene, goal, k, least.weight, bound),
        }))
    };
    solvable.iter().filter_map(reason).collect()
}

/// Whether the solution with all free variables 0 is the least: said for every goal.
fn against_particular(reading: &Reading<'_>, solvable: &[usize]) -> Vec<Block> {
    if reading.kernel.is_empty() || !reading.has_kernel_basis() {
        return Vec::new();
    }
    let scene = reading.scene();
    let mut blocks = Vec::new();
    let mut same = Vec::new();
    for &goal in solvable {
        let particular = reading.goals[goal].particular;
        let (Some(particular), Some(least)) = (particular, reading.least(goal)) else {
            continue;
        };
        if particular.weight() == least.weight {
            // With weight 0 it is no luck.
            if reading.is_proven(goal) && least.weight > 0 {
                same.push(goal);
            }
            continue;
        }
        if particular.weight() < least.weight {
            continue;
        }
        let weights = (particular.weight(), least.weight);
        let quiet = quiet_sum(reading, &least.x);
        let remark = say::zero_is_not_least(scene, goal, weights, &quiet);
        blocks.push(Block::Remark(remark));
    }
    if !same.is_empty() && blocks.is_empty() {
        blocks.push(Block::Paragraph(say::zero_is_least(scene, &same)));
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
    let picture = reading.picture?;
    let goal = reading.trace.outcome.best?;
    let x = &reading.least(goal)?.x;
    let blocks = match x.weight() {
        0 => vec![Block::Paragraph(say::already_there(reading.scene(), goal))],
        moves if moves > MAX_PLAYED.min(MAX_PLAYED_CELLS / reading.m.max(1)) => {
            not_played(reading, picture, x, moves)
        }
        _ => vec![
            Block::Paragraph(say::play_out_intro(reading.scene())),
            Block::Figure(Figure {
                boards: played(reading, picture, x),
                text: Vec::new(),
            }),
        ],
    };
    Some(super::part(
        PartKind::PlayOut,
        say::heading_play_out(reading.scene(), goal),
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
        reading.scene(),
        weight,
    ))];
    if reading.subject() == Subject::Presses {
        blocks.push(Block::Figure(Figure {
            boards: vec![draw_chosen(picture, say::caption_to_press(), x)],
            text: Vec::new(),
        }));
    }
    blocks
}
