//! Boards at random, and what is read back of an explanation.

use gf2::BitVector;
use puzzles::{Kind, Moves, ReadOptions};
use tracer::explanation::{
    Block, Board, BoardCell, CellMark, Explanation, Figure, Inline, Part, PartKind, Prose, Table,
};
use tracer::{ExploreStep, Method, Step};

use crate::support::Sample;

/// Numbers without a pattern (`SplitMix64`; G. Steele, D. Lea and C. Flood, 2014).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A board of up to four rows and columns.
    fn board(&mut self) -> String {
        let (rows, cols) = (1 + self.below(4), 1 + self.below(4));
        let mut row = |_| -> String {
            let cells = (0..cols).map(|_| if self.below(2) == 1 { '1' } else { '0' });
            cells.collect()
        };
        (0..rows).map(&mut row).collect::<Vec<_>>().join("/")
    }
}

/// Boards at random with presses of every local shape, by a method.
pub(crate) fn boards(method: Method) -> Vec<Sample> {
    let mut numbers = Numbers(7);
    let mut samples = Vec::new();
    let all_moves = [Moves::Plus, Moves::King, Moves::X, Moves::NoSelf];
    for _ in 0..10 {
        for moves in all_moves {
            for torus in [false, true] {
                let board = numbers.board();
                let options = ReadOptions {
                    kind: Some(Kind::Lights),
                    moves: Some(moves),
                    torus,
                    ..ReadOptions::default()
                };
                let name = format!("{board} {moves:?} torus: {torus}");
                samples.extend(Sample::try_read(&name, &board, method, &options));
            }
        }
        let flip = numbers.board().replace('1', "b").replace('0', "w");
        samples.extend(Sample::try_read(
            &flip,
            &flip,
            method,
            &ReadOptions::default(),
        ));
    }
    samples.retain(|sample| sample.trace.system.a().rows() > 0);
    assert!(samples.len() > 50, "{method:?} applies to most boards");
    samples
}

pub(crate) fn part(explanation: &Explanation, kind: PartKind) -> Option<&Part> {
    explanation.parts.iter().find(|part| part.kind == kind)
}

pub(crate) fn tables(part: &Part) -> impl Iterator<Item = &Table> {
    part.blocks.iter().filter_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    })
}

pub(crate) fn figures(part: &Part) -> impl Iterator<Item = &Figure> {
    part.blocks.iter().filter_map(|block| match block {
        Block::Figure(figure) => Some(figure),
        _ => None,
    })
}

/// The numbers that a piece of text says, as indices.
pub(crate) fn indices(prose: &Prose) -> Vec<usize> {
    let number = |inline: &Inline| match inline {
        Inline::Number(number) => Some(number - 1),
        _ => None,
    };
    prose.0.iter().filter_map(number).collect()
}

/// The numbers that a piece of text says.
pub(crate) fn numbers(prose: &Prose) -> Vec<usize> {
    let number = |inline: &Inline| match inline {
        Inline::Number(number) => Some(*number),
        _ => None,
    };
    prose.0.iter().filter_map(number).collect()
}

pub(crate) fn bits(prose: &Prose) -> Option<&BitVector> {
    prose.0.iter().find_map(|inline| match inline {
        Inline::Bits(bits) => Some(bits),
        _ => None,
    })
}

/// What is different on a drawn board from the start, read from its letters.
pub(crate) fn change(sample: &Sample, board: &Board) -> BitVector {
    let picture = sample.picture.as_ref().expect("there is a board");
    BitVector::from_fn(picture.cells.len(), |cell| {
        let place = picture.cells[cell];
        let BoardCell::State { symbol, .. } = board.rows[place.row][place.col] else {
            panic!("{}: a cell shows its state", sample.name)
        };
        symbol != picture.symbols[usize::from(picture.start.get(cell))]
    })
}

/// The cells of a drawn board that are marked as pressed.
pub(crate) fn pressed(sample: &Sample, board: &Board) -> Vec<usize> {
    let picture = sample.picture.as_ref().expect("there is a board");
    let is_pressed = |&cell: &usize| {
        let place = picture.cells[cell];
        let mark = CellMark::Pressed;
        matches!(board.rows[place.row][place.col], BoardCell::State { mark: m, .. } if m == mark)
    };
    (0..picture.cells.len()).filter(is_pressed).collect()
}

/// What presses change.
pub(crate) fn changed_by(sample: &Sample, presses: &[usize]) -> BitVector {
    let system = &sample.trace.system;
    let x = BitVector::from_ones(system.a().cols(), presses.iter().copied());
    system.a().multiply_vector(&x)
}

/// The steps of the exploration.
pub(crate) fn steps(sample: &Sample) -> impl Iterator<Item = &ExploreStep> {
    sample.trace.steps.iter().filter_map(|step| match step {
        Step::Explore(step) => Some(step),
        _ => None,
    })
}
