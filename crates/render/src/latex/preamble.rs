//! What must stand before the text: packages, colours, and the commands in which matrices and
//! boards are written.

use super::Matrices;

/// The packages that a fragment needs, as `\usepackage` lines.
pub(super) fn packages(matrices: Matrices) -> &'static str {
    match matrices {
        Matrices::NiceMatrix => {
            "\\usepackage{amsmath,amssymb}\n\
             \\usepackage{array,booktabs,longtable}\n\
             \\usepackage{xcolor,tikz}\n\
             \\usepackage{nicematrix}\n"
        }
        Matrices::Array => "\\usepackage{amsmath}\n",
    }
}

/// The lines as a comment, for whoever puts them into a preamble of their own.
pub(super) fn commented(packages: &str) -> String {
    let lines: Vec<&str> = packages.lines().collect();
    format!("%   {}\n", lines.join("\n%   "))
}

/// The commands that the text is written in; defining them twice does no harm.
pub(super) fn commands(matrices: Matrices) -> &'static str {
    match matrices {
        Matrices::NiceMatrix => COMMANDS,
        Matrices::Array => "",
    }
}

const COMMANDS: &str = r"% Colours: redefine them to match your own.
\definecolor{rspivot}{HTML}{FFDF8C}    % the pivot, a pressed cell
\definecolor{rsframe}{HTML}{7A4B00}    % the box around it
\definecolor{rsrow}{HTML}{FFF4D6}      % the row of the pivot
\definecolor{rstarget}{HTML}{E2EDF9}   % a row that is changed, a cell that changed
\definecolor{rschange}{HTML}{A9CBEF}   % an entry that changed
\definecolor{rszero}{HTML}{EEEEEE}     % a row without unknowns
\definecolor{rswrong}{HTML}{F8D0CB}    % a row that reads 0 = 1, a cell that is wrong
\definecolor{rsink}{HTML}{1F4E79}      % chosen cells, remarks
\definecolor{rsgrid}{HTML}{8C8C8C}     % the lines of a board
% Entries of a matrix. Boxes and shades take no room: no mark moves anything.
\providecommand{\rscolwidth}{1.5em}
\providecommand{\rsz}{\cdot}
\providecommand{\rse}[1]{\makebox[0pt]{$#1$}}
\providecommand{\rsbox}[3]{\makebox[0pt]{\smash{\setlength{\fboxsep}{1.7pt}\setlength{\fboxrule}{.8pt}%
  \fcolorbox{#1}{#2}{\rule[-.15ex]{0pt}{1.75ex}\makebox[.6em]{$#3$}}}}}
\providecommand{\rspivot}[1]{\rsbox{rsframe}{rspivot}{\mathbf{#1}}}
\providecommand{\rstarget}[1]{\rsbox{rsink}{white}{\mathbf{#1}}}
\providecommand{\rschange}[1]{\rsbox{rschange}{rschange}{\mathbf{#1}}}
% A shade behind a row of #2 columns, a line above it, and the bar before a column.
\providecommand{\rsrowrule}[4]{\hbox to 0pt{\kern-\dimexpr.5\dimexpr\rscolwidth\relax+\arraycolsep\relax
  \color{#1}\rule[#3]{#2\dimexpr\rscolwidth+2\arraycolsep\relax}{#4}\hss}}
\providecommand{\rsshade}[2]{\rsrowrule{#1}{#2}{-1.15\dp\strutbox}{1.15\normalbaselineskip}}
\providecommand{\rssumline}[1]{\rsrowrule{black}{#1}{1.12\ht\strutbox}{.5pt}}
\providecommand{\rsbar}{\hbox to 0pt{\kern-\dimexpr.5\dimexpr\rscolwidth\relax+\arraycolsep\relax
  \rule[-1.15\dp\strutbox]{.6pt}{1.15\normalbaselineskip}\hss}}
% Brackets, a row at a time.
\providecommand{\rsedge}{\rule[-1.15\dp\strutbox]{.6pt}{1.15\normalbaselineskip}}
\providecommand{\rstop}{\rsover{\rule[\dimexpr1.15\ht\strutbox-.6pt\relax]{.3em}{.6pt}}}
\providecommand{\rsbottom}{\rsover{\rule[-1.15\dp\strutbox]{.3em}{.6pt}}}
\providecommand{\rsopen}[1]{\hbox to 0pt{\kern-\dimexpr.5\dimexpr\rscolwidth\relax+\arraycolsep\relax
  \let\rsover\rlap\rsover{\rsedge}#1\hss}}
\providecommand{\rsclose}[1]{\hbox to 0pt{\hss\let\rsover\llap#1\rsover{\rsedge}%
  \kern-\dimexpr.5\dimexpr\rscolwidth\relax+\arraycolsep\relax}}
\providecommand{\rsnote}[1]{\hbox{\quad #1}}
% Beamer chooses a colour at every formula; at every entry of a matrix that would take minutes.
\providecommand{\rsmatrix}[1]{{\everymath{}\renewcommand{\arraystretch}{1.15}\setlength{\arraycolsep}{1pt}$#1$}}
% #3, made smaller if it is wider than #1 or higher than #2.
\providecommand{\rsfit}[3]{\begingroup\setbox0\hbox{#3}%
  \dimen0=\wd0 \dimen2=\dimexpr\ht0+\dp0\relax
  \ifdim\dimen0>\dimexpr#1\relax \setbox0\hbox{\resizebox{#1}{!}{\usebox0}}\fi
  \ifdim\dimexpr\ht0+\dp0\relax>\dimexpr#2\relax \setbox0\hbox{\resizebox*{!}{#2}{\usebox0}}\fi
  \usebox0\endgroup}
\providecommand{\rsdisplay}[1]{\par\nopagebreak\smallskip{\centering #1\par}\smallskip}
% A board #2 under its caption #1, which may be as wide as #3.
\providecommand{\rsboard}[3]{\begin{tabular}[t]{@{}c@{}}\parbox[b]{#3}{\centering\footnotesize #1\strut}\\[2pt]#2\end{tabular}}
\providecommand{\rsbeside}[3]{\par\noindent\begin{minipage}[t]{#1}\vspace{0pt}#2\end{minipage}%
  \begin{minipage}[t]{\dimexpr\linewidth-#1\relax}\vspace{0pt}\setlength{\parskip}{4pt}#3\end{minipage}\par}
\providecommand{\rsremark}[1]{\par\noindent\textcolor{rsink}{\vrule width 2pt}\hspace{8pt}%
  \begin{minipage}[c]{\dimexpr\linewidth-10pt\relax}#1\end{minipage}\par}
\tikzset{
  rs board/.style={x=5.4mm,y=5.4mm,baseline=(current bounding box.north)},
  rs grid/.style={step=1,draw=rsgrid,line width=.4pt},
  rs press/.style={fill=rspivot,draw=rsframe,line width=.9pt},
  rs change/.style={fill=rstarget},
  rs count/.style={fill=rspivot},
  rs wrong/.style={fill=rswrong},
  rs chosen/.style={fill=rsink},
  rs kept/.style={draw=rsink,line width=.8pt},
  rs pivot/.style={fill=rspivot,draw=rsframe,line width=.9pt},
  rs letters/.style={every node/.style={inner sep=0pt,font=\small}},
}
";
