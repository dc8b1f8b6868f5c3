//! Levels as sets of boards.

use super::super::{commas, goals, list, plural, power_of_two, the_goals};
use super::common::two_to_the_rank;
use super::search::{boards, not_among};
use super::{a_move, move_noun, state_noun};
use crate::explain::model::{Inline, Prose, prose};
use crate::explain::reading::{Scene, Subject};

/// The heading of the part about the idea.
pub(crate) fn heading_reach(scene: Scene) -> Prose {
    let (_, states) = state_noun(scene);
    prose!["The idea: whole levels of ", states, " as sets"]
}

/// How a level is kept, and how the next one is made of it.
pub(crate) fn sets_are(scene: Scene, cells: usize) -> Prose {
    let (state, states) = state_noun(scene);
    let (one, _) = move_noun(scene);
    let make = match scene.subject {
        Subject::Presses => "press each cell in each board of the last level",
        Subject::Operations => "use each operation on each board of the last level",
        Subject::Unknowns => "change each unknown in each result of the last level",
    };
    prose![
        "A level is kept as a ",
        Inline::Strong(prose!["set"]),
        ": a bit for each of the ",
        power_of_two(cells),
        " ",
        states,
        " that could be, 1 if the ",
        state,
        " is in it. For the next level ",
        make,
        " (for one ",
        one,
        " all at a time), and keep the ",
        states,
        " that are ",
        Inline::Strong(prose!["new"]),
        ", in no level so far.",
    ]
}

/// Why nothing is missed.
pub(crate) fn reach_is_complete(scene: Scene) -> Prose {
    let (state, states) = state_noun(scene);
    let (one, many) = move_noun(scene);
    prose![
        "None is missed: a shortest way without its last ",
        one,
        " leads to a ",
        state,
        " of the level before. So a level has exactly the ",
        states,
        " that need so many ",
        many,
        ", and the goal is in the level of its least number. If a level adds nothing, no ",
        one,
        " leads out of what is known: then all that can be reached is known, and what is not \
         there cannot be reached.",
    ]
}

/// How the moves are found, which the sets do not remember.
pub(crate) fn walking_down(scene: Scene) -> Prose {
    let (one, _) = move_noun(scene);
    prose![
        "The sets do not remember the ways. A way is found by walking down: from the goal some ",
        one,
        " leads to the level before, from there another to the one before that, down to the start.",
    ]
}

/// How the drawn boards are to be read.
pub(crate) fn reach_boards_intro(scene: Scene) -> Prose {
    let (one, many) = move_noun(scene);
    prose![
        "Each with the ",
        many,
        " that lead down a level. Any single ",
        one,
        " of those that are named does:"
    ]
}

/// The caption of a board: the moves that lead down from it, and whether it is a goal.
pub(crate) fn caption_reached(
    scene: Scene,
    level: usize,
    down: &[usize],
    reached: &[usize],
) -> Prose {
    let down = match level {
        0 => prose!["start"],
        _ => commas(down.iter().map(|&var| a_move(scene, var))),
    };
    let goal = match (reached, scene.many_goals()) {
        ([], _) => prose![],
        (_, true) => prose![" = ", goals(reached)],
        (_, false) => prose![" = goal"],
    };
    prose![down, goal]
}

/// The heading of the way down.
pub(crate) fn heading_way_down(scene: Scene, goal: usize) -> Prose {
    prose!["Walking down from ", the_goals(scene, &[goal])]
}

/// The way down from a goal; `drawn` says that its boards follow.
pub(crate) fn way_down(scene: Scene, goal: usize, way: &[usize], drawn: bool) -> Prose {
    let drawn = (drawn && scene.subject == Subject::Presses).then_some(" (in brackets)");
    let (one, many) = move_noun(scene);
    let taken = list(way.iter().map(|&var| a_move(scene, var)));
    let how = match way {
        [_] => prose![
            ". One ",
            one,
            " leads down to the start: ",
            taken,
            drawn,
            "."
        ],
        _ => prose![
            ". A level down with each of the ",
            many,
            " ",
            taken,
            drawn,
            ". Of several ways down, the one whose ",
            many,
            " are the first as a string of 0s and 1s is taken.",
        ],
    };
    prose![
        super::super::sentence_start(the_goals(scene, &[goal])),
        " is in level ",
        way.len(),
        how
    ]
}

/// The caption of a board of the way down.
pub(crate) fn caption_level(level: usize) -> Prose {
    match level {
        0 => prose!["start"],
        _ => prose!["level ", level],
    }
}

/// What was counted.
pub(crate) fn reach_counted(scene: Scene, all: u64, levels: usize) -> Prose {
    prose![
        boards(scene, all),
        " in ",
        levels,
        plural(levels, " level", " levels"),
        ", the start included.",
    ]
}

/// What the method costs.
pub(crate) fn reach_costs(scene: Scene, cells: usize) -> Prose {
    let (_, states) = state_noun(scene);
    let (one, _) = move_noun(scene);
    prose![
        "A set has a bit for each of the ",
        power_of_two(cells),
        " ",
        states,
        ", whether it can be reached or not, and each level goes over all of them once for each ",
        one,
        " (64 bits at a time). A",
        match scene.subject {
            Subject::Unknowns => "n equation",
            _ => " cell",
        },
        " more doubles that.",
    ]
}

/// Why goals cannot be reached.
pub(crate) fn reach_unreached(
    scene: Scene,
    unreached: &[usize],
    last: usize,
    rank: usize,
) -> Prose {
    prose![
        "Level ",
        last,
        " adds nothing. So all ",
        state_noun(scene).1,
        " that can be reached are known, ",
        two_to_the_rank(rank),
        ", and ",
        not_among(scene, unreached),
        ".",
    ]
}

/// Why nothing is less.
pub(crate) fn reach_least(scene: Scene) -> Prose {
    let (state, _) = state_noun(scene);
    let (_, many) = move_noun(scene);
    prose![
        "Why least: a ",
        state,
        " is in the first level that it could be in; no fewer ",
        many,
        " make it.",
    ]
}
