//! `rowstep` alone: what it is, and where to begin.

use crate::diagnostics::{Exit, Failure};
use crate::look::Look;
use crate::output::print;

const WELCOME: &str = "\
Rowstep solves toggle puzzles and 0/1 systems over GF(2), and shows every step of how.

Try:
  rowstep explain --example row5               the elimination, step by step, on a small board
  rowstep solve --board 'bwwb/bbwb/bwwb/bwww'  the least number of moves, and which they are
  rowstep --help                               all commands
";

pub(crate) fn run(look: &Look) -> Result<Exit, Failure> {
    print(look.stdout().spell(WELCOME))?;
    Ok(Exit::Answered)
}
