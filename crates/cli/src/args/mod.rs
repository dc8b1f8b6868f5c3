//! The command line: what can be asked, and the words that `--help` answers with.

mod explain;
mod lecture;

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use puzzles::{Example, Kind, Moves};
use tracer::Method;

use crate::exploration::runnable;
use crate::look::NARROWEST;
pub(crate) use explain::{ExplainArgs, ExplainFormat, FigureArg, PresentationArgs};
pub(crate) use lecture::LectureArgs;

/// Closes the help of `rowstep` itself.
const FIRST_STEPS: &str = "\
Try:
  rowstep explain --example row5
  rowstep solve --board 'bwwb/bbwb/bwwb/bwww'
  rowstep solve --help        what an input looks like, and all examples

Results go to standard output, everything else to standard error.
Exit codes: 0 answered (\"Impossible\" is an answer), 1 a check said no,
2 unusable arguments or input, 3 refused because of a limit.";

const INPUT_FORMS: &str = "\
What an input looks like (blank lines separate several boards):
  flip      lines of b and w, any size: can all become white, or all black?
  lights    a grid of 0/1, ./# or -/+, where 1, # and + are lit: can all be put
            out? Or a count, and then 5 rows of 6 values for each board
  nakov     21 values 0/1 in rows of 3, 5, 5, 5, 3: can this board be made from
            all 0?
  buttons   a machine a line, such as [.##.] (3) (1,3) (0,2): can its pattern
            be made?
  switches  a count of cases; for each the number of switches, their positions
            at the start and at the end, and pairs i j up to 0 0: i changes j
  toggle    a TOML file: a mask, moves as shapes or as lists of cells, a start,
            goals
  system    rows such as 1 0 1 | 1, or equations such as x1 + x3 = 1
The kind is recognized; --puzzle overrides it.";

const SOLVE_EXAMPLES: &str = "\
Examples:
  rowstep solve --board 'bwwb/bbwb/bwwb/bwww'
  rowstep solve --answer boards.txt
  printf '1 1 0 | 1\\n0 1 1 | 0\\n' | rowstep solve";

const TRACE_EXAMPLES: &str = "\
Examples:
  rowstep trace --example poj -o poj.json
  rowstep trace board.txt --format jsonl";

const EXPLAIN_EXAMPLES: &str = "\
Examples:
  rowstep explain --example row5
  rowstep explain board.txt --format markdown -o board.md
  rowstep explain poj.json";

const LECTURE_EXAMPLES: &str = "\
Examples:
  rowstep lecture board.txt homework.txt -o monday
  rowstep lecture --example row5 --example poj -o monday --title 'Toggle puzzles'";

const VERIFY_EXAMPLES: &str = "\
Sound means that every operation can be undone and every claim is true of the
system. Canonical means that the steps are also exactly those of the method.

Examples:
  rowstep verify poj.json
  rowstep trace --example nakov | rowstep verify -";

const COMPARE_EXAMPLES: &str = "\
Methods that disagree end in exit code 1, and the smallest evidence is shown.

Examples:
  rowstep compare --example poj
  rowstep compare --example nakov --time
  rowstep compare boards.txt --format json";

/// Solves toggle puzzles and 0/1 systems over GF(2), and shows every step of how.
#[derive(Debug, Parser)]
#[command(name = "rowstep", version, after_help = FIRST_STEPS, max_term_width = 80)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) look: LookArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Finds the least number of moves, and which they are
    #[command(after_help = SOLVE_EXAMPLES, after_long_help = with_forms(SOLVE_EXAMPLES))]
    Solve(SolveArgs),
    /// Records every step of a method as JSON
    #[command(after_help = TRACE_EXAMPLES, after_long_help = with_forms(TRACE_EXAMPLES))]
    Trace(TraceArgs),
    /// Explains step by step how a board or a system is solved
    ///
    /// INPUT may also be a trace that `rowstep trace` recorded; it is checked first.
    #[command(after_help = EXPLAIN_EXAMPLES, after_long_help = with_forms(EXPLAIN_EXAMPLES))]
    Explain(ExplainArgs),
    /// Replays recorded traces and checks every step
    #[command(after_help = VERIFY_EXAMPLES)]
    Verify(VerifyArgs),
    /// Solves by every method, and compares what they find
    #[command(after_help = COMPARE_EXAMPLES, after_long_help = with_forms(COMPARE_EXAMPLES))]
    Compare(CompareArgs),
    /// Writes slides, a handout, figures, pages and traces for a lecture into a folder
    #[command(after_help = LECTURE_EXAMPLES, after_long_help = with_forms(LECTURE_EXAMPLES))]
    Lecture(LectureArgs),
}

/// The long end of the help of a command that reads boards.
fn with_forms(examples: &str) -> String {
    format!("{INPUT_FORMS}\n\n{examples}")
}

/// How output looks.
#[derive(Debug, Args)]
#[command(next_help_heading = "Looks")]
pub(crate) struct LookArgs {
    /// When to use colour; `NO_COLOR` in the environment turns `auto` off
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: ColorWhen,
    /// Prints ASCII characters only
    #[arg(long, global = true)]
    pub(crate) ascii: bool,
    /// Columns to fill, instead of the terminal's width (80 where there is no terminal)
    #[arg(long, global = true, value_name = "N", value_parser = parse_width)]
    pub(crate) width: Option<usize>,
}

/// When colour is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum ColorWhen {
    /// On a terminal, unless `NO_COLOR` is set
    #[default]
    Auto,
    /// Also in files and pipes
    Always,
    /// Not at all
    Never,
}

/// The board or system.
#[derive(Debug, Args)]
#[command(next_help_heading = "Input")]
pub(crate) struct InputArgs {
    /// A file; `-` or nothing means standard input
    #[arg(value_name = "INPUT", group = "source")]
    pub(crate) file: Option<PathBuf>,
    /// A board given right here, its rows joined by `/`
    #[arg(
        long, value_name = "ROWS", group = "source", allow_hyphen_values = true,
        value_parser = parse_rows
    )]
    pub(crate) board: Option<String>,
    /// A built-in example
    #[arg(long, value_name = "NAME", group = "source", value_parser = example_parser())]
    pub(crate) example: Option<&'static Example>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
}

/// How the input is read.
#[derive(Debug, Args)]
pub(crate) struct ReadingArgs {
    /// The kind of puzzle, instead of recognizing it
    #[arg(long, value_name = "KIND", value_parser = kind_parser())]
    pub(crate) puzzle: Option<Kind>,
    /// The only goal wanted: white, black, off, on, or either; of a TOML file, one that it names
    #[arg(long, value_name = "NAME")]
    pub(crate) goal: Option<String>,
    /// Which cells a press changes, in Lights Out
    #[arg(long, value_name = "SHAPE", value_parser = moves_parser())]
    pub(crate) moves: Option<Moves>,
    /// Joins opposite edges of the board, in Lights Out
    #[arg(long)]
    pub(crate) torus: bool,
}

impl ReadingArgs {
    /// The options as they are typed, a space before each.
    pub(crate) fn as_typed(&self) -> String {
        let mut text = String::new();
        let values = [
            ("puzzle", self.puzzle.map(Kind::name)),
            ("goal", self.goal.as_deref()),
            ("moves", self.moves.map(Moves::name)),
        ];
        for (option, value) in values {
            text += &value
                .map(|value| format!(" --{option} {value}"))
                .unwrap_or_default();
        }
        text + if self.torus { " --torus" } else { "" }
    }
}

/// `rowstep solve`.
#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    /// Prints only what a judge expects, mostly one line a board
    #[arg(long, conflicts_with = "json")]
    pub(crate) answer: bool,
    /// With --answer: prints the sum of all as a last line
    ///
    /// That line is the word for "no" if any board is impossible, and is left out if any board is
    /// refused because of a limit.
    #[arg(long, requires = "answer")]
    pub(crate) sum: bool,
    /// Prints one JSON object a board, each on one line
    #[arg(long)]
    pub(crate) json: bool,
    /// The method, or `all` to run every one that applies
    #[arg(long, value_name = "NAME", default_value = "gauss", value_parser = methods_parser())]
    pub(crate) method: Methods,
    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// One method or all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Methods {
    /// This one.
    One(Method),
    /// Every method of this version.
    All,
}

/// `rowstep trace`.
#[derive(Debug, Args)]
pub(crate) struct TraceArgs {
    /// Writes to FILE, whole or not at all
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// The method
    #[arg(long, value_name = "NAME", default_value = "gauss", value_parser = method_parser())]
    pub(crate) method: Method,
    /// One document, or one line a step
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: TraceFormat,
    /// How much is written of the choices of the free variables
    #[arg(long, value_enum, default_value_t)]
    pub(crate) choices: ChoicesArg,
    /// Which board, where the input has several
    #[arg(long, value_name = "N")]
    pub(crate) board_number: Option<usize>,
    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// How a trace is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum TraceFormat {
    /// One JSON document
    #[default]
    Json,
    /// One JSON object a line, for streams
    Jsonl,
}

/// How much is written of the choices of the free variables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum ChoicesArg {
    /// All when few, with the substitution under the first
    #[default]
    Auto,
    /// As `auto`, with the substitution under every one
    Full,
}

/// `rowstep verify`.
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// Traces, as JSON or JSON Lines; `-` means standard input
    #[arg(required = true, value_name = "TRACE")]
    pub(crate) traces: Vec<PathBuf>,
    /// Asks only whether the traces are sound, not whether they follow their method's rules
    #[arg(long)]
    pub(crate) sound: bool,
}

/// `rowstep compare`.
#[derive(Debug, Args)]
pub(crate) struct CompareArgs {
    /// The form of the table
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: CompareFormat,
    /// Adds the time that each method took
    #[arg(long)]
    pub(crate) time: bool,
    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// The form of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum CompareFormat {
    /// For the terminal
    #[default]
    Text,
    /// A table for GitHub and Jupyter
    Markdown,
    /// One JSON object a board, each on one line
    Json,
}

/// A row may start with `-`, which is a cell, but a board is no other option.
fn parse_rows(text: &str) -> Result<String, String> {
    match text.strip_prefix("--") {
        Some(option) if option.starts_with(char::is_alphabetic) => {
            Err("a board is wanted before the next option".to_owned())
        }
        _ => Ok(text.to_owned()),
    }
}

/// The widest page that can be asked for.
const WIDEST: usize = 1000;

fn parse_width(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(width @ NARROWEST..=WIDEST) => Ok(width),
        _ => Err(format!(
            "a whole number from {NARROWEST} to {WIDEST} is wanted"
        )),
    }
}

/// Accepts the names of `values` and shows them in the help.
fn by_name<T: Copy + Send + Sync + 'static>(
    values: Vec<(PossibleValue, T)>,
) -> impl TypedValueParser<Value = T> {
    let names: Vec<PossibleValue> = values.iter().map(|(name, _)| name.clone()).collect();
    PossibleValuesParser::new(names).map(move |given| {
        let found = values.iter().find(|(name, _)| name.matches(&given, false));
        found.expect("only listed values are accepted").1
    })
}

fn example_parser() -> impl TypedValueParser<Value = &'static Example> {
    let value = |example: &'static Example| {
        (
            PossibleValue::new(example.name).help(example.about),
            example,
        )
    };
    by_name(puzzles::examples().iter().map(value).collect())
}

/// The values with their names.
fn named<T: Copy>(values: &[T], name: fn(T) -> &'static str) -> Vec<(PossibleValue, T)> {
    let named = values.iter().map(|&v| (PossibleValue::new(name(v)), v));
    named.collect()
}

fn kind_parser() -> impl TypedValueParser<Value = Kind> {
    by_name(named(&Kind::ALL, Kind::name))
}

fn moves_parser() -> impl TypedValueParser<Value = Moves> {
    by_name(named(&Moves::ALL, Moves::name))
}

/// The methods with what the long help says about each.
fn described_methods() -> impl Iterator<Item = (PossibleValue, Method)> {
    let about = |method| match method {
        Method::Gauss => "elimination, then back-substitution",
        Method::GaussJordan => "elimination to reduced row echelon form",
        Method::ColumnSwap => "elimination with the pivots on the diagonal",
        Method::Chase => "guess the first row, let it force the others",
        Method::RowDp => "the same, all patterns side by side",
        Method::Bfs => "breadth-first search over boards",
        Method::Subsets => "every subset of the moves",
        Method::Reach => "all boards that 0, 1, 2, … moves reach",
        Method::Manual => "steps by anyone",
    };
    runnable()
        .into_iter()
        .map(move |m| (PossibleValue::new(m.name()).help(about(m)), m))
}

fn method_parser() -> impl TypedValueParser<Value = Method> {
    by_name(described_methods().collect())
}

fn methods_parser() -> impl TypedValueParser<Value = Methods> {
    let one = described_methods().map(|(name, method)| (name, Methods::One(method)));
    let all = PossibleValue::new("all").help("every one that applies; they must agree");
    by_name(one.chain([(all, Methods::All)]).collect())
}
