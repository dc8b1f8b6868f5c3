//! What stands around the frames: the class, the packages, the title page.

use super::super::{BeamerOptions, Matrices, escape, preamble};
use super::Deck;
use crate::options::{Aspect, DeckMedium};

/// The deck around its frames, or the frames alone.
pub(super) fn around(decks: &[Deck<'_>], options: &BeamerOptions, frames: &[String]) -> String {
    let body = frames.join("\n\n");
    let packages = packages(options.matrices);
    let commands = commands();
    if options.frames_only {
        let packages = preamble::commented(&packages);
        return format!(
            "% Frames for a beamer deck. Its preamble needs:\n{packages}{commands}\n{body}\n"
        );
    }
    let class = class(options);
    let title = title_page(decks, options);
    format!("{class}{packages}{commands}{LOOKS}{title}\n{body}\n\n\\end{{document}}\n")
}

fn packages(matrices: Matrices) -> String {
    let nicematrix = match matrices {
        Matrices::NiceMatrix => "\\usepackage{nicematrix}\n",
        Matrices::Array => "",
    };
    format!("\\usepackage{{amsmath,amssymb}}\n\\usepackage{{array,booktabs,tikz}}\n{nicematrix}")
}

fn commands() -> String {
    format!("{}{COMMANDS}", preamble::commands(Matrices::NiceMatrix))
}

fn class(options: &BeamerOptions) -> String {
    let aspect = match options.aspect {
        Aspect::Wide => "169",
        Aspect::Monitor => "1610",
        Aspect::Classic => "43",
    };
    let handout = match options.medium {
        DeckMedium::Slides => "",
        DeckMedium::Handout => ",handout",
    };
    format!(
        "% The class option `handout` gives one page for each frame.\n\
         \\documentclass[aspectratio={aspect}{handout}]{{beamer}}\n"
    )
}

fn title_page(decks: &[Deck<'_>], options: &BeamerOptions) -> String {
    let page = &options.title_page;
    let own = decks.iter().map(Deck::title).collect::<Vec<_>>().join(", ");
    let title = page.title.as_deref().map_or(own, escape::text);
    // The legend of one lesson; of several each has its own.
    let legend: Vec<String> = match decks {
        [deck] => {
            let legend = deck.lesson.explanation.legend.iter();
            legend.map(|prose| deck.tex.prose(prose)).collect()
        }
        _ => Vec::new(),
    };
    let author = page.author.as_deref().map(escape::text).unwrap_or_default();
    let date = page.date.as_deref().map(escape::text).unwrap_or_default();
    format!(
        "\\title{{{title}}}\n\\subtitle{{{}}}\n\\author{{{author}}}\n\\date{{{date}}}\n\n\
         \\begin{{document}}\n\n\\begin{{frame}}[plain]\n\\titlepage\n\\end{{frame}}\n",
        legend.join("\\\\ ")
    )
}

/// The areas of a slide. What does not fit is set smaller, so that no frame overflows.
const COMMANDS: &str = r"% The areas of a slide: their sizes do not depend on what is in them.
\providecommand{\rsbodyheight}{.8\textheight}
\providecommand{\rsstageheight}{.55\textheight}
\providecommand{\rswordsheight}{.22\textheight}
\renewcommand{\rsnote}[1]{\makebox[8.4em][l]{\enspace #1}}
\providecommand{\rsarea}[3]{\begin{minipage}[t][#2][t]{#1}\vspace{0pt}#3\end{minipage}}
% #2 in the largest type in which it is not higher than #1.
\providecommand{\rswords}[2]{\begingroup
  \setbox0\hbox{\begin{minipage}[t]{\linewidth}\vspace{0pt}\raggedright #2\end{minipage}}%
  \ifdim\dimexpr\ht0+\dp0\relax>\dimexpr#1\relax
    \setbox0\hbox{\begin{minipage}[t]{\linewidth}\vspace{0pt}\raggedright\small #2\end{minipage}}\fi
  \ifdim\dimexpr\ht0+\dp0\relax>\dimexpr#1\relax
    \setbox0\hbox{\begin{minipage}[t]{\linewidth}\vspace{0pt}\raggedright\footnotesize #2\end{minipage}}\fi
  \rsfit{\linewidth}{#1}{\usebox0}\endgroup}
% #3 at the size at which it fills #1 by #2, but no more than a third larger.
\providecommand{\rsenlarge}[3]{\rsfit{#1}{#2}{\scalebox{1.33}{#3}}}
\providecommand{\rstable}[1]{\par\smallskip{\small #1}\par\smallskip}
\providecommand{\rsstagebelow}[3]{%
  \rsarea{.72\linewidth}{\rsstageheight}{#1}\hfill
  \rsarea{.26\linewidth}{\rsstageheight}{\rswords{\rsstageheight}{\centering #2}}\par
  \rsarea{\linewidth}{\rswordsheight}{\rswords{\rswordsheight}{#3}}}
\providecommand{\rsstagebeside}[3]{%
  \rsarea{.68\linewidth}{\rsbodyheight}{#1}\hfill
  \begin{minipage}[t][\rsbodyheight][t]{.3\linewidth}\vspace{0pt}%
  \rsarea{\linewidth}{.5\dimexpr\rsbodyheight\relax}{\rswords{.45\dimexpr\rsbodyheight\relax}{\centering #2}}\par
  \rsarea{\linewidth}{.5\dimexpr\rsbodyheight\relax}{\rswords{.5\dimexpr\rsbodyheight\relax}{#3}}\end{minipage}}
\providecommand{\rsbody}[1]{\rsfit{\linewidth}{\rsbodyheight}{%
  \begin{minipage}[t]{\linewidth}\vspace{0pt}\setlength{\parskip}{5pt}#1\end{minipage}}}
\providecommand{\rsformula}[1]{\hspace*{2em}$#1$}
";

const LOOKS: &str = r"\setbeamertemplate{navigation symbols}{}
\setbeamertemplate{footline}[frame number]
\setbeamertemplate{itemize items}[circle]
\setbeamercolor{structure}{fg=rsink}
\setbeamerfont{frametitle}{size=\large,series=\bfseries}
\setbeamerfont{title}{size=\LARGE,series=\bfseries}
% \setbeameroption{show notes}    % what to say, on pages of their own
";
