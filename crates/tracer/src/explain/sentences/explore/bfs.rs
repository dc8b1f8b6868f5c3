//! Breadth-first search.

use gf2::BitVector;

use super::super::{commas, goals, list, plural, power_of_two, the_goals};
use super::search::{boards, not_among};
use super::{a_move, move_noun, move_set, state_noun};
use crate::explain::model::{Inline, Prose, number, prose};
use crate::explain::reading::{Scene, Subject};

/// The most presses or boards that a cell of the table names.
const MAX_NAMED: usize = 5;

/// The heading of the part about the idea.
pub(crate) fn heading_bfs(scene: Scene) -> Prose {
    match scene.subject {
        Subject::Unknowns => prose!["The idea: results in levels, from a queue"],
        _ => prose!["The idea: boards in levels, from a queue"],
    }
}

/// How a queue finds the levels, and why a first visit is by a shortest way.
pub(crate) fn queue_is(scene: Scene) -> Prose {
    let (state, _) = state_noun(scene);
    let (a_move, moves) = move_noun(scene);
    prose![
        "A ",
        Inline::Strong(prose!["queue"]),
        " finds them in this order: take the ",
        state,
        " at its front, try the ",
        moves,
        " there, and put what was never seen before at its end. So all of level 1 leaves the queue \
         before level 2. The ",
        Inline::Strong(prose!["first"]),
        " visit of a ",
        state,
        " is by a shortest way, for a shorter one would have met it in an earlier level. And none \
         is missed: a shortest way without its last ",
        a_move,
        " leads to a ",
        state,
        " of the level before.",
    ]
}

/// That only later moves are tried, the last first, and when the search stops; `n` is the number
/// of moves.
pub(crate) fn later_alone(scene: Scene, n: usize) -> Prose {
    let (_, many) = move_noun(scene);
    let (state, _) = state_noun(scene);
    let of = |moves: &[usize]| list(moves.iter().map(|&var| a_move(scene, var)));
    // An example needs moves 1 to 5.
    let example = (n > 4).then(|| {
        prose![
            ": a ",
            state,
            " reached by ",
            of(&[1, 2]),
            " is continued with ",
            a_move(scene, 3),
            if n > 5 { " or a later one" } else { " or " },
            (n == 5).then(|| a_move(scene, 4)),
            " and not with ",
            a_move(scene, 0),
            ", for the set ",
            of(&[0, 1, 2]),
            " is tried after ",
            of(&[0, 1]),
        ]
    });
    prose![
        "Order does not matter, so only later ",
        many,
        " are tried",
        example,
        ". Of these the last is tried first. The search stops when it has seen ",
        if scene.many_goals() {
            "all goals"
        } else {
            "the goal"
        },
        ", or when the queue is empty.",
    ]
}

/// Why no board is missed though only later moves are tried, and which way is found first.
pub(crate) fn later_suffice(scene: Scene) -> Prose {
    let (one, _) = move_noun(scene);
    let (state, _) = state_noun(scene);
    let s = || Inline::Strong(prose!["S"]);
    prose![
        "Why that is enough: write a set as a string, a digit for each ",
        one,
        ", 1 if it is in the set. Of the shortest sets for a ",
        state,
        " let ",
        s(),
        " be the first as a string, 0 before 1. Without its last ",
        one,
        ", ",
        s(),
        " is again the first of the shortest, for the ",
        state,
        " before: an earlier one, with that ",
        one,
        " added, would also come before ",
        s(),
        ". So if the ",
        state,
        " before was found by its first set, it is continued with just the ",
        one,
        " that gives ",
        s(),
        ". And since the last ",
        one,
        " is tried first, sets of the same size are tried in the order of their strings. So, level \
         by level, every ",
        state,
        " is found, and each by its first shortest set.",
    ]
}

/// The heading of the table of the queue.
pub(crate) fn heading_queue() -> Prose {
    prose!["The queue at work"]
}

/// How the table of the queue is to be read; `again` says that known boards are met.
pub(crate) fn queue_intro(scene: Scene, again: bool) -> Prose {
    let (state, states) = state_noun(scene);
    let arrow = again.then(|| {
        prose![
            " “",
            a_move(scene, 2),
            "→2” says that ",
            a_move(scene, 2),
            " leads to ",
            state,
            " 2, which was seen before."
        ]
    });
    prose![
        "Always the first in the queue is taken, and the ",
        move_noun(scene).1,
        " after its last one are tried. ",
        super::super::sentence_start(prose![states]),
        " are numbered in the order in which they came; 1 is the start.",
        arrow,
    ]
}

/// The headings of the table of the queue; `again` says that known boards are met.
pub(crate) fn queue_headings(scene: Scene, again: bool) -> Vec<Prose> {
    let (_, moves) = move_noun(scene);
    let by = match scene.subject {
        Subject::Unknowns => "ones so far",
        Subject::Presses => "pressed so far",
        Subject::Operations => "used so far",
    };
    let mut headings = vec![
        prose!["taken"],
        prose![by],
        prose![moves, " tried"],
        prose!["new"],
    ];
    headings.extend(again.then(|| prose!["seen before"]));
    headings
}

/// The number of a board.
pub(crate) fn board_number(board: usize) -> Prose {
    prose![number(board)]
}

/// The moves that reached a board, in a table.
pub(crate) fn reached_by(scene: Scene, x: Option<&BitVector>) -> Prose {
    x.map(|x| move_set(scene, x)).unwrap_or_default()
}

/// The moves that were tried, in order.
pub(crate) fn tried(scene: Scene, moves: &[usize]) -> Prose {
    match moves {
        [] => prose!["none"],
        [first, .., last] if moves.len() > 2 => {
            prose![a_move(scene, *first), " to ", a_move(scene, *last)]
        }
        _ => commas(moves.iter().map(|&press| a_move(scene, press))),
    }
}

/// The numbers of the boards that were new; they follow each other.
pub(crate) fn new_boards(new: &[usize]) -> Prose {
    match new {
        [] => prose!["none"],
        [first, .., last] if new.len() > 2 => prose![number(*first), " to ", number(*last)],
        _ => commas(new.iter().map(|&board| number(board))),
    }
}

/// The moves that led to boards seen before, each with that board.
pub(crate) fn seen_before(scene: Scene, seen: &[(usize, usize)]) -> Prose {
    let pair = |&(press, board): &(usize, usize)| prose![a_move(scene, press), "→", number(board)];
    match seen {
        [] => prose!["none"],
        _ if seen.len() > MAX_NAMED => prose![
            commas(seen[..MAX_NAMED].iter().map(pair)),
            ", … (",
            seen.len(),
            ")"
        ],
        _ => commas(seen.iter().map(pair)),
    }
}

/// That the queue goes on in the same way, to its end or until the last goals are found in a
/// level.
pub(crate) fn queue_goes_on(scene: Scene, last: Option<(usize, &[usize])>) -> Prose {
    let end = match last {
        Some((level, here)) => prose![
            ", until ",
            the_goals(scene, here),
            plural(here.len(), " is", " are"),
            " found in level ",
            level
        ],
        None => prose![", until the queue is empty"],
    };
    prose!["And so on, always from the front of the queue", end, "."]
}

/// Why the search stops with a board.
pub(crate) fn queue_stops(scene: Scene, board: usize, here: &[usize]) -> Prose {
    let last = if scene.goals > 1 {
        ", the last one missing"
    } else {
        ""
    };
    let state = super::super::sentence_start(prose![state_noun(scene).0]);
    prose![
        state,
        " ",
        number(board),
        " is ",
        the_goals(scene, here),
        last,
        ": the search stops."
    ]
}

/// That the search stops for want of boards.
pub(crate) fn queue_is_empty(scene: Scene, board: usize) -> Prose {
    let (state, _) = state_noun(scene);
    prose![
        "After ",
        state,
        " ",
        number(board),
        " the queue is empty: the search stops."
    ]
}

/// How the drawn boards are to be read.
pub(crate) fn boards_intro(scene: Scene) -> Prose {
    let what = match scene.subject {
        Subject::Presses => "the cells pressed",
        Subject::Operations => "the operations used",
        Subject::Unknowns => "the unknowns that are 1",
    };
    prose![
        "Each with its number in the queue and, after the colon, ",
        what,
        ":"
    ]
}

/// The caption of a board: its number, what reached it, and whether it is a goal.
pub(crate) fn caption_visited(
    scene: Scene,
    board: usize,
    x: Option<&BitVector>,
    reached: &[usize],
) -> Prose {
    let by = match (board, x) {
        (0, _) | (_, None) => prose![": start"],
        (_, Some(x)) => prose![": ", move_set(scene, x)],
    };
    let goal = match (reached, scene.many_goals()) {
        ([], _) => prose![],
        (_, true) => prose![" = ", goals(reached)],
        (_, false) => prose![" = goal"],
    };
    prose![number(board), by, goal]
}

/// What was counted: the boards of whole levels, the level in which the search stopped, and all
/// boards where they are known.
pub(crate) fn bfs_counted(
    scene: Scene,
    told: u64,
    stopped: Option<usize>,
    all: Option<usize>,
) -> Prose {
    let (_, states) = state_noun(scene);
    match (stopped, all) {
        (None, _) => prose![boards(scene, told), " seen."],
        (Some(level), Some(all)) => prose![
            boards(scene, all as u64),
            " seen, the search stopped in level ",
            level,
            "."
        ],
        (Some(level), None) => prose![
            boards(scene, told),
            " in the levels before ",
            level,
            ", and some ",
            states,
            " of level ",
            level,
            ", in which the search stopped.",
        ],
    }
}

/// Why goals cannot be reached.
pub(crate) fn bfs_unreached(scene: Scene, unreached: &[usize], rank: usize) -> Prose {
    prose![
        "The queue ran empty. By then every ",
        state_noun(scene).0,
        " that can be made was seen, ",
        power_of_two(rank),
        " in all, and ",
        not_among(scene, unreached),
        ".",
    ]
}

/// Why nothing is less.
pub(crate) fn bfs_least(scene: Scene) -> Prose {
    let (state, _) = state_noun(scene);
    prose![
        "Why least: the first visit of a ",
        state,
        " is by a shortest way, for the queue takes every level before the next."
    ]
}
