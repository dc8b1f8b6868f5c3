//! `bfs` and `reach`: levels, the queue, and the way down.

use gf2::BitVector;
use tracer::explanation::{Board, PartKind};
use tracer::{Detail, ExploreStep, Method};

use crate::common::{boards, change, changed_by, figures, indices, part, pressed, steps, tables};
use crate::support::Sample;

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
