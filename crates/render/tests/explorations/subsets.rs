//! `subsets`: every one of them, or how many there are of each size.

use tracer::explanation::PartKind;
use tracer::{Detail, Method};

use crate::common::{bits, boards, numbers, part, tables};

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
