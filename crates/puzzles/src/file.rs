//! The file format of puzzles: text with one JSON object on each line.
//!
//! ```json
//! {"id":"c0001","game":"cannon","rules":"classic","position":"… d","theme":"win-2","line":["a4-b5","…"],"rating":1430}
//! ```
//!
//! Blank lines are skipped. [`Fields`] describes the fields.

use std::collections::HashMap;

use serde_json::Value;

use crate::error::{PuzzleFault, PuzzleFileError};
use crate::puzzle::{Fields, Puzzle};
use cannon_rules::json_error::JsonError;

/// Maximum size of a file, in bytes. A puzzle takes 200 to 1,000 bytes.
pub const MAX_BYTES: usize = 4 << 20;
/// Maximum number of puzzles in a file.
pub const MAX_PUZZLES: usize = 20_000;

/// Reads a file of puzzles.
///
/// # Errors
/// The first fault with its line. Never panics.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    if text.len() > MAX_BYTES {
        return Err(PuzzleFileError::TooLong);
    }
    let mut puzzles = Vec::new();
    let mut lines_by_id: HashMap<String, usize> = HashMap::new();
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        if puzzles.len() == MAX_PUZZLES {
            return Err(PuzzleFileError::TooManyPuzzles);
        }
        let (puzzle, id) = read_line(text);
        let fault = |fault| PuzzleFileError::Puzzle { line, id: id.clone(), fault };
        let puzzle = puzzle.map_err(fault)?;
        if let Some(earlier) = lines_by_id.insert(puzzle.id().to_owned(), line) {
            return Err(fault(PuzzleFault::RepeatedId { earlier }));
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

/// Reads one line, and its identifier even where the rest is wrong.
fn read_line(text: &str) -> (Result<Puzzle, PuzzleFault>, Option<String>) {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => return (Err(PuzzleFault::NotJson(JsonError::in_one_line(&error))), None),
    };
    let id = value.get("id").and_then(Value::as_str).map(str::to_owned);
    // Parse the text again instead of the value, because only then serde reports the column.
    let fields: Result<Fields, _> = serde_json::from_str(text);
    (fields.map_err(|error| PuzzleFault::Field(JsonError::in_one_line(&error))).and_then(Puzzle::new), id)
}

/// The puzzle as one line of a file, without a line break.
pub fn write_line(puzzle: &Puzzle) -> String {
    // Serialising strings, numbers and string-keyed maps cannot fail.
    serde_json::to_string(puzzle.fields()).unwrap_or_default()
}

/// The text of a file with these puzzles, which [`read`] reads back.
pub fn write(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(|puzzle| write_line(puzzle) + "\n").collect()
}
