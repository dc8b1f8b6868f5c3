//! Renders explanations: as text for a terminal, and as Markdown.
//!
//! A renderer knows the explanation model alone. It chooses glyphs and lays out; it never makes
//! up a sentence and never computes.

mod ascii;
mod markdown;
mod text;

pub use ascii::ascii;
pub use markdown::{MarkdownOptions, markdown};
pub use text::{TextOptions, text};
