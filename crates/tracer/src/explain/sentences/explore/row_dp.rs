//! Dynamic programming over the lines of a board.

use gf2::BitVector;

use super::super::{bits, for_goals, list, power_of_two, the_goals, weight};
use super::{big, line_label, line_noun};
use crate::explain::exploration::order::{Forcing, LineKind};
use crate::explain::model::{Inline, Prose, Sign, prose};
use crate::explain::reading::Scene;

/// The heading of the part about the idea.
pub(crate) fn heading_row_dp(kind: LineKind) -> Prose {
    prose![
        "The idea: ",
        line_noun(kind),
        " by ",
        line_noun(kind),
        ", the best way to each state"
    ]
}

/// What a state is, and why the future depends on nothing else.
pub(crate) fn states_are(kind: LineKind, wraps: bool) -> Prose {
    let line = line_noun(kind);
    let state = Inline::Strong(prose!["state"]);
    let torus = wraps.then(|| {
        prose![
            " The edges are joined here: the last ",
            line,
            "s meet the first two again, so the presses of these belong to the state as well."
        ]
    });
    prose![
        "All patterns go forward together, a ",
        line,
        " at a time. After a ",
        line,
        " a ",
        state,
        " is all that the rest depends on: the presses of this ",
        line,
        " and of the ",
        line,
        " before. For a press reaches no further than one ",
        line,
        ": the cells before this ",
        line,
        " are settled (right, or the way is given up), those of this ",
        line,
        " depend on these two ",
        line,
        "s and the next, and later ones on later presses.",
        torus,
    ]
}

/// Why only the best way to a state is kept.
pub(crate) fn best_is_kept() -> Prose {
    prose![
        "Ways that come to the same state have the same future: what mends one mends the other. \
         So only the best of them is ",
        Inline::Strong(prose!["kept"]),
        ", the one with the fewest presses (of equal ones the first as a string of 0s and 1s); the \
         others are dropped. Nothing is missed: whatever a dropped way could become, the kept one \
         becomes with no more presses.",
    ]
}

/// The heading of the part about the states.
pub(crate) fn heading_states(kind: LineKind) -> Prose {
    let line = line_noun(kind);
    prose!["The states, ", line, " by ", line]
}

/// What the table of the numbers of states shows.
pub(crate) fn kept_intro(kind: LineKind) -> Prose {
    prose![
        "How many states are kept after each ",
        line_noun(kind),
        ", and how many ways are dropped for a better one to the same state:"
    ]
}

/// The headings of the numbers of a goal.
pub(crate) fn kept_headings(scene: Scene, goal: usize) -> [Prose; 2] {
    let of = if scene.many_goals() {
        prose![Inline::Goal(goal), ": "]
    } else {
        prose![]
    };
    [prose![of, "states"], prose!["dropped"]]
}

/// Which states are listed; `counts` are the numbers of those that are shown and of all.
pub(crate) fn states_intro(
    scene: Scene,
    goal: usize,
    kind: LineKind,
    line: usize,
    last: bool,
    counts: (usize, usize),
) -> Prose {
    let (shown, all) = counts;
    let some = (shown < all).then(|| {
        prose![
            " (",
            shown,
            " of ",
            all,
            " are shown, those with few presses)"
        ]
    });
    let end = last.then(|| {
        prose![
            "; no cell is wrong any more, so these are solutions (",
            Inline::Sign(Sign::Best),
            " least)"
        ]
    });
    prose![
        "After ",
        line_label(kind, line),
        for_goals(scene, &[goal]),
        end,
        some,
        ":"
    ]
}

/// The headings of a table of states.
pub(crate) fn state_headings(
    kind: LineKind,
    line: usize,
    wraps: bool,
    has_way: bool,
) -> Vec<Prose> {
    let noun = line_noun(kind);
    let mut headings = vec![line_label(kind, line)];
    headings.extend((line > 0).then(|| line_label(kind, line - 1)));
    if wraps {
        headings.push(match line {
            0 => line_label(kind, 0),
            _ => prose![noun, "s 1 and 2"],
        });
    }
    if has_way {
        headings.push(match line {
            0 => prose!["best way"],
            _ => prose!["best way, from ", noun, " 1"],
        });
    }
    headings.push(prose!["presses"]);
    headings
}

/// The presses of a line as digits.
pub(crate) fn presses_of_line(x: &BitVector, moves: &[usize]) -> Prose {
    bits(&BitVector::from_fn(moves.len(), |at| x.get(moves[at])))
}

/// Groups of digits with spaces between.
pub(crate) fn side_by_side(groups: impl Iterator<Item = Prose>) -> Prose {
    groups.fold(Prose::default(), Prose::then)
}

/// The heading of the part that follows the best way.
pub(crate) fn heading_read_back() -> Prose {
    prose!["The best way, read back"]
}

/// How the best way is read back.
pub(crate) fn read_back(
    scene: Scene,
    goal: usize,
    kind: LineKind,
    n: usize,
    legend: Option<Prose>,
) -> Prose {
    let line = line_noun(kind);
    let lead = prose![
        "Of the states after the last ",
        line,
        " the best for ",
        the_goals(scene, &[goal]),
        " has ",
        weight(scene, n),
        ". It remembers the way that it came"
    ];
    prose![lead.then(legend), ":"]
}

/// What was counted.
pub(crate) fn row_dp_counted(scene: Scene, states: u64, most: u64, dropped: u64) -> Prose {
    let goals = if scene.many_goals() {
        " over all goals"
    } else {
        ""
    };
    let drops = match dropped {
        0 => prose![" No way was dropped: here no two ways came to the same state."],
        _ => prose![
            " ",
            big(dropped),
            if dropped == 1 {
                " way was"
            } else {
                " ways were"
            },
            " dropped."
        ],
    };
    prose![
        big(states),
        if states == 1 { " state" } else { " states" },
        " kept",
        goals,
        ", at most ",
        big(most),
        " at a time.",
        drops
    ]
}

/// What the method costs.
///
/// `wraps` says that the first two lines belong to a state as well.
pub(crate) fn row_dp_costs(kind: LineKind, forcing: Forcing, width: usize, wraps: bool) -> Prose {
    let line = line_noun(kind);
    if kind == LineKind::Cell {
        return prose![
            "The board is a single row: its states are its patterns, and nothing can be saved."
        ];
    }
    let bound = prose![
        "A state is ",
        if wraps {
            prose!["the first two ", line, "s and the last two ", line, "s"]
        } else {
            prose!["two ", line, "s"]
        },
        " of presses, so there are at most ",
        power_of_two(if wraps { 4 } else { 2 } * width),
        " after each ",
        line,
    ];
    match forcing {
        Forcing::NextLine => prose![
            bound,
            ", and with presses that force the next ",
            line,
            " no more than patterns of the first: ",
            power_of_two(width),
            ". The work grows in proportion to the number of ",
            line,
            "s, and doubles with each cell in a ",
            line,
            ".",
        ],
        // The first lines stay in a state for good, and with them most guesses: nothing more can
        // be promised.
        Forcing::Various if wraps => {
            prose![bound, ", however many ", line, "s there are."]
        }
        Forcing::Various => prose![
            bound,
            ", however many ",
            line,
            "s there are. The patterns double with each guessed press, so on long boards keeping \
             states is far less work.",
        ],
    }
}

/// Why goals cannot be reached; `ends` has for each the line after which no state is left.
pub(crate) fn row_dp_unreached(scene: Scene, kind: LineKind, ends: &[(usize, usize)]) -> Prose {
    let same = ends.windows(2).all(|pair| pair[0].1 == pair[1].1);
    let goals: Vec<usize> = ends.iter().map(|&(goal, _)| goal).collect();
    let end = |goals: &[usize], line: usize| {
        prose!["after ", line_label(kind, line), for_goals(scene, goals)]
    };
    let when = match ends {
        [(_, line), ..] if same => end(&goals, *line),
        _ => list(ends.iter().map(|&(goal, line)| end(&[goal], line))),
    };
    prose![
        "No state is left ",
        when,
        ": every way leaves a cell wrong that no later press reaches. And every way was followed, \
         or dropped for one with the same future.",
    ]
}

/// Why nothing is less.
pub(crate) fn row_dp_least() -> Prose {
    prose![
        "Why least: every way was followed to the end, or given up at a wrong cell, or dropped for \
         one that is as good and has the same future."
    ]
}
