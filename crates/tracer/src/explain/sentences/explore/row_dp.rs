//! Dynamic programming over the lines of a board.

use gf2::BitVector;

use super::super::{bits, for_goals, list, plural, power_of_two, the_goals, weight};
use super::{big, line_label, line_noun};
use crate::explain::exploration::order::{Growth, LineKind};
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
            " The edges are joined here: the first ",
            line,
            " meets the last one as well, so its cells are not settled before the end, and the \
             presses of the first two ",
            line,
            "s belong to the state too."
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
        ": the cells of the ",
        line,
        "s before are settled (right, or the way is given up), those of this ",
        line,
        " depend on these two ",
        line,
        "s and the next, and later ones on later presses.",
        torus,
    ]
}

/// Why there is nothing to keep on a board of a single row.
pub(crate) fn single_row_has_no_states() -> Prose {
    prose![
        "On boards of several rows all patterns go forward together, a row at a time, and of the \
         ways that come to the same ",
        Inline::Strong(prose!["state"]),
        ", the presses of the last two rows, only the best is ",
        Inline::Strong(prose!["kept"]),
        ". This board has a single row: after it every way is at its end, and no two ways press \
         the same cells of it. So each pattern is followed to its end, as in light chasing, and \
         the best one is the answer."
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
            "; ",
            shown,
            " of ",
            all,
            " are shown, those with the fewest presses"
        ]
    });
    let (end, best) = if last {
        let best = prose![", ", Inline::Sign(Sign::Best), " least"];
        (
            "; no cell is wrong any more, so these are solutions",
            Some(best),
        )
    } else {
        ("", None)
    };
    prose![
        "After ",
        line_label(kind, line),
        for_goals(scene, &[goal]),
        end,
        " (1 = pressed",
        best,
        some,
        "):"
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
    headings.extend(wraps.then(|| prose![noun, "s 1 and 2"]));
    headings.extend(has_way.then(|| prose!["best way, from ", noun, " 1"]));
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

/// How the best way of a board of a single row is introduced.
pub(crate) fn best_pattern(scene: Scene, goal: usize, n: usize, legend: Option<Prose>) -> Prose {
    let lead = prose![
        "The best pattern for ",
        the_goals(scene, &[goal]),
        " has ",
        weight(scene, n),
        ". Cell by cell"
    ];
    prose![lead.then(legend), ":"]
}

/// The heading of the part about the patterns of a board of a single row.
pub(crate) fn heading_single_row() -> Prose {
    prose!["What is left at the end of the row"]
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
pub(crate) fn row_dp_counted(scene: Scene, kind: LineKind, counts: (u64, u64, u64)) -> Prose {
    let (states, most, dropped) = counts;
    let goals = if scene.many_goals() { " and goals" } else { "" };
    prose![
        big(states),
        if states == 1 { " state" } else { " states" },
        " kept, all ",
        line_noun(kind),
        "s",
        goals,
        " together, at most ",
        big(most),
        " at a time. ",
        match dropped {
            0 => prose!["No way was dropped."],
            1 => prose!["1 way was dropped."],
            _ => prose![big(dropped), " ways were dropped."],
        }
    ]
}

/// What was counted on a board of a single row.
pub(crate) fn single_row_counted(guessed: usize) -> Prose {
    let patterns = plural(guessed + 1, " pattern", " patterns");
    prose![
        power_of_two(guessed),
        patterns,
        " followed to the end, all at once. With a single row nothing can be saved: the method is \
         for boards of several rows."
    ]
}

/// How many states there can be, and how that grows.
///
/// `wraps` says that the first two lines belong to a state as well.
pub(crate) fn row_dp_costs(kind: LineKind, width: usize, wraps: bool, growth: Growth) -> Prose {
    let line = line_noun(kind);
    let bound = |means: Prose| {
        prose![
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
            means,
            ".",
        ]
    };
    match growth {
        Growth::NeverMeet => prose![
            "With presses of this shape no two ways can meet. For the presses of two ",
            line,
            "s tell those of the ",
            line,
            " before them: only one choice makes the cells of the first of the two right. And so \
             on, back to the first ",
            line,
            ". So there is a state for each pattern of that ",
            line,
            ", at most ",
            power_of_two(width),
            ", and nothing is saved against light chasing, which follows the same patterns one by \
             one. A cell more in each ",
            line,
            " can double the states; a ",
            line,
            " more only adds a step.",
        ],
        Growth::NextLine => prose![
            bound(prose![
                ", and never more than the patterns of the first ",
                line,
                ", ",
                power_of_two(width)
            ]),
            " A cell more in each ",
            line,
            " can double the states; a ",
            line,
            " more only adds a step.",
        ],
        Growth::Guesses(guessed) => prose![
            bound(prose![", however many ", line, "s there are"]),
            " Light chasing would follow ",
            power_of_two(guessed),
            " patterns here, and at least twice as many for each ",
            line,
            " more, since that brings a guess of its own. So it is on long boards that keeping \
             states saves work.",
        ],
        Growth::Bounded(guessed) => bound(prose![
            ", and never more than patterns, ",
            power_of_two(guessed)
        ]),
    }
}

/// Why goals cannot be reached; `ends` has for each the line after which no state is left.
///
/// `drops` says that ways were dropped.
pub(crate) fn row_dp_unreached(
    scene: Scene,
    kind: LineKind,
    ends: &[(usize, usize)],
    drops: bool,
) -> Prose {
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
        ": every way leaves a cell wrong that no later press reaches. And every way was followed",
        dropped_for_another(drops, ""),
        ".",
    ]
}

/// Why nothing is less; `drops` says that ways were dropped.
pub(crate) fn row_dp_least(drops: bool) -> Prose {
    prose![
        "Why least: every way was followed to the end, or given up at a wrong cell",
        dropped_for_another(drops, " is as good and"),
        "."
    ]
}

/// What became of the ways that were dropped, if any were.
fn dropped_for_another(drops: bool, is_as_good: &str) -> Option<Prose> {
    drops.then(|| {
        prose![
            ", or dropped for one that",
            is_as_good,
            " has the same future"
        ]
    })
}
