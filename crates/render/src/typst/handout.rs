//! The handout: the whole explanation of each lesson.

use tracer::explanation::Lesson;
use tracer::one_based;

use super::{Document, TypstOptions, byline, call, title};

const SETUP: &str = r#"
#set page(paper: "a4", margin: (x: 2.2cm, y: 2.4cm), numbering: "1")
#set text(10.5pt, fill: ink, lang: "en")
#set par(justify: false, spacing: 0.9em)
#show heading: set block(above: 1.6em, below: 0.8em)
"#;

/// The document after the preamble.
pub(super) fn handout(lessons: &[Lesson], options: &TypstOptions) -> String {
    let mut out = include_str!("handout.typ").to_owned() + SETUP;
    out += "#";
    out += &call("opening", &[&title(lessons, options), &byline(options)]);
    // With a single lesson and no title of its own, the title already says what it is about.
    let titled = lessons.len() > 1 || options.title_page.title.is_some();
    for (index, lesson) in lessons.iter().enumerate() {
        let document = Document::new(lesson, options.notation);
        out += "#{\n";
        if titled {
            let title = document.prose(&lesson.explanation.title);
            let number = if lessons.len() > 1 {
                format!("\"{} \"; ", one_based(index))
            } else {
                String::new()
            };
            out += &call("heading", &["level: 1", &format!("{{{number}{title}}}")]);
        }
        out += &document.whole();
        out += "}\n";
    }
    out
}

impl Document<'_> {
    /// The legend, the problem at a glance, and every part.
    fn whole(&self) -> String {
        let explanation = self.explanation;
        let legend = explanation.legend.iter().map(|entry| self.prose(entry));
        let legend: Vec<String> = legend.collect();
        let legend = format!("text(fill: muted, {{{}}})", legend.join("; h(1.5em); "));
        let mut out = call("par", &[&legend]);
        out += &self.blocks(&explanation.lead);
        for (index, part) in explanation.parts.iter().enumerate() {
            let heading = self.prose(&part.heading);
            let heading = format!("{{\"{}  \"; {heading}}}", one_based(index));
            out += &call("heading", &["level: 2", &heading]);
            out += &self.blocks(&part.blocks);
        }
        out
    }
}
