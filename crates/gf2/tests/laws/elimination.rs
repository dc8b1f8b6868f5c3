//! The three forms of elimination, the operations they use and the events they report.

use gf2::{
    BitMatrix, BitSlice, Event, Observer, RowOp, SkipReason, column_swap_eliminate,
    forward_eliminate, gauss_jordan_eliminate,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::strategies::{any_matrix, assert_packed, invertible, matrix, size};

/// An event that outlives the elimination.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Seen {
    Add {
        source: usize,
        targets: Vec<usize>,
        col: usize,
    },
    Other(Event<'static>),
}

/// Keeps every event with the matrix as it stood after it.
#[derive(Default)]
struct Log(Vec<(Seen, BitMatrix)>);

impl Observer for Log {
    #[rustfmt::skip]
    fn observe(&mut self, event: Event<'_>, matrix: &BitMatrix) {
        let seen = match event {
            Event::Add { source, targets, col } => {
                assert_eq!(targets.len(), matrix.rows());
                Seen::Add { source, targets: targets.iter_ones().collect(), col }
            }
            Event::SwapColumns { left, right } => Seen::Other(Event::SwapColumns { left, right }),
            Event::Swap { upper, lower, col } => Seen::Other(Event::Swap { upper, lower, col }),
            Event::Pivot { row, col } => Seen::Other(Event::Pivot { row, col }),
            Event::Skip { row, col, reason } => Seen::Other(Event::Skip { row, col, reason }),
        };
        assert_eq!(event.row_ops().collect::<Vec<_>>(), row_ops(&seen));
        self.0.push((seen, matrix.clone()));
    }
}

/// The row operations of an event.
fn row_ops(event: &Seen) -> Vec<RowOp> {
    match event {
        &Seen::Other(Event::Swap { upper, lower, .. }) => {
            vec![RowOp::Swap { a: upper, b: lower }]
        }
        &Seen::Add {
            source,
            ref targets,
            ..
        } => targets
            .iter()
            .map(|&target| RowOp::Add { source, target })
            .collect(),
        Seen::Other(_) => Vec::new(),
    }
}

/// Asserts that the first 1 of row i is in the i-th of `pivots`, and rows below have none.
fn assert_echelon(a: &BitMatrix, pivots: &[usize]) {
    assert!(pivots.is_sorted_by(|left, right| left < right));
    let leading: Vec<_> = a.iter_rows().map(BitSlice::first_one).collect();
    let expected = pivots.iter().copied().map(Some);
    let expected: Vec<_> = expected
        .chain(std::iter::repeat(None))
        .take(a.rows())
        .collect();
    assert_eq!(leading, expected);
}

proptest! {
    #[test]
    fn forward_elimination_reaches_an_echelon_form(a in any_matrix()) {
        let form = a.row_echelon_form();
        assert_packed(&form.matrix);
        assert_echelon(&form.matrix, &form.pivots);
        prop_assert_eq!(form.rank(), a.rank());
        prop_assert_eq!(form.matrix.reduced_row_echelon_form(), a.reduced_row_echelon_form());
    }

    #[test]
    fn gauss_jordan_leaves_one_1_in_each_pivot_column(a in any_matrix()) {
        let form = a.reduced_row_echelon_form();
        assert_packed(&form.matrix);
        assert_echelon(&form.matrix, &form.pivots);
        for (row, &col) in form.pivots.iter().enumerate() {
            prop_assert_eq!(form.matrix.column(col).iter_ones().collect::<Vec<_>>(), [row]);
        }
        prop_assert_eq!(form.matrix.reduced_row_echelon_form(), form);
    }

    /// However the rows are combined, the reduced form is the same.
    #[test]
    fn the_reduced_form_is_unique(
        (t, a) in (size(), size()).prop_flat_map(|(m, n)| (invertible(m), matrix(m, n)))
    ) {
        prop_assert_eq!((&t * &a).reduced_row_echelon_form(), a.reduced_row_echelon_form());
    }

    #[test]
    fn the_transform_is_invertible_and_gives_the_reduced_form(a in any_matrix()) {
        let (form, t) = a.reduced_row_echelon_form_with_transform();
        assert_packed(&t);
        prop_assert_eq!(&(&t * &a), &form.matrix);
        prop_assert_eq!(t.rank(), a.rows());
        prop_assert_eq!(form, a.reduced_row_echelon_form());
    }

    #[test]
    fn free_and_pivot_columns_are_all_columns(a in any_matrix()) {
        let form = a.row_echelon_form();
        let mut columns = [form.free_columns(), form.pivots.clone()].concat();
        columns.sort_unstable();
        prop_assert_eq!(columns, (0..a.cols()).collect::<Vec<_>>());
        prop_assert_eq!(form.free_columns().len(), a.nullity());
    }

    #[test]
    fn a_column_swap_form_has_a_triangle_and_then_the_free_columns(
        a in any_matrix(), cut: Index
    ) {
        let n = cut.index(a.cols() + 1);
        let mut work = a.clone();
        let form = column_swap_eliminate(&mut work, n, &mut ());
        assert_packed(&work);
        prop_assert_eq!(form.rank, a.split_columns(n).0.rank());
        for row in 0..a.rows() {
            let first = work.row(row).first_one();
            if row < form.rank {
                prop_assert_eq!(first, Some(row));
            } else {
                prop_assert!(first.is_none_or(|col| col >= n));
            }
        }
        // The columns are A's, permuted; the rows span the same space.
        let mut sorted = form.permutation.clone();
        sorted.sort_unstable();
        prop_assert_eq!(sorted, (0..n).collect::<Vec<_>>());
        let original = |col: usize| form.permutation.get(col).copied().unwrap_or(col);
        let permuted = BitMatrix::from_fn(a.rows(), a.cols(), |row, col| a[(row, original(col))]);
        prop_assert_eq!(permuted.reduced_row_echelon_form(), work.reduced_row_echelon_form());
    }

    /// Columns from `pivot_cols` on come along, and have no say.
    #[test]
    fn pivots_are_searched_in_the_first_columns_alone(a in any_matrix(), cut: Index) {
        let n = cut.index(a.cols() + 1);
        let (left, right) = a.split_columns(n);
        let mut work = a.clone();
        let pivots = gauss_jordan_eliminate(&mut work, n, &mut ());
        let (form, t) = left.reduced_row_echelon_form_with_transform();
        prop_assert_eq!(pivots, form.pivots);
        prop_assert_eq!(work, form.matrix.augment(&(&t * &right)).unwrap());
    }

    #[test]
    fn watching_changes_nothing(a in any_matrix()) {
        for eliminate in [forward_eliminate::<Log>, gauss_jordan_eliminate::<Log>] {
            let (mut watched, mut log) = (a.clone(), Log::default());
            let pivots = eliminate(&mut watched, a.cols(), &mut log);
            prop_assert_eq!(&pivots, &a.row_echelon_form().pivots);
            let last = log.0.last().map_or(&a, |(_, matrix)| matrix);
            prop_assert_eq!(last, &watched);
        }
        let (mut watched, mut log) = (a.clone(), Log::default());
        forward_eliminate(&mut watched, a.cols(), &mut log);
        prop_assert_eq!(watched, a.row_echelon_form().matrix);
    }

    /// Each event is true of the matrix before and after it, by the fixed pivot rule.
    #[test]
    fn events_tell_what_happened(a in any_matrix(), jordan: bool) {
        let mut log = Log::default();
        let eliminate = if jordan { gauss_jordan_eliminate } else { forward_eliminate };
        eliminate(&mut a.clone(), a.cols(), &mut log);
        let (mut before, mut rank, mut columns) = (a.clone(), 0, 0);
        for (event, after) in log.0 {
            let mut replayed = before.clone();
            for op in row_ops(&event) {
                op.apply(&mut replayed);
            }
            prop_assert_eq!(&replayed, &after);
            let first_one = |col| (rank..a.rows()).find(|&row| before[(row, col)]);
            match event {
                Seen::Other(Event::Swap { upper, lower, col }) => {
                    prop_assert_eq!((upper, col), (rank, columns));
                    prop_assert_eq!(Some(lower), first_one(col));
                    prop_assert!(lower > upper);
                }
                Seen::Other(Event::Pivot { row, col }) => {
                    prop_assert_eq!((row, col), (rank, columns));
                    prop_assert_eq!(first_one(col), Some(row));
                    rank += 1;
                    columns += 1;
                }
                Seen::Add { source, targets, col } => {
                    prop_assert_eq!((source + 1, col + 1), (rank, columns));
                    let reach = if jordan { 0..a.rows() } else { rank..a.rows() };
                    let due = reach.filter(|&row| row != source && before[(row, col)]);
                    prop_assert!(!targets.is_empty());
                    prop_assert_eq!(targets, due.collect::<Vec<_>>());
                }
                Seen::Other(Event::Skip { row, col, reason }) => {
                    prop_assert_eq!((row, col), (rank, columns));
                    prop_assert_eq!(first_one(col), None);
                    prop_assert_eq!(reason == SkipReason::NoRow, rank == a.rows());
                    columns += 1;
                }
                Seen::Other(Event::SwapColumns { .. } | Event::Add { .. }) => {
                    prop_assert!(false, "no columns are swapped");
                }
            }
            before = after;
        }
        prop_assert_eq!((rank, columns), (a.rank(), a.cols()));
    }

    #[test]
    fn operations_undone_in_reverse_restore_the_matrix(a in any_matrix()) {
        let (mut work, mut log) = (a.clone(), Log::default());
        gauss_jordan_eliminate(&mut work, a.cols(), &mut log);
        let done: Vec<RowOp> = log.0.iter().flat_map(|(event, _)| row_ops(event)).collect();
        for op in done.iter().rev() {
            op.undo(&mut work);
        }
        prop_assert_eq!(&work, &a);
        // Undoing is doing the inverse.
        for op in done {
            op.apply(&mut work);
            op.inverse().apply(&mut work);
            prop_assert_eq!(&work, &a);
        }
    }

    #[test]
    fn row_operations_touch_only_their_rows(a in any_matrix(), i: Index, j: Index) {
        prop_assume!(a.rows() > 1);
        let (source, target) = (i.index(a.rows()), j.index(a.rows()));
        let mut swapped = a.clone();
        swapped.swap_rows(source, target);
        let from = |row| if row == source { target } else if row == target { source } else { row };
        let expected = BitMatrix::from_fn(a.rows(), a.cols(), |row, col| a[(from(row), col)]);
        prop_assert_eq!(swapped, expected);

        prop_assume!(source != target);
        let mut added = a.clone();
        added.add_row(source, target);
        let expected = BitMatrix::from_fn(a.rows(), a.cols(), |row, col| {
            a[(row, col)] ^ (row == target && a[(source, col)])
        });
        prop_assert_eq!(added, expected);
    }
}

#[test]
fn column_swaps_are_reported_and_the_rest_skipped() {
    let mut a: BitMatrix = "0010\n0011\n0000".parse().unwrap();
    let mut log = Log::default();
    column_swap_eliminate(&mut a, 4, &mut log);
    let events: Vec<Seen> = log.0.into_iter().map(|(event, _)| event).collect();
    let reason = SkipReason::NoOne;
    let expected = [
        Seen::Other(Event::SwapColumns { left: 0, right: 2 }),
        Seen::Other(Event::Pivot { row: 0, col: 0 }),
        Seen::Add {
            source: 0,
            targets: vec![1],
            col: 0,
        },
        Seen::Other(Event::SwapColumns { left: 1, right: 3 }),
        Seen::Other(Event::Pivot { row: 1, col: 1 }),
        Seen::Other(Event::Skip {
            row: 2,
            col: 2,
            reason,
        }),
        Seen::Other(Event::Skip {
            row: 2,
            col: 3,
            reason,
        }),
    ];
    assert_eq!(events, expected);
}

#[test]
#[should_panic(expected = "a row cannot be added to itself")]
fn a_row_added_to_itself_would_be_lost() {
    BitMatrix::identity(2).add_row(1, 1);
}

#[test]
#[should_panic(expected = "4 pivot columns of 3")]
fn pivot_columns_must_exist() {
    forward_eliminate(&mut BitMatrix::zeros(2, 3), 4, &mut ());
}
