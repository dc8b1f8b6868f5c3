//! Results on stdout, everything else on stderr, and pipes that close.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::support::{Folder, command, rowstep};

/// Far more than a pipe holds.
fn many_boards(folder: &Folder) -> String {
    folder.file("boards.txt", "bwwb\nbbwb\nbwwb\nbwww\n\n".repeat(20_000))
}

#[test]
fn a_closed_pipe_is_no_error() {
    let folder = Folder::new();
    let boards = many_boards(&folder);
    for args in [
        &["solve", &boards][..],
        &["solve", "--json", &boards],
        &["explain", "--example", "poj", "--detail", "operation"],
        &["trace", "--example", "poj"],
        &["--help"],
    ] {
        let mut child = command(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        let mut stdout = BufReader::with_capacity(16, child.stdout.take().unwrap());
        stdout.read_line(&mut first).unwrap();
        drop(stdout);
        let mut stderr = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut stderr)
            .unwrap();
        let status = child.wait().unwrap();
        assert_eq!((status.code(), stderr.as_str()), (Some(0), ""), "{args:?}");
        assert!(!first.is_empty());
    }
}

#[test]
fn a_closed_pipe_hides_no_verdict() {
    let folder = Folder::new();
    let good = rowstep(&["trace", "--example", "row5"]).answered();
    let bad = folder.file("bad.json", good.replacen(r#""rank":4"#, r#""rank":3"#, 1));
    let mut child = command(&["verify", &bad, &bad])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for args in [
        &["solve", "--example", "poj"][..],
        &["trace", "--example", "poj"],
    ] {
        let full = std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = command(args).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            error.contains("standard output cannot be written"),
            "{error}"
        );
    }
}

#[test]
fn nothing_but_results_is_on_stdout() {
    let run = rowstep(&["solve", "--board", "bx"]);
    assert_eq!(run.stdout, "");
    let run = rowstep(&["solve", "--board", "bw"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
}

#[test]
fn no_argument_shows_where_to_begin() {
    let text = rowstep(&[]).answered();
    insta::assert_snapshot!(text, @"
    Rowstep solves toggle puzzles and 0/1 systems over GF(2), and shows every step of how.

    Try:
      rowstep explain --example row5               the elimination, step by step, on a small board
      rowstep solve --board 'bwwb/bbwb/bwwb/bwww'  the least number of moves, and which they are
      rowstep --help                               all commands
    ");
    // What it suggests works.
    for line in text
        .lines()
        .filter_map(|line| line.strip_prefix("  rowstep "))
    {
        let args = line.split("  ").next().unwrap().replace('\'', "");
        rowstep(&args.split(' ').collect::<Vec<&str>>()).answered();
    }
}
