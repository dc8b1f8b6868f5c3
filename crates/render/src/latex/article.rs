//! The explanation as sections of an article.

use tracer::explanation::{Block, Board, Column, Figure, Fold, Part, Prose};
use tracer::one_based;

use super::board::{PAGE, captioned_size};
use super::{LatexOptions, Matrices, Tex, escape, measure, preamble};

/// Up to this width, in millimetres, boards stand beside their text.
const BESIDE: f64 = 70.0;
/// Formulas of more letters are set in lines of text, where they can be broken.
const DISPLAYED: usize = 70;

/// The whole document.
pub(super) fn document(tex: &Tex<'_>, options: &LatexOptions) -> String {
    let mut blocks = Vec::new();
    if options.standalone {
        blocks.push(opening(tex, options));
    } else {
        blocks.push(fragment_opening(tex));
    }
    // The title of an article is the explanation's own unless there is another.
    if !options.standalone || options.title_page.title.is_some() {
        blocks.push(format!(
            "\\section*{{{}}}",
            tex.heading(&tex.explanation.title)
        ));
    }
    blocks.extend(tex.body());
    if options.standalone {
        blocks.push("\\end{document}".to_owned());
    }
    let mut out = blocks.join("\n\n");
    out.push('\n');
    out
}

/// Packages, commands, and the title of an article.
fn opening(tex: &Tex<'_>, options: &LatexOptions) -> String {
    let page = &options.title_page;
    let title = match &page.title {
        Some(title) => escape::text(title),
        None => tex.heading(&tex.explanation.title),
    };
    let mut lines = vec![format!("{{\\LARGE\\bfseries {title}}}")];
    let names = page.author.iter().chain(&page.date);
    lines.extend(names.map(|words| escape::text(words)));
    let geometry = match tex.matrices {
        Matrices::NiceMatrix => "\\usepackage[margin=24mm]{geometry}\n",
        // The same without a package.
        Matrices::Array => {
            "\\setlength{\\textwidth}{162mm}\n\\setlength{\\textheight}{240mm}\n\
             \\setlength{\\oddsidemargin}{-1.4mm}\n\\setlength{\\topmargin}{-14mm}\n"
        }
    };
    format!(
        "\\documentclass[a4paper,11pt]{{article}}\n{geometry}{}{}\
         \\setlength{{\\parindent}}{{0pt}}\n\\setlength{{\\parskip}}{{6pt plus 2pt}}\n\
         \\begin{{document}}\n\\begin{{center}}\n{}\n\\end{{center}}",
        preamble::packages(tex.matrices),
        preamble::commands(tex.matrices),
        lines.join("\\\\[4pt]\n")
    )
}

/// What a fragment needs, for whoever includes it.
fn fragment_opening(tex: &Tex<'_>) -> String {
    let packages = preamble::commented(preamble::packages(tex.matrices));
    format!(
        "% A fragment to be included. Its preamble needs:\n{packages}{}",
        preamble::commands(tex.matrices)
    )
    .trim_end()
    .to_owned()
}

impl Tex<'_> {
    fn body(&self) -> Vec<String> {
        let explanation = self.explanation;
        let legend: Vec<String> = explanation.legend.iter().map(|p| self.prose(p)).collect();
        let mut blocks = Vec::new();
        if !legend.is_empty() {
            blocks.push(format!("\\textit{{{}}}", legend.join("; ")));
        }
        blocks.extend(self.render(&explanation.lead));
        for (index, part) in explanation.parts.iter().enumerate() {
            blocks.extend(self.part(one_based(index), part));
        }
        blocks
    }

    fn part(&self, number: usize, part: &Part) -> Vec<String> {
        let heading = self.heading(&part.heading);
        let mut blocks = vec![format!("\\subsection*{{{number}\\quad {heading}}}")];
        blocks.extend(self.render(&part.blocks));
        blocks
    }

    /// The blocks; folded columns that follow each other become one list.
    pub(super) fn render(&self, blocks: &[Block]) -> Vec<String> {
        let mut rendered = Vec::new();
        let mut folded: Vec<&Prose> = Vec::new();
        for block in blocks {
            if let Some(column) = folded_column(block) {
                folded.push(&column.summary);
                continue;
            }
            rendered.extend(self.list(&std::mem::take(&mut folded)));
            rendered.extend(self.block(block));
        }
        rendered.extend(self.list(&folded));
        rendered
    }

    pub(super) fn block(&self, block: &Block) -> Vec<String> {
        match block {
            Block::Paragraph(prose) => vec![self.prose(prose)],
            Block::Remark(prose) => vec![self.remark(prose)],
            Block::List(items) => self
                .list(&items.iter().collect::<Vec<_>>())
                .into_iter()
                .collect(),
            Block::Formulas(formulas) => {
                if formulas.iter().any(|f| measure::formula(f) > DISPLAYED) {
                    let lines = formulas.iter().map(|f| format!("${}$", self.formula(f)));
                    lines.collect()
                } else {
                    vec![self.displayed(formulas)]
                }
            }
            Block::Figure(figure) => self.figure(figure),
            Block::Matrix(matrix) => vec![self.matrix(matrix)],
            Block::Table(table) => vec![self.table(table)],
            Block::Column(column) => self.column(column),
            Block::Operation(operation) => self.operation(operation),
        }
    }

    fn remark(&self, prose: &Prose) -> String {
        let text = self.prose(prose);
        match self.matrices {
            Matrices::NiceMatrix => format!("\\rsremark{{{text}}}"),
            Matrices::Array => format!("\\begin{{quote}}\n{text}\n\\end{{quote}}"),
        }
    }

    fn list(&self, items: &[&Prose]) -> Option<String> {
        if items.is_empty() {
            return None;
        }
        let items: Vec<String> = items.iter().map(|item| self.item(item)).collect();
        Some(format!(
            "\\begin{{itemize}}\n{}\n\\end{{itemize}}",
            items.join("\n")
        ))
    }

    /// An item; a bracket at its start would be taken for a label of its own.
    fn item(&self, prose: &Prose) -> String {
        format!("\\item {{}}{}", self.prose(prose))
    }

    pub(super) fn figure(&self, figure: &Figure) -> Vec<String> {
        let text = self.render(&figure.text);
        self.beside(&figure.boards, text)
    }

    /// Boards, and text beside them if both are narrow enough, otherwise below.
    pub(super) fn beside(&self, boards: &[Board], text: Vec<String>) -> Vec<String> {
        let Some(drawn) = self.boards(boards) else {
            return text;
        };
        let width: f64 = boards
            .iter()
            .map(|board| captioned_size(board, PAGE).0 + 5.0)
            .sum();
        if self.matrices == Matrices::Array || text.is_empty() || width > BESIDE {
            let mut blocks = vec![drawn];
            blocks.extend(text);
            return blocks;
        }
        vec![format!(
            "\\rsbeside{{{:.0}mm}}{{%\n{drawn}}}{{%\n{}}}",
            width,
            text.join("\n\n")
        )]
    }

    /// The heading of a column or an operation.
    pub(super) fn run_in_heading(&self, heading: &Prose) -> String {
        format!(
            "\\paragraph*{{{}}}\\leavevmode\\par\\nopagebreak",
            self.heading(heading)
        )
    }
}

fn folded_column(block: &Block) -> Option<&Column> {
    match block {
        Block::Column(column) if column.fold == Fold::Line => Some(column),
        _ => None,
    }
}
