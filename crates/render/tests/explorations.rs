//! What must hold of the explanations of methods that explore: what they draw and list is read
//! back, and compared with the trace and with the board that is played.

mod support;

use gf2::BitVector;
use puzzles::{Kind, Moves, ReadOptions};
use support::Sample;
use tracer::explanation::{
    Block, Board, BoardCell, CellMark, Explanation, Figure, Inline, Part, PartKind, Prose, Table,
};
use tracer::{Detail, ExploreStep, Method, Step};

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
fn boards(method: Method) -> Vec<Sample> {
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

fn part(explanation: &Explanation, kind: PartKind) -> Option<&Part> {
    explanation.parts.iter().find(|part| part.kind == kind)
}

fn tables(part: &Part) -> impl Iterator<Item = &Table> {
    part.blocks.iter().filter_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    })
}

fn figures(part: &Part) -> impl Iterator<Item = &Figure> {
    part.blocks.iter().filter_map(|block| match block {
        Block::Figure(figure) => Some(figure),
        _ => None,
    })
}

/// The numbers that a piece of text says, as indices.
fn indices(prose: &Prose) -> Vec<usize> {
    let number = |inline: &Inline| match inline {
        Inline::Number(number) => Some(number - 1),
        _ => None,
    };
    prose.0.iter().filter_map(number).collect()
}

/// The numbers that a piece of text says.
fn numbers(prose: &Prose) -> Vec<usize> {
    let number = |inline: &Inline| match inline {
        Inline::Number(number) => Some(*number),
        _ => None,
    };
    prose.0.iter().filter_map(number).collect()
}

fn bits(prose: &Prose) -> Option<&BitVector> {
    prose.0.iter().find_map(|inline| match inline {
        Inline::Bits(bits) => Some(bits),
        _ => None,
    })
}

/// What is different on a drawn board from the start, read from its letters.
fn change(sample: &Sample, board: &Board) -> BitVector {
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
fn pressed(sample: &Sample, board: &Board) -> Vec<usize> {
    let picture = sample.picture.as_ref().expect("there is a board");
    let is_pressed = |&cell: &usize| {
        let place = picture.cells[cell];
        let mark = CellMark::Pressed;
        matches!(board.rows[place.row][place.col], BoardCell::State { mark: m, .. } if m == mark)
    };
    (0..picture.cells.len()).filter(is_pressed).collect()
}

/// What presses change.
fn changed_by(sample: &Sample, presses: &[usize]) -> BitVector {
    let system = &sample.trace.system;
    let x = BitVector::from_ones(system.a().cols(), presses.iter().copied());
    system.a().multiply_vector(&x)
}

/// The steps of the exploration.
fn steps(sample: &Sample) -> impl Iterator<Item = &ExploreStep> {
    sample.trace.steps.iter().filter_map(|step| match step {
        Step::Explore(step) => Some(step),
        _ => None,
    })
}

/// The presses of a row of a walk's table: the guessed ones too, where they stand apart.
fn presses_of_line(table: &Table, line: usize) -> Vec<usize> {
    let cells = &table.rows[line].cells;
    let mut presses = indices(&cells[cells.len() - 1]);
    if cells.len() == 4 {
        presses.extend(indices(&cells[1]));
    }
    presses.sort_unstable();
    presses
}

#[test]
fn boards_drawn_row_by_row_are_those_after_the_listed_presses() {
    for method in [Method::Chase, Method::RowDp] {
        for sample in boards(method) {
            for detail in [Detail::Pivot, Detail::Operation] {
                let explanation = sample.explained(detail);
                let Some(walk) = part(&explanation, PartKind::Walk) else {
                    continue;
                };
                for (figure, table) in figures(walk).zip(tables(walk)) {
                    assert_eq!(figure.boards.len(), table.rows.len() + 1, "{}", sample.name);
                    let mut presses = Vec::new();
                    for (line, board) in figure.boards.iter().skip(1).enumerate() {
                        let now = presses_of_line(table, line);
                        assert_eq!(pressed(&sample, board), now, "{}", sample.name);
                        presses.extend(now);
                        let expected = changed_by(&sample, &presses);
                        assert_eq!(change(&sample, board), expected, "{}", sample.name);
                    }
                }
            }
        }
    }
}

#[test]
fn every_pattern_is_followed_as_the_trace_says() {
    for sample in boards(Method::Chase) {
        let explanation = sample.explained(Detail::Operation);
        let Some(walk) = part(&explanation, PartKind::Walk) else {
            continue;
        };
        let mut followed = tables(walk);
        let mut presses: Vec<usize> = Vec::new();
        let mut guessed: Vec<usize> = Vec::new();
        let transposed = steps(&sample).any(|step| {
            matches!(
                step,
                ExploreStep::Grid {
                    transposed: true,
                    ..
                }
            )
        });
        for step in &sample.trace.steps {
            let is_end = matches!(
                step,
                Step::Candidate { .. }
                    | Step::Explore(ExploreStep::Fails { .. } | ExploreStep::Cut { .. })
            );
            match step {
                Step::Explore(ExploreStep::Grid {
                    rows,
                    cols,
                    guessed: variables,
                    ..
                }) => {
                    guessed.clone_from(variables);
                    if transposed {
                        guessed.sort_by_key(|&var| (var % cols, var / cols));
                    }
                    assert_eq!(rows * cols, sample.trace.system.a().cols());
                }
                Step::Explore(ExploreStep::Guess { values, .. }) => {
                    presses = values.iter_ones().map(|at| guessed[at]).collect();
                }
                Step::Explore(ExploreStep::Row { presses: row, .. }) => presses.extend(row),
                _ if is_end => {
                    presses.sort_unstable();
                    let table = followed.next().expect("each pattern is told");
                    let told = (0..table.rows.len()).flat_map(|line| presses_of_line(table, line));
                    let mut told: Vec<usize> = told.collect();
                    told.sort_unstable();
                    // A guessed press beyond the line at which a pattern ends is not told.
                    let mut followed: Vec<usize> = presses.clone();
                    followed.retain(|press| told.contains(press) || !guessed.contains(press));
                    assert_eq!(told, followed, "{}", sample.name);
                    if let Step::Candidate { x, .. } = step {
                        assert!(x.iter_ones().eq(told), "{}", sample.name);
                    }
                }
                _ => {}
            }
        }
        assert!(followed.next().is_none(), "{}", sample.name);
    }
}

#[test]
fn the_table_of_patterns_says_what_became_of_each() {
    for sample in boards(Method::Chase) {
        let explanation = sample.explained(Detail::Pivot);
        let Some(listing) = part(&explanation, PartKind::Listing) else {
            let is_summary = |step: &ExploreStep| matches!(step, ExploreStep::Patterns { .. });
            assert!(steps(&sample).any(is_summary), "{}", sample.name);
            continue;
        };
        let table = tables(listing).next().expect("there is a table");
        let goals = sample.trace.system.b().cols();
        let mut told: Vec<Vec<usize>> = vec![Vec::new(); goals];
        for row in &table.rows {
            for (told, cell) in told.iter_mut().zip(&row.cells[1..]) {
                told.extend(numbers(cell));
            }
        }
        let mut expected: Vec<Vec<usize>> = vec![Vec::new(); goals];
        let mut goal = 0;
        for step in &sample.trace.steps {
            match step {
                Step::Explore(ExploreStep::Guess { goal: of, .. }) => goal = *of,
                Step::Explore(ExploreStep::Fails { cells }) => {
                    expected[goal].extend(cells.iter().map(|cell| cell + 1));
                }
                Step::Explore(ExploreStep::Cut { weight }) | Step::Candidate { weight, .. } => {
                    expected[goal].push(*weight);
                }
                _ => {}
            }
        }
        assert_eq!(told, expected, "{}", sample.name);
    }
}

/// The levels that the text prints, each with its number of boards.
fn printed_levels(sample: &Sample) -> Vec<(usize, u64)> {
    let text = render::text(
        &sample.explained(Detail::Pivot),
        &render::TextOptions::default(),
    );
    let is_heading = |line: &&str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words == ["level", "boards", "found"]
    };
    let rows = text.lines().skip_while(|line| !is_heading(line));
    let row = |line: &str| {
        let mut words = line.split_whitespace();
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    };
    rows.skip(1).map_while(row).collect()
}

#[test]
fn printed_levels_are_those_of_the_trace() {
    for method in [Method::Bfs, Method::Reach] {
        for sample in boards(method) {
            let told = steps(&sample).filter_map(|step| match step {
                ExploreStep::Level { level, states } => Some((*level, *states)),
                _ => None,
            });
            let told: Vec<(usize, u64)> = told.collect();
            assert_eq!(printed_levels(&sample), told, "{}", sample.name);
        }
    }
}

#[test]
fn a_board_of_the_queue_is_what_its_presses_make_of_the_start() {
    for sample in boards(Method::Bfs) {
        let reached = steps(&sample).filter_map(|step| match step {
            ExploreStep::Reach { state, .. } => Some(state.clone()),
            _ => None,
        });
        let start = BitVector::zeros(sample.trace.system.a().rows());
        let told: Vec<BitVector> = std::iter::once(start).chain(reached).collect();
        let explanation = sample.explained(Detail::Operation);
        let listing = part(&explanation, PartKind::Listing).expect("the levels are told");
        let drawn: Vec<&Board> = figures(listing).flat_map(|figure| &figure.boards).collect();
        let is_listed = told.len() > 1 || drawn.len() == 1;
        for (position, board) in drawn.iter().enumerate() {
            let (number, presses) = match indices(&board.caption).split_first() {
                Some((number, presses)) => (*number, presses.to_vec()),
                None => panic!("{}: a board has a number", sample.name),
            };
            assert_eq!(number, position, "{}", sample.name);
            assert_eq!(
                change(&sample, board),
                changed_by(&sample, &presses),
                "{}",
                sample.name
            );
            if is_listed {
                assert_eq!(change(&sample, board), told[position], "{}", sample.name);
            }
        }
        assert!(!is_listed || drawn.len() == told.len(), "{}", sample.name);
    }
}

#[test]
fn the_table_of_the_queue_is_the_search() {
    for sample in boards(Method::Bfs) {
        let explanation = sample.explained(Detail::Operation);
        let Some(walk) = part(&explanation, PartKind::Walk) else {
            continue;
        };
        let table = tables(walk).next().expect("there is a table");
        let mut pops = steps(&sample).filter_map(|step| match step {
            ExploreStep::Pop { x, .. } => Some(x),
            _ => None,
        });
        let is_listed = steps(&sample).any(|step| matches!(step, ExploreStep::Pop { .. }));
        for (position, row) in table.rows.iter().enumerate() {
            assert_eq!(indices(&row.cells[0]), [position], "{}", sample.name);
            if is_listed {
                let x = pops.next().expect("each board that is taken is told");
                assert!(x.iter_ones().eq(indices(&row.cells[1])), "{}", sample.name);
            }
        }
        assert!(pops.next().is_none(), "{}", sample.name);
    }
}

#[test]
fn a_press_said_to_lead_down_leads_to_a_board_of_the_level_before() {
    for sample in boards(Method::Reach) {
        if !steps(&sample).any(|step| matches!(step, ExploreStep::New { .. })) {
            continue;
        }
        let explanation = sample.explained(Detail::Operation);
        let listing = part(&explanation, PartKind::Listing).expect("the levels are told");
        let mut below: Vec<BitVector> = Vec::new();
        let mut all = 0;
        for figure in figures(listing) {
            let here = figure.boards.iter().map(|board| change(&sample, board));
            let here: Vec<BitVector> = here.collect();
            for (board, state) in figure.boards.iter().zip(&here) {
                let down = indices(&board.caption);
                assert_eq!(down.is_empty(), state.is_zero(), "{}", sample.name);
                for press in down {
                    let mut reached = changed_by(&sample, &[press]);
                    reached += state;
                    assert!(below.contains(&reached), "{}", sample.name);
                }
            }
            all += here.len();
            below = here;
        }
        let told = steps(&sample).filter(|step| matches!(step, ExploreStep::New { .. }));
        assert_eq!(all, told.count(), "{}", sample.name);
    }
}

#[test]
fn the_way_down_ends_at_the_start() {
    for sample in boards(Method::Reach) {
        let explanation = sample.explained(Detail::Pivot);
        let Some(walk) = part(&explanation, PartKind::Walk) else {
            continue;
        };
        let boards = &figures(walk).next().expect("small boards are drawn").boards;
        let goal = sample.trace.outcome.best.expect("a goal is reached");
        let wanted = sample.trace.system.b().column(goal);
        assert_eq!(change(&sample, &boards[0]), wanted, "{}", sample.name);
        let last = boards.last().expect("there are boards");
        assert!(change(&sample, last).is_zero(), "{}", sample.name);
        let taken = boards.iter().flat_map(|board| pressed(&sample, board));
        let mut taken: Vec<usize> = taken.collect();
        taken.sort_unstable();
        let least = sample.trace.outcome.goals[goal]
            .least()
            .expect("it is reached");
        assert!(least.x.iter_ones().eq(taken), "{}", sample.name);
    }
}

#[test]
fn listed_subsets_are_those_of_the_trace_and_right() {
    for sample in boards(Method::Subsets) {
        let explanation = sample.explained(Detail::Pivot);
        let listing = part(&explanation, PartKind::Listing).expect("there are subsets");
        let table = tables(listing).next().expect("there is a table");
        let a = sample.trace.system.a();
        if table.columns.len() == 4 && a.cols() <= 6 {
            assert_eq!(table.rows.len(), 1 << a.cols(), "{}", sample.name);
            for row in &table.rows {
                let x = bits(&row.cells[0]).expect("a subset is told");
                assert_eq!(bits(&row.cells[2]), Some(&a.multiply_vector(x)));
                assert_eq!(numbers(&row.cells[1]), [x.weight()], "{}", sample.name);
            }
            continue;
        }
        let column = |at: usize| -> usize {
            let cells = table.rows.iter().map(|row| numbers(&row.cells[at])[0]);
            cells.sum()
        };
        assert_eq!(column(1), 1 << a.cols(), "{}", sample.name);
        for (goal, outcome) in sample.trace.outcome.goals.iter().enumerate() {
            let solutions = match outcome.least() {
                Some(_) => 1 << sample.trace.outcome.nullity,
                None => 0,
            };
            assert_eq!(column(2 + goal), solutions, "{}", sample.name);
        }
    }
}

#[test]
fn listed_states_are_those_of_the_trace() {
    for sample in boards(Method::RowDp) {
        let told = steps(&sample).filter_map(|step| match step {
            ExploreStep::State { weight, .. } => Some(*weight),
            _ => None,
        });
        let told: Vec<usize> = told.collect();
        let explanation = sample.explained(Detail::Operation);
        let listing = part(&explanation, PartKind::Listing).expect("there are states");
        // The first table has the numbers of the lines.
        let rows = tables(listing).skip(1).flat_map(|table| &table.rows);
        let listed = rows.map(|row| {
            let last = row.cells.last().expect("a state has its presses");
            numbers(last)[0]
        });
        assert_eq!(listed.collect::<Vec<usize>>(), told, "{}", sample.name);
    }
}

#[test]
fn four_by_four_is_told_in_less_than_200_lines() {
    for method in Method::EXPLORATIONS {
        for name in ["poj", "impossible", "lights4"] {
            let explanation = Sample::example(name, method).explained(Detail::Pivot);
            let text = render::text(&explanation, &render::TextOptions::default());
            let lines = text.lines().count();
            assert!(lines < 200, "{name} by {}: {lines} lines", method.name());
        }
    }
}
