//! What `rowstep explain` can be asked.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use render::{Aspect, Matrices, Notation};
use tracer::{Detail, Method};

use super::{InputArgs, method_parser};

/// `rowstep explain`.
#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    /// The form of the explanation
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ExplainFormat,
    /// How much is written out
    #[arg(long, value_enum, default_value_t)]
    pub(crate) detail: DetailArg,
    /// Writes to FILE, whole or not at all
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// The method, gauss if none is named; a trace has its own
    #[arg(long, value_name = "NAME", value_parser = method_parser())]
    pub(crate) method: Option<Method>,
    /// Which board, where the input has several
    #[arg(long, value_name = "N")]
    pub(crate) board_number: Option<usize>,
    #[command(flatten)]
    pub(crate) presentation: PresentationArgs,
    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// The form of an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum ExplainFormat {
    /// For the terminal
    #[default]
    Text,
    /// For GitHub and Jupyter, with mathematics
    Markdown,
    /// A LaTeX fragment, or with --standalone an article
    Latex,
    /// A deck of slides for LaTeX, or with --handout its printed form
    Beamer,
    /// A page to step through, to predict and to practise on
    Html,
    /// A figure; --figure says of what
    Svg,
    /// The same figure in pixels
    Png,
    /// Slides for Typst, or with --handout the whole explanation
    Typst,
    /// The same as PDF, where this program was built with the feature `pdf`
    Pdf,
}

/// How much of an explanation is written out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum DetailArg {
    /// What was found, without the steps
    Outline,
    /// The first steps in full, the others in a line each
    #[default]
    Pivot,
    /// Every step that the trace lists
    Operation,
}

/// How lecture material looks; every option belongs to some of the formats.
#[derive(Debug, Args)]
#[command(next_help_heading = "Slides, handouts, pages and figures")]
pub(crate) struct PresentationArgs {
    /// The title (latex --standalone, beamer, html, typst, pdf)
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// The author on the title page (latex --standalone, beamer, typst, pdf)
    #[arg(long, value_name = "TEXT")]
    pub(crate) author: Option<String>,
    /// The date on the title page (latex --standalone, beamer, typst, pdf)
    #[arg(long, value_name = "TEXT")]
    pub(crate) date: Option<String>,
    /// How row operations are written (latex, beamer, html, svg, png, typst, pdf)
    #[arg(long, value_enum)]
    pub(crate) notation: Option<NotationArg>,
    /// An article that compiles, not a fragment (latex)
    #[arg(long)]
    pub(crate) standalone: bool,
    /// How matrices are written (latex, beamer)
    #[arg(long, value_enum)]
    pub(crate) matrices: Option<MatricesArg>,
    /// The frames alone, for your own template (beamer)
    #[arg(long)]
    pub(crate) frames_only: bool,
    /// For paper: nothing is revealed step by step (beamer, typst, pdf)
    #[arg(long)]
    pub(crate) handout: bool,
    /// The sides of a slide (beamer, typst, pdf)
    #[arg(long, value_enum)]
    pub(crate) aspect: Option<AspectArg>,
    /// The columns whose operations are revealed one by one (beamer, typst, pdf)
    #[arg(long, value_name = "A-B", value_parser = columns)]
    pub(crate) show_columns: Option<(usize, usize)>,
    /// What the figure shows (svg, png)
    #[arg(long, value_enum)]
    pub(crate) figure: Option<FigureArg>,
    /// The state after so many steps of the trace (svg, png)
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<usize>,
    /// Pixels for each unit of the figure (png)
    #[arg(long, value_name = "N", value_parser = scale)]
    pub(crate) scale: Option<f32>,
}

/// How a row operation is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum NotationArg {
    /// R2 ← R2 + R1
    Arrow,
    /// R1 + R2 → R2
    Textbook,
}

/// How matrices are written in LaTeX.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum MatricesArg {
    /// By the package nicematrix, with boxed and shaded pivots
    Nicematrix,
    /// By plain arrays, which `MathJax` accepts too
    Array,
}

/// The sides of a slide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum AspectArg {
    /// 16 to 9
    #[value(name = "16:9")]
    Wide,
    /// 16 to 10
    #[value(name = "16:10")]
    Monitor,
    /// 4 to 3
    #[value(name = "4:3")]
    Classic,
}

/// What a figure shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum FigureArg {
    /// The whole derivation on a sheet
    Sheet,
    /// One state; --step says which
    State,
    /// The board and the numbers of its cells
    Board,
    /// The least solution
    Least,
    /// The least solution, played out
    PlayOut,
    /// The quiet patterns
    Patterns,
}

/// Reads `3` or `1-2` as columns, from 1, into indices.
fn columns(text: &str) -> Result<(usize, usize), String> {
    let wrong = || "expected a column such as 2, or a range such as 1-2".to_owned();
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let index = |number: &str| {
        let number: usize = number.trim().parse().ok()?;
        number.checked_sub(1)
    };
    match (index(first), index(last)) {
        (Some(first), Some(last)) if first <= last => Ok((first, last)),
        _ => Err(wrong()),
    }
}

/// Reads a number of pixels that leaves a picture.
fn scale(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(scale) if (0.1..=20.0).contains(&scale) => Ok(scale),
        _ => Err("expected a number from 0.1 to 20".to_owned()),
    }
}

impl ExplainFormat {
    /// Tells whether a terminal can show the document.
    pub(crate) fn is_text(self) -> bool {
        !matches!(self, Self::Png | Self::Pdf)
    }

    /// The name by which the format is asked for.
    pub(crate) fn name(self) -> String {
        let value = self.to_possible_value().expect("no format is hidden");
        value.get_name().to_owned()
    }
}

impl From<DetailArg> for Detail {
    fn from(detail: DetailArg) -> Self {
        match detail {
            DetailArg::Outline => Self::Outline,
            DetailArg::Pivot => Self::Pivot,
            DetailArg::Operation => Self::Operation,
        }
    }
}

impl From<NotationArg> for Notation {
    fn from(notation: NotationArg) -> Self {
        match notation {
            NotationArg::Arrow => Self::Arrow,
            NotationArg::Textbook => Self::Textbook,
        }
    }
}

impl From<MatricesArg> for Matrices {
    fn from(matrices: MatricesArg) -> Self {
        match matrices {
            MatricesArg::Nicematrix => Self::NiceMatrix,
            MatricesArg::Array => Self::Array,
        }
    }
}

impl From<AspectArg> for Aspect {
    fn from(aspect: AspectArg) -> Self {
        match aspect {
            AspectArg::Wide => Self::Wide,
            AspectArg::Monitor => Self::Monitor,
            AspectArg::Classic => Self::Classic,
        }
    }
}
