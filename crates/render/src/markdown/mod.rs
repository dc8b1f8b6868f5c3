//! Markdown whose mathematics GitHub and Jupyter show.
//!
//! Formulas stand in `$…$`, matrices in `$$` blocks, boards in code blocks.

mod elimination;
mod matrix;
mod prose;
mod table;

use tracer::explanation::{Block, Board, Column, Explanation, Figure, Fold, Part};
use tracer::one_based;

use crate::text::plain_boards;

/// How Markdown is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkdownOptions {
    /// The level of the title's heading, from 1; the parts are one level below.
    pub heading_level: usize,
}

impl Default for MarkdownOptions {
    fn default() -> Self {
        Self { heading_level: 1 }
    }
}

/// Renders an explanation as Markdown.
///
/// The blocks of the explanation are parted by empty lines; nothing is wrapped.
pub fn markdown(explanation: &Explanation, options: &MarkdownOptions) -> String {
    let document = Document {
        explanation,
        options: *options,
    };
    let mut out = document.blocks().join("\n\n");
    out.push('\n');
    out
}

/// Everything that the Markdown of a block depends on.
struct Document<'a> {
    explanation: &'a Explanation,
    options: MarkdownOptions,
}

impl Document<'_> {
    fn blocks(&self) -> Vec<String> {
        let explanation = self.explanation;
        let legend: Vec<String> = explanation.legend.iter().map(|p| self.prose(p)).collect();
        let title = self.prose(&explanation.title);
        let mut blocks = vec![
            format!("{} {title}", self.hashes(0)),
            legend.join(" &nbsp; "),
        ];
        blocks.extend(self.render(&explanation.lead));
        for (index, part) in explanation.parts.iter().enumerate() {
            blocks.extend(self.part(one_based(index), part));
        }
        blocks
    }

    fn hashes(&self, below: usize) -> String {
        // Markdown has six levels.
        "#".repeat((self.options.heading_level.max(1) + below).min(6))
    }

    fn part(&self, number: usize, part: &Part) -> Vec<String> {
        let heading = self.prose(&part.heading);
        let mut blocks = vec![format!("{} {number}. {heading}", self.hashes(1))];
        blocks.extend(self.render(&part.blocks));
        blocks
    }

    /// The blocks; folded columns that follow each other become one list.
    fn render(&self, blocks: &[Block]) -> Vec<String> {
        let mut rendered: Vec<String> = Vec::new();
        let mut in_list = false;
        for block in blocks {
            let folded = folded(block);
            match (folded, in_list, rendered.last_mut()) {
                (Some(column), true, Some(list)) => {
                    list.push('\n');
                    list.push_str(&self.item(&column.summary));
                }
                (Some(column), ..) => rendered.push(self.item(&column.summary)),
                _ => rendered.extend(self.block(block)),
            }
            in_list = folded.is_some();
        }
        rendered
    }

    fn block(&self, block: &Block) -> Vec<String> {
        match block {
            Block::Paragraph(prose) => vec![self.prose(prose)],
            Block::Remark(prose) => vec![format!("> {}", self.prose(prose))],
            Block::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.item(item)).collect();
                vec![items.join("\n")]
            }
            Block::Formulas(formulas) => {
                let formulas = formulas.iter().map(|formula| self.formula(formula));
                formulas.map(|formula| displayed(&formula)).collect()
            }
            Block::Figure(figure) => self.figure(figure),
            Block::Matrix(matrix) => vec![self.matrix(matrix)],
            Block::Table(table) => vec![self.table(table)],
            Block::Column(column) => self.column(column),
            Block::Operation(operation) => self.operation(operation),
        }
    }

    fn figure(&self, figure: &Figure) -> Vec<String> {
        let mut blocks = self.boards(&figure.boards);
        blocks.extend(self.render(&figure.text));
        blocks
    }

    /// Boards side by side in a code block.
    fn boards(&self, boards: &[Board]) -> Vec<String> {
        if boards.is_empty() {
            return Vec::new();
        }
        let drawn = plain_boards(self.explanation, boards);
        vec![format!("```text\n{drawn}```")]
    }
}

fn folded(block: &Block) -> Option<&Column> {
    match block {
        Block::Column(column) if column.fold == Fold::Line => Some(column),
        _ => None,
    }
}

/// A formula of its own.
fn displayed(formula: &str) -> String {
    format!("$$\n{formula}\n$$")
}
