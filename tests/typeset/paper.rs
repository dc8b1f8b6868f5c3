//! Runs pdflatex, and reads what it complained about and where it put the words.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;

/// How far a line or a page may stick out, in points; less is not seen.
const TOLERANCE: f64 = 3.0;

/// A document that pdflatex has set.
pub(crate) struct Paper {
    home: TempDir,
    log: String,
}

/// A word on a page: its left and upper edge in points from the top left, and the word.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Word {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) text: String,
}

/// A page and its words.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Page {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) words: Vec<Word>,
}

impl Paper {
    /// Sets a document in a folder of its own, in one pass.
    pub(crate) fn set(latex: &str) -> Self {
        Self::set_with(latex, &[])
    }

    /// Sets a document beside other files.
    pub(crate) fn set_with(latex: &str, files: &[(&str, &str)]) -> Self {
        let home = TempDir::new().expect("a folder");
        for (name, text) in files.iter().chain(&[("paper.tex", latex)]) {
            std::fs::write(home.path().join(name), text).expect("a file");
        }
        Command::new("pdflatex")
            .args(["-interaction=nonstopmode", "-no-shell-escape", "paper.tex"])
            .current_dir(home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .expect("pdflatex runs");
        let log = std::fs::read(home.path().join("paper.log")).expect("pdflatex keeps a log");
        let log = String::from_utf8_lossy(&log).into_owned();
        Self { home, log }
    }

    /// What is wrong with it: errors, characters that no font has, lines or pages that stick out.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let wrong = |line: &&str| {
            line.starts_with('!') || line.starts_with("Missing character") || sticks_out(line)
        };
        let mut complaints: Vec<String> =
            self.log.lines().filter(wrong).map(str::to_owned).collect();
        if !self.file("paper.pdf").exists() {
            complaints.push("there is no PDF".to_owned());
        }
        complaints
    }

    /// The text of all pages.
    pub(crate) fn text(&self) -> String {
        self.pdftotext(&["-layout"])
    }

    /// The pages and where their words stand.
    pub(crate) fn pages(&self) -> Vec<Page> {
        let xml = self.pdftotext(&["-bbox"]);
        xml.split("<page ").skip(1).map(page).collect()
    }

    fn pdftotext(&self, options: &[&str]) -> String {
        let output = Command::new("pdftotext")
            .args(options)
            .arg(self.file("paper.pdf"))
            .arg("-")
            .output()
            .expect("pdftotext runs");
        String::from_utf8(output.stdout).expect("pdftotext writes UTF-8")
    }

    fn file(&self, name: &str) -> PathBuf {
        Path::join(self.home.path(), name)
    }
}

/// Whether a line of the log speaks of something that is too wide or too high to be overlooked.
fn sticks_out(line: &str) -> bool {
    let Some(rest) = line.strip_prefix("Overfull ") else {
        return false;
    };
    let points = rest
        .split('(')
        .nth(1)
        .and_then(|rest| rest.split("pt").next());
    let points = points.and_then(|points| points.parse::<f64>().ok());
    points.is_none_or(|points| points > TOLERANCE)
}

/// Reads a page of `pdftotext -bbox`.
fn page(xml: &str) -> Page {
    let words = xml.split("<word ").skip(1).map(|word| {
        let text = word
            .split('>')
            .nth(1)
            .and_then(|text| text.split('<').next());
        Word {
            x: attribute(word, "xMin"),
            y: attribute(word, "yMin"),
            text: text.unwrap_or_default().to_owned(),
        }
    });
    Page {
        width: attribute(xml, "width"),
        height: attribute(xml, "height"),
        words: words.collect(),
    }
}

fn attribute(xml: &str, name: &str) -> f64 {
    let after = xml.split(&format!("{name}=\"")).nth(1);
    let value = after.and_then(|after| after.split('"').next());
    value
        .and_then(|value| value.parse().ok())
        .expect("pdftotext gives every place")
}

/// Runs `check` on everything, two at a time, and returns all that was wrong.
pub(crate) fn each<T: Sync>(things: &[T], check: impl Fn(&T) -> Vec<String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let work = || {
        while let Some(thing) = things.get(next.fetch_add(1, Ordering::Relaxed)) {
            let complaints = check(thing);
            wrong
                .lock()
                .expect("no other thread failed")
                .extend(complaints);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
    wrong.into_inner().expect("no thread failed")
}
