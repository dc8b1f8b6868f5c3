//! `subsets`: every set of moves.

use gf2::BitVector;

use super::ending::{self, Ending};
use super::levels::{MAX_DIGITS, goals_at, result};
use super::walk::{left, right};
use crate::explain::Detail;
use crate::explain::build::board::{draw, draw_chosen};
use crate::explain::build::part;
use crate::explain::exploration::subsets::{Size, Subset, Subsets};
use crate::explain::model::{
    Block, Board, BoardCell, Figure, Part, PartKind, Prose, Table, TableRow, prose,
};
use crate::explain::reading::{Reading, Subject};
use crate::explain::sentences as say;
use crate::picture::Picture;

/// The most moves whose changes are drawn one by one.
const MAX_DRAWN: usize = 8;
/// The most cells for which that is done.
const MAX_CELLS: usize = 64;

/// A trace of `subsets`.
struct Trial<'a> {
    reading: &'a Reading<'a>,
    subsets: Subsets<'a>,
}

/// The parts of the explanation.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    let trial = Trial {
        reading,
        subsets: Subsets::of(reading.trace),
    };
    let mut parts = vec![trial.idea()];
    if reading.detail != Detail::Outline {
        parts.extend(trial.walk());
        parts.push(trial.listing());
        parts.push(trial.cost());
    }
    parts.extend(ending::parts(reading, trial.ending()));
    parts
}

impl Trial<'_> {
    fn idea(&self) -> Part {
        let scene = self.reading.scene();
        let blocks = vec![
            Block::Paragraph(say::subsets_are(scene, self.reading.n)),
            Block::Paragraph(say::subsets_are_complete(scene)),
        ];
        part(PartKind::Idea, say::heading_subsets(scene), blocks)
    }

    /// The best subset, added up.
    fn walk(&self) -> Option<Part> {
        let goal = self.reading.trace.outcome.best?;
        let x = &self.reading.least(goal)?.x;
        if x.is_zero() || x.weight() > MAX_DRAWN || self.reading.m > MAX_CELLS {
            return None;
        }
        let scene = self.reading.scene();
        let mut blocks = vec![Block::Paragraph(say::one_subset(scene, goal, x))];
        match self.reading.picture {
            Some(picture) => blocks.push(self.sum_of_boards(picture, goal, x)),
            None => blocks.push(self.sum_of_results(x)),
        }
        Some(part(PartKind::Walk, say::heading_one_subset(), blocks))
    }

    /// What each move of a subset changes, all of them together, and what the goal needs.
    fn sum_of_boards(&self, picture: &Picture, goal: usize, x: &BitVector) -> Block {
        let system = &self.reading.trace.system;
        let change = |var: usize| system.a().column(var);
        let of_each = x.iter_ones().map(|var| {
            let caption = match self.reading.subject() {
                Subject::Presses => say::caption_after_press(var),
                _ => say::caption_after_operation(&system.variables()[var]),
            };
            draw_chosen(picture, caption, &change(var))
        });
        let mut sum = BitVector::zeros(self.reading.m);
        x.iter_ones().for_each(|var| sum += &change(var));
        let wanted = system.b().column(goal);
        let together = draw_chosen(picture, say::caption_together(), &sum);
        let needed: Board = draw(picture, say::caption_needed(), |cell| {
            if wanted.get(cell) {
                BoardCell::Chosen
            } else {
                BoardCell::Kept
            }
        });
        Block::Figure(Figure {
            boards: of_each.chain([together, needed]).collect(),
            text: Vec::new(),
        })
    }

    /// The columns of a subset of unknowns, and their sum.
    fn sum_of_results(&self, x: &BitVector) -> Block {
        let a = self.reading.trace.system.a();
        let row = |label: Prose, state: &BitVector| TableRow {
            cells: vec![label, result(self.reading, state)],
            steps: Vec::new(),
            variable: None,
        };
        let scene = self.reading.scene();
        let columns = x.iter_ones().map(|var| {
            let label = prose![say::a_move(scene, var)];
            row(label, &a.column(var))
        });
        let sum = row(say::caption_together(), &a.multiply_vector(x));
        Block::Table(Table {
            columns: vec![left(prose![]), left(prose![])],
            rows: columns.chain([sum]).collect(),
            may_wrap: false,
        })
    }

    fn listing(&self) -> Part {
        let scene = self.reading.scene();
        let solvable = self.reading.solvable();
        let (intro, table) = if self.subsets.listed.is_empty() {
            (say::sizes_intro(scene), self.sizes())
        } else {
            (say::list_intro(scene, &self.needed()), self.list())
        };
        let mut blocks = vec![Block::Paragraph(intro), Block::Table(table)];
        if !solvable.is_empty() {
            let nullity = self.reading.nullity();
            let why = say::how_many_give(scene, &solvable, nullity);
            blocks.push(Block::Paragraph(why));
        }
        part(
            PartKind::Listing,
            say::heading_all_subsets(self.reading.n),
            blocks,
        )
    }

    /// What each goal needs to change, unless that is too long to be read.
    fn needed(&self) -> Vec<BitVector> {
        let b = self.reading.trace.system.b();
        let goals = 0..b.cols();
        goals
            .filter(|_| self.reading.m <= MAX_DIGITS)
            .map(|goal| b.column(goal))
            .collect()
    }

    fn list(&self) -> Table {
        let row = |subset: &Subset<'_>| {
            let goals = goals_at(self.reading, subset.gives);
            let least = |goal: &usize| {
                let least = self.reading.least(*goal);
                least.is_some_and(|least| least.weight == subset.x.weight())
            };
            let is_least = goals.iter().any(least);
            TableRow {
                cells: vec![
                    say::bits(subset.x),
                    prose![subset.x.weight()],
                    result(self.reading, subset.gives),
                    say::gives_cell(self.reading.scene(), &goals, is_least),
                ],
                steps: vec![subset.step],
                variable: None,
            }
        };
        let [x, size, gives, goal] = say::list_headings(self.reading.scene());
        Table {
            columns: vec![left(x), right(size), left(gives), left(goal)],
            rows: self.subsets.listed.iter().map(row).collect(),
            may_wrap: true,
        }
    }

    fn sizes(&self) -> Table {
        let scene = self.reading.scene();
        let goals = 0..self.reading.goals.len();
        let row = |size: &Size<'_>| {
            let count = |goal: usize| {
                let least = self.reading.least(goal);
                let is_least = least.is_some_and(|least| least.weight == size.weight);
                say::count_cell(size.gives[goal], is_least)
            };
            let cells = [prose![size.weight], prose![say::big(size.tried)]];
            TableRow {
                cells: cells.into_iter().chain(goals.clone().map(count)).collect(),
                steps: vec![size.step],
                variable: None,
            }
        };
        let headings = goals.clone().map(|goal| say::giving_heading(scene, goal));
        let [size, tried] = say::size_headings(scene);
        Table {
            columns: [size, tried]
                .into_iter()
                .chain(headings)
                .map(right)
                .collect(),
            rows: self.subsets.sizes.iter().map(row).collect(),
            may_wrap: true,
        }
    }

    fn cost(&self) -> Part {
        let scene = self.reading.scene();
        let blocks = vec![Block::Paragraph(say::subsets_cost(scene, self.reading.n))];
        part(PartKind::Cost, say::heading_cost(), blocks)
    }

    fn ending(&self) -> Ending {
        let reading = self.reading;
        let scene = reading.scene();
        let why = say::subsets_unreached(scene, &reading.unsolvable(), reading.n);
        let mut why_least = vec![Block::Paragraph(say::subsets_least(scene, reading.n))];
        why_least.extend(ending::ties(reading, |goal| {
            let least = reading.least(goal)?.weight;
            let wanted = reading.trace.system.b().column(goal);
            usize::try_from(self.subsets.giving(goal, &wanted, least)).ok()
        }));
        Ending {
            why_unreached: vec![Block::Paragraph(why)],
            why_least,
        }
    }
}
