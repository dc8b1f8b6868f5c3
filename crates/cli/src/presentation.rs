//! From a checked trace to a document in any format.

use render::{
    BeamerOptions, DeckMedium, FigureKind, HtmlOptions, LatexOptions, MarkdownOptions, SvgOptions,
    TextOptions, TitlePage, TypstOptions,
};
use tracer::{Detail, Explanation, Lesson, Picture, Verified};

use crate::args::{ExplainFormat, FigureArg, PresentationArgs};
use crate::diagnostics::Failure;
use crate::look::Style;

/// A derivation that is to be shown.
pub(crate) struct Presentation<'a> {
    /// The derivation.
    pub(crate) trace: Verified<'a>,
    /// The board that it is about, if there is one.
    pub(crate) picture: Option<&'a Picture>,
    /// How much is spelled out.
    pub(crate) detail: Detail,
    /// The looks of text.
    pub(crate) style: Style,
}

impl Presentation<'_> {
    /// Writes the document in a format.
    pub(crate) fn document(
        &self,
        format: ExplainFormat,
        args: &PresentationArgs,
    ) -> Result<Vec<u8>, Failure> {
        let text = match format {
            ExplainFormat::Text => self.text(),
            // Markdown has neither width nor colour of its own.
            ExplainFormat::Markdown => self.style.spell(&render::markdown(
                &self.explanation(),
                &MarkdownOptions::default(),
            )),
            ExplainFormat::Latex => render::latex(&self.explanation(), &latex_options(args)),
            ExplainFormat::Beamer => render::beamer(&[self.lesson()], &beamer_options(args)),
            ExplainFormat::Html => {
                let trace = self.trace.trace().to_json();
                render::html(&self.lesson(), &trace, &html_options(args))
            }
            ExplainFormat::Svg => render::svg(&self.lesson(), &svg_options(args)?)
                .map_err(|reason| no_figure(&reason))?,
            ExplainFormat::Png => {
                let scale = args.scale.unwrap_or(DEFAULT_SCALE);
                let picture = render::png(&self.lesson(), &svg_options(args)?, scale);
                return picture.map_err(|reason| no_figure(&reason));
            }
            ExplainFormat::Typst => render::typst(&[self.lesson()], &typst_options(args)),
            ExplainFormat::Pdf => return self.pdf(args),
        };
        Ok(text.into_bytes())
    }

    fn explanation(&self) -> Explanation {
        tracer::explain(self.trace, self.picture, self.detail)
    }

    fn lesson(&self) -> Lesson {
        tracer::lesson(self.trace, self.picture, self.detail)
    }

    fn text(&self) -> String {
        let options = TextOptions {
            width: self.style.width,
            color: self.style.color,
            ascii: self.style.ascii,
        };
        render::text(&self.explanation(), &options)
    }

    fn pdf(&self, args: &PresentationArgs) -> Result<Vec<u8>, Failure> {
        pdf(&render::typst(&[self.lesson()], &typst_options(args)))
    }
}

/// The PDF of a Typst document.
#[cfg(feature = "pdf")]
pub(crate) fn pdf(source: &str) -> Result<Vec<u8>, Failure> {
    render::pdf(source).map_err(|error| Failure::internal(error.to_string()))
}

/// The PDF of a Typst document.
#[cfg(not(feature = "pdf"))]
pub(crate) fn pdf(_: &str) -> Result<Vec<u8>, Failure> {
    Err(
        Failure::unusable("this program was built without the feature `pdf`")
            .help("build it with `cargo build --release --features pdf`, or use --format typst"),
    )
}

/// Pixels for each unit of a figure, so that it is sharp on paper and screens of today.
const DEFAULT_SCALE: f32 = 2.0;

/// An option, whether it was given, and the formats to which it belongs.
type ForFormats = (&'static str, bool, &'static [ExplainFormat]);

/// Refuses an option that the format could not follow: nothing asked for is ignored silently.
pub(crate) fn refuse_foreign_options(
    format: ExplainFormat,
    args: &PresentationArgs,
) -> Result<(), Failure> {
    use ExplainFormat::{Beamer, Html, Latex, Pdf, Png, Svg, Typst};
    let given: [ForFormats; 13] = [
        (
            "--title",
            args.title.is_some(),
            &[Latex, Beamer, Html, Typst, Pdf],
        ),
        (
            "--author",
            args.author.is_some(),
            &[Latex, Beamer, Typst, Pdf],
        ),
        ("--date", args.date.is_some(), &[Latex, Beamer, Typst, Pdf]),
        (
            "--notation",
            args.notation.is_some(),
            &[Latex, Beamer, Html, Svg, Png, Typst, Pdf],
        ),
        ("--standalone", args.standalone, &[Latex]),
        ("--matrices", args.matrices.is_some(), &[Latex, Beamer]),
        ("--frames-only", args.frames_only, &[Beamer]),
        ("--handout", args.handout, &[Beamer, Typst, Pdf]),
        ("--aspect", args.aspect.is_some(), &[Beamer, Typst, Pdf]),
        (
            "--show-columns",
            args.show_columns.is_some(),
            &[Beamer, Typst, Pdf],
        ),
        ("--figure", args.figure.is_some(), &[Svg, Png]),
        ("--step", args.step.is_some(), &[Svg, Png]),
        ("--scale", args.scale.is_some(), &[Png]),
    ];
    let foreign = |(_, given, formats): &&ForFormats| *given && !formats.contains(&format);
    let Some((option, _, formats)) = given.iter().find(foreign) else {
        return Ok(());
    };
    let names: Vec<String> = formats.iter().map(|format| format.name()).collect();
    Err(Failure::unusable(format!(
        "{option} does not apply to --format {}",
        format.name()
    ))
    .help(format!("it belongs to {}", names.join(", "))))
}

fn title_page(args: &PresentationArgs) -> TitlePage {
    TitlePage {
        title: args.title.clone(),
        author: args.author.clone(),
        date: args.date.clone(),
    }
}

fn medium(args: &PresentationArgs) -> DeckMedium {
    if args.handout {
        DeckMedium::Handout
    } else {
        DeckMedium::Slides
    }
}

fn latex_options(args: &PresentationArgs) -> LatexOptions {
    LatexOptions {
        standalone: args.standalone,
        title_page: title_page(args),
        notation: args.notation.map(Into::into).unwrap_or_default(),
        matrices: args.matrices.map(Into::into).unwrap_or_default(),
    }
}

fn beamer_options(args: &PresentationArgs) -> BeamerOptions {
    BeamerOptions {
        frames_only: args.frames_only,
        title_page: title_page(args),
        notation: args.notation.map(Into::into).unwrap_or_default(),
        matrices: args.matrices.map(Into::into).unwrap_or_default(),
        medium: medium(args),
        aspect: args.aspect.map(Into::into).unwrap_or_default(),
        shown_columns: args.show_columns,
    }
}

fn html_options(args: &PresentationArgs) -> HtmlOptions {
    HtmlOptions {
        title: args.title.clone(),
        notation: args.notation.map(Into::into).unwrap_or_default(),
    }
}

fn typst_options(args: &PresentationArgs) -> TypstOptions {
    TypstOptions {
        title_page: title_page(args),
        notation: args.notation.map(Into::into).unwrap_or_default(),
        medium: medium(args),
        aspect: args.aspect.map(Into::into).unwrap_or_default(),
        shown_columns: args.show_columns,
    }
}

fn svg_options(args: &PresentationArgs) -> Result<SvgOptions, Failure> {
    let figure = match (args.figure, args.step) {
        (None | Some(FigureArg::State), Some(step)) => FigureKind::State { step },
        (Some(FigureArg::State), None) => FigureKind::State { step: 0 },
        (None | Some(FigureArg::Sheet), None) => FigureKind::Sheet,
        (Some(FigureArg::Board), None) => FigureKind::Board,
        (Some(FigureArg::Least), None) => FigureKind::Least,
        (Some(FigureArg::PlayOut), None) => FigureKind::PlayOut,
        (Some(FigureArg::Patterns), None) => FigureKind::Patterns,
        (Some(_), Some(_)) => {
            return Err(Failure::unusable("--step belongs to --figure state alone"));
        }
    };
    Ok(SvgOptions {
        figure,
        notation: args.notation.map(Into::into).unwrap_or_default(),
    })
}

fn no_figure(reason: &render::NoFigure) -> Failure {
    Failure::unusable(reason.to_string())
}
