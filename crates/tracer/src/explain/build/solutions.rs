//! All solutions: the particular one plus quiet patterns, and their weights when they are few.

use gf2::BitVector;

use super::board::draw_chosen;
use crate::explain::model::{
    Align, Atom, Block, Figure, Formula, Part, PartKind, Prose, Table, TableColumn, TableRow, prose,
};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;
use crate::picture::Picture;

/// The most quiet patterns that are drawn or listed.
const MAX_PATTERNS: usize = 8;
/// The most unknowns for which solutions are written as tuples.
const MAX_TUPLE: usize = 72;
/// The most unknowns for which the table of all solutions shows the solutions themselves.
const MAX_COLUMN: usize = 16;

/// Tells whether there is a part about all solutions: the trace names one of them, and a kernel
/// basis that gives the others.
pub(super) fn is_shown(reading: &Reading<'_>) -> bool {
    let any = reading.goals.iter().any(|goal| goal.particular.is_some());
    any && reading.has_kernel_basis()
}

/// The part about all solutions, if the trace gives them.
pub(super) fn part(reading: &Reading<'_>) -> Option<Part> {
    if !is_shown(reading) {
        return None;
    }
    let solvable = reading.solvable();
    let k = reading.kernel.len();
    let scene = reading.scene();
    let mut intro = say::particular_is(k);
    if k > 0 {
        let cols: Vec<usize> = reading.kernel.iter().map(|&(col, _)| col).collect();
        intro = intro.then(say::quiet_is(scene, &cols));
    }
    let mut blocks = vec![Block::Paragraph(intro)];
    blocks.extend(patterns(reading, &solvable));
    let shown = patterns_shown(reading);
    if k > shown {
        blocks.push(Block::Paragraph(say::quiet_left_out(shown, k)));
    }
    if k > 0 {
        blocks.push(Block::Paragraph(say::all_solutions(scene, k, &solvable)));
        blocks.extend(weights(reading, &solvable));
    }
    Some(super::part(
        PartKind::Solutions,
        say::heading_solutions(k),
        blocks,
    ))
}

/// How many quiet patterns are shown at most.
fn patterns_shown(reading: &Reading<'_>) -> usize {
    super::boards_shown(MAX_PATTERNS, reading.n)
}

fn patterns(reading: &Reading<'_>, solvable: &[usize]) -> Vec<Block> {
    match (reading.picture, reading.subject()) {
        (Some(picture), Subject::Presses) => vec![pattern_boards(reading, picture, solvable)],
        _ => vec![pattern_list(reading, solvable)],
    }
}

fn pattern_boards(reading: &Reading<'_>, picture: &Picture, solvable: &[usize]) -> Block {
    let (scene, k) = (reading.scene(), reading.kernel.len());
    let particular = solvable.iter().filter_map(|&goal| {
        let x = reading.goals[goal].particular?;
        Some(draw_chosen(
            picture,
            say::caption_particular(scene, goal, k),
            x,
        ))
    });
    let quiet = reading
        .kernel
        .iter()
        .enumerate()
        .take(patterns_shown(reading))
        .map(|(i, &(col, x))| draw_chosen(picture, say::caption_quiet(i, col), x));
    Block::Figure(Figure {
        boards: particular.chain(quiet).collect(),
        text: Vec::new(),
    })
}

fn pattern_list(reading: &Reading<'_>, solvable: &[usize]) -> Block {
    let (scene, k) = (reading.scene(), reading.kernel.len());
    let particular = solvable.iter().filter_map(|&goal| {
        let x = reading.goals[goal].particular?;
        Some(say::vector_line(
            say::caption_particular(scene, goal, k),
            tuple(reading, x),
            moves(reading, x),
        ))
    });
    let quiet = reading
        .kernel
        .iter()
        .enumerate()
        .take(patterns_shown(reading))
        .map(|(i, &(_, x))| {
            let lead = prose![Formula::of(Atom::Quiet(i))];
            say::vector_line(lead, tuple(reading, x), moves(reading, x))
        });
    Block::List(particular.chain(quiet).collect())
}

/// A vector as a tuple, where its moves have no names and it is not too long to be read.
fn tuple(reading: &Reading<'_>, x: &BitVector) -> Option<Formula> {
    (reading.subject() == Subject::Unknowns && x.len() <= MAX_TUPLE)
        .then(|| Formula::of(Atom::Vector(x.clone())))
}

/// The moves that a vector selects, by their names.
pub(super) fn moves(reading: &Reading<'_>, x: &BitVector) -> Prose {
    let chosen: Vec<usize> = x.iter_ones().collect();
    match reading.subject() {
        Subject::Unknowns => Prose::default(),
        Subject::Presses => say::press_cells(&chosen),
        Subject::Operations => {
            let names = reading.trace.system.variables();
            let names: Vec<&str> = chosen.iter().map(|&j| names[j].as_str()).collect();
            say::named_moves(&names)
        }
    }
}

/// The table of all choices with their weights, if all are in the trace.
fn weights(reading: &Reading<'_>, solvable: &[usize]) -> Vec<Block> {
    let Some(free) = reading.free else {
        return Vec::new();
    };
    if !solvable.iter().all(|&goal| reading.lists_all(goal)) {
        return Vec::new();
    }
    let scene = reading.scene();
    let shows_x = solvable.len() == 1 && reading.n <= MAX_COLUMN;
    let mut columns = vec![column(say::choice_heading(free), Align::Left)];
    if shows_x {
        columns.push(column(say::solution_heading(), Align::Left));
    }
    for &goal in solvable {
        columns.push(column(say::weights_heading(scene, goal), Align::Left));
    }
    let choices = reading.goals[solvable[0]].candidates.len();
    let rows = (0..choices).map(|at| weights_row(reading, solvable, at, shows_x));
    let table = Table {
        columns,
        rows: rows.collect(),
        may_wrap: true,
    };
    let intro = Block::Paragraph(say::weights_intro(scene, free));
    vec![intro, Block::Table(table)]
}

fn column(heading: Prose, align: Align) -> TableColumn {
    TableColumn { heading, align }
}

fn weights_row(reading: &Reading<'_>, solvable: &[usize], at: usize, shows_x: bool) -> TableRow {
    let first = &reading.goals[solvable[0]].candidates[at];
    let mut cells = vec![say::bits(first.values)];
    if shows_x {
        cells.push(say::bits(first.x));
    }
    for &goal in solvable {
        let candidate = &reading.goals[goal].candidates[at];
        let is_least = reading
            .least(goal)
            .is_some_and(|least| least.weight == candidate.weight);
        cells.push(say::weight_cell(candidate.weight, is_least));
    }
    let steps = solvable
        .iter()
        .map(|&goal| reading.goals[goal].candidates[at].step);
    TableRow {
        cells,
        steps: steps.collect(),
        variable: None,
    }
}
