//! Breadth-first search.

use gf2::BitVector;

use super::super::{commas, goals, power_of_two, the_goals};
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

/// Why only later moves are tried.
pub(crate) fn later_alone(scene: Scene) -> Prose {
    let (one, many) = move_noun(scene);
    let (state, _) = state_noun(scene);
    prose![
        "Order does not matter, so only later ",
        many,
        " are tried: a ",
        state,
        " reached by 2 and 3 is continued with 4, 5, … and not with 1, for the set 1, 2, 3 is \
         tried after 1, 2. None is missed by this: of the shortest sets for a ",
        state,
        " take the one that is first as a string. Without its last ",
        one,
        " it is the first for the ",
        state,
        " before (an earlier one, with that ",
        one,
        " added, would be earlier here too). So that ",
        state,
        " was found by just this set, and is continued with just this ",
        one,
        ". The last is tried first: then of equally short ways the first one found is \
         the first as a string of 0s and 1s. The search stops when it has seen ",
        if scene.many_goals() {
            "all goals"
        } else {
            "the goal"
        },
        ", or when the queue is empty.",
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
            " “3 → 2” says that 3 leads to ",
            state,
            " 2, which was seen before."
        ]
    });
    prose![
        "Always the first in the queue is taken. ",
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
        [] => prose!["none is left"],
        [first, .., last] if moves.len() > 2 => {
            prose![a_move(scene, *first), " to ", a_move(scene, *last)]
        }
        _ => commas(moves.iter().map(|&press| a_move(scene, press))),
    }
}

/// The numbers of the boards that were new; they follow each other.
pub(crate) fn new_boards(new: &[usize]) -> Prose {
    match new {
        [] => prose!["–"],
        [first, .., last] if new.len() > 2 => prose![number(*first), " to ", number(*last)],
        _ => commas(new.iter().map(|&board| number(board))),
    }
}

/// The moves that led to boards seen before, each with that board.
pub(crate) fn seen_before(scene: Scene, seen: &[(usize, usize)]) -> Prose {
    let pair =
        |&(press, board): &(usize, usize)| prose![a_move(scene, press), " → ", number(board)];
    match seen {
        [] => prose!["–"],
        _ if seen.len() > MAX_NAMED => prose![
            commas(seen[..MAX_NAMED].iter().map(pair)),
            ", … (",
            seen.len(),
            ")"
        ],
        _ => commas(seen.iter().map(pair)),
    }
}

/// That the queue goes on in the same way.
pub(crate) fn queue_goes_on() -> Prose {
    prose!["And so on, always from the front of the queue."]
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
    prose!["With its number in the queue and ", what, ":"]
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
/// boards where they are told.
pub(crate) fn bfs_counted(
    scene: Scene,
    told: u64,
    stopped: Option<usize>,
    listed: Option<usize>,
) -> Prose {
    let (_, states) = state_noun(scene);
    match (stopped, listed) {
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
