//! Files are written whole or not at all.

use std::fs;

use crate::support::{Folder, command, rowstep};

#[test]
fn a_file_holds_what_would_have_been_printed() {
    let folder = Folder::new();
    for command in ["trace", "explain"] {
        let args = [command, "--example", "row5"];
        let printed = rowstep(&args).answered();
        let out = folder.path("out");
        assert_eq!(rowstep(&[&args[..], &["-o", &out]].concat()).answered(), "");
        assert_eq!(folder.read("out"), printed);
        assert_eq!(folder.names(), ["out"]);
        assert_eq!(
            rowstep(&[&args[..], &["-o", "-"]].concat()).answered(),
            printed
        );
    }
}

#[test]
fn a_file_in_the_working_folder_needs_no_folder_in_its_name() {
    let folder = Folder::new();
    let output = command(&["trace", "--example", "row5", "-o", "out.json"])
        .current_dir(folder.path(""))
        .output()
        .unwrap();
    assert!(output.status.success());
    assert_eq!(folder.names(), ["out.json"]);
}

#[test]
fn a_failure_leaves_the_old_file_alone() {
    let folder = Folder::new();
    let out = folder.file("out.json", "old");
    rowstep(&["trace", "--board", "bwb/bw", "-o", &out]).failed(2);
    assert_eq!(folder.read("out.json"), "old");
    assert_eq!(folder.names(), ["out.json"]);
}

#[test]
fn the_input_is_not_overwritten() {
    let folder = Folder::new();
    let board = folder.file("board.txt", "bw\n");
    for command in ["trace", "explain"] {
        rowstep(&[command, &board, "-o", &board]).failed(2);
        rowstep(&[command, &board, "-o", &folder.path("./board.txt")]).failed(2);
    }
    assert_eq!(folder.read("board.txt"), "bw\n");
}

#[test]
fn what_cannot_be_written_is_named() {
    let folder = Folder::new();
    for out in [folder.path(""), folder.path("missing/out.json")] {
        let error = rowstep(&["trace", "--example", "row5", "-o", &out]).failed(2);
        assert!(
            error.contains(&out) && error.contains("cannot be written"),
            "{error}"
        );
    }
    assert!(folder.names().is_empty());
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::{Folder, fs, rowstep};

    #[test]
    fn permissions_are_those_of_any_new_file_or_of_the_old_one() {
        let folder = Folder::new();
        let ordinary = folder.file("ordinary", "");
        let mode = |path: &str| fs::metadata(path).unwrap().permissions().mode();
        let new = folder.path("new");
        rowstep(&["trace", "--example", "row5", "-o", &new]).answered();
        assert_eq!(mode(&new), mode(&ordinary));
        let private = folder.file("private", "");
        fs::set_permissions(&private, fs::Permissions::from_mode(0o600)).unwrap();
        let before = mode(&private);
        rowstep(&["trace", "--example", "row5", "-o", &private]).answered();
        assert_eq!(mode(&private), before);
    }

    #[test]
    fn a_link_stays_a_link() {
        let folder = Folder::new();
        folder.file("target", "old");
        symlink(folder.path("target"), folder.path("link")).unwrap();
        rowstep(&["trace", "--example", "row5", "-o", &folder.path("link")]).answered();
        assert!(
            fs::symlink_metadata(folder.path("link"))
                .unwrap()
                .is_symlink()
        );
        assert!(folder.read("target").starts_with('{'));
    }

    #[test]
    fn a_device_is_written_to() {
        rowstep(&["trace", "--example", "row5", "-o", "/dev/null"]).answered();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
