//! The board, and the moves on it.

use gf2::BitVector;
use puzzles::{MoveKind, Picture};

use super::Page;
use crate::answer::GoalAnswer;
use crate::boards::{Panel, beside};
use crate::layout::list;
use crate::words::{cells, named};

/// Drawn in a cell that a move changes, and in one that it does not.
const MARKS: [&str; 2] = ["·", "●"];

impl Page<'_> {
    /// The board, and beside it the moves; of a board that cannot be solved, the cells that
    /// show why.
    pub(super) fn drawing(&self) -> Option<String> {
        let picture = self.picture.as_ref()?;
        let mut panels = self.boards(picture);
        match (self.answer.least(), picture.moves) {
            (Some(least), _) if least.x.is_zero() => {}
            (Some(least), MoveKind::PressCell) => {
                panels.push(self.numbered("press the numbered cells", picture, &least.x));
            }
            (Some(least), MoveKind::Operation) => panels.extend(self.operations(picture, &least.x)),
            (None, _) => {
                panels.push(self.numbered("look at these cells", picture, self.witness()?));
            }
        }
        let drawing = beside(&panels, self.panel_width());
        let indented = drawing.lines().map(|line| format!("  {line}"));
        Some(
            indented
                .map(|line| line.trim_end().to_owned() + "\n")
                .collect(),
        )
    }

    /// The moves in words.
    pub(super) fn moves(&self) -> Option<String> {
        let least = self.answer.least().filter(|least| least.weight > 0)?;
        self.picture.as_ref()?;
        Some(self.item(&if self.presses() {
            format!("Press {}.", cells(&least.x))
        } else {
            format!(
                "Use {}.",
                list(&named(&least.x, &self.labels.variables), "and")
            )
        }))
    }

    fn panel_width(&self) -> usize {
        self.plan.style.width.saturating_sub(2)
    }

    /// The board as it stands, where cells are pressed; else as it should stand, and before that
    /// as it does if any cell is not 0.
    fn boards(&self, picture: &Picture) -> Vec<Panel> {
        let drawn = |caption, states: &BitVector| {
            Panel::new(caption, picture, self.panel_width(), |i| {
                picture.symbols[usize::from(states.get(i))].to_string()
            })
        };
        if picture.moves == MoveKind::PressCell {
            return vec![drawn("board", &picture.start)];
        }
        let start = (!picture.start.is_zero()).then(|| drawn("start", &picture.start));
        let goal = &picture.goals[self.answer.best.unwrap_or(0)];
        start.into_iter().chain([drawn("wanted", goal)]).collect()
    }

    /// What each of the moves in `x` changes.
    fn operations(&self, picture: &Picture, x: &BitVector) -> Vec<Panel> {
        let a = self.solved.system.a();
        let operation = |j: usize| {
            let caption = self.labels.variables[j].as_str();
            let mark = |i| MARKS[usize::from(a.get(i, j))].to_owned();
            Panel::new(caption, picture, self.panel_width(), mark)
        };
        x.iter_ones().map(operation).collect()
    }

    /// The board with its number in each of `cells`, or a mark where numbers would be too wide.
    fn numbered(&self, caption: &str, picture: &Picture, cells: &BitVector) -> Panel {
        let (_, cols) = picture.size();
        let digits = picture.cells.len().to_string().len();
        let fits = cols * (digits + 1) <= self.panel_width();
        Panel::new(caption, picture, self.panel_width(), |i| {
            match cells.get(i) {
                true if fits => (i + 1).to_string(),
                bit => MARKS[usize::from(bit)].to_owned(),
            }
        })
    }

    /// The first contradiction.
    fn witness(&self) -> Option<&BitVector> {
        self.answer.goals.iter().find_map(|goal| match goal {
            GoalAnswer::Unreachable { witness } => witness.as_ref(),
            GoalAnswer::Reachable { .. } => None,
        })
    }
}
