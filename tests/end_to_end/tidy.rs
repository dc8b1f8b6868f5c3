//! What rots silently: pages that name things that are gone, files that nobody uses.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rowstep_tests::{read, root};
use serde_json::Value;

/// The folders that pages may name, and in which pages are.
const FOLDERS: [&str; 5] = ["crates", "tests", "docs", "notebooks", ".ci"];

/// The files below `folder` whose names end with `ending`, relative to the root.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = root()
        .join(folder)
        .read_dir()
        .unwrap_or_else(|e| panic!("{folder}: {e}"));
    for entry in entries {
        let name = entry.expect("the folder can be listed").file_name();
        let path = Path::new(folder).join(&name);
        if root().join(&path).is_dir() {
            found.extend(files(path.to_str().expect("names are UTF-8"), ending));
        } else if name.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found
}

/// Every Markdown page but the snapshots.
pub(crate) fn pages() -> Vec<PathBuf> {
    let names = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ];
    let at_the_root = names.iter().map(PathBuf::from);
    at_the_root
        .chain(FOLDERS.iter().flat_map(|folder| files(folder, ".md")))
        .collect()
}

/// The inline code of a page: what stands between single backticks, outside fenced blocks.
fn inline_code(page: &str) -> Vec<&str> {
    let prose = page.split("```").step_by(2);
    prose
        .flat_map(|text| text.split('`').skip(1).step_by(2))
        .collect()
}

#[test]
fn links_lead_somewhere() {
    for page in pages() {
        let text = read(&page);
        let targets = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next());
        for target in targets.filter(|target| !target.contains("://")) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let linked = page.parent().expect("a file is in a folder").join(file);
            let linked = if file.is_empty() {
                page.clone()
            } else {
                linked
            };
            assert!(
                root().join(&linked).exists(),
                "{} links to {target}",
                page.display()
            );
            let anchors = || headings(&read(&linked));
            let found = heading.is_empty() || anchors().contains(heading);
            assert!(
                found,
                "{} links to {target}: no such heading",
                page.display()
            );
        }
    }
}

/// The anchors of a page's headings.
fn headings(page: &str) -> BTreeSet<String> {
    let titles = page.lines().filter(|line| line.starts_with('#'));
    let anchor = |title: &str| {
        let kept = title.trim_start_matches('#').trim().to_lowercase();
        let kept = kept
            .chars()
            .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    titles.map(anchor).collect()
}

#[test]
fn pages_name_only_files_and_folders_that_exist() {
    for page in pages() {
        let text = read(&page);
        for name in inline_code(&text) {
            let top = name.split('/').next().unwrap_or_default();
            let is_path =
                name.contains('/') && FOLDERS.contains(&top) && !name.contains([' ', '*']);
            assert!(
                !is_path || root().join(name).exists(),
                "{} names {name}",
                page.display()
            );
        }
    }
}

/// The names of the justfile's recipes.
fn recipes() -> BTreeSet<String> {
    let justfile = read("justfile");
    let heads = justfile
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let names = heads
        .filter(|line| !line.contains(":="))
        .filter_map(|line| line.split_once(':'));
    names.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn pages_name_only_recipes_that_exist_and_contributing_names_all() {
    let recipes = recipes();
    let mut explained = BTreeSet::from(["default".to_owned()]);
    for page in pages() {
        let text = read(&page);
        let named = inline_code(&text)
            .into_iter()
            .filter_map(|code| code.strip_prefix("just "));
        for name in named.map(str::to_owned) {
            assert!(
                recipes.contains(&name),
                "{} names `just {name}`",
                page.display()
            );
            if page == Path::new("CONTRIBUTING.md") {
                explained.insert(name);
            }
        }
    }
    assert_eq!(recipes, explained, "CONTRIBUTING.md explains every recipe");
}

#[test]
fn every_page_is_reached_from_the_first_one() {
    let first = read("docs/README.md");
    for page in files("docs", ".md")
        .into_iter()
        .filter(|page| !page.ends_with("README.md"))
    {
        let name = page
            .file_name()
            .expect("a file has a name")
            .to_string_lossy();
        assert!(
            first.contains(&format!("({name})")),
            "docs/README.md does not link to {name}"
        );
    }
}

#[test]
fn every_dependency_has_a_reason() {
    let manifest = read("Cargo.toml");
    let section = manifest
        .split("[workspace.dependencies]")
        .nth(1)
        .expect("there are dependencies");
    let section = section.split("\n[").next().unwrap_or(section);
    let names = section
        .lines()
        .filter(|line| !line.contains("path ="))
        .filter_map(|line| line.split_once(" ="));
    let architecture = read("ARCHITECTURE.md");
    let reasons = architecture
        .split("## Dependencies")
        .nth(1)
        .expect("the section is there");
    let explained: BTreeSet<&str> = reasons
        .lines()
        .filter_map(|row| row.strip_prefix("| ")?.split(" |").next())
        .flat_map(|names| names.split(", "))
        .collect();
    for (name, _) in names {
        assert!(
            explained.contains(name),
            "ARCHITECTURE.md gives no reason for {name}"
        );
    }
}

#[test]
fn notebooks_are_stored_without_outputs() {
    let notebooks = files("notebooks", ".ipynb");
    assert!(!notebooks.is_empty());
    for notebook in notebooks {
        let json: Value = serde_json::from_str(&read(&notebook)).expect("a notebook is JSON");
        let cells = json["cells"].as_array().expect("a notebook has cells");
        let code = cells.iter().filter(|cell| cell["cell_type"] == "code");
        for cell in code {
            let stripped =
                cell["outputs"] == Value::Array(vec![]) && cell["execution_count"].is_null();
            assert!(
                stripped,
                "{}: strip the outputs of {}",
                notebook.display(),
                cell["id"]
            );
        }
    }
}

#[test]
fn every_corpus_file_is_read_by_the_corpus_tests() {
    for file in files("tests/corpus", "") {
        let is_input = file
            .extension()
            .is_some_and(|ending| ending == "txt" || ending == "toml");
        assert!(
            is_input,
            "{}: the corpus tests read .txt and .toml files",
            file.display()
        );
    }
}
