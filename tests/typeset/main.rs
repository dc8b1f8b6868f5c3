//! LaTeX documents and decks, as pdflatex sets them.
//!
//! These tests need pdflatex (Debian's texlive-latex-recommended, texlive-pictures and
//! texlive-science) and pdftotext (poppler-utils), so they are ignored; `just latex` runs them.

mod documents;
mod hostile;
mod overlays;
mod paper;
