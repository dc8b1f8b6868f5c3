//! Names that people give to moves, goals and boards.

use crate::limits::MAX_NAME;

/// Tells whether a name can stand in a sentence and on a terminal: it is not empty, not longer
/// than [`MAX_NAME`] characters, starts and ends with no blank, and has no characters that a
/// terminal would obey, that have no width, or that change the direction of writing.
pub(crate) fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.trim() == name
        && name.chars().count() <= MAX_NAME
        && name.chars().all(is_printable)
}

/// Tells whether a character is seen, and changes nothing about how others are seen.
pub(crate) fn is_printable(c: char) -> bool {
    !c.is_control()
        && !matches!(
            c,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// Tells whether two characters can show the two states of a cell: they differ, are one column
/// wide everywhere, and seen.
pub(crate) fn are_symbols(symbols: [char; 2]) -> bool {
    symbols[0] != symbols[1] && symbols.iter().all(char::is_ascii_graphic)
}
