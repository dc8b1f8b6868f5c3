//! Light chasing.

use gf2::BitVector;

use super::super::{bits, commas, count, for_goals, goal_label, plural, power_of_two};
use super::{big, line_by_line};
use crate::explain::exploration::chase::Counts;
use crate::explain::exploration::order::{Forcing, LineKind};
use crate::explain::model::{Inline, PartKind, Prose, Sign, number, prose};
use crate::explain::reading::Scene;

/// The heading of the part about the idea.
pub(crate) fn heading_chase() -> Prose {
    prose!["The idea: guess a few presses, the rest is forced"]
}

/// Why presses are forced.
pub(crate) fn chase_idea(kind: LineKind) -> Prose {
    let from = match kind {
        LineKind::Row => ", from the top",
        _ => ", from the left",
    };
    prose![
        "Pressing a cell twice changes nothing, and order does not matter: a cell is pressed or \
         it is not. So decide about the presses ",
        line_by_line(kind),
        from,
        ". The last press that still reaches a cell is ",
        Inline::Strong(prose!["forced"]),
        ": if the cell is wrong then, press; if it is right, do not.",
    ]
}

/// Why trying all patterns misses nothing.
pub(crate) fn chase_is_complete(guessed: usize) -> Prose {
    match guessed {
        0 => prose![
            "Nothing is missed: whoever reaches the goal presses just what is forced. There is \
             one way, or none."
        ],
        _ => prose![
            "Nothing is missed: whoever reaches the goal has pressed one of these patterns, and \
             then what it forces. So follow each of them. One that leaves no cell wrong is a \
             solution; the one with the fewest presses is the least. A pattern is ",
            Inline::Strong(prose!["cut"]),
            ", that is, followed no further, as soon as it has more presses than the best so far: \
             presses are only added, so it cannot become the least. Solutions that are cut are \
             not seen, but the least is never cut.",
        ],
    }
}

/// Which pattern is followed, and for which goal.
pub(crate) fn pattern_which(scene: Scene, goal: usize, values: &BitVector, is_best: bool) -> Prose {
    let whom = for_goals(scene, &[goal]);
    if values.is_empty() {
        return prose!["The only pattern", whom];
    }
    let best = if is_best { ", the best" } else { "" };
    prose!["Pattern ", bits(values), whom, best]
}

/// Which cells a pattern presses before anything is forced.
pub(crate) fn pattern_what(guessed: &[usize]) -> Prose {
    match guessed {
        [] => prose!["no press is guessed"],
        cells => prose!["guess ", super::super::press_cells(cells)],
    }
}

/// The sentence before a pattern, with how its boards are to be read.
pub(crate) fn pattern_lead(which: Prose, what: Prose, legend: Option<Prose>) -> Prose {
    let start = prose![which, ": ", what, ", then press what is forced"];
    prose![start.then(legend), ":"]
}

/// The heading of the table of all patterns.
pub(crate) fn heading_patterns(guessed: usize) -> Prose {
    match guessed {
        0 => prose!["The only pattern"],
        1 => prose!["Both patterns"],
        _ => prose!["All ", 1_usize << guessed, " patterns"],
    }
}

/// How the table of all patterns is to be read.
pub(crate) fn patterns_intro(scene: Scene) -> Prose {
    let fewest = if scene.many_goals() {
        " fewest for the goal"
    } else {
        " fewest"
    };
    prose![
        "Each pattern (1 = pressed) with its number of presses (",
        Inline::Sign(Sign::Best),
        fewest,
        "), or the cells that stay wrong, or with how many presses it was cut: more than the best \
         pattern before it has.",
    ]
}

/// The heading of the guessed presses, in the order in which the lines have them.
pub(crate) fn guesses_heading(guessed: &[usize]) -> Prose {
    let is_run = guessed.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    match guessed {
        [] => prose!["guessed"],
        [first, _, .., last] if is_run => {
            prose![Inline::Variable(*first), "…", Inline::Variable(*last)]
        }
        _ => guessed
            .iter()
            .fold(prose![], |line, &press| line.then(Inline::Variable(press))),
    }
}

/// The heading of what becomes of the patterns for a goal.
pub(crate) fn pattern_heading(scene: Scene, goal: usize) -> Prose {
    if scene.many_goals() {
        prose![Inline::Goal(goal)]
    } else {
        prose!["presses"]
    }
}

/// A pattern that fails, in the table.
pub(crate) fn fails_cell(cells: &[usize]) -> Prose {
    prose!["wrong: ", commas(cells.iter().map(|&cell| number(cell)))]
}

/// A pattern that is cut, in the table.
pub(crate) fn cut_cell(weight: usize) -> Prose {
    prose!["cut at ", weight]
}

/// What was counted.
pub(crate) fn chase_counted(scene: Scene, guessed: usize, counts: &[Counts]) -> Prose {
    let each = |(goal, counts): (usize, &Counts)| {
        let what = [
            (counts.solved, "solved"),
            (counts.failed, "failed"),
            (counts.cut, "cut"),
        ];
        let told = what.into_iter().filter(|&(n, _)| n > 0);
        let told = commas(told.map(|(n, what)| prose![big(n), " ", what]));
        prose![goal_label(scene, goal), told, "."]
    };
    let of_each = if scene.many_goals() {
        " for each goal."
    } else {
        ":"
    };
    let patterns = prose![
        power_of_two(guessed),
        plural(guessed + 1, " pattern", " patterns")
    ];
    let clauses = counts.iter().enumerate().map(each);
    let lead = prose!["Followed ", patterns, of_each];
    clauses.fold(lead, Prose::then)
}

/// What the method costs against trying everything.
pub(crate) fn chase_costs(guessed: usize, cells: usize) -> Prose {
    prose![
        "Following a pattern takes ",
        count(cells, "decision", "decisions"),
        ", one for each press. Without forcing there would be ",
        power_of_two(cells),
        " sets of presses to try: ",
        power_of_two(cells - guessed),
        " times as many.",
    ]
}

/// How the cost grows with the board.
pub(crate) fn chase_grows(kind: LineKind, forcing: Forcing) -> Prose {
    match (kind, forcing) {
        (LineKind::Row | LineKind::Column, Forcing::NextLine) => prose![
            "In general: such presses are guessed along the shorter side of a board. A cell more \
             along that side doubles the number of patterns; along the other side it only makes \
             each of them longer."
        ],
        _ => prose![
            "In general: 2 to the power of the guessed presses. A guessed press more doubles the \
             work."
        ],
    }
}

/// "both patterns", "all 2⁴ = 16 patterns".
fn all_patterns(guessed: usize) -> Prose {
    match guessed {
        1 => prose!["both patterns"],
        _ => prose!["all ", power_of_two(guessed), " patterns"],
    }
}

/// Why goals cannot be reached.
pub(crate) fn chase_unreached(
    scene: Scene,
    unreached: &[usize],
    guessed: usize,
    listed: bool,
) -> Prose {
    let place = listed.then(|| prose![" (part ", Inline::Part(PartKind::Listing), ")"]);
    let fails = match guessed {
        0 => prose!["The only pattern fails"],
        _ => prose![super::super::sentence_start(all_patterns(guessed)), " fail"],
    };
    prose![
        fails,
        for_goals(scene, unreached),
        place,
        ": each ends with a cell wrong that no press can mend any more. Any set of presses \
         that succeeds would have to begin with one of them and go on as it forces. So there is \
         none."
    ]
}

/// Why nothing is less.
pub(crate) fn chase_least(guessed: usize) -> Prose {
    match guessed {
        0 => prose!["Why least: every press is forced, so there is no other way."],
        _ => prose![
            "Why least: ",
            all_patterns(guessed),
            " were followed, each to its end, to a wrong cell, or to more presses than \
             the best; and every way to the goal is one of them.",
        ],
    }
}
