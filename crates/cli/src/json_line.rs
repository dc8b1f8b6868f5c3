//! JSON objects on lines of their own.

use puzzles::InputError;
use serde::Serialize;

/// A board that a limit refuses.
#[derive(Serialize)]
struct RefusedObject {
    refused: String,
}

/// An object as a line.
pub(crate) fn line(object: &impl Serialize) -> String {
    let mut line = serde_json::to_string(object).expect("plain structs are JSON");
    line.push('\n');
    line
}

/// The object of a board that a limit refuses.
pub(crate) fn refused(error: &InputError) -> String {
    line(&RefusedObject {
        refused: format!("{}; {}", error.wrong(), error.right()),
    })
}
