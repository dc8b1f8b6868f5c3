//! The explanation as static HTML: what a reader without the player has, and what is printed.

use tracer::explanation::{Block, Column, Figure, Fold, Formula, Part, Prose};
use tracer::one_based;

use super::Page;

impl Page<'_> {
    /// The whole explanation; its parts have identifiers, so that the player finds them.
    pub(super) fn explanation(&self) -> String {
        let explanation = &self.lesson.explanation;
        let lead = format!(
            "<section class=\"part\" id=\"lead\">\n{}</section>\n",
            self.blocks(&explanation.lead)
        );
        let parts = explanation.parts.iter().enumerate();
        let parts = parts.map(|(index, part)| self.part(one_based(index), part));
        std::iter::once(lead).chain(parts).collect()
    }

    fn part(&self, number: usize, part: &Part) -> String {
        format!(
            "<section class=\"part\" id=\"part-{number}\">\n<h3><span class=\"number\">{number}</span> {}</h3>\n{}</section>\n",
            self.prose(&part.heading),
            self.blocks(&part.blocks)
        )
    }

    /// The blocks; folded columns that follow each other become one list.
    fn blocks(&self, blocks: &[Block]) -> String {
        let mut out = String::new();
        let mut in_list = false;
        for block in blocks {
            let folded = folded(block);
            if folded.is_some() != in_list {
                out.push_str(if in_list {
                    "</ul>\n"
                } else {
                    "<ul class=\"folded\">\n"
                });
                in_list = !in_list;
            }
            match folded {
                Some(column) => out.push_str(&self.item(&column.summary)),
                None => out.push_str(&self.block(block)),
            }
        }
        if in_list {
            out.push_str("</ul>\n");
        }
        out
    }

    fn block(&self, block: &Block) -> String {
        match block {
            Block::Paragraph(prose) => self.paragraph(prose),
            Block::Remark(prose) => format!("<p class=\"remark\">{}</p>\n", self.prose(prose)),
            Block::List(items) => {
                let items: String = items.iter().map(|item| self.item(item)).collect();
                format!("<ul>\n{items}</ul>\n")
            }
            Block::Formulas(formulas) => self.formulas(formulas),
            Block::Figure(figure) => self.figure(figure),
            Block::Matrix(matrix) => self.matrix(matrix),
            Block::Table(table) => self.table(table),
            Block::Column(column) => self.column(column),
            Block::Operation(operation) => self.operation_block(operation),
        }
    }

    pub(super) fn paragraph(&self, prose: &Prose) -> String {
        format!("<p>{}</p>\n", self.prose(prose))
    }

    fn formulas(&self, formulas: &[Formula]) -> String {
        let lines = formulas.iter().map(|formula| self.formula(formula));
        let lines: Vec<String> = lines.collect();
        format!("<p class=\"formula\">{}</p>\n", lines.join("<br>\n"))
    }

    fn item(&self, prose: &Prose) -> String {
        format!("<li>{}</li>\n", self.prose(prose))
    }

    pub(super) fn figure(&self, figure: &Figure) -> String {
        let boards = self.boards(&figure.boards);
        if figure.text.is_empty() {
            return boards;
        }
        let text = self.blocks(&figure.text);
        format!("<div class=\"beside\">\n{boards}<div>\n{text}</div>\n</div>\n")
    }
}

fn folded(block: &Block) -> Option<&Column> {
    match block {
        Block::Column(column) if column.fold == Fold::Line => Some(column),
        _ => None,
    }
}
