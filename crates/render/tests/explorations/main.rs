//! What must hold of the explanations of methods that explore: what they draw and list is read
//! back, and compared with the trace and with the board that is played.

mod common;
mod searches;
mod subsets;
#[path = "../support/mod.rs"]
mod support;
mod walks;

use render::{TextOptions, text};
use support::Sample;
use tracer::{Detail, Method};

#[test]
fn four_by_four_is_told_in_less_than_200_lines() {
    for method in Method::EXPLORATIONS {
        for name in ["poj", "impossible", "lights4"] {
            let explanation = Sample::example(name, method).explained(Detail::Pivot);
            let text = text(&explanation, &TextOptions::default());
            let lines = text.lines().count();
            assert!(lines < 200, "{name} by {}: {lines} lines", method.name());
        }
    }
}
