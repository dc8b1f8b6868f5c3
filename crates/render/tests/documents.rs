//! Whole documents, for their wording and layout; what is true of them is in `laws`.

mod support;

use puzzles::{Moves, ReadOptions};
use render::{MarkdownOptions, TextOptions, markdown, text};
use support::Sample;
use tracer::{Detail, Method};

fn check(name: &str, sample: &Sample, detail: Detail, options: &TextOptions) {
    insta::assert_snapshot!(name, text(&sample.explained(detail), options));
}

fn check_default(name: &str, sample: &Sample) {
    check(name, sample, Detail::Pivot, &TextOptions::default());
}

#[test]
fn examples_at_the_default_detail() {
    let names = [
        "poj",
        "impossible",
        "nakov",
        "nakov2",
        "row5",
        "lights4",
        "homework",
        "inconsistent",
        "two-sides",
        "inverse",
    ];
    for name in names {
        check_default(name, &Sample::example(name, Method::Gauss));
    }
}

#[test]
fn a_single_cell() {
    check_default("single_cell", &Sample::read("single", "b", Method::Gauss));
}

#[test]
fn someones_own_way() {
    check_default("manual", &Sample::manual());
    check_default("manual_with_claims", &Sample::manual_with_claims());
}

#[test]
fn gauss_jordan() {
    check_default(
        "poj_gauss_jordan",
        &Sample::example("poj", Method::GaussJordan),
    );
}

#[test]
fn columns_that_change_places() {
    let torus = Sample::torus(Method::ColumnSwap);
    check_default("torus_column_swap", &torus);
    check_default(
        "nakov_column_swap",
        &Sample::example("nakov", Method::ColumnSwap),
    );
    check_default(
        "row5_column_swap",
        &Sample::example("row5", Method::ColumnSwap),
    );
    let outline = Detail::Outline;
    check(
        "torus_column_swap_outline",
        &torus,
        outline,
        &TextOptions::default(),
    );
    let page = markdown(&torus.explained(Detail::Pivot), &MarkdownOptions::default());
    insta::assert_snapshot!("torus_column_swap_page", page);
}

#[test]
fn other_details() {
    let sample = Sample::example("row5", Method::Gauss);
    check(
        "row5_outline",
        &sample,
        Detail::Outline,
        &TextOptions::default(),
    );
    let sample = Sample::example("lights4", Method::Gauss);
    check(
        "lights4_operation",
        &sample,
        Detail::Operation,
        &TextOptions::default(),
    );
}

#[test]
fn ascii_and_narrow() {
    let options = TextOptions {
        width: 60,
        ascii: true,
        color: false,
    };
    let sample = Sample::example("poj", Method::Gauss);
    check("poj_ascii_60", &sample, Detail::Pivot, &options);
}

#[test]
fn colour() {
    let options = TextOptions {
        color: true,
        ..TextOptions::default()
    };
    let sample = Sample::example("inconsistent", Method::Gauss);
    check("inconsistent_color", &sample, Detail::Pivot, &options);
}

/// Unknowns of which three each do the same, so that a search often meets what it has seen.
const TRIPLETS: &str = "\
x1 + x2 + x3 = 1
x4 + x5 + x6 = 1
x7 + x8 + x9 = 1
";

#[test]
fn explorations_at_the_default_detail() {
    for method in Method::EXPLORATIONS {
        for name in ["row5", "poj"] {
            let snapshot = format!("{name}_{}", method.name());
            check_default(&snapshot, &Sample::example(name, method));
        }
    }
    check_default(
        "impossible_chase",
        &Sample::example("impossible", Method::Chase),
    );
    check_default(
        "impossible_reach",
        &Sample::example("impossible", Method::Reach),
    );
    check_default("homework_bfs", &Sample::example("homework", Method::Bfs));
    check_default("nakov_subsets", &Sample::example("nakov", Method::Subsets));
    check_default(
        "lights3_chase",
        &Sample::read("3×3", "011/101/110", Method::Chase),
    );
    // On two columns with king moves, ways meet in a state.
    for (name, board, method) in [
        ("king_chase", "011/101/110", Method::Chase),
        ("king_row-dp", "11/11/11/00", Method::RowDp),
    ] {
        let options = ReadOptions {
            moves: Some(Moves::King),
            ..ReadOptions::default()
        };
        check_default(name, &Sample::read_with("king", board, method, &options));
    }
    let options = ReadOptions {
        torus: true,
        ..ReadOptions::default()
    };
    let board = "0110/1011/1100";
    check_default(
        "torus_chase",
        &Sample::read_with("torus", board, Method::Chase, &options),
    );
    // Its queue is too wide for the page, so cells are wrapped.
    check(
        "triplets_bfs_60",
        &Sample::read("triplets", TRIPLETS, Method::Bfs),
        Detail::Pivot,
        &TextOptions {
            width: 60,
            ..TextOptions::default()
        },
    );
    check(
        "row5_bfs_operation",
        &Sample::example("row5", Method::Bfs),
        Detail::Operation,
        &TextOptions::default(),
    );
    check(
        "row5_chase_outline",
        &Sample::example("row5", Method::Chase),
        Detail::Outline,
        &TextOptions::default(),
    );
}

#[test]
fn pages_of_explorations() {
    for method in [Method::Chase, Method::Bfs] {
        let page = markdown(
            &Sample::example("row5", method).explained(Detail::Pivot),
            &MarkdownOptions::default(),
        );
        insta::assert_snapshot!(format!("row5_{}_page", method.name()), page);
    }
}

#[test]
fn pages() {
    for name in ["row5", "impossible", "homework", "nakov"] {
        let sample = Sample::example(name, Method::Gauss);
        let page = markdown(
            &sample.explained(Detail::Pivot),
            &MarkdownOptions::default(),
        );
        insta::assert_snapshot!(format!("{name}_page"), page);
    }
}
