//! The commands in README.md and in `docs/` print what the pages say.

use std::path::Path;

use rowstep_tests::{pages, read, root};

use crate::tidy;

/// Checks a page, or, if `ROWSTEP_UPDATE_DOCS` is set, writes its outputs anew.
fn check(page: &Path) {
    let (actual, wrong) = pages::run(&read(page));
    if std::env::var_os("ROWSTEP_UPDATE_DOCS").is_some() {
        std::fs::write(root().join(page), actual).expect("the page can be written");
    } else {
        let page = page.display();
        assert!(
            wrong.is_empty(),
            "{page}: `just docs` shows what changed in {wrong:#?}"
        );
    }
}

#[test]
fn pages_show_what_the_program_prints() {
    for page in tidy::pages() {
        check(&page);
    }
}
