//! PDF through the Typst crates: a world of one source and embedded fonts, without any file.

use std::fmt;

use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::syntax::{FileId, Source};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;

/// Why a document did not become a PDF; it is a fault of this crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PdfError(String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the document does not compile: {}", self.0)
    }
}

impl std::error::Error for PdfError {}

/// Compiles what [`typst`](super::typst) wrote to a PDF. The same source gives the same bytes.
///
/// # Errors
///
/// If the source is not one of ours and does not compile without warnings.
pub fn pdf(source: &str) -> Result<Vec<u8>, PdfError> {
    let world = Closed::new(source);
    let compiled = typst::compile::<PagedDocument>(&world);
    let document = compiled.output.map_err(|errors| error(&errors))?;
    if !compiled.warnings.is_empty() {
        return Err(error(&compiled.warnings));
    }
    let options = PdfOptions {
        creator: Smart::Custom(Some("Rowstep".to_owned())),
        ..PdfOptions::default()
    };
    typst_pdf::pdf(&document, &options).map_err(|errors| error(&errors))
}

fn error(diagnostics: &[SourceDiagnostic]) -> PdfError {
    let messages: Vec<&str> = diagnostics.iter().map(|d| d.message.as_str()).collect();
    PdfError(messages.join("; "))
}

/// A world in which there is one source, and nothing outside it.
struct Closed {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    source: Source,
}

impl Closed {
    fn new(source: &str) -> Self {
        let fonts: Vec<Font> = typst_assets::fonts()
            .flat_map(|data| Font::iter(Bytes::new(data)))
            .collect();
        Self {
            library: LazyHash::new(Library::default()),
            book: LazyHash::new(FontBook::from_fonts(&fonts)),
            fonts,
            source: Source::detached(source),
        }
    }
}

impl World for Closed {
    fn library(&self) -> &LazyHash<Library> {
        &self.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.book
    }

    fn main(&self) -> FileId {
        self.source.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.source.id() {
            Ok(self.source.clone())
        } else {
            Err(FileError::AccessDenied)
        }
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}
