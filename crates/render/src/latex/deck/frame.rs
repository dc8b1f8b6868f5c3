//! A frame of a deck, and how it is written.

/// A frame with its overlays.
pub(super) struct Frame {
    /// The heading.
    pub(super) title: String,
    /// What stands in it.
    pub(super) body: String,
    /// What the speaker says, a paragraph each.
    pub(super) notes: Vec<String>,
}

impl Frame {
    pub(super) fn to_latex(&self) -> String {
        let frame = format!(
            "\\begin{{frame}}[t]{{{}}}\n{}\n\\end{{frame}}",
            self.title, self.body
        );
        if self.notes.is_empty() {
            return frame;
        }
        let notes: Vec<String> = self
            .notes
            .iter()
            .map(|note| format!("\\item {{}}{note}"))
            .collect();
        format!(
            "{frame}\n\\note{{\\begin{{itemize}}\n{}\n\\end{{itemize}}}}",
            notes.join("\n")
        )
    }
}

/// Things of which each overlay shows one, and the handout `together`.
pub(super) fn one_at_a_time(overlays: &[String], together: &str) -> String {
    if let [only] = overlays {
        return only.clone();
    }
    let shown = overlays
        .iter()
        .enumerate()
        .map(|(index, overlay)| format!("\\only<{}|handout:0>{{{overlay}}}", index + 1));
    let mut lines: Vec<String> = shown.collect();
    lines.push(format!("\\only<0|handout:1>{{{together}}}"));
    lines.join("%\n")
}

/// Something that stays once it has appeared on overlay `from`; its room is kept before.
pub(super) fn from_overlay(from: usize, shown: &str) -> String {
    if from <= 1 {
        return shown.to_owned();
    }
    format!("\\uncover<{from}->{{{shown}}}")
}
