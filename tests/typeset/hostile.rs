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
fn boards_that_name_themselves() {
    // A name of the input has at most 60 characters, so every attack is a name of its own.
    for attack in SEEN {
        let board = format!(
            "title = '{attack} $ # % & ^^41 ~'\nmask = [\"##\"]\nsymbols = '$%'\nstart = [\"$%\"]\n\
             [[moves]]\ncells = [[1, 2]]\nnames = ['{attack}']\n\
             [[goals]]\nname = '{attack}'\nboard = \"none\"\n"
        );
        let args = [
            "explain",
            "--puzzle",
            "toggle",
            "--format",
            "latex",
            "--standalone",
        ];
        let paper = Paper::set(&rowstep_on(&board, &args).answer());
        assert_eq!(paper.complaints(), Vec::<String>::new(), "{attack}");
        let text = paper.text();
        assert!(text.contains(attack), "{attack} is not in: {text}");
        assert!(!text.contains("root:"), "a file was read");
    }
}
