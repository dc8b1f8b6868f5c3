//! Names that try to be commands come out as words.

use rowstep_tests::program::{rowstep, rowstep_on};

use crate::paper::Paper;

const NAME: &str = r"\input{/etc/passwd} $x$ 5% #1 a&b ^^41 ~ \end{document} <script>";

/// The same as a reader sees it.
const SEEN: [&str; 6] = [
    r"\input{/etc/passwd}",
    "$x$",
    "5%",
    "#1",
    r"\end{document}",
    "<script>",
];

fn assert_seen(text: &str) {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in SEEN {
        assert!(text.contains(words), "{words} is not in: {text}");
    }
    assert!(!text.contains("root:"), "a file was read");
}

#[test]
#[ignore = "needs LaTeX"]
fn titles_and_authors() {
    for form in [
        &["--format", "latex", "--standalone"][..],
        &["--format", "beamer"][..],
    ] {
        let mut args = vec!["explain", "--example", "homework"];
        args.extend(form);
        args.extend(["--title", NAME, "--author", NAME, "--date", NAME]);
        let paper = Paper::set(&rowstep(&args).answer());
        assert_eq!(paper.complaints(), Vec::<String>::new());
        assert_seen(&paper.text());
    }
}

#[test]
#[ignore = "needs LaTeX"]
fn a_board_that_names_itself() {
    let board = format!(
        "title = '{NAME}'\nmask = [\"##\"]\nsymbols = '$%'\nstart = [\"$%\"]\n\
         [[moves]]\ncells = [[1, 2]]\nnames = ['\\x #$']\n"
    );
    for form in [
        &["--format", "latex", "--standalone"][..],
        &["--format", "beamer"][..],
    ] {
        let mut args = vec!["explain", "--puzzle", "toggle"];
        args.extend(form);
        let run = rowstep_on(&board, &args);
        let paper = Paper::set(&run.answer());
        assert_eq!(paper.complaints(), Vec::<String>::new());
        assert_seen(&paper.text());
    }
}
