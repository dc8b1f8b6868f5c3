//! Levels of boards, as `bfs` and `reach` find them.

use super::super::{count, goals, plural, power_of_two, the_goals};
use super::common::two_to_the_rank;
use super::{big, move_noun, state_noun};
use crate::explain::model::{Inline, Prose, prose};
use crate::explain::reading::{Scene, Subject};

/// What levels are.
pub(crate) fn levels_are(scene: Scene) -> Prose {
    let level = Inline::Strong(prose!["levels"]);
    match scene.subject {
        Subject::Unknowns => prose![
            "Begin with all unknowns 0: every left side is 0. Setting an unknown to 1 changes the \
             left sides of the equations that contain it. What the left sides are then, a digit \
             for each equation, is a result; the goal is the result that equals the right side. \
             Put the results in ",
            level,
            ": level 0 is 00…0, level 1 what one unknown makes of it, level 2 what two make and no \
             fewer, and so on.",
        ],
        _ => {
            let (one, many) = move_noun(scene);
            prose![
                "Put the boards that can be made of the start in ",
                level,
                ": level 0 is the start, level 1 what one ",
                one,
                " makes of it, level 2 what two ",
                many,
                " make and no fewer, and so on. So the level of a board is the least number of ",
                many,
                " that it takes.",
            ]
        }
    }
}

/// The headings of the table of levels.
pub(crate) fn bar_headings(scene: Scene) -> [Prose; 3] {
    let (_, many) = state_noun(scene);
    [prose!["level"], prose![many], prose!["found"]]
}

/// The goals of a level in the table.
pub(crate) fn found_here(scene: Scene, here: &[usize]) -> Prose {
    match (here, scene.many_goals()) {
        ([], _) => prose![],
        (_, true) => goals(here),
        (_, false) => prose!["the goal"],
    }
}

/// What stands for the size of a level in which the search stopped.
pub(crate) fn not_finished() -> Prose {
    prose!["stopped"]
}

/// What the table of levels shows.
pub(crate) fn bars_intro(scene: Scene) -> Prose {
    let (_, states) = state_noun(scene);
    let (_, moves) = move_noun(scene);
    prose![
        "How many ",
        states,
        " need 0, 1, 2, … ",
        moves,
        " and no fewer:"
    ]
}

/// The heading of the part about the levels.
pub(crate) fn heading_levels(scene: Scene) -> Prose {
    let (_, states) = state_noun(scene);
    prose!["The ", states, ", level by level"]
}

/// How the boards of a level are introduced: how many there are, and how many are shown.
pub(crate) fn level_intro(
    scene: Scene,
    level: usize,
    shown: usize,
    total: usize,
    complete: bool,
) -> Prose {
    let (one, many) = state_noun(scene);
    let so_far = if complete {
        ""
    } else {
        " before the search stopped"
    };
    let some = (shown < total).then(|| prose![" (", shown, " of them are shown)"]);
    match (level, scene.subject) {
        (0, Subject::Unknowns) => prose!["Level 0, all unknowns 0:"],
        (0, _) => prose!["Level 0, the start:"],
        _ => prose![
            "Level ",
            level,
            ", ",
            count(total, one, many),
            so_far,
            some,
            ":"
        ],
    }
}

/// What stands for a result that is too long to be read.
pub(crate) fn too_long() -> Prose {
    prose!["…"]
}

/// What a search costs: as many boards as can be reached, of all that there are.
pub(crate) fn search_costs(scene: Scene, rank: usize, cells: usize) -> Prose {
    let (state, states) = state_noun(scene);
    let (one, many) = match scene.subject {
        Subject::Unknowns => ("equation", "equations"),
        _ => ("cell", "cells"),
    };
    prose![
        "At worst every ",
        state,
        " that can be reached is looked at: ",
        two_to_the_rank(rank),
        ", of the ",
        power_of_two(cells),
        " ",
        states,
        " of ",
        count(cells, one, many),
        ". A",
        if one == "equation" { "n " } else { " " },
        one,
        " more can double that, so the method is for small ",
        if one == "equation" {
            "systems"
        } else {
            "boards"
        },
        ".",
    ]
}

/// The goals that cannot be reached, as the subject of a sentence.
pub(super) fn not_among(scene: Scene, unreached: &[usize]) -> Prose {
    let is = plural(unreached.len(), " is not", " are not");
    prose![the_goals(scene, unreached), is, " among them"]
}

/// That each move of a least way leads to the next level.
pub(crate) fn level_by_level(scene: Scene) -> Prose {
    let (one, many) = move_noun(scene);
    prose![
        "The way goes up a level with each ",
        one,
        ": in ascending order of the ",
        many,
        " it passes the start, a ",
        state_noun(scene).0,
        " of level 1, one of level 2, and so on.",
    ]
}

/// How many boards there are, in a sentence.
pub(super) fn boards(scene: Scene, n: u64) -> Prose {
    let (one, many) = state_noun(scene);
    prose![big(n), " ", if n == 1 { one } else { many }]
}
