//! Every subset of the moves.

use gf2::BitVector;

use super::super::{
    commas, count, for_each_goal, for_goals, goals, number_of_solutions, plural, power_of_two,
};
use super::{big, move_noun};
use crate::explain::model::{Inline, Prose, Sign, prose};
use crate::explain::reading::{Scene, Subject};

/// The heading of the part about the idea.
pub(crate) fn heading_subsets(scene: Scene) -> Prose {
    let (_, many) = move_noun(scene);
    prose!["The idea: try every subset of the ", many]
}

/// What the subsets are, and how one is tried.
pub(crate) fn subsets_are(scene: Scene, n: usize) -> Prose {
    let subsets = Inline::Strong(prose!["subsets"]);
    let (one, many) = move_noun(scene);
    let lead = match scene.subject {
        Subject::Presses => {
            "Pressing a cell twice changes nothing, and order does not matter: a cell is pressed or it is not."
        }
        Subject::Operations => {
            "Using an operation twice changes nothing, and order does not matter: it is used or it is not."
        }
        Subject::Unknowns => "An unknown is 0 or 1.",
    };
    let add = match scene.subject {
        Subject::Unknowns => prose![
            " For each, add up the columns of its unknowns, that is: set them to 1 and look at \
             the left sides. The subset is a solution if they equal the right side."
        ],
        _ => prose![
            " For each, add up what its ",
            many,
            " change: a cell that an odd number of them reach ends up changed. The subset reaches \
             a goal if it changes exactly the cells that have to change."
        ],
    };
    prose![
        lead,
        " So ",
        count(n, one, many),
        plural(n, " has ", " have "),
        power_of_two(n),
        " ",
        subsets,
        ", and each is tried.",
        add,
        " A subset is written as x, a digit for each ",
        one,
        " in order: 1 if it is in the subset, 0 if not.",
    ]
}

/// Why nothing is missed.
pub(crate) fn subsets_are_complete(scene: Scene) -> Prose {
    let what = match scene.subject {
        Subject::Unknowns => "every solution is a subset: its ones",
        _ => "every way to a goal is a subset",
    };
    prose![
        "Nothing can be missed, for ",
        what,
        ". The smallest of those that fit is the least. No thought is needed, but the number of \
         subsets doubles with each ",
        move_noun(scene).0,
        ".",
    ]
}

/// The heading of the part about one subset.
pub(crate) fn heading_one_subset() -> Prose {
    prose!["One subset, added up"]
}

/// Which subset is added up.
pub(crate) fn one_subset(scene: Scene, goal: usize, x: &BitVector) -> Prose {
    let equal = match scene.subject {
        Subject::Unknowns => prose![
            "Its columns of the matrix, a digit for each equation, and together their sum (1 where \
             the number of 1s is odd), which is the right side:"
        ],
        _ => prose![
            "What each of them changes (",
            Inline::Sign(Sign::Chosen),
            "), all together (where the number of ",
            Inline::Sign(Sign::Chosen),
            " is odd), and what the goal needs (",
            Inline::Sign(Sign::Kept),
            " stays):"
        ],
    };
    prose![
        "The subset that turned out best",
        for_goals(scene, &[goal]),
        ", ",
        super::super::bits(x),
        ". ",
        equal
    ]
}

/// The caption of a sum.
pub(crate) fn caption_together() -> Prose {
    prose!["together"]
}

/// The caption of what a goal needs.
pub(crate) fn caption_needed() -> Prose {
    prose!["needed"]
}

/// The heading of the table of all subsets.
pub(crate) fn heading_all_subsets(n: usize) -> Prose {
    match n {
        0 => prose!["The only subset"],
        1 => prose!["Both subsets"],
        _ => prose!["All ", power_of_two(n), " subsets"],
    }
}

/// "The only subset was", "both subsets were", "all 2⁴ = 16 subsets were".
fn all_subsets_were(n: usize) -> Prose {
    match n {
        0 => prose!["the only subset was"],
        1 => prose!["both subsets were"],
        _ => prose!["all ", power_of_two(n), " subsets were"],
    }
}

/// How the table of all subsets is to be read.
///
/// `needed` is what each goal needs, where that is short enough to be read.
pub(crate) fn list_intro(scene: Scene, needed: &[BitVector]) -> Prose {
    let (_, many) = move_noun(scene);
    let needed = needed.iter().enumerate().map(|(goal, change)| {
        prose![
            super::super::goal_label(scene, goal),
            super::super::bits(change)
        ]
    });
    let needed = commas(needed);
    let gives = match scene.subject {
        Subject::Unknowns => "what the left sides are",
        _ => "which cells it changes (1 = changed, cell 1 first)",
    };
    prose![
        "Each subset as x, its number of ",
        many,
        ", ",
        gives,
        match scene.subject {
            Subject::Unknowns => ", and whether that is the right side",
            _ if scene.many_goals() => ", and whether that is what a goal needs",
            _ => ", and whether that is what the goal needs",
        },
        (!needed.is_empty()).then(|| prose![", ", needed]),
        " (",
        Inline::Sign(Sign::Best),
        " least):"
    ]
}

/// The headings of the table of all subsets.
pub(crate) fn list_headings(scene: Scene) -> [Prose; 4] {
    let (_, many) = move_noun(scene);
    let gives = match scene.subject {
        Subject::Unknowns => "gives",
        _ => "changes",
    };
    let goal = match scene.subject {
        Subject::Unknowns => "solution",
        _ => "goal",
    };
    [prose!["x"], prose![many], prose![gives], prose![goal]]
}

/// What a subset reaches, in the table.
pub(crate) fn gives_cell(scene: Scene, reached: &[usize], is_least: bool) -> Prose {
    let what = match (reached, scene.many_goals()) {
        ([], _) => return prose![],
        (_, true) => goals(reached),
        (_, false) => prose!["yes"],
    };
    if is_least {
        prose![what, " ", Inline::Sign(Sign::Best)]
    } else {
        what
    }
}

/// How the table of sizes is to be read.
pub(crate) fn sizes_intro(scene: Scene) -> Prose {
    let (_, many) = move_noun(scene);
    prose![
        "How many subsets there are of each number of ",
        many,
        ", and how many of them fit (",
        Inline::Sign(Sign::Best),
        " the least that do):"
    ]
}

/// The headings of the table of sizes.
pub(crate) fn size_headings(scene: Scene) -> [Prose; 2] {
    let (_, many) = move_noun(scene);
    [prose![many], prose!["subsets"]]
}

/// The heading of how many subsets fit a goal.
pub(crate) fn giving_heading(scene: Scene, goal: usize) -> Prose {
    if scene.many_goals() {
        prose![Inline::Goal(goal)]
    } else {
        prose!["fit"]
    }
}

/// How many subsets of a size fit.
pub(crate) fn count_cell(count: u64, is_least: bool) -> Prose {
    let least = is_least.then(|| prose![" ", Inline::Sign(Sign::Best)]);
    prose![big(count), least]
}

/// Why so many subsets fit.
pub(crate) fn how_many_give(scene: Scene, solvable: &[usize], nullity: usize) -> Prose {
    let (_, many) = move_noun(scene);
    match nullity {
        0 => prose![
            "Just one subset fits",
            for_each_goal(scene, solvable),
            ": only the empty set changes nothing (the nullity, the number of free variables in an \
             elimination, is 0), so no two subsets give the same."
        ],
        _ => prose![
            "That makes ",
            number_of_solutions(nullity),
            for_each_goal(scene, solvable),
            ": two subsets that give the same differ by a quiet pattern, ",
            many,
            " that together change nothing, and there are ",
            power_of_two(nullity),
            " of these, the empty one included (2 to the power of the nullity, the number of free \
             variables in an elimination).",
        ],
    }
}

/// What was counted, and what it costs.
pub(crate) fn subsets_cost(scene: Scene, n: usize) -> Prose {
    let (one, many) = move_noun(scene);
    prose![
        power_of_two(n),
        plural(n + 1, " subset", " subsets"),
        " tried",
        if scene.many_goals() {
            ", each for all goals at once"
        } else {
            ""
        },
        ". If they are taken in a good order, each costs one addition: it is an earlier one with one ",
        one,
        " added. In general: 2 to the power of the number of ",
        many,
        ", however many ",
        if scene.subject == Subject::Unknowns {
            "equations"
        } else {
            "cells"
        },
        " there are. A",
        if scene.subject == Subject::Presses {
            " "
        } else {
            "n "
        },
        one,
        " more doubles the work.",
    ]
}

/// Why goals cannot be reached.
pub(crate) fn subsets_unreached(scene: Scene, unreached: &[usize], n: usize) -> Prose {
    let none = match scene.subject {
        Subject::Unknowns => "none is a solution",
        _ => "none changes exactly the cells that have to change",
    };
    prose![
        super::super::sentence_start(all_subsets_were(n)),
        " tried, and ",
        none,
        for_goals(scene, unreached),
        ". There are no other ways.",
    ]
}

/// Why nothing is less.
pub(crate) fn subsets_least(scene: Scene, n: usize) -> Prose {
    let (_, many) = move_noun(scene);
    prose![
        "Why least: ",
        all_subsets_were(n),
        " tried, also all with fewer ",
        many,
        ".",
    ]
}
