//! What `rowstep lecture` can be asked.

use std::path::PathBuf;

use clap::Args;
use puzzles::Example;
use tracer::Method;

use super::explain::{AspectArg, DetailArg, MatricesArg, NotationArg};
use super::{ReadingArgs, example_parser, method_parser};

/// `rowstep lecture`.
#[derive(Debug, Args)]
pub(crate) struct LectureArgs {
    /// Files with boards, systems or traces; every board of a file is taken
    #[arg(value_name = "INPUT", required_unless_present = "example")]
    pub(crate) inputs: Vec<PathBuf>,
    /// A built-in example, after the files; may be given several times
    #[arg(long, value_name = "NAME", value_parser = example_parser())]
    pub(crate) example: Vec<&'static Example>,
    /// The folder to write: a new one, or an earlier lecture, which is replaced as a whole
    #[arg(short, long, value_name = "DIR")]
    pub(crate) output: PathBuf,
    /// The title of the lecture
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// The author on the title page
    #[arg(long, value_name = "TEXT")]
    pub(crate) author: Option<String>,
    /// The date on the title page
    #[arg(long, value_name = "TEXT")]
    pub(crate) date: Option<String>,
    /// How much is written out
    #[arg(long, value_enum, default_value_t)]
    pub(crate) detail: DetailArg,
    /// The method, gauss if none is named; a trace has its own
    #[arg(long, value_name = "NAME", value_parser = method_parser())]
    pub(crate) method: Option<Method>,
    /// How row operations are written
    #[arg(long, value_enum)]
    pub(crate) notation: Option<NotationArg>,
    /// How matrices are written in LaTeX
    #[arg(long, value_enum)]
    pub(crate) matrices: Option<MatricesArg>,
    /// The sides of a slide
    #[arg(long, value_enum)]
    pub(crate) aspect: Option<AspectArg>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
}
