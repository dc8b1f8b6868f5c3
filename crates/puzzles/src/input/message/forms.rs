//! The sentences about machines, counted boards and switches.

use super::{Sentences, cells, count, pair};
use crate::input::problem::{CountProblem, MachineProblem, SwitchProblem};

const MACHINE: &str = "a machine is a line such as [.##.] (3) (1,3) (0,2) {3,5,4,7}";
const CASE: &str = "a case is the number of switches, a row of positions at the start and one at \
                    the end, and pairs such as 1 2 (switch 1 changes 2 as well) up to 0 0";

impl MachineProblem {
    pub(super) fn sentences(&self) -> Sentences {
        match self {
            Self::NoPattern => pair("this line does not start with [", MACHINE),
            Self::NoLights => pair("this machine has no lights", MACHINE),
            Self::StrayLight { found } => pair(
                format!("{found:?} is no light"),
                "a light is # (on) or . (off)",
            ),
            Self::StrayBetween { found } => pair(
                format!("{found:?} stands where a button is wanted"),
                MACHINE,
            ),
            Self::NotClosed { wanted } => {
                pair(format!("the closing {wanted} is missing here"), MACHINE)
            }
            Self::NoNumber => pair(
                "the number of a light is missing here",
                "a button is a list of lights, counted from 0, such as (0,2), or ()",
            ),
            Self::NoSuchLight { light, lights } => pair(
                format!("there is no light {light}"),
                match lights {
                    1 => "the only light is 0".to_owned(),
                    _ => format!("the lights are counted from 0 to {}", lights - 1),
                },
            ),
            Self::LightTwice { light } => pair(
                format!("this button names light {light} twice"),
                "name each light once; two would cancel, which is hardly meant",
            ),
        }
    }
}

impl CountProblem {
    pub(super) fn sentences(&self) -> Sentences {
        match self {
            Self::RowLength { found } => pair(
                format!("this row has {}", cells(*found)),
                "after a count each board has 5 rows of 6 cells; \
                 without a count boards of any size may stand, a blank line between them",
            ),
            Self::Missing {
                count: number,
                rows,
            } => pair(
                format!(
                    "{number} boards are announced, and {} follow",
                    count(*rows, "row", "rows")
                ),
                "after a count each board has 5 rows of 6 cells",
            ),
            Self::Surplus { count: number } => pair(
                format!(
                    "this row follows the last board: {} announced",
                    count(*number, "board is", "boards are")
                ),
                "after a count each board has 5 rows of 6 cells",
            ),
        }
    }
}

impl SwitchProblem {
    pub(super) fn sentences(&self) -> Sentences {
        match self {
            Self::NoCount { what } => pair(
                format!("the number of {what} is missing here"),
                format!("it stands on a line of its own; {CASE}"),
            ),
            Self::Zero { what } => pair(format!("0 {what} are none"), "there is at least one"),
            Self::Ends { wanted } => pair(format!("the text ends before {wanted}"), CASE),
            Self::PositionCount { found, switches } => pair(
                format!(
                    "this row has {}, and there are {switches} switches",
                    count(*found, "value", "values")
                ),
                "a row of positions has a 0 or 1 for each switch, with blanks between",
            ),
            Self::StrayPosition => pair("this is no position", "a position is 0 or 1"),
            Self::NoPair => pair(
                "this row is no pair",
                "a pair is two numbers of switches, such as 1 2; 0 0 ends the pairs",
            ),
            Self::NoSuchSwitch { switch, switches } => pair(
                format!("there is no switch {switch}"),
                format!("the switches are counted from 1 to {switches}; 0 0 ends the pairs"),
            ),
            Self::WithItself => pair(
                "this pair names one switch twice",
                "a switch changes itself anyway; a pair names another that it changes as well",
            ),
            Self::PairTwice => pair("this pair has been there before", "name each pair once"),
            Self::Surplus {
                cases: Some(number),
            } => pair(
                format!(
                    "this row follows the last case: {} announced",
                    count(*number, "case is", "cases are")
                ),
                CASE,
            ),
            Self::Surplus { cases: None } => pair(
                "this row follows the only case",
                "several cases need their number on a line before the first",
            ),
        }
    }
}
