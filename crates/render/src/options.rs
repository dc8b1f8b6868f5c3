//! Options that several formats share.

/// What stands on a title page; what is left out is left out there too.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TitlePage {
    /// The title; the explanation's own if there is none.
    pub title: Option<String>,
    /// Who gives the lecture.
    pub author: Option<String>,
    /// When; any words will do.
    pub date: Option<String>,
}

/// How a row operation is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Notation {
    /// R2 ← R2 + R1, R1 ↔ R2.
    #[default]
    Arrow,
    /// R1 + R2 → R2, swap R1, R2.
    Textbook,
}

/// What a deck of slides is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DeckMedium {
    /// A projector: one operation after the other is revealed.
    #[default]
    Slides,
    /// Paper: everything that a slide reveals stands on one page.
    Handout,
}

/// The sides of a slide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Aspect {
    /// 16:9.
    #[default]
    Wide,
    /// 16:10.
    Monitor,
    /// 4:3.
    Classic,
}
