//! The heading of a run of columns: the number of every fifth one, above it.

use tracer::one_based;

/// The columns between two numbers.
const EVERY: usize = 5;

/// Numbers over columns that are one letter wide, each ending above the column that it counts.
pub(super) fn ruler(columns: &[usize]) -> String {
    let mut line = String::new();
    for (place, &var) in columns.iter().enumerate() {
        let number = one_based(var);
        if one_based(place).is_multiple_of(EVERY) {
            let number = number.to_string();
            let end = line.len() + number.len();
            line.push_str(&" ".repeat(one_based(place).saturating_sub(end)));
            line.push_str(&number);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::ruler;

    #[test]
    fn numbers_end_above_their_columns() {
        let columns: Vec<usize> = (0..12).collect();
        assert_eq!(ruler(&columns), "    5   10");
    }
}
