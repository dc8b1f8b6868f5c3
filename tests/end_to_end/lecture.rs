//! `rowstep lecture`: a folder that is whole, numbered, linked, and never at someone's expense.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rowstep_tests::program::{Run, rowstep};
use tempfile::TempDir;

/// The examples of the lecture that is tested, in their order: boards, a board that cannot be
/// solved, and a system.
const EXAMPLES: [&str; 4] = ["row5", "impossible", "homework", "nakov"];

fn lecture(folder: &Path, more: &[&str]) -> Run {
    let folder = folder.to_str().expect("a name in UTF-8");
    let examples = EXAMPLES.iter().flat_map(|name| ["--example", name]);
    let mut args = vec!["lecture", "-o", folder];
    args.extend(examples);
    args.extend(more);
    rowstep(&args)
}

/// Every file of a folder, by its name with `/`.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(inside) = waiting.pop() {
        for entry in fs::read_dir(inside).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                waiting.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("inside").to_str();
                let name = name.expect("a name in UTF-8").replace('\\', "/");
                found.insert(name, fs::read(&path).expect("a file"));
            }
        }
    }
    found
}

/// The addresses that a page links to.
fn links(page: &str) -> Vec<&str> {
    let after = page.split("href=\"").skip(1);
    after.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_file_is_listed_and_linked_and_nothing_else() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("monday");
    lecture(&folder, &[]).answer();
    let files = files(&folder);
    let list = String::from_utf8(files["files.txt"].clone()).unwrap();
    let listed: Vec<&str> = list.lines().collect();
    let mut present: Vec<&str> = files.keys().map(String::as_str).collect();
    present.retain(|name| *name != "files.txt");
    let mut sorted = listed.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, present);
    let index = String::from_utf8(files["index.html"].clone()).unwrap();
    let mut linked = links(&index);
    linked.sort_unstable();
    present.retain(|name| *name != "index.html");
    assert_eq!(linked, present);
}

#[test]
fn items_are_numbered_in_their_order_everywhere() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("monday");
    lecture(&folder, &[]).answer();
    let files = files(&folder);
    for (index, example) in EXAMPLES.iter().enumerate() {
        let number = format!("{:02}-", index + 1);
        let of = |kind: &str| {
            let prefix = format!("{kind}/{number}");
            files
                .keys()
                .filter(move |name| name.starts_with(&prefix))
                .count()
        };
        assert_eq!((of("pages"), of("traces")), (1, 1), "{example}");
        assert!(of("figures") >= 1, "{example}");
    }
}

#[test]
fn its_traces_are_those_of_the_trace_command_and_verify() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("monday");
    lecture(&folder, &[]).answer();
    let files = files(&folder);
    let traces = files.iter().filter(|(name, _)| name.starts_with("traces/"));
    for ((name, trace), example) in traces.zip(EXAMPLES) {
        let path = folder.join(name);
        rowstep(&["verify", path.to_str().unwrap()]).answer();
        let alone = rowstep(&["trace", "--example", example]).answer();
        assert_eq!(String::from_utf8_lossy(trace), alone, "{name}");
    }
}

#[test]
fn the_same_inputs_give_the_same_bytes_in_place_of_the_old_lecture() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("monday");
    lecture(&folder, &["--method", "gauss-jordan"]).answer();
    let other = files(&folder);
    lecture(&folder, &[]).answer();
    let first = files(&folder);
    lecture(&folder, &[]).answer();
    assert_eq!(files(&folder), first);
    assert_ne!(other, first);
    assert!(first.keys().all(|name| !name.contains("gauss-jordan")));
    let left: Vec<_> = fs::read_dir(home.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing is left beside the folder");
}

#[test]
fn a_folder_with_files_of_others_is_left_alone() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("monday");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("notes.txt"), "mine").unwrap();
    let run = lecture(&folder, &[]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("notes.txt"), "{}", run.stderr);
    assert_eq!(files(&folder).len(), 1);
}

#[test]
fn a_bad_input_leaves_nothing_and_the_old_lecture_in_place() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("monday");
    let bad = home.path().join("bad.txt");
    fs::write(&bad, "bwwb\nbxb\n").unwrap();
    let bad = bad.to_str().unwrap();
    let run = lecture(&folder, &[bad]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(!folder.exists());
    lecture(&folder, &[]).answer();
    let before = files(&folder);
    assert_eq!(lecture(&folder, &[bad]).code, 2);
    assert_eq!(files(&folder), before);
}
