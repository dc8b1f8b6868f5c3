//! Additions on their way to become one step.

use crate::step::Step;

/// Additions of one row for one column, in the order in which they were made.
///
/// An elimination adds in its innermost loop, so noting an addition is a comparison and a store
/// into memory that is there already: nothing in it calls anything and comes back.
#[derive(Debug, Clone)]
pub(super) struct Additions {
    source: usize,
    col: usize,
    /// The targets, of which the first `count` are in use.
    targets: Box<[usize]>,
    count: usize,
}

impl Additions {
    /// Returns no additions; there can be one to each of `rows` rows.
    pub(super) fn new(rows: usize) -> Self {
        Self {
            source: 0,
            col: 0,
            targets: vec![0; rows].into(),
            count: 0,
        }
    }

    /// Prepares for additions of another row or for another column.
    pub(super) fn start(&mut self, source: usize, col: usize) {
        debug_assert_eq!(self.count, 0, "additions that became no step");
        self.source = source;
        self.col = col;
    }

    /// Tells whether an addition can be noted behind the others, as part of one step.
    pub(super) fn can_take(&self, source: usize, target: usize, col: usize) -> bool {
        let ascends = self.targets[..self.count]
            .last()
            .is_none_or(|&last| last < target);
        (source, col) == (self.source, self.col) && ascends
    }

    /// Notes an addition.
    ///
    /// # Panics
    ///
    /// If it is not of the row and for the column that were announced, or there were as many
    /// additions as rows already.
    #[inline]
    pub(super) fn note(&mut self, source: usize, target: usize, col: usize) {
        assert!(
            source == self.source && col == self.col,
            "an addition of another row than the pivot's"
        );
        self.targets[self.count] = target;
        self.count += 1;
    }

    /// Moves the additions to the end of `steps`, as one step where they ascend.
    pub(super) fn flush(&mut self, steps: &mut Vec<Step>) {
        let (source, col) = (self.source, self.col);
        let ascending = self.targets[..self.count].chunk_by(|upper, lower| upper < lower);
        steps.extend(ascending.map(|targets| Step::Add {
            source,
            targets: targets.to_vec(),
            col,
        }));
        self.count = 0;
    }
}
